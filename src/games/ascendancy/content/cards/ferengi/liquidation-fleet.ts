import { no, type Offer, offer } from '../../../../kit/offers.ts';
import { sentence, several } from '../../../../kit/words.ts';
import type { Kind } from '../../../effects/kind.ts';
import type { Effects } from '../../../effects/union.ts';
import { unitOf } from '../../../position/find.ts';
import { unitName } from '../../../position/names.ts';
import { controllerOf } from '../../../position/standing.ts';
import { destroyShips } from '../../../position/units.ts';
import { timesUsed } from '../../../position/uses.ts';
import type { RuleSource } from '../../../rules/source.ts';
import type { Ascendancy, UnitId } from '../../../state.ts';
import { fleets } from '../../card-rules.ts';

/**
 * The number of Ships that a Liquidation Fleet returns for 1 Production, and the maximum Production that it gives per
 * round.
 */
const LIQUIDATED = { ships: 2, most: 3 } as const;

function liquidations(g: Ascendancy, { seat, unit }: RuleSource): Offer<Effects>[] {
  if (seat === null || unit === undefined) return [];
  const { at, ships } = unitOf(g, unit);
  if (at === null || !(at in g.discs)) return [];
  const left = LIQUIDATED.most - timesUsed(g, seat, 'Liquidation Fleet');
  const why =
    controllerOf(g, at) !== seat
      ? no('A-SPEC-01', 'This Fleet must be in Orbit of a System that you Control.')
      : left > 0
        ? null
        : no('A-SPEC-01', 'It has already paid 3 Production this round.');
  const most = Math.max(1, Math.min(left, Math.floor(ships / LIQUIDATED.ships)));
  return Array.from({ length: most }, (_, more) => more + 1).map((production) => {
    const given = LIQUIDATED.ships * production;
    const used: Effects = Array.from({ length: production }, () => ({
      do: 'mark-used',
      rule: 'Liquidation Fleet',
      span: 'round',
    }));
    const sell: Effects = [
      ...used,
      { do: 'return-ships', unit, ships: given },
      { do: 'gain', gains: { production }, rule: 'A-SPEC-01' },
    ];
    return offer(sell, why, () => ({
      key: `liquidate:${unit}:${given}`,
      verb: 'liquidate',
      label: `Return ${several(given, 'Ship')} for ${production} Production`,
      hint: ships - given < 3 ? 'The Fleet disbands' : `${several(ships - given, 'Ship')} stay`,
    }));
  });
}

/** Liquidation Fleet. */
export const CARDS = fleets('ferengi', [
  {
    id: 'ferengi 2b',
    name: 'Liquidation Fleet',
    most: 8,
    source: 'ours',
    line: 'In your Building Phase, while in Orbit of a System you Control, you may return Ships from this Fleet to your supply. Gain 1 Production for every 2, at most 3 per round.',
    rule: { plays: { building: (g, source, { seat }) => (seat === source.seat ? liquidations(g, source) : []) } },
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Returns Ships of a Fleet to their owner’s supply. */
    'return-ships': { unit: UnitId; ships: number };
  }
}

const returnShips: Kind<'return-ships'> = {
  run(ctx, _run, { unit: id, ships }) {
    const name = sentence(unitName(ctx.g, unitOf(ctx.g, id)));
    ctx.log(`${name} returns ${several(ships, 'Ship')} to the supply.`, 'A-FLEET-06');
    destroyShips(ctx, id, ships);
  },
  worth: ({ ships }) => -0.5 * ships,
};

/** The kind of effect that only this card has. */
export const KINDS = { 'return-ships': returnShips };
