import { no, type Offer, offer } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { playerOf, rivals } from '../../../position/find.ts';
import { does, theSeat } from '../../../position/names.ts';
import { homesConnected } from '../../../position/standing.ts';
import type { Ascendancy } from '../../../state.ts';
import { advancements } from '../../card-rules.ts';

function spies(g: Ascendancy, seat: number): Offer<Effects>[] {
  return rivals(g, seat)
    .filter((rival) => homesConnected(g, seat, rival))
    .map((rival) => {
      const why =
        playerOf(g, rival).projects.length > 0
          ? null
          : no('A-OPEN-74', () => `${does(g, rival, 'has', 'have')} no Projects.`);
      const look: Effects = [{ do: 'exhaust' }, { do: 'look-projects', seat: rival, take: true }];
      return offer(look, why, () => ({
        key: `spy:${playerOf(g, rival).civ}`,
        verb: 'spy',
        label: `Look at the Projects of ${theSeat(g, rival)}`,
        hint: 'You also take 1 Research from one of them',
      }));
    });
}

/** Obsidian Order. */
export const CARDS = advancements('cardassian', [
  {
    id: 'car-09',
    name: 'Obsidian Order',
    cost: 4,
    type: 'Espionage',
    tokens: ['warp'],
    needsRival: true,
    source: 'ours',
    line: 'In your Command Phase, exhaust this card to look at the Projects of a rival whose Home System is Connected to yours. Take 1 Research from one of them into your Reserves.',
    rule: { plays: { command: (g, source, { seat }) => (seat === source.seat ? spies(g, seat) : []) } },
  },
]);
