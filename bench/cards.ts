import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import type { Measured } from './figures.ts';
import { median } from './numbers.ts';
import { root } from './root.ts';

const run = promisify(execFile);
/** How often everything is measured, each time in a new process. */
const LOADS = 5;
const printed = z.tuple([z.number(), z.number(), z.number()]);

/**
 * Measures how long the cards of First Edition take to load, how much memory they use, and how long a deck check takes.
 */
export async function cardFigures(): Promise<Measured> {
  const loads: z.infer<typeof printed>[] = [];
  for (let load = 0; load < LOADS; load++) {
    const { stdout } = await run(process.execPath, [join(root, 'dist/bench/cards-load.js')]);
    loads.push(printed.parse(JSON.parse(stdout)));
  }
  const of = (at: 0 | 1 | 2): number => Math.round(median(loads.map((load) => load[at])) * 100) / 100;
  return { cards_load_ms: of(0), cards_memory_mb: of(1), deck_check_ms: of(2) };
}
