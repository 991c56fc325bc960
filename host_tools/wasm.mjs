// Runs MicroPython's WebAssembly VM: node wasm.mjs MODULE FOLDER STATEMENTS...
// FOLDER becomes /flash there, on sys.path; each STATEMENTS runs by itself at top level, the only
// place where this VM collects garbage.

import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [module, folder, ...parts] = process.argv.slice(2);
const { loadMicroPython } = await import(pathToFileURL(module));
const vm = await loadMicroPython({ stdout: (line) => console.log(line) });

function copy(from, to) {
  vm.FS.mkdirTree(to);
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    const target = `${to}/${entry.name}`;
    if (entry.isDirectory()) copy(source, target);
    else vm.FS.writeFile(target, fs.readFileSync(source));
  }
}

copy(folder, "/flash");
vm.runPython("import sys; sys.path.insert(0, '/flash')");
try {
  for (const part of parts) vm.runPython(part);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
