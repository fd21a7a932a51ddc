import { open } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import type { Rule } from '../../../rules/rule.ts';
import { fromPhenomenon, isAt, isFoughtAt, onClaim } from './parts.ts';

const ANOMALY = 'Temporal Anomaly';
const BARRIER: Effects = [
  {
    do: 'roll-die',
    high: 4,
    pass: [fromPhenomenon({ culture: 1 })],
    fail: [{ do: 'lose-ships', count: 1 }],
  },
];

/** Rules of the core box’s Phenomena. Murasaki 312 and the Stellar Nursery have only a Hazard (A-PHEN-08, A-HAZ-05). */
export const CORE = {
  'neutron-star': onClaim(() => [{ do: 'research-here', add: 2 }]),
  // Each Ship or Fleet pays one Command to use this rule, and can use it once per turn (A-PHEN-09, A-OPEN-18).
  'temporal-anomaly': {
    at: {
      braved: {
        does(g, { system }, about) {
          if (about.system !== system || about.survivors === 0) return [];
          const fresh = g.units.filter(({ id, used }) => about.units.includes(id) && !used.includes(ANOMALY));
          const units = fresh.map(({ id }) => id);
          if (units.length === 0) return [];
          return [
            { do: 'mark-units', units, rule: ANOMALY },
            { do: 'ready', count: units.length },
          ];
        },
      },
    },
  },
  'mutara-nebula': {
    sets: { 'shield-modifier': (g, { system }) => (isFoughtAt(g, system) ? 0 : null) },
  },
  'black-star': {
    sets: { 'warp-start': (g, { system }, { unit }) => (isAt(g, unit, system) ? 2 : null) },
  },
  'ion-storm': {
    sets: { 'hit-roll': (g, { system }) => (isFoughtAt(g, system) ? 5 : null) },
  },
  'galactic-barrier': {
    at: {
      claimed: {
        prompt: 'roll for 1 Culture?',
        asked: (_g, _source, { seat }) => seat,
        offers: (_g, { system }, about) =>
          about.system === system
            ? [
                open(
                  {
                    key: 'roll',
                    verb: 'roll',
                    label: 'Roll a die',
                    hint: 'On 4 to 6, gain 1 Culture. On 1 to 3, lose 1 Ship here',
                    rule: 'A-PHEN-03',
                  },
                  BARRIER,
                ),
              ]
            : [],
      },
    },
  },
} satisfies Readonly<Record<string, Rule>>;
