import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { procedure } from '../../src/kernel/game.ts';
import { startWorker } from '../../src/queue/roles.ts';
import { runWatched } from '../../src/queue/watchdog.ts';
import { longTurns } from './long-turns.ts';
import { gamesOf } from './tables.ts';
import type { Skirmish } from './toy-game.ts';

/**
 * A worker of the toy game with long turns that is killed while a card is drawn: `node mortal-process.js FOLDER SOCKET`,
 * once for each file in the folder.
 */
const [folder = '', redis = ''] = process.argv.slice(2);

const game = longTurns();
const { turn = {} } = game.procedures;
const { end } = turn;
const mortal = procedure<Skirmish, { key?: string }>({
  ...turn,
  end: (ctx, local) => {
    const [death] = local.key === 'draw' ? readdirSync(folder) : [];
    if (death !== undefined) {
      rmSync(join(folder, death));
      process.kill(process.pid, 'SIGKILL');
    }
    return typeof end === 'function' ? end(ctx, local) : null;
  },
});
const games = gamesOf({ ...game, procedures: { ...game.procedures, turn: mortal } });
const log = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' });

await runWatched(() => startWorker({ redis, games, log, archive: null, hold: 1_500, sweep: 3_000 }));
