import type { Seat } from '../../../../../kernel/types.ts';
import { peopleAt } from '../../../chapters/teams/teams.ts';
import { isPerson } from '../../../position/piece-types.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { PieceId } from '../../../terms.ts';

/**
 * Returns pairs of personnel who are about to die, and a player's personnel present who could save them
 * (C-RESPONSE-16). Nobody who is about to die themselves saves others.
 */
export function savers(
  g: FirstEdition,
  seat: Seat,
  dying: readonly PieceId[],
  isSaved: (victim: Piece) => boolean,
  saves: (comrade: Piece) => boolean,
): (readonly [victim: PieceId, comrade: PieceId])[] {
  return dying.flatMap((id) => {
    const victim = g.pieces[id];
    if (victim === undefined || !isPerson(victim) || !isSaved(victim)) return [];
    const comrades = peopleAt(g, victim.at, seat).filter((one) => !dying.includes(one.id) && saves(one));
    return comrades.map((one) => [id, one.id] as const);
  });
}
