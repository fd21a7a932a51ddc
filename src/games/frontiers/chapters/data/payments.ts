import type { Seat } from '../../../../kernel/types.ts';
import { kept, shared } from '../../../kit/cache.ts';
import { BASICS, COLOURS, type Colour, isBasic } from '../../content/colours.ts';
import type { Frontiers } from '../../state.ts';
import { playerOf } from '../captains/find.ts';
import { lastings } from '../captains/lasting.ts';

/** Where data comes from: a token, a die of one’s own, a die that is taken now, or a crystal. */
type SourceKind = 'token' | 'own' | 'die' | 'crystal';

/** One data that is paid. */
export interface Paid {
  kind: SourceKind;
  colour: Colour;
}

/** A way to pay. */
export interface Payment {
  /** `token-red`, or several with `+` between them. */
  key: string;
  /** In words: `red die`. */
  label: string;
  /** In the order of the key. */
  data: readonly Paid[];
}

interface Source extends Paid {
  /** How many of it there are. */
  count: number;
  /** It is lost with the turn, used or not (F-DATA-02). */
  fleeting: boolean;
}

/** A cache of payments of one data, which all share. */
const singles = new Map<string, Payment>();

/** Most ways to pay that are offered: beyond them nobody reads on. */
const MOST_PAYMENTS = 24;

/** What a seat could pay with at one moment, looked at once for many payments. */
export interface Purse {
  readonly sources: readonly Source[];
  /** Dice that may still be taken from the Core. */
  readonly dice: number;
  /** Ways to pay one data of a colour, once they were asked for. */
  readonly single: Partial<Record<Colour, readonly Payment[]>>;
  readonly paysFor: (source: Source, need: Colour) => boolean;
  /** Basic colours that another one has cursed for the seat. */
  readonly cursed: readonly Colour[];
}

/** What a seat could pay with now. */
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
 * Ways to pay data of all these colours, the ones that cost least first; none when it can’t be paid (F-CARD-10). `then`: data
 * of one of these colours has to be left over.
 */
export function payments(
  g: Frontiers,
  seat: Seat,
  needs: readonly Colour[],
  then: readonly Colour[] | null = null,
): readonly Payment[] {
  return waysToPay(purseOf(g, seat), needs, then);
}

/** The same, out of a purse. */
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
 * Sources that can pay for one more colour. Data of just that colour that is lost with the turn
 * is the only choice, since to save it saves nothing; unless the colour is cursed.
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

/** Whether data of a colour can be paid at all. */
export function canPay(g: Frontiers, seat: Seat, need: Colour): boolean {
  return sources(g, seat, diceLeft(g, seat)).some((source) => paysFor(g, seat, source, need));
}

/** How many dice a seat may still take from the Core in this turn (F-DATA-12, F-PVP-14, F-PVP-18). */
export function diceLeft(g: Frontiers, seat: Seat): number {
  const { dice: taken, wastedDice } = playerOf(g, seat);
  const more = lastings(g, seat, 'dice').reduce((sum, modifier) => sum + modifier.more, 0);
  const base = mayTakeDie(g, seat) ? 1 : 0;
  return base + more - wastedDice - taken.filter(({ kept }) => !kept).length;
}

/** Whether the die of the turn is a seat’s to take: in its turn, in an assault it joined, in PvP it attends in full. */
function mayTakeDie(g: Frontiers, seat: Seat): boolean {
  if (g.turn === null) return false;
  if (g.turn.seat === seat) return true;
  return g.pvp === null ? g.turn.joined.includes(seat) : g.pvp.attendance === 'full' && g.pvp.defender.seat === seat;
}

/** All data that a seat can use now, what costs least first. Crystals are spent wherever data is, in PvP as well (F-DATA-04, F-OPEN-46). */
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

/** Whether white dice are no dice of a colour, because one of it lies in the Core (F-VARIANT-14). */
export function isWhiteBarred({ options, core }: Frontiers, colour: Colour): boolean {
  return options.friendlyData && core.includes(colour);
}

/** Whether data of a source pays for a colour (F-DATA-06, F-DATA-07, F-DATA-10, F-DATA-11). */
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

/** Colours that others have cursed; none once it has struck in this turn. */
export function cursedColours(g: Frontiers, seat: Seat): Colour[] {
  const found: Colour[] = [];
  for (const [other, { lasting, eliminated }] of g.players.entries()) {
    if (other === seat || eliminated || lasting.length === 0) continue;
    for (const { modifier } of lasting) if (modifier.kind === 'claimed' && modifier.curse) found.push(modifier.colour);
  }
  return found.length === 0 || lastings(g, seat, 'cursed').length > 0 ? [] : found;
}
