import type { Kind } from '../../../effects/kind.ts';
import { hit, type Pick, picking } from '../../../effects/pick.ts';
import { pickText } from '../../../effects/text.ts';
import { met, opponent } from '../../builders/dilemmas/build.ts';
import type { CardRules } from '../../card-rules.ts';

/** Hunter Probe (The Sky’s the Limit). */
export const CARDS: CardRules = {
  'hunter-probe': {
    ...met({ effects: [{ do: 'doom', pick: opponent(null, 2) }], continues: true }),
    lasting: {
      // The chosen personnel dies at the end of the turn.
      'hunter-probe': {
        at: {
          'turn-end': {
            does: (g, { piece }) =>
              piece === undefined || g.pieces[piece] === undefined
                ? []
                : [{ do: 'take-out', which: [piece], why: 'killed' }],
          },
        },
      },
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Some personnel die at the end of this turn. */
    doom: { pick: Pick };
  }
}

const doom: Kind<'doom', 'doomed'> = {
  ...picking('which personnel will die', 'doomed'),
  steps: {
    doomed({ g }, run) {
      for (const { id } of hit(g, run)) {
        g.lasting.push({ what: 'hunter-probe', seat: run.seat, piece: id, until: 'turn' });
      }
    },
  },
  text: ({ pick }) => pickText(pick, 'killed at the end of this turn'),
};

/** The kind of effect that only this card has. */
export const KINDS = { doom };
