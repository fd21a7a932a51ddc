import type { Seat } from '../../../../kernel/types.ts';
import { keyed, no, type Offer, type Why } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { cardOf } from '../../content/pool.ts';
import type { Affiliation } from '../../content/printed.ts';
import { piecesAt, piecesOf } from '../../position/find.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { pieceName, seatName } from '../../position/names.ts';
import { aboard, hostOf, wayOf } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace } from '../../terms.ts';
import type { Deed } from '../calls.ts';
import { noteAffiliations } from '../play/playing.ts';
import { arrestedAmong } from './arrest.ts';
import { affiliationOf, affiliationsOf, compatible } from './compatible.ts';

/** Cards with several affiliations can act as another one between actions (C-AFFIL-10). */
export function modeOffers(g: FirstEdition, seat: Seat): Offer<Deed>[] {
  return piecesOf(g, seat).flatMap((piece) => {
    const all = affiliationsOf(cardOf(piece.card));
    // C-CAPTURE-08: nobody speaks for a captive.
    if (all.length < 2 || piece.captive !== undefined) return [];
    return all.filter((mode) => mode !== affiliationOf(piece)).map((mode) => change(g, seat, piece, mode));
  });
}

function change(g: FirstEdition, seat: Seat, { id, ...piece }: Piece, mode: Affiliation): Offer<Deed> {
  const deed: Deed = (ctx) => {
    const there = ctx.g.pieces[id];
    if (there === undefined) return;
    there.mode = mode;
    noteAffiliations(ctx.g, there);
    ctx.log(`${pieceName(ctx.g, id)} of ${seatName(seat)} acts as ${mode}.`, 'C-AFFIL-10');
  };
  return keyed(`mode:${id}:${mode}`, deed, modeWhy(g, { ...piece, id, mode }), () => ({
    verb: 'mode',
    label: asLabel(`${pieceName(g, id)} as ${mode}`),
    group: 'Change affiliation',
    rule: 'C-AFFIL-10',
  }));
}

/** C-AFFIL-11: not where somebody would be under house arrest by it. */
function modeWhy(g: FirstEdition, changed: Piece): Why {
  const host = wayOf(changed.at) === 'surface' ? null : hostOf(changed.at);
  const vessel = host === null ? undefined : g.pieces[host];
  const beside = vessel === undefined ? [] : boundBy(g, changed.at, changed);
  const others = [
    ...(vessel?.seat === changed.seat ? [vessel] : []),
    ...boundBy(g, aboard(changed.id), changed),
    ...beside,
  ];
  if (others.every((other) => compatible(g, changed, other))) return null;
  return no('C-AFFIL-11', () => `${pieceName(g, changed.id)} wouldn’t fit those who are there.`);
}

/** Cards in a place that one has to fit: its player’s others, but no captives (C-AFFIL-16), and none that are under house arrest already. */
function boundBy(g: FirstEdition, place: CardPlace, { id, seat }: Piece): Piece[] {
  const own = piecesAt(g, place).filter((one) => one.id !== id && one.seat === seat && one.captive === undefined);
  const arrested = arrestedAmong(
    g,
    place,
    own.filter(({ card }) => isPersonnel(cardOf(card))),
  );
  return own.filter((one) => !arrested.includes(one));
}
