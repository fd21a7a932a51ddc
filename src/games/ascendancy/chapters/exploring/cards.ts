import { explorationCard } from '../../content/lookup.ts';
import { discOf, playerOf } from '../../position/find.ts';
import type { CardId, Disc, SystemId } from '../../state.ts';
import type { Play } from '../calls.ts';

/** Returns whether an Exploration Card can be drawn. Reshuffles the discard pile if the deck is empty (A-OPEN-73). */
export function hasCard(ctx: Play): boolean {
  const { exploration } = ctx.g;
  if (exploration.deck.length > 0) return true;
  if (exploration.discard.length === 0) return false;
  exploration.deck = exploration.discard;
  exploration.discard = [];
  ctx.shuffle(exploration.deck);
  ctx.log('The discarded Exploration Cards are shuffled to form a new deck.', 'A-OPEN-73');
  return true;
}

/**
 * Moves a resolved card to its destination (A-EXPL-07 to A-EXPL-11). An Ally that wasn’t won goes to the bottom of the
 * deck (A-EXPL-17).
 */
export function fileResolvedCard(ctx: Play, seat: number, system: SystemId, card: CardId, isWon: boolean): void {
  const { exploration, discs } = ctx.g;
  const { after, name } = explorationCard(card);
  const disc = discs[system];
  switch (after) {
    case 'stays':
    case 'permanent':
      // The card stays face up on its System, if the System still exists (A-EXPL-09).
      if (disc === undefined) exploration.discard.push(card);
      else disc.cards.push({ card, count: 0 });
      break;
    case 'held':
      playerOf(ctx.g, seat).held.push(card);
      break;
    case 'ally':
      if (isWon) playerOf(ctx.g, seat).allies.push({ card, exhausted: false });
      else exploration.deck.push(card);
      break;
    case 'bottom':
      // The deck isn’t shuffled (A-EXPL-10).
      exploration.deck.push(card);
      break;
    case 'shuffle':
      // Only this card returns to the deck, but the whole deck is shuffled (A-EXPL-11).
      exploration.deck.push(card);
      ctx.shuffle(exploration.deck);
      ctx.log(`${name} is shuffled back into the Exploration Deck.`, 'A-EXPL-11');
      break;
    case 'discard':
      exploration.discard.push(card);
      break;
  }
}

/**
 * Discards cards that stayed on a System only until someone took Control (A-EXPL-09). Permanent cards stay on their
 * System.
 */
export function discardStaying(ctx: Play, system: SystemId): void {
  const disc: Disc = discOf(ctx.g, system);
  const done = disc.cards.filter(({ card }) => explorationCard(card).after === 'stays');
  disc.cards = disc.cards.filter((one) => !done.includes(one));
  ctx.g.exploration.discard.push(...done.map(({ card }) => card));
}
