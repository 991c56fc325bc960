// The fast engine: node engine.mjs RP2040JS BOOTROM I2C runs orders from standard input, one JSON
// object a line, and answers each with one. engine.py says what the orders are; js.py sends them.
//
// It mends what the emulator lacks: flash cannot be programmed there, I2C takes no time, a read of
// an output pin gives 0, USB answers the firmware's question for input with endless empty packets.

import fs from "node:fs";
import readline from "node:readline";
import { pathToFileURL } from "node:url";

const { ConsoleLogger, LogLevel, Simulator, USBCDC } = await import(pathToFileURL(process.argv[2]));
const bootrom = new Uint32Array(JSON.parse(fs.readFileSync(process.argv[3])));
const wiring = JSON.parse(process.argv[4]); // {block, sda, scl}

const NS_A_CYCLE = 8; // 125 MHz
const POLL_NS = 1e6; // how often a run looks whether its text has come
const FLASH_SIZE = 2 << 20;
const PACKET = 63; // a full one of 64 would wait for the next
const TX_EMPTY = 1 << 4; // of I2C
const ERASE = 0xe0;
const PROGRAM = 0xe1;

const flash = new Uint8Array(FLASH_SIZE).fill(0xff);
const levels = {}; // what drives the pins from outside
let answering = []; // addresses on the I2C bus
let simulator, mcu, cdc, clock;
let before = 0; // nanoseconds up to the last reset
let rebooting = false;
let input = [];
let asked = false; // the firmware waits for input
let resets = 0;
let busyNs = 0;
let text = "";
let transfers = [];

const now = () => before + clock.nanos;

// The boot ROM's functions for flash become a break for us and a return.
function trapFlash() {
  const rom = new Uint8Array(bootrom.buffer);
  const half = (at) => rom[at] | (rom[at + 1] << 8);
  for (let at = half(0x14); half(at); at += 4) {
    const name = String.fromCharCode(rom[at], rom[at + 1]);
    const code = { RE: ERASE, RP: PROGRAM }[name];
    if (code) rom.set([code, 0xbe, 0x70, 0x47], half(at + 2) & ~1);
  }
}

function onBreak(code) {
  const [a, b, count] = mcu.core.registers;
  if (code === ERASE) mcu.flash.fill(0xff, a, a + b);
  // Programming only clears bits.
  if (code === PROGRAM) for (let i = 0; i < count; i++) mcu.flash[a + i] &= mcu.readUint8(b + i);
}

function boot() {
  simulator = new Simulator();
  mcu = simulator.rp2040;
  clock = simulator.clock;
  mcu.loadBootrom(bootrom);
  mcu.logger = new ConsoleLogger(LogLevel.Error);
  mcu.flash.set(flash);
  mcu.onBreak = onBreak;
  const watchdog = Object.values(mcu.peripherals).find((p) => p.name?.startsWith("WATCHDOG"));
  if (watchdog) watchdog.onWatchdogTrigger = () => (rebooting = true);
  sendInOrder();
  attachConsole();
  attachI2C();
  attachPins();
  mcu.core.PC = 0x10000000;
}

// The emulator sends the second of two buffers first: what one order of the firmware brings goes
// out the other way round.
function sendInOrder() {
  const usb = mcu.usbCtrl;
  const order = [];
  for (const alarm of usb.endpointWriteAlarms) {
    const schedule = alarm.schedule.bind(alarm);
    alarm.schedule = (...what) => order.unshift(() => schedule(...what));
  }
  const updated = usb.DPRAMUpdated.bind(usb);
  usb.DPRAMUpdated = (...what) => {
    updated(...what);
    for (const action of order.splice(0)) action();
  };
}

function attachConsole() {
  cdc = new USBCDC(mcu.usbCtrl);
  asked = false;
  input = [];
  const others = mcu.usbCtrl.onEndpointRead;
  mcu.usbCtrl.onEndpointRead = (endpoint, size) => {
    if (endpoint && endpoint === cdc.outEndpoint) {
      asked = true;
      give();
    } else others(endpoint, size);
  };
  cdc.onDeviceConnected = () => send("\r\n");
  cdc.onSerialData = (data) => (text += Buffer.from(data).toString("latin1"));
}

function give() {
  if (!asked || !input.length) return;
  asked = false;
  mcu.usbCtrl.endpointReadDone(cdc.outEndpoint, Uint8Array.from(input.splice(0, PACKET)));
}

function send(data) {
  input.push(...Buffer.from(data, "latin1"));
  give();
}

