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

/** Cards that a suggestion plays at most. */
const CARDS = 2;
/** Move points with which a ship gets anywhere. */
const ENOUGH = 100;

/**
 * A few picks in a line for a first turn, to be typed as they stand: cards on offer that give Move without data, then steps
 * on the way to where a tile can be turned up, as far as they lead. Null when no card gives Move.
 */
export function suggestion(g: Frontiers, seat: Seat): string | null {
  const cards = picks(g)
    .map(({ option: { label }, payload }) => ({ label, move: moveOf(payload) }))
    .filter(({ move }) => move > 0)
    .sort((one, other) => other.move - one.move)
    .slice(0, CARDS);
  if (cards.length === 0) return null;
  let left = cards.reduce((sum, { move }) => sum + move, playerOf(g, seat).points.move);
  // Cards by their labels, which say what they give; the rest in short.
  const line = cards.map(({ label }) => label);
  for (const { pick, cost } of routeToTile(g, seat)) {
    left -= cost;
    if (left < 0) break;
    line.push(pick.key.replace(':', ' '));
  }
  return line.join('; ');
}

/** Move points that the basic effect of a card gives, if that is what is played and all that it does; else 0. */
function moveOf(payload: TurnPayload): number {
  if (payload.do !== 'card' || payload.side !== 'basic') return 0;
  const [only, ...more] = cardOf(payload.card).basic;
  return only?.do === 'move' && more.length === 0 && typeof only.amount === 'number' ? only.amount : 0;
}

/** A step, or a tile that is turned up, and the Move points that it costs. */
interface Leg {
  pick: Option;
  cost: number;
}

/** The cheapest way to where a tile can be turned up, and that; empty where there is no such place. */
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
      // A ship doesn’t go where it would have to fight, or can’t stay.
      if (space === null || provokes(there, seat, space.id) || !isSafe(g, seat, space.id)) continue;
      const price = costOf(there, seat, space) ?? 0;
      open.push({ at: space.id, legs: [...legs, { pick, cost: price }], cost: cost + price });
    }
    // The cheapest goes on; of equal ones the first.
    open.sort((one, other) => one.cost - other.cost);
  }
  return [];
}

/** The position with the ship somewhere else and all the Move points that it wants; what it shares stays as it is. */
function standing(g: Frontiers, seat: Seat, at: HexId | null): Frontiers {
  const moved = (player: Player): Player => ({ ...player, at, points: { ...player.points, move: ENOUGH } });
  return { ...g, players: g.players.map((player, other) => (other === seat ? moved(player) : player)) };
}
