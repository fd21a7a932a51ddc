import { chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { crewAt, playerOf, seatName } from '../../chapters/captains/find.ts';
import { crewName, crewOf } from '../../content/crew/all.ts';
import { asks, memberOffers } from '../frame.ts';
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
