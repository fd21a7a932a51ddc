import { listed } from '../../../kit/words.ts';
import { ruleOf } from '../../content/effects/rules.ts';
import { piecesAt, playerOf } from '../../position/find.ts';
import { piecesNamed } from '../../position/names.ts';
import { onPiece } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace } from '../../terms.ts';
import type { Play } from '../calls.ts';
import { along } from '../control/along.ts';
import { discard } from '../leaving/leave.ts';

/** The trap of a captive is discarded: it holds nobody any more (C-CAPTURE-02). */
export function dropTrap(g: FirstEdition, captive: Piece): void {
  const { trap } = captive;
  if (trap === undefined) return;
  playerOf(g, trap.owner).discard.unshift(trap.card);
  delete captive.trap;
}

/**
 * Captives are free and their owner’s again, where they are or where they are brought; what held them, and what lies on them as
 * captives, goes (C-CAPTURE-05).
 */
export function release(ctx: Play, captives: readonly Piece[], to?: CardPlace): void {
  const { g } = ctx;
  for (const captive of captives) {
    delete captive.captive;
    captive.seat = captive.owner;
    captive.at = to ?? captive.at;
    dropTrap(g, captive);
    for (const { id, card } of piecesAt(g, onPiece(captive.id))) if (ruleOf(card)?.captures === true) discard(g, id);
    // C-CONTROL-02: what else lies on them is with them again.
    for (const other of along(g, captive.id)) other.seat = captive.owner;
  }
  if (captives.length > 0) ctx.log(`Free again: ${listed(piecesNamed(g, captives))}.`, 'C-CAPTURE-05');
}
