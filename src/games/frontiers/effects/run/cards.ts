import type { Steps } from '../../../../kernel/game.ts';
import { cardName, cardOf } from '../../content/cards/all.ts';
import { pass } from '../../rules/asking.ts';
import { playerOf, seatName } from '../../rules/find.ts';
import { discardFromHand, takeOut } from '../../rules/gains.ts';
import { restOf } from '../../rules/keys.ts';
import { OFFER_NAMES, openOffers, takeOffered } from '../../rules/offers.ts';
import { type CardId, DAMAGE, type Frontiers } from '../../state.ts';
import { several } from '../../words.ts';
import { layDown } from '../lay-down.ts';
import { gist } from '../text.ts';
import type { CardKind } from '../union.ts';
import { boostable, borrowable, isOf, pays } from '../usable.ts';
import { asks, before, cardOption, doing, occasionOf, type Run } from './frame.ts';

/** The steps of effects on cards. */
export const cards = {
  /** F-DISCARD-01, F-DISCARD-02, F-CARD-10, F-CARD-11 */
  discard: {
    ask: ({ g }, run) => askCard(g, run, 'discard'),
    answer(ctx, run, { key }) {
      note(run, restOf(key));
      discardFromHand(ctx.g, run.seat, restOf(key));
      ctx.log(`${seatName(ctx.g, run.seat)} discards ${cardName(restOf(key))}.`, 'F-DISCARD-01');
      return 'begin';
    },
  },
  /** F-DISCARD-03, F-DISCARD-04 */
  remove: {
    ask: ({ g }, run) => askCard(g, run, 'remove'),
    answer(ctx, run, { key }) {
      const card = restOf(key);
      const player = playerOf(ctx.g, run.seat);
      note(run, card);
      takeOut(player.hand, card);
      if (card !== DAMAGE) player.removed.push(card);
      player.spent += 1;
      ctx.log(
        card === DAMAGE
          ? `${seatName(ctx.g, run.seat)} returns a Damage Card to the pile.`
          : `${seatName(ctx.g, run.seat)} removes ${cardName(card)} from the game.`,
        card === DAMAGE ? 'F-DISCARD-03' : 'F-DISCARD-04',
      );
      return 'begin';
    },
  },
  repeat(_ctx, run) {
    const { side, times } = doing(run, 'repeat');
    if (run.card === undefined) return 'begin';
    // What the removed card says of itself is said of a card that is gone (F-DISCARD-04).
    const effects = cardOf(run.card)[side].filter(({ do: kind }) => kind !== 'return');
    before(run, Array.from({ length: times }, () => effects).flat());
    return 'begin';
  },
  boost: {
    ask({ g }, run) {
      const options = boostable(occasionOf(g, run)).map((card) =>
        cardOption('boost', card.id, true, gist(card.strong)),
      );
      return options.length === 0 ? { go: 'begin' } : asks(run, 'which card do you play, strong and free?', options);
    },
    answer(ctx, run, { key }) {
      const card = cardOf(restOf(key));
      layDown(ctx.g, run.seat, card.id, 'strong');
      ctx.log(`${seatName(ctx.g, run.seat)} plays ${card.name}, strong.`, 'F-CARD-14');
      const { seat, moment } = run;
      ctx.call('effects', {
        seat,
        moment,
        from: card.id,
        list: card.strong,
        more: doing(run, 'boost').more,
      } satisfies Run);
      return 'begin';
    },
  },
  /** F-SCEN-06: offers that nobody needed yet are opened now. */
  gain(ctx) {
    openOffers(ctx);
    return 'gained';
  },
  gained: {
    ask({ g }, run) {
      const options = offered(g, run).map((card) => cardOption('gain', card, false, gist(cardOf(card).basic)));
      return options.length === 0 ? { go: 'begin' } : asks(run, 'which card do you gain?', options);
    },
    answer(ctx, run, { key }) {
      const { card: offer, to } = doing(run, 'gain');
      const card = restOf(key);
      takeOffered(ctx, offer, card);
      const player = playerOf(ctx.g, run.seat);
      if (to === 'hand') player.hand.push(card);
      else player.discard.push(card);
      const where = { hand: 'into the hand', discard: 'into the discard pile' }[to];
      ctx.log(
        `${seatName(ctx.g, run.seat)} gains ${cardName(card)} from the ${OFFER_NAMES[offer]} offer, ${where}.`,
        'F-GAIN-04',
      );
      return 'begin';
    },
  },
  borrow: {
    ask({ g }, run) {
      const options = borrowable(occasionOf(g, run), run.colour ?? null).map((card) =>
        cardOption('borrow', card.id, false, gist(card.basic)),
      );
      return options.length === 0 ? { go: 'begin' } : asks(run, 'which card of the offer do you use?', options);
    },
    answer(ctx, run, { key }) {
      const card = cardOf(restOf(key));
      ctx.log(`${seatName(ctx.g, run.seat)} uses ${card.name} of the offer.`, 'F-CARD-14');
      const { seat, moment } = run;
      ctx.call('effects', { seat, moment, from: card.id, list: card.basic } satisfies Run);
      return 'begin';
    },
  },
  return: {
    ask(_ctx, run) {
      const { to } = doing(run, 'return');
      const label = `To the ${to} of the deck`;
      return asks(run, 'where does it go when the turn ends?', [
        { key: 'return', verb: 'choose', label },
        pass('To the discard pile'),
      ]);
    },
    answer({ g }, run, { key }) {
      const card = playerOf(g, run.seat).inPlay.findLast(({ card: id }) => id === run.from);
      if (key === 'return' && card !== undefined) card.to = doing(run, 'return').to;
      return 'begin';
    },
  },
  recall: {
    ask({ g }, run) {
      const { chosen } = doing(run, 'recall');
      if (!chosen) return { go: 'recallBlind' };
      const options = distinct(playerOf(g, run.seat).discard).map((card) => cardOption('recall', card, false));
      return options.length === 0 ? { go: 'recalled' } : asks(run, 'which card goes back into the deck?', options);
    },
    answer(ctx, run, { key }) {
      const player = playerOf(ctx.g, run.seat);
      takeOut(player.discard, restOf(key));
      player.deck.unshift(restOf(key));
      run.returned = (run.returned ?? 0) + 1;
      return run.returned < doing(run, 'recall').count ? 'recall' : 'recalled';
    },
  },
  recallBlind(ctx, run) {
    const player = playerOf(ctx.g, run.seat);
    ctx.shuffle(player.discard);
    run.returned = 0;
    for (let one = 0; one < doing(run, 'recall').count; one++) {
      const card = player.discard.shift();
      if (card === undefined) break;
      player.deck.unshift(card);
      run.returned += 1;
    }
    return 'recalled';
  },
  recalled: {
    ask({ g }, run) {
      const { returned = 0 } = run;
      if (returned === 0 || playerOf(g, run.seat).deck.length === returned) return { go: 'begin' };
      return asks(run, `where do ${several(returned, 'card')} go?`, [
        { key: 'top', verb: 'choose', label: 'On top of the deck' },
        { key: 'bottom', verb: 'choose', label: 'Under the deck' },
      ]);
    },
    answer(ctx, run, { key }) {
      const { deck } = playerOf(ctx.g, run.seat);
      const { returned = 0 } = run;
      if (key === 'bottom') deck.push(...deck.splice(0, returned));
      ctx.log(`${seatName(ctx.g, run.seat)} puts ${several(returned, 'card')} back into the deck.`, 'F-CARD-14');
      return 'begin';
    },
  },
} satisfies Steps<Frontiers, Run>;

