// @ts-check

// The programs that run without the set-up import this file before all others. A Node that is too old then ends here
// with a line that says so, before it runs anything that it can't do.
import { tooOld, WRONG_NODE } from './node-version.mjs';

const complaint = tooOld(process.versions.node);
if (complaint) {
  console.error(complaint);
  process.exit(WRONG_NODE);
}
