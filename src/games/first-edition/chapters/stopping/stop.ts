import { isStopped } from '../../position/pieces.ts';
import { onSurface } from '../../position/places.ts';
import type { Play } from '../calls.ts';
import { attemptOf, attemptShip, groupOf, stillIn } from '../missions/team.ts';
import { crewPlaces } from '../teams/teams.ts';

/** The whole team of an attempt is stopped, or ship and crew, and it is over (C-DILEMMA-07, C-MISSION-16); for so many turns more. */
export function stopAll(ctx: Play, more = 0): void {
  const { g } = ctx;
  const now = attemptOf(g);
  const ship = attemptShip(g, now);
  const team = stillIn(g, now);
  // C-STOP-05: a group that is stopped as a whole stops what it carries.
  const { equipment } = groupOf(g, now, team);
  for (const piece of [...team, ...equipment, ...(ship === null ? [] : [ship])]) piece.stopped = g.turns + more;
  now.ended = 'stopped';
  ctx.log(`${team.length === 0 ? 'Nobody is left' : 'They are stopped'}, and the attempt is over.`, 'C-DILEMMA-07');
}

/** C-MISSION-23: of a crew and an Away Team that attempt together one that is stopped to a man stops the other. */
export function stopTogether(ctx: Play): void {
  const { g } = ctx;
  const { location, ship, team } = attemptOf(g);
  const isOut = (places: readonly string[]) => {
    const there = team.flatMap((id) => g.pieces[id] ?? []).filter(({ at }) => places.includes(at));
    return there.length > 0 && there.every((piece) => isStopped(g, piece));
  };
  if (ship !== null && isOut([onSurface(location)]) !== isOut(crewPlaces(g, ship))) stopAll(ctx);
}
