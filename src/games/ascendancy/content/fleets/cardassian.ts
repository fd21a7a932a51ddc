import { type Offer, open } from '../../../kit/offers.ts';
import type { Effects } from '../../effects/union.ts';
import { neighbours } from '../../galaxy/graph.ts';
import { opponentsOf, placeOf } from '../../position/conflict.ts';
import { discOf, unitOf } from '../../position/find.ts';
import { partOf } from '../../position/part.ts';
import { nodesIn, occupies, orbits } from '../../position/standing.ts';
import type { Rule, RuleSource } from '../../rules/rule.ts';
import type { Ascendancy, SystemId } from '../../state.ts';
import { rerollsOnes } from '../advancements/alike.ts';
import { systemName } from '../systems/table.ts';
import type { FleetRules } from './side.ts';

/** Returns the System where a Fleet is, or null if it is at Warp or in a lane. */
function systemOf(g: Ascendancy, { unit }: RuleSource): SystemId | null {
  const at = unit === undefined ? null : unitOf(g, unit).at;
  return at !== null && at in g.discs ? at : null;
}

/**
 * Offers the Systems that a Garrison Fleet can guard from where it is. The guarded Systems have Nodes but none of the
 * owner’s Ships.
 */
function guarded(g: Ascendancy, bearer: RuleSource): Offer<Effects>[] {
  const from = systemOf(g, bearer);
  const { seat, unit } = bearer;
  if (from === null || seat === null || unit === undefined) return [];
  return neighbours(g, from)
    .filter((id) => discOf(g, id).control === seat && !orbits(g, seat, id) && nodesIn(discOf(g, id)) > 0)
    .map((id) =>
      open({ key: `guard:${unit}:${id}`, verb: 'guard', label: systemName(id) }, [
        { do: 'last', what: 'garrison', seats: [seat], system: id, amount: unit, until: 'maintenance' },
      ]),
    );
}

const GARRISON: Rule = {
  at: {
    'generate-start': {
      prompt: 'which System does this Fleet guard?',
      // If there is only one such System, nobody is asked.
      does(g, bearer, { seat }) {
        const [one, ...more] = seat === bearer.seat ? guarded(g, bearer) : [];
        return one === undefined || more.length > 0 ? [] : one.payload;
      },
      offers(g, bearer, { seat }) {
        const found = seat === bearer.seat ? guarded(g, bearer) : [];
        return found.length > 1 ? found : [];
      },
    },
  },
  grants: {
    // A-CAR-02
    yields: (g, bearer, { seat, system }) =>
      seat === bearer.seat &&
      g.lasting.some((one) => one.what === 'garrison' && one.system === system && one.amount === bearer.unit),
  },
};

/** The rules of the Cardassian Fleet Cards. */
export const CARDASSIAN: FleetRules = [
  {
    // Fleet: Hunter Killer. First Strike is resolved before this rule and can disband the Fleet (A-BAT-24).
    a: {
      grants: {
        'unrolled-hits': (g, bearer, { unit }) =>
          unit === bearer.unit && partOf(g, bearer.seat, 'battle')?.c.round === 1 && unitOf(g, unit).ships >= 3,
      },
    },
    b: GARRISON,
  },
  {
    // Fleet: Overseer
    a: {
      sets: {
        'node-yield': (g, bearer, { seat, system, resource }) =>
          seat === bearer.seat &&
          resource === 'production' &&
          system === systemOf(g, bearer) &&
          system !== 'cardassia-prime' &&
          occupies(g, seat, system)
            ? 2
            : null,
      },
    },
    // Fleet: Blockade Fleet
    b: {
      sets: {
        'retreat-most'(g, bearer, { side }) {
          const part = partOf(g, bearer.seat, 'battle');
          const own = bearer.seat === null || part === null ? null : placeOf(part.c, bearer.seat);
          const isThere = part !== null && bearer.unit !== undefined && part.side.units.includes(bearer.unit);
          return isThere && own !== null && opponentsOf(g, part.c, own).includes(side) ? 1 : null;
        },
      },
    },
  },
  {
    // Fleet: Assault Fleet
    a: rerollsOnes('invasion'),
  },
];
