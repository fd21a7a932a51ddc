import type { Seat } from '../../../kernel/types.ts';
import { scenarioIn } from '../scenarios/all.ts';
import type { CombatKind, Frontiers } from '../state.ts';
import { allied, playerOf } from './find.ts';
import { cubeAt, isBeside, isGarrisoned, ownerOf, roams, shipsAt, siteAt, spaceAt } from './ground.ts';
import type { HexId } from './hex.ts';
import { awayPlanetAt } from './planet.ts';
import { isOccupiedStation, isSafe } from './safe.ts';

/** What a place is fought for as: Enemy Ships in open space are no place. */
export type TargetKind = Exclude<CombatKind, 'ships'>;

/** Why what is on a space can’t be the Action of a ship: the space has nothing, or what it has is closed; or where the ship is. */
export type NotFought = 'nothing' | NotAssaulted | NotExplored | 'far' | 'unsafe' | 'wreck';

/**
 * A Starbase without a garrison belongs to nobody, to the seat, or to an ally; is at peace; or its owner or a guest is there.
 * A Cube isn’t there, is destroyed or only found. Nobody defends a station.
 */
type NotAssaulted =
  | 'free'
  | 'own'
  | 'ally'
  | 'peace'
  | 'owner'
  | 'guest'
  | 'noCube'
  | 'destroyed'
  | 'found'
  | 'undefended';

/** A planet is decimated, was dealt with in this turn, was explored by somebody, or is short of tokens. */
type NotExplored = 'decimated' | 'dealt' | 'solved' | 'explored' | 'noClassH' | 'noToken';

/** What a space is fought for as, open or not; null without a location of such a kind. */
export function targetKindAt(g: Frontiers, id: HexId): TargetKind | null {
  switch (spaceAt(g, id)?.site?.kind) {
    case 'romulanStarbase':
    case 'dominionStarbase':
      return isGarrisoned(g, id) ? 'starbase' : 'owned-starbase';
    case 'borgCube':
      return 'cube';
    case 'research':
      return 'research';
    case 'classM':
      return 'decimate';
    case 'classH':
      return 'classH';
    default:
      return awayPlanetAt(g, id) === null ? null : 'planet';
  }
}

/**
 * Why what is on a space can’t be the Action of a seat, or null (F-TURN-12 to F-TURN-15): only from a safe space and what is
 * adjacent (F-SAFE-04, F-OPEN-36, F-OPEN-90).
 */
export function notFought(g: Frontiers, seat: Seat, id: HexId): NotFought | null {
  const closed = closedTo(g, seat, id);
  if (closed !== null) return closed;
  const { at } = playerOf(g, seat);
  if (at === null || !isBeside(at, id)) return 'far';
  if (!isSafe(g, seat, at)) return 'unsafe';
  // F-MOVE-22, F-OPEN-35: from a destroyed Cube nobody attacks; a team may still beam down.
  return cubeAt(g, at)?.destroyed && targetKindAt(g, id) !== 'planet' ? 'wreck' : null;
}

/** Why what is on a space can’t be fought or explored by a seat at all, wherever its ship is, or null. */
function closedTo(g: Frontiers, seat: Seat, id: HexId): NotFought | null {
  switch (targetKindAt(g, id)) {
    case 'starbase':
      return null;
    case 'owned-starbase':
      return starbaseClosed(g, seat, id);
    case 'cube':
      return cubeClosed(g, id);
    case 'research':
      return isOccupiedStation(g, id) ? null : 'undefended';
    case 'decimate':
      return classMClosed(g, seat, id);
    case 'classH':
      return classHClosed(g, id);
    case 'planet':
      return planetClosed(g, id);
    case null:
      return roams(g, id) ? null : 'nothing';
  }
}

/** Another player’s Starbase without any ship; with the owner there it is a matter of PvP (F-COMBAT-05, F-COMBAT-06, F-LOC-13). */
function starbaseClosed(g: Frontiers, seat: Seat, id: HexId): NotAssaulted | null {
  const owner = ownerOf(g, id);
  if (owner === null) return 'free';
  if (owner === seat) return 'own';
  if (allied(g, seat, owner)) return 'ally';
  if (g.options.starbasePeace) return 'peace';
  const [ship] = shipsAt(g, id);
  if (ship === undefined) return null;
  return ship === owner ? 'owner' : 'guest';
}

function cubeClosed(g: Frontiers, id: HexId): NotAssaulted | null {
  const cube = cubeAt(g, id);
  if (cube === null) return 'noCube';
  if (cube.destroyed) return 'destroyed';
  // F-SCEN-04
  return scenarioIn(g).cubes === 'found' ? 'found' : null;
}

/** F-OUTCOME-08, F-LOC-19: not decimated, and not dealt with in this turn. */
function classMClosed(g: Frontiers, seat: Seat, id: HexId): NotExplored | null {
  if (siteAt(g, id).marks.length > 0) return 'decimated';
  return g.turn?.seat === seat && g.turn.visited.includes(id) ? 'dealt' : null;
}

/** F-LOC-41: nobody has solved it; and there is a token, or one to draw. */
function classHClosed(g: Frontiers, id: HexId): NotExplored | null {
  const { marks, classH } = siteAt(g, id);
  if (marks.length > 0) return 'solved';
  const { draw, discard } = g.piles.classH;
  return classH !== null || draw.length + discard.length > 0 ? null : 'noClassH';
}

/**
 * A planet of Class L is open until somebody succeeded (F-LOC-24, F-LOC-28), one of Class K again and again (F-LOC-31,
 * F-LOC-33), as long as there are tokens.
 */
function planetClosed(g: Frontiers, id: HexId): NotExplored | null {
  const planet = awayPlanetAt(g, id);
  const { marks, tokens } = siteAt(g, id);
  if (planet === null) return null;
  if (planet.pile === 'classL' && marks.length > 0) return 'explored';
  const { draw, discard } = g.piles[planet.pile];
  return tokens.length + draw.length + discard.length > 0 ? null : 'noToken';
}
