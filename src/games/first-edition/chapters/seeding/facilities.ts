import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle } from '../../../kit/offers.ts';
import { either } from '../../../kit/words.ts';
import type { FacilityCard } from '../../content/card.ts';
import { isAgreed, ruleOf } from '../../content/effects/rules.ts';
import { homeworldOf } from '../../content/homeworlds.ts';
import { cardOf } from '../../content/pool.ts';
import { frontOf, sidesOf } from '../../content/sides.ts';
import { locationOf, piecesOf } from '../../position/find.ts';
import { nativeQuadrant } from '../../position/kinds.ts';
import { cardName, locationName } from '../../position/names.ts';
import { inSpace, locationAt, onSurface } from '../../position/places.ts';
import { concealedBy } from '../../position/veils.ts';
import { banned, granted } from '../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardId, CardPlace, LocationId } from '../../terms.ts';
import { belongsTo, compatible } from '../affiliation/compatible.ts';
import { skillOf } from '../skills/skills.ts';
import { missionAt } from '../spaceline/line.ts';
import { fightersAt } from '../teams/teams.ts';

/** Where a facility is at a location: on the planet, or in space (C-FAC-01). */
export function groundOf(card: CardId, location: LocationId): CardPlace {
  const facts = cardOf(card);
  const isPlanetary = facts.type === 'Facility' && facts.facility === 'Headquarters';
  return isPlanetary || ruleOf(card)?.stands?.planet === true ? onSurface(location) : inSpace(location);
}

/** Whether an ENGINEER that a facility asks for is at a location (C-FAC-05): one who fits it. */
function hasEngineer(g: FirstEdition, seat: Seat, facts: FacilityCard, location: LocationId): boolean {
  const matches = ruleOf(facts.id)?.stands?.builder ?? ((piece: Piece) => isOfSide(piece, facts));
  const facility: Piece = { id: -1, card: facts.id, owner: seat, seat, at: groundOf(facts.id, location) };
  return hasBuilder(g, seat, location, (piece) => matches(piece) && compatible(g, piece, facility));
}

/**
 * Whether somebody of a seat with ENGINEER is at a location who could build there: stopped or not (C-STOP-03), but under no house arrest
 * (C-AFFIL-15), and not aboard what can’t be seen (C-CLOAK-03).
 */
export function hasBuilder(
  g: FirstEdition,
  seat: Seat,
  location: LocationId,
  isMeant: (piece: Piece) => boolean,
): boolean {
  const places = new Set(piecesOf(g, seat).map(({ at }) => at));
  return [...places].some(
    (place) =>
      locationAt(g, place) === location &&
      concealedBy(g, place) === null &&
      fightersAt(g, place, seat).some((piece) => skillOf(g, piece, 'ENGINEER') > 0 && isMeant(piece)),
  );
}

/** C-AFFIL-08: by affiliation, or by species. */
function isOfSide(piece: Piece, { affiliations }: FacilityCard): boolean {
  return affiliations.some((side) => belongsTo(piece, side));
}

/**
 * Why a facility can’t be seeded at a location, or built there with a card play; null: it can. Whatever a player plays, facilities of
 * all affiliations are open to it (C-FAC-06).
 */
