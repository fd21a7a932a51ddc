import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';
import type { Contender } from './turns.ts';

/** Tells who waits at the terminal. */
export type Say = (line: string) => void;

/** The scripts of peers, by the module that each measures; `npm install --prefix bench/peers` brings those. */
const SCRIPTS = {
  'boardgame.io': 'boardgameio.mjs',
  '@pkmn/sim': 'pkmn.mjs',
  flexsearch: 'flexsearch.mjs',
} as const;

/** The script of a peer; null where the peer isn't installed, and it is said what to type. */
export function peer(module: keyof typeof SCRIPTS, say: Say, folder = join(root, 'bench/peers')): Contender | null {
  if (existsSync(join(folder, 'node_modules', module))) return { script: join(folder, SCRIPTS[module]) };
  say(`${module} is not there to be measured beside; to have it: npm install --prefix bench/peers`);
  return null;
}
