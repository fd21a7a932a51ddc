import type { Seat } from '../../../../kernel/types.ts';
import { keyed, no, type Obstacle, type Offer } from '../../../kit/offers.ts';
import { systemName } from '../../content/lookup.ts';
import { STARBASES } from '../../content/prices.ts';
import { exhaustCommands, gainCommand } from '../../position/commands.ts';
import { controlled, discOf, playerOf } from '../../position/find.ts';
import { does } from '../../position/names.ts';
import { commandsText, lacksCommands, notNow } from '../../position/turn.ts';
import { added, banned } from '../../rules/ask.ts';
import { moment } from '../../rules/moments.ts';
import type { Ascendancy, Disc, SystemId } from '../../state.ts';
import type { OfferFilter, Payload, Play } from '../calls.ts';

/**
 * Returns the reason no Starbase can be placed in a System, no matter how it is paid for, or null (A-SB-01 to A-SB-04,
 * A-VUL-08).
 */
export function starbaseless(g: Ascendancy, seat: Seat, disc: Disc): Obstacle {
  const { commissioned, ascendancy } = playerOf(g, seat);
  const { id } = disc;
  if (disc.control !== seat) return no('A-SB-01', () => `You don’t Control ${systemName(id)}.`);
  const barred = banned(g, 'build', { what: 'starbase', seat, system: id });
  if (barred !== null) return barred;
  if (disc.starbase) return no('A-SB-01', () => `${systemName(id)} already has a Starbase.`);
  // A captured Starbase doesn’t count as commissioned (A-SB-04).
  if (commissioned >= STARBASES)
    return no('A-SB-02', `You have already commissioned ${commissioned} of ${STARBASES} Starbases.`);
  if (commissioned >= ascendancy)
    return no(
      'A-SB-03',
      `Your Ascendancy of ${ascendancy} allows no more Starbases. You have already commissioned ${commissioned}.`,
    );
  return null;
}

/**
 * Places a Starbase, effective immediately (A-OPEN-89), and gives its Command (A-SB-06, A-SET-08). The price has
 * already been paid.
 */
export function placeStarbase(ctx: Play, seat: Seat, system: SystemId): void {
  const { g } = ctx;
  discOf(g, system).starbase = true;
  playerOf(g, seat).commissioned += 1;
  gainCommand(g, seat);
  ctx.log(`${does(g, seat, 'commissions', 'commission')} a Starbase at ${systemName(system)}.`, 'A-SB-01');
  moment(ctx, 'commissioned', { seat, what: 'starbase', system });
}

/**
 * Lists offers to commission Starbases. Each Starbase costs one Command, unless a rule changes that, and no Resources
 * (A-SB-01).
 */
export function starbaseOffers(g: Ascendancy, seat: Seat, wanted: OfferFilter = 'all'): Offer<Payload>[] {
  const price = Math.max(0, 1 + added(g, 'command-price', { of: 'starbase', seat }));
  const late = notNow(g, seat, 'command');
  if (wanted === 'open' && lacksCommands(g, seat, price) !== null) return [];
  return controlled(g, seat).map((disc) => {
    const why = late ?? starbaseless(g, seat, disc) ?? lacksCommands(g, seat, price);
    const build: Payload = (ctx) => {
      exhaustCommands(ctx.g, seat, price);
      placeStarbase(ctx, seat, disc.id);
    };
    return keyed(`starbase:${disc.id}`, build, why, () => ({
      verb: 'starbase',
      label: `Commission a Starbase at ${systemName(disc.id)}`,
      hint: commandsText(price),
      rule: 'A-SB-01',
    }));
  });
}
