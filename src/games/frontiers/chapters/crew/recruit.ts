import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, offering, open } from '../../../kit/offers.ts';
import { crewName } from '../../content/crew/all.ts';
import type { CrewId, Frontiers, Player } from '../../state.ts';
import { pickOffer } from '../asking/asking.ts';
import { playerOf } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';
import { discharge, discharges, enlist, hasFreeBond, hasFreeToken, praise } from './recruiting.ts';

interface Local {
  seat: Seat;
  /** A card in the Crew offer. */
  crew: CrewId;
  /** True if the Crew Member goes beside a Skill's Command Token, which costs less. */
  bonded?: boolean;
}

/**
 * Recruits a Crew Member from the offer. If all Command Tokens are taken, another Crew Member is discharged (F-CREW-03,
 * F-CREW-06).
 */
export const recruit = procedure<Frontiers, Local>('recruit')({
  begin: offering({
    ask({ g }, { seat, crew, bonded }) {
      const player = playerOf(g, seat);
      if (bonded || hasFreeToken(player)) return { go: 'enlist' };
      const offers = makesRoom(player);
      // If there is no way to make room, nobody can join (F-CREW-03).
      if (offers.length === 0) return { go: null };
      if (offers.length === 1) return { go: 'only' };
      const prompt = `All Command Tokens are taken. Which Crew Member do you discharge for ${crewName(crew)}?`;
      return pickOffer(seat, prompt, offers, 'F-CREW-06');
    },
    take: makeRoom,
  }),
  // If there is only one way to make room, the player isn't asked.
  only: (ctx, local) => makeRoom(ctx, local, makesRoom(playerOf(ctx.g, local.seat))[0]?.payload ?? 'bond'),
  enlist(ctx, { seat, crew, bonded = false }) {
    enlist(ctx, seat, crew, bonded);
    praise(ctx, seat);
    return null;
  },
});

/**
 * Returns the ways to make room: to discharge one of the Crew Members, given by index, or to use a Skill's free Command
 * Token (F-CREW-06, F-OPEN-17).
 */
function makesRoom(player: Player): Offer<number | 'bond'>[] {
  const bond = open({ key: 'bond', verb: 'bond', label: 'Use the Command Token of your Skill' }, 'bond' as const);
  return hasFreeBond(player) ? [...discharges(player), bond] : discharges(player);
}

function makeRoom(ctx: Running, local: Local, by: number | 'bond'): 'enlist' {
  if (by === 'bond') local.bonded = true;
  else discharge(ctx, local.seat, by);
  return 'enlist';
}
