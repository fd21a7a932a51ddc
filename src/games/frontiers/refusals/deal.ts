import type { Refusal, Seat } from '../../../kernel/types.ts';
import { playerOf, seatName } from '../rules/find.ts';
import { cubeAt, idsAround, isGarrisoned, ownerOf, spaceAt } from '../rules/ground.ts';
import type { HexId } from '../rules/hex.ts';
import { cubeForDeals, interactions, isOpenForDeals, mayDeal } from '../rules/interactions.ts';
import { isSafe } from '../rules/safe.ts';
import type { Wish } from '../rules/wish.ts';
import type { Frontiers } from '../state.ts';
import type { Case } from './case.ts';
import { notOnMap } from './move.ts';
import { spacesMeant, spaceWords, whereabouts } from './targets.ts';
import { cannotAct, cannotLeave } from './turn.ts';

/** Why a ship can’t interact with the location that is meant, or null (chapter Interactions). */
export function cannotInteract(one: Case): Refusal | null {
  const busy = cannotLeave(one) ?? cannotAct(one);
  if (busy !== null) return busy;
  const { g, seat, wish } = one;
  if (!mayDeal(g, seat)) {
    const { reputation } = playerOf(g, seat);
    return { text: `Your Reputation ${reputation} is on the X: nobody deals with you.`, rule: 'F-INTERACT-09' };
  }
  return notOnMap(g, wish) ?? cannotDealWith(g, seat, wish);
}

function cannotDealWith(g: Frontiers, seat: Seat, wish: Wish): Refusal | null {
  const meant = spacesMeant(g, seat, wish);
  const offered = new Set(interactions(g, seat).map(({ subject }) => subject?.id));
  const at = meant.find((id) => offered.has(id)) ?? meant[0];
  if (at === undefined && wish.sites.length > 0) {
    return { text: 'Nothing of that kind lies on the map.', rule: 'F-INTERACT-13' };
  }
  if (at !== undefined) return offered.has(at) ? null : cannotDealAt(g, seat, at);
  if (offered.size > 0) return null;
  return cannotDealHere(g, seat);
}

/** Why there is no Interaction at all from where the ship is. */
function cannotDealHere(g: Frontiers, seat: Seat): Refusal {
  const { at } = playerOf(g, seat);
  const ids = at === null ? [] : [at, ...idsAround(at)];
  const here = ids.find((id) => SELLS.has(spaceAt(g, id)?.site?.kind ?? ''));
  if (here !== undefined) {
    const why = cannotDealAt(g, seat, here);
    if (why !== null) return why;
  }
  const text = `No location deals with your ship ${whereabouts(g, seat)}: go on an Outpost or beside a Class-M Planet.`;
  return { text, rule: 'F-INTERACT-13' };
}

const SELLS: ReadonlySet<string> = new Set(['outpost', 'classM', 'romulanStarbase', 'dominionStarbase', 'borgCube']);

/** Why one location doesn’t deal with the ship where it is, or null (F-INTERACT-13). */
function cannotDealAt(g: Frontiers, seat: Seat, id: HexId): Refusal | null {
  const what = spaceWords(g, id);
  if (!isOpenForDeals(g, seat, id)) return closedTo(g, id, what);
  const { at } = playerOf(g, seat);
  const isPlanet = spaceAt(g, id)?.site?.kind === 'classM';
  const isThere = isPlanet ? at !== null && idsAround(at).includes(id) : at === id;
  if (!isThere) {
    const text = `Your ship ${whereabouts(g, seat)} has to be ${isPlanet ? 'beside' : 'on'} ${what}.`;
    return { text, rule: 'F-INTERACT-13' };
  }
  if (at !== null && !isSafe(g, seat, at)) {
    return {
      text: `You deal from where your ship may stay, and ${spaceWords(g, at)} is no such space.`,
      rule: 'F-SAFE-01',
    };
  }
  return null;
}

/** Why a location deals with nobody, or not with others than its owner. */
function closedTo(g: Frontiers, id: HexId, what: string): Refusal {
  switch (spaceAt(g, id)?.site?.kind) {
    case 'classM':
      return { text: `${what} is decimated: nobody is left to deal with.`, rule: 'F-OUTCOME-08' };
    case 'romulanStarbase':
    case 'dominionStarbase':
      return starbaseClosed(g, id, what);
    case 'borgCube':
      if (cubeAt(g, id)?.destroyed === false) {
        return { text: `${what} deals with nobody until the Cube is destroyed.`, rule: 'F-LOC-44' };
      }
      return cubeForDeals(g, id) === null
        ? { text: 'In this scenario nobody deals with Borg Cubes.', rule: 'F-SCEN-04' }
        : { text: `${what} doesn’t deal with you now.`, rule: 'F-LOC-44' };
    default:
      return { text: `Nobody deals with ships at ${what}.`, rule: 'F-INTERACT-01' };
  }
}

function starbaseClosed(g: Frontiers, id: HexId, what: string): Refusal {
  if (isGarrisoned(g, id)) {
    const rule = spaceAt(g, id)?.site?.kind === 'romulanStarbase' ? 'F-LOC-12' : 'F-LOC-16';
    return { text: `${what} has to be conquered before it deals with anybody.`, rule };
  }
  const owner = ownerOf(g, id);
  const name = owner === null ? 'another player' : seatName(g, owner);
  return { text: `${what} belongs to ${name} and deals with nobody else.`, rule: 'F-LOC-13' };
}
