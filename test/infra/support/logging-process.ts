import { openLog } from '../../../src/queue/log.ts';

/** A process that logs a line every ten milliseconds, none of them twice. */
const log = openLog('test', 'info');
let lines = 0;
setInterval(() => log.info({ line: ++lines }, 'line'), 10);
