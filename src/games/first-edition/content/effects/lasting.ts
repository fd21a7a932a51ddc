import type { Rule } from '../../rules/rule.ts';

/** What lasts a while, by the names that stand in `g.lasting`; the bearer’s piece is what it is about. */
const LASTING: Readonly<Record<string, Rule>> = {
  'transwarp-conduit': {
    sets: { times: (_g, { piece }, about) => (about.piece === piece && about.attribute === 'RANGE' ? 2 : null) },
  },
};

/** The rule of something that lasts; undefined: it only counts. */
export function lastingRule(what: string): Rule | undefined {
  return LASTING[what];
}
