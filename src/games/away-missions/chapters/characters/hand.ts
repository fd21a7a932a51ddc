import type { RuleId, Seat } from '../../../../kernel/types.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import { nameOf } from '../../content/cards.ts';
import { cardHint } from '../../effects/options.ts';
import type { AwayMissions, CardId, DeckKind } from '../../state.ts';
import { playerOf } from './find.ts';

/** Returns the number of cards in a seat's hand, which is public. */
export function handSize(g: AwayMissions, seat: Seat): number {
  const { hand } = playerOf(g, seat);
  return hand.mission.length + hand.support.length;
}

/** Removes a card from a hand and returns its kind. Throws if the card isn't in the hand. */
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

/** Returns an offer to give up each card in hand. The key of a second copy of a card ends in `:2`. */
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

/**
 * Returns the cards of these kinds in a seat's hand, each title once. Copies of a card count as a single choice
 * (M-RR-01).
 */
export function differentCards(g: AwayMissions, seat: Seat, kinds: readonly DeckKind[]): CardId[] {
  const cards: CardId[] = [];
  const { hand } = playerOf(g, seat);
  for (const kind of kinds) for (const card of hand[kind]) if (!cards.includes(card)) cards.push(card);
  return cards;
}

/** Returns a list of card names for a log line. */
export function listed(cards: readonly CardId[]): string {
  return cards.map(nameOf).join(', ');
}
