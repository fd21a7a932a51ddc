import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';
import type { Contender } from './turns.ts';

/** Prints a line for the person at the terminal. */
export type Say = (line: string) => void;

/** The scripts that measure peers, by the peer's module. `npm install --prefix bench/peers` installs the modules. */
const SCRIPTS = {
  'boardgame.io': 'boardgameio.mjs',
  '@pkmn/sim': 'pkmn.mjs',
  flexsearch: 'flexsearch.mjs',
} as const;

/** Returns the script that measures a peer. If the peer isn't installed, prints how to install it and returns null. */
export function peer(module: keyof typeof SCRIPTS, say: Say, folder = join(root, 'bench/peers')): Contender | null {
  if (existsSync(join(folder, 'node_modules', module))) return { script: join(folder, SCRIPTS[module]) };
  say(`${module} isn’t installed, so it isn’t measured. To install it: npm install --prefix bench/peers`);
  return null;
}
