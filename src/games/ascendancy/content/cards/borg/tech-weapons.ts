import { cubeFought, fightWithBorg } from '../../../position/borg.ts';
import { sideAt } from '../../../position/conflict.ts';
import { controllerOf } from '../../../position/standing.ts';
import type { Rule } from '../../../rules/rule.ts';
import { isUnrolled, spent, use } from '../../builders/tech.ts';
import { tech } from '../../card-rules.ts';

const RAM = 'tech-kinetic-ram';

/** Additional dice against the Borg, starting in a given Combat Round. */
function moreDice(dice: number, from: number): Rule {
  return {
    adds: {
      dice(g, { seat }, { side }) {
        const fight = fightWithBorg(g, seat);
        return fight !== null && fight.place === side && fight.c.round >= from ? dice : 0;
      },
    },
  };
}

/** Borg Tech that increases damage. */
export const CARDS = tech([
  {
    id: 'tech-kinetic-ram',
    number: 10,
    name: 'Kinetic Ram',
    source: 'ours',
    line: 'Once each Combat Round, sacrifice a Ship to take 2 dice from the Cube.',
    rule: {
      at: {
        'hits-counted': {
          offers(g, { seat }) {
            const fight = fightWithBorg(g, seat);
            if (fight === null || seat === null || spent(fight.c, RAM, seat)) return [];
            if (cubeFought(g, fight.c) === undefined || sideAt(fight.c, fight.place).units.length === 0) return [];
            return use('kinetic-ram', 'Sacrifice a Ship to take 2 dice from the Cube', [
              { do: 'sacrifice', rule: RAM, ships: 1, hits: 2, on: 0 },
            ]);
          },
        },
      },
    },
  },
  {
    id: 'tech-nanoprobe-warheads',
    number: 7,
    name: 'Nanoprobe Warheads',
    source: 'ours',
    line: 'Roll 1 more die against the Borg.',
    rule: moreDice(1, 1),
  },
  {
    id: 'tech-plasma-lance',
    number: 9,
    name: 'Plasma Lance',
    source: 'ours',
    line: 'Exhaust: roll 3 more dice in one Combat Round against a Cube in Orbit of your System.',
    rule: {
      at: {
        'before-hits': {
          offers(g, { seat }, { side }) {
            const fight = fightWithBorg(g, seat);
            const cube = fight === null ? undefined : cubeFought(g, fight.c);
            if (fight?.place !== side || cube === undefined || controllerOf(g, cube.at) !== seat) return [];
            return use('plasma-lance', 'Roll 3 more dice', [{ do: 'exhaust' }, { do: 'extra-dice', dice: 3 }]);
          },
        },
      },
    },
  },
  {
    id: 'tech-regenerative-phasers',
    number: 8,
    name: 'Regenerative Phasers',
    source: 'ours',
    line: 'Roll 2 more dice from the second Combat Round on.',
    rule: moreDice(2, 2),
  },
  {
    id: 'tech-transphasic-torpedo',
    number: 6,
    name: 'Transphasic Torpedo',
    source: 'ours',
    line: 'Exhaust in the first Combat Round: the Cube loses 2 dice before any roll.',
    rule: {
      at: {
        'before-hits': {
          offers(g, { seat }) {
            const c = fightWithBorg(g, seat)?.c;
            const cube = c === undefined ? undefined : cubeFought(g, c);
            if (c === undefined || cube === undefined || c.round !== 1 || !isUnrolled(c)) return [];
            return use('transphasic-torpedo', `Take 2 dice from Cube ${cube.id}`, [
              { do: 'exhaust' },
              { do: 'hurt-cube', dice: 2, cube: cube.id, last: true },
            ]);
          },
        },
      },
    },
  },
]);
