import { procedure } from '../../../../kernel/game.ts';
import { offering, open } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { cardOf } from '../../content/pool.ts';
import type { Affiliation } from '../../content/printed.ts';
import { printedTitle } from '../../content/title-group.ts';
import { ofType, opponentOf, personOf, pieceOf, piecesAt } from '../../position/find.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { pieceName, placeName, SEATS, seatName } from '../../position/names.ts';
import type { Infiltrator } from '../../position/piece-types.ts';
import { isCaptive, isInfiltrator, isPerson } from '../../position/piece-types.ts';
import { vesselOf } from '../../position/stations.ts';
import type { FirstEdition, PersonnelPiece, Piece } from '../../state.ts';
import type { PieceId } from '../../terms.ts';
import { isArrestedGuest } from '../affiliation/arrest.ts';
import { type CalledWith, INFILTRATOR_ARREST, type Play } from '../calls.ts';
import { hostsAt, infiltratorsOf } from './icons.ts';

/** Makes a personnel an infiltrator with one of the opponent's affiliations. */
export function infiltrate(ctx: Play, id: PieceId, side: Affiliation): void {
  const piece = personOf(ctx.g, id);
  piece.infiltrates = side;
  ctx.log(`${pieceName(ctx.g, id)} infiltrates ${seatName(opponentOf(piece.seat))} as ${side}.`, 'C-INFIL-01');
}

/** Ends a personnel's infiltration and restores its own affiliation (C-INFIL-02). */
export function expose(ctx: Play, id: PieceId, how = 'is exposed'): void {
  const { g } = ctx;
  const piece = personOf(g, id);
  uncover(piece);
  piece.exposed = true;
  ctx.log(`${pieceName(g, id)} ${how}.`, 'C-INFIL-02');
}

function uncover(piece: PersonnelPiece): void {
  delete piece.infiltrates;
  delete piece.serves;
  delete piece.confined;
}

/**
 * Updates infiltrators after each action. An infiltrator is exposed by a personnel it impersonates, or when it is back
 * among its own side (C-INFIL-02). An exposed infiltrator may infiltrate again once it has left the opponent's
 * personnel.
 */
export function settleInfiltrators(ctx: Play): void {
  const { g } = ctx;
  for (const piece of allInfiltrators(g)) {
    if (isCaptive(piece)) uncover(piece);
    else if (meetsPersona(g, piece)) expose(ctx, piece.id, 'is exposed by the real one');
    else if (isHome(g, piece)) expose(ctx, piece.id, 'is back and stops infiltrating');
    else if (!isArrestedGuest(g, piece)) delete piece.confined;
  }
  for (const piece of ofType(g, 'Personnel'))
    if (piece.exposed === true && hostsAt(g, piece.seat, piece.at).length === 0) delete piece.exposed;
}

function allInfiltrators(g: FirstEdition): Infiltrator[] {
  return [...SEATS.keys()].flatMap((seat) => infiltratorsOf(g, seat));
}

/**
 * Returns an infiltrator that is now under house arrest and whose player hasn't been asked yet, or null (C-INFIL-03).
 */
export function threatenedInfiltrator(g: FirstEdition): PieceId | null {
  const threatened = (piece: Infiltrator) => piece.confined === undefined && isArrestedGuest(g, piece);
  return allInfiltrators(g).find(threatened)?.id ?? null;
}

/** Asks whether an infiltrator is exposed instead of being under house arrest (C-INFIL-03). */
export const infiltratorArrest = procedure<FirstEdition, CalledWith<typeof INFILTRATOR_ARREST>>(
  INFILTRATOR_ARREST.name,
)({
  begin: offering({
    ask({ g }, { piece: id }) {
      const { seat, at } = pieceOf(g, id);
      const name = pieceName(g, id);
      const offers = [
        open({ key: `expose:${id}`, verb: 'expose', label: asLabel(`Expose ${name}`) }, true),
        open({ key: `arrest:${id}`, verb: 'pass', label: asLabel(`Leave ${name} under house arrest`) }, false),
      ];
      const prompt = `${name} is no longer compatible with the personnel ${placeName(g, at)}. Expose them?`;
      return { seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-INFIL-03' };
    },
    take(ctx, { piece: id }, isExposed) {
      if (isExposed) expose(ctx, id);
      else personOf(ctx.g, id).confined = true;
      return 'over';
    },
  }),
  over: () => null,
});

/** True if a persona that the infiltrator impersonates, or a mirror version of that persona, is present. */
function meetsPersona(g: FirstEdition, { id, card, at }: Piece): boolean {
  const own = cardOf(card);
  const names = isPersonnel(own) ? own.impersonates : [];
  return piecesAt(g, at).some((piece) => {
    const facts = cardOf(piece.card);
    if (piece.id === id || !isPersonnel(facts) || facts.impersonates.length > 0) return false;
    return [printedTitle(facts), ...facts.personas, ...facts.mirrorOf].some((name) => names.includes(name));
  });
}

/**
 * True if an infiltrator is in its player's crew, or with its player's Away Team and none of the opponent's personnel.
 */
function isHome(g: FirstEdition, { id, seat, at }: Piece): boolean {
  const vessel = vesselOf(g, at);
  if (vessel !== null) return vessel.seat === seat;
  const isOwn = (piece: Piece) => piece.id !== id && piece.seat === seat && isPerson(piece) && !isInfiltrator(piece);
  return piecesAt(g, at).some(isOwn) && hostsAt(g, seat, at).length === 0;
}
