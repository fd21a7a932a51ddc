import type { Seat } from '../../../kernel/types.ts';
import { type Goal, reach } from '../chapters/missions/goals.ts';
import { needsOf, share } from '../chapters/missions/needs.ts';
import { canSolve } from '../chapters/missions/solving.ts';
import { meets } from '../chapters/skills/group.ts';
import type { Formula } from '../content/formula.ts';
import { cardOf } from '../content/pool.ts';
import { ruleOf } from '../content/rules.ts';
import type { Group } from '../position/group.ts';
import { isDilemma } from '../position/kinds.ts';
import { banned } from '../rules/ask.ts';
import type { FirstEdition, LineLocation, Piece, Seed } from '../state.ts';

/** Whether a seat knows a seed, because it placed the card or has seen it since (C-SEED-29). */
function knows(seat: Seat, { owner, seen }: Seed): boolean {
  return owner === seat || seen.includes(seat);
}

/** Counts the seeds at a location that a seat doesn’t know. */
export function unknownAt({ seeds }: LineLocation, seat: Seat): number {
  return seeds.filter((seed) => !knows(seat, seed)).length;
}

/** Returns the formulas that overcome the dilemmas at a location, but only for dilemmas that a seat knows. */
function conditionsAt({ seeds }: LineLocation, seat: Seat): Formula[] {
  return seeds.flatMap((seed) => {
    const facts = cardOf(seed.card);
    if (!knows(seat, seed) || !isDilemma(facts)) return [];
    const { past, unless } = ruleOf(seed.card)?.meeting ?? {};
    return past ?? (unless === undefined ? facts.overcome : unless) ?? [];
  });
}

/**
 * Whether the given personnel could overcome every dilemma that a seat knows under a mission, and then solve the
 * mission.
 */
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
  // Card effects on a mission may depend on who attempts it, so the checks use a position that includes the attempt.
  const then = { ...g, attempt };
  return (
    reach(g, seat, goal, people, ship) >= 1 &&
    // If no seeds are left, the personnel must also be able to solve the mission under the conditions that cards add.
    // Without this check, the bot would attempt the mission forever.
    (seeds.length > 0 || canSolve(then, attempt)) &&
    // If a card bars the player from solving this mission, its seeds aren't worth encountering, since no personnel can
    // solve it.
    banned(then, 'solve', { seat, location }) === null &&
    conditionsAt(goal.location, seat).every((condition) => meets(g, group, condition))
  );
}

/**
 * Returns the share of the requirements of a mission and its known dilemmas that the given personnel meet, from 0 to 1.
 */
export function nearness(g: FirstEdition, seat: Seat, goal: Goal, people: readonly Piece[]): number {
  const group: Group = { people, equipment: [], ship: null };
  const parts = [
    reach(g, seat, goal, people, null),
    ...conditionsAt(goal.location, seat).map((condition) => share(needsOf(g, group, condition))),
  ];
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}
