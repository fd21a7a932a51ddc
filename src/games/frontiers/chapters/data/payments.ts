import type { Seat } from '../../../../kernel/types.ts';
import { kept, shared } from '../../../kit/cache.ts';
import { BASICS, COLOURS, type Colour, isBasic } from '../../content/colours.ts';
import type { Frontiers } from '../../state.ts';
import { playerOf } from '../captains/find.ts';
import { added, isInForce, lastings } from '../captains/lasting.ts';

/** A source of data: a Data Token, a die that the player already has, a die taken now from the Core, or a crystal. */
type SourceKind = 'token' | 'own' | 'die' | 'crystal';

/** One unit of data that is paid. */
export interface Paid {
  kind: SourceKind;
  colour: Colour;
}

/** A way to pay. */
export interface Payment {
  /** The key of the payment: `token-red`, or several parts joined by `+`. */
  key: string;
  /** A label such as `red die`. */
  label: string;
  /** The data paid, in the order of the key. */
  data: readonly Paid[];
}

interface Source extends Paid {
  /** The number of units available from this source. */
  count: number;
  /** True if the data is lost at the end of the turn, whether it is used or not (F-DATA-02). */
  fleeting: boolean;
}

/** A shared cache of payments of a single unit of data. */
const singles = new Map<string, Payment>();

/** The maximum number of payments that are listed. A longer list would be unreadable. */
const MOST_PAYMENTS = 24;

/** Everything that a seat could pay with at one moment, computed once for many payments. */
export interface Purse {
  readonly sources: readonly Source[];
  /** The number of dice that the seat may still take from the Core. */
  readonly dice: number;
  /** A cache of the payments for one unit of a color. */
  readonly single: Partial<Record<Colour, readonly Payment[]>>;
  readonly paysFor: (source: Source, need: Colour) => boolean;
  /** The colors that another player has cursed for this seat. */
  readonly cursed: readonly Colour[];
}

/** Returns everything that a seat could pay with now. */
export function purseOf(g: Frontiers, seat: Seat): Purse {
  const dice = diceLeft(g, seat);
  return {
    sources: sources(g, seat, dice),
    dice,
    single: {},
    paysFor: (source, need) => paysFor(g, seat, source, need),
    cursed: cursedColours(g, seat),
  };
}

/**
 * Returns the ways to pay one unit of data in each of these colors, cheapest first. The list is empty if the data can't
 * be paid (F-CARD-10). With `then`, data in one of the `then` colors must be left over.
 */
export function payments(
  g: Frontiers,
  seat: Seat,
  needs: readonly Colour[],
  then: readonly Colour[] | null = null,
): readonly Payment[] {
  return waysToPay(purseOf(g, seat), needs, then);
}

/** Like `payments`, but with a purse that already exists. */
export function waysToPay(
  purse: Purse,
  needs: readonly Colour[],
  then: readonly Colour[] | null = null,
): readonly Payment[] {
  const [only] = needs;
  if (only === undefined || needs.length > 1 || then !== null) return search(purse, needs, then);
  let ways = purse.single[only];
  if (ways === undefined) {
    ways = choices(purse, only, []).map(singleOf);
    purse.single[only] = ways;
  }
  return ways;
}

function singleOf({ kind, colour }: Paid): Payment {
  return kept(singles, `${kind}-${colour}`, (key) =>
    shared({ key, label: kind === 'own' ? `your ${colour} die` : `${colour} ${kind}`, data: [{ kind, colour }] }),
  );
}

function search(purse: Purse, needs: readonly Colour[], then: readonly Colour[] | null): Payment[] {
  const found = new Map<string, Payment>();
  const walk = (at: number, taken: readonly Source[]): void => {
    const need = needs[at];
    if (need !== undefined) {
      for (const source of choices(purse, need, taken)) {
        if (found.size < MOST_PAYMENTS) walk(at + 1, [...taken, source]);
      }
      return;
    }
    if (then !== null && !then.some((colour) => choices(purse, colour, taken).length > 0)) return;
    const single = taken.map(singleOf);
    const sorted = [...single].sort((one, other) => (one.key < other.key ? -1 : 1));
    const key = sorted.map((one) => one.key).join('+');
    if (found.has(key)) return;
    const label = single.map((one) => one.label).join(', ');
    found.set(key, { key, label, data: sorted.flatMap(({ data }) => data) });
  };
  walk(0, []);
  return [...found.values()];
}