function attachI2C() {
  const i2c = mcu.i2c[wiring.block];
  let transfer = null;
  let since = 0;
  let then;
  const alarm = clock.createAlarm(() => then());
  const bitNs = () => {
    const low = i2c.sclLowPeriod;
    const spikes = low < 16 ? 1 : low >> 4;
    return (i2c.sclHighPeriod + spikes + 7 + low + 1) * NS_A_CYCLE;
  };
  const after = (bits, action) => {
    then = action;
    alarm.schedule(bits * bitNs());
  };
  // What is thrown away when nobody acknowledges leaves the queue empty, and the firmware waits
  // for word of that before it looks why.
  const abort = i2c.abort.bind(i2c);
  i2c.abort = (reason) => {
    abort(reason);
    i2c.setInterrupts(TX_EMPTY);
  };
  i2c.onStart = () => after(1, () => i2c.completeStart());
  i2c.onConnect = (address) => {
    since = now();
    const there = answering.includes(address & 127);
    transfer = [since, address & 127, []];
    after(9, () => i2c.completeConnect(there));
  };
  i2c.onWriteByte = (byte) => {
    transfer[2].push(byte);
    after(9, () => i2c.completeWrite(answering.includes(transfer[1])));
  };
  i2c.onReadByte = () => after(9, () => i2c.completeRead(0));
  i2c.onStop = () =>
    after(1, () => {
      if (answering.includes(transfer[1])) transfers.push(transfer);
      busyNs += now() - since;
      i2c.completeStop();
    });
  attachBits();
}

// The firmware writes nothing-but-an-address (a scan, a probe) by moving the two pins itself.
function attachBits() {
  const data = mcu.gpio[wiring.sda];
  const tick = mcu.gpio[wiring.scl];
  const isLow = (pin) => pin.functionSelect === 5 && pin.outputEnable && !pin.outputValue;
  let wasData = 1;
  let wasTick = 1;
  let bit = -1; // of the byte under way; -1 between transfers
  let value = 0;
  let address = true;
  let transfer = null;
  const changed = () => {
    const isData = +!isLow(data);
    const isTick = +!isLow(tick);
    const [d, t] = [wasData, wasTick];
    [wasData, wasTick] = [isData, isTick];
    if (data.functionSelect !== 5) return;
    if (isTick && t && isData !== d) {
      if (isData && transfer) transfers.push(transfer);
      bit = isData ? -1 : 0;
      value = 0;
      address = true;
      transfer = null;
      data.setInputValue(true);
    } else if (bit >= 0 && isTick && !t) {
      if (bit < 8) value = (value << 1) | isData;
      bit++;
    } else if (bit >= 0 && t && !isTick && bit === 8) {
      if (address) {
        if (answering.includes(value >> 1)) {
          transfer = [now(), value >> 1, []];
        }
      } else if (transfer) transfer[2].push(value);
      data.setInputValue(!transfer);
    } else if (bit >= 9 && t && !isTick) {
      bit = 0;
      value = 0;
      address = false;
      data.setInputValue(true);
    }
  };
  data.addListener(changed);
  tick.addListener(changed);
}

function attachPins() {
  mcu.gpio.forEach((pin, number) => {
    pin.setInputValue(levels[number] ?? true); // buttons have pull-ups
    if (number === wiring.sda || number === wiring.scl) return;
    pin.addListener((state) => pin.setInputValue(state <= 1 ? !!state : (levels[number] ?? true)));
  });
}

function setPin(number, level) {
  levels[number] = level === null ? undefined : !!level;
  mcu.gpio[number].setInputValue(levels[number] ?? true);
}

function reset() {
  rebooting = false;
  resets++;
  flash.set(mcu.flash.subarray(0, FLASH_SIZE));
  before += clock.nanos;
  boot();
}

// Runs up to a moment, or until a text has come; true if it has. Emulated time decides everything,
// so that a run is repeated to the nanosecond.
function run(end, until, events) {
  let poll = now();
  while (true) {
    const time = now();
    if (time >= poll) {
      if (until && text.includes(until)) return true;
      poll = time + POLL_NS;
    }
    if (time >= end - 1) return !!until && text.includes(until);
    while (events.length && events[0][0] <= time) setPin(...events.shift().slice(1));
    const limit = Math.min(end, poll, events.length ? events[0][0] : Infinity) - before;
    const { core } = mcu;
    while (clock.nanos < limit && !rebooting) {
      if (core.waiting) {
        const next = clock.nanosToNextAlarm;
        const rest = limit - clock.nanos;
        clock.tick(next > 0 ? Math.min(next, rest) : clock.nextAlarm ? 0 : rest);
      } else clock.tick(core.executeInstruction() * NS_A_CYCLE);
    }
    if (rebooting) reset();
  }
}

function obey(order) {
  const answer = {};
  if (order.load) {
    flash.fill(0xff).set(fs.readFileSync(order.load));
    boot();
  }
  if (order.answering) answering = order.answering;
  if (order.cut) {
    // Whatever is in flash by now stays there.
    reset();
  }
  if (order.send) send(order.send);
  if (order.run !== undefined) {
    answer.found = run(now() + order.run, order.until, order.events ?? []);
  }
  if (order.save) fs.writeFileSync(order.save, mcu.flash.subarray(0, FLASH_SIZE));
  answer.ns = now();
  answer.text = text;
  answer.transfers = transfers.map(([at, address, data]) => [
    at,
    address,
    Buffer.from(data).toString("hex"),
  ]);
  answer.resets = resets;
  answer.busy_ns = busyNs;
  text = "";
  transfers = [];
  return answer;
}

trapFlash();
for await (const line of readline.createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(obey(JSON.parse(line))));
}
