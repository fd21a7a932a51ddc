import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { chosen } from '../../../kit/effects.ts';
import { crewAt, playerOf, rivals, seatName } from '../../chapters/captains/find.ts';
import { opponentOf } from '../../chapters/pvp/pvp-outcome.ts';
import { asks, memberOffers, type Run, sourceName } from '../../effects/frame.ts';
import type { Kind } from '../../effects/kind.ts';
import { SPECIAL } from '../../effects/moments.ts';
import { rankText } from '../../effects/text/words.ts';
import { crewName, crewOf } from '../crew/all.ts';

declare module '../../effects/union.ts' {
  interface Kinds {
    /** The player may choose one Crew Member of each other player, of at most this Rank, to become Spent. */
    exhaust: { rank: number };
  }
}

interface Exhaust extends Run {
  /** The other players whose Crew the player hasn't been asked about yet. */
  left?: Seat[];
}

export const exhaust: Kind<'exhaust', 'exhausting' | 'nextOne', Exhaust> = {
  run({ g }, run) {
    // F-PVP-47: Crew of a ship that is being fought can't be chosen.
    const fought = g.pvp === null ? null : opponentOf(g, run.seat);
    run.left = rivals(g, run.seat).filter((seat) => seat !== fought);
    return 'exhausting';
  },
  steps: {
    exhausting: chosen({
      ask({ g }, run, { rank }) {
        const [seat, ...left] = must(run.left, 'the list of players to ask');
        if (seat === undefined) return { go: 'begin' };
        const isOne = ({ crew, ready }: { crew: string; ready: boolean }) => ready && crewOf(crew).rank <= rank;
        const offers = memberOffers('exhaust', playerOf(g, seat), isOne);
        if (offers.length === 0) return { go: left.length === 0 ? 'begin' : 'nextOne' };
        return asks(run, `which of ${seatName(g, seat)}’s Crew becomes Spent?`, offers, 'Nobody');
      },
      take(ctx, run, place) {
        const seat = must(run.left?.[0], 'the player whose Crew is Spent');
        const member = crewAt(ctx.g, seat, place);
        member.ready = false;
        const name = crewName(member.crew);
        const told = `${sourceName(run.from)}: ${seatName(ctx.g, seat)}’s ${name} becomes Spent.`;
        ctx.log(told, 'F-OPEN-83', { seat, names: [name] });
        return 'nextOne';
      },
      passed: 'nextOne',
    }),
    nextOne(_ctx, run) {
      run.left = must(run.left, 'the list of players to ask').slice(1);
      return run.left.length === 0 ? 'begin' : 'exhausting';
    },
  },
  fits: SPECIAL,
  text: ({ rank }) => `for each other player, you may make one of their Crew Members${rankText(rank)} Spent`,
  gist: 'make others’ Crew Spent',
  icon: 'person',
};
