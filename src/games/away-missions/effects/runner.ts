import { procedure } from '../../../kernel/game.ts';
import { effectSteps } from '../../kit/effects.ts';
import { sentence } from '../../kit/words.ts';
import type { AwayMissions } from '../state.ts';
import { testAhead } from './ahead.ts';
import { EFFECTS, type Run } from './frame.ts';
import type { All } from './kind.ts';
import { KINDS } from './kinds.ts';
import { lacking, obstacle } from './obstacles.ts';
import { cardOffers, short } from './options.ts';
import type { Scope } from './scope.ts';
import { sequenceText } from './text.ts';
import type { Effects } from './union.ts';

function hint(g: AwayMissions, scope: Scope, effects: Effects): string {
  const ahead = testAhead(g, scope, effects);
  const does = sentence(sequenceText(effects));
  return short(ahead === null ? does : `${ahead}. ${does}`);
}

const all: All = { lacking, obstacle, hint, cardOffers };

/** Runs the effects of a card in order (M-PLAY-07). The procedure's result is the amount that Interrupts prevented. */
export const effects = procedure<AwayMissions, Run>(EFFECTS.name)(
  effectSteps(KINDS, all, {
    ends(run: Run) {
      run.result = run.prevented ?? 0;
    },
    also: {
      nothing(ctx) {
        ctx.log('No such card was found.', 'M-SEARCH-01');
        return 'begin';
      },
    },
  }),
);
