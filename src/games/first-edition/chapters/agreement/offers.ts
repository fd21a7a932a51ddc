import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import { isAgreed } from '../../content/rules.ts';
import { faceUp } from '../../position/find.ts';
import { once } from '../../position/look.ts';
import { seatName } from '../../position/names.ts';
import type { FirstEdition } from '../../state.ts';
import type { CardId } from '../../terms.ts';
import { AGREEMENT, type Payload } from '../calls.ts';

/** Returns all cards by agreement that both players can see, including those in discard piles. */
export function openCards(g: FirstEdition): CardId[] {
  const found = new Set<CardId>();
  const look = (card: CardId): void => {
    if (isAgreed(card)) found.add(card);
  };
  if (g.attempt?.met != null) look(g.attempt.met.card);
  for (const { card } of g.announced) look(card);
  for (const { card } of faceUp(g)) look(card);
  for (const { missions } of Object.values(g.locations)) for (const { card } of missions) look(card);
  for (const { discard, bonus } of g.players) {
    for (const card of discard) look(card);
    for (const { card } of bonus) look(card);
  }
  return [...found];
}

const opened = once(openCards);

/** Returns the option to use a card by agreement, which the acting player gets while such a card is face up. */
export function agreementOffers(g: FirstEdition, seat: Seat): Offer<Payload>[] {
  const [first, ...more] = opened(g) ?? openCards(g);
  if (first === undefined || g.turn === null) return [];
  const about = more.length === 0 ? first : null;
  const hint = `${seatName(1 - seat)} must agree to each effect that you propose`;
  const option = {
    key: 'agree',
    verb: 'agree',
    label: 'Carry out a card’s text by agreement',
    hint,
    called: ['by agreement'],
  };
  return [open(option, (ctx) => ctx.call(AGREEMENT, { seat, about }))];
}
