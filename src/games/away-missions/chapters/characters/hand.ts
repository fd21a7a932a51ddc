import type { RuleId, Seat } from '../../../../kernel/types.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import { nameOf } from '../../content/cards.ts';
import { cardHint } from '../../effects/options.ts';
import type { AwayMissions, CardId, DeckKind } from '../../state.ts';
import { playerOf } from './find.ts';

/** How many cards a seat holds: public. */
export function handSize(g: AwayMissions, seat: Seat): number {
  const { hand } = playerOf(g, seat);
  return hand.mission.length + hand.support.length;
}

/** Takes a card out of a hand and says of which kind it is. Throws when it isn’t there. */
export function takeFromHand(g: AwayMissions, seat: Seat, card: CardId): DeckKind {
  const { hand } = playerOf(g, seat);
  for (const kind of ['support', 'mission'] as const) {
    const at = hand[kind].indexOf(card);
    if (at < 0) continue;
    hand[kind].splice(at, 1);
    return kind;
  }
  throw new Error(`no ${card} in the hand of seat ${seat}`);
}

/** The cards in hand, each to be given up; a second copy of a card has `:2` at the end of its key. */
export function cardOffers(
  g: AwayMissions,
  seat: Seat,
  kinds: readonly DeckKind[],
  verb: string,
  rule: RuleId,
): Offer<CardId>[] {
  const offers: Offer<CardId>[] = [];
  const { hand } = playerOf(g, seat);
  for (const kind of kinds) {
    const seen = new Map<CardId, number>();
    for (const card of hand[kind]) {
      const copy = (seen.get(card) ?? 0) + 1;
      seen.set(card, copy);
      const option = {
        key: copy === 1 ? `${verb}:${card}` : `${verb}:${card}:${copy}`,
        verb,
        label: copy === 1 ? nameOf(card) : `Copy ${copy} of ${nameOf(card)}`,
        hint: cardHint(card),
        group: kind === 'support' ? 'Support cards' : 'Mission cards',
        subject: { kind: 'card', id: card },
        rule,
        hidden: true,
      };
      offers.push(open(option, card));
    }
  }
  return offers;
}

/** The different cards in the hand of a seat, of one or both kinds: copies are the same choice (M-RR-01). */
export function differentCards(g: AwayMissions, seat: Seat, kinds: readonly DeckKind[]): CardId[] {
  const cards: CardId[] = [];
  const { hand } = playerOf(g, seat);
  for (const kind of kinds) for (const card of hand[kind]) if (!cards.includes(card)) cards.push(card);
  return cards;
}

/** Names of cards, for a log line. */
export function listed(cards: readonly CardId[]): string {
  return cards.map(nameOf).join(', ');
}
