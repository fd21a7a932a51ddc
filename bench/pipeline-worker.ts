import { pino } from 'pino';
import { startWorker } from '../src/queue/roles.ts';
import { runWatched } from '../src/queue/watched.ts';
import { ballast } from './ballast.ts';

/** Runs a worker for the game from `ballast.ts` in a separate process: `node pipeline-worker.js SOCKET BYTES WORK`. */
const [redis = '', bytes, work] = process.argv.slice(2);
const games = ballast({ bytes: Number(bytes), work: Number(work) });
await runWatched(() => startWorker({ redis, games, log: pino({ level: 'silent' }), archive: null }));
