import { cardOf } from '../../content/pool.ts';
import { locationOf, playerOf } from '../../position/find.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { cardName, locationName } from '../../position/names.ts';
import { enter } from '../../position/pieces.ts';
import { atLocation } from '../../position/places.ts';
import type { MissionAttempt, Seed } from '../../state.ts';
import { AGREEMENT, type Play } from '../calls.ts';
import { gain } from './gain.ts';
import { stillIn } from './team.ts';

/**
 * Encounters a card that was seeded like a dilemma but isn't one. Personnel are earned immediately and join the attempt
 * (C-SEED-27). A Q-Flash is discarded, since the opponent never has an open Q-Continuum side deck in this game
 * (C-QCON-02). Any other doorway enters play at the location, and the players carry out its text by agreement.
 */
export function meetOtherwise(ctx: Play, now: MissionAttempt, seed: Seed): void {
  const { g } = ctx;
  const { card, owner } = seed;
  const [someone] = stillIn(g, now);
  if (isPersonnel(cardOf(card))) {
    if (someone !== undefined) gain(ctx, seed, someone);
    if (owner === now.seat && g.pieces[g.minted.pieces]?.card === card) now.team.push(g.minted.pieces);
    return;
  }
  locationOf(g, now.location).gone.push({ card, owner });
  if (card === Q_FLASH) {
    playerOf(g, owner).discard.unshift(card);
    ctx.log(`No Q-Continuum side deck is open, so ${cardName(card)} is discarded.`, 'C-QCON-02');
    return;
  }
  enter(g, card, owner, atLocation(now.location));
  ctx.log(`${cardName(card)} enters play at ${locationName(g, now.location)}.`, 'C-DILEMMA-18');
  ctx.call(AGREEMENT, { seat: now.seat, about: card });
}

const Q_FLASH = 'q-flash';
