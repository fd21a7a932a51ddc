import type { Ctx } from '../../../../kernel/game.ts';
import type { Question, Seat } from '../../../../kernel/types.ts';
import { no, type Offer, type Offering, offer, open } from '../../../kit/offers.ts';
import { sentence } from '../../../kit/words.ts';
import { playerOf } from '../../position/find.ts';
import { does, resourceName, resourcesText, theSeat } from '../../position/names.ts';
import { has, nothing, pay, RESOURCES } from '../../position/resources.ts';
import { areSimultaneous } from '../../position/turn.ts';
import type { Ascendancy, Resource, Resources } from '../../state.ts';
import { seatsLeft } from './sequence.ts';

/** Whether a player may commit Resources: only after First Contact with any player (A-INIT-02, A-OPEN-41). */
function mayCommit(g: Ascendancy, seat: Seat): boolean {
  return playerOf(g, seat).contact.length > 0;
}

/**
 * Whether cards are dealt at random without commitments: by an optional rule (A-OPT-06), in simultaneous turns
 * (A-OPEN-88), or before any First Contact (A-INIT-10).
 */
export function isDealt(g: Ascendancy): boolean {
  return (
    g.options.rules.randomTurnOrder === true || areSimultaneous(g) || !seatsLeft(g).some((seat) => mayCommit(g, seat))
  );
}

/**
 * Returns the next player to commit, in the order of last round’s cards (A-INIT-04), or null. Players who must commit
 * last because of a rule come after all others.
 */
export function nextToCommit(g: Ascendancy, done: readonly Seat[]): Seat | null {
  const waits = (seat: Seat): boolean =>
    g.lasting.some(({ what, seats }) => what === 'commits-last' && seats.includes(seat));
  const rank = (seat: Seat): number =>
    // Before the first round there is no turn order (A-OPEN-65).
    (playerOf(g, seat).order.last ?? 0) + (waits(seat) ? 2 * g.players.length + 2 : 0);
  const [next] = seatsLeft(g)
    .filter((seat) => mayCommit(g, seat) && !done.includes(seat))
    .sort((a, b) => rank(a) - rank(b));
  return next ?? null;
}

/** Returns how many Resources a player could commit. */
function most(g: Ascendancy, seat: Seat): number {
  return RESOURCES.reduce((sum, one) => sum + has(playerOf(g, seat), one), 0);
}

/** Lists the totals a player may commit (A-INIT-05, A-INIT-06). */
export function bids(g: Ascendancy, seat: Seat): Offer<number>[] {
  return Array.from({ length: most(g, seat) + 1 }, (_, total) => {
    const same = seatsLeft(g).find((one) => total > 0 && playerOf(g, one).order.committed === total);
    const why =
      same === undefined
        ? null
        : no('A-INIT-06', () => `${sentence(theSeat(g, same))} already committed ${total}. Choose another number.`);
    return offer(total, why, () => ({
      key: String(total),
      verb: 'commit',
      label: total === 0 ? 'Commit nothing' : `Commit ${total}`,
      ...calledBid(g, seat, total),
      rule: 'A-INIT-03',
    }));
  });
}

/**
 * Returns other names for a total: its Resource if there is only one kind, and “everything” if it is all that the
 * player has.
 */
function calledBid(g: Ascendancy, seat: Seat, total: number): { called?: string[] } {
  const [only, ...others] = new Set(soleMix(g, seat, total));
  const called = [
    ...(only === undefined || others.length > 0 ? [] : [`${total} ${resourceName(only)}`]),
    ...(only !== undefined && total === most(g, seat) ? ['everything', 'all'] : []),
  ];
  return called.length === 0 ? {} : { called };
}

/** Asks for the total to commit. */
export function asksBid(g: Ascendancy, seat: Seat): Offering<number> {
  const told = seatsLeft(g)
    .filter((one) => playerOf(g, one).order.committed > 0)
    .map((one) => `${theSeat(g, one)} ${playerOf(g, one).order.committed}`);
  const others = told.length === 0 ? '' : ` Committed so far: ${told.join(', ')}.`;
  const prompt = `How many Resources do you commit to Initiative? You have ${resourcesText(purse(g, seat))}.${others}`;
  return { seat, kind: 'amount', prompt, offers: bids(g, seat), min: 1, max: 1, rule: 'A-INIT-03' };
}

function purse(g: Ascendancy, seat: Seat): Resources {
  const purse = nothing();
  for (const one of RESOURCES) purse[one] = has(playerOf(g, seat), one);
  return purse;
}

/** Asks which Resources make up the total (A-INIT-03). */
export function askResourceMix(g: Ascendancy, seat: Seat, total: number): Offering<Resource> {
  const have = purse(g, seat);
  const offers = RESOURCES.filter((one) => have[one] > 0).map((one) => {
    const label = `${resourceName(one)} (of ${have[one]})`;
    return open({ key: one, verb: 'commit', label, max: Math.min(total, have[one]), rule: 'A-INIT-03' }, one);
  });
  const prompt = total === 1 ? 'Which Resource do you commit?' : `Which ${total} Resources do you commit?`;
  return { seat, kind: 'allocate', prompt, offers, min: total, max: total, rule: 'A-INIT-03' };
}

/** Returns the only mix for a total, or null if there are several. */
export function soleMix(g: Ascendancy, seat: Seat, total: number): Resource[] | null {
  const have = purse(g, seat);
  const kinds = RESOURCES.filter((one) => have[one] > 0);
  const [only] = kinds;
  if (total === 0 || only === undefined) return [];
  if (kinds.length === 1) return new Array<Resource>(total).fill(only);
  if (total < most(g, seat)) return null;
  return kinds.flatMap((one) => new Array<Resource>(have[one]).fill(one));
}

/** Commits Resources to the Supply (A-INIT-08) and records the total for this round. */
export function commit(ctx: Ctx<Ascendancy>, seat: Seat, mix: readonly Resource[]): void {
  const { g } = ctx;
  const price = nothing();
  for (const one of mix) price[one] += 1;
  pay(g, seat, price);
  playerOf(g, seat).order.committed = mix.length;
  const what = mix.length === 0 ? 'nothing' : resourcesText(price);
  ctx.log(`${does(g, seat, 'commits', 'commit')} ${what} to Initiative.`, 'A-INIT-08');
}

/** Returns the keys of the cheapest mix, which uses Production first, then Research, then Culture. */
export function plainMix({ options, min }: Question): string[] {
  const keys: string[] = [];
  for (const { key, max = 1 } of options) for (let one = 0; one < max && keys.length < min; one++) keys.push(key);
  return keys;
}
