import type { Option } from '../../../../kernel/types.ts';
import { asLabel } from '../../../kit/words.ts';
import { pieceOf } from '../../position/find.ts';
import { pieceName } from '../../position/names.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { PieceId } from '../../terms.ts';
import { attributeOf } from '../skills/attributes.ts';
import { peopleWithin } from '../teams/teams.ts';

/** A ship or facility, and all of its player who are aboard. */
export function withCrew(g: FirstEdition, vessel: Piece): Piece[] {
  return [vessel, ...peopleWithin(g, vessel)];
}

/** One of those that may fire, as an option. */
export function gunOption(g: FirstEdition, id: PieceId): Option {
  const weapons = attributeOf(g, pieceOf(g, id), 'WEAPONS');
  return { key: `who:${id}`, verb: 'who', label: asLabel(pieceName(g, id)), hint: `WEAPONS ${weapons}` };
}
