import type { Option } from '../../../../kernel/types.ts';
import { asLabel } from '../../../kit/words.ts';
import { pieceOf } from '../../position/find.ts';
import { pieceName } from '../../position/names.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { PieceId } from '../../terms.ts';
import { attributeOf } from '../skills/attributes.ts';
import { peopleWithin } from '../teams/teams.ts';

/** Returns a ship or facility and its controller's personnel aboard. */
export function withCrew(g: FirstEdition, vessel: Piece): Piece[] {
  return [vessel, ...peopleWithin(g, vessel)];
}

/** Returns the option to fire with a ship or facility. */
export function gunOption(g: FirstEdition, id: PieceId): Option {
  const weapons = attributeOf(g, pieceOf(g, id), 'WEAPONS');
  return { key: `who:${id}`, verb: 'who', label: asLabel(pieceName(g, id)), hint: `WEAPONS ${weapons}` };
}
