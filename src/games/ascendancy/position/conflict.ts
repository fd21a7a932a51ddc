import type { Seat } from '../../../kernel/types.ts';
import type { Ascendancy, Conflict, Owner, Side, Unit } from '../state.ts';
import { discOf } from './find.ts';
import { nodesIn } from './standing.ts';

/** The conflict that is under way. Throws when there is none. */
export function conflictOf(g: Ascendancy): Conflict {
  if (g.conflict === null) throw new Error('no conflict is under way');
  return g.conflict;
}

/** A side by its place. Throws for a place that the conflict doesn’t have. */
export function sideAt(c: Conflict, place: number): Side {
  const side = c.sides[place];
  if (side === undefined) throw new Error(`the conflict has no side ${place}`);
  return side;
}

/** The seat whose side it is; null: it is nobody’s, or the Borg’s. */
export function seatOf({ owner }: Side): Seat | null {
  return owner === 'borg' ? null : owner;
}

/** The place of an owner’s side; null: the owner takes no part (A-DICE-05). */
export function placeOf(c: Conflict, owner: Owner): number | null {
  const place = c.sides.findIndex((side) => side.owner === owner);
  return place < 0 ? null : place;
}

/** The sides that a side fights: the first side fights all others. */
export function foesOf(c: Conflict, place: number): Side[] {
  return place === 0 ? c.sides.slice(1) : c.sides.slice(0, 1);
}

/** Units of a player’s side that still take part. */
export function unitsOf(g: Ascendancy, side: Side): Unit[] {
  return side.owner === 'borg' ? [] : g.units.filter(({ id }) => side.units.includes(id));
}

/** Ships of a player’s side that still take part. */
export function shipsOf(g: Ascendancy, side: Side): number {
  return unitsOf(g, side).reduce((sum, { ships }) => sum + ships, 0);
}

/** Nodes of the System that is invaded, the Control Node counted (A-INV-05); a Starbase is none (A-INV-06). */
export function nodesAt(g: Ascendancy, c: Conflict): number {
  if (c.system === null) return 0;
  const disc = discOf(g, c.system);
  return nodesIn(disc) + (disc.control === null ? 0 : 1);
}

/** Whether a side is the System that is invaded: its Nodes fight. */
export function isWorld(c: Conflict, place: number): boolean {
  return c.kind === 'invasion' && place === 1;
}

/** What a side fights with: Ships (A-BAT-12), Nodes (A-INV-05), or the dice of its Cubes, of which each Hit removes one. */
export function strengthOf(g: Ascendancy, c: Conflict, place: number): number {
  const side = sideAt(c, place);
  if (isWorld(c, place)) return nodesAt(g, c);
  if (side.owner !== 'borg') return shipsOf(g, side);
  // A-OPEN-30: Hits on a Spire add up.
  if (c.spire !== undefined) return c.spire.left;
  return (g.borg?.cubes ?? []).reduce((sum, { id, dice }) => sum + (side.units.includes(id) ? dice : 0), 0);
}

/** Whether a side still takes part. */
export function fights(g: Ascendancy, c: Conflict, place: number): boolean {
  return sideAt(c, place).out === null && strengthOf(g, c, place) > 0;
}

/** Sides that a side fights against and that still take part: the first fights all others, and they fight it. */
export function opponentsOf(g: Ascendancy, c: Conflict, place: number): number[] {
  return [...c.sides.keys()].filter((other) => (place === 0) !== (other === 0) && fights(g, c, other));
}

/** Owners whom a side fights: no Retreat ends beside their Ships (A-BAT-27). */
export function opponentOwners(g: Ascendancy, c: Conflict, place: number): Owner[] {
  return opponentsOf(g, c, place).flatMap((one) => sideAt(c, one).owner ?? []);
}

/** Whether a side has won: of several Defenders all that are still there (A-BAT-30). */
export function hasWon(c: Conflict, place: number): boolean {
  if (c.winner === null) return false;
  return c.winner === 0 || place === 0 ? c.winner === place : sideAt(c, place).out === null;
}

/** The seat that decides for a conflict: the Attacker, or the first player whom the Borg attack. */
export function actingSeat(c: Conflict): Seat {
  if (c.attacker !== 'borg') return c.attacker;
  const [seat] = c.sides.flatMap((side) => seatOf(side) ?? []);
  if (seat !== undefined) return seat;
  throw new Error('no player takes part in the conflict');
}

/** What `used` of a conflict remembers when somebody gained Culture in it. */
export const PAID = 'culture';

/** The number of times a seat has used a rule in this conflict, or in its current Combat Round. */
export function usedIn(c: Conflict, rule: string, seat: Seat, span: 'conflict' | 'round'): number {
  return c.used.filter(
    (one) => one.rule === rule && one.seat === seat && (span === 'conflict' || one.round === c.round),
  ).length;
}

/** Remembers that a seat used a rule in this Combat Round. */
export function noteUse(c: Conflict, rule: string, seat: Seat): void {
  c.used.push({ rule, seat, round: c.round });
}
