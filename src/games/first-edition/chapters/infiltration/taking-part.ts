import type { Next } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import type { Text } from '../../../../kernel/types.ts';
import { offering, open } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { opponentOf, pieceOf } from '../../position/find.ts';
import { pieceName, placeName } from '../../position/names.ts';
import { isCaptive, isPerson } from '../../position/piece-types.ts';
import { isDisabled, isStopped } from '../../position/pieces.ts';
import { walkTo } from '../../position/stations.ts';
import { banned } from '../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace, PieceId } from '../../terms.ts';
import { isArrestedGuest } from '../affiliation/arrest.ts';
import { compatible } from '../affiliation/compatible.ts';
import type { Play } from '../calls.ts';
import { infiltratorsOf } from './icons.ts';

/** True if an infiltrator can act: it isn't stopped, disabled or under house arrest (C-TEAM-14, C-INFIL-03). */
export function canAct(g: FirstEdition, infiltrator: Piece): boolean {
  return !isStopped(g, infiltrator) && !isDisabled(infiltrator) && !isArrestedGuest(g, infiltrator);
}

/** Returns the opponent's infiltrators in these places who could take part with these personnel (C-INFIL-01). */
export function companionsOf(g: FirstEdition, team: readonly Piece[], places: readonly CardPlace[]): PieceId[] {
  const [first] = team;
  if (first === undefined) return [];
  return infiltratorsOf(g, opponentOf(first.seat)).flatMap((piece) => {
    const guest = { ...piece, seat: first.seat };
    const isAmong = places.includes(piece.at) && team.every((one) => compatible(g, one, guest));
    return isAmong && canAct(g, piece) ? [piece.id] : [];
  });
}

/** The keys and texts of the question whether an infiltrator takes part. */
interface Asked {
  prompt: Text;
  key: 'along' | 'join';
  verb: string;
  joins: Text;
  stays: Text;
}

/**
 * A step that asks, for each infiltrator in `left`, whether it takes part with the opponent's personnel (C-INFIL-01).
 * The step returns to `self` until no infiltrator is left, then continues with `next`.
 */
export function takingPart<L extends object, S extends string>(step: {
  self: S;
  next: Next<S>;
  left(local: L): PieceId[];
  ask(g: FirstEdition, piece: Piece, local: L): Asked;
  join(ctx: Play, piece: Piece, local: L): void;
}) {
  return offering<FirstEdition, L, boolean, S>({
    ask({ g }, local) {
      const id = must(step.left(local)[0], 'the infiltrator to ask about');
      const piece = pieceOf(g, id);
      const { prompt, key, verb, joins, stays } = step.ask(g, piece, local);
      const offers = [
        open({ key: `${key}:${id}`, verb, label: asLabel(`${pieceName(g, id)} ${joins}`) }, true),
        open({ key: `stay:${id}`, verb: 'pass', label: asLabel(`${pieceName(g, id)} ${stays}`) }, false),
      ];
      return { seat: piece.seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-INFIL-01' };
    },
    take(ctx, local, joins) {
      const piece = ctx.g.pieces[must(step.left(local).shift(), 'the infiltrator who was asked about')];
      if (joins && piece !== undefined) step.join(ctx, piece, local);
      return step.left(local).length > 0 ? step.self : step.next;
    },
  });
}

/**
 * Returns the infiltrators that could follow the opponent's personnel to a place without being under house arrest there
 * (C-INFIL-01, C-AFFIL-14).
 */
export function followersOf(
  g: FirstEdition,
  moved: readonly Piece[],
  { from, to }: { from: CardPlace; to: CardPlace },
  how: 'beam' | 'walk',
): PieceId[] {
  const people = moved.filter((piece) => isPerson(piece) && !isCaptive(piece));
  return companionsOf(g, people, [from]).filter((id) => {
    const piece = pieceOf(g, id);
    return !isArrestedGuest(g, piece, to) && banned(g, how, { piece: id, to }) === null;
  });
}

/** The last step of a move. Infiltrators may go along with the opponent's personnel (C-INFIL-01). */
export function goingAlong<L extends { to: CardPlace; along?: PieceId[] }>(verb: 'beam' | 'walk') {
  return takingPart<L, 'along'>({
    self: 'along',
    next: null,
    left: ({ along = [] }) => along,
    ask: (g, { id }, { to }) => ({
      prompt: `Does ${pieceName(g, id)} go along ${placeName(g, to)}?`,
      key: 'along',
      verb,
      joins: 'goes along',
      stays: 'stays',
    }),
    join({ g }, piece, { to }) {
      if (verb === 'walk') walkTo(g, piece, to);
      else piece.at = to;
    },
  });
}
