import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { offering, open } from '../../../kit/offers.ts';
import { ruleOf } from '../../content/effects/rules.ts';
import type { Affiliation } from '../../content/printed.ts';
import { pieceName, seatName } from '../../position/names.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { PieceId } from '../../terms.ts';
import { affiliationOf, compatible } from '../affiliation/compatible.ts';
import { type CalledWith, COMMANDEER } from '../calls.ts';
import { noteAffiliations } from '../play/playing.ts';
import { isAnimal } from '../skills/skills.ts';
import { carriedAlong } from './carried-along.ts';

/** A seat takes over a ship or facility of the other (C-CONTROL-04), which is its own from then on (C-CONTROL-06). */
export const commandeer = procedure<FirstEdition, CalledWith<typeof COMMANDEER>>(COMMANDEER.name)({
  begin(ctx, { seat, vessel: id, by }) {
    const { g } = ctx;
    const vessel = g.pieces[id];
    // Only what one doesn’t control.
    if (vessel === undefined || vessel.seat === seat) return null;
    vessel.seat = seat;
    vessel.turned = null;
    // C-CONTROL-02: what lies on it comes along, what is aboard doesn’t.
    for (const piece of carriedAlong(g, id)) piece.seat = seat;
    ctx.log(`${seatName(seat)} takes over ${pieceName(g, id)}.`, 'C-CONTROL-04');
    const [only, another] = sidesOf(by.flatMap((one) => g.pieces[one] ?? []));
    if (another !== undefined) return 'affiliation';
    if (only !== undefined) turn(g, id, only);
    return 'over';
  },
  // Who took it says as which of them it acts; with nobody there it stays what it was until they come.
  affiliation: offering({
    ask({ g }, { seat, vessel, by }) {
      const sides = sidesOf(by.flatMap((id) => g.pieces[id] ?? []));
      const offers = sides.map((side) =>
        open({ key: `as:${side}`, verb: 'as', label: side, rule: 'C-CONTROL-04' }, side),
      );
      const prompt = `As what does ${pieceName(g, vessel)} act?`;
      return { seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-CONTROL-04' };
    },
    take({ g }, { vessel }, side) {
      turn(g, vessel, side);
      return 'over';
    },
  }),
  over: () => null,
});

/** The affiliations of those who can take something over: animals can’t (C-SKILL-26). */
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

/** Whether somebody fits a vessel, or what it will be once they come aboard: it was taken over with nobody there (C-CONTROL-04). */
export function isOpenFor(g: FirstEdition, piece: Piece, vessel: Piece): boolean {
  return vessel.turned === null || compatible(g, piece, vessel);
}

/** People of a seat come aboard what it took over without any: the first of them says what it is from now on (C-CONTROL-04). */
export function takeOver(g: FirstEdition, seat: Seat, vessel: Piece | undefined, arrived: readonly Piece[]): void {
  if (vessel?.seat !== seat || vessel.turned !== null) return;
  const [side] = sidesOf(arrived.filter((piece) => piece.seat === seat && piece.captive === undefined));
  if (side !== undefined) turn(g, vessel.id, side);
}
