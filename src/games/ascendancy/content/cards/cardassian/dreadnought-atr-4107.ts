import { must } from '../../../../../kernel/must.ts';
import { type Offer, offer } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { systemsBetween } from '../../../galaxy/graph.ts';
import { controlled } from '../../../position/find.ts';
import { theSeat } from '../../../position/names.ts';
import { unpaid } from '../../../position/resources.ts';
import { lacksCommands } from '../../../position/turn.ts';
import type { Ascendancy, Disc } from '../../../state.ts';
import { isPact, PACT } from '../../builders/pacts.ts';
import { advancements } from '../../card-rules.ts';
import { systemName } from '../../lookup.ts';

/** The Dreadnought’s price in addition to a Command, its dice, and its range in Systems. */
const DREADNOUGHT = { price: { production: 4 }, dice: 4, far: 2 } as const;

/** Returns rivals’ Systems that are within range of one of this seat’s Starbases. */
function inRange(g: Ascendancy, seat: number): Disc[] {
  const bases = controlled(g, seat).filter(({ starbase }) => starbase);
  return Object.values(g.discs).filter(
    ({ id, control }) =>
      control !== null &&
      control !== seat &&
      bases.some((base) => (systemsBetween(g, base.id, id) ?? Number.POSITIVE_INFINITY) <= DREADNOUGHT.far),
  );
}

function launches(g: Ascendancy, seat: number): Offer<Effects>[] {
  const { price, dice } = DREADNOUGHT;
  const short = unpaid(g, seat, price, 'A-SPEC-01');
  return inRange(g, seat).map(({ id, control }) => {
    const strike: Effects = [
      { do: 'exhaust' },
      { do: 'spend-command', count: 1 },
      { do: 'pay', price },
      { do: 'bombard', system: id, dice },
    ];
    const why = isPact(g, seat, control) ? PACT : (lacksCommands(g, seat, 1) ?? short);
    return offer(strike, why, () => ({
      key: `dreadnought:${id}`,
      verb: 'dreadnought',
      label: `Strike ${systemName(id)} (${theSeat(g, must(control, 'the owner of a System in range'))}) with ${dice} dice`,
      hint: `1 Command and ${price.production} Production. It counts as Betrayal`,
      rule: 'A-TRADE-11',
    }));
  });
}

/** Dreadnought ATR-4107. */
export const CARDS = advancements('cardassian', [
  {
    id: 'car-15',
    name: 'Dreadnought ATR-4107',
    cost: 6,
    type: 'Military',
    tokens: ['warp'],
    needsRival: true,
    source: 'ours',
    line: 'In your Command Phase, exhaust this card and 1 Command and pay 4 Production. Roll 4 attack dice at a rival’s System within 2 Systems of a Starbase you Control. Hits destroy its Ships there, then Resource Nodes you choose. Like an Attack, this can be Betrayal.',
    rule: { plays: { command: (g, source, { seat }) => (seat === source.seat ? launches(g, seat) : []) } },
  },
]);
