import { procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import { offering, open } from '../../../kit/offers.ts';
import { asLabel, listed } from '../../../kit/words.ts';
import { cardOf } from '../../content/pool.ts';
import { personnelOf, personOf } from '../../position/find.ts';
import { isHologram } from '../../position/kinds.ts';
import { cardName, piecesNamed, placeName, seatName } from '../../position/names.ts';
import { atLocation, locationAt, onSurface, placeKind } from '../../position/places.ts';
import { areTogether } from '../../position/veils.ts';
import { moment } from '../../rules/moments.ts';
import type { Custody, FirstEdition, PersonnelPiece } from '../../state.ts';
import type { CardPlace } from '../../terms.ts';
import { CAPTURE, type CalledWith, type Play } from '../calls.ts';
import { carriedAlong } from '../control/carried-along.ts';
import { following } from '../holograms/holograms.ts';
import { isPlanet } from '../teams/teams.ts';
import { keepersAt } from './keepers.ts';

type Capturing = CalledWith<typeof CAPTURE>;

/** Captures personnel (C-CAPTURE-01, C-CAPTURE-02). */
export const captureProcedure = procedure<FirstEdition, Capturing>(CAPTURE.name)({
  begin({ g }, local) {
    // The captor's own personnel can't be captured (C-CAPTURE-01).
    local.pieces = local.pieces.filter((id) => personOf(g, id).seat !== local.seat);
    if (local.pieces.length === 0) return null;
    if (local.to !== undefined && canGo(captivesOf(g, local), local.to)) return 'take';
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
    seize(ctx, local, must(local.to, 'the place of the guards'), 'escorted');
    return 'over';
  },
  // The captor has nobody there to guard the captives (C-CAPTURE-02).
  trap(ctx, local) {
    const { g } = ctx;
    const { trap } = local;
    const [first] = seize(ctx, local, trapFor(g, local), 'trapped');
    if (trap !== undefined && first !== undefined) {
      first.trap = trap;
      ctx.log(`${cardName(trap.card)} holds the captives.`, 'C-CAPTURE-02');
      must(g.attempt?.met, 'the dilemma that captures').taken = true;
    }
    return 'over';
  },
  over: () => null,
});

function captivesOf(g: FirstEdition, { pieces }: Capturing): PersonnelPiece[] {
  return pieces.map((id) => personOf(g, id));
}

/** Returns one of the captives. All of them are at the same location. */
function oneOf(g: FirstEdition, local: Capturing): PersonnelPiece {
  return must(captivesOf(g, local)[0], 'a captive');
}

/** Returns the places of the captor's crews and Away Teams that can guard the captives (C-CAPTURE-02). */
function guarded(g: FirstEdition, local: Capturing): CardPlace[] {
  // Personnel aboard a concealed vessel can't guard captives outside (C-CLOAK-03).
  const near = personnelOf(g, local.seat).filter((piece) => areTogether(g, piece, oneOf(g, local)));
  const places = [...new Set(near.map(({ at }) => at))];
  return places.filter((place) => keepersAt(g, place, local.seat).length > 0 && canGo(captivesOf(g, local), place));
}

/** True if captives can be taken to a place. If all of them are holograms, it must be aboard a vessel (C-TIME-10). */
function canGo(captives: readonly PersonnelPiece[], to: CardPlace): boolean {
  return placeKind(to) === 'aboard' || captives.some(({ card }) => !isHologram(cardOf(card)));
}

/**
 * Returns the place where a trap holds the captives: on the planet, or off the ship at a location in space
 * (C-CAPTURE-02).
 */
function trapFor(g: FirstEdition, local: Capturing): CardPlace {
  const location = must(locationAt(g, oneOf(g, local).at), 'the location of the captives');
  return isPlanet(g, location) ? onSurface(location) : atLocation(location);
}

/**
 * Takes the captives to a place and gives the captor control of them (C-CAPTURE-01, C-CONTROL-01). A hologram that
 * can't go there is deactivated instead (C-TIME-10). Returns the others.
 */
function seize(ctx: Play, local: Capturing, to: CardPlace, how: Custody): PersonnelPiece[] {
  const { g } = ctx;
  const { seat } = local;
  const taken = following(ctx, captivesOf(g, local), to);
  if (taken.length === 0) return taken;
  ctx.log(`${seatName(seat)} captures ${listed(piecesNamed(g, taken))}.`, 'C-CAPTURE-01');
  const from = taken.map(({ at }) => at);
  for (const piece of taken) {
    piece.seat = seat;
    piece.captive = how;
    piece.at = to;
    // Cards on a captive change hands with the captive (C-CONTROL-02).
    for (const other of carriedAlong(g, piece.id)) other.seat = seat;
  }
  // A card may do something when captives are taken (C-CAPTURE-06).
  moment(ctx, 'captured', { seat, pieces: taken.map(({ id }) => id), from });
  return taken;
}
