import type { Seat } from '../../../../kernel/types.ts';
import { chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { crewAt, playerOf, rivals, seatName } from '../../chapters/captains/find.ts';
import { opponentOf } from '../../chapters/pvp/pvp-outcome.ts';
import { crewName, crewOf } from '../../content/crew/all.ts';
import { asks, memberOffers, type Run, sourceName } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { SPECIAL } from '../moments.ts';
import { rankText } from '../text/words.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Readies a Spent Crew Member of at most this Rank. With `ranks`, readies several Crew Members with this total
     * Rank.
     */
    ready: { rank?: number; ranks?: number; heal?: true };
    /** The player may choose one Crew Member of each other player, of at most this Rank, to become Spent. */
    exhaust: { rank: number };
  }
}

/** F-CREW-11 */
export const ready: Kind<'ready'> = {
  run: chosen({
    ask({ g }, run, { rank, ranks, heal }) {
      const most = ranks === undefined ? (rank ?? 4) : ranks - (run.ranks ?? 0);
      const offers = memberOffers(
        'ready',
        playerOf(g, run.seat),
        ({ crew, ready, wounds }) => (!ready || (heal === true && wounds > 0)) && crewOf(crew).rank <= most,
      );
      return asks(
        run,
        'which Crew Member do you ready?',
        offers.map(({ option, payload }) => open({ ...option, rule: 'F-CREW-11' }, payload)),
        'Nobody',
      );
    },
    take(ctx, run, place, { heal, ranks }) {
      const member = crewAt(ctx.g, run.seat, place);
      member.ready = true;
      if (heal) member.wounds = 0;
      ctx.log(`${seatName(ctx.g, run.seat)} readies ${crewName(member.crew)}.`, 'F-CREW-11');
      if (ranks === undefined) return 'begin';
      run.ranks = (run.ranks ?? 0) + crewOf(member.crew).rank;
      return run.ranks < ranks ? 'ready' : 'begin';
    },
  }),
  fits: SPECIAL,
  text({ rank, ranks, heal }) {
    const verb = heal ? 'ready and heal' : 'ready';
    if (ranks !== undefined) return `${verb} Crew with a total Rank of up to ${ranks}`;
    return `${verb} a Crew Member${rankText(rank)}`;
  },
  gist: ({ heal }) => (heal ? 'ready and heal Crew' : 'ready Crew'),
  icon: 'person',
};

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
        const [seat, ...left] = run.left ?? [];
        if (seat === undefined) return { go: 'begin' };
        const isOne = ({ crew, ready }: { crew: string; ready: boolean }) => ready && crewOf(crew).rank <= rank;
        const offers = memberOffers('exhaust', playerOf(g, seat), isOne);
        if (offers.length === 0) return { go: left.length === 0 ? 'begin' : 'nextOne' };
        return asks(run, `which of ${seatName(g, seat)}’s Crew becomes Spent?`, offers, 'Nobody');
      },
      take(ctx, run, place) {
        const [seat] = run.left ?? [];
        if (seat === undefined) return 'nextOne';
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
      run.left = (run.left ?? []).slice(1);
      return run.left.length === 0 ? 'begin' : 'exhausting';
    },
  },
  fits: SPECIAL,
  text: ({ rank }) => `you may make one Crew Member${rankText(rank)} of each other player Spent`,
  gist: 'make others’ Crew Spent',
  icon: 'person',
};
