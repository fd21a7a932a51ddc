import type { Seat } from '../../../../kernel/types.ts';
import { keyed, no, type Obstacle, type Offer } from '../../../kit/offers.ts';
import { sentence, several } from '../../../kit/words.ts';
import { exhaustCommands } from '../../position/commands.ts';
import { unitOf } from '../../position/find.ts';
import { dropEmptyLanes } from '../../position/lanes.ts';
import { atPlace, does, unitName } from '../../position/names.ts';
import { lacksCommands } from '../../position/turn.ts';
import { added, setTo } from '../../rules/ask.ts';
import { moment } from '../../rules/moments.ts';
import type { Ascendancy, Unit, UnitId } from '../../state.ts';
import type { Payload, Play } from '../calls.ts';
import { type Calling, callsWith, labelWith } from './calling.ts';
import { whyHeld } from './standing.ts';

/** Returns how many Commands it costs to Enter Warp: one (A-MOVE-07), unless a rule reduces this (A-FER-07). */
export function priceToEnter(g: Ascendancy, by: Seat, unit: UnitId): number {
  return Math.max(0, 1 + added(g, 'command-price', { of: 'warp', seat: by, unit }));
}

/** Takes a unit off the map. The unit’s Warp Token points to the Sector that the unit left (A-MOVE-07, A-MOVE-10). */
export function enterWarp(ctx: Play, by: Seat, id: UnitId): void {
  const { g } = ctx;
  const unit = unitOf(g, id);
  if (unit.at === null) throw new Error(`unit ${id} is at Warp already`);
  exhaustCommands(g, by, priceToEnter(g, by, id));
  const tokens = setTo(g, 'distance', { of: 'warp', unit: id }) ?? 1;
  ctx.log(`${does(g, by, 'Enters', 'Enter')} Warp with ${unitName(g, unit)} ${atPlace(g, unit.at)}.`, 'A-MOVE-07');
  unit.warp = { from: unit.at, tokens };
  unit.at = null;
  // A Ship at Warp doesn’t keep an open lane on the map (A-LANE-10).
  dropEmptyLanes(ctx);
  moment(ctx, 'entered-warp', { seat: unit.seat, unit: id });
}

/** Adds a Warp Token to a unit at Warp (A-MOVE-09). */
function boost(ctx: Play, by: Seat, id: UnitId): void {
  const unit = unitOf(ctx.g, id);
  if (unit.warp === null) throw new Error(`unit ${id} is not at Warp`);
  exhaustCommands(ctx.g, by, 1);
  unit.warp.tokens += 1;
  const tokens = several(unit.warp.tokens, 'Warp Token');
  ctx.log(
    `${does(ctx.g, by, 'adds', 'add')} a Warp Token to ${unitName(ctx.g, unit)}, which now has ${tokens}.`,
    'A-MOVE-09',
  );
}

/** Offers to Enter Warp with a unit on the map. */
export function enterOffer(g: Ascendancy, by: Seat, unit: Unit, calling: () => Calling): Offer<Payload> {
  const { id } = unit;
  const price = priceToEnter(g, by, id);
  const why: Obstacle = whyHeld(g, unit) ?? lacksCommands(g, by, price);
  return keyed<Payload>(
    `warp:${id}`,
    (ctx) => enterWarp(ctx, by, id),
    why,
    () => ({
      verb: 'warp',
      label: labelWith(calling(), (what) => `Enter Warp with ${what}`),
      called: ['by warp', 'to warp', 'enters warp'].flatMap((how) => callsWith(calling(), how)),
      hint: sentence(price === 0 ? 'no Command' : several(price, 'Command')),
      rule: price === 0 ? 'A-FER-07' : 'A-MOVE-07',
    }),
  );
}

/** Offers to add a Warp Token to a unit at Warp. */
export function boostOffer(g: Ascendancy, by: Seat, unit: Unit, calling: () => Calling): Offer<Payload> {
  const tokens = unit.warp?.tokens ?? 0;
  const why: Obstacle = tokens === 0 ? no('A-MOVE-09', 'This unit isn’t at Warp.') : lacksCommands(g, by, 1);
  return keyed<Payload>(
    `boost:${unit.id}`,
    (ctx) => boost(ctx, by, unit.id),
    why,
    () => ({
      verb: 'boost',
      label: labelWith(calling(), (what) => `Warp Token for ${what}`),
      hint: `1 Command; it has ${tokens}`,
      rule: 'A-MOVE-09',
    }),
  );
}
