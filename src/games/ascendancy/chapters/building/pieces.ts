import type { Seat } from '../../../../kernel/types.ts';
import { no, type Offer, offer } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { systemName } from '../../content/lookup.ts';
import { loseCommand } from '../../position/commands.ts';
import { controlled, discOf, playerOf } from '../../position/find.ts';
import { atPlace, does } from '../../position/names.ts';
import { nodesIn } from '../../position/standing.ts';
import { notNow } from '../../position/turn.ts';
import { destroyShips } from '../../position/units.ts';
import type { Ascendancy, Disc, Sector } from '../../state.ts';
import { DISCARD, type OfferFilter, type Payload, type Play } from '../calls.ts';
import { shortPlace } from '../movement/words.ts';

/** Lists offers to take pieces back from the map when none are left in supply (A-BUILD-19, A-BUILD-20, A-OPEN-90). */
export function pieceOffers(g: Ascendancy, seat: Seat, wanted: OfferFilter): Offer<Payload>[] {
  return [...shipOffers(g, seat, wanted), ...controlOffers(g, seat, wanted)];
}

function shipOffers(g: Ascendancy, seat: Seat, wanted: OfferFilter): Offer<Payload>[] {
  const spare = playerOf(g, seat).ships;
  const why =
    notNow(g, seat, 'building') ??
    (spare === 0 ? null : no('A-BUILD-19', () => `You still have ${several(spare, 'Ship')} left to build.`));
  if (why !== null && wanted === 'open') return [];
  const sectors = new Set<Sector>();
  for (const { seat: owner, fleet, at } of g.units)
    if (owner === seat && fleet === null && at !== null) sectors.add(at);
  return [...sectors].map((sector) =>
    offer(
      (ctx: Play) => scrapShip(ctx, seat, sector),
      why,
      () => ({
        key: `disband:ship:${sector}`,
        verb: 'disband',
        label: `Disband a Ship at ${shortPlace(g, sector)}`,
        hint: 'You can build it again',
        rule: 'A-BUILD-19',
      }),
    ),
  );
}

function scrapShip(ctx: Play, seat: Seat, sector: Sector): void {
  const unit = ctx.g.units.find((one) => one.seat === seat && one.at === sector && one.fleet === null);
  if (unit === undefined) throw new Error(`seat ${seat} has no single Ship at ${sector}`);
  destroyShips(ctx, unit.id, 1);
  ctx.log(`${does(ctx.g, seat, 'disbands', 'disband')} a Ship ${atPlace(ctx.g, sector)}.`, 'A-BUILD-19');
}

function controlOffers(g: Ascendancy, seat: Seat, wanted: OfferFilter): Offer<Payload>[] {
  const spare = playerOf(g, seat).controls;
  const why =
    notNow(g, seat, 'building') ??
    (spare === 0 ? null : no('A-OPEN-90', () => `You still have ${several(spare, 'Control Node')} in supply.`));
  if (why !== null && wanted === 'open') return [];
  return controlled(g, seat).map((disc) =>
    offer(
      (ctx: Play) => giveUp(ctx, seat, discOf(ctx.g, disc.id)),
      why,
      () => ({
        key: `disband:control:${disc.id}`,
        verb: 'disband',
        label: `Give up ${systemName(disc.id)}`,
        hint: `You lose Control and ${several(nodesIn(disc), 'Node')}. You can reuse the Control Node`,
        rule: 'A-BUILD-20',
      }),
    ),
  );
}

function giveUp(ctx: Play, seat: Seat, disc: Disc): void {
  const { g } = ctx;
  disc.control = null;
  disc.taken = null;
  disc.nodes = disc.nodes.map(() => null);
  playerOf(g, seat).controls += 1;
  ctx.log(`${does(g, seat, 'gives', 'give')} up ${systemName(disc.id)} and all its Nodes.`, 'A-BUILD-20');
  // The Starbase remains, but belongs to nobody (A-OPEN-90).
  if (disc.starbase) {
    loseCommand(g, seat);
    ctx.log(`${does(g, seat, 'loses', 'lose')} the Starbase at ${systemName(disc.id)} and a Command.`, 'A-OPEN-90');
  }
  // Losing Research Nodes lowers the maximum number of Projects (A-PROJ-06).
  ctx.call(DISCARD, { seat });
}
