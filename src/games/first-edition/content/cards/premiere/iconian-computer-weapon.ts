import { several } from '../../../../kit/words.ts';
import { drawCards } from '../../../chapters/drawing/draw.ts';
import type { Kind } from '../../../effects/kind.ts';
import { playerOf } from '../../../position/find.ts';
import { seatName } from '../../../position/names.ts';
import { otherwise } from '../../builders/dilemmas/build.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';

/** Iconian Computer Weapon (Premiere). */
export const CARDS: CardRules = {
  'iconian-computer-weapon': otherwise({ do: 'reboot' }),
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Discards all cards except personnel from hand, and draws the same number of cards (C-DRAW-01). */
    reboot: object;
  }
}

const isPerson = filter('personnel');

const reboot: Kind<'reboot'> = {
  run(ctx, { seat }) {
    const player = playerOf(ctx.g, seat);
    const gone = player.hand.filter((card) => !isPerson(card));
    player.hand = player.hand.filter(isPerson);
    player.discard.unshift(...gone);
    ctx.reveal();
    ctx.log(`${seatName(seat)} discards ${several(gone.length, 'card')} from hand.`, 'C-DRAW-05');
    drawCards(ctx, seat, gone.length);
  },
  text: () => 'you discard all cards except personnel from your hand and draw that many',
};

/** The kind of effect that only this card has. */
export const KINDS = { reboot };
