import { join } from 'node:path';
import { pino } from 'pino';
import { watch } from '../../../src/queue/watchdog.ts';

/**
 * A parent of two children that may be silent for a time: `node watching-process.js SILENCE START EVERY BLOCK`. The last three
 * are for `slow-process.js`. It logs every child that ends to its standard output.
 */
const [silence, ...child] = process.argv.slice(2);

const script = join(import.meta.dirname, 'slow-process.js');
const limits = { silence: Number(silence), start: Number(silence) };
const children = watch({ script, args: child, count: 2, ...limits, log: pino({ level: 'warn' }) });
await children.ready;
console.log('ready');
process.on('SIGTERM', () => void children.close(true));
