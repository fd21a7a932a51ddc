import { procedure, type Step } from '../../../kernel/game.ts';
import type { Frontiers } from '../state.ts';
import { cards } from './run/cards.ts';
import { crew } from './run/crew.ts';
import { dice } from './run/dice.ts';
import { flow } from './run/flow.ts';
import { foes } from './run/foes.ts';
import type { Run } from './run/frame.ts';
import { gains } from './run/gains.ts';
import { points } from './run/points.ts';
import { rivals } from './run/rivals.ts';
import { ship } from './run/ship.ts';
import type { Effect } from './union.ts';

/** Every kind of effect has the step of its name. */
const steps = {
  ...points,
  ...flow,
  ...gains,
  ...foes,
  ...cards,
  ...dice,
  ...ship,
  ...crew,
  ...rivals,
} satisfies Record<Effect['do'], Step<Frontiers, Run>>;

/**
 * Carries out the effects of a card, a Skill or a Crew Member in order. A choice waits in its step, and what is left of the
 * list goes on after it (F-CARD-02).
 */
export const effects = procedure<Frontiers, Run>({
  begin(_ctx, run) {
    const [now, ...list] = run.list;
    if (now === undefined) return null;
    for (const counted of ['done', 'ranks', 'returned'] as const) delete run[counted];
    run.now = now;
    run.list = list;
    return now.do;
  },
  ...steps,
});
