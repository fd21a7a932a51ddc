import { open } from '../../../../kit/offers.ts';
import { unitsOf } from '../../../position/conflict.ts';
import { isAt } from '../../builders/phenomena.ts';
import { systems } from '../../card-rules.ts';

/** The Phenomena of the Cardassian set. */
export const CARDS = systems('cardassian', [
  {
    id: 'argolis-cluster',
    number: 10,
    name: 'Argolis Cluster',
    kind: 'phenomenon',
    sites: [],
    lanes: 3,
    hazard: 5,
    source: 'ours',
    line: 'The Hazard ignores Shields. A player who takes its Research looks at 2 of their own Advancements and may launch 1 of them as a Project.',
    rule: {
      sets: { roll: (_g, source, { of, system }) => (of === 'hazard' && system === source.system ? 0 : null) },
      at: {
        claimed: {
          prompt: 'launch a Project?',
          asked: (_g, _source, { seat }) => seat,
          offers: (g, { system }, about) =>
            about.system === system && (g.players[about.seat]?.deck.length ?? 0) > 0
              ? [
                  open(
                    { key: 'launch', verb: 'launch', label: 'Look at 2 Advancements and launch 1', rule: 'A-PROJ-01' },
                    [{ do: 'draw-project', count: 2, keep: 1 }],
                  ),
                ]
              : [],
        },
      },
    },
  },
  {
    id: 'denorios-belt',
    number: 9,
    name: 'Denorios Belt',
    kind: 'phenomenon',
    sites: [],
    lanes: 3,
    hazard: 6,
    source: 'ours',
    line: 'Tachyon eddies push Ships: an impulse Movement that starts here may go 3 Sectors.',
    rule: {
      adds: { distance: (g, { system }, { of, unit }) => (of === 'impulse' && isAt(g, unit, system) ? 1 : 0) },
    },
  },
  {
    id: 'the-badlands',
    number: 8,
    name: 'The Badlands',
    kind: 'phenomenon',
    sites: [],
    lanes: 4,
    hazard: 4,
    source: 'public',
    line: 'Raiders strike from the plasma storms: Ships that begin a Space Battle from here have First Strike.',
    rule: {
      grants: {
        // The attacker has First Strike if all their Ships are at this Phenomenon (A-BAT-21).
        'first-strike'(g, { system }, { side }) {
          const { conflict } = g;
          const attacker = conflict?.sides[side];
          if (conflict?.kind !== 'battle' || attacker === undefined || attacker.owner !== conflict.attacker)
            return false;
          const units = unitsOf(g, attacker);
          return units.length > 0 && units.every(({ at }) => at === system);
        },
      },
    },
  },
]);
