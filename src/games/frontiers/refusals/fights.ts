import type { Refusal, Seat } from '../../../kernel/types.ts';
import { allied, playerOf, seatName } from '../rules/find.ts';
import { cubeAt, isBeside, isGarrisoned, ownerOf, roams, shipsAt, siteAt, spaceAt } from '../rules/ground.ts';
import type { HexId } from '../rules/hex.ts';
import { awayPlanetAt } from '../rules/planet.ts';
import { isOccupiedStation, isSafe } from '../rules/safe.ts';
import type { Frontiers } from '../state.ts';
import type { Case } from './case.ts';
import { cannotEngage } from './engagements.ts';
import { notOnMap } from './move.ts';
import { spacesMeant, spaceWords, whereabouts } from './targets.ts';
import { cannotAct, cannotLeave } from './turn.ts';

/** Why what a wish means can’t be fought or explored as the Action of the turn, or null (F-TURN-12 to F-TURN-16). */
export function cannotFight(one: Case): Refusal | null {
  const busy = cannotLeave(one) ?? cannotAct(one);
  if (busy !== null) return busy;
  const { g, seat, wish } = one;
  const [ship] = wish.seats;
  if (ship !== undefined) return cannotEngage(g, seat, ship);
  const off = notOnMap(g, wish);
  if (off !== null) return off;
  const meant = spacesMeant(g, seat, wish);
  const at = meant.find((id) => cannotTarget(g, seat, id) === null) ?? meant[0];
  if (at !== undefined) return cannotTarget(g, seat, at);
  if (wish.sites.length > 0) return { text: 'Nothing of that kind lies on the map.', rule: 'F-TURN-14' };
  return { text: `Nothing beside your ship ${whereabouts(g, seat)} can be fought now.`, rule: 'F-TURN-14' };
}

/** Why what is on a space can’t be the Action of the turn from where the ship is, or null. */
function cannotTarget(g: Frontiers, seat: Seat, id: HexId): Refusal | null {
  const closed = closedAt(g, seat, id);
  if (closed !== null) return closed;
  const { at } = playerOf(g, seat);
  const what = spaceWords(g, id);
  if (at === null || !isBeside(at, id)) {
    const text = `${what} is not adjacent to your ship ${whereabouts(g, seat)}.`;
    return { text, rule: ruleAt(g, id) };
  }
  if (!isSafe(g, seat, at)) {
    return { text: `You act from a safe space alone, and ${spaceWords(g, at)} is none.`, rule: 'F-SAFE-04' };
  }
  // F-OPEN-35: an Away Team may still beam down from there.
  if (cubeAt(g, at)?.destroyed && awayPlanetAt(g, id) === null) {
    return { text: 'From a destroyed Borg Cube no ship attacks: leave it first.', rule: 'F-MOVE-22' };
  }
  return null;
}

/** The rule that lets a ship act on what is at a space. */
function ruleAt(g: Frontiers, id: HexId): string {
  const kind = spaceAt(g, id)?.site?.kind;
  if (roams(g, id)) return 'F-TURN-14';
  if (kind === 'classM') return 'F-TURN-12';
  return awayPlanetAt(g, id) !== null || kind === 'classH' ? 'F-TURN-13' : 'F-TURN-15';
}

/** Why what is on a space can’t be fought for at all, wherever the ship is, or null. */
function closedAt(g: Frontiers, seat: Seat, id: HexId): Refusal | null {
  if (roams(g, id)) return null;
  const what = spaceWords(g, id);
  switch (spaceAt(g, id)?.site?.kind) {
    case 'romulanStarbase':
    case 'dominionStarbase':
      return isGarrisoned(g, id) ? null : heldAt(g, seat, id, what);
    case 'borgCube':
      return cubeClosed(g, id, what);
    case 'research':
      return isOccupiedStation(g, id)
        ? null
        : { text: `Nobody defends ${what}: end your turn there for a crystal.`, rule: 'F-LOC-04' };
    case 'classM':
      return planetDealtWith(g, seat, id, what);
    case 'classH':
      return classHClosed(g, id, what);
    case 'classL':
    case 'classLDistress':
    case 'classK':
    case 'classKDistress':
      return awayClosed(g, id, what);
    default: {
      const [ship] = shipsAt(g, id).filter((other) => other !== seat);
      if (ship !== undefined) return cannotEngage(g, seat, ship);
      return { text: `There is nothing to fight at ${what}.`, rule: 'F-TURN-14' };
    }
  }
}

