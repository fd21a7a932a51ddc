import type { Refusal, Seat } from '../../../kernel/types.ts';
import { entryCost } from '../rules/costs.ts';
import { playerOf, seatName } from '../rules/find.ts';
import { ownerOf, spaceAt } from '../rules/ground.ts';
import type { HexId } from '../rules/hex.ts';
import { spaceLabel } from '../rules/labels.ts';
import { costOf, reach } from '../rules/movement.ts';
import { barAt } from '../rules/safe.ts';
import type { Wish } from '../rules/wish.ts';
import type { Frontiers } from '../state.ts';
import { several } from '../words.ts';
import type { Case } from './case.ts';
import { spacesMeant, spaceWords, whereabouts } from './targets.ts';
import { cannotLeave, cannotTravel } from './turn.ts';

/** Why a ship can’t take the step of a wish, or null (chapter Movement). */
export function cannotMove(one: Case): Refusal | null {
  const busy = cannotLeave(one);
  if (busy !== null) return { ...busy, rule: 'F-TURN-08' };
  const over = cannotTravel(one);
  if (over !== null) return over;
  const { g, seat, wish } = one;
  const off = notOnMap(g, wish);
  if (off !== null) return off;
  const [to, ...others] = spacesMeant(g, seat, wish);
  if (to !== undefined) {
    const near = wish.places.length > 0 ? to : ([to, ...others].find((id) => reach(g, seat).includes(id)) ?? to);
    return cannotEnter(g, seat, near);
  }
  if (wish.sites.length + wish.terrains.length > 0)
    return { text: 'No such space lies on the map.', rule: 'F-MOVE-04' };
  return cannotAffordAny(g, seat);
}

/** That a wish names a space which isn’t on the map, or null. */
export function notOnMap(g: Frontiers, { places }: Wish): Refusal | null {
  const off = places.find(({ id }) => id === null || spaceAt(g, id) === null);
  if (off === undefined) return null;
  return { text: `There is no space ${off.label} on the map.`, rule: 'F-MOVE-04' };
}

/** Why a seat’s ship can’t take a step to a space now, or null (F-MOVE-04, F-MOVE-09 to F-MOVE-13). */
function cannotEnter(g: Frontiers, seat: Seat, id: HexId): Refusal | null {
  const { at, points } = playerOf(g, seat);
  const space = spaceAt(g, id);
  if (space === null) return { text: 'There is no such space on the map.', rule: 'F-MOVE-04' };
  const what = spaceWords(g, id);
  if (at === id) return { text: `Your ship is at ${what} already.`, rule: 'F-MOVE-04' };
  const barred = cannotPass(g, seat, id);
  if (barred !== null) return barred;
  const cost = costOf(g, seat, space);
  if (cost === null) return { text: `No ship enters ${what} without an effect that opens it.`, rule: 'F-MOVE-09' };
  if (!reach(g, seat).includes(id)) {
    return { text: `${what} is not next to your ship ${whereabouts(g, seat)}: go step by step.`, rule: 'F-MOVE-04' };
  }
  if (cost <= points.move) return null;
  const change = cost === entryCost(space) ? '' : ' now';
  return { text: `${what} costs ${cost} Move${change}; you have ${points.move}.`, rule: 'F-MOVE-04' };
}

/** Who or what bars a space, or null. */
function cannotPass(g: Frontiers, seat: Seat, id: HexId): Refusal | null {
  const what = spaceWords(g, id);
  const bar = barAt(g, seat, id);
  switch (bar) {
    case 'ship':
      return { text: `An Enemy Ship bars ${what}: challenge it from beside it.`, rule: 'F-MOVE-10' };
    case 'garrison':
      return { text: `${what} has a garrison: no ship enters it unconquered.`, rule: 'F-MOVE-11' };
    case 'troops':
      return { text: `${what} is occupied: no ship enters it until it is liberated.`, rule: 'F-SCEN-53' };
    case 'cube':
      return { text: `No ship enters ${what} while the Cube is there.`, rule: 'F-MOVE-13' };
    case 'owner': {
      const owner = ownerOf(g, id);
      const name = owner === null ? 'another player' : seatName(g, owner);
      return { text: `${what} belongs to ${name}: nobody else enters it.`, rule: 'F-MOVE-12' };
    }
    case null:
      return null;
  }
}

/** Why no step at all can be taken, or what to say. */
function cannotAffordAny(g: Frontiers, seat: Seat): Refusal {
  const { points } = playerOf(g, seat);
  const costs = reach(g, seat).flatMap((id) => {
    const space = spaceAt(g, id);
    const cost = space === null ? null : costOf(g, seat, space);
    return cost === null ? [] : [{ id, cost }];
  });
  const [cheapest] = costs.sort((one, other) => one.cost - other.cost);
  if (cheapest === undefined) return { text: 'No space around your ship can be entered.', rule: 'F-MOVE-04' };
  if (cheapest.cost <= points.move) return { text: 'Say where to: a space such as B5.', rule: 'F-MOVE-04' };
  const have = several(points.move, 'Move point');
  const text = `You have ${have}; the cheapest space beside you, ${spaceLabel(cheapest.id)}, costs ${cheapest.cost}.`;
  return { text, rule: 'F-MOVE-04' };
}
