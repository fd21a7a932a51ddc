import { must } from '../../../kernel/must.ts';
import type { Seat } from '../../../kernel/types.ts';
import type { Ascendancy, Conflict, Owner, Side, Unit } from '../state.ts';
import { discOf } from './find.ts';
import { nodesIn } from './standing.ts';

/** Returns the current conflict. Throws if there is none. */
export function conflictOf(g: Ascendancy): Conflict {
  if (g.conflict === null) throw new Error('no conflict is under way');
  return g.conflict;
}

/** Returns a side by its index. Throws if the conflict doesn’t have that side. */
export function sideAt(c: Conflict, place: number): Side {
  const side = c.sides[place];
  if (side === undefined) throw new Error(`the conflict has no side ${place}`);
  return side;
}

/** Returns the seat that owns a side, or null for the Borg and independent worlds. */
export function seatOf({ owner }: Side): Seat | null {
  return owner === 'borg' ? null : owner;
}

/** Returns the index of an owner’s side, or null if the owner takes no part (A-DICE-05). */
export function placeOf(c: Conflict, owner: Owner): number | null {
  const place = c.sides.findIndex((side) => side.owner === owner);
  return place < 0 ? null : place;
}

/** Returns an owner’s side. Throws if the owner takes no part. */
export function sideOf(c: Conflict, owner: Owner): Side {
  return must(
    c.sides.find((side) => side.owner === owner),
    `the side of ${owner} in the conflict`,
  );
}

/** Returns a side’s opponents. The first side fights all others. */
export function foesOf(c: Conflict, place: number): Side[] {
  return place === 0 ? c.sides.slice(1) : c.sides.slice(0, 1);
}

/** Returns the units on a player’s side that still take part. */
export function unitsOf(g: Ascendancy, side: Side): Unit[] {
  return side.owner === 'borg' ? [] : g.units.filter(({ id }) => side.units.includes(id));
}

/** Counts the Ships on a player’s side that still take part. */
export function shipsOf(g: Ascendancy, side: Side): number {
  return unitsOf(g, side).reduce((sum, { ships }) => sum + ships, 0);
}

/**
 * Counts the Nodes of the invaded System, including the Control Node (A-INV-05). A Starbase isn’t a Node
 * (A-INV-06).
 */
export function nodesAt(g: Ascendancy, c: Conflict): number {
  if (c.system === null) return 0;
  const disc = discOf(g, c.system);
  return nodesIn(disc) + (disc.control === null ? 0 : 1);
}

/** Whether a side is the invaded System, whose Nodes fight. */
export function isWorld(c: Conflict, place: number): boolean {
  return c.kind === 'invasion' && place === 1;
}

/**
 * Returns a side’s strength: Ships (A-BAT-12), Nodes (A-INV-05), or the dice of its Cubes, which lose one die per Hit.
 */
export function strengthOf(g: Ascendancy, c: Conflict, place: number): number {
  const side = sideAt(c, place);
  if (isWorld(c, place)) return nodesAt(g, c);
  if (side.owner !== 'borg') return shipsOf(g, side);
  // Hits on a Spire add up (A-OPEN-30).
  if (c.spire !== undefined) return c.spire.left;
  return (g.borg?.cubes ?? []).reduce((sum, { id, dice }) => sum + (side.units.includes(id) ? dice : 0), 0);
}

/** Whether a side still takes part. */
export function fights(g: Ascendancy, c: Conflict, place: number): boolean {
  return sideAt(c, place).out === null && strengthOf(g, c, place) > 0;
}

/** Returns the indices of a side’s opponents that still take part. The first side fights all others. */
export function opponentsOf(g: Ascendancy, c: Conflict, place: number): number[] {
  return [...c.sides.keys()].filter((other) => (place === 0) !== (other === 0) && fights(g, c, other));
}

/** Returns the owners of opposing sides. A Retreat can’t end next to an opponent’s Ships (A-BAT-27). */
export function opponentOwners(g: Ascendancy, c: Conflict, place: number): Owner[] {
  return opponentsOf(g, c, place).flatMap((one) => sideAt(c, one).owner ?? []);
}

/** Whether a side has won. If the Defenders won, all Defenders that still take part have won (A-BAT-30). */
export function hasWon(c: Conflict, place: number): boolean {
  if (c.winner === null) return false;
  return c.winner === 0 || place === 0 ? c.winner === place : sideAt(c, place).out === null;
}

/** Returns the seat that decides in a conflict: the Attacker, or the first player the Borg attack. */
export function actingSeat(c: Conflict): Seat {
  if (c.attacker !== 'borg') return c.attacker;
  const [seat] = c.sides.flatMap((side) => seatOf(side) ?? []);
  if (seat !== undefined) return seat;
  throw new Error('no player takes part in the conflict');
}

/** The key in a conflict’s `used` that records Culture gained in that conflict. */
export const PAID = 'culture';

/** Returns how many times a seat has used a rule in this conflict, or in its current Combat Round. */
export function usedIn(c: Conflict, rule: string, seat: Seat, span: 'conflict' | 'round'): number {
  return c.used.filter(
    (one) => one.rule === rule && one.seat === seat && (span === 'conflict' || one.round === c.round),
  ).length;
}

/** Records that a seat used a rule in this Combat Round. */
export function noteUse(c: Conflict, rule: string, seat: Seat): void {
  c.used.push({ rule, seat, round: c.round });
}
