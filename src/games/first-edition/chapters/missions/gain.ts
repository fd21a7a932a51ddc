import { cardOf } from '../../content/pool.ts';
import { ruleOf } from '../../content/rules.ts';
import { EFFECTS } from '../../effects/frame.ts';
import { playerOf } from '../../position/find.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { cardName, seatName } from '../../position/names.ts';
import { enter } from '../../position/pieces.ts';
import { coreOf } from '../../position/places.ts';
import type { Piece, Seed } from '../../state.ts';
import { affiliationOf, modeFor } from '../affiliation/compatible.ts';
import { CAPTURE, type Play } from '../calls.ts';
import { noteAffiliations } from '../play/playing.ts';
import { copyWhy, uniqueWhy } from '../play/unique.ts';

/**
 * Earns an artifact (C-TYPES-09). The artifact joins the team, is kept by its player until played, or takes effect
 * immediately. A card that has joined the team counts as present (C-TEAM-11). An earned card wasn't played, so effects
 * of reporting don't happen (C-PLAY-14).
 */
export function gain(ctx: Play, seed: Seed, someone: Piece): void {
  const { g } = ctx;
  const { card, owner } = seed;
  const { seat, at } = someone;
  if (isPersonnel(cardOf(card))) {
    join(ctx, seed, someone);
    return;
  }
  const { gained } = ruleOf(card) ?? {};
  if (copyWhy(g, owner, card) !== null) {
    turnDown(ctx, seed);
    return;
  }
  const piece = enter(g, card, owner, gained === undefined || gained === 'equipment' ? at : coreOf(seat));
  piece.seat = seat;
  if (gained === 'hand') piece.kept = true;
  ctx.log(`${seatName(seat)} earns ${cardName(card)}.`, 'C-MISSION-13');
  if (gained === undefined || gained === 'hand' || gained === 'equipment') return;
  ctx.call(EFFECTS, { seat, from: { seat, kind: 'piece', card, piece: piece.id }, list: gained });
}

/** Discards an earned card that can't be in play twice (C-TYPES-10). */
function turnDown(ctx: Play, { card, owner }: Pick<Seed, 'card' | 'owner'>): void {
  playerOf(ctx.g, owner).discard.unshift(card);
  ctx.log(`${cardName(card)} is already in play, so this copy is discarded.`, 'C-TYPES-10');
}

/**
 * Personnel seeded here join those who found them, compatible or not, without reporting (C-PLAY-14, C-SEED-27,
 * C-MISSION-22). The opponent's personnel are captured. A personnel is discarded if its owner has a version of it in
 * play (C-TYPES-10).
 */
function join(ctx: Play, { card, owner }: Seed, someone: Piece): void {
  const { g } = ctx;
  const { seat, at } = someone;
  if (uniqueWhy(g, owner, card, at) !== null) {
    turnDown(ctx, { card, owner });
    return;
  }
  const piece = enter(g, card, owner, at);
  const mode = modeFor(g, owner, cardOf(card), affiliationOf(someone));
  if (mode !== null) piece.mode = mode;
  ctx.log(`${seatName(seat)} finds ${seatName(owner)}’s ${cardName(card)}.`, 'C-MISSION-22');
  if (owner === seat) noteAffiliations(g, piece);
  else ctx.call(CAPTURE, { seat, pieces: [piece.id], to: at });
}
