import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle } from '../../../kit/offers.ts';
import { either } from '../../../kit/words.ts';
import type { FacilityCard } from '../../content/card.ts';
import { cardOf } from '../../content/pool.ts';
import { isAgreed, ruleOf } from '../../content/rules.ts';
import { frontOf, sidesOf } from '../../content/sides.ts';
import { textFacts } from '../../content/text-facts.ts';
import { locationOf, ofType, piecesOf } from '../../position/find.ts';
import { nativeQuadrant } from '../../position/kinds.ts';
import { cardName, locationName } from '../../position/names.ts';
import { inSpace, locationAt, onSurface } from '../../position/places.ts';
import { concealedBy } from '../../position/veils.ts';
import { saying } from '../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardId, CardPlace, LocationId } from '../../terms.ts';
import { belongsTo, compatible } from '../affiliation/compatible.ts';
import { skillOf } from '../skills/skills.ts';
import { missionAt } from '../spaceline/line.ts';
import { fightersAt } from '../teams/teams.ts';

/** Returns where a facility goes at a location: on the planet or in space (C-FAC-01). */
export function groundOf(card: CardId, location: LocationId): CardPlace {
  const facts = cardOf(card);
  const isPlanetary = facts.type === 'Facility' && facts.facility === 'Headquarters';
  return isPlanetary || ruleOf(card)?.stands?.planet === true ? onSurface(location) : inSpace(location);
}

/** True if a compatible ENGINEER that a facility requires is at a location (C-FAC-05). */
function hasEngineer(g: FirstEdition, seat: Seat, facts: FacilityCard, location: LocationId): boolean {
  const matches = ruleOf(facts.id)?.stands?.builder ?? ((piece: Piece) => isOfSide(piece, facts));
  const facility: Piece = { id: -1, card: facts.id, owner: seat, seat, at: groundOf(facts.id, location) };
  return hasBuilder(g, seat, location, (piece) => matches(piece) && compatible(g, piece, facility));
}

/**
 * True if a player's ENGINEER at a location may build there. Stopped personnel may build (C-STOP-03). Personnel under
 * house arrest (C-AFFIL-15) or aboard a concealed ship (C-CLOAK-03) may not build.
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

/** The ENGINEER matches by affiliation or by species (C-AFFIL-08). */
function isOfSide(piece: Piece, { affiliations }: FacilityCard): boolean {
  return affiliations.some((side) => belongsTo(piece, side));
}

/**
 * Returns the reason a facility can't be seeded at a location, or built there as a card play. Returns null if it can.
 * Facilities of all affiliations are open to every player (C-FAC-06).
 */
export function establishWhy(
  g: FirstEdition,
  seat: Seat,
  card: CardId,
  location: LocationId,
  how: 'seeded' | 'built',
): Obstacle {
  const facts = cardOf(card);
  if (facts.type !== 'Facility') return no('C-SEED-23', () => `${cardName(card)} isn’t a facility.`);
  const name = cardName(card);
  const where = () => locationName(g, location);
  const { stands } = ruleOf(card) ?? {};
  const crowd = crowdWhy(g, seat, facts, location, how);
  if (crowd !== null) return crowd;
  // C-FAC-02, C-SEED-23.
  if (how === 'seeded' && nativeQuadrant(facts) !== locationOf(g, location).quadrant)
    return no('C-FAC-02', () => `${name} isn’t from the quadrant of ${where()}.`);
  const said = saying(g, 'admits').flatMap(({ source, says }) => says(g, source, { seat, card, location, how }) ?? []);
  if (said.includes(false)) return no('C-FAC-03', 'Outposts and stations can’t be here.');
  if (said.includes(true)) return null;
  if (stands !== undefined) {
    if (!stands.at(g, seat, location)) return no('C-FAC-01', () => `You can’t place ${name} at ${where()}.`);
  } else if (facts.facility !== 'Outpost' && !isAgreed(card)) {
    // Headquarters and stations go where their text says (C-FAC-01). For a facility by agreement, the players decide
    // where it goes.
    return no('C-FAC-01', () => `${name} can only go where its text says, and I don’t support that text yet.`);
  }
  const isBuiltByAnyone = stands !== undefined && stands.builder === undefined && facts.facility !== 'Outpost';
  if (how === 'built' && stands?.builder === null)
    return no('C-FAC-05', () => `You can only seed ${name}, not build it.`);
  if (how === 'built' && !isBuiltByAnyone && !hasEngineer(g, seat, facts, location))
    return no('C-FAC-05', () => `No compatible ENGINEER of ${either(facts.affiliations)} is at ${where()}.`);
  return stands === undefined && facts.facility === 'Outpost' ? outpostWhy(g, seat, facts, location) : null;
}

