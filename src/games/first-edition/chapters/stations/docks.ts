import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle } from '../../../kit/offers.ts';
import { ruleOf } from '../../content/effects/rules.ts';
import { opponentOf, piecesAt } from '../../position/find.ts';
import { pieceName } from '../../position/names.ts';
import { isDisabled, isStopped } from '../../position/pieces.ts';
import { aboard, dockedAt } from '../../position/places.ts';
import { sitesOf, stationOf } from '../../position/stations.ts';
import type { SiteRule } from '../../rules/facilities.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace } from '../../terms.ts';
import { compatible } from '../affiliation/compatible.ts';
import { skillOf } from '../skills/skills.ts';
import { staffingIcons } from '../staffing/staffing.ts';
import { activeAt, crewOn } from '../teams/teams.ts';

/** What a site says of ships; null: none dock there. */
export function dockOf(site: Piece): NonNullable<SiteRule['dock']> | null {
  return ruleOf(site.card)?.site?.dock ?? null;
}

/** Whether a station has a docking site: without one nobody reports to any of its sites (C-FAC-12). */
export function hasDock(g: FirstEdition, station: Piece): boolean {
  return sitesOf(g, station.id).some((site) => {
    const dock = dockOf(site);
    return dock !== null && dock.only === undefined;
  });
}

/** Whether nobody of the other is at a site, and no ship of theirs that can be seen is docked there (C-TEAM-12). */
export function isUnopposed(g: FirstEdition, seat: Seat, site: Piece): boolean {
  const others = [...piecesAt(g, aboard(site.id)), ...piecesAt(g, dockedAt(site.id))];
  return !others.some(
    (piece) =>
      piece.seat === opponentOf(seat) &&
      piece.veiled === undefined &&
      piece.infiltrates === undefined &&
      !isDisabled(piece),
  );
}

/** Somebody of a seat with Computer Skill who is at a site unopposed. */
export function computerSkillAt(g: FirstEdition, seat: Seat, site: Piece): Piece[] {
  if (!isUnopposed(g, seat, site)) return [];
  return activeAt(g, aboard(site.id), seat).filter((piece) => skillOf(g, piece, 'Computer Skill') > 0);
}

/** Whether a ship docks and undocks at a site by itself: it is compatible with the station, or somebody aboard is a V.I.P. */
function isWelcome(g: FirstEdition, ship: Piece, station: Piece): boolean {
  return compatible(g, ship, station) || crewOn(g, ship).some((piece) => isGuest(g, piece));
}

function isGuest(g: FirstEdition, piece: Piece): boolean {
  return !isStopped(g, piece) && !isDisabled(piece) && skillOf(g, piece, 'V.I.P.') > 0;
}

/** Why a ship can’t dock at a site, or report there (C-FAC-12, C-FAC-13); null: it can. */
export function dockWhy(g: FirstEdition, ship: Piece, site: Piece): Obstacle {
  const station = stationOf(g, site);
  const dock = dockOf(site);
  const name = () => pieceName(g, site.id);
  if (station === null || dock === null) return no('C-FAC-12', () => `No ship docks at ${name()}.`);
  const docked = piecesAt(g, dockedAt(site.id)).filter(({ id }) => id !== ship.id);
  if (docked.length >= dock.room) return no('C-FAC-12', () => `There is no room at ${name()}.`);
  return accessWhy(g, ship, site);
}

/** Why a ship can neither dock at a site nor leave it now; null: it can. */
export function accessWhy(g: FirstEdition, ship: Piece, site: Piece): Obstacle {
  const station = stationOf(g, site);
  const dock = dockOf(site);
  if (station === null || dock === null) return null;
  if (dock.only !== undefined)
    return dock.only(ship) ? null : no('C-FAC-12', () => `No such ship docks at ${pieceName(g, site.id)}.`);
  if (staffingIcons(ship) > dock.icons)
    return no('C-FAC-12', () => `Ships with more than ${dock.icons} staffing icons don’t dock there.`);
  if (isWelcome(g, ship, station) || computerSkillAt(g, ship.seat, site).length > 0) return null;
  return no(
    'C-FAC-12',
    () =>
      `It doesn’t fit ${pieceName(g, station.id)}, has no V.I.P. aboard, and nobody with Computer Skill at the dock.`,
  );
}

/** Who lets a ship leave a site, and may come aboard just before; none: it needs nobody. */
export function helpersOf(g: FirstEdition, ship: Piece, site: Piece): Piece[] {
  const station = stationOf(g, site);
  const dock = dockOf(site);
  if (station === null || dock === null || dock.only !== undefined || isWelcome(g, ship, station)) return [];
  return computerSkillAt(g, ship.seat, site).filter((piece) => compatible(g, piece, ship));
}

/** Sites at a place in space where ships dock, of whoever’s stations: those serve both (C-FAC-07). */
export function docksAt(g: FirstEdition, place: CardPlace): Piece[] {
  return piecesAt(g, place).flatMap((station) => sitesOf(g, station.id).filter((site) => dockOf(site) !== null));
}
