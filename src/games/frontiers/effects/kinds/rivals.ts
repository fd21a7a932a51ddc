import type { Seat } from '../../../../kernel/types.ts';
import { chosen } from '../../../kit/effects.ts';
import { type Offer, open, openOptions } from '../../../kit/offers.ts';
import { pickOne } from '../../chapters/asking/asking.ts';
import { placed } from '../../chapters/asking/keys.ts';
import { playerOf, rivals, seatName, seatsIn } from '../../chapters/captains/find.ts';
import { discardFromHand, gainCrystal, takeOut } from '../../chapters/captains/gains.ts';
import { sustain } from '../../chapters/combat/harm.ts';
import { cardName, cardOf } from '../../content/cards/all.ts';
import { BASICS, type Basic } from '../../content/colours.ts';
import { type CardId, DAMAGE, type Frontiers } from '../../state.ts';
import { asks, cardOffer, colourOffers, isOf, type Run, sourceName } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { SPECIAL } from '../moments.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Every other player loses a crystal at random, which the player may take; who has none takes a Damage Card. */
    drain: unknown;
    /** A colour is chosen: everyone takes a Damage Card for each crystal of it, and the player gains two of it. */
    flood: unknown;
    /** A colour is chosen: every other player discards a card of it, else shows the hand; `steal`: one Action Card may be taken. */
    probe: { steal?: true };
  }
}

interface Drain extends Run {
  /** Colours of the crystals that others lost. */
  drained?: Basic[];
}

/** From everyone else, allies included (F-OPEN-83, F-TEAM-02). */
export const drain: Kind<'drain', 'drained', Drain> = {
  run(ctx, run) {
    run.drained = [];
    for (const seat of rivals(ctx.g, run.seat)) {
      const { crystals } = playerOf(ctx.g, seat);
      const held = BASICS.flatMap((colour) => Array.from({ length: crystals[colour] }, () => colour));
      if (held.length === 0) {
        sustain(ctx, seat, 1, sourceName(run.from), 'F-OPEN-83');
        continue;
      }
      const [roll = 1] = ctx.roll(1, held.length);
      const colour = held[roll - 1] ?? 'red';
      crystals[colour] -= 1;
      run.drained.push(colour);
      ctx.log(`${seatName(ctx.g, seat)} loses a ${colour} crystal.`, 'F-OPEN-83');
    }
    return 'drained';
  },
  steps: {
    drained: chosen({
      ask(_ctx, run) {
        const colours = BASICS.filter((colour) => run.drained?.includes(colour));
        return asks(run, 'take one?', colourOffers(colours), 'None');
      },
      take(ctx, run, colour) {
        gainCrystal(ctx, run.seat, colour);
      },
    }),
  },
  fits: SPECIAL,
  text: 'every other player loses a random Data Crystal, one of which you may take, or takes 1 Damage Card without any',
  gist: 'others lose a crystal',
  icon: 'crystal',
};

export const flood: Kind<'flood'> = {
  run: chosen({
    ask: (_ctx, run) => asks(run, 'which color?', colourOffers(BASICS)),
    take(ctx, run, colour) {
      for (const seat of seatsIn(ctx.g)) {
        sustain(ctx, seat, playerOf(ctx.g, seat).crystals[colour], `${colour} crystals burn out`, 'F-OPEN-83');
      }
      gainCrystal(ctx, run.seat, colour);
      gainCrystal(ctx, run.seat, colour);
    },
  }),
  fits: SPECIAL,
  text: 'choose a basic color: everyone takes 1 Damage Card for each Data Crystal of it, then you gain 2 of it',
  gist: 'Damage by crystals, gain 2',
  icon: 'damage',
};

interface Probe extends Run {
  /** Action cards that others discarded, with whose they were. */
  dropped?: { seat: Seat; card: CardId }[];
}

export const probe: Kind<'probe', 'asked' | 'stolen', Probe> = {
  run: chosen({
    ask: (_ctx, run) => asks(run, 'which color?', colourOffers(BASICS)),
    take(ctx, run, colour) {
      run.colour = colour;
      run.dropped = [];
      ctx.log(`${seatName(ctx.g, run.seat)} asks everyone for a ${run.colour} card.`, 'F-OPEN-83');
      // Who has one is asked, and by that known.
      ctx.reveal();
      return 'asked';
    },
  }),
  steps: {
    /** Whoever has such a card discards one of its own choice, the others show their hands. */
    asked: {
      askAll: ({ g }, run) =>
        rivals(g, run.seat).flatMap((seat) => {
          const options = openOptions(drops(g, seat, run));
          if (options.length === 0) return [];
          const prompt = `${sourceName(run.from)}: discard a ${run.colour} card.`;
          return [pickOne(seat, prompt, options, 'F-OPEN-83')];
        }),
      reveal(ctx, run, answers, { steal }) {
        for (const seat of rivals(ctx.g, run.seat)) {
          const [key] = answers[seat] ?? [];
          const card = drops(ctx.g, seat, run).find(({ option }) => option.key === key)?.deed;
          if (card === undefined) {
            const hand = playerOf(ctx.g, seat).hand.map(cardName).join(', ') || 'no cards';
            ctx.log(`${seatName(ctx.g, seat)} shows the hand: ${hand}.`, 'F-OPEN-83');
            continue;
          }
          discardFromHand(ctx.g, seat, card);
          if (isOf(cardOf(card), 'action')) run.dropped?.push({ seat, card });
          ctx.log(`${seatName(ctx.g, seat)} discards ${cardName(card)}.`, 'F-OPEN-83');
        }
        return steal ? 'stolen' : 'begin';
      },
    },
    stolen: chosen({
      ask({ g }, run) {
        const offers = (run.dropped ?? []).map(({ seat, card }) => {
          const label = `${seatName(g, seat)}: ${cardName(card)}`;
          const subject = { kind: 'card', id: card };
          return open({ key: `steal:${placed(seat, card)}`, verb: 'steal', label, subject }, { victim: seat, card });
        });
        return asks(run, 'take one of them?', offers, 'None');
      },
      take(ctx, run, { victim, card }) {
        const { g } = ctx;
        takeOut(playerOf(g, victim).discard, card);
        playerOf(g, run.seat).hand.push(card);
        ctx.log(`${seatName(g, run.seat)} takes ${cardName(card)} of ${seatName(g, victim)}.`, 'F-OPEN-83');
      },
    }),
  },
  fits: SPECIAL,
  text({ steal }) {
    const more = steal ? '; you may take one of these Action Cards' : '';
    return `choose a basic color: every other player discards a card of it, or without one shows the hand${more}`;
  },
  gist: 'others discard a color',
  icon: 'search',
};

/** Cards of the colour that is asked for, of which a seat drops one. */
function drops(g: Frontiers, seat: Seat, { colour }: Run): Offer<CardId>[] {
  const held = new Set(playerOf(g, seat).hand);
  return [...held]
    .filter((card) => card !== DAMAGE && cardOf(card).colour === colour)
    .map((card) => cardOffer('discard', card, { hidden: true }));
}
