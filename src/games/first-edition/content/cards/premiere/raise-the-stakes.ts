import type { Seat } from '../../../../../kernel/types.ts';
import type { Kind } from '../../../effects/kind.ts';
import { opponentOf } from '../../../position/find.ts';
import { cardName, seatName } from '../../../position/names.ts';
import { onOwnTable } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

/** Raise the Stakes (Premiere). */
export const CARDS: CardRules = {
  'raise-the-stakes': {
    text: 'Your opponent either agrees that the winner may keep one of the loser’s cards, or forfeits the game.',
    plays: onOwnTable,
    at: {
      played: {
        does: (_g, source, { piece }) =>
          piece !== source.piece
            ? []
            : [
                {
                  do: 'either',
                  who: opponentOf(source.seat),
                  ways: [
                    { key: 'agree', label: 'Agree: the winner may keep one of the loser’s cards', list: [] },
                    {
                      key: 'forfeit',
                      label: 'Forfeit the game',
                      list: [{ do: 'forfeit', who: opponentOf(source.seat) }],
                    },
                  ],
                },
              ],
      },
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** A player immediately loses the game (C-POINTS-08). */
    forfeit: { who: Seat };
  }
}

const forfeit: Kind<'forfeit'> = {
  run(ctx, run, { who }) {
    const why = `${seatName(who)} forfeits: ${cardName(run.from.card)}.`;
    ctx.end({ winners: [opponentOf(who)], why, rule: 'C-POINTS-08' });
  },
};

/** The kind of effect that only this card has. */
export const KINDS = { forfeit };
