import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { chosen } from '../../../kit/effects.ts';
import { type Offer, open, openOptions } from '../../../kit/offers.ts';
import { pickOne } from '../../chapters/asking/asking.ts';
import { placed } from '../../chapters/asking/keys.ts';
import { playerOf, rivals, seatName } from '../../chapters/captains/find.ts';
import { asks, cardOffer, colourOffers, EFFECTS, isOf, occasionOf, type Run, sourceName } from '../../effects/frame.ts';
import type { Kind } from '../../effects/kind.ts';
import { SPECIAL } from '../../effects/moments.ts';
import { type CardId, DAMAGE, type Frontiers } from '../../state.ts';
import { cardName, cardOf } from '../cards/all.ts';
import { BASICS } from '../colours.ts';

declare module '../../effects/union.ts' {
  interface Kinds {
    /**
     * The player chooses a color. Every other player shows a card of that color or, if they have none, their hand. The
     * player may use an effect of one of the shown cards.
     */
    probe: { strong?: true };
  }
}

interface Probe extends Run {
  /** Action Cards that other players showed, with their seats. */
  seen?: { seat: Seat; card: CardId }[];
}

/** Nobody loses a card: shown cards go back (F-OPEN-83). */
export const probe: Kind<'probe', 'asked' | 'seen', Probe> = {
  run: chosen({
    ask: (_ctx, run) => asks(run, 'which color?', colourOffers(BASICS)),
    take(ctx, run, colour) {
      run.colour = colour;
      run.seen = [];
      ctx.log(`${seatName(ctx.g, run.seat)} asks everyone for a ${run.colour} card.`, 'F-OPEN-83');
      // A question to a player reveals that the player has a card of the color.
      ctx.reveal();
      return 'asked';
    },
  }),
  steps: {
    /** Players with a card of the color choose one to show. Players without such a card show their hands. */
    asked: {
      askAll: ({ g }, run) =>
        rivals(g, run.seat).flatMap((seat) => {
          const options = openOptions(shows(g, seat, run));
          if (options.length === 0) return [];
          const prompt = `${sourceName(run.from)}: which ${run.colour} card do you show? You keep it.`;
          return [pickOne(seat, prompt, options, 'F-OPEN-83')];
        }),
      reveal(ctx, run, answers) {
        for (const seat of rivals(ctx.g, run.seat)) {
          const [key] = answers[seat] ?? [];
          const card = shows(ctx.g, seat, run).find(({ option }) => option.key === key)?.payload;
          if (card === undefined) {
            const hand = playerOf(ctx.g, seat).hand.map(cardName).join(', ') || 'no cards';
            ctx.log(`${seatName(ctx.g, seat)} shows its hand: ${hand}.`, 'F-OPEN-83');
            continue;
          }
          if (isOf(cardOf(card), 'action')) must(run.seen, 'the list of shown cards').push({ seat, card });
          ctx.log(`${seatName(ctx.g, seat)} shows ${cardName(card)}.`, 'F-OPEN-83');
        }
        return 'seen';
      },
    },
    seen: chosen({
      ask({ g }, run, { strong }, { usable, gist }) {
        const side = strong ? 'strong' : 'basic';
        const offers = must(run.seen, 'the list of shown cards').flatMap(({ seat, card }) => {
          // Effects that move the card itself don't apply to another player's card.
          const effects = cardOf(card)[side].filter(({ do: kind }) => kind !== 'return');
          if (!usable(occasionOf(g, run), effects)) return [];
          const label = `${seatName(g, seat)}: ${cardName(card)}`;
          const option = { key: `use:${placed(seat, card)}`, verb: 'use', label, hint: gist(effects) };
          return [open({ ...option, subject: { kind: 'card', id: card } }, { card, effects })];
        });
        return asks(run, 'use one of them?', offers, 'None');
      },
      take(ctx, { seat, moment }, { card, effects: list }) {
        ctx.log(`${seatName(ctx.g, seat)} uses the shown card ${cardName(card)}.`, 'F-OPEN-83');
        ctx.call(EFFECTS, { seat, moment, from: card, list });
      },
    }),
  },
  fits: SPECIAL,
  text({ strong }) {
    const side = strong ? 'strong' : 'basic';
    const shown = 'every other player shows a card of that color, or their hand if they have none';
    return `choose a basic color: ${shown}; you may use the ${side} effect of one of these Action Cards without data`;
  },
  gist: ({ strong }) => `use another player’s card${strong ? ', strong' : ''}`,
  icon: 'search',
};

/** Returns the cards of the requested color that a seat can show. */
function shows(g: Frontiers, seat: Seat, { colour }: Run): Offer<CardId>[] {
  const held = new Set(playerOf(g, seat).hand);
  return [...held]
    .filter((card) => card !== DAMAGE && cardOf(card).colour === colour)
    .map((card) => cardOffer('show', card, { hidden: true }));
}
