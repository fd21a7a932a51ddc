import { PASS } from '../../../../kernel/decision.ts';
import type { Steps } from '../../../../kernel/game.ts';
import { cardOf, nameOf } from '../../content/cards.ts';
import { playerOf } from '../../rules/find.ts';
import { listed } from '../../rules/hand.ts';
import { other, seatName } from '../../rules/names.ts';
import type { AwayMissions, CardId } from '../../state.ts';
import { amountNow } from '../counts.ts';
import { obstacle } from '../obstacles.ts';
import { scopeOf } from '../scope.ts';
import { keywordName, several, withArticle } from '../text/words.ts';
import type { CardKeyword } from '../union.ts';
import { asks, cardOption, different, doing, named, type Run, type Running, takeOut } from './frame.ts';

/** What happens to cards. */
export const piles: Steps<AwayMissions, Run> = {
  draw(ctx, run) {
    const { deck, count } = doing(run, 'draw');
    const cards = amountNow(ctx.g, run, count);
    if (cards > 0) ctx.call('draw', { seat: run.seat, deck, count: cards });
    return 'begin';
  },
  /** The opponent loses cards at random. */
  discard(ctx, run) {
    const { deck, count } = doing(run, 'discard');
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
    return 'begin';
  },
  /** M-SEARCH-01, M-SEARCH-02, M-OPEN-58: the found card is shown, the deck is shuffled. */
  search: {
    ask({ g }, run) {
      const { deck, keyword, pile } = doing(run, 'search');
      const { decks, discards } = playerOf(g, run.seat);
      const found = withKeyword(decks[deck], keyword);
      const options = found.map((card) => cardOption(card, 'take', true));
      if (pile) {
        for (const card of withKeyword(discards[deck], keyword)) {
          options.push({ ...cardOption(card, 'pile', false), label: `${nameOf(card)} from the discard pile` });
        }
      }
      if (options.length === 0) return { go: 'nothing' };
      return { ...asks(run, `take ${withArticle(`${keywordName(keyword)} card`)}.`, options), rule: 'M-SEARCH-01' };
    },
    answer(ctx, run, { key }) {
      const { deck } = doing(run, 'search');
      const player = playerOf(ctx.g, run.seat);
      takeOut(key.startsWith('pile:') ? player.discards[deck] : player.decks[deck], named(key));
      player.hand[deck].push(named(key));
      found(ctx, run, named(key));
      ctx.shuffle(player.decks[deck]);
      return 'begin';
    },
  },
  nothing(ctx) {
    ctx.log('There is no such card.', 'M-SEARCH-01');
    return 'begin';
  },
  /** M-CARD-01: a Subcommand Event comes from the deck and is played at once, free. */
  download: {
    ask({ g }, run) {
      const cards = downloads(g, run, doing(run, 'download').keyword);
      if (cards.length === 0) return { go: 'nothing' };
      const options = cards.map((card) => cardOption(card, 'take', true));
      options.push({ key: PASS, verb: PASS, label: 'Play none' });
      return { ...asks(run, 'choose the Event to play.', options), rule: 'M-CARD-01' };
    },
    answer(ctx, run, { key }) {
      const { decks, hand } = playerOf(ctx.g, run.seat);
      if (key === PASS) return 'begin';
      const card = named(key);
      takeOut(decks.support, card);
      hand.support.push(card);
      found(ctx, run, card);
      ctx.shuffle(decks.support);
      ctx.call('play', { seat: run.seat, character: run.self, card, action: 'do', via: null });
      return 'begin';
    },
  },
  look(ctx, run) {
    const { deck, count } = doing(run, 'look');
    const { decks, hand } = playerOf(ctx.g, run.seat);
    const cards = ctx.draw(decks[deck], amountNow(ctx.g, run, count));
    hand[deck].push(...cards);
    run.seen = cards.length;
    const looks = `${seatName(ctx.g, run.seat)} looks at ${several(cards.length, 'card')}`;
    ctx.tell(run.seat, cards.length === 0 ? `${looks}.` : `${looks}: ${listed(cards)}.`, `${looks}.`, 'M-PLAY-09');
    return 'looked';
  },
  /** The cards to choose from lie last in the hand, so that nothing hidden has to be remembered elsewhere. */
  looked: {
    ask({ g }, run) {
      const seen = lastSeen(g, run);
      if (seen.length <= 1) return { go: 'begin' };
      return asks(
        run,
        'choose the card to keep.',
        different(seen).map((card) => cardOption(card, 'keep', true)),
      );
    },
    answer(ctx, run, { key }) {
      const { deck } = doing(run, 'look');
      const { decks, hand } = playerOf(ctx.g, run.seat);
      const seen = hand[deck].splice(-(run.seen ?? 0));
      takeOut(seen, named(key));
      hand[deck].push(named(key));
      decks[deck].push(...seen);
      ctx.shuffle(decks[deck]);
      ctx.tell(
        run.seat,
        `You keep ${nameOf(named(key))}.`,
        `${seatName(ctx.g, run.seat)} keeps one card.`,
        'M-SEARCH-01',
      );
      return 'begin';
    },
  },
  /** M-OPEN-59: discard piles are public. */
  salvage: {
    ask({ g }, run) {
      const { deck, kind } = doing(run, 'salvage');
      const pile = playerOf(g, run.seat).discards[deck];
      const cards = different(pile).filter((card) => cardOf(card).kind === kind);
      if (cards.length === 0) return { go: 'nothing' };
      return asks(
        run,
        'choose the card to take.',
        cards.map((card) => cardOption(card, 'take', false)),
      );
    },
    answer(ctx, run, { key }) {
      const { deck } = doing(run, 'salvage');
      const player = playerOf(ctx.g, run.seat);
      takeOut(player.discards[deck], named(key));
      player.hand[deck].push(named(key));
      ctx.log(`${seatName(ctx.g, run.seat)} takes back ${nameOf(named(key))}.`, 'M-DECK-05');
      return 'begin';
    },
  },
  /** This Equipment or Event goes to the discard pile. */
  spend(ctx, run) {
    if (release(ctx.g, run)) playerOf(ctx.g, run.seat).discards.support.push(run.card);
    return 'begin';
  },
  recycle(ctx, run) {
    const { decks } = playerOf(ctx.g, run.seat);
    if (!release(ctx.g, run)) return 'begin';
    decks.support.push(run.card);
    ctx.shuffle(decks.support);
    ctx.log(`${nameOf(run.card)} goes back into the deck.`, 'M-CARD-08');
    return 'begin';
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

function lastSeen(g: AwayMissions, run: Run): CardId[] {
  const count = run.seen ?? 0;
  return count === 0 ? [] : playerOf(g, run.seat).hand[doing(run, 'look').deck].slice(-count);
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
