import { pino } from 'pino';
import { procedure } from '../../src/kernel/game.ts';
import { startWorker } from '../../src/queue/roles.ts';
import { runWatched } from '../../src/queue/watchdog.ts';
import { gamesOf } from './tables.ts';
import { type Skirmish, toyGame } from './toy-game.ts';

/**
 * A worker of the toy game that is spoilt by whoever draws a card: `node poison-process.js HOW SOCKET`, where HOW is
 * `throw`, `hang` or `exit`.
 */
const [how, redis = ''] = process.argv.slice(2);

function spoil(): never {
  switch (how) {
    case 'hang':
      for (;;) Math.random();
    case 'exit':
      return process.exit(1);
    default:
      throw new Error('poison');
  }
}

const game = toyGame();
const { turn = {} } = game.procedures;
const { end } = turn;
const poisoned = procedure<Skirmish, { key?: string }>({
  ...turn,
  end: (ctx, local) => {
    if (local.key === 'draw') spoil();
    return typeof end === 'function' ? end(ctx, local) : null;
  },
});
const games = gamesOf({ ...game, procedures: { ...game.procedures, turn: poisoned } });
const log = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' });

await runWatched(() => startWorker({ redis, games, log, archive: null, hold: 1_500, sweep: 3_000 }));
