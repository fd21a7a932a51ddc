import { LEAVE, SELECT } from '../../chapters/calls.ts';
import { skillAnyway } from '../../chapters/skills/skills.ts';
import { isNamed } from '../../content/named.ts';
import { cardOf } from '../../content/pool.ts';
import type { Skill } from '../../content/printed.ts';
import { printedTitle } from '../../content/title-group.ts';
import { hostIn, piecesAt } from '../../position/find.ts';
import { cardName } from '../../position/names.ts';
import { isPerson } from '../../position/piece-types.ts';
import { isDisabled } from '../../position/pieces.ts';
import { aboard } from '../../position/places.ts';
import { isNor, sitesOf } from '../../position/stations.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardId } from '../../terms.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Kills a random personnel aboard the card's target, intruders included (C-SHIPBAT-13). If `skills` is given, the
     * victim must have one of these skills or be disabled. On a station with sites, the victim is at `site`, or at a
     * site that the firing player chooses.
     */
    casualty: { skills?: readonly Skill[]; disabled?: true; site?: CardId };
  }
}

function peopleIn(g: FirstEdition, room: Piece): Piece[] {
  return piecesAt(g, aboard(room.id)).filter(isPerson);
}

export const casualty: Kind<'casualty', 'chosen-room' | 'struck' | 'fallen'> = {
  run(ctx, run, { skills, disabled, site }) {
    const { g } = ctx;
    const vessel = run.to === undefined ? undefined : hostIn(g, run.to);
    if (vessel === undefined) return;
    delete run.result;
    const what = cardName(run.from.card);
    if (isNor(cardOf(vessel.card))) {
      const rooms = sitesOf(g, vessel.id).filter(
        (room) =>
          (site === undefined || isNamed(room.card, printedTitle(cardOf(site)))) && peopleIn(g, room).length > 0,
      );
      if (rooms.length === 0) return;
      const ids = rooms.map(({ id }) => id);
      ctx.call(SELECT, { seat: run.seat, how: 'owner', from: ids, count: 1, what: `${what}, at which site` });
      return 'chosen-room';
    }
    const from = peopleIn(g, vessel).filter((piece) => {
      if (skills === undefined || (disabled === true && isDisabled(piece))) return true;
      return skills.some((skill) => skillAnyway(g, piece, skill) > 0);
    });
    if (from.length === 0) return;
    ctx.call(SELECT, { seat: run.seat, how: 'random', from: from.map(({ id }) => id), count: 1, what });
    return 'struck';
  },
  steps: {
    'chosen-room'(ctx, run) {
      const { g } = ctx;
      const from = (run.result ?? []).flatMap((id) => g.pieces[id] ?? []).flatMap((room) => peopleIn(g, room));
      delete run.result;
      if (from.length === 0) return 'begin';
      const what = cardName(run.from.card);
      ctx.call(SELECT, { seat: run.seat, how: 'random', from: from.map(({ id }) => id), count: 1, what });
      return 'struck';
    },
    struck(ctx, run) {
      ctx.call(LEAVE, { seat: run.seat, pieces: run.result ?? [], why: 'killed' });
      return 'fallen';
    },
    fallen: () => 'begin',
  },
};
