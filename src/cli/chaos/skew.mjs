// @ts-check

// For tests alone: `node --import skew.mjs` shifts this process's clock. SUBSPACE_SKEW says by how many milliseconds, and
// after a slash how often: `86400000/100` jumps ahead by a day, and back, every 100 milliseconds; `-3600000` stays an hour
// behind. Timers and `performance` keep their time, as they do when a machine's clock is set.
const [shift = 0, every = 0] = (process.env['SUBSPACE_SKEW'] ?? '').split('/').map(Number);
const started = performance.now();
const RealDate = Date;

/** What is added to the clock now. */
function skewNow() {
  if (every === 0) return shift;
  return Math.floor((performance.now() - started) / every) % 2 === 0 ? 0 : shift;
}

class SkewedDate extends RealDate {
  /** @param {unknown[]} args */
  constructor(...args) {
    // The constructor's forms are those of Date.
    super(.../** @type {[number]} */ (args.length === 0 ? [SkewedDate.now()] : args));
  }

  /** @override */
  static now() {
    return RealDate.now() + skewNow();
  }
}

globalThis.Date = /** @type {DateConstructor} */ (new Proxy(SkewedDate, { apply: () => new SkewedDate().toString() }));
