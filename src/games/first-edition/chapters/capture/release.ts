import { cardOf } from '../../content/pool.ts';
import { ruleOf } from '../../content/rules.ts';
import { piecesAt, playerOf } from '../../position/find.ts';
import { pieceName } from '../../position/names.ts';
import { onPiece } from '../../position/places.ts';
import type { FirstEdition, PersonnelPiece } from '../../state.ts';
import type { Play } from '../calls.ts';
import { discard } from '../leaving/leave.ts';

/** Discards the trap card of a captive (C-CAPTURE-02). */
export function dropTrap(g: FirstEdition, captive: PersonnelPiece): void {
  const { trap } = captive;
  if (trap === undefined) return;
  playerOf(g, trap.owner).discard.unshift(trap.card);
  delete captive.trap;
}

/**
 * Frees a captive and returns control to the owner. Also discards the trap that held the captive, and cards on the
 * captive whose text is about captives (C-CAPTURE-05).
 */
export function release(ctx: Play, captive: PersonnelPiece): void {
  const { g } = ctx;
  delete captive.captive;
  captive.seat = captive.owner;
  // Cards that changed hands with the captive return too, but not cards that the captor placed there (C-CONTROL-02).
  for (const card of piecesAt(g, onPiece(captive.id)))
    if (card.owner === captive.owner || cardOf(card.card).type === 'Dilemma') card.seat = captive.owner;
  dropTrap(g, captive);
  for (const { id, card } of piecesAt(g, onPiece(captive.id))) if (ruleOf(card)?.captures === true) discard(g, id);
  ctx.log(`Freed: ${pieceName(g, captive.id)}.`, 'C-CAPTURE-05');
}
