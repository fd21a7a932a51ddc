import { compatible } from '../../chapters/affiliation/compatible.ts';
import { weaponsWhy } from '../../chapters/battle/forces.ts';
import { attributeOf } from '../../chapters/skills/attributes.ts';
import { isAlone, meets } from '../../chapters/skills/group.ts';
import { isStaffed, staffingIcons } from '../../chapters/staffing/staffing.ts';
import { crewOf } from '../../chapters/teams/teams.ts';
import { locationOf } from '../../position/find.ts';
import type { Group } from '../../position/group.ts';
import { inSpace, placeKind } from '../../position/places.ts';
import type { Rule } from '../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { LocationId } from '../../terms.ts';
import type { ShipCard } from '../card.ts';
import type { Formula } from '../formula.ts';
import { f } from '../formula-text.ts';
import { cardOf } from '../pool.ts';
import { hasLanded } from './missions/ends.ts';

function ships(g: FirstEdition, seat: number, at: string): Piece[] {
  return Object.values(g.pieces).filter(
    (piece) => piece.seat === seat && piece.at === at && cardOf(piece.card).type === 'Ship',
  );
}

function factsOf({ card }: Piece): ShipCard {
  const facts = cardOf(card);
  if (facts.type !== 'Ship') throw new Error(`${card} isn’t a ship`);
  return facts;
}

/** True if a ship's class or text has one of these words. */
function isCalled(ship: Piece, ...words: string[]): boolean {
  const { shipClass, characteristics } = factsOf(ship);
  const all = [shipClass, ...characteristics].join(' ').toLowerCase();
  return words.some((word) => all.includes(word));
}

/** True if the crew members who can act meet a formula. */
function crewMeets(g: FirstEdition, ship: Piece, formula: Formula): boolean {
  return meets(g, { people: crewOf(g, ship), equipment: [], ship }, formula);
}

/** A requirement for the attempting player's ship in orbit, that is, undocked in space there (C-SPACELINE-08). */
function inOrbit(text: string, is: (g: FirstEdition, ship: Piece) => boolean): Rule {
  return {
    text: `Your ship in orbit must be ${text}.`,
    requires: (g, _group, { seat, location }) => ships(g, seat, inSpace(location)).some((ship) => is(g, ship)),
  };
}

/** A requirement for the ship whose crew attempts the mission. */
function byShip(text: string, is: (g: FirstEdition, ship: Piece) => boolean): Rule {
  return {
    text: `The attempting ship must have ${text}.`,
    requires: (g, { ship }) => ship !== null && is(g, ship),
  };
}

/** True if a player seeded the mission at a location and therefore reads the near end (C-MISSION-01). */
function isOwnMission(g: FirstEdition, seat: number, location: LocationId): boolean {
  return locationOf(g, location).missions.some(({ owner }) => owner === seat);
}

/** The solving player discards one personnel who meets the formula. */
function costs(text: string, formula: Formula, unless?: Formula): Rule {
  const able = (g: FirstEdition, { people }: Group) => people.filter((piece) => isAlone(g, piece, formula));
  return {
    text,
    requires: (g, group) => able(g, group).length > 0,
    pays: (g, group) => (unless !== undefined && meets(g, group, unless) ? [] : able(g, group).map(({ id }) => id)),
  };
}

/**
 * Returns the total WEAPONS of a player's ships at a location that may use their WEAPONS (C-MISSION-26). If a ship
 * attempts the mission, only ships compatible with it count (C-MISSION-21).
 */
export function weapons(g: FirstEdition, seat: number, location: string, attempting?: Piece): number {
  return ships(g, seat, inSpace(location))
    .filter((ship) => weaponsWhy(g, ship) === null && (attempting === undefined || compatible(g, ship, attempting)))
    .reduce((sum, ship) => sum + attributeOf(g, ship, 'WEAPONS'), 0);
}

/** Artifacts with Vulcan in their title or lore. */
const VULCAN: readonly string[] = ['kirshara', 'vulcan-stone-of-gol'];

/** True if the group has such an artifact, or the player has earned one that isn't with a team. */
function hasVulcan(g: FirstEdition, { people }: Group, seat: number): boolean {
  return Object.values(g.pieces).some(
    ({ card, seat: whose, at }) =>
      VULCAN.includes(card) && whose === seat && (placeKind(at) === 'core' || people.some((one) => one.at === at)),
  );
}

/** Missions with requirements that must be checked by code, by card id. */
export const MISSIONS: Readonly<Record<string, Rule>> = {
  'battle-of-narendra-iii': {
    text: 'The attempting ship must have the Alternate Universe icon and WEAPONS > 7. On your opponent’s side, Romulans and Klingons solve it with Leadership + SECURITY + Treachery ×2 and a ship with WEAPONS > 7.',
    requires: (g, { ship }, { seat, location }) =>
      ship !== null &&
      attributeOf(g, ship, 'WEAPONS') > 7 &&
      (!isOwnMission(g, seat, location) || factsOf(ship).icons.includes('AU')),
  },
  'brute-force': {
    text: 'You need at least three personnel, with an average STRENGTH over 10.',
    requires: (g, { people }) =>
      people.length >= 3 &&
      people.reduce((sum, piece) => sum + attributeOf(g, piece, 'STRENGTH'), 0) > 10 * people.length,
  },
  'deliver-ancient-artifact': {
    text: 'Instead of the requirements, you may use your artifact that names Vulcan: with the Away Team, in hand or on your table.',
    requires: (g, group, { seat }) => hasVulcan(g, group, seat),
  },
  // The transporter operator is aboard the ship, not with the Away Team (C-BEAM-08).
  'deliver-supplies': inOrbit(
    'a freighter or transport with Transporter Skill aboard',
    (g, ship) => isCalled(ship, 'freighter', 'transport') && crewMeets(g, ship, f('Transporter Skill')),
  ),
  'military-exercises': byShip('at least two staffing icons', (_g, ship) => staffingIcons(ship) >= 2),
  'pacify-warring-factions': inOrbit(
    'a scout with ENGINEER ×2 aboard',
    (g, ship) => isCalled(ship, 'scout') && crewMeets(g, ship, f('ENGINEER x2')),
  ),
  planet: {
    text: 'Your ship must have landed here.',
    requires: hasLanded,
  },
  'resolve-local-tensions': inOrbit(
    'fully staffed, with Computer Skill + Navigation or Mr. Scott aboard',
    (g, ship) => isStaffed(g, ship) && crewMeets(g, ship, f('Computer Skill + Navigation OR {Mr. Scott}')),
  ),
  'revive-settlers': costs(
    'You need a unique personnel there, who is discarded when you solve the mission, unless a hologram is there too.',
    f('unique'),
    f('[Holo] personnel'),
  ),
  'secure-station': {
    text: 'Your compatible ships here that can fire need more total WEAPONS than your opponent’s.',
    requires: (g, { ship }, { seat, location }) =>
      ship !== null && weapons(g, seat, location, ship) > weapons(g, 1 - seat, location),
  },
  'steal-breen-armament': {
    text: 'You need three Cardassian resistance personnel.',
    requires: (g, { people }) =>
      people.filter((piece) => isAlone(g, piece, f('[Car] Cardassian resistance'))).length >= 3,
  },
  'unsanctioned-attack': costs(
    'You need a personnel there with a Command icon, who is discarded when you solve the mission.',
    f('[Cmd] personnel'),
  ),
};
