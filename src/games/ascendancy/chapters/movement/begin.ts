import type { Seat } from '../../../../kernel/types.ts';
import { advancementCard } from '../../content/lookup.ts';
import { playerOf, unitOf } from '../../position/find.ts';
import { added } from '../../rules/ask.ts';
import type { Ascendancy, Movement, Sector, Unit, UnitId } from '../../state.ts';

/**
 * The number of Sectors that a Ship moves at impulse (A-MOVE-05), in a Retreat (A-BAT-26) and in a Tactical Maneuver
 * (A-BAT-31).
 */
const IMPULSE = 2;

/** Returns where a unit moves from: its Sector, or the Sector its Warp Tokens point to (A-MOVE-07). */
export function startOf(unit: Unit): Sector {
  const from = unit.at ?? unit.warp?.from;
  if (from === undefined) throw new Error(`unit ${unit.id} is nowhere`);
  return from;
}

/**
 * Returns how far units move, in Sectors at impulse and in Systems at Warp. The farthest-moving unit sets the distance
 * for all.
 */
export function distanceOf(g: Ascendancy, by: Seat, units: readonly UnitId[], kind: Movement['kind']): number {
  let far = Number.NEGATIVE_INFINITY;
  for (const unit of units) far = Math.max(far, distance(g, by, unitOf(g, unit), kind));
  return far;
}

function distance(g: Ascendancy, by: Seat, unit: Unit, kind: Movement['kind']): number {
  const usual = kind === 'warp' ? (unit.warp?.tokens ?? 0) + pictured(g, unit.seat) : IMPULSE;
  return usual + added(g, 'distance', { of: kind, unit: unit.id, by });
}

/** Counts the Warp Tokens pictured on a player’s completed Advancements that aren’t Exhausted (A-MOVE-11). */
function pictured(g: Ascendancy, seat: Seat): number {
  let tokens = 0;
  for (const { card, exhausted } of playerOf(g, seat).advancements)
    if (!exhausted) for (const token of advancementCard(card).tokens) if (token === 'warp') tokens += 1;
  return tokens;
}

/**
 * Begins a move of units in one Sector, or of one unit at Warp. Call MOVE to run the move. A move may begin during
 * another one. Throws if there are no units.
 */
export function beginMovement(
  g: Ascendancy,
  {
    by,
    units,
    kind,
    goal,
    explore = null,
    left = distanceOf(g, by, units, kind),
    forced,
  }: {
    by: Seat;
    units: readonly UnitId[];
    kind: Movement['kind'];
    goal: Sector | null;
    explore?: Movement['explore'];
    left?: number;
    forced?: true;
  },
): Movement {
  const [first] = units;
  if (first === undefined) throw new Error('nothing moves');
  const unit = unitOf(g, first);
  const movement: Movement = {
    by,
    seat: unit.seat,
    ...(forced === undefined ? {} : { forced }),
    units: [...units],
    kind,
    left,
    path: [startOf(unit)],
    goal,
    explore,
    next: null,
    lane: null,
    found: null,
    used: [],
    over: false,
    outer: g.movement,
  };
  g.movement = movement;
  return movement;
}
