import { open } from '../../../../kit/offers.ts';
import { usedIn } from '../../../position/conflict.ts';
import { diceFor } from '../../../position/dice.ts';
import { unitOf } from '../../../position/find.ts';
import { isDefender, partOf } from '../../../position/part.ts';
import { isPhenomenon, occupies } from '../../../position/standing.ts';
import { timesUsed } from '../../../position/uses.ts';
import type { RuleSource } from '../../../rules/source.ts';
import type { Ascendancy, SystemId } from '../../../state.ts';
import { fleets } from '../../card-rules.ts';

/** Names under which the position records the two things that a Science Halitra can do once per turn. */
const REROLLED = 'Science Halitra rerolls';

const BRAVED = 'Science Halitra Braves';

function bravesFreely(g: Ascendancy, { seat, unit }: RuleSource, system: SystemId): boolean {
  if (seat === null || unit === undefined || g.turn?.seat !== seat || !isPhenomenon(system)) return false;
  const isFresh = timesUsed(g, seat, REROLLED) + timesUsed(g, seat, BRAVED) === 0;
  return isFresh && unitOf(g, unit).at === system && occupies(g, seat, system);
}

/** Both sides of the three Fleet Cards of the Vulcans. */
export const CARDS = fleets('vulcan', [
  {
    id: 'vulcan 0b',
    name: 'Sentinel Halitra',
    most: 6,
    source: 'ours',
    line: 'While you are a Defender, reroll 1 miss of this Fleet in each Combat Round of a Space Battle.',
    rule: {
      at: {
        'after-hits': {
          prompt: 'reroll one of its misses?',
          free: true,
          offers(g, { seat, unit }) {
            const part = partOf(g, seat, 'battle');
            if (part === null || seat === null || unit === undefined || !isDefender(part.c, part.place)) return [];
            const rule = `sentinel ${unit}`;
            const pick = { whose: 'own', of: 'misses', unit } as const;
            if (usedIn(part.c, rule, seat, 'round') > 0 || diceFor(g, seat, rule, pick).length === 0) return [];
            return [
              open({ key: `sentinel:${unit}`, verb: 'reroll', label: 'Reroll one miss', rule: 'A-DICE-01' }, [
                { do: 'reroll', rule, pick, most: 1 },
              ]),
            ];
          },
        },
      },
    },
  },
  {
    id: 'vulcan 1a',
    name: 'Science Halitra',
    most: 5,
    source: 'public',
    line: 'Each turn, this Fleet may either reroll failed Hazard dice, or Brave the Phenomenon it Occupies once without a Command.',
    rule: {
      adds: {
        // A-PHEN-05
        'command-price': (g, source, about) =>
          about.of === 'brave' && about.unit === source.unit && bravesFreely(g, source, about.system) ? -1 : 0,
      },
      at: {
        'before-roll': {
          // Braving the Phenomenon that the Fleet Occupies, in its own turn and without moving, uses up the free
          // attempt of this turn.
          does(g, source, { kind }) {
            const { roll, movement } = g;
            if (kind !== 'hazard' || roll === null || roll.system === null || movement !== null) return [];
            const isOwn = roll.dice.some(({ unit }) => unit === source.unit);
            return isOwn && bravesFreely(g, source, roll.system)
              ? [{ do: 'mark-used', rule: BRAVED, span: 'turn' }]
              : [];
          },
        },
        'after-roll': {
          prompt: 'reroll its failed dice?',
          offers(g, { seat, unit }, { kind }) {
            const { roll } = g;
            if (kind !== 'hazard' || roll === null || seat === null || unit === undefined) return [];
            if (timesUsed(g, seat, BRAVED) > 0) return [];
            const rule = `${REROLLED} ${unit}`;
            const failed = roll.dice.filter(
              (die) => die.unit === unit && die.face >= roll.target && !die.rerolled.includes(rule),
            );
            if (failed.length === 0) return [];
            const label = `Reroll ${failed.length === 1 ? 'the failed die' : `${failed.length} failed dice`}`;
            return [
              open({ key: `science:${unit}`, verb: 'reroll', label, rule: 'A-DICE-03' }, [
                { do: 'mark-used', rule: REROLLED, span: 'turn' },
                { do: 'roll-again', rule, from: roll.target, unit },
              ]),
            ];
          },
        },
      },
    },
  },
  {
    id: 'vulcan 1b',
    name: 'Survey Halitra',
    most: 7,
    source: 'ours',
    line: 'When this Fleet Exits Warp, it may move through 1 more System.',
    rule: { adds: { distance: (_g, source, { of, unit }) => (of === 'warp' && unit === source.unit ? 1 : 0) } },
  },
  {
    id: 'vulcan 2b',
    name: 'Regular Fleet',
    most: 8,
    source: 'public',
    line: 'A plain Fleet of up to 8 Ships.',
  },
]);
