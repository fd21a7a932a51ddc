import { PASS } from '../../../../../kernel/decision.ts';
import type { Seat } from '../../../../../kernel/types.ts';
import { chosen } from '../../../../kit/effects.ts';
import { open } from '../../../../kit/offers.ts';
import { MOVE } from '../../../chapters/calls.ts';
import { beginMovement } from '../../../chapters/movement/begin.ts';
import { goalsFrom } from '../../../chapters/movement/goals.ts';
import { shortPlace } from '../../../chapters/movement/words.ts';
import type { Kind } from '../../../effects/kind.ts';
import { hereOf, ownHere } from '../../../effects/system-units.ts';
import { playerOf } from '../../../position/find.ts';
import { atPlace, theSeats } from '../../../position/names.ts';
import { ruleSourceName } from '../../../rules/rule-sources.ts';
import type { Ascendancy } from '../../../state.ts';
import { exploration } from '../../card-rules.ts';

/** Dark Reflection. */
export const CARDS = exploration('core', [
  {
    id: 'core-dark-reflection',
    number: 9,
    name: 'Dark Reflection',
    type: 'discovery',
    after: 'discard',
    source: 'book',
    line: 'The player across the table moves your Ships here once, up to 2 Sectors along existing lanes.',
    // A-EXPL-19
    resolve: [
      {
        do: 'when',
        is: 'alone',
        does: [{ do: 'brave', level: 5 }],
        else: [{ do: 'mirror', sectors: 2 }],
      },
    ],
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * Lets the player who sits opposite move all the player’s Ships in the System once, along existing lanes, or leave
     * them there (A-EXPL-19).
     */
    mirror: { sectors: number };
  }
}

/** Returns the seats opposite the player: one seat or, if the number of players is odd, two (A-OPEN-85). */
function opposite(g: Ascendancy, seat: Seat): Seat[] {
  const count = g.players.length;
  const around = Array.from({ length: count }, (_, step) => (seat + step) % count);
  const left = around.filter((one) => one === seat || !playerOf(g, one).out);
  const far = left.length / 2;
  return [...new Set([Math.floor(far), Math.ceil(far)])].flatMap((at) => left[at] ?? []).filter((one) => one !== seat);
}

const mirror: Kind<'mirror', 'mirrored'> = {
  run(ctx, run) {
    const seats = opposite(ctx.g, run.seat);
    if (seats.length > 1) ctx.shuffle(seats);
    const [rival] = seats;
    if (rival === undefined) return 'begin';
    run.rival = rival;
    return 'mirrored';
  },
  steps: {
    mirrored: chosen({
      ask({ g }, run, { sectors }) {
        const { rival, seat } = run;
        const units = ownHere(g, run).map(({ id }) => id);
        if (rival === undefined || units.length === 0) return { go: 'begin' as const };
        const here = hereOf(run);
        const all = goalsFrom(g, { by: rival, seat, units, kind: 'impulse' }, here, sectors);
        const goals = all.filter(({ why, explore, sector }) => why === null && explore === null && sector !== here);
        if (goals.length === 0) return { go: 'begin' as const };
        return {
          seat: rival,
          kind: 'pick',
          prompt: `${ruleSourceName(g, run.from)}: where do you move ${theSeats(g, seat)} Ships ${atPlace(g, here)}?`,
          offers: goals.map(({ sector }) =>
            open({ key: `to:${sector}`, verb: 'to', label: `To ${shortPlace(g, sector)}` }, { sector, units, rival }),
          ),
          pass: { key: PASS, verb: PASS, label: 'Leave them there' },
          min: 1,
          max: 1,
        };
      },
      take(ctx, _run, { sector, units, rival }, { sectors }) {
        // The mover can’t enter Sectors that are closed to the Ships’ owner (A-MOVE-18), but doesn’t need the owner’s
        // permission.
        beginMovement(ctx.g, { by: rival, units, kind: 'impulse', goal: sector, left: sectors, forced: true });
        ctx.call(MOVE);
      },
    }),
  },
  worth: () => -0.2,
};

/** The kind of effect that only this card has. */
export const KINDS = { mirror };
