import { listed } from '../../../kit/words.ts';
import { cardOf } from '../../content/pool.ts';
import { ruleOf } from '../../content/rules.ts';
import { piecesAt, playerOf } from '../../position/find.ts';
import { piecesNamed } from '../../position/names.ts';
import { onPiece } from '../../position/places.ts';
import type { FirstEdition, PersonnelPiece } from '../../state.ts';
import type { CardPlace } from '../../terms.ts';
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
 * Frees captives, where they are or at a given place, and returns control of them to their owners. Also discards the
 * traps that held these captives, and cards on the captives whose text is about captives (C-CAPTURE-05).
 */
export function release(ctx: Play, captives: readonly PersonnelPiece[], to?: CardPlace): void {
  const { g } = ctx;
  for (const captive of captives) {
    delete captive.captive;
    const captor = captive.seat;
    captive.seat = captive.owner;
    // Cards that changed hands with a captive return too, but not cards that the captor placed on the captive
    // (C-CONTROL-02).
    for (const card of piecesAt(g, onPiece(captive.id)))
      if (card.seat === captor && (card.owner === captive.owner || cardOf(card.card).type === 'Dilemma'))
        card.seat = captive.owner;
    captive.at = to ?? captive.at;
    dropTrap(g, captive);
    for (const { id, card } of piecesAt(g, onPiece(captive.id))) if (ruleOf(card)?.captures === true) discard(g, id);
  }
  if (captives.length > 0) ctx.log(`Freed: ${listed(piecesNamed(g, captives))}.`, 'C-CAPTURE-05');
}