/** A Starbase without a garrison (F-COMBAT-05, F-COMBAT-06, F-OUTCOME-07, F-TEAM-05, F-VARIANT-13). */
function heldAt(g: Frontiers, seat: Seat, id: HexId, what: string): Refusal | null {
  const owner = ownerOf(g, id);
  if (owner === null) return { text: `${what} is conquered and open to all.`, rule: 'F-OUTCOME-07' };
  if (owner === seat) return { text: `${what} is yours.`, rule: 'F-TURN-15' };
  const name = seatName(g, owner);
  if (allied(g, seat, owner)) return { text: `${what} belongs to ${name}, your ally.`, rule: 'F-TEAM-05' };
  if (g.options.starbasePeace) return { text: 'Starbases of other players are at peace here.', rule: 'F-VARIANT-13' };
  const [guest] = shipsAt(g, id);
  if (guest === undefined) return null;
  if (guest !== owner) {
    return { text: `${seatName(g, guest)} is at ${what}: its own ship is the target there.`, rule: 'F-COMBAT-06' };
  }
  if (!g.options.pvp) return { text: `${name} is at ${what}, and ships don’t fight here.`, rule: 'F-COMBAT-06' };
  return cannotEngage(g, seat, owner);
}

function cubeClosed(g: Frontiers, id: HexId, what: string): Refusal | null {
  const cube = cubeAt(g, id);
  if (cube === null) return { text: `There is no Borg Cube at ${what}.`, rule: 'F-SCEN-68' };
  if (cube.destroyed) return { text: `The Borg Cube at ${what} is destroyed.`, rule: 'F-LOC-44' };
  if (g.options.scenario !== 'first-reconnaissance') return null;
  return { text: 'In The First Reconnaissance nobody fights Borg Cubes.', rule: 'F-SCEN-04' };
}

function planetDealtWith(g: Frontiers, seat: Seat, id: HexId, what: string): Refusal | null {
  if (siteAt(g, id).marks.length > 0) return { text: `${what} is decimated already.`, rule: 'F-OUTCOME-08' };
  const dealt = g.turn?.seat === seat && g.turn.visited.includes(id);
  return dealt ? { text: `You have dealt with ${what} in this turn.`, rule: 'F-LOC-19' } : null;
}

function classHClosed(g: Frontiers, id: HexId, what: string): Refusal | null {
  const { marks, classH } = siteAt(g, id);
  if (marks.length > 0) return { text: `${what} was explored: it has a Faction Token.`, rule: 'F-LOC-41' };
  const { draw, discard } = g.piles.classH;
  if (classH !== null || draw.length + discard.length > 0) return null;
  return { text: 'No Class-H Token is left.', rule: 'F-LOC-34' };
}

function awayClosed(g: Frontiers, id: HexId, what: string): Refusal | null {
  const planet = awayPlanetAt(g, id);
  if (planet === null) return null;
  const { marks, tokens } = siteAt(g, id);
  if (planet.pile === 'classL' && marks.length > 0) {
    const rule = planet.tokens > 1 ? 'F-LOC-28' : 'F-LOC-24';
    return { text: `${what} is closed: an Away Mission has succeeded there.`, rule };
  }
  const { draw, discard } = g.piles[planet.pile];
  if (tokens.length + draw.length + discard.length > 0) return null;
  return { text: `No token is left for ${what}.`, rule: 'F-AWAY-07' };
}
