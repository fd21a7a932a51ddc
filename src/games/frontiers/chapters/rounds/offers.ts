import { cardName } from '../../content/cards/all.ts';
import type { CardId, DeckOffer, Frontiers } from '../../state.ts';
import type { Running } from '../captains/gains.ts';
import { takeOut } from '../captains/gains.ts';

/** Which of the two card offers. */
export type OfferName = 'advanced' | 'undiscovered';

/** Cards that an offer shows (F-SETUP-08, F-SETUP-09). */
export const OFFER_SIZE = 3;

/** What the offers are called. */
export const OFFER_NAMES: Record<OfferName, string> = { advanced: 'Advanced Action', undiscovered: 'Undiscovered' };

/** Fills an offer from its deck: cards move down, new ones come on top (F-GAIN-05). With an empty deck it stays smaller. */
export function replenish(ctx: Running, name: OfferName): void {
  const offer: DeckOffer = ctx.g[name];
  while (offer.offer.length < OFFER_SIZE) {
    const [card] = offer.deck;
    if (card === undefined) return;
    offer.deck.shift();
    offer.offer.unshift(card);
    ctx.reveal();
    ctx.log(`${cardName(card)} comes into the ${OFFER_NAMES[name]} offer.`, 'F-GAIN-05');
  }
}

/** Takes a card out of an offer, which is filled again at once (F-GAIN-05). Throws when it isn’t there. */
export function takeOffered(ctx: Running, name: OfferName, card: CardId): void {
  takeOut(ctx.g[name].offer, card);
  replenish(ctx, name);
}

/** The lowest card of an offer, or null (F-LEVEL-06, F-ROUND-10). */
export function lowest(g: Frontiers, name: OfferName): CardId | null {
  return g[name].offer.at(-1) ?? null;
}

/** First Reconnaissance shows the offers when they are needed for the first time (F-SCEN-06). */
export function openOffers(ctx: Running): void {
  replenish(ctx, 'advanced');
  replenish(ctx, 'undiscovered');
}
