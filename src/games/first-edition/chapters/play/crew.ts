import type { Seat } from '../../../../kernel/types.ts';
import { isOf } from '../../content/card.ts';
import { cardOf } from '../../content/pool.ts';
import type { Affiliation } from '../../content/printed.ts';
import { playerOf } from '../../position/find.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { aboard } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardId, CardPlace } from '../../terms.ts';
import { incompatibleAboard, modeAboard } from '../affiliation/arrest.ts';
import { affiliationsOf } from '../affiliation/compatible.ts';
import { isStaffed } from '../staffing/staffing.ts';
import { barredWhy } from './offers.ts';
import { isSamePersona, uniqueWhy } from './unique.ts';

/** A card in hand that can report with a ship, and the affiliation that it would have. */
export interface Mate {
  readonly card: CardId;
  readonly mode: Affiliation | null;
}

/**
 * Returns the compatible personnel and equipment in hand that can report aboard a ship together with it (C-PLAY-16).
 * Each title is listed only once.
 */
export function matesFor(g: FirstEdition, seat: Seat, ship: Piece, isPeopleOnly = false): Mate[] {
  return [...new Set(playerOf(g, seat).hand)].flatMap((card) => {
    const facts = cardOf(card);
    if (!isOf(facts, 'Personnel', 'Equipment') || (isPeopleOnly && facts.type !== 'Personnel')) return [];
    if (barredWhy(g, seat, card) !== null || uniqueWhy(g, seat, card) !== null) return [];
    const mode = modeAboard(g, seat, facts, ship);
    if (affiliationsOf(facts).length > 0 && mode === null) return [];
    return incompatibleAboard(g, ship, arriving(ship, seat, { card, mode }, 0)) === null ? [{ card, mode }] : [];
  });
}

function arriving(ship: Piece, seat: Seat, { card, mode }: Mate, id: number): Piece {
  return { id, card, owner: seat, seat, at: aboard(ship.id), ...(mode === null ? {} : { mode }) };
}

/**
 * True if a player has the personnel in hand to staff a ship that reports to a place. If the personnel in hand can't
 * staff the ship, it can't report with a crew (C-PLAY-16).
 */
export function canBringCrew(g: FirstEdition, seat: Seat, card: CardId, to: CardPlace): boolean {
  const ship: Piece = { id: -1, card, owner: seat, seat, at: to };
  const pieces: Record<number, Piece> = { ...g.pieces, [ship.id]: ship };
  const come: Mate[] = [];
  for (const mate of matesFor(g, seat, ship)) {
    // Only one version of a persona can report.
    if (!isPersonnel(cardOf(mate.card)) || come.some((one) => areOne(one.card, mate.card))) continue;
    for (let copy = 0; copy < copiesOf(g, seat, mate.card); copy++) {
      come.push(mate);
      const piece = arriving(ship, seat, mate, ship.id - come.length);
      pieces[piece.id] = piece;
    }
  }
  return isStaffed({ ...g, pieces }, ship);
}

function areOne(one: CardId, other: CardId): boolean {
  return isSamePersona(cardOf(one), cardOf(other));
}

/** Returns how many copies of a card in hand can report. Only one copy of a unique card can report. */
function copiesOf(g: FirstEdition, seat: Seat, card: CardId): number {
  const facts = cardOf(card);
  if (facts.type === 'Personnel' && facts.unique !== 'universal') return 1;
  return playerOf(g, seat).hand.filter((one) => one === card).length;
}
