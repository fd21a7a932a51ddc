import { procedure } from '../../../../kernel/game.ts';
import { offering, open } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { cardOf } from '../../content/pool.ts';
import type { Affiliation } from '../../content/printed.ts';
import { printedTitle } from '../../content/title-group.ts';
import { opponentOf, pieceOf, piecesAt } from '../../position/find.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { pieceName, placeName, SEATS, seatName } from '../../position/names.ts';
import { vesselOf } from '../../position/stations.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { PieceId } from '../../terms.ts';
import { isArrestedGuest } from '../affiliation/arrest.ts';
import { type CalledWith, INFILTRATOR_ARREST, type Play } from '../calls.ts';
import { hostsAt, infiltratorsOf } from './icons.ts';

/** Somebody is an infiltrator from now on, of an affiliation of the opponent’s. */
export function infiltrate(ctx: Play, id: PieceId, side: Affiliation): void {
  const piece = ctx.g.pieces[id];
  if (piece === undefined) return;
  piece.infiltrates = side;
  ctx.log(`${pieceName(ctx.g, id)} infiltrates ${seatName(opponentOf(piece.seat))} as ${side}.`, 'C-INFIL-01');
}

/** Somebody is an infiltrator no more, and of its own affiliation again (C-INFIL-02). */
export function expose(ctx: Play, id: PieceId, how = 'is exposed'): void {
  const { g } = ctx;
  const piece = g.pieces[id];
  if (piece === undefined) return;
  uncover(piece);
  piece.exposed = true;
  ctx.log(`${pieceName(g, id)} ${how}.`, 'C-INFIL-02');
}

function uncover(piece: Piece): void {
  delete piece.infiltrates;
  delete piece.serves;
  delete piece.confined;
}

/**
 * After each action: an infiltrator is exposed by somebody whom it impersonates, or back among its own (C-INFIL-02); who was exposed may
 * infiltrate again once away from all of the opponent’s personnel.
 */
export function settleInfiltrators(ctx: Play): void {
  const { g } = ctx;
  for (const piece of allInfiltrators(g)) {
    if (piece.captive !== undefined) uncover(piece);
    else if (meetsPersona(g, piece)) expose(ctx, piece.id, 'is exposed by the real one');
    else if (isHome(g, piece)) expose(ctx, piece.id, 'is back, and infiltrates no more');
    else if (!isArrestedGuest(g, piece)) delete piece.confined;
  }
  for (const piece of Object.values(g.pieces))
    if (piece.exposed === true && hostsAt(g, piece.seat, piece.at).length === 0) delete piece.exposed;
}

function allInfiltrators(g: FirstEdition): Piece[] {
  return [...SEATS.keys()].flatMap((seat) => infiltratorsOf(g, seat));
}

/** An infiltrator that has come under house arrest, whose player hasn’t been asked yet; null: there is none (C-INFIL-03). */
export function threatenedInfiltrator(g: FirstEdition): PieceId | null {
  const threatened = (piece: Piece) => piece.confined === undefined && isArrestedGuest(g, piece);
  return allInfiltrators(g).find(threatened)?.id ?? null;
}

/** An infiltrator that would be under house arrest may be exposed instead (C-INFIL-03). */
export const infiltratorArrest = procedure<FirstEdition, CalledWith<typeof INFILTRATOR_ARREST>>(
  INFILTRATOR_ARREST.name,
)({
  begin: offering({
    ask({ g }, { piece: id }) {
      const { seat, at } = pieceOf(g, id);
      const name = pieceName(g, id);
      const offers = [
        open({ key: `expose:${id}`, verb: 'expose', label: asLabel(`${name} is exposed`) }, true),
        open({ key: `arrest:${id}`, verb: 'pass', label: asLabel(`${name} is under house arrest`) }, false),
      ];
      const prompt = `${name} doesn’t fit those ${placeName(g, at)} any more. Is it exposed, or under house arrest?`;
      return { seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-INFIL-03' };
    },
    take(ctx, { piece: id }, isExposed) {
      if (isExposed) expose(ctx, id);
      else pieceOf(ctx.g, id).confined = true;
      return 'over';
    },
  }),
  over: () => null,
});

/** Whether somebody whom an infiltrator impersonates is present, a mirror version included. */
function meetsPersona(g: FirstEdition, { id, card, at }: Piece): boolean {
  const own = cardOf(card);
  const names = isPersonnel(own) ? own.impersonates : [];
  return piecesAt(g, at).some((piece) => {
    const facts = cardOf(piece.card);
    if (piece.id === id || !isPersonnel(facts) || facts.impersonates.length > 0) return false;
    return [printedTitle(facts), ...facts.personas, ...facts.mirrorOf].some((name) => names.includes(name));
  });
}

/** Whether an infiltrator is in an own crew, or with an own Away Team and nobody of the opponent. */
function isHome(g: FirstEdition, { id, seat, at }: Piece): boolean {
  const vessel = vesselOf(g, at);
  if (vessel !== null) return vessel.seat === seat;
  const own = piecesAt(g, at).filter(
    (piece) =>
      piece.id !== id && piece.seat === seat && piece.infiltrates === undefined && isPersonnel(cardOf(piece.card)),
  );
  return own.length > 0 && hostsAt(g, seat, at).length === 0;
}
