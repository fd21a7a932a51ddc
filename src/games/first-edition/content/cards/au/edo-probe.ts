import { no } from '../../../../kit/offers.ts';
import { attemptOf } from '../../../chapters/missions/team.ts';
import type { Kind } from '../../../effects/kind.ts';
import { placeIn } from '../../builders/dilemmas/host.ts';
import type { CardRules } from '../../card-rules.ts';

/** Edo Probe (Alternate Universe). */
export const CARDS: CardRules = {
  // A player who abandons the attempt may not repeat it until another mission is solved. A player who continues loses
  // points if this mission isn't solved this turn.
  'edo-probe': {
    text: 'You choose: end the attempt, and place this on the mission, which you can’t attempt until you solve another; or place this on your table, and lose 10 points at the end of this turn unless you solve the mission.',
    meeting: {
      unless: null,
      effects: [
        {
          do: 'decide',
          by: 'owner',
          ways: [
            { key: 'leave', label: 'Abandon the attempt', effects: [{ do: 'place', on: 'mission' }, { do: 'quit' }] },
            {
              key: 'stay',
              label: 'Continue: lose 10 points unless solved this turn',
              effects: [{ do: 'place', on: 'table' }],
            },
          ],
        },
      ],
    },
    bans: {
      attempt: (g, source, { seat, location }) =>
        seat === source.seat && placeIn(g, source) === location
          ? no('C-DILEMMA-12', 'You abandoned it, so you can’t attempt it until another mission is solved.')
          : null,
    },
    at: {
      solved: {
        does(g, source, { location }) {
          const left = placeIn(g, source);
          return left === location ? [] : [{ do: 'end' }];
        },
      },
      'turn-end': {
        does: (g, source) => (placeIn(g, source) === null ? [{ do: 'points', points: -10 }, { do: 'end' }] : []),
      },
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Ends the attempt and stops nobody. */
    quit: object;
  }
}

const quit: Kind<'quit'> = {
  run(ctx) {
    attemptOf(ctx.g).ended = 'failed';
    ctx.log('The attempt is abandoned.', 'C-DILEMMA-12');
  },
};

/** The kind of effect that only this card has. */
export const KINDS = { quit };
