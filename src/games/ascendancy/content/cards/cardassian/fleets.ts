import { type Offer, open } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { neighbours } from '../../../galaxy/graph.ts';
import { opponentsOf, placeOf } from '../../../position/conflict.ts';
import { discOf, unitOf } from '../../../position/find.ts';
import { partOf } from '../../../position/part.ts';
import { nodesIn, occupies, orbits } from '../../../position/standing.ts';
import type { RuleSource } from '../../../rules/source.ts';
import type { Ascendancy, SystemId } from '../../../state.ts';
import { rerollsOnes } from '../../builders/fights.ts';
import { fleets } from '../../card-rules.ts';
import { systemName } from '../../lookup.ts';

/** Returns the System where a Fleet is, or null if it is at Warp or in a lane. */
function systemOf(g: Ascendancy, { unit }: RuleSource): SystemId | null {
  const at = unit === undefined ? null : unitOf(g, unit).at;
  return at !== null && at in g.discs ? at : null;
}

/**
 * Offers the Systems that a Garrison Fleet can guard from where it is. The guarded Systems have Nodes but none of the
 * owner’s Ships.
 */
function guarded(g: Ascendancy, source: RuleSource): Offer<Effects>[] {
  const from = systemOf(g, source);
  const { seat, unit } = source;
  if (from === null || seat === null || unit === undefined) return [];
  return neighbours(g, from)
    .filter((id) => discOf(g, id).control === seat && !orbits(g, seat, id) && nodesIn(discOf(g, id)) > 0)
    .map((id) =>
      open({ key: `guard:${unit}:${id}`, verb: 'guard', label: systemName(id) }, [
        { do: 'last', what: 'garrison', seats: [seat], system: id, amount: unit, until: 'maintenance' },
      ]),
    );
}

/** Both sides of the three Fleet Cards of the Cardassians. */
export const CARDS = fleets('cardassian', [
  {
    id: 'cardassian 0a',
    name: 'Hunter Killer',
    most: 3,
    source: 'public',
    line: 'In Combat Round 1 of each Space Battle, this Fleet’s dice hit without a roll.',
    // First Strike is resolved before this rule and can disband the Fleet (A-BAT-24).
    rule: {
      grants: {
        // These dice hit without being rolled.
        'always-hits': (g, source, { face, unit }) =>
          face === null &&
          unit !== null &&
          unit === source.unit &&
          partOf(g, source.seat, 'battle')?.c.round === 1 &&
          unitOf(g, unit).ships >= 3,
      },
    },
  },
  {
    id: 'cardassian 0b',
    name: 'Garrison Fleet',
    most: 6,
    source: 'ours',
    line: 'One Adjacent System that you Control counts as having your Ship in Orbit when it Generates Resources.',
    rule: {
      at: {
        'generate-start': {
          prompt: 'which System does this Fleet guard?',
          // If there is only one such System, nobody is asked.
          does(g, source, { seat }) {
            const [one, ...more] = seat === source.seat ? guarded(g, source) : [];
            return one === undefined || more.length > 0 ? [] : one.payload;
          },
          offers(g, source, { seat }) {
            const found = seat === source.seat ? guarded(g, source) : [];
            return found.length > 1 ? found : [];
          },
        },
      },
      grants: {
        // A-CAR-02
        yields: (g, source, { seat, system }) =>
          seat === source.seat &&
          g.lasting.some((one) => one.what === 'garrison' && one.system === system && one.amount === source.unit),
      },
    },
  },
  {
    id: 'cardassian 1a',
    name: 'Overseer',
    most: 3,
    source: 'public',
    line: 'The Production Nodes of a System you Control that this Fleet Occupies yield double, except on Cardassia Prime.',
    rule: {
      sets: {
        'node-yield': (g, source, { seat, system, resource }) =>
          seat === source.seat &&
          resource === 'production' &&
          system === systemOf(g, source) &&
          system !== 'cardassia-prime' &&
          occupies(g, seat, system)
            ? 2
            : null,
      },
    },
  },
  {
    id: 'cardassian 1b',
    name: 'Blockade Fleet',
    most: 7,
    source: 'ours',
    line: 'Opponents Retreat only 1 Sector from a Space Battle against this Fleet.',
    rule: {
      sets: {
        distance(g, source, about) {
          if (about.of !== 'retreat') return null;
          const part = partOf(g, source.seat, 'battle');
          const own = source.seat === null || part === null ? null : placeOf(part.c, source.seat);
          const isThere = part !== null && source.unit !== undefined && part.side.units.includes(source.unit);
          return isThere && own !== null && opponentsOf(g, part.c, own).includes(about.side) ? 1 : null;
        },
      },
    },
  },
  {
    id: 'cardassian 2a',
    name: 'Assault Fleet',
    most: 5,
    source: 'public',
    line: 'In Planetary Invasions, this Fleet may reroll its dice that show 1.',
    rule: rerollsOnes('invasion'),
  },
  {
    id: 'cardassian 2b',
    name: 'Regular Fleet',
    most: 8,
    source: 'public',
    line: 'A plain Fleet of up to 8 Ships.',
  },
]);
