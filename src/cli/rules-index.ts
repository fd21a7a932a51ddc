import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { rulebooks } from '../rulebook/index.ts';
import { indexOf, readyFile } from '../rulebook/search/index.ts';

/** Part of the build: lays the indexes of all rulebooks ready, so that the bot need not make them at each start. */
for (const game of Object.keys(rulebooks)) {
  mkdirSync(dirname(readyFile(game)), { recursive: true });
  rmSync(readyFile(game), { force: true });
  writeFileSync(readyFile(game), JSON.stringify(indexOf(game).lay()));
}
