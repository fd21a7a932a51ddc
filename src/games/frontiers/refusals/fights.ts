import type { Refusal, Seat } from '../../../kernel/types.ts';
import { type NotFought, notFought, targetKindAt } from '../rules/fight-targets.ts';
import { seatName } from '../rules/find.ts';
import { ownerOf, shipsAt } from '../rules/ground.ts';
import type { HexId } from '../rules/hex.ts';
import { awayPlanetAt } from '../rules/planet.ts';
import { scenarioIn } from '../scenarios/all.ts';
import type { Frontiers } from '../state.ts';
import type { Case } from './case.ts';
import { cannotEngage } from './engagements.ts';
import { notOnMap } from './move.ts';
import { ownSpace, spacesMeant, spaceWords, whereabouts } from './targets.ts';
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

/** Why what is on a space can’t be the Action of the turn, or null. */
function cannotTarget(g: Frontiers, seat: Seat, id: HexId): Refusal | null {
  const why = notFought(g, seat, id);
  return why === null ? null : inWords(g, seat, id, why);
}

/** A reason in words; that against attacking the ship of a player where that is in the way, or null if nothing is against it. */
function inWords(g: Frontiers, seat: Seat, id: HexId, why: NotFought): Refusal | null {
  const what = spaceWords(g, id);
  const [guest] = shipsAt(g, id).filter((other) => other !== seat);
  switch (why) {
    case 'nothing':
      if (guest !== undefined) return cannotEngage(g, seat, guest);
      return { text: `There is nothing to fight at ${what}.`, rule: 'F-TURN-14' };
    case 'free':
      return { text: `${what} is conquered and open to all.`, rule: 'F-OUTCOME-07' };
    case 'own':
      return { text: `${what} is yours.`, rule: 'F-TURN-15' };
    case 'ally':
      return { text: `${what} belongs to ${ownerName(g, id)}, your ally.`, rule: 'F-TEAM-05' };
    case 'peace':
      return { text: 'Starbases of other players are at peace here.', rule: 'F-VARIANT-13' };
    case 'owner':
      if (guest !== undefined && g.options.pvp) return cannotEngage(g, seat, guest);
      return { text: `${ownerName(g, id)} is at ${what}, and ships don’t fight here.`, rule: 'F-COMBAT-06' };
    case 'guest': {
      const name = guest === undefined ? 'A ship' : seatName(g, guest);
      return { text: `${name} is at ${what}: its own ship is the target there.`, rule: 'F-COMBAT-06' };
    }
    case 'noCube':
      return { text: `There is no Borg Cube at ${what}.`, rule: 'F-SCEN-68' };
    case 'destroyed':
      return { text: `The Borg Cube at ${what} is destroyed.`, rule: 'F-LOC-44' };
    case 'found':
      return { text: `In ${scenarioIn(g).name} nobody fights Borg Cubes.`, rule: 'F-SCEN-04' };
    case 'undefended':
      return { text: `Nobody defends ${what}: end your turn there for a crystal.`, rule: 'F-LOC-04' };
    case 'decimated':
      return { text: `${what} is decimated already.`, rule: 'F-OUTCOME-08' };
    case 'dealt':
      return { text: `You have dealt with ${what} in this turn.`, rule: 'F-LOC-19' };
    case 'solved':
      return { text: `${what} was explored: it has a Faction Token.`, rule: 'F-LOC-41' };
    case 'noClassH':
      return { text: 'No Class-H Token is left.', rule: 'F-LOC-34' };
    case 'explored': {
      const rule = awayPlanetAt(g, id)?.tokens === 1 ? 'F-LOC-24' : 'F-LOC-28';
      return { text: `${what} is closed: an Away Mission has succeeded there.`, rule };
    }
    case 'noToken':
      return { text: `No token is left for ${what}.`, rule: 'F-AWAY-07' };
    case 'far':
      return { text: `${what} is not adjacent to your ship ${whereabouts(g, seat)}.`, rule: ruleAt(g, id) };
    case 'unsafe':
      return { text: `You act from a safe space alone, and ${ownSpace(g, seat)} is none.`, rule: 'F-SAFE-04' };
    case 'wreck':
      return { text: 'From a destroyed Borg Cube no ship attacks: leave it first.', rule: 'F-MOVE-22' };
  }
}

/** The rule that lets a ship act on what is at a space. */
function ruleAt(g: Frontiers, id: HexId): string {
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

function ownerName(g: Frontiers, id: HexId): string {
  const owner = ownerOf(g, id);
  return owner === null ? 'its owner' : seatName(g, owner);
}
