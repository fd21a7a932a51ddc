import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { offering, open } from '../../../kit/offers.ts';
import { asLabel, listed } from '../../../kit/words.ts';
import { cardOf } from '../../content/pool.ts';
import { personnelOf, pieceOf } from '../../position/find.ts';
import { isHologram } from '../../position/kinds.ts';
import { cardName, piecesNamed, placeName, seatName } from '../../position/names.ts';
import { isPerson } from '../../position/piece-types.ts';
import { locationAt, onSurface, placeKind } from '../../position/places.ts';
import { concealedBy } from '../../position/veils.ts';
import { moment } from '../../rules/moments.ts';
import type { FirstEdition, PersonnelPiece, Piece } from '../../state.ts';
import type { CardPlace, LocationId, PieceId } from '../../terms.ts';
import { CAPTURE, type CalledWith, type Play } from '../calls.ts';
import { carriedAlong } from '../control/carried-along.ts';
import { following } from '../holograms/holograms.ts';
import { isPlanet } from '../teams/teams.ts';
import { keepersAt } from './keepers.ts';

/** Returns the places at a location where a player's crews and Away Teams can guard captives (C-CAPTURE-02). */
function groupsAt(g: FirstEdition, seat: Seat, location: LocationId): CardPlace[] {
  const people = personnelOf(g, seat);
  const places = new Set(people.flatMap(({ at }) => (locationAt(g, at) === location ? [at] : [])));
  return [...places].filter((place) => keepersAt(g, place, seat).length > 0);
}

/** Captures personnel (C-CAPTURE-01, C-CAPTURE-02). */
export const captureProcedure = procedure<FirstEdition, CalledWith<typeof CAPTURE>>(CAPTURE.name)({
  begin({ g }, local) {
    // The captor's own personnel can't be captured (C-CAPTURE-01).
    local.pieces = local.pieces.filter((id) => {
      const piece = g.pieces[id];
      return piece !== undefined && piece.seat !== local.seat;
    });
    if (local.pieces.length === 0) return null;
    if (local.to !== undefined) return 'take';
    const [only, another] = guarded(g, local);
    if (only === undefined) return 'trap';
    if (another !== undefined) return 'where';
    local.to = only;
    return 'take';
  },
  where: offering({
    ask({ g }, local) {
      const offers = guarded(g, local).map((place) =>
        open(
          { key: `guard:${place}`, verb: 'guard', label: asLabel(placeName(g, place)), rule: 'C-CAPTURE-02' },
          place,
        ),
      );
      const rest = { kind: 'pick', min: 1, max: 1, rule: 'C-CAPTURE-02' } as const;
      return { seat: local.seat, prompt: 'Who guards the captives?', offers, ...rest };
    },
    take(_ctx, local, place) {
      local.to = place;
      return 'take';
    },
  }),
  take(ctx, local) {
    local.pieces = catchable(ctx, local.pieces, () => local.to ?? null);
    const { seat, pieces, to } = local;
    for (const piece of seize(ctx, seat, pieces)) {
      piece.captive = 'escorted';
      piece.at = to ?? piece.at;
    }
    if (pieces.length > 0) moment(ctx, 'captured', { seat, pieces });
    return 'over';
  },
  // The captor has nobody there to guard the captives (C-CAPTURE-02).
  trap(ctx, local) {
    const { g } = ctx;
    local.pieces = catchable(ctx, local.pieces, (piece) => trapFor(g, piece));
    const { seat, pieces, trap } = local;
    if (pieces.length === 0) return 'over';
    for (const [number, piece] of seize(ctx, seat, pieces).entries()) {
      piece.captive = 'trapped';
      piece.at = trapFor(g, piece) ?? piece.at;
      if (number === 0 && trap !== undefined) piece.trap = trap;
    }
    if (trap !== undefined) {
      ctx.log(`${cardName(trap.card)} holds the captives.`, 'C-CAPTURE-02');
      const met = g.attempt?.met;
      if (met?.card === trap.card) met.taken = true;
    }
    moment(ctx, 'captured', { seat, pieces });
    return 'over';
  },
  over: () => null,
});

/** Returns the places where the captor has someone to guard the captives. */
function guarded(g: FirstEdition, { seat, pieces }: CalledWith<typeof CAPTURE>): CardPlace[] {
  const [first] = pieces.flatMap((id) => g.pieces[id] ?? []);
  const location = first === undefined ? null : locationAt(g, first.at);
  // Personnel aboard a concealed vessel can't guard captives outside (C-CLOAK-03).
  const veil = first === undefined ? undefined : concealedBy(g, first.at)?.id;
  const all =
    location === null ? [] : groupsAt(g, seat, location).filter((place) => concealedBy(g, place)?.id === veil);
  // If all captives are holograms, they can only be captured aboard a vessel (C-TIME-10).
  const isHolo = pieces.every((id) => isHologram(cardOf(pieceOf(g, id).card)));
  return isHolo ? all.filter((place) => placeKind(place) === 'aboard') : all;
}

/**
 * Returns the place where a trap holds a personnel: on the planet, or off the ship at a location in space
 * (C-CAPTURE-02).
 */
function trapFor(g: FirstEdition, { at }: Piece): CardPlace | null {
  const location = locationAt(g, at);
  if (location === null) return null;
  return isPlanet(g, location) ? onSurface(location) : `at:${location}`;
}

/**
 * Returns the personnel who can be captured. A hologram can only be taken aboard a vessel; otherwise it is deactivated
 * (C-TIME-10).
 */
function catchable(ctx: Play, ids: readonly PieceId[], goal: (piece: Piece) => CardPlace | null): PieceId[] {
  const pieces = ids.flatMap((id) => ctx.g.pieces[id] ?? []);
  return pieces.filter((piece) => following(ctx, [piece], goal(piece) ?? piece.at).length > 0).map(({ id }) => id);
}

/** Gives the captor control of the captives (C-CONTROL-01). */
function seize(ctx: Play, seat: Seat, ids: readonly number[]): PersonnelPiece[] {
  const taken = ids.flatMap((id) => ctx.g.pieces[id] ?? []).filter(isPerson);
  if (taken.length > 0) ctx.log(`${seatName(seat)} captures ${listed(piecesNamed(ctx.g, taken))}.`, 'C-CAPTURE-01');
  for (const piece of taken) {
    piece.seat = seat;
    // Cards on a captive change hands with the captive (C-CONTROL-02).
    for (const other of carriedAlong(ctx.g, piece.id)) other.seat = seat;
  }
  return taken;
}
