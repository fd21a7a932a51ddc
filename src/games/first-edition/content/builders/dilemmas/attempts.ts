import { must } from '../../../../../kernel/must.ts';
import { groupOf, stillIn } from '../../../chapters/missions/team.ts';
import type { Group } from '../../../position/group.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import { BLOCK, CEASE, when } from './build.ts';
import { lies, placeIn } from './host.ts';
import { tests } from './tests.ts';

/**
 * A dilemma that is placed on the mission. The personnel who face it, and those who begin later attempts there, need
 * `words`. Otherwise, their attempt ends.
 */
export function eachAttempt(words: string, isEnough: (g: FirstEdition, group: Group) => boolean): Rule {
  const test = `"${words}"`;
  return {
    text: `Placed on the mission. Now and at the start of each attempt here, the personnel need ${words}. Otherwise, they are “stopped”.`,
    ...lies(
      'mission',
      { effects: [when(test, [], [BLOCK])] },
      {
        at: {
          attempt: {
            does: (g, source, { location }) => (placeIn(g, source) === location ? [when(test, [], [CEASE])] : []),
          },
        },
      },
    ),
    ...tests({
      [words](g) {
        const attempt = must(g.attempt, 'the attempt');
        return isEnough(g, groupOf(g, attempt, stillIn(g, attempt)));
      },
    }),
  };
}