/**
 * Returns the sources that can pay for one more unit of a color. Data of exactly that color that is lost with the turn
 * is the only choice, because saving it gains nothing. Cursed colors are an exception.
 */
function choices({ sources: all, dice: most, paysFor: fits, cursed }: Purse, need: Colour, taken: readonly Source[]) {
  const open: Source[] = [];
  for (const source of all) {
    if (!fits(source, need) || taken.filter((one) => one === source).length >= source.count) continue;
    if (source.kind === 'die' && taken.filter(({ kind }) => kind === 'die').length >= most) continue;
    if (source.fleeting && source.colour === need && !cursed.includes(need)) return [source];
    open.push(source);
  }
  return open;
}

/** Whether a seat can pay one unit of this color. */
export function canPay(g: Frontiers, seat: Seat, need: Colour): boolean {
  return sources(g, seat, diceLeft(g, seat)).some((source) => paysFor(g, seat, source, need));
}

/** Returns the number of dice that a seat may still take from the Core this turn (F-DATA-12, F-PVP-14, F-PVP-18). */
export function diceLeft(g: Frontiers, seat: Seat): number {
  const { dice: taken, wastedDice } = playerOf(g, seat);
  const more = added(g, seat, 'dice', (modifier) => modifier.more);
  const base = mayTakeDie(g, seat) ? 1 : 0;
  return base + more - wastedDice - taken.filter(({ kept }) => !kept).length;
}

/**
 * Whether a seat may take the die of the turn: on its own turn, in an assault that it joined, or in PvP that it attends
 * fully.
 */
function mayTakeDie(g: Frontiers, seat: Seat): boolean {
  if (g.turn === null) return false;
  if (g.turn.seat === seat) return true;
  return g.pvp === null ? g.turn.joined.includes(seat) : g.pvp.attendance === 'full' && g.pvp.defender.seat === seat;
}

/**
 * Returns all data that a seat can use now, cheapest first. Crystals can be spent wherever data can, including in PvP
 * (F-DATA-04, F-OPEN-46).
 */
function sources(g: Frontiers, seat: Seat, left: number): Source[] {
  const player = playerOf(g, seat);
  const found: Source[] = [];
  for (const colour of COLOURS) {
    if (player.data[colour] > 0) {
      found.push({ kind: 'token', colour, count: player.data[colour], fleeting: true });
    }
  }
  for (const colour of COLOURS) {
    let own = 0;
    let fleeting = false;
    for (const die of player.dice) {
      if (die.used || die.colour !== colour) continue;
      own += 1;
      fleeting ||= die.kept !== true;
    }
    if (own > 0) found.push({ kind: 'own', colour, count: own, fleeting });
  }
  if (left > 0) {
    for (const colour of COLOURS) {
      let lying = 0;
      for (const face of g.core) if (face === colour) lying += 1;
      if (lying > 0) found.push({ kind: 'die', colour, count: lying, fleeting: false });
    }
  }
  for (const colour of BASICS) {
    const count = player.crystals[colour];
    if (count > 0) found.push({ kind: 'crystal', colour, count, fleeting: false });
  }
  return found;
}

/** Whether white dice can't stand in for a color because the Core has a die of that color (F-VARIANT-14). */
export function isWhiteBarred({ options, core }: Frontiers, colour: Colour): boolean {
  return options.friendlyData && core.includes(colour);
}

/** Whether data from a source can pay for a color (F-DATA-06, F-DATA-07, F-DATA-10, F-DATA-11). */
function paysFor(g: Frontiers, seat: Seat, { kind, colour }: Source, need: Colour): boolean {
  if (colour === need) return true;
  if (!isBasic(need)) return false;
  if (colour === 'white') {
    const isDie = kind === 'die' || kind === 'own';
    return !(isDie && isWhiteBarred(g, need));
  }
  return (
    (kind === 'die' || kind === 'own') && lastings(g, seat, 'wild').some(({ colours }) => colours.includes(colour))
  );
}

/**
 * Returns the colors that other players have cursed for this seat. The list of cursed colors is empty once a curse has
 * struck this turn.
 */
export function cursedColours(g: Frontiers, seat: Seat): Colour[] {
  const found: Colour[] = [];
  for (const [other, { lasting, eliminated }] of g.players.entries()) {
    if (other === seat || eliminated || lasting.length === 0) continue;
    for (const { modifier } of lasting) if (modifier.kind === 'claimed' && modifier.curse) found.push(modifier.colour);
  }
  return found.length === 0 || isInForce(g, seat, 'cursed') ? [] : found;
}
