// Runs MicroPython's WebAssembly VM: node wasm.mjs MODULE FOLDER STATEMENTS...
// FOLDER becomes the root there, as on the Pico, where modules are found; each STATEMENTS runs by itself at top level, the only
// place where this VM collects garbage.

import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [module, folder, ...parts] = process.argv.slice(2);
const { loadMicroPython } = await import(pathToFileURL(module));
// The heap grows where the Pico's is. At the low addresses of this VM many a small number in a table
// would look like a pointer, and what it happens to point at would not be collected.
const RAM = 0x20000000;
const vm = await loadMicroPython({ heapsize: 8192, stdout: (line) => console.log(line) });
vm._module._malloc(RAM);

function copy(from, to) {
  if (to) vm.FS.mkdirTree(to);
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    const target = `${to}/${entry.name}`;
    if (entry.isDirectory()) copy(source, target);
    else vm.FS.writeFile(target, fs.readFileSync(source));
  }
}

copy(folder, "");
vm.runPython("import os, sys; os.chdir('/'); sys.path[:] = ['']");
try {
  for (const part of parts) vm.runPython(part);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
