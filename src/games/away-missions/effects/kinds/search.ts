import { chosen } from '../../../kit/effects.ts';
import { no, open } from '../../../kit/offers.ts';
import { sentence } from '../../../kit/words.ts';
import { playerOf } from '../../chapters/characters/find.ts';
import { seatName } from '../../chapters/characters/names.ts';
import { cardOf, nameOf } from '../../content/cards.ts';
import type { AwayMissions, CardId, DeckKind } from '../../state.ts';
import { asks, takeOut } from '../frame.ts';
import type { Kind } from '../kind.ts';
import type { Scope } from '../scope.ts';
import { type FoundCard, find, holds, noneLeft, withKeyword } from '../searching.ts';
import { keywordName, withArticle } from '../text/words.ts';
import type { EffectOf } from '../union.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Searches a deck and, if `pile` is set, the discard pile too (M-SEARCH-01, M-SEARCH-02). */
    search: { deck: DeckKind; keyword: CardKeyword; pile?: true };
    /** Takes a card of this kind from the player's discard pile. */
    salvage: { deck: DeckKind; kind: CardKind };
  }
}

/** Searches for a card with a keyword, reveals it and shuffles the deck (M-SEARCH-01, M-SEARCH-02, M-OPEN-58). */
export const search: Kind<'search'> = {
  run: chosen({
    ask({ g }, run, { deck, keyword, pile }, { cardOffers }) {
      const { decks, discards } = playerOf(g, run.seat);
      const offers = cardOffers(withKeyword(decks[deck], keyword), 'take', true).map(({ option, payload: card }) =>
        open<FoundCard>(option, { card, from: 'decks' }),
      );
      for (const { option, payload: card } of cardOffers(
        withKeyword(pile ? discards[deck] : [], keyword),
        'pile',
        false,
      )) {
        offers.push(open({ ...option, label: `${option.label} from the discard pile` }, { card, from: 'discards' }));
      }
      if (offers.length === 0) return { go: 'nothing' };
      return asks(run, `take ${withArticle(`${keywordName(keyword)} card`)}.`, offers, { rule: 'M-SEARCH-01' });
    },
    take(ctx, run, { card, from }, { deck }) {
      find(ctx, run, card, from, deck);
    },
  }),
  text: ({ deck, keyword, pile }) =>
    `search your ${sentence(deck)} Deck${pile ? ' or discard pile' : ''} for ${withArticle(keywordName(keyword))} card`,
  icon: 'search',
  ahead(g, scope, { deck, keyword, pile }, first) {
    const { decks, discards } = playerOf(g, scope.seat);
    return !first || holds(decks[deck], keyword) || (pile && holds(discards[deck], keyword))
      ? scope
      : noneLeft(keyword);
  },
  secret: true,
};

/** Takes a card from the discard pile, which is public (M-OPEN-59). */
export const salvage: Kind<'salvage'> = {
  run: chosen({
    ask({ g }, run, effect, { cardOffers }) {
      const cards = salvageable(g, run, effect);
      if (cards.length === 0) return { go: 'nothing' };
      return asks(run, 'which card do you take?', cardOffers(cards, 'take', false));
    },
    take(ctx, run, card, { deck }) {
      const { hand, discards } = playerOf(ctx.g, run.seat);
      takeOut(discards[deck], card);
      hand[deck].push(card);
      ctx.log(`${seatName(ctx.g, run.seat)} takes back ${nameOf(card)}.`, 'M-DECK-05');
    },
  }),
  text: ({ kind }) => `take ${withArticle(sentence(kind))} from your discard pile`,
  icon: 'card',
  ahead: (g, scope, effect) =>
    salvageable(g, scope, effect).length > 0 ? scope : no('M-OPEN-59', 'Your discard pile has no such card.'),
};

function salvageable(g: AwayMissions, { seat }: Scope, { deck, kind }: EffectOf<'salvage'>): CardId[] {
  return playerOf(g, seat).discards[deck].filter((card) => cardOf(card).kind === kind);
}
