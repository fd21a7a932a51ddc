import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { startWorker } from '../../../src/queue/roles.ts';
import { runWatched } from '../../../src/queue/watched.ts';
import { beforeStep } from '../../support/changed-steps.ts';
import { longTurns } from '../../support/long-turns.ts';
import { gamesOf } from './tables.ts';

/**
 * A worker of the toy game with long turns that is killed while a card is drawn: `node mortal-process.js FOLDER SOCKET`,
 * once for each file in the folder.
 */
const [folder = '', redis = ''] = process.argv.slice(2);

const games = gamesOf(
  beforeStep(longTurns(), 'turn', 'end', (_ctx, local) => {
    const [death] = local['key'] === 'draw' ? readdirSync(folder) : [];
    if (death === undefined) return;
    rmSync(join(folder, death));
    process.kill(process.pid, 'SIGKILL');
  }),
);
const log = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' });

await runWatched(() => startWorker({ redis, games, log, archive: null, hold: 3_000, sweep: 3_000 }));
