import { parseArgs } from 'node:util';
import { awayMissionsTournament } from './tournaments/away-missions.ts';
import { frontiersTournament } from './tournaments/frontiers.ts';
import type { Tour } from './tournaments/tour.ts';

/** The tournament of each game. */
const TOURNAMENTS: Readonly<Record<string, (tour: Tour) => void>> = {
  'away-missions': awayMissionsTournament,
  frontiers: frontiersTournament,
};

/**
 * `npm run tournament -- --game frontiers`: how strong a game’s bot is, and how even the game. `--games` says how many games
 * the bot plays against itself, `--strength` how many against others; without `--game` it is Away Missions.
 */
function main(): number {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'away-missions' },
      games: { type: 'string' },
      strength: { type: 'string' },
      seed: { type: 'string', default: 'tournament' },
    },
  });
  const hold = TOURNAMENTS[values.game];
  if (hold === undefined) {
    console.log(`--game takes one of ${Object.keys(TOURNAMENTS).join(', ')}.`);
    return 1;
  }
  const number = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));
  hold({ games: number(values.games), strength: number(values.strength), seed: values.seed });
  return 0;
}

process.exitCode = main();
