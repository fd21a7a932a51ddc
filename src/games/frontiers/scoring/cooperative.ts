import type { ScoreSheet } from '../../../kernel/types.ts';
import { hasMost } from '../chapters/map/ownership.ts';
import { destroyedCubes, isFulfilled } from '../chapters/rounds/finale.ts';
import { roundsOf } from '../scenarios/all.ts';
import type { Frontiers } from '../state.ts';

/** Returns the bonuses of cooperative games and Solo Conquest (F-SCORE-12 to F-SCORE-17, F-SCEN-43). */
export function cooperativeBonuses(g: Frontiers): ScoreSheet['rows'][number]['parts'] {
  const fulfilled = isFulfilled(g);
  // F-SCORE-13: this bonus is for games in which every player has the most tokens at some Cube.
  const leads = (seat: number) => Object.values(g.cubes).some((cube) => cube.destroyed && hasMost(g, cube, seat));
  const shared = g.players.length > 1 && [...g.players.keys()].every(leads);
  // F-SCORE-15, F-OPEN-72: this bonus is for the Rounds that weren't used.
  const saved = fulfilled ? Math.max(0, roundsOf(g) - g.round) : 0;
  const bonuses = [
    { label: 'Everyone leads at a Cube', points: shared ? 10 : 0 },
    // F-SCORE-14.
    { label: 'All Borg Cubes destroyed', points: fulfilled ? 15 : 0 },
    { label: 'Rounds to spare', points: 30 * saved },
    // F-SCORE-16, F-SCORE-17: this bonus is for the turns that weren't used in the last Round.
    { label: 'Cards left in the Dummy Player’s deck', points: g.dummy?.deck.length ?? 0 },
    { label: 'End of the Round not announced', points: g.announced === null ? 5 : 0 },
  ];
  return [
    { label: 'Borg Cubes destroyed', points: 10 * destroyedCubes(g) },
    ...bonuses.filter(({ points }) => points > 0),
  ];
}
