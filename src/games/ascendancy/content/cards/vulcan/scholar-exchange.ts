import { no, type Offer, offer } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { playerOf, rivals } from '../../../position/find.ts';
import { does, theSeat } from '../../../position/names.ts';
import { spent } from '../../../position/part.ts';
import { trades } from '../../../position/standing.ts';
import type { Ascendancy } from '../../../state.ts';
import { advancements } from '../../card-rules.ts';

/** Returns the offers to exchange Projects with trade partners, at most one per turn. */
function exchanges(g: Ascendancy, seat: number): Offer<Effects>[] {
  return rivals(g, seat)
    .filter((rival) => trades(g, seat, rival))
    .map((rival) => {
      const idle = [seat, rival].find((one) => playerOf(g, one).projects.length === 0);
      const why =
        spent(g, seat, 'vul-03', 'turn') ??
        (idle === undefined ? null : no('A-TERM-17', () => `${does(g, idle, 'has', 'have')} no Project.`));
      const propose: Effects = [
        { do: 'mark-used', rule: 'vul-03', span: 'turn' },
        { do: 'exchange-projects', to: rival, agreed: [{ do: 'exhaust' }] },
      ];
      return offer(propose, why, () => ({
        key: `exchange:${playerOf(g, rival).civ}`,
        verb: 'exchange',
        label: `Offer ${theSeat(g, rival)} an exchange of Projects`,
        hint: 'Both lose their Research and get 1. One offer per turn',
      }));
    });
}

/** Scholar Exchange. */
export const CARDS = advancements('vulcan', [
  {
    id: 'vul-03',
    name: 'Scholar Exchange',
    cost: 2,
    type: 'Diplomacy',
    tokens: [],
    needsRival: true,
    source: 'ours',
    line: 'In your Command Phase, offer a rival in trade with you an exchange of 1 Project each. If they accept, exhaust this card: both Projects lose their Research, then each receives 1 Research from the Supply.',
    rule: { plays: { command: (g, source, { seat }) => (seat === source.seat ? exchanges(g, seat) : []) } },
  },
]);
