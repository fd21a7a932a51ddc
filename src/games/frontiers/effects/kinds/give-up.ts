import { chosen } from '../../../kit/effects.ts';
import { playerOf, seatName } from '../../chapters/captains/find.ts';
import { discardFromHand, takeOut } from '../../chapters/captains/gains.ts';
import { cardName, cardOf } from '../../content/cards/all.ts';
import { type CardId, DAMAGE, type Frontiers } from '../../state.ts';
import { asks, cardOffer, isOf, occasionOf, type Run } from '../frame.ts';
import type { All, Kind } from '../kind.ts';
import { type Occasion, UNSURE } from '../moments.ts';
import type { CardKind, Effect, EffectOf } from '../union.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Discards a card of the hand (F-DISCARD-01). */
    discard: { what: CardKind };
    /** Removes a card of the hand from the game (F-DISCARD-03, F-DISCARD-04). */
    remove: { what: CardKind };
  }
}

/** F-DISCARD-01, F-DISCARD-02, F-CARD-10, F-CARD-11 */
export const discard: Kind<'discard'> = {
  run: chosen({
    ask: ({ g }, run, effect, all) => askCard(g, run, effect, all),
    take(ctx, run, card) {
      note(run, card);
      discardFromHand(ctx.g, run.seat, card);
      ctx.log(`${seatName(ctx.g, run.seat)} discards ${cardName(card)}.`, 'F-DISCARD-01');
    },
  }),
  fits: UNSURE,
  text: ({ what }) => `discard 1 ${CARD_KINDS[what]}`,
  gist: ({ what }) => `discard 1${what === 'damage' ? ' Damage' : ''}`,
  icon: 'discard',
  leads: ': then ',
  binds: true,
  lacks,
};

/** F-DISCARD-03, F-DISCARD-04 */
export const remove: Kind<'remove'> = {
  run: chosen({
    ask: ({ g }, run, effect, all) => askCard(g, run, effect, all),
    take(ctx, run, card) {
      const player = playerOf(ctx.g, run.seat);
      note(run, card);
      takeOut(player.hand, card);
      if (card !== DAMAGE) player.removed.push(card);
      player.spent += 1;
      const name = seatName(ctx.g, run.seat);
      if (card === DAMAGE) ctx.log(`${name} returns a Damage Card to the pile.`, 'F-DISCARD-03');
      else ctx.log(`${name} removes ${cardName(card)} from the game.`, 'F-DISCARD-04');
    },
  }),
  fits: UNSURE,
  text: ({ what }) => `remove 1 ${CARD_KINDS[what]} in your hand from the game`,
  gist: ({ what }) => `remove 1${what === 'damage' ? ' Damage' : ''}`,
  icon: 'out',
  leads: ': then ',
  binds: true,
  lacks,
};

type GiveUp = EffectOf<'discard'> | EffectOf<'remove'>;

const CARD_KINDS: Record<CardKind, string> = {
  action: 'Action Card',
  any: 'card',
  damage: 'Damage Card',
};

/** Which card of the hand is given up; without one the rest is lost (F-CARD-10). */
function askCard(g: Frontiers, run: Run, { do: verb, what }: GiveUp, { accepts }: All) {
  const { hand } = playerOf(g, run.seat);
  const at = occasionOf(g, run);
  const able = hand.filter((id) => isOf(cardOf(id), what) && accepts(at, run.list[0], cardOf(id)));
  if (able.length === 0) return { go: 'stop' } as const;
  return asks(
    run,
    `which card do you ${verb}?`,
    [...new Set(able)].map((card) => cardOffer(verb, card, true)),
  );
}

/** Remembers the card that was discarded or removed, and its colour. */
function note(run: Run, card: CardId): void {
  run.card = card;
  const { colour } = cardOf(card);
  if (colour !== null) run.colour = colour;
}

/** Whether the hand has no card of a kind that serves what follows, beside those that are laid down. */
function lacks(at: Occasion, { do: verb, what }: GiveUp, next: Effect | undefined, { accepts }: All): string | null {
  const good = (id: CardId) => isOf(cardOf(id), what) && accepts(at, next, cardOf(id));
  let count = 0;
  for (const id of playerOf(at.g, at.seat).hand) if (good(id)) count += 1;
  for (const id of at.without ?? []) if (good(id)) count -= 1;
  if (count > 0) return null;
  return `needs 1 ${what === 'damage' ? 'Damage Card' : 'other card that fits'} to ${verb}, which you can’t supply.`;
}
