import { procedure } from '../../../kernel/game.ts';
import type { Option, Seat } from '../../../kernel/types.ts';
import { crewName } from '../content/crew/all.ts';
import { pickOne } from '../rules/asking.ts';
import { playerOf } from '../rules/find.ts';
import { placeIn, restOf } from '../rules/keys.ts';
import {
  discharge,
  dischargeable,
  discharges,
  enlist,
  hasFreeBond,
  hasFreeToken,
  praise,
} from '../rules/recruiting.ts';
import type { CrewId, Frontiers } from '../state.ts';

interface Local {
  seat: Seat;
  /** A card of the Crew offer. */
  crew: CrewId;
  /** Beside the Command Token of a Skill; it was paid for so. */
  bonded?: boolean;
}

/** A Crew Member of the offer comes aboard; with all Command Tokens occupied another one goes (F-CREW-03, F-CREW-06). */
export const recruit = procedure<Frontiers, Local>({
  begin: {
    ask({ g }, { seat, crew, bonded }) {
      const player = playerOf(g, seat);
      if (bonded || hasFreeToken(player)) return { go: 'enlist' };
      const options: Option[] = discharges(player);
      if (hasFreeBond(player))
        options.push({ key: 'bond', verb: 'bond', label: 'Use the Command Token of your Skill' });
      // Without a Command Token of its own nobody comes (F-CREW-03).
      if (options.length === 0) return { go: null };
      if (options.length === 1) return { go: 'only' };
      const prompt = `All Command Tokens are taken. Whom do you discharge for ${crewName(crew)}?`;
      return pickOne(seat, prompt, options, 'F-CREW-06');
    },
    answer(ctx, local, { key }) {
      if (key === 'bond') local.bonded = true;
      else discharge(ctx, local.seat, placeIn(restOf(key)));
      return 'enlist';
    },
  },
  // Where one alone can make room there is nothing to choose.
  only(ctx, local) {
    const [other] = dischargeable(playerOf(ctx.g, local.seat));
    if (other === undefined) local.bonded = true;
    else discharge(ctx, local.seat, other.place);
    return 'enlist';
  },
  enlist(ctx, { seat, crew, bonded = false }) {
    enlist(ctx, seat, crew, bonded);
    praise(ctx, seat);
    return null;
  },
});
