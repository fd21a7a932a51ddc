import { procedure } from '../../../kernel/game.ts';
import type { AwayMissions } from '../state.ts';
import { bodies } from './run/bodies.ts';
import { flow } from './run/flow.ts';
import type { Run } from './run/frame.ts';
import { moves } from './run/moves.ts';
import { piles } from './run/piles.ts';
import { scoring } from './run/scoring.ts';
import { tests } from './run/tests.ts';

/**
 * Carries out the effects of a card in order (M-PLAY-07). Each kind of effect is the step of its name; a choice waits in
 * its step, and what is left of the list goes on after it. The result is what Interrupts prevented.
 */
export const effects = procedure<AwayMissions, Run>({
  begin(_ctx, run) {
    const [now, ...list] = run.list;
    if (now === undefined) {
      run.result = run.prevented ?? 0;
      return null;
    }
    run.now = now;
    run.list = list;
    return now.do;
  },
  ...flow,
  ...tests,
  ...bodies,
  ...moves,
  ...piles,
  ...scoring,
});
