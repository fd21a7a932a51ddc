import { chosen } from '../../../kit/effects.ts';
import { affiliationOf } from '../../chapters/affiliation/compatible.ts';
import type { Play } from '../../chapters/calls.ts';
import { attemptOf, facing } from '../../chapters/missions/team.ts';
import { chooseAmong, farEnds } from '../../chapters/spaceline/far.ts';
import { missionFor } from '../../chapters/spaceline/line.ts';
import { locationOf } from '../../position/find.ts';
import { cardName, placeName } from '../../position/names.ts';
import { enter } from '../../position/pieces.ts';
import { atLocation, coreOf, onPiece } from '../../position/places.ts';
import type { FirstEdition, MissionAttempt, Piece } from '../../state.ts';
import type { CardPlace, LocationId } from '../../terms.ts';
import type { Run } from '../frame.ts';
import type { Kind } from '../kind.ts';

/**
 * Where a dilemma lies: on the ship of the crew, on the one who was picked, at the mission, at the end of the line that is furthest from
 * it, or on the table of who met it.
 */
export type HostSpot = 'ship' | 'picked' | 'mission' | 'far end' | 'table';

declare module '../union.ts' {
  interface Kinds {
    /** The dilemma that is met enters play (C-DILEMMA-18): its seat is who met it. Where there is no such place it does nothing more. `upon`: it is about those who met it; `goal`: it leads to the end of the line that is further away, where that was when it was met (C-SPACELINE-09); `counts`: it counts down from one more than there are affiliations of the mission that nobody of them has. */
    place: { on: HostSpot; upon?: true; goal?: 'far end'; counts?: 'unmatched' };
  }
}

export const place: Kind<'place', 'leading' | 'settling'> = {
  run(ctx, run, { on, upon, goal, counts }) {
    const { g } = ctx;
    const now = attemptOf(g);
    const { met } = now;
    const at = spot(g, run, on);
    // C-DILEMMA-04.
    if (met === null || at === null) return 'stop';
    now.met = null;
    locationOf(g, now.location).gone.push({ card: met.card, owner: met.owner });
    const piece = enter(g, met.card, met.owner, at);
    piece.seat = run.seat;
    if (upon === true) piece.upon = facing(g).map(({ id }) => id);
    if (counts !== undefined) piece.count = 1 + unmatched(g, now);
    run.placed = piece.id;
    if (on === 'far end') return settle(ctx, piece, farEnds(g, now.location, piece.owner)) ? undefined : 'settling';
    ctx.log(`${cardName(met.card)} lies ${placeName(g, at)}.`, 'C-DILEMMA-18');
    if (goal === undefined) return;
    const [end, another] = farEnds(g, now.location, run.seat);
    if (end !== undefined && another === undefined) piece.goal = end;
    else return 'leading';
  },
  steps: {
    // C-SPACELINE-09, C-SHIPBAT-18: of two ends that are as far the opponent of its owner chooses.
    settling: chosen({
      ask({ g }, run) {
        const piece = g.pieces[run.placed ?? 0];
        if (piece === undefined) return { go: 'begin' as const };
        const ends = farEnds(g, attemptOf(g).location, piece.owner);
        return chooseAmong(g, piece.owner, ends, `${cardName(piece.card)}: at which end does it begin?`);
      },
      take(ctx, run, end) {
        const piece = ctx.g.pieces[run.placed ?? 0];
        if (piece !== undefined) settle(ctx, piece, [end]);
      },
    }),
    leading: chosen({
      ask({ g }, run) {
        const ends = farEnds(g, attemptOf(g).location, run.seat);
        return chooseAmong(g, run.seat, ends, `${cardName(run.from.card)}: to which end does it lead?`);
      },
      take({ g }, run, end) {
        const piece = run.placed === undefined ? undefined : g.pieces[run.placed];
        if (piece !== undefined) piece.goal = end;
      },
    }),
  },
  // C-DILEMMA-04: without a place nothing comes of it.
  aim: {
    choose: ({ g }, run, { on }) => spot(g, run, on) !== null,
    at: (effect) => effect,
  },
  text: ({ on }) => `Is placed on the ${on}.`,
};

/** It begins at an end of the line, and goes toward the other one; whether it was clear at which. */
function settle(ctx: Play, piece: Piece, [end, another]: readonly LocationId[]): boolean {
  const { g } = ctx;
  if (end === undefined || another !== undefined) return false;
  piece.at = atLocation(end);
  piece.goal = farEnds(g, end, piece.owner)[0] ?? end;
  ctx.log(`${cardName(piece.card)} lies ${placeName(g, piece.at)}.`, 'C-DILEMMA-18');
  return true;
}

function spot(g: FirstEdition, run: Run, on: HostSpot): CardPlace | null {
  const { location, ship } = attemptOf(g);
  if (on === 'mission' || on === 'far end') return atLocation(location);
  if (on === 'table') return coreOf(run.seat);
  const [host = null] = on === 'ship' ? [ship] : (run.picked ?? []);
  return host === null || g.pieces[host] === undefined ? null : onPiece(host);
}

/** Affiliations of the mission that nobody who faces it has. */
function unmatched(g: FirstEdition, { location, seat }: MissionAttempt): number {
  const sides = facing(g).map(affiliationOf);
  return missionFor(g, location, seat).affiliations.filter((one) => !sides.includes(one)).length;
}
