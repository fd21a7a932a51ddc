import type { RuleId, Seat } from '../../../../kernel/types.ts';
import { no, type Why } from '../../../kit/offers.ts';
import { scenarioIn } from '../../scenarios/all.ts';
import type { CombatKind, Frontiers } from '../../state.ts';
import { awayPlanetAt } from '../away/planet.ts';
import { allied, playerOf, seatName } from '../captains/find.ts';
import { cubeAt, isBeside, isGarrisoned, ownerOf, roams, shipsAt, siteAt, spaceAt } from '../map/ground.ts';
import type { HexId } from '../map/hex.ts';
import { ownSpace, spaceWords, yourShip } from '../map/place-words.ts';
import { isOccupiedStation, isSafe } from '../movement/safe.ts';
import { notEngaged } from '../pvp/engagements.ts';

/** What a place is fought for as: Enemy Ships in open space are no place. */
export type TargetKind = Exclude<CombatKind, 'ships'>;

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
export function notFought(g: Frontiers, seat: Seat, id: HexId): Why {
  const closed = closedTo(g, seat, id);
  if (closed !== null) return closed;
  const { at } = playerOf(g, seat);
  if (at === null || !isBeside(at, id)) {
    return no(ruleAt(g, id), () => `${spaceWords(g, id)} is not adjacent to ${yourShip(g, seat)}.`);
  }
  if (!isSafe(g, seat, at)) {
    return no('F-SAFE-04', () => `You act from a safe space alone, and ${ownSpace(g, seat)} is none.`);
  }
  // F-MOVE-22, F-OPEN-35: from a destroyed Cube nobody attacks; a team may still beam down.
  return cubeAt(g, at)?.destroyed && targetKindAt(g, id) !== 'planet' ? WRECK : null;
}

const WRECK = no('F-MOVE-22', 'From a destroyed Borg Cube no ship attacks: leave it first.');

/** The rule that lets a ship act on what is at a space. */
function ruleAt(g: Frontiers, id: HexId): RuleId {
  switch (targetKindAt(g, id)) {
    case null:
      return 'F-TURN-14';
    case 'decimate':
      return 'F-TURN-12';
    case 'planet':
    case 'classH':
      return 'F-TURN-13';
    default:
      return 'F-TURN-15';
  }
}

/** Why what is on a space can’t be fought or explored by a seat at all, wherever its ship is, or null. */
function closedTo(g: Frontiers, seat: Seat, id: HexId): Why {
  switch (targetKindAt(g, id)) {
    case 'starbase':
      return null;
    case 'owned-starbase':
      return starbaseClosed(g, seat, id);
    case 'cube':
      return cubeClosed(g, id);
    case 'research':
      if (isOccupiedStation(g, id)) return null;
      return no('F-LOC-04', () => `Nobody defends ${spaceWords(g, id)}: end your turn there for a crystal.`);
    case 'decimate':
      return classMClosed(g, seat, id);
    case 'classH':
      return classHClosed(g, id);
    case 'planet':
      return planetClosed(g, id);
    case null:
      return roams(g, id) ? null : nothingAt(g, seat, id);
  }
}

/** That a space has nothing to fight; or what is against attacking the ship of a player there (F-PVP-01). */
function nothingAt(g: Frontiers, seat: Seat, id: HexId): Why {
  return () => {
    const [guest] = shipsAt(g, id).filter((other) => other !== seat);
    const why = guest === undefined ? null : notEngaged(g, seat, guest);
    return why?.() ?? { text: `There is nothing to fight at ${spaceWords(g, id)}.`, rule: 'F-TURN-14' };
  };
}

/** Another player’s Starbase without any ship; with the owner there it is a matter of PvP (F-COMBAT-05, F-COMBAT-06, F-LOC-13). */
function starbaseClosed(g: Frontiers, seat: Seat, id: HexId): Why {
  const owner = ownerOf(g, id);
  const what = () => spaceWords(g, id);
  if (owner === null) return no('F-OUTCOME-07', () => `${what()} is conquered and open to all.`);
  if (owner === seat) return no('F-TURN-15', () => `${what()} is yours.`);
  if (allied(g, seat, owner)) return no('F-TEAM-05', () => `${what()} belongs to ${seatName(g, owner)}, your ally.`);
  if (g.options.starbasePeace) return no('F-VARIANT-13', 'Starbases of other players are at peace here.');
  const [ship] = shipsAt(g, id);
  if (ship === undefined) return null;
  const name = seatName(g, ship);
  if (ship !== owner) return no('F-COMBAT-06', () => `${name} is at ${what()}: its own ship is the target there.`);
  if (g.options.pvp)
    return notEngaged(g, seat, owner) ?? no('F-PVP-06', () => `${name} holds ${what()} itself: assault it there.`);
  return no('F-COMBAT-06', () => `${name} is at ${what()}, and ships don’t fight here.`);
}

function cubeClosed(g: Frontiers, id: HexId): Why {
  const cube = cubeAt(g, id);
  if (cube === null) return no('F-SCEN-68', () => `There is no Borg Cube at ${spaceWords(g, id)}.`);
  if (cube.destroyed) return no('F-LOC-44', () => `The Borg Cube at ${spaceWords(g, id)} is destroyed.`);
  const { cubes, name } = scenarioIn(g);
  return cubes === 'found' ? no('F-SCEN-04', `In ${name} nobody fights Borg Cubes.`) : null;
}

/** F-OUTCOME-08, F-LOC-19: not decimated, and not dealt with in this turn. */
function classMClosed(g: Frontiers, seat: Seat, id: HexId): Why {
  if (siteAt(g, id).marks.length > 0) return no('F-OUTCOME-08', () => `${spaceWords(g, id)} is decimated already.`);
  if (g.turn?.seat !== seat || !g.turn.visited.includes(id)) return null;
  return no('F-LOC-19', () => `You have dealt with ${spaceWords(g, id)} in this turn.`);
}

/** F-LOC-41: nobody has solved it; and there is a token, or one to draw. */
function classHClosed(g: Frontiers, id: HexId): Why {
  const { marks, classH } = siteAt(g, id);
  if (marks.length > 0) return no('F-LOC-41', () => `${spaceWords(g, id)} was explored: it has a Faction Token.`);
  const { draw, discard } = g.piles.classH;
  return classH !== null || draw.length + discard.length > 0 ? null : no('F-LOC-34', 'No Class-H Token is left.');
}

/**
 * A planet of Class L is open until somebody succeeded (F-LOC-24, F-LOC-28), one of Class K again and again (F-LOC-31,
 * F-LOC-33), as long as there are tokens.
 */
function planetClosed(g: Frontiers, id: HexId): Why {
  const planet = awayPlanetAt(g, id);
  const { marks, tokens } = siteAt(g, id);
  if (planet === null) return null;
  if (planet.pile === 'classL' && marks.length > 0) {
    const rule = planet.tokens === 1 ? 'F-LOC-24' : 'F-LOC-28';
    return no(rule, () => `${spaceWords(g, id)} is closed: an Away Mission has succeeded there.`);
  }
  const { draw, discard } = g.piles[planet.pile];
  if (tokens.length + draw.length + discard.length > 0) return null;
  return no('F-AWAY-07', () => `No token is left for ${spaceWords(g, id)}.`);
}
