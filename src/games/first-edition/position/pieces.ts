import type { Seat } from '../../../kernel/types.ts';
import { cardOf } from '../content/pool.ts';
import type { FirstEdition, Piece } from '../state.ts';
import type { CardId, CardPlace, PieceId } from '../terms.ts';
import { heldBy, playerOf } from './find.ts';
import { isDual } from './kinds.ts';
import { isCaptive, isShip } from './piece-types.ts';
import { hostOf, placeKind } from './places.ts';

/**
 * Brings a card into play as a new piece (C-LEAVE-03). The piece gets a new number, so earlier effects on the card no
 * longer apply to it (C-LEAVE-07).
 */
export function enter(g: FirstEdition, card: CardId, owner: Seat, at: CardPlace): Piece {
  const { countdown } = cardOf(card);
  const count = countdown === undefined ? {} : { count: countdown };
  const piece: Piece = { id: ++g.minted.pieces, card, owner, seat: owner, at, since: g.turns, ...count };
  g.pieces[piece.id] = piece;
  return piece;
}

/** Returns a personnel, or each of the two people on a card, for rules that apply to a single person (C-DUAL-01). */
export function halvesOf(piece: Piece): readonly Piece[] {
  if (piece.half !== undefined || !isDual(cardOf(piece.card))) return [piece];
  return [
    { ...piece, half: 0 },
    { ...piece, half: 1 },
  ];
}

/** Takes one copy of a card out of a list. Throws if there is no such copy. */
export function takeCard(list: CardId[], card: CardId): void {
  const at = list.indexOf(card);
  if (at < 0) throw new Error(`no ${card} there`);
  list.splice(at, 1);
}

/**
 * Whether a personnel can’t be used at all: a disabled personnel, including captives (C-TEAM-15, C-CAPTURE-01,
 * C-CAPTURE-08), a deactivated hologram (C-TIME-05), or one that a mission disables.
 */
export function isDisabled(piece: Piece): boolean {
  const { held, off, numb } = piece;
  return isCaptive(piece) || held?.as === 'disabled' || off !== undefined || numb !== undefined;
}

/**
 * Whether a card in play can’t act now because it is stopped (C-STOP-01). A stopped ship stops its player’s cards aboard,
 * including those on ships that it carries (C-STOP-05).
 */
export function isStopped(g: FirstEdition, { stopped, held, at, seat }: Piece): boolean {
  if (held?.as === 'stopped' || (stopped !== undefined && stopped >= g.turns)) return true;
  // The game checks every card after every action, so the rarest condition comes first.
  const id = hostOf(at);
  const host = id === null ? undefined : g.pieces[id];
  if (host === undefined || host.seat !== seat || !isStopped(g, host)) return false;
  return placeKind(at) === 'aboard' && isShip(host);
}

/** Whether cards in a place have no effect because they are on a personnel in stasis (C-TEAM-16). */
export function isSuspended(g: FirstEdition, at: CardPlace): boolean {
  const host = placeKind(at) === 'on' ? hostOf(at) : null;
  return host !== null && g.pieces[host]?.numb === 'stasis';
}

/** Releases all personnel that a card in play holds. */
export function release(g: FirstEdition, by: PieceId): void {
  for (const piece of heldBy(g, by)) delete piece.held;
}

/** Puts the card that was announced last where it belongs, by default in the discard pile (C-RESPONSE-12). */
export function dispose(g: FirstEdition): void {
  const done = g.announced.pop();
  if (done === undefined || done.fate === 'stays') return;
  const { card, owner } = done;
  const player = playerOf(g, owner);
  // A card that gave points goes to the bonus point area (C-POINTS-03).
  if (done.fate === 'bonus') player.bonus.push({ card, owner });
  else if (done.fate === 'hand') player.hand.push(card);
  else player.discard.splice(done.slot ?? 0, 0, card);
}
