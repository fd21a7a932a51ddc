import { runWatched } from '../../../src/queue/watched.ts';

/**
 * A child that blocks its event loop: `node slow-process.js START EVERY BLOCK`. It blocks for START milliseconds before it
 * has started, and then for BLOCK milliseconds in every EVERY (0 for never).
 */
const [start = 0, every = 0, block = 0] = process.argv.slice(2).map(Number);

function hold(time: number): void {
  for (const end = performance.now() + time; performance.now() < end; ) Math.random();
}

await runWatched(async () => {
  hold(start);
  const timer = every > 0 ? setInterval(() => hold(block), every) : setInterval(() => {}, 60_000);
  return { close: async () => clearInterval(timer) };
}, 200);
