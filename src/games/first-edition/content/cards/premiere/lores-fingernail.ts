import { type CardSelector, whichOf } from '../../../effects/card-selector.ts';
import type { Kind } from '../../../effects/kind.ts';
import { ofType } from '../../../position/find.ts';
import { pieceName } from '../../../position/names.ts';
import { idsOf, onOwnTable } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import type { Affiliation } from '../../printed.ts';

const isMade = filter('personnel, {Exocomp} or Soong-type android');

/** Lore's Fingernail (Premiere). */
export const CARDS: CardRules = {
  'lores-fingernail': {
    text: 'On your table: all Soong-type androids, such as Data, and exocomps become Non-Aligned.',
    plays: onOwnTable,
    at: {
      played: {
        does(g, source, { piece }) {
          const which = ofType(g, 'Personnel').filter(
            (one) => isMade(one) && one.as === undefined && (one.id === piece || piece === source.piece),
          );
          return which.length === 0 ? [] : [{ do: 'recast', which: idsOf(which), affiliation: 'Non-Aligned' }];
        },
      },
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Gives cards in play another affiliation while the card with this effect is in play. */
    recast: { which: CardSelector; affiliation: Affiliation };
  }
}

const recast: Kind<'recast'> = {
  run(ctx, run, { which, affiliation }) {
    const by = 'piece' in run.from ? run.from.piece : undefined;
    if (by === undefined) return;
    for (const piece of whichOf(ctx.g, run, which)) {
      piece.as = { affiliation, by };
      ctx.log(`${pieceName(ctx.g, piece.id)} becomes ${affiliation}.`, 'C-AFFIL-10');
    }
  },
};

/** The kind of effect that only this card has. */
export const KINDS = { recast };
