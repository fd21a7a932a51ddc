import { must } from '../../../../../kernel/must.ts';
import { groupOf, stillIn } from '../../../chapters/missions/team.ts';
import { isAlone } from '../../../chapters/skills/group.ts';
import type { Group } from '../../../position/group.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import type { Formula } from '../../formula.ts';
import { f } from '../../formula-text.ts';
import { BLOCK, CEASE, stop, when } from './build.ts';
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

/**
 * A dilemma that is placed on the mission. Now and at the start of each attempt there, someone of the team who meets a
 * formula alone is stopped. If nobody does, the attempt ends.
 */
export function toll(text: string, formula: Formula, how: 'owner' | 'random'): Rule {
  const somebody = '"somebody who can be stopped"';
  const pay = stop({ how, who: f(somebody), of: 'turn' });
  return {
    text,
    ...lies(
      'mission',
      { effects: [when(somebody, [pay], [BLOCK])] },
      {
        at: {
          attempt: {
            does: (g, source, { location }) =>
              placeIn(g, source) === location ? [when(somebody, [pay], [CEASE])] : [],
          },
        },
      },
    ),
    ...tests({
      'somebody who can be stopped'(g, { people }) {
        const team = stillIn(g, must(g.attempt, 'the attempt')).map(({ id }) => id);
        return people.some((piece) => team.includes(piece.id) && isAlone(g, piece, formula));
      },
    }),
  };
}
