import { no, type Obstacle, type Offer, offer } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { playerOf, unitsIn } from '../../../position/find.ts';
import { unitName } from '../../../position/names.ts';
import { heldBy } from '../../../position/profit.ts';
import { hostilesIn, isPhenomenon, occupies } from '../../../position/standing.ts';
import { lacksCommands } from '../../../position/turn.ts';
import { isHeld } from '../../../position/units.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { Ascendancy, SystemId, Unit } from '../../../state.ts';
import { TREATY_ALLIES } from '../../exploration/treaties.ts';
import { systemName } from '../table.ts';

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

/** Phenomena of the Ferengi set. */
export const FERENGI = {
  'barzan-wormhole': {
    plays: {
      command(g, { system = '' }, { seat }) {
        const ends = Object.keys(g.discs).filter((id) => id !== system && isPhenomenon(id));
        return unitsIn(g, system, seat).flatMap((unit) => ends.map((to) => through(g, unit, to)));
      },
    },
  },
  'rolor-nebula': {
    income(g, { system = '' }, seat) {
      if (!occupies(g, seat, system)) return {};
      const trades =
        heldBy(g, seat).length > 0 || playerOf(g, seat).allies.some(({ card }) => TREATY_ALLIES.includes(card));
      return trades ? { production: 1 } : {};
    },
  },
  'hekaras-corridor': {
    grants: {
      'no-hazard': (_g, source, { system, kind, discovered }) =>
        system === source.system && kind === 'impulse' && !discovered,
    },
  },
} satisfies Readonly<Record<string, Rule>>;
