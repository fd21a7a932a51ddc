import type { Seat } from '../../../../kernel/types.ts';
import { playerOf } from '../../position/find.ts';
import type { Ascendancy, Owner } from '../../state.ts';

/** Whether the Borg have turns: with the Hub always, else from the first Cube or Spire on (A-OPEN-21). */
export function borgAct(g: Ascendancy): boolean {
  if (g.borg === null) return false;
  if (g.borg.variant === 'invasion') return true;
  return g.borg.built > 0 || g.borg.cubes.length > 0 || Object.values(g.discs).some(({ spire }) => spire !== null);
}

/** Seats that are still in the game, in their order at the table. */
export function seatsLeft(g: Ascendancy): Seat[] {
  return [...g.players.keys()].filter((seat) => !playerOf(g, seat).out);
}

/** The Turn Order Card of a player or of the Borg in this round; null: none yet. */
export function cardOf(g: Ascendancy, owner: Owner): number | null {
  return owner === 'borg' ? (g.borg?.order.card ?? null) : playerOf(g, owner).order.card;
}

/** All who have a Turn Order Card, the lowest first (A-INIT-12). */
export function byCards(g: Ascendancy): Owner[] {
  const owners: Owner[] = borgAct(g) ? [...seatsLeft(g), 'borg'] : seatsLeft(g);
  const rank = (owner: Owner): number => cardOf(g, owner) ?? Number.POSITIVE_INFINITY;
  return owners.filter((owner) => cardOf(g, owner) !== null).sort((a, b) => rank(a) - rank(b));
}

/** Who acts next in the Execution Stage, given who has; null: nobody is left. */
export function nextToAct(g: Ascendancy, acted: readonly Owner[]): Owner | null {
  return byCards(g).find((owner) => !acted.includes(owner)) ?? null;
}

/**
 * What all may know of the order of turns: who acts when; with cards that are kept secret those who have acted, then the others
 * as they sit (A-OPT-09).
 */
export function publicSequence(g: Ascendancy): Owner[] {
  const known = byCards(g).filter((owner) => owner === 'borg' || !playerOf(g, owner).order.hidden);
  return [...known, ...seatsLeft(g).filter((seat) => !known.includes(seat))];
}
