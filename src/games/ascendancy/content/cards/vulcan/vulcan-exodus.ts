import { no, type Offer, offer } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { controlled } from '../../../position/find.ts';
import { homeOf, nodesIn } from '../../../position/standing.ts';
import { lacksCommands } from '../../../position/turn.ts';
import { timesUsed } from '../../../position/uses.ts';
import type { Ascendancy } from '../../../state.ts';
import { advancements } from '../../card-rules.ts';
import { systemName } from '../../lookup.ts';

/** Returns the Systems that can become the Home System, which can change once per game (A-WIN-05, A-VUL-17). */
function havens(g: Ascendancy, seat: number): Offer<Effects>[] {
  const used =
    timesUsed(g, seat, 'vul-06') > 0
      ? no('A-VUL-17', 'You have already used the Exodus. It is allowed once per game.')
      : null;
  return controlled(g, seat)
    .filter((disc) => nodesIn(disc) > 0 && homeOf(g, disc.id) === null)
    .map(({ id }) => {
      const move: Effects = [
        { do: 'exhaust' },
        { do: 'spend-command', count: 1 },
        { do: 'mark-used', rule: 'vul-06', span: 'game' },
        { do: 'move-home', system: id },
      ];
      return offer(move, used ?? lacksCommands(g, seat, 1), () => ({
        key: `exodus:${id}`,
        verb: 'exodus',
        label: `Make ${systemName(id)} your Home System`,
        hint: '1 Command, once per game',
        rule: 'A-VUL-17',
      }));
    });
}

/** Vulcan Exodus. */
export const CARDS = advancements('vulcan', [
  {
    id: 'vul-06',
    name: 'Vulcan Exodus',
    cost: 3,
    type: 'Culture',
    tokens: ['warp'],
    source: 'book',
    line: 'Once per game, in your Command Phase, exhaust this card and 1 Command. Another System you Control that has a Resource Node and is not a Home System becomes your Home System.',
    rule: { plays: { command: (g, source, { seat }) => (seat === source.seat ? havens(g, seat) : []) } },
  },
]);
