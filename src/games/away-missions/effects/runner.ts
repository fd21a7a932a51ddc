import { procedure } from '../../../kernel/game.ts';
import { effectSteps } from '../../kit/effects.ts';
import type { AwayMissions } from '../state.ts';
import { EFFECTS, type Run } from './frame.ts';
import type { All } from './kind.ts';
import { KINDS } from './kinds.ts';
import { lacking, obstacle } from './obstacles.ts';
import { cardOffers, short } from './options.ts';
import { sequenceText } from './text.ts';

const all: All = { lacking, obstacle, hint: (effects) => short(sequenceText(effects)), cardOffers };

/** Carries out the effects of a card in order (M-PLAY-07). The result is what Interrupts prevented. */
export const effects = procedure<AwayMissions, Run>(EFFECTS.name)(
  effectSteps(KINDS, all, {
    ends(run: Run) {
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
