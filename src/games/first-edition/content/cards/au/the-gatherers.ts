import { listed } from '../../../../kit/words.ts';
import type { Kind } from '../../../effects/kind.ts';
import { playerOf } from '../../../position/find.ts';
import { cardName, seatName } from '../../../position/names.ts';
import { takeCard } from '../../../position/pieces.ts';
import { otherwise } from '../../builders/dilemmas/build.ts';
import type { CardRules } from '../../card-rules.ts';

/** The Gatherers (Alternate Universe). */
export const CARDS: CardRules = {
  'the-gatherers': otherwise({ do: 'strip', of: 'equipment and artifacts', how: 'all' }, { do: 'drop', count: 1 }),
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** The encountering player discards random cards from hand (C-SELECT-01). */
    drop: { count: number };
  }
}

const drop: Kind<'drop'> = {
  run(ctx, { seat }, { count }) {
    const player = playerOf(ctx.g, seat);
    const mixed = [...player.hand];
    ctx.shuffle(mixed);
    const gone = mixed.slice(0, count);
    for (const card of gone) takeCard(player.hand, card);
    player.discard.unshift(...gone);
    if (gone.length === 0) return;
    ctx.reveal();
    ctx.log(`${seatName(seat)} discards ${listed(gone.map(cardName))} from hand.`, 'C-SELECT-01');
  },
  text: () => 'a random card from your hand is discarded',
};

/** The kind of effect that only this card has. */
export const KINDS = { drop };
