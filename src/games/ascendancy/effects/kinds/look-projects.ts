import { PASS } from '../../../../kernel/decision.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { listed } from '../../../kit/words.ts';
import { advancementCard } from '../../content/lookup.ts';
import { playerOf } from '../../position/find.ts';
import { does, theSeat } from '../../position/names.ts';
import { gain } from '../../position/resources.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Looks at the Projects of a seat (A-OPEN-74). With `take`, the player moves 1 Research from one of those Projects
     * to their own Reserves.
     */
    'look-projects': { seat: Seat; take?: true };
  }
}

export const lookProjects: Kind<'look-projects', 'take-from-project'> = {
  run(ctx, run, { seat, take }) {
    const { projects } = playerOf(ctx.g, seat);
    // A look can’t be undone.
    ctx.draw([], 0);
    const done = `${does(ctx.g, run.seat, 'looks', 'look')} at the Projects of ${theSeat(ctx.g, seat)}`;
    const names = projects.map(({ card, research }) => `${advancementCard(card).name} (${research})`);
    ctx.tell(run.seat, `${done}: ${names.length === 0 ? 'none' : listed(names)}.`, `${done}.`, 'A-OPEN-74');
    return take === true ? 'take-from-project' : 'begin';
  },
  steps: {
    'take-from-project': chosen({
      ask({ g }, run, { seat }) {
        const filled = playerOf(g, seat).projects.filter(({ research }) => research > 0);
        if (filled.length === 0) return { go: 'begin' as const };
        return {
          seat: run.seat,
          kind: 'pick',
          prompt: `${ruleSourceName(g, run.from)}: which Project do you take 1 Research from?`,
          offers: filled.map(({ card, research }) => {
            const { name, cost } = advancementCard(card);
            const hint = `It has ${research} of ${cost}`;
            return open({ key: `take:${card}`, verb: 'take', label: name, hint, hidden: true }, card);
          }),
          pass: { key: PASS, verb: PASS, label: 'Take none' },
          min: 1,
          max: 1,
        };
      },
      take(ctx, run, card, { seat }) {
        const project = playerOf(ctx.g, seat).projects.find((one) => one.card === card);
        if (project === undefined || project.research === 0) return;
        project.research -= 1;
        ctx.log(`A Project of ${theSeat(ctx.g, seat)} loses 1 Research.`);
        gain(ctx, run.seat, { research: 1 }, `from ${ruleSourceName(ctx.g, run.from)}`, 'A-OPEN-74');
      },
    }),
  },
  worth: ({ take }) => (take === true ? 1 : 0.2),
};
