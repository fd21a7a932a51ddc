import { openLog } from '../../../src/queue/log.ts';
import { passes } from './until.ts';

/** A process that logs a line every ten milliseconds, none of them twice. */
const log = openLog('test', 'info');
let lines = 0;
for (;;) {
  lines += 1;
  log.info({ line: lines }, 'line');
  await passes(10);
}
