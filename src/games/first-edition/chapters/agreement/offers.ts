import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import { isAgreed } from '../../content/effects/rules.ts';
import { once } from '../../position/look.ts';
import { seatName } from '../../position/names.ts';
import type { FirstEdition } from '../../state.ts';
import type { CardId } from '../../terms.ts';
import { AGREEMENT, type Payload } from '../calls.ts';

/** Cards by agreement that all see: in play, being played, met, and discarded ones. */
export function openCards(g: FirstEdition): CardId[] {
  const found = new Set<CardId>();
  const look = (card: CardId): void => {
    if (isAgreed(card)) found.add(card);
  };
  if (g.attempt?.met != null) look(g.attempt.met.card);
  for (const { card } of g.announced) look(card);
  for (const { card, hidden } of Object.values(g.pieces)) if (hidden !== true) look(card);
  for (const { missions } of Object.values(g.locations)) for (const { card } of missions) look(card);
  for (const { discard, bonus } of g.players) {
    for (const card of discard) look(card);
    for (const { card } of bonus) look(card);
  }
  return [...found];
}

const opened = once(openCards);

/** To do what a card by agreement says: on offer as soon as one lies open, to whoever acts. */
export function agreementOffers(g: FirstEdition, seat: Seat): Offer<Payload>[] {
  const [first, ...more] = opened(g) ?? openCards(g);
  if (first === undefined || g.turn === null) return [];
  const about = more.length === 0 ? first : null;
  const hint = `${seatName(1 - seat)} is asked about each thing that you propose`;
  const option = {
    key: 'agree',
    verb: 'agree',
    label: 'Do by agreement what a card says',
    hint,
    called: ['by agreement'],
  };
  return [open(option, (ctx) => ctx.call(AGREEMENT, { seat, about }))];
}
