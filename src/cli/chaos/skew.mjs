// @ts-check

import { readFileSync } from 'node:fs';

// For tests only: `node --import skew.mjs` shifts the clock of this process. SUBSPACE_SKEW is the shift in
// milliseconds. With `86400000/100`, for example, the clock switches between the real time and a day ahead every 100
// milliseconds. If SUBSPACE_SKEW is a path, the file at that path contains two shifts: the first is for processes with
// an even id, the second for the others. The shifts in the file may change at any time. Timers and `performance` aren't
// affected, just as when a machine's clock is set.
const given = process.env['SUBSPACE_SKEW'] ?? '';
const isFile = given.startsWith('/');
const started = performance.now();
const RealDate = Date;
let [shift = 0, every = 0] = isFile ? [] : given.split('/').map(Number);

function read() {
  try {
    shift = Number(readFileSync(given, 'utf8').split(' ')[process.pid % 2]) || 0;
  } catch {
    shift = 0; // The file doesn't exist yet.
  }
}

if (isFile) {
  read();
  setInterval(read, 200).unref();
}

/** The current shift of the clock. */
function skewNow() {
  if (every === 0) return shift;
  return Math.floor((performance.now() - started) / every) % 2 === 0 ? 0 : shift;
}

class SkewedDate extends RealDate {
  /** @param {unknown[]} args */
  constructor(...args) {
    // The constructor takes the same arguments as Date's.
    super(.../** @type {[number]} */ (args.length === 0 ? [SkewedDate.now()] : args));
  }

  /** @override */
  static now() {
    return RealDate.now() + skewNow();
  }
}

globalThis.Date = /** @type {DateConstructor} */ (new Proxy(SkewedDate, { apply: () => new SkewedDate().toString() }));
