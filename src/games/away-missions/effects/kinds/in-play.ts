import type { Seat } from '../../../../kernel/types.ts';
import { chosen } from '../../../kit/effects.ts';
import { playerOf } from '../../chapters/characters/find.ts';
import { nameOf } from '../../content/cards.ts';
import { characterCard } from '../../content/characters.ts';
import type { AwayMissions } from '../../state.ts';
import { asks, present, type Run, takeOut } from '../frame.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Discards one of the character's Equipment cards. */
    strip: { who: CharacterRef };
    /** Discards this Equipment or Event. */
    spend: unknown;
    /** Shuffles this card into its deck. */
    recycle: unknown;
  }
}

export const strip: Kind<'strip'> = {
  run: chosen({
    ask({ g }, run, { who }, { cardOffers }) {
      const offers = cardOffers(present(g, run, who)?.equipment ?? [], 'strip', false);
      return asks(run, 'which Equipment is discarded?', offers);
    },
    take(ctx, run, card, { who }) {
      const target = present(ctx.g, run, who);
      if (target === null) return;
      takeOut(target.equipment, card);
      playerOf(ctx.g, target.seat).discards.support.push(card);
      const line = `${nameOf(run.card)}: ${characterCard(target.id).name} loses ${nameOf(card)}.`;
      ctx.log(line, 'M-PLAY-17', { seat: target.seat, names: [nameOf(card)] });
    },
  }),
  text: ({ who }, voice) => `${voice[who]} loses an Equipment of your choice`,
  icon: 'cross',
};

export const spend: Kind<'spend'> = {
  run({ g }, run) {
    const from = release(g, run);
    if (from !== null) playerOf(g, from).discards.support.push(run.card);
  },
  text: () => 'discard this card',
  icon: 'card',
};

export const recycle: Kind<'recycle'> = {
  run(ctx, run) {
    const from = release(ctx.g, run);
    if (from === null) return;
    const { decks } = playerOf(ctx.g, from);
    decks.support.push(run.card);
    ctx.shuffle(decks.support);
    ctx.log(`${nameOf(run.card)} is shuffled back into the deck.`, 'M-CARD-08');
  },
  text: () => 'return this card to your deck and shuffle',
  icon: 'deck',
};

/**
 * Removes this card from its bearer or from the cards being played. A bearer who loses the card can no longer use it
 * (M-PLAY-16). Returns the seat that the card belongs to. If an ally’s drone bears the card, the card belongs to the
 * ally’s seat. Returns null if the card isn't found.
 */
function release(g: AwayMissions, run: Run): Seat | null {
  const { playing } = playerOf(g, run.seat);
  const bearer = run.self === null ? undefined : g.characters[run.self];
  const isBorne = bearer?.equipment.includes(run.card) === true;
  const from = isBorne ? bearer.equipment : playing;
  if (!from.includes(run.card)) return null;
  takeOut(from, run.card);
  return isBorne ? bearer.seat : run.seat;
}
