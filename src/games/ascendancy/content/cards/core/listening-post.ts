import { before, chosen } from '../../../../kit/effects.ts';
import { open } from '../../../../kit/offers.ts';
import { several } from '../../../../kit/words.ts';
import type { Kind } from '../../../effects/kind.ts';
import { playerOf, rivals } from '../../../position/find.ts';
import { seatName } from '../../../position/names.ts';
import { ruleSourceName } from '../../../rules/rule-sources.ts';
import { fromDiscovery } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';

/** Listening Post. */
export const CARDS = exploration('core', [
  {
    id: 'core-listening-post',
    number: 17,
    name: 'Listening Post',
    type: 'discovery',
    after: 'discard',
    source: 'ours',
    line: 'Look at one rival’s Projects and take 1 Research for each Project seen, at most 2.',
    resolve: [
      {
        do: 'when',
        is: 'alone',
        does: [fromDiscovery({ research: 1 })],
        else: [{ do: 'listen', most: 2, rule: 'A-EXPL-15' }],
      },
    ],
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * Lets the player choose a rival, look at all of that rival’s Projects, and take 1 Research for each of them, up to
     * `most`.
     */
    listen: { most: number; rule: string };
  }
}

const listen: Kind<'listen'> = {
  run: chosen({
    ask({ g }, run) {
      const others = rivals(g, run.seat);
      if (others.length === 0) return { go: 'begin' as const };
      return {
        seat: run.seat,
        kind: 'pick',
        prompt: `${ruleSourceName(g, run.from)}: whose Projects do you look at?`,
        offers: others.map((rival) => {
          const hint = several(playerOf(g, rival).projects.length, 'Project');
          return open({ key: `rival:${rival}`, verb: 'rival', label: seatName(g, rival), hint }, rival);
        }),
        min: 1,
        max: 1,
      };
    },
    take({ g }, run, rival, { most, rule }) {
      const research = Math.min(most, playerOf(g, rival).projects.length);
      before(run, [
        { do: 'look-projects', seat: rival },
        { do: 'gain', gains: { research }, rule },
      ]);
    },
  }),
  worth: ({ most }) => 0.5 * most,
};

/** The kind of effect that only this card has. */
export const KINDS = { listen };
