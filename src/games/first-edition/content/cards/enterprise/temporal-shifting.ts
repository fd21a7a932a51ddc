import type { Seat } from '../../../../../kernel/types.ts';
import { before } from '../../../../kit/effects.ts';
import type { Kind } from '../../../effects/kind.ts';
import type { Effects } from '../../../effects/union.ts';
import { playerOf } from '../../../position/find.ts';
import { tableOf } from '../../../position/places.ts';
import { besideEither } from '../../builders/shared.ts';
import { drawsUpTo } from '../../builders/table/laid.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';

const isAlternate = filter('[AU]');

/** Temporal Shifting (Enterprise Collection): a player discards three cards, or one with the AU icon, to draw up to four. */
export const CARDS: CardRules = {
  'temporal-shifting': {
    text: 'Choose a player, who discards three cards from hand, or one card with the AU icon. If they discard an AU card in either way, they may draw up to four cards.',
    plays: besideEither,
    among: { alternate: (_g, _seat, card) => isAlternate(card) },
    once(g, seat, to) {
      const who = tableOf(to) ?? seat;
      const count = Math.min(3, playerOf(g, who).hand.length);
      const shed: Effects = [
        { do: 'shed', who, min: 3, max: 3 },
        { do: 'shifted', who, count },
      ];
      const three = { key: 'three', label: 'Discard three cards', list: shed } as const;
      const list: Effects = [{ do: 'shed', who, min: 1, max: 1, only: 'alternate' }, ...drawsUpTo(4, who)];
      const one = { key: 'one', label: 'Discard an AU card and draw up to four', hidden: true, list } as const;
      return [{ do: 'either', who, ways: playerOf(g, who).hand.some(isAlternate) ? [three, one] : [three] }];
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** If one of the cards that a player just discarded has the AU icon, that player may draw up to four cards. */
    shifted: { who: Seat; count: number };
  }
}

const shifted: Kind<'shifted'> = {
  run({ g }, run, { who, count }) {
    if (playerOf(g, who).discard.slice(0, count).some(isAlternate)) before(run, drawsUpTo(4, who));
  },
};

/** The kind of effect that only this card has. */
export const KINDS = { shifted };
