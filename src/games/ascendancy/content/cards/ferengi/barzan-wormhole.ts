import { no, type Obstacle, type Offer, offer } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { unitsIn } from '../../../position/find.ts';
import { unitName } from '../../../position/names.ts';
import { hostilesIn, isPhenomenon } from '../../../position/standing.ts';
import { lacksCommands } from '../../../position/turn.ts';
import { isHeld } from '../../../position/units.ts';
import type { Ascendancy, SystemId, Unit } from '../../../state.ts';
import { systems } from '../../card-rules.ts';
import { systemName } from '../../lookup.ts';

const WORMHOLE = 'Barzan Wormhole';

/** Returns why a unit can’t go through the wormhole, or null. */
function unable(g: Ascendancy, unit: Unit, to: SystemId): Obstacle {
  const { seat, used } = unit;
  if (used.includes(WORMHOLE)) return no('A-CMD-06', 'This unit has already gone through the wormhole this turn.');
  if (isHeld(g, unit)) return no('A-EXPL-14', 'A card holds this unit in place.');
  // A-MOVE-18
  if (hostilesIn(g, seat, to).length > 0) return no('A-MOVE-18', () => `Hostile Ships block ${systemName(to)}.`);
  return lacksCommands(g, seat, 1);
}

function through(g: Ascendancy, unit: Unit, to: SystemId): Offer<Effects> {
  const { id } = unit;
  const effects: Effects = [
    { do: 'spend-command', count: 1 },
    { do: 'mark-units', units: [id], rule: WORMHOLE },
    { do: 'transfer', to, units: [id] },
  ];
  return offer(effects, unable(g, unit, to), () => ({
    key: `wormhole:${id}:${to}`,
    verb: 'wormhole',
    label: `Send ${unitName(g, unit)} through the wormhole to ${systemName(to)}`,
    hint: '1 Command. It Braves the Hazard there',
  }));
}

/** Barzan Wormhole. */
export const CARDS = systems('ferengi', [
  {
    id: 'barzan-wormhole',
    number: 8,
    name: 'Barzan Wormhole',
    kind: 'phenomenon',
    sites: [],
    lanes: 2,
    hazard: 6,
    source: 'ours',
    line: 'For a Command, a Ship or Fleet here goes to any other Phenomenon on the map and Braves its Hazard.',
    rule: {
      plays: {
        command(g, { system = '' }, { seat }) {
          const ends = Object.keys(g.discs).filter((id) => id !== system && isPhenomenon(id));
          return unitsIn(g, system, seat).flatMap((unit) => ends.map((to) => through(g, unit, to)));
        },
      },
    },
  },
]);
