import { open } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { fromPhenomenon, isAt, isFoughtAt, onClaim } from '../../builders/phenomena.ts';
import { systems } from '../../card-rules.ts';

const ANOMALY = 'Temporal Anomaly';

const BARRIER: Effects = [
  {
    do: 'roll-die',
    high: 4,
    pass: [fromPhenomenon({ culture: 1 })],
    fail: [{ do: 'lose-ships', count: 1 }],
  },
];

/** The Phenomena of the core box. Murasaki 312 and the Stellar Nursery have only a Hazard (A-PHEN-08, A-HAZ-05). */
export const CARDS = systems('core', [
  {
    id: 'black-star',
    number: 29,
    name: 'Black Star',
    kind: 'phenomenon',
    sites: [],
    lanes: 2,
    hazard: 5,
    source: 'ours',
    line: 'A slingshot around the dark mass: Ships that Enter Warp from here start with 2 Warp Tokens.',
    rule: {
      sets: { distance: (g, { system }, about) => (about.of === 'warp' && isAt(g, about.unit, system) ? 2 : null) },
    },
  },
  {
    id: 'galactic-barrier',
    number: 31,
    name: 'Galactic Barrier',
    kind: 'phenomenon',
    sites: [],
    lanes: 2,
    hazard: 4,
    source: 'ours',
    line: 'After taking its Research, you may roll a die. On 4 to 6, gain 1 Culture. On 1 to 3, lose 1 of your Ships here.',
    rule: {
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
  },
  {
    id: 'ion-storm',
    number: 30,
    name: 'Ion Storm',
    kind: 'phenomenon',
    sites: [],
    lanes: 4,
    hazard: 6,
    source: 'ours',
    line: 'Targeting fails in the static: in a battle that touches this Sector, every Hit Roll counts as 5+.',
    rule: {
      sets: { fight: (g, { system }, { of }) => (of === 'hit-roll' && isFoughtAt(g, system) ? 5 : null) },
    },
  },
  {
    id: 'murasaki-312',
    number: 24,
    name: 'Murasaki 312',
    kind: 'phenomenon',
    sites: [],
    lanes: 3,
    hazard: 5,
    source: 'book',
    line: 'A quasar-like cloud, with a Hazard but no special rule.',
  },
  {
    id: 'mutara-nebula',
    number: 28,
    name: 'Mutara Nebula',
    kind: 'phenomenon',
    sites: [],
    lanes: 3,
    hazard: 6,
    source: 'ours',
    line: 'Shields fail in the gas: in a battle that touches this Sector, every Shield Modifier counts as 0.',
    rule: {
      sets: { fight: (g, { system }, { of }) => (of === 'shields' && isFoughtAt(g, system) ? 0 : null) },
    },
  },
  {
    id: 'neutron-star',
    number: 25,
    name: 'Neutron Star',
    kind: 'phenomenon',
    sites: [],
    lanes: 4,
    hazard: 3,
    source: 'public',
    line: 'Deadly to approach, but a player who takes its Research takes 2 more from the Supply.',
    rule: onClaim(() => [{ do: 'research-here', add: 2 }]),
  },
  // A-HAZ-05
  {
    id: 'stellar-nursery',
    number: 27,
    name: 'Stellar Nursery',
    kind: 'phenomenon',
    sites: [],
    lanes: 4,
    hazard: 4,
    source: 'book',
    line: 'Young stars in clouds of dust, with a Hazard but no special rule.',
  },
  {
    id: 'temporal-anomaly',
    number: 26,
    name: 'Temporal Anomaly',
    kind: 'phenomenon',
    sites: [],
    lanes: 3,
    hazard: 5,
    source: 'book',
    line: 'Each Ship or Fleet that Braves it and survives readies 1 Command, once per turn each.',
    // Each Ship or Fleet pays one Command to use this rule, and can use it once per turn (A-PHEN-09, A-OPEN-18).
    rule: {
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
  },
]);
