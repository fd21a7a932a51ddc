import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { pointsOn } from '../../content/card.ts';
import type { Formula } from '../../content/formula.ts';
import { cardOf } from '../../content/pool.ts';
import { ruleOf } from '../../content/rules.ts';
import { sourceOf } from '../../effects/frame.ts';
import { allPieces, hostIn, piecesAt, playerOf, vesselsWithin } from '../../position/find.ts';
import type { Group } from '../../position/group.ts';
import { looking } from '../../position/look.ts';
import { cardName } from '../../position/names.ts';
import { isShip } from '../../position/piece-types.ts';
import { isDisabled, isStopped, release } from '../../position/pieces.ts';
import { aboard, locationAt, onPiece, onSurface } from '../../position/places.ts';
import { saying } from '../../rules/ask.ts';
import type { RuleSource } from '../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace } from '../../terms.ts';
import { arrestedAmong } from '../affiliation/arrest.ts';
import type { Play } from '../calls.ts';
import { flicker } from '../holograms/holograms.ts';
import { discard } from '../leaving/leave.ts';
import { scorePoints } from '../points/score.ts';
import { meets } from '../skills/group.ts';
import { equipmentAt, isPlanet, peopleAt, placesWith } from '../teams/teams.ts';
import { peopleNear, placesNear, seenPlaces } from './affected.ts';

/**
 * Removes dilemmas in play that are nullified or cured, after each action (C-DILEMMA-09, C-DILEMMA-10). Removed
 * dilemmas are never encountered again (C-DILEMMA-24).
 */
export function remedy(ctx: Play): void {
  const { g } = ctx;
  const paid = new Set<string>();
  for (const piece of allPieces(g)) {
    const whole = ruleOf(piece.card)?.meeting;
    // An earlier dilemma in this loop may have taken this one out of play.
    if (whole === undefined || g.pieces[piece.id] === undefined) continue;
    const { nullify, cure } = whole.second ?? whole;
    const has = (formula: Formula | undefined) =>
      formula !== undefined && looking(g, () => groupsNear(g, piece).some((group) => meets(g, group, formula)));
    if (has(nullify)) lift(ctx, piece, false);
    else if (has(cure)) lift(ctx, piece, isFirstOf(paid, piece));
  }
  refresh(g);
  flicker(ctx);
}

/**
 * True if no copy of the card has scored for the same player in this step, since copies score only once (C-SKILL-22).
 */
function isFirstOf(paid: Set<string>, { card, seat }: Piece): boolean {
  const what = `${card} ${seat}`;
  if (paid.has(what)) return false;
  paid.add(what);
  return true;
}

/** Recomputes which personnel are held by dilemmas (C-TEAM-15), by missions and by lasting effects. */
export function refresh(g: FirstEdition): void {
  const all = saying(g, 'numbs');
  numb(
    g,
    all.filter(({ source }) => isAround(source)),
  );
  for (const { source, says } of all) {
    const card = isAround(source) ? undefined : sourceOf(g, { from: source });
    if (card === undefined) continue;
    const { id: by } = card;
    const near = peopleNear(g, card);
    for (const piece of allPieces(g)) {
      // Tests the personnel as if they weren't held, since the skills of held personnel don't count.
      const { held: _held, ...free } = piece;
      if (near.includes(piece) && says(g, source, free) !== null) piece.held ??= { by, as: 'disabled' };
      else if (piece.held?.by === by) delete piece.held;
    }
  }
}

/** True for a mission or a lasting effect, which are no cards in play. */
function isAround({ kind }: RuleSource): boolean {
  return kind === 'mission' || kind === 'lasting';
}

/** Recomputes which personnel missions and lasting effects disable or put in stasis (C-TEAM-15, C-TEAM-16). */
function numb(g: FirstEdition, says: ReturnType<typeof saying<'numbs'>>): void {
  for (const piece of allPieces(g)) {
    // The loop runs for every card after each action, so cards that nothing affects are skipped quickly.
    if (says.length === 0 && piece.numb === undefined) continue;
    const [as] = says.flatMap(({ source, says: how }) => how(g, source, piece) ?? []);
    if (as === undefined) delete piece.numb;
    else piece.numb = as;
  }
}

/**
 * Removes a dilemma from play and frees the personnel it held. `scores` is true if its points count, because it was
 * cured or its text says so (C-DILEMMA-19).
 */
