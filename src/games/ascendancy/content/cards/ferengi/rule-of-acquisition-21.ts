import { no, type Offer, offer } from '../../../../kit/offers.ts';
import { sentence, several } from '../../../../kit/words.ts';
import type { Effects } from '../../../effects/union.ts';
import { playerOf, rivals } from '../../../position/find.ts';
import { theSeat, theSeats } from '../../../position/names.ts';
import { lacksCommands } from '../../../position/turn.ts';
import type { Ascendancy } from '../../../state.ts';
import { advancements } from '../../card-rules.ts';

/** Offers to launch Projects from the decks of rivals (A-FER-09). */
function foreign(g: Ascendancy, seat: number): Offer<Effects>[] {
  return rivals(g, seat)
    .filter((rival) => playerOf(g, seat).contact.includes(rival))
    .map((rival) => {
      const { civ, deck } = playerOf(g, rival);
      const why =
        lacksCommands(g, seat, 1) ??
        (deck.length > 0 ? null : no('A-OPEN-72', () => `${sentence(theSeats(g, rival))} deck is empty.`));
      const draw: Effects = [
        { do: 'spend-command', count: 1 },
        { do: 'draw-project', count: 2, from: rival, most: 1 },
      ];
      return offer(draw, why, () => ({
        key: `acquire:${civ}`,
        verb: 'acquire',
        label: `Launch ${several(Math.min(2, deck.length), 'Project')} from the deck of ${theSeat(g, rival)}`,
        hint: '1 Command. You keep only 1 card from rival decks',
        rule: 'A-FER-09',
      }));
    });
}

/** Rule of Acquisition #21. */
export const CARDS = advancements('ferengi', [
  {
    id: 'fer-09',
    name: 'Rule of Acquisition #21',
    cost: 4,
    type: 'Commerce',
    tokens: [],
    needsRival: true,
    source: 'book',
    line: 'When you launch Projects, you may draw from the Advancement deck of a rival you have made First Contact with. Then discard until you have only 1 card from rival decks, counting Projects and completed Advancements.',
    rule: { plays: { command: (g, source, { seat }) => (seat === source.seat ? foreign(g, seat) : []) } },
  },
]);
