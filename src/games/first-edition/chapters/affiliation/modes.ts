import type { Seat } from '../../../../kernel/types.ts';
import { keyed, no, type Obstacle, type Offer } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { cardOf } from '../../content/pool.ts';
import type { Affiliation } from '../../content/printed.ts';
import { piecesOf } from '../../position/find.ts';
import { pieceName, seatName } from '../../position/names.ts';
import { isCaptive } from '../../position/piece-types.ts';
import { aboard } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { PieceId } from '../../terms.ts';
import type { Payload } from '../calls.ts';
import { noteAffiliations } from '../play/playing.ts';
import { peopleAt } from '../teams/teams.ts';
import { arrestedAmong } from './arrest.ts';
import { affiliationOf, affiliationsOf } from './compatible.ts';

/** Returns options to switch a card with several affiliations from one to another between actions (C-AFFIL-10). */
export function modeOffers(g: FirstEdition, seat: Seat): Offer<Payload>[] {
  return piecesOf(g, seat).flatMap((piece) => {
    const all = affiliationsOf(cardOf(piece.card));
    // Captives can't do anything (C-CAPTURE-08).
    if (all.length < 2 || isCaptive(piece)) return [];
    return all.filter((mode) => mode !== affiliationOf(piece)).map((mode) => change(g, seat, piece, mode));
  });
}

function change(g: FirstEdition, seat: Seat, { id, ...piece }: Piece, mode: Affiliation): Offer<Payload> {
  const payload: Payload = (ctx) => {
    const there = ctx.g.pieces[id];
    if (there === undefined) return;
    there.mode = mode;
    noteAffiliations(ctx.g, there);
    ctx.log(`${seatName(seat)}’s ${pieceName(ctx.g, id)} acts as ${mode}.`, 'C-AFFIL-10');
  };
  return keyed(`mode:${id}:${mode}`, payload, modeWhy(g, { ...piece, id, mode }), () => ({
    verb: 'mode',
    label: asLabel(`${pieceName(g, id)} as ${mode}`),
    group: 'Change affiliation',
    rule: 'C-AFFIL-10',
  }));
}

/**
 * Returns the reason a card can't change its affiliation, or null if it can. The change may not put a personnel under
 * house arrest. Personnel who are under house arrest already, and captives, don't count (C-AFFIL-11, C-AFFIL-16).
 */
function modeWhy(g: FirstEdition, changed: Piece): Obstacle {
  const before = arrestedBy(g, changed);
  const after = arrestedBy({ ...g, pieces: { ...g.pieces, [changed.id]: changed } }, changed);
  if (after.every((id) => before.includes(id))) return null;
  return no('C-AFFIL-11', () => `${pieceName(g, changed.id)} wouldn’t be compatible with the other cards there.`);
}

/** Returns the personnel of a card's player who are under house arrest, either where the card is or aboard it. */
function arrestedBy(g: FirstEdition, { id, at, seat }: Piece): PieceId[] {
  return [at, aboard(id)].flatMap((place) =>
    arrestedAmong(g, place, peopleAt(g, place, seat)).map((piece) => piece.id),
  );
}
