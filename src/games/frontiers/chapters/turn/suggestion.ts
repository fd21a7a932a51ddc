import { must } from '../../../../kernel/must.ts';
import type { Option, Seat } from '../../../../kernel/types.ts';
import { cardOf } from '../../content/cards/all.ts';
import type { Frontiers, Player } from '../../state.ts';
import { playerOf } from '../captains/find.ts';
import { EXPLORE_COST, explorations } from '../exploring/exploring.ts';
import { spaceAt } from '../map/ground.ts';
import type { HexId } from '../map/hex.ts';
import { costOf, provokes, steps } from '../movement/movement.ts';
import { isSafe } from '../movement/safe.ts';
import { picks, type TurnPayload } from './turn-picks.ts';

/** The maximum number of cards that a suggestion plays. */
const CARDS = 2;
/** More Move points than any path costs. */
const ENOUGH = 100;

/**
 * Returns a sample line for a first turn, ready to type. The line plays offered cards that give Move without data, then
 * moves toward a place to explore as far as the points last. Returns null if no card gives Move.
 */
export function suggestion(g: Frontiers, seat: Seat): string | null {
  const cards = picks(g)
    .map(({ option: { label }, payload }) => ({ label, move: moveOf(payload) }))
    .filter(({ move }) => move > 0)
    .sort((one, other) => other.move - one.move)
    .slice(0, CARDS);
  if (cards.length === 0) return null;
  let left = cards.reduce((sum, { move }) => sum + move, playerOf(g, seat).points.move);
  // Cards appear with their labels, which say what the cards give. Everything else appears in short form.
  const line = cards.map(({ label }) => label);
  for (const { pick, cost } of routeToTile(g, seat)) {
    left -= cost;
    if (left < 0) break;
    line.push(pick.key.replace(':', ' '));
  }
  return line.join('; ');
}

/**
 * Returns the Move points that a card's basic effect gives. Returns 0 for other payloads, and for effects that do more
 * than give a fixed number of Move points.
 */
function moveOf(payload: TurnPayload): number {
  if (payload.do !== 'card' || payload.side !== 'basic') return 0;
  const [only, ...more] = cardOf(payload.card).basic;
  return only?.do === 'move' && more.length === 0 && typeof only.amount === 'number' ? only.amount : 0;
}

/** A step or an exploration, with its Move cost. */
interface Leg {
  pick: Option;
  cost: number;
}

/**
 * Returns the cheapest path to a place to explore, including the exploration. The list is empty if no such path exists.
 */
function routeToTile(g: Frontiers, seat: Seat): Leg[] {
  const open: { at: HexId | null; legs: Leg[]; cost: number }[] = [{ at: playerOf(g, seat).at, legs: [], cost: 0 }];
  const done = new Set<HexId | null>();
  for (let route = open.shift(); route !== undefined; route = open.shift()) {
    const { at, legs, cost } = route;
    if (done.has(at)) continue;
    done.add(at);
    const there = standing(g, seat, at);
    const [tile] = explorations(there, seat);
    if (tile !== undefined) return [...legs, { pick: tile.option, cost: EXPLORE_COST }];
    for (const { option: pick, payload } of steps(there, seat)) {
      const space = spaceAt(g, payload.to);
      // Avoid spaces where the ship would have to fight or can't stay.
      if (space === null || provokes(there, seat, space.id) || !isSafe(g, seat, space.id)) continue;
      const price = must(costOf(there, seat, space), `the cost of ${space.id}`);
      open.push({ at: space.id, legs: [...legs, { pick, cost: price }], cost: cost + price });
    }
    // Continue with the cheapest path. Sorting keeps paths of equal cost in order.
    open.sort((one, other) => one.cost - other.cost);
  }
  return [];
}

/**
 * Returns a copy of the position in which the ship is on another space and has plenty of Move points. The copy shares
 * the parts that don't change.
 */
function standing(g: Frontiers, seat: Seat, at: HexId | null): Frontiers {
  const moved = (player: Player): Player => ({ ...player, at, points: { ...player.points, move: ENOUGH } });
  return { ...g, players: g.players.map((player, other) => (other === seat ? moved(player) : player)) };
}
