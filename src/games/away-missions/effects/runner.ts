import { procedure } from '../../../kernel/game.ts';
import { effectSteps } from '../../kit/effects.ts';
import type { AwayMissions } from '../state.ts';
import { bodies } from './run/bodies.ts';
import { flow } from './run/flow.ts';
import { type Carries, EFFECTS, type Run } from './run/frame.ts';
import { moves } from './run/moves.ts';
import { piles } from './run/piles.ts';
import { scoring } from './run/scoring.ts';
import { tests } from './run/tests.ts';
import type { Effect } from './union.ts';

const kinds: Carries<Effect['do']> = { ...flow, ...tests, ...bodies, ...moves, ...piles, ...scoring };

/** Carries out the effects of a card in order (M-PLAY-07). The result is what Interrupts prevented. */
export const effects = procedure<AwayMissions, Run>(EFFECTS.name)(
  effectSteps<AwayMissions, Effect, Run, null>(kinds, null, {
    ends(run) {
      run.result = run.prevented ?? 0;
    },
    also: {
      nothing(ctx) {
        ctx.log('There is no such card.', 'M-SEARCH-01');
        return 'begin';
      },
    },
  }),
);
