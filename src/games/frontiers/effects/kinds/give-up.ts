import { chosen } from '../../../kit/effects.ts';
import { playerOf, seatName } from '../../chapters/captains/find.ts';
import { discardFromHand, type Running, takeOut } from '../../chapters/captains/gains.ts';
import { cardName, cardOf } from '../../content/cards/all.ts';
import { type CardId, DAMAGE } from '../../state.ts';
import { asks, cardOffer, isOf, occasionOf, type Run } from '../frame.ts';
import type { All, Kind } from '../kind.ts';
import { NEEDS_CHECK, type UseContext } from '../moments.ts';
import type { CardKind, Effect, EffectOf } from '../union.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Discards a card from the hand (F-DISCARD-01). */
    discard: { what: CardKind };
    /** Removes a card in the hand from the game (F-DISCARD-03, F-DISCARD-04). */
    remove: { what: CardKind };
  }
}

/** F-DISCARD-01, F-DISCARD-02, F-CARD-10, F-CARD-11 */
export const discard: Kind<'discard'> = {
  ...givingUp((ctx, { seat }, card) => {
    discardFromHand(ctx.g, seat, card);
    ctx.log(`${seatName(ctx.g, seat)} discards ${cardName(card)}.`, 'F-DISCARD-01');
  }),
  text: ({ what }) => `discard 1 ${CARD_KINDS[what]}`,
  icon: 'discard',
};

/** F-DISCARD-03, F-DISCARD-04 */
export const remove: Kind<'remove'> = {
  ...givingUp((ctx, { seat }, card) => {
    const player = playerOf(ctx.g, seat);
    takeOut(player.hand, card);
    if (card !== DAMAGE) player.removed.push(card);
    player.spent += 1;
    const name = seatName(ctx.g, seat);
    if (card === DAMAGE) ctx.log(`${name} returns a Damage Card to the pile.`, 'F-DISCARD-03');
    else ctx.log(`${name} removes ${cardName(card)} from the game.`, 'F-DISCARD-04');
  }),
  text: ({ what }) => `remove 1 ${CARD_KINDS[what]} in your hand from the game`,
  icon: 'out',
};

type GiveUp = EffectOf<'discard'> | EffectOf<'remove'>;

const CARD_KINDS: Record<CardKind, string> = {
  action: 'Action Card',
  any: 'card',
  damage: 'Damage Card',
};

/**
 * Defines the common parts of the effects that give up a card in the hand. `gives` moves the card. Later effects may
 * refer to that card.
 */
function givingUp(gives: (ctx: Running, run: Run, card: CardId) => void) {
  return {
    run: chosen({
      ask({ g }: Running, run: Run, effect: GiveUp, all: All) {
        const { do: verb } = effect;
        const able = playerOf(g, run.seat).hand.filter(fitting(occasionOf(g, run), effect, run.list[0], all));
        // F-CARD-10: without a card to give up, the remaining effects are lost.
        if (able.length === 0) return { go: 'stop' } as const;
        const offers = [...new Set(able)].map((card) => cardOffer(verb, card, { hidden: true }));
        return asks(run, `which card do you ${verb}?`, offers);
      },
      take(ctx: Running, run: Run, card: CardId) {
        run.card = card;
        const { colour } = cardOf(card);
        if (colour !== null) run.colour = colour;
        gives(ctx, run, card);
      },
    }),
    fits: NEEDS_CHECK,
    gist: ({ do: verb, what }: GiveUp) => `${verb} 1${what === 'damage' ? ' Damage' : ''}`,
    leads: ': then ',
    binds: true,
    lacks,
  } as const;
}

/** Returns the missing cost if the hand has no suitable card besides those being played, or null. */
function lacks(at: UseContext, effect: GiveUp, next: Effect | undefined, all: All): string | null {
  const fits = fitting(at, effect, next, all);
  let count = 0;
  for (const id of playerOf(at.g, at.seat).hand) if (fits(id)) count += 1;
  for (const id of at.without ?? []) if (fits(id)) count -= 1;
  if (count > 0) return null;
  const { do: verb, what } = effect;
  return `needs you to ${verb} 1 ${what === 'damage' ? 'Damage Card' : 'other suitable card'}, which you don’t have.`;
}

/** Returns a test for cards that are of the right kind and that later effects can use. */
function fitting(at: UseContext, { what }: GiveUp, next: Effect | undefined, { accepts }: All) {
  return (id: CardId): boolean => isOf(cardOf(id), what) && accepts(at, next, cardOf(id));
}
