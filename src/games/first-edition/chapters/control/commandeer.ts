import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { offering, open } from '../../../kit/offers.ts';
import type { Affiliation } from '../../content/printed.ts';
import { ruleOf } from '../../content/rules.ts';
import { pieceName, seatName } from '../../position/names.ts';
import { isCaptive } from '../../position/piece-types.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { PieceId } from '../../terms.ts';
import { affiliationOf, compatible } from '../affiliation/compatible.ts';
import { type CalledWith, COMMANDEER } from '../calls.ts';
import { noteAffiliations } from '../play/playing.ts';
import { isAnimal } from '../skills/skills.ts';
import { carriedAlong } from './carried-along.ts';

/**
 * Commandeers an opponent's ship or facility (C-CONTROL-04). From then on, the player controls the card (C-CONTROL-06).
 */
export const commandeer = procedure<FirstEdition, CalledWith<typeof COMMANDEER>>(COMMANDEER.name)({
  begin(ctx, { seat, vessel: id, by }) {
    const { g } = ctx;
    const vessel = g.pieces[id];
    // Players commandeer only cards that they don't control.
    if (vessel === undefined || vessel.seat === seat) return null;
    vessel.seat = seat;
    vessel.turned = null;
    // Cards on the vessel change hands, but cards aboard don't (C-CONTROL-02).
    for (const piece of carriedAlong(g, id)) piece.seat = seat;
    ctx.log(`${seatName(seat)} commandeers ${pieceName(g, id)}.`, 'C-CONTROL-04');
    const [only, another] = sidesOf(by.flatMap((one) => g.pieces[one] ?? []));
    if (another !== undefined) return 'affiliation';
    if (only !== undefined) turn(g, id, only);
    return 'over';
  },
  // The new controller chooses the card's affiliation if several apply. If nobody is aboard, the card keeps its
  // affiliation until personnel arrive.
  affiliation: offering({
    ask({ g }, { seat, vessel, by }) {
      const sides = sidesOf(by.flatMap((id) => g.pieces[id] ?? []));
      const offers = sides.map((side) =>
        open({ key: `as:${side}`, verb: 'as', label: side, rule: 'C-CONTROL-04' }, side),
      );
      const prompt = `Which affiliation does ${pieceName(g, vessel)} have?`;
      return { seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-CONTROL-04' };
    },
    take({ g }, { vessel }, side) {
      turn(g, vessel, side);
      return 'over';
    },
  }),
  over: () => null,
});

/**
 * Returns the affiliations of personnel who can commandeer something. Animals can't commandeer anything (C-SKILL-26).
 */
function sidesOf(people: readonly Piece[]): Affiliation[] {
  return [...new Set(people.flatMap((piece) => (isAnimal(piece) ? [] : (affiliationOf(piece) ?? []))))];
}

function turn(g: FirstEdition, id: PieceId, side: Affiliation): void {
  const vessel = g.pieces[id];
  if (vessel === undefined) return;
  vessel.turned = side;
  noteAffiliations(g, vessel);
  const other = ruleOf(vessel.card)?.stands?.turns?.(side) ?? null;
  if (other === null) return;
  vessel.front ??= vessel.card;
  vessel.card = other;
  if (vessel.front === other) delete vessel.front;
}

/**
 * True if a personnel may come aboard a vessel. A vessel that was commandeered with nobody aboard is open to anyone,
 * and takes the affiliation of the first to arrive (C-CONTROL-04).
 */
export function isOpenFor(g: FirstEdition, piece: Piece, vessel: Piece): boolean {
  return vessel.turned === null || compatible(g, piece, vessel);
}

/**
 * Gives a vessel that was commandeered with nobody aboard the affiliation of the first personnel who arrives
 * (C-CONTROL-04).
 */
export function takeOver(g: FirstEdition, seat: Seat, vessel: Piece | undefined, arrived: readonly Piece[]): void {
  if (vessel?.seat !== seat || vessel.turned !== null) return;
  const [side] = sidesOf(arrived.filter((piece) => piece.seat === seat && !isCaptive(piece)));
  if (side !== undefined) turn(g, vessel.id, side);
}
