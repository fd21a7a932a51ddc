import { openLog } from '../../../src/queue/log.ts';
import { passes } from './until.ts';

/** Runs a process that logs a different line every ten milliseconds. */
const log = openLog('test', 'info');
let lines = 0;
for (;;) {
  lines += 1;
  log.info({ line: lines }, 'line');
  await passes(10);
}
