import { type Offer, open } from '../../../kit/offers.ts';
import type { Effects } from '../../effects/union.ts';
import { usedIn } from '../../position/conflict.ts';
import { diceFor } from '../../position/dice.ts';
import { playerOf, unitOf } from '../../position/find.ts';
import { isDefender, partOf } from '../../position/part.ts';
import { agreementBetween, isDeveloped, isPhenomenon, occupies } from '../../position/standing.ts';
import { timesUsed } from '../../position/uses.ts';
import type { Rule } from '../../rules/rule.ts';
import type { RuleSource } from '../../rules/source.ts';
import type { Ascendancy, SystemId } from '../../state.ts';
import { systemName } from '../systems/table.ts';
import type { FleetRules } from './side.ts';

/**
 * Whether a System can receive Ambassadors: it is an independent world, or it belongs to a rival whose Trade Agreement
 * the seat holds (A-VUL-10).
 */
export function receives(g: Ascendancy, seat: number, system: SystemId): boolean {
  const disc = g.discs[system];
  if (disc === undefined || disc.control === seat || disc.spire !== null) return false;
  return disc.control === null ? isDeveloped(disc) : agreementBetween(g, disc.control, seat) !== null;
}

function embassies(g: Ascendancy, { seat }: RuleSource, system: SystemId): Offer<Effects>[] {
  if (seat === null || !receives(g, seat, system)) return [];
  const name = systemName(system);
  const isSent = (g.discs[system]?.ambassadors ?? 0) > 0;
  // The Ambassadors come from the supply of the Vulcans, who own this Fleet (A-VUL-09).
  return [
    ...(playerOf(g, seat).ambassadors === 0
      ? []
      : [
          open({ key: `place:${system}`, verb: 'place', label: `Place an Ambassador at ${name}`, rule: 'A-VUL-10' }, [
            { do: 'ambassador', to: system, rule: 'A-VUL-10' },
          ] as const),
        ]),
    ...(isSent
      ? [
          open(
            {
              key: `recall:${system}`,
              verb: 'recall',
              label: `Take an Ambassador back from ${name}`,
              rule: 'A-VUL-10',
            },
            [{ do: 'ambassador', from: system, rule: 'A-VUL-10' }] as const,
          ),
        ]
      : []),
  ];
}

/** Names under which the position records the two things that a Science Halitra can do once per turn. */
const REROLLED = 'Science Halitra rerolls';
const BRAVED = 'Science Halitra Braves';

function bravesFreely(g: Ascendancy, { seat, unit }: RuleSource, system: SystemId): boolean {
  if (seat === null || unit === undefined || g.turn?.seat !== seat || !isPhenomenon(system)) return false;
  const isFresh = timesUsed(g, seat, REROLLED) + timesUsed(g, seat, BRAVED) === 0;
  return isFresh && unitOf(g, unit).at === system && occupies(g, seat, system);
}

const SCIENCE: Rule = {
  adds: {
    // A-PHEN-05
    'command-brave': (g, source, { unit, system }) =>
      unit === source.unit && bravesFreely(g, source, system) ? -1 : 0,
  },
  at: {
    'before-roll': {
      // The Fleet uses up its free attempt for this turn by Braving the Phenomenon that it Occupies, during its own
      // turn and without moving.
      does(g, source, { kind }) {
        const { roll, movement } = g;
        if (kind !== 'hazard' || roll === null || roll.system === null || movement !== null) return [];
        const isOwn = roll.dice.some(({ unit }) => unit === source.unit);
        return isOwn && bravesFreely(g, source, roll.system) ? [{ do: 'mark-used', rule: BRAVED, span: 'turn' }] : [];
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
};

const SENTINEL: Rule = {
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
};

const OBSERVATION: Rule = {
  grants: {
    'retreat-warp': (g, source, { unit }) => unit === source.unit && partOf(g, source.seat, 'battle') !== null,
  },
  at: {
    drawn: {
      prompt: 'discard this card and draw another?',
      offers(g, { unit }, { system }) {
        const { exploring, movement, exploration } = g;
        if (exploring === null || unit === undefined || !exploring.units.includes(unit)) return [];
        // A System that was already on the map doesn’t count as discovered. If the Fleet moved into such a System, the
        // System is the last Sector on its path.
        if (exploring.kind !== 'impulse' || movement?.path.at(-1) === system) return [];
        if (exploration.deck.length + exploration.discard.length === 0) return [];
        const option = { key: 'redraw', verb: 'redraw', label: 'Discard it and draw another card' };
        return [open({ ...option, hint: 'You keep the second card', rule: 'A-EXPL-03' }, [{ do: 'draw-another' }])];
      },
    },
  },
};

/** The rules of the Vulcan Fleet Cards. */
export const VULCAN: FleetRules = [
  {
    // Fleet: Consul Halitra
    a: {
      at: {
        moving: {
          prompt: 'place or take back an Ambassador?',
          offers: (g, source, { units, sector, kind }) =>
            source.unit !== undefined && units.includes(source.unit) && kind === 'impulse'
              ? embassies(g, source, sector)
              : [],
        },
      },
    },
    b: SENTINEL,
  },
  {
    a: SCIENCE,
    // Fleet: Survey Halitra
    b: { adds: { warp: (_g, source, { unit }) => (unit === source.unit ? 1 : 0) } },
  },
  { a: OBSERVATION },
];
