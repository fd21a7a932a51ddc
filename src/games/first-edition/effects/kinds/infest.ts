import { chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { beamWhy } from '../../chapters/beaming/beaming.ts';
import { refuges } from '../../chapters/beaming/reach.ts';
import type { Play } from '../../chapters/calls.ts';
import { attemptOf, facing } from '../../chapters/missions/team.ts';
import { equipmentAt } from '../../chapters/teams/teams.ts';
import { cardName, placeName, seatName } from '../../position/names.ts';
import { enter } from '../../position/pieces.ts';
import { atLocation, hostOf, onSurface, placeKind } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace } from '../../terms.ts';
import type { Run } from '../frame.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * The personnel who face the dilemma go back aboard if they can, the attempt ends, and the dilemma is put aside.
     * The dilemma's `upon` lists these personnel and their ship or facility.
     */
    infest: object;
  }
}

export const infest: Kind<'infest', 'boarding'> = {
  run(ctx, run) {
    const ways = refuges(ctx.g, run.seat, away(ctx.g));
    if (ways.length > 1) return 'boarding';
    aside(ctx, run, ways[0] ?? null);
  },
  steps: {
    boarding: chosen({
      ask({ g }, run) {
        const offers = refuges(g, run.seat, away(g)).map((to) =>
          open({ key: `to:${to}`, verb: 'beam', label: asLabel(placeName(g, to)) }, to),
        );
        const prompt = `${cardName(run.from.card)}: where do your personnel beam back to?`;
        return { seat: run.seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-BEAM-02' };
      },
      take: (ctx, run, to) => aside(ctx, run, to),
    }),
  },
  text: () => 'The Away Team goes back aboard.',
};

/** Returns the Away Team that faces the dilemma. A crew stays where it is. */
function away(g: FirstEdition): Piece[] {
  return facing(g).filter(({ at }) => placeKind(at) === 'surface');
}

function aside(ctx: Play, run: Run, to: CardPlace | null): void {
  const { g } = ctx;
  const now = attemptOf(g);
  const team = facing(g);
  const { met } = now;
  if (met === null) return;
  if (to !== null) {
    // The personnel take their equipment along (C-TEAM-03).
    const things = equipmentAt(g, onSurface(now.location), run.seat);
    for (const piece of [...away(g), ...things]) if (beamWhy(g, piece, to) === null) piece.at = to;
    ctx.log(`${seatName(run.seat)}’s personnel beam back ${placeName(g, to)}.`, 'C-BEAM-02');
  }
  now.met = null;
  now.ended = 'stopped';
  const piece = enter(g, met.card, met.owner, atLocation(now.location));
  piece.seat = run.seat;
  const vessel = to === null ? now.ship : hostOf(to);
  piece.upon = [...(vessel === null ? [] : [vessel]), ...team.map(({ id }) => id)];
}
