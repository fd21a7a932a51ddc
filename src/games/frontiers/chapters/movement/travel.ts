import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle, type Offer, offer } from '../../../kit/offers.ts';
import type { Frontiers } from '../../state.ts';
import { playerOf, seatName } from '../captains/find.ts';
import type { Running } from '../captains/gains.ts';
import { spaceAt } from '../map/ground.ts';
import type { HexId } from '../map/hex.ts';
import { spaceLabel } from '../map/labels.ts';
import type { MapSpace } from '../map/layout.ts';
import { spaceWords, yourShip } from '../map/place-words.ts';
import { turnOf } from '../turn/turn-state.ts';
import { byWords, moveOption, priceOf, reach, type StepPayload, step, stepOffer, steps } from './movement.ts';
import { routes, type ShipRoute } from './routes.ts';
import { isBarred } from './safe.ts';

/** The option group of paths with more than one step. */
export const FURTHER = 'Farther away';

/** Returns every space a ship can reach with its points: single steps first, then longer paths, cheapest first. */
export function moves(g: Frontiers, seat: Seat): Offer<StepPayload>[] {
  const single = steps(g, seat);
  if (single.length === 0) return single;
  const near = new Set(reach(g, seat));
  const ways = [...routes(g, seat, playerOf(g, seat).points.move)];
  return [...single, ...ways.flatMap(([id, route]) => (near.has(id) ? [] : wayOffer(g, seat, id, route)))];
}

/**
 * Returns the offer to take a step to a space, or to follow the best path to a space farther away. If the ship can't
 * move there now, the offer includes the reason.
 */
export function moveOffer(g: Frontiers, seat: Seat, space: MapSpace): Offer<StepPayload> {
  const single = stepOffer(g, seat, space);
  const { at, points } = playerOf(g, seat);
  if (at === space.id || reach(g, seat).includes(space.id) || isBarred(g, seat, space.id)) return single;
  const route = routes(g, seat, points.move).get(space.id);
  if (route !== undefined) return wayOffer(g, seat, space.id, route);
  return priceOf(g, seat, space) === null ? single : offer(single.payload, tooFar(g, seat, space), () => single.option);
}

/** Returns the reason a space is out of reach: the cost of the path, or the lack of a path. */
function tooFar(g: Frontiers, seat: Seat, { id }: MapSpace): Obstacle {
  return no('F-MOVE-04', () => {
    const route = routes(g, seat, Number.POSITIVE_INFINITY).get(id);
    if (route === undefined) return `There is no path from ${yourShip(g, seat)} to ${spaceWords(g, id)}.`;
    const { move } = playerOf(g, seat).points;
    return `${spaceWords(g, id)} costs ${route.cost} Move${byWords(route.steps.slice(0, -1))}, but you have ${move}.`;
  });
}

function wayOffer(g: Frontiers, seat: Seat, to: HexId, { steps, cost }: ShipRoute): Offer<StepPayload> {
  const space = spaceAt(g, to);
  if (space === null) throw new Error(`no space ${to}`);
  const by = steps.slice(0, -1);
  const make = () => ({ ...moveOption(g, seat, space, { by, cost }), group: FURTHER });
  return offer({ do: 'move', by, to }, null, make);
}

/**
 * Follows a path step by step, and stops if something is revealed or Enemy Ships are provoked. The player then decides
 * how to continue (F-MOVE-14, F-SCAN-01).
 */
export function travel(ctx: Running, seat: Seat, { by, to }: StepPayload): void {
  const { g } = ctx;
  const stops = [...by, to];
  ctx.log(`${seatName(g, seat)} moves to ${spaceLabel(to)}${byWords(by)}.`, 'F-MOVE-04');
  for (const id of stops) {
    const isNews = step(ctx, seat, id);
    if (id === to || turnOf(g).moved) return;
    if (!isNews) continue;
    ctx.log(`${seatName(g, seat)} stops at ${spaceLabel(id)} because something was revealed.`, 'F-SCAN-01');
    return;
  }
}