export function lift(ctx: Play, card: Piece, scores: boolean): void {
  const { g } = ctx;
  const value = pointsOn(cardOf(card.card));
  ctx.log(`${cardName(card.card)} ends.`, 'C-DILEMMA-18');
  for (const piece of piecesAt(g, onPiece(card.id))) piece.at = homeOf(g, card, piece) ?? piece.at;
  release(g, card.id);
  discard(g, card.id);
  if (!scores || value <= 0) return;
  playerOf(g, card.owner).discard.shift();
  playerOf(g, card.seat).bonus.push({ card: card.card, owner: card.owner });
  scorePoints(ctx, card.seat, { kind: 'bonus', points: value, card: card.card });
}

/**
 * Returns where a held personnel goes when released: the planet, or aboard their player's ship or facility there
 * (C-DILEMMA-27). The result is null in space if that player has no ship or facility there. If the result is null, the
 * personnel leaves play with the card (C-LEAVE-02).
 */
function homeOf(g: FirstEdition, card: Piece, { seat }: Piece): CardPlace | null {
  const location = must(locationAt(g, card.at), 'the location of the card that holds personnel');
  if (isPlanet(g, location)) return onSurface(location);
  const own = vesselsWithin(g, location).filter((vessel) => vessel.seat === seat);
  const vessel = own.find(isShip) ?? own[0];
  return vessel === undefined ? null : aboard(vessel.id);
}

/**
 * Returns the groups present with a dilemma in play, or with its targets (C-TEAM-08). Only personnel of the host's
 * player help, so intruders aboard don't count (C-TEAM-09).
 */
function groupsNear(g: FirstEdition, card: Piece): Group[] {
  if (card.upon !== undefined) {
    const places = new Set(card.upon.flatMap((id) => g.pieces[id]?.at ?? []));
    return [...places].map((place) => helping(g, card, placesWith(g, place), card.seat));
  }
  const location = locationAt(g, card.at);
  if (location !== null && ruleOf(card.card)?.meeting?.here === true) {
    return [0, 1].flatMap((seat) => {
      // Intruders don't help (C-TEAM-09).
      const places = seenPlaces(g, location, seat);
      return places.length === 0 ? [] : helping(g, card, places, seat);
    });
  }
  return placesNear(g, card).flatMap((places) => {
    const host = hostIn(g, card.at) ?? vesselAt(g, places);
    return (host === undefined ? [0, 1] : [host.seat]).map((seat) => helping(g, card, places, seat));
  });
}

/** Returns the group in these places. The dilemma's own rule checks the part of a cure that is written as text. */
function helping(g: FirstEdition, { card, id }: Piece, places: readonly CardPlace[], seat: Seat): Group {
  const group = groupAt(g, places, seat);
  const { requires } = must(ruleOf(card), 'the rule for a dilemma in play');
  if (requires === undefined) return group;
  const [place] = places;
  const location = must(locationAt(g, must(place, 'the group’s place')), 'the group’s location');
  return { ...group, special: (words) => requires(g, group, { seat, location, words, piece: id }) };
}

/**
 * Returns a player's personnel in these places who can use their skills. Disabled personnel and those under house
 * arrest are left out (C-TEAM-09). During an attempt, stopped personnel don't count either (C-TEAM-06). At the location
 * of the attempt, only the personnel making the attempt are counted (C-DILEMMA-13).
 */
export function groupAt(g: FirstEdition, places: readonly CardPlace[], seat: number): Group {
  const { attempt } = g;
  const people = places.flatMap((place) => {
    const there = peopleAt(g, place, seat);
    const arrested = arrestedAmong(g, place, there);
    const team = attempt !== null && locationAt(g, place) === attempt.location ? attempt.team : null;
    return there.filter(
      (piece) =>
        !isDisabled(piece) &&
        !arrested.includes(piece) &&
        (attempt === null || !isStopped(g, piece)) &&
        (team === null || team.includes(piece.id)),
    );
  });
  const equipment = places.flatMap((place) => equipmentAt(g, place, seat));
  return { people, equipment, ship: vesselAt(g, places) ?? null };
}

/** Returns the ship or facility whose crew is in these places. */
function vesselAt(g: FirstEdition, [place]: readonly CardPlace[]): Piece | undefined {
  return place === undefined ? undefined : hostIn(g, place);
}
