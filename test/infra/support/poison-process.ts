import { pino } from 'pino';
import { startWorker } from '../../../src/queue/roles.ts';
import { runWatched } from '../../../src/queue/watched.ts';
import { beforeStep } from '../../support/changed-steps.ts';
import { toyGame } from '../../support/toy-game.ts';
import { gamesOf } from './tables.ts';

/**
 * A worker of the toy game that is spoilt by whoever draws a card: `node poison-process.js HOW SOCKET`, where HOW is
 * `throw`, `hang` or `exit`.
 */
const [how, redis = ''] = process.argv.slice(2);

function spoil(): never {
  switch (how) {
    case 'hang':
      for (;;) process.uptime();
    case 'exit':
      return process.exit(1);
    default:
      throw new Error('poison');
  }
}

const games = gamesOf(
  beforeStep(toyGame(), 'turn', 'end', (_ctx, local) => {
    if (local['key'] === 'draw') spoil();
  }),
);
const log = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' });

await runWatched(() => startWorker({ redis, games, log, archive: null, hold: 3_000, sweep: 3_000 }));
