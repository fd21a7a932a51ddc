import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SettingsError } from '../src/cli/settings.ts';
import { played } from './kernel.ts';
import { median } from './numbers.ts';
import type { Say } from './peers.ts';
import { PLAYED, type PlayedGame } from './played.ts';
import { inTurns, type Ratio, ratioOf } from './turns.ts';

/** Pairs of turns of this checkout and the other one. */
const PAIRS = 40;

/** How this checkout plays a game beside another one: both per second, and the ratio of the pairs. */
export interface Against extends Ratio {
  this_per_s: number;
  other_per_s: number;
}

/**
 * Random decisions of this checkout beside another one, a game after another, in turns. Throws `SettingsError` when the
 * other one isn't built.
 */
export async function against(folder: string, say: Say): Promise<Record<PlayedGame, Against | null>> {
  const other = resolve(folder);
  if (!existsSync(join(other, 'dist/src/kernel/in-memory-table.js')))
    throw new SettingsError(`${folder} is no checkout that was built: npm run build makes it one.`);
  const found: Record<PlayedGame, Against | null> = {
    toy: null,
    frontiers: null,
    'away-missions': null,
    ascendancy: null,
    'first-edition': null,
  };
  for (const game of PLAYED) {
    say(`against ${folder}: ${game}`);
    const { ones, others } = await inTurns(played(game), played(game, other), PAIRS);
    const ratio = ratioOf(ones, others);
    if (ratio === null) continue;
    const rates = { this_per_s: Math.round(median(ones)), other_per_s: Math.round(median(others)) };
    found[game] = { ...rates, ...ratio };
  }
  return found;
}

/** One line per game, for a person to read. */
export function compared(found: Record<PlayedGame, Against | null>): string {
  return PLAYED.flatMap((game) => {
    const one = found[game];
    if (one === null) return [];
    const { this_per_s, other_per_s, median, min, max } = one;
    return `${game}: ${median} of the other (${min} to ${max}), ${this_per_s}/s beside ${other_per_s}/s`;
  }).join('\n');
}
