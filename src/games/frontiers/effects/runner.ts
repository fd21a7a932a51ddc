import { procedure } from '../../../kernel/game.ts';
import { effectSteps } from '../../kit/effects.ts';
import type { Frontiers } from '../state.ts';
import { EFFECTS, type Run } from './frame.ts';
import { KINDS } from './kinds.ts';
import { all } from './usable.ts';

/** Carries out the effects of a card, Skill or Crew Member in order (F-CARD-02). */
export const effects = procedure<Frontiers, Run>(EFFECTS.name)(
  effectSteps(KINDS, all, {
    begins(run: Run) {
      for (const counted of ['done', 'ranks', 'returned'] as const) delete run[counted];
    },
  }),
);
