import { chosen } from '../../../kit/effects.ts';
import { no, open, type Reason } from '../../../kit/offers.ts';
import { sentence } from '../../../kit/words.ts';
import { PLAY } from '../../chapters/calls.ts';
import { playerOf } from '../../chapters/characters/find.ts';
import { seatName } from '../../chapters/characters/names.ts';
import { cardOf, nameOf } from '../../content/cards.ts';
import type { AwayMissions, CardId, DeckKind } from '../../state.ts';
import { asks, type Run, type Running, takeOut } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { keywordName, withArticle } from '../text/words.ts';
import type { CardKeyword, EffectOf } from '../union.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Searches a deck and, if `pile` is set, the discard pile too (M-SEARCH-01, M-SEARCH-02). */
    search: { deck: DeckKind; keyword: CardKeyword; pile?: true };
    /** Searches the deck for an Event with the keyword and plays it for free. */
    download: { keyword: CardKeyword };
    /** Takes a card of this kind from the player's discard pile. */
    salvage: { deck: DeckKind; kind: CardKind };
  }
}

/** A card that was found, and the pile that it was in. */
type Found = { card: CardId; from: 'decks' | 'discards' };

/** Searches for a card with a keyword, reveals it and shuffles the deck (M-SEARCH-01, M-SEARCH-02, M-OPEN-58). */
export const search: Kind<'search'> = {
  run: chosen({
    ask({ g }, run, { deck, keyword, pile }, { cardOffers }) {
      const { decks, discards } = playerOf(g, run.seat);
      const offers = cardOffers(withKeyword(decks[deck], keyword), 'take', true).map(({ option, payload: card }) =>
        open<Found>(option, { card, from: 'decks' }),
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

/** Searches the deck for a Subcommand Event and plays it immediately and for free (M-CARD-01). */
export const download: Kind<'download'> = {
  run: chosen({
    ask({ g }, run, { keyword }, { cardOffers, obstacle }) {
      const cards = withKeyword(playerOf(g, run.seat).decks.support, keyword).filter((id) => {
        const card = cardOf(id);
        const [action] = card.kind === 'event' ? card.actions : [];
        return action !== undefined && obstacle(g, scopeOf(run.seat, id, run.self), action) === null;
      });
      if (cards.length === 0) return { go: 'nothing' };
      const more = { none: 'Play none', rule: 'M-CARD-01' };
      return asks(run, 'which Event do you play?', cardOffers(cards, 'take', true), more);
    },
    take(ctx, run, card) {
      find(ctx, run, card, 'decks', 'support');
      ctx.call(PLAY, { seat: run.seat, character: run.self, card, action: 'do', via: null });
    },
  }),
  text: ({ keyword }) => `search your Support Deck for ${withArticle(keywordName(keyword))} Event and play it for free`,
  icon: 'search',
  ahead: (g, scope, { keyword }, first) =>
    !first || holds(playerOf(g, scope.seat).decks.support, keyword) ? scope : noneLeft(keyword),
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

/** Takes the found card into the hand and shuffles the deck. */
function find(ctx: Running, { seat }: Run, card: CardId, from: Found['from'], deck: DeckKind): void {
  const player = playerOf(ctx.g, seat);
  takeOut(player[from][deck], card);
  player.hand[deck].push(card);
  ctx.log(`${seatName(ctx.g, seat)} finds ${nameOf(card)} and shuffles the deck.`, 'M-SEARCH-01');
  ctx.shuffle(player.decks[deck]);
}

/** Returns the cards with a keyword, sorted by name to hide the order of the deck. */
function withKeyword(cards: readonly CardId[], keyword: CardKeyword): CardId[] {
  return cards.filter((card) => cardOf(card).keyword === keyword).sort();
}

/**
 * Whether a list contains a card with the keyword. A seat knows which cards are left in its own deck, but not their
 * order (M-SEARCH-01).
 */
function holds(cards: readonly CardId[], keyword: CardKeyword): boolean {
  return cards.some((card) => cardOf(card).keyword === keyword);
}

function noneLeft(keyword: CardKeyword): Reason {
  return no('M-SEARCH-01', () => `Your deck has no ${keywordName(keyword)} cards left.`);
}