export function establishWhy(
  g: FirstEdition,
  seat: Seat,
  card: CardId,
  location: LocationId,
  how: 'seeded' | 'built',
): Obstacle {
  const facts = cardOf(card);
  if (facts.type !== 'Facility') return no('C-SEED-23', () => `${cardName(card)} is no facility.`);
  const name = cardName(card);
  const where = () => locationName(g, location);
  const { stands } = ruleOf(card) ?? {};
  const crowd = crowdWhy(g, seat, facts, location, how);
  if (crowd !== null) return crowd;
  // C-FAC-02, C-SEED-23.
  if (how === 'seeded' && nativeQuadrant(facts) !== locationOf(g, location).quadrant)
    return no('C-FAC-02', () => `${name} belongs to another quadrant than ${where()}.`);
  const why = banned(g, 'establish', { seat, card, location });
  if (why !== null) return why;
  if (granted(g, 'establish', { seat, card, location, how })) return null;
  if (stands !== undefined) {
    if (!stands.at(g, seat, location)) return no('C-FAC-01', () => `${name} can’t be at ${where()}.`);
  } else if (facts.facility !== 'Outpost' && !isAgreed(card)) {
    // Headquarters and stations stand where their text says (C-FAC-01): by agreement the players know where.
    return no('C-FAC-01', () => `${name} stands where its own text says, which isn’t known here yet.`);
  }
  const isBuiltByAnyone = stands !== undefined && stands.builder === undefined && facts.facility !== 'Outpost';
  if (how === 'built' && stands?.builder === null) return no('C-FAC-05', () => `${name} is only seeded.`);
  if (how === 'built' && !isBuiltByAnyone && !hasEngineer(g, seat, facts, location))
    return no('C-FAC-05', () => `No ENGINEER of ${either(facts.affiliations)} is at ${where()}.`);
  return stands === undefined && facts.facility === 'Outpost' ? outpostWhy(g, seat, facts, location) : null;
}

/** The names of a facility on each of its sides. */
function stationNames(card: CardId): string[] {
  return sidesOf(frontOf(card)).map(cardName);
}

/** C-FAC-04, C-FAC-05: why others that are in play stand against a facility; null: none does. */
function crowdWhy(
  g: FirstEdition,
  seat: Seat,
  facts: FacilityCard,
  location: LocationId,
  how: 'seeded' | 'built',
): Obstacle {
  const { stands } = ruleOf(facts.id) ?? {};
  const all = Object.values(g.pieces).filter((piece) => cardOf(piece.card).type === 'Facility');
  const isSame = ({ card }: Piece) => cardName(card) === cardName(facts.id);
  // C-UNIQ-05, C-OPEN-43: not duplicatable, for both players.
  if (stands?.sole === true && all.some(isSame))
    return no('C-FAC-05', () => `There is a ${cardName(facts.id)} already, and never a second one.`);
  const own = all.filter((piece) => piece.seat === seat);
  // C-UNIQ-15: one that may be another one on its other side is that one, too.
  const isKin = ({ card }: Piece) => stationNames(card).some((name) => stationNames(facts.id).includes(name));
  const kin = stands?.sole === true ? all.find((piece) => piece.owner === seat && isKin(piece)) : undefined;
  if (kin !== undefined)
    return no('C-UNIQ-15', () => `${cardName(facts.id)} is ${cardName(kin.card)} by another name.`);
  // C-FAC-05: one copy of a title is seeded, and more are built.
  if (how === 'seeded' && stands?.many !== true && own.some((one) => isSame(one) && one.printed !== true))
    return no('C-FAC-05', () => `You have seeded ${cardName(facts.id)} already.`);
  const beside = own.find((piece) => {
    const other = cardOf(piece.card);
    const mayBe = stands?.beside?.(other) === true || ruleOf(piece.card)?.stands?.beside?.(facts) === true;
    return locationAt(g, piece.at) === location && !mayBe;
  });
  return beside === undefined
    ? null
    : no('C-FAC-04', () => `You have a facility at ${locationName(g, location)} already.`);
}

/** C-FAC-03: why an outpost that says nothing more of it can’t be at a location; null: it can. */
function outpostWhy(g: FirstEdition, seat: Seat, { affiliations }: FacilityCard, location: LocationId): Obstacle {
  if (isHomeworld(g, location))
    return no('C-FAC-03', () => `${locationName(g, location)} is at a homeworld: no outpost is built there.`);
  const icons = missionAt(g, location, seat)?.affiliations ?? [];
  if (affiliations.some((one) => icons.includes(one))) return null;
  return no('C-FAC-03', () => `${locationName(g, location)} has no icon of ${either(affiliations)}.`);
}

/** Whether a location is at a homeworld (C-SPACELINE-11). */
export function isHomeworld(g: FirstEdition, location: LocationId): boolean {
  return locationOf(g, location).missions.some(({ card }) => homeworldOf(card) !== null);
}
