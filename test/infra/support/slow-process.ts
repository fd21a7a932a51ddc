import { runWatched } from '../../../src/queue/watched.ts';
import { passes } from './until.ts';

/**
 * A child that blocks its event loop: `node slow-process.js START EVERY BLOCK`. It blocks for START milliseconds before it
 * has started, and then for BLOCK milliseconds in every EVERY (0 for never).
 */
const [start = 0, every = 0, block = 0] = process.argv.slice(2).map(Number);

function hold(time: number): void {
  // Nothing else runs in this process meanwhile.
  for (const end = performance.now() + time; performance.now() < end; );
}

await runWatched(async () => {
  hold(start);
  let isOver = false;
  const work = async (): Promise<void> => {
    while (!isOver) {
      await passes(every > 0 ? every : 60_000);
      if (every > 0) hold(block);
    }
  };
  void work();
  return {
    close: async () => {
      isOver = true;
    },
  };
}, 200);
