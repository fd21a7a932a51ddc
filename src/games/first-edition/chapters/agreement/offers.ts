import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import { isAgreed } from '../../content/effects/rules.ts';
import { once } from '../../position/look.ts';
import { seatName } from '../../position/names.ts';
import type { FirstEdition } from '../../state.ts';
import type { CardId } from '../../terms.ts';
import { AGREEMENT, type Deed } from '../calls.ts';

/** Cards by agreement that all see: in play, being played, met, and discarded ones. */
export function openCards(g: FirstEdition): CardId[] {
  const inPlay = Object.values(g.pieces).flatMap(({ card, hidden }) => (hidden === true ? [] : card));
  const missions = Object.values(g.locations).flatMap((location) => location.missions.map(({ card }) => card));
  const done = g.players.flatMap(({ discard, bonus }) => [...discard, ...bonus.map(({ card }) => card)]);
  const met = g.attempt?.met == null ? [] : [g.attempt.met.card];
  const announced = g.announced.map(({ card }) => card);
  return [...new Set([...met, ...announced, ...inPlay, ...missions, ...done].filter(isAgreed))];
}

const opened = once(openCards);

/** To do what a card by agreement says: on offer as soon as one lies open, to whoever acts. */
export function agreementOffers(g: FirstEdition, seat: Seat): Offer<Deed>[] {
  const [first, ...more] = opened(g) ?? openCards(g);
  if (first === undefined || g.turn === null) return [];
  const about = more.length === 0 ? first : null;
  const hint = `${seatName(1 - seat)} is asked about each thing that you propose`;
  const option = { key: 'agree', verb: 'agree', label: 'Do by agreement what a card says', hint } as const;
  return [open(option, (ctx) => ctx.call(AGREEMENT, { seat, about }))];
}
