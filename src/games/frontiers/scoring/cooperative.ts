import { destroyedCubes, isFulfilled } from '../chapters/rounds/finale.ts';
import { roundsOf } from '../scenarios/all.ts';
import type { Frontiers } from '../state.ts';
import { leadsSomewhere } from './goals.ts';
import type { ScoreLine } from './sides.ts';

/** The bonuses of cooperative games and of Solo Conquest (F-SCORE-12 to F-SCORE-17, F-SCEN-43). */
export function cooperativeBonuses(g: Frontiers): ScoreLine[] {
  const parts: ScoreLine[] = [{ label: 'Borg Cubes destroyed', points: 10 * destroyedCubes(g) }];
  const shared = g.players.length > 1 && g.players.every((_player, seat) => leadsSomewhere(g, seat));
  if (shared) parts.push({ label: 'Everyone leads at a Cube', points: 10 });
  if (!isFulfilled(g)) return [...parts, ...paceBonuses(g)];
  // F-SCORE-14.
  parts.push({ label: 'All Borg Cubes destroyed', points: 15 });
  // F-SCORE-15, F-OPEN-72.
  const saved = roundsOf(g) - g.round;
  if (saved > 0) parts.push({ label: 'Rounds to spare', points: 30 * saved });
  return [...parts, ...paceBonuses(g)];
}

/** What was left of the last Round (F-SCORE-16, F-SCORE-17). */
function paceBonuses(g: Frontiers): ScoreLine[] {
  const left = g.dummy?.deck.length ?? 0;
  const parts: ScoreLine[] = left > 0 ? [{ label: 'Cards of the Dummy Player left', points: left }] : [];
  if (g.announced === null) parts.push({ label: 'End of the Round not announced', points: 5 });
  return parts;
}
