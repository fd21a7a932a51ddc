import type { Rule } from '../../../rules/rule.ts';
import { hasHelped } from '../helping.ts';
import { speaker } from './aiding.ts';

/** People who score for what they do, by their ids. */
export const RENOWNED: Readonly<Record<string, Rule>> = {
  'james-t-kirk': {
    text: 'Downloads any Captain’s Order. Scores 5 points each time he helps to solve a mission.',
    at: {
      solved: {
        does(g, bearer, { seat, location }) {
          const own = speaker(g, bearer);
          const isHis = own !== null && own.seat === seat && hasHelped(g, own, seat, location);
          return isHis ? [{ do: 'points', points: 5 }] : [];
        },
      },
    },
  },
};
