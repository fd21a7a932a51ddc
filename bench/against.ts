import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SettingsError } from '../src/cli/settings.ts';
import { played } from './kernel.ts';
import { median } from './numbers.ts';
import type { Say } from './peers.ts';
import { PLAYED, type PlayedGame } from './played.ts';
import { inTurns, type Ratio, ratioOf } from './turns.ts';

/** How often each of the two checkouts is measured. */
const PAIRS = 40;

/** How many decisions per second a game makes in this checkout and in the other one, and the ratio of the two. */
export interface Against extends Ratio {
  this_per_s: number;
  other_per_s: number;
}

/**
 * Compares how many decisions per second random games make in this checkout and in another one. The checkouts are
 * measured alternately, one game after the other.
 * @throws SettingsError if the other checkout isn't built.
 */
export async function against(folder: string, say: Say): Promise<Record<PlayedGame, Against | null>> {
  const other = resolve(folder);
  if (!existsSync(join(other, 'dist/src/kernel/in-memory-table.js')))
    throw new SettingsError(`${folder} isn’t a built checkout. Run \`npm run build\` in it first.`);
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

/** Returns the comparison as text, with one line per game. */
export function compared(found: Record<PlayedGame, Against | null>): string {
  return PLAYED.flatMap((game) => {
    const one = found[game];
    if (one === null) return [];
    const { this_per_s, other_per_s, median, min, max } = one;
    return `${game}: ${median} times as fast (${min} to ${max}), ${this_per_s}/s here and ${other_per_s}/s there`;
  }).join('\n');
}
