import { startBots, startReader, startWorker } from '../queue/roles.ts';
import { knownGames as games } from '../tables/known-games.ts';
import { runPipeline } from './pipeline.ts';
import { runPlainly } from './plain-words.ts';

/**
 * The processes that run the games: `node dist/src/cli/worker.js 4` keeps four workers running, with a process that
 * reads for people and one that plays the bots. As many of these programs as one likes, on as many machines; those
 * that use an archive share its folder.
 */
await runPlainly(() =>
  runPipeline(
    (count) => ({ worker: count, reader: 1, bots: 1 }),
    (part, settings) => {
      switch (part) {
        case 'worker':
          return startWorker({ ...settings, games });
        case 'reader':
          return startReader({ ...settings, games });
        case 'bots':
          return startBots({ ...settings, games });
        case 'renderer':
          throw new Error('pictures are drawn by a program of their own');
      }
    },
  ),
);
