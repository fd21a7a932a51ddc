import { must } from '../../../../kernel/must.ts';
import { piecesIn } from '../../position/find.ts';
import { isStopped } from '../../position/pieces.ts';
import { onSurface } from '../../position/places.ts';
import type { CardPlace } from '../../terms.ts';
import type { Play } from '../calls.ts';
import { attemptOf, attemptShip, groupOf, stillIn } from '../missions/team.ts';
import { crewPlaces } from '../teams/teams.ts';

/**
 * Stops everyone in the attempt (and the ship of an attempting crew), and ends the attempt (C-DILEMMA-07,
 * C-MISSION-16). `more` is the number of additional turns for which they stay stopped.
 */
export function stopAll(ctx: Play, more = 0): void {
  const { g } = ctx;
  const now = attemptOf(g);
  const ship = attemptShip(g, now);
  const team = stillIn(g, now);
  // A group that is stopped as a whole stops its equipment too (C-STOP-05).
  const { equipment } = groupOf(g, now, team);
  // A card may stop them for longer than a turn (C-STOP-01).
  for (const piece of [...team, ...equipment, ...(ship === null ? [] : [ship])]) piece.stopped = g.turns + more;
  now.ended = 'stopped';
  ctx.log(
    team.length === 0
      ? 'No one can continue, so the attempt ends.'
      : 'The whole group is stopped, and the attempt is over.',
    'C-DILEMMA-07',
  );
}

/**
 * Stops both groups if a crew and an Away Team attempt together and one of them is completely stopped (C-MISSION-23).
 */
export function stopTogether(ctx: Play): void {
  const { g } = ctx;
  const { location, ship, team } = attemptOf(g);
  // Nobody stops if the other group is gone rather than stopped.
  const isOut = (places: readonly CardPlace[]) => {
    const there = piecesIn(g, places).filter(({ id }) => team.includes(id));
    return there.length > 0 && there.every((piece) => isStopped(g, piece));
  };
  const crew = crewPlaces(g, must(ship, 'the ship whose crew takes part'));
  if (isOut([onSurface(location)]) !== isOut(crew)) stopAll(ctx);
}
