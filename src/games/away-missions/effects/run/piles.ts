import { chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { draw } from '../../chapters/activation/simple.ts';
import { playerOf } from '../../chapters/characters/find.ts';
import { listed } from '../../chapters/characters/hand.ts';
import { other, seatName } from '../../chapters/characters/names.ts';
import { cardOf, nameOf } from '../../content/cards.ts';
import type { AwayMissions, CardId, DeckKind } from '../../state.ts';
import { amountNow } from '../counts.ts';
import { obstacle } from '../obstacles.ts';
import { play } from '../play.ts';
import { scopeOf } from '../scope.ts';
import { keywordName, withArticle } from '../text/words.ts';
import type { CardKeyword } from '../union.ts';
import { asks, type Carries, cardOffer, different, type Run, type Running, takeOut } from './frame.ts';

/** Where a card is searched for. */
type Pile = 'decks' | 'discards';

/** What happens to cards. */
export const piles: Carries<'draw' | 'discard' | 'search' | 'download' | 'look' | 'salvage' | 'spend' | 'recycle'> = {
  draw(ctx, run, { deck, count }) {
    const cards = amountNow(ctx.g, run, count);
    if (cards > 0) ctx.call(draw, { seat: run.seat, deck, count: cards });
  },
  /** The opponent loses cards at random. */
  discard(ctx, run, { deck, count }) {
    const seat = other(run.seat);
    const { hand, discards } = playerOf(ctx.g, seat);
    for (let left = count; left > 0 && hand[deck].length > 0; left--) {
      const [at = 1] = ctx.roll(1, hand[deck].length);
      const [card] = hand[deck].splice(at - 1, 1);
      if (card === undefined) break;
      ctx.reveal();
      discards[deck].push(card);
      ctx.log(`${seatName(ctx.g, seat)} discards ${nameOf(card)}.`, 'M-DECK-03');
    }
  },
  /** M-SEARCH-01, M-SEARCH-02, M-OPEN-58: the found card is shown, the deck is shuffled. */
  search: chosen({
    ask({ g }, run, { deck, keyword, pile }) {
      const { decks, discards } = playerOf(g, run.seat);
      const found = withKeyword(decks[deck], keyword);
      const offers = found.map((card) => open(cardOffer(card, 'take', true).option, { card, from: 'decks' as Pile }));
      if (pile) {
        for (const card of withKeyword(discards[deck], keyword)) {
          const option = { ...cardOffer(card, 'pile', false).option, label: `${nameOf(card)} from the discard pile` };
          offers.push(open(option, { card, from: 'discards' }));
        }
      }
      if (offers.length === 0) return { go: 'nothing' };
      return { ...asks(run, `take ${withArticle(`${keywordName(keyword)} card`)}.`, offers), rule: 'M-SEARCH-01' };
    },
    take(ctx, run, { card, from }, { deck }) {
      const player = playerOf(ctx.g, run.seat);
      takeOut(player[from][deck], card);
      player.hand[deck].push(card);
      found(ctx, run, card);
      ctx.shuffle(player.decks[deck]);
    },
  }),
  /** M-CARD-01: a Subcommand Event comes from the deck and is played at once, free. */
  download: chosen({
    ask({ g }, run, { keyword }) {
      const cards = downloads(g, run, keyword);
      if (cards.length === 0) return { go: 'nothing' };
      const offers = cards.map((card) => cardOffer(card, 'take', true));
      return { ...asks(run, 'choose the Event to play.', offers, 'Play none'), rule: 'M-CARD-01' };
    },
    take(ctx, run, card) {
      const { decks, hand } = playerOf(ctx.g, run.seat);
      takeOut(decks.support, card);
      hand.support.push(card);
      found(ctx, run, card);
      ctx.shuffle(decks.support);
      ctx.call(play, { seat: run.seat, character: run.self, card, action: 'do', via: null });
    },
  }),
  look: {
    run(ctx, run, { deck, count }) {
      const { decks, hand } = playerOf(ctx.g, run.seat);
      const cards = ctx.draw(decks[deck], amountNow(ctx.g, run, count));
      hand[deck].push(...cards);
      run.seen = cards.length;
      const looks = `${seatName(ctx.g, run.seat)} looks at ${several(cards.length, 'card')}`;
      ctx.tell(run.seat, cards.length === 0 ? `${looks}.` : `${looks}: ${listed(cards)}.`, `${looks}.`, 'M-PLAY-09');
      return 'looked';
    },
    steps: {
      /** The cards to choose from lie last in the hand, so that nothing hidden has to be remembered elsewhere. */
      looked: chosen({
        ask({ g }, run, { deck }) {
          const seen = lastSeen(g, run, deck);
          if (seen.length <= 1) return { go: 'begin' };
          return asks(
            run,
            'choose the card to keep.',
            different(seen).map((card) => cardOffer(card, 'keep', true)),
          );
        },
        take(ctx, run, card, { deck }) {
          const { decks, hand } = playerOf(ctx.g, run.seat);
          const seen = hand[deck].splice(-(run.seen ?? 0));
          takeOut(seen, card);
          hand[deck].push(card);
          decks[deck].push(...seen);
          ctx.shuffle(decks[deck]);
          const others = `${seatName(ctx.g, run.seat)} keeps one card.`;
          ctx.tell(run.seat, `You keep ${nameOf(card)}.`, others, 'M-SEARCH-01');
        },
      }),
    },
  },
  /** M-OPEN-59: discard piles are public. */
  salvage: chosen({
    ask({ g }, run, { deck, kind }) {
      const pile = playerOf(g, run.seat).discards[deck];
      const cards = different(pile).filter((card) => cardOf(card).kind === kind);
      if (cards.length === 0) return { go: 'nothing' };
      return asks(
        run,
        'choose the card to take.',
        cards.map((card) => cardOffer(card, 'take', false)),
      );
    },
    take(ctx, run, card, { deck }) {
      const player = playerOf(ctx.g, run.seat);
      takeOut(player.discards[deck], card);
      player.hand[deck].push(card);
      ctx.log(`${seatName(ctx.g, run.seat)} takes back ${nameOf(card)}.`, 'M-DECK-05');
    },
  }),
  /** This Equipment or Event goes to the discard pile. */
  spend(ctx, run) {
    if (release(ctx.g, run)) playerOf(ctx.g, run.seat).discards.support.push(run.card);
  },
  recycle(ctx, run) {
    const { decks } = playerOf(ctx.g, run.seat);
    if (!release(ctx.g, run)) return 'begin';
    decks.support.push(run.card);
    ctx.shuffle(decks.support);
    ctx.log(`${nameOf(run.card)} goes back into the deck.`, 'M-CARD-08');
  },
};

/** Cards of a deck or pile with a keyword, each once, by name: never in the order of the deck. */
function withKeyword(cards: readonly CardId[], keyword: CardKeyword): CardId[] {
  return different(cards.filter((card) => cardOf(card).keyword === keyword)).sort();
}

/** Events of a deck with the keyword that could be played now. */
function downloads(g: AwayMissions, run: Run, keyword: CardKeyword): CardId[] {
  return withKeyword(playerOf(g, run.seat).decks.support, keyword).filter((id) => {
    const card = cardOf(id);
    const [action] = card.kind === 'event' ? card.actions : [];
    return action !== undefined && obstacle(g, scopeOf(run.seat, id, run.self), action) === null;
  });
}

function lastSeen(g: AwayMissions, run: Run, deck: DeckKind): CardId[] {
  const count = run.seen ?? 0;
  return count === 0 ? [] : playerOf(g, run.seat).hand[deck].slice(-count);
}

function found(ctx: Running, run: Run, card: CardId): void {
  ctx.log(`${seatName(ctx.g, run.seat)} finds ${nameOf(card)} and shuffles the deck.`, 'M-SEARCH-01');
}

/**
 * Takes this card from its bearer, for whom it works no longer (M-PLAY-16), or from the cards being played; false when it
 * lies elsewhere by now.
 */
function release(g: AwayMissions, run: Run): boolean {
  const { playing } = playerOf(g, run.seat);
  const bearer = run.self === null ? undefined : g.characters[run.self];
  const from = bearer?.equipment.includes(run.card) ? bearer.equipment : playing;
  if (!from.includes(run.card)) return false;
  takeOut(from, run.card);
  return true;
}
