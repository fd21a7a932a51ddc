import { regionOf } from '../../chapters/spaceline/line.ts';
import type { Rule } from '../../rules/rule.ts';

/** It lands and takes off once in a turn, and has more RANGE on a way within one region (C-MOVE-12, C-MOVE-16). */
function interceptor(more: number): Rule {
  return {
    grants: { land: (g, { piece }, { ship }) => ship === piece && g.pieces[ship]?.touched !== g.turns },
    adds: {
      range: (g, { piece }, { ship, from, to }) => {
        const region = regionOf(g, from);
        return ship === piece && region !== null && region === regionOf(g, to) ? more : 0;
      },
    },
  };
}

/** Ships, by their ids. */
export const SHIPS: Readonly<Record<string, Rule>> = {
  'alliance-interceptor': interceptor(4),
  'bajoran-interceptor': interceptor(4),
  'rebel-interceptor': interceptor(3),
};