/** Which card of the hand is given up; without one the rest is lost (F-CARD-10). */
function askCard(g: Frontiers, run: Run, verb: 'discard' | 'remove') {
  const kinds = distinct(among(g, run, playerOf(g, run.seat).hand, doing(run, verb).what));
  if (kinds.length === 0) return { go: 'stop' };
  return asks(
    run,
    `which card do you ${verb}?`,
    kinds.map((card) => cardOption(verb, card, true)),
  );
}

/** Remembers the card that was discarded or removed, and its colour. */
function note(run: Run, card: CardId): void {
  run.card = card;
  const { colour } = cardOf(card);
  if (colour !== null) run.colour = colour;
}

/** Cards of a kind that can be given up for what follows. */
function among(g: Frontiers, run: Run, cards: readonly CardId[], what: CardKind): CardId[] {
  const [next] = run.list;
  return cards.filter((id) => isOf(cardOf(id), what) && pays(occasionOf(g, run), cardOf(id), next));
}

function offered(g: Frontiers, run: Run): CardId[] {
  const { card, same } = doing(run, 'gain');
  const { offer } = g[card];
  return same && run.colour !== undefined ? offer.filter((id) => cardOf(id).colour === run.colour) : offer;
}

function distinct(list: readonly CardId[]): CardId[] {
  return [...new Set(list)];
}
