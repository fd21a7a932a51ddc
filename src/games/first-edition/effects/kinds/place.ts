import { must } from '../../../../kernel/must.ts';
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
 * The place of a dilemma: on the crew's ship, the selected personnel, the mission, the farther end of the line, or the
 * encountering player's table.
 */
export type HostSpot = 'ship' | 'picked' | 'mission' | 'far end' | 'table';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Puts the encountered dilemma into play for the player who encountered it (C-DILEMMA-18). If the place `on`
     * doesn't exist, the dilemma has no further effect. If `upon` is set, the dilemma affects those who faced it, or
     * only those who were selected. If `goal` is set, the dilemma leads to the end of the line that was farther away
     * when it was placed (C-SPACELINE-09). If `counts` is set, the dilemma counts down from this number, or from 1
     * plus the number of the mission's affiliations that nobody facing it has.
     */
    place: { on: HostSpot; upon?: true | 'picked'; goal?: 'far end'; counts?: number | 'unmatched' };
  }
}

export const place: Kind<'place', 'leading' | 'settling'> = {
  quiet: true,
  run(ctx, run, { on, upon, goal, counts }) {
    const { g } = ctx;
    const now = attemptOf(g);
    const { met } = now;
    const at = spot(g, run, on);
    // A dilemma that can't be placed has no effect (C-DILEMMA-04).
    if (met === null || at === null) return 'stop';
    now.met = null;
    locationOf(g, now.location).gone.push({ card: met.card, owner: met.owner });
    const piece = enter(g, met.card, met.owner, at);
    piece.seat = run.seat;
    if (upon !== undefined)
      piece.upon = upon === 'picked' ? [...must(run.picked, 'the selected personnel')] : facing(g).map(({ id }) => id);
    if (counts !== undefined) piece.count = counts === 'unmatched' ? 1 + unmatched(g, now) : counts;
    run.placed = piece.id;
    if (on === 'far end') return settle(ctx, piece, farEnds(g, now.location, piece.owner)) ? undefined : 'settling';
    ctx.log(`${cardName(met.card)} is placed ${placeName(g, at)}.`, 'C-DILEMMA-18');
    if (goal === undefined) return;
    const [end, another] = farEnds(g, now.location, run.seat);
    if (end !== undefined && another === undefined) piece.goal = end;
    else return 'leading';
  },
  steps: {
    // The owner's opponent chooses between two equally far ends (C-SPACELINE-09, C-SHIPBAT-18).
    settling: chosen({
      ask({ g }, run) {
        const piece = placedBy(g, run);
        if (piece === undefined) return { go: 'begin' as const };
        const ends = farEnds(g, attemptOf(g).location, piece.owner);
        return chooseAmong(g, piece.owner, ends, `${cardName(piece.card)}: at which end of the line does it start?`);
      },
      take(ctx, run, end) {
        const piece = placedBy(ctx.g, run);
        if (piece !== undefined) settle(ctx, piece, [end]);
      },
    }),
    leading: chosen({
      ask({ g }, run) {
        const ends = farEnds(g, attemptOf(g).location, run.seat);
        return chooseAmong(g, run.seat, ends, `${cardName(run.from.card)}: to which end of the line does it lead?`);
      },
      take({ g }, run, end) {
        const piece = placedBy(g, run);
        if (piece !== undefined) piece.goal = end;
      },
    }),
  },
  // A dilemma that can't be placed has no effect (C-DILEMMA-04).
  aim: {
    choose: ({ g }, run, { on }) => spot(g, run, on) !== null,
    at: (effect) => effect,
  },
  text: ({ on }) => `the dilemma is placed on ${SPOTS[on]}`,
};

const SPOTS = {
  ship: 'the ship',
  picked: 'that personnel',
  mission: 'the mission',
  'far end': 'the far end of the line',
  table: 'your table',
} as const;

/**
 * Starts the card at an end of the line, heading for the other end. Returns false if there are two ends to choose from.
 */
function settle(ctx: Play, piece: Piece, [end, another]: readonly LocationId[]): boolean {
  const { g } = ctx;
  if (end === undefined || another !== undefined) return false;
  piece.at = atLocation(end);
  piece.goal = farEnds(g, end, piece.owner)[0] ?? end;
  ctx.log(`${cardName(piece.card)} is placed ${placeName(g, piece.at)}.`, 'C-DILEMMA-18');
  return true;
}

/** Returns the dilemma that the effect has placed, or undefined if it has left play since. */
function placedBy(g: FirstEdition, { placed }: Run): Piece | undefined {
  return g.pieces[must(placed, 'the placed dilemma')];
}

function spot(g: FirstEdition, run: Run, on: HostSpot): CardPlace | null {
  const { location, ship } = attemptOf(g);
  if (on === 'mission' || on === 'far end') return atLocation(location);
  if (on === 'table') return coreOf(run.seat);
  const [host = null] = on === 'ship' ? [ship] : (run.picked ?? []);
  return host === null || g.pieces[host] === undefined ? null : onPiece(host);
}

/** Returns the number of affiliations of the mission that nobody who faces the dilemma has. */
function unmatched(g: FirstEdition, { location, seat }: MissionAttempt): number {
  const sides = facing(g).map(affiliationOf);
  return missionFor(g, location, seat).affiliations.filter((one) => !sides.includes(one)).length;
}
