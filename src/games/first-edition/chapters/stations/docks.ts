import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle } from '../../../kit/offers.ts';
import { ruleOf } from '../../content/rules.ts';
import { opponentOf, piecesAt } from '../../position/find.ts';
import { pieceName } from '../../position/names.ts';
import { isInfiltrator } from '../../position/piece-types.ts';
import { isDisabled, isStopped } from '../../position/pieces.ts';
import { aboard, dockedAt } from '../../position/places.ts';
import { sitesOf, stationOf } from '../../position/stations.ts';
import type { SiteRule } from '../../rules/facilities.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace } from '../../terms.ts';
import { compatible } from '../affiliation/compatible.ts';
import { skillOf } from '../skills/skills.ts';
import { isUnstaffed, staffingIcons } from '../staffing/staffing.ts';
import { activeAt, crewOn } from '../teams/teams.ts';

/** Returns a site's docking rule, or null if ships can't dock there. */
export function dockOf(site: Piece): NonNullable<SiteRule['dock']> | null {
  return ruleOf(site.card)?.site?.dock ?? null;
}

/**
 * True if a station has a docking site that isn't limited to certain ships. If a station has no such docking site,
 * nobody reports to its sites (C-FAC-12).
 */
export function hasDock(g: FirstEdition, station: Piece): boolean {
  return sitesOf(g, station.id).some((site) => {
    const dock = dockOf(site);
    return dock !== null && dock.only === undefined;
  });
}

/** True if no opposing personnel are at a site and no visible opposing ship is docked there (C-TEAM-12). */
export function isUnopposed(g: FirstEdition, seat: Seat, site: Piece): boolean {
  const others = [...piecesAt(g, aboard(site.id)), ...piecesAt(g, dockedAt(site.id))];
  return !others.some(
    (piece) =>
      piece.seat === opponentOf(seat) && piece.veiled === undefined && !isInfiltrator(piece) && !isDisabled(piece),
  );
}

/** Returns a player's personnel with Computer Skill who are unopposed at a site. */
export function computerSkillAt(g: FirstEdition, seat: Seat, site: Piece): Piece[] {
  if (!isUnopposed(g, seat, site)) return [];
  return activeAt(g, aboard(site.id), seat).filter((piece) => skillOf(g, piece, 'Computer Skill') > 0);
}

/** True if a ship docks and undocks without help, because it is compatible with the station or a V.I.P. is aboard. */
function isWelcome(g: FirstEdition, ship: Piece, station: Piece): boolean {
  return compatible(g, ship, station) || crewOn(g, ship).some((piece) => isGuest(g, piece));
}

function isGuest(g: FirstEdition, piece: Piece): boolean {
  return !isStopped(g, piece) && !isDisabled(piece) && skillOf(g, piece, 'V.I.P.') > 0;
}

/** Returns the reason a ship can't dock at a site or report there, or null if it can (C-FAC-12, C-FAC-13). */
export function dockWhy(g: FirstEdition, ship: Piece, site: Piece): Obstacle {
  const station = stationOf(g, site);
  const dock = dockOf(site);
  const name = () => pieceName(g, site.id);
  if (station === null || dock === null) return no('C-FAC-12', () => `Ships can’t dock at ${name()}.`);
  const docked = piecesAt(g, dockedAt(site.id)).filter(({ id }) => id !== ship.id);
  if (docked.length >= dock.room) return no('C-FAC-12', () => `There is no room at ${name()}.`);
  return accessWhy(g, ship, site);
}

/** Returns the reason a ship can neither dock at a site nor leave it now, or null if it can do both. */
export function accessWhy(g: FirstEdition, ship: Piece, site: Piece): Obstacle {
  const station = stationOf(g, site);
  const dock = dockOf(site);
  if (station === null || dock === null) return null;
  if (dock.only !== undefined)
    return dock.only(ship) ? null : no('C-FAC-12', () => `This ship can’t dock at ${pieceName(g, site.id)}.`);
  if (dock.icons === 0 && !isUnstaffed(ship))
    return no('C-FAC-12', 'Only ships without staffing requirements can dock there.');
  if (staffingIcons(ship) > dock.icons)
    return no('C-FAC-12', () => `Ships with more than ${dock.icons} staffing icons can’t dock there.`);
  if (isWelcome(g, ship, station) || computerSkillAt(g, ship.seat, site).length > 0) return null;
  return no(
    'C-FAC-12',
    () =>
      `The ship isn’t compatible with ${pieceName(g, station.id)}, has no V.I.P. aboard, and you have no Computer Skill at the dock.`,
  );
}

/**
 * Returns the personnel who can help a ship leave a site. The helpers may come aboard before the ship leaves. The list
 * is empty if the ship needs no help.
 */
export function helpersOf(g: FirstEdition, ship: Piece, site: Piece): Piece[] {
  const station = stationOf(g, site);
  const dock = dockOf(site);
  if (station === null || dock === null || dock.only !== undefined || isWelcome(g, ship, station)) return [];
  return computerSkillAt(g, ship.seat, site).filter((piece) => compatible(g, piece, ship));
}

/** Returns the docking sites of all stations at a place in space. Docking sites serve both players (C-FAC-07). */
export function docksAt(g: FirstEdition, place: CardPlace): Piece[] {
  return piecesAt(g, place).flatMap((station) => sitesOf(g, station.id).filter((site) => dockOf(site) !== null));
}