/** Returns the names on all sides of a facility. */
function stationNames(card: CardId): string[] {
  return sidesOf(frontOf(card)).map(cardName);
}

/** Returns the reason other facilities in play keep this one out, or null if they don't (C-FAC-04, C-FAC-05). */
function crowdWhy(
  g: FirstEdition,
  seat: Seat,
  facts: FacilityCard,
  location: LocationId,
  how: 'seeded' | 'built',
): Obstacle {
  const { stands } = ruleOf(facts.id) ?? {};
  const all = ofType(g, 'Facility');
  const isSame = ({ card }: Piece) => cardName(card) === cardName(facts.id);
  // Only one copy of a facility that isn't duplicatable can be in play, counting both players (C-UNIQ-05, C-OPEN-43).
  if (stands?.sole === true && all.some(isSame))
    return no('C-FAC-05', () => `${cardName(facts.id)} is already in play, and there can be only one.`);
  const own = all.filter((piece) => piece.seat === seat);
  // A two-sided facility counts as each of its sides (C-UNIQ-15).
  const isKin = ({ card }: Piece) => stationNames(card).some((name) => stationNames(facts.id).includes(name));
  const kin =
    stands?.turns !== undefined || stands?.sole === true
      ? all.find((piece) => piece.owner === seat && isKin(piece) && !isSame(piece))
      : undefined;
  if (kin !== undefined)
    return no(
      'C-UNIQ-15',
      () => `${cardName(facts.id)} is another side of ${cardName(kin.card)}, which you already have in play.`,
    );
  // A player seeds one copy of a title and builds any others (C-FAC-05).
  if (how === 'seeded' && stands?.many !== true && own.some((one) => isSame(one) && one.printed !== true))
    return no('C-FAC-05', () => `You have already seeded ${cardName(facts.id)}.`);
  const beside = own.find((piece) => {
    const other = cardOf(piece.card);
    const mayBe = stands?.beside?.(other) === true || ruleOf(piece.card)?.stands?.beside?.(facts) === true;
    return locationAt(g, piece.at) === location && !mayBe;
  });
  return beside === undefined
    ? null
    : no('C-FAC-04', () => `You already have a facility at ${locationName(g, location)}.`);
}

/** Returns the reason an outpost with no placement text can't be at a location, or null if it can (C-FAC-03). */
function outpostWhy(g: FirstEdition, seat: Seat, { affiliations }: FacilityCard, location: LocationId): Obstacle {
  if (isHomeworld(g, location))
    return no('C-FAC-03', () => `${locationName(g, location)} is at a homeworld, where you can’t have an outpost.`);
  const icons = missionAt(g, location, seat)?.affiliations ?? [];
  if (affiliations.some((one) => icons.includes(one))) return null;
  return no('C-FAC-03', () => `${locationName(g, location)} has no ${either(affiliations)} icon.`);
}

/** True if a location is at a homeworld (C-SPACELINE-11). */
export function isHomeworld(g: FirstEdition, location: LocationId): boolean {
  return locationOf(g, location).missions.some(({ card }) => textFacts(card).homeworld !== undefined);
}
