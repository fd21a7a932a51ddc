import type { Seat } from '../../../../kernel/types.ts';
import { playerOf } from '../../position/find.ts';
import type { Ascendancy, Owner } from '../../state.ts';

/**
 * Whether the Borg take turns. With the Hub, the Borg always take turns. Without the Hub, they begin when their first
 * Cube or Spire is placed (A-OPEN-21).
 */
export function borgAct(g: Ascendancy): boolean {
  if (g.borg === null) return false;
  if (g.borg.variant === 'invasion') return true;
  return g.borg.built > 0 || g.borg.cubes.length > 0 || Object.values(g.discs).some(({ spire }) => spire !== null);
}

/** Returns seats still in the game, in table order. */
export function seatsLeft(g: Ascendancy): Seat[] {
  return [...g.players.keys()].filter((seat) => !playerOf(g, seat).out);
}

/** Returns the current Turn Order Card of a player or the Borg, or null. */
export function cardOf(g: Ascendancy, owner: Owner): number | null {
  return owner === 'borg' ? (g.borg?.order.card ?? null) : playerOf(g, owner).order.card;
}

/** Returns everyone with a Turn Order Card, the lowest first (A-INIT-12). */
export function byCards(g: Ascendancy): Owner[] {
  const owners: Owner[] = borgAct(g) ? [...seatsLeft(g), 'borg'] : seatsLeft(g);
  const rank = (owner: Owner): number => cardOf(g, owner) ?? Number.POSITIVE_INFINITY;
  return owners.filter((owner) => cardOf(g, owner) !== null).sort((a, b) => rank(a) - rank(b));
}

/** Returns who acts next in the Execution Stage, or null if everyone has acted. */
export function nextToAct(g: Ascendancy, acted: readonly Owner[]): Owner | null {
  return byCards(g).find((owner) => !acted.includes(owner)) ?? null;
}

/**
 * Returns the publicly known turn order. If cards are secret, seats with revealed cards come first, then the others in
 * seat order (A-OPT-09).
 */
export function publicSequence(g: Ascendancy): Owner[] {
  const known = byCards(g).filter((owner) => owner === 'borg' || !playerOf(g, owner).order.hidden);
  return [...known, ...seatsLeft(g).filter((seat) => !known.includes(seat))];
}
