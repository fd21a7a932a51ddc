import { fightWithBorg } from '../../../position/borg.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { Conflict } from '../../../state.ts';
import { tech } from '../../card-rules.ts';

/** The player’s side ignores 1 Hit in one kind of conflict with the Borg. */
function ignoresHit(kind: Conflict['kind']): Rule {
  return {
    adds: {
      'ignored-hits'(g, { seat }, { side, unit }) {
        const fight = fightWithBorg(g, seat);
        return fight?.place === side && fight.c.kind === kind && unit === null ? 1 : 0;
      },
    },
  };
}

/** Borg Tech that protects Ships and Systems. */
export const CARDS = tech([
  {
    id: 'tech-ablative-armor',
    number: 16,
    name: 'Ablative Armor',
    source: 'ours',
    line: 'Ignore 1 Borg Hit each Combat Round.',
    rule: ignoresHit('battle'),
  },
  {
    id: 'tech-planetary-dampener',
    number: 18,
    name: 'Planetary Dampener',
    source: 'ours',
    line: 'Your Systems ignore 1 Hit in each siege.',
    rule: ignoresHit('invasion'),
  },
  {
    id: 'tech-unimatrix-shielding',
    number: 17,
    name: 'Unimatrix Shielding',
    source: 'ours',
    line: 'Your Shields are 1 higher in the first Combat Round against the Borg.',
    rule: {
      adds: {
        shields(g, { seat }, { side, against }) {
          const fight = fightWithBorg(g, seat);
          return fight?.place === side && against === 0 && fight.c.round === 1 ? 1 : 0;
        },
      },
    },
  },
]);
