import { no, type Offer, offer } from '../../../../kit/offers.ts';
import type { Kind } from '../../../effects/kind.ts';
import type { Effects } from '../../../effects/union.ts';
import { controlled, playerOf } from '../../../position/find.ts';
import { does } from '../../../position/names.ts';
import { homeOf, nodesIn } from '../../../position/standing.ts';
import { lacksCommands } from '../../../position/turn.ts';
import { timesUsed } from '../../../position/uses.ts';
import type { Ascendancy, SystemId } from '../../../state.ts';
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

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Makes another System the Home System. The former Home System becomes an ordinary System (A-WIN-05, A-VUL-17). */
    'move-home': { system: SystemId };
  }
}

const moveHome: Kind<'move-home'> = {
  run(ctx, run, { system }) {
    playerOf(ctx.g, run.seat).home = system;
    const what = `${systemName(system)} the new Home System`;
    ctx.log(`${does(ctx.g, run.seat, 'declares', 'declare')} ${what}.`, 'A-WIN-05');
  },
  worth: () => 0.5,
};

/** The kind of effect that only this card has. */
export const KINDS = { 'move-home': moveHome };
