import type { Seat } from '../../../kernel/types.ts';
import { type Goal, reach } from '../chapters/missions/goals.ts';
import { needsOf, share } from '../chapters/missions/needs.ts';
import { canSolve } from '../chapters/missions/solving.ts';
import { meets } from '../chapters/skills/group.ts';
import { ruleOf } from '../content/effects/rules.ts';
import type { Formula } from '../content/formula.ts';
import { cardOf } from '../content/pool.ts';
import type { Group } from '../position/group.ts';
import { isDilemma } from '../position/kinds.ts';
import { banned } from '../rules/ask.ts';
import type { FirstEdition, LineLocation, Piece, Seed } from '../state.ts';

/** Whether a seat knows a seed: it has laid it, or seen it since (C-SEED-29). */
function knows(seat: Seat, { owner, seen }: Seed): boolean {
  return owner === seat || seen.includes(seat);
}

/** How many seeds of a location a seat knows nothing of. */
export function unknownAt({ seeds }: LineLocation, seat: Seat): number {
  return seeds.filter((seed) => !knows(seat, seed)).length;
}

/** The formulas that get past the dilemmas at a location, as far as a seat knows them. */
function conditionsAt({ seeds }: LineLocation, seat: Seat): Formula[] {
  return seeds.flatMap((seed) => {
    const facts = cardOf(seed.card);
    if (!knows(seat, seed) || !isDilemma(facts)) return [];
    const { past, unless } = ruleOf(seed.card)?.meeting ?? {};
    return past ?? (unless === undefined ? facts.overcome : unless) ?? [];
  });
}

/** Whether some people get past all that a seat knows to lie under a mission, and then solve it. */
export function isReady(
  g: FirstEdition,
  seat: Seat,
  goal: Goal,
  people: readonly Piece[],
  ship: Piece | null,
): boolean {
  const group: Group = { people, equipment: [], ship };
  const { id: location, seeds } = goal.location;
  const team = people.map(({ id }) => id);
  const about = { seat, location, ship: ship?.id ?? null, team, met: null, found: [], facing: null, ended: null };
  const attempt = { ...about, prepared: false };
  // What lies on a mission may ask who attempts it.
  const then = { ...g, attempt };
  return (
    reach(g, seat, goal, people, ship) >= 1 &&
    // With nothing left under it they solve it, by what a card asks there, too, or they would attempt it without end.
    (seeds.length > 0 || canSolve(then, attempt)) &&
    // What lies there may keep them from solving it, whatever they have: nothing under it is worth meeting then.
    banned(then, 'solve', { seat, location }) === null &&
    conditionsAt(goal.location, seat).every((condition) => meets(g, group, condition))
  );
}

/** How much some people have of what a mission and the known dilemmas under it ask for: from 0 to 1. */
export function nearness(g: FirstEdition, seat: Seat, goal: Goal, people: readonly Piece[]): number {
  const group: Group = { people, equipment: [], ship: null };
  const parts = [
    reach(g, seat, goal, people, null),
    ...conditionsAt(goal.location, seat).map((condition) => share(needsOf(g, group, condition))),
  ];
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}
