import { percent } from '../../../kit/words.ts';

// Computes exact chances from public information, since all dice are independent. The displayed text says “about”
// because rerolls, Retreats and later cards are ignored.

/** A side in these calculations: its strength, its extra dice, and the hit chance of each die. */
export interface Force {
  strength: number;
  more: number;
  chance: number;
}

/** The result of a fight to the end: the first side’s chance to win, and the mean losses of each side. */
export interface BattleOdds {
  win: number;
  lost: number;
  killed: number;
}

/** Returns the chances of 0 to `dice` hits. */
function binomial(dice: number, chance: number): number[] {
  let row = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(row.length + 1).fill(0);
    for (const [hits, share] of row.entries()) {
      next[hits] = (next[hits] ?? 0) + share * (1 - chance);
      next[hits + 1] = (next[hits + 1] ?? 0) + share * chance;
    }
    row = next;
  }
  return row;
}

/** Returns the chances of 0 to `victims` hits. The last entry is the chance of `victims` or more hits. */
function hitsOn(dice: number, chance: number, victims: number): number[] {
  const row = binomial(dice, chance);
  const cut = row.slice(0, victims);
  const rest = row.slice(victims).reduce((sum, share) => sum + share, 0);
  return [...cut, rest];
}

/** Results of battles fought to the end, one entry for each pair of strengths. */
interface Ends {
  win: Float64Array;
  lost: Float64Array;
  killed: Float64Array;
}

/** Computes the results for all strengths up to those of both sides. */
function endsOf(a: Force, b: Force): { ends: Ends; at(x: number, y: number): number } {
  const width = b.strength + 1;
  const size = (a.strength + 1) * width;
  const ends = { win: new Float64Array(size), lost: new Float64Array(size), killed: new Float64Array(size) };
  const at = (x: number, y: number): number => x * width + y;
  for (let x = 1; x <= a.strength; x++) {
    ends.win[at(x, 0)] = 1;
    for (let y = 1; y <= b.strength; y++) {
      const mine = hitsOn(x + a.more, a.chance, y);
      const theirs = hitsOn(y + b.more, b.chance, x);
      // Rounds without any hit change nothing, so they are factored out.
      const again = (mine[0] ?? 0) * (theirs[0] ?? 0);
      if (again < 1) sumUp(ends, at, [x, y], mine, theirs, 1 / (1 - again));
    }
  }
  return { ends, at };
}

/** Computes the result for one pair of strengths from the results for all pairs that a Combat Round can lead to. */
function sumUp(
  { win, lost, killed }: Ends,
  at: (x: number, y: number) => number,
  [x, y]: readonly [number, number],
  mine: readonly number[],
  theirs: readonly number[],
  scale: number,
): void {
  const here = at(x, y);
  for (let hits = 0; hits < mine.length; hits++)
    for (let losses = 0; losses < theirs.length; losses++) {
      if (hits + losses === 0) continue;
      const share = (mine[hits] ?? 0) * (theirs[losses] ?? 0) * scale;
      const then = at(x - losses, y - hits);
      win[here] = (win[here] ?? 0) + share * (win[then] ?? 0);
      lost[here] = (lost[here] ?? 0) + share * (losses + (lost[then] ?? 0));
      killed[here] = (killed[here] ?? 0) + share * (hits + (killed[then] ?? 0));
    }
}

/**
 * Returns the result of a Space Battle fought to the last Ship (A-BAT-18, A-BAT-29). `strikes` is the side that rolls
 * first in the first Combat Round (A-BAT-21). If neither side can hit, nobody wins.
 */
export function battleOdds(a: Force, b: Force, strikes: 'first' | 'second' | null): BattleOdds {
  const { ends, at } = endsOf(a, b);
  const from = (x: number, y: number): BattleOdds => {
    const place = at(x, y);
    return { win: ends.win[place] ?? 0, lost: ends.lost[place] ?? 0, killed: ends.killed[place] ?? 0 };
  };
  if (strikes === null) return from(a.strength, b.strength);
  const sum = { win: 0, lost: 0, killed: 0 };
  const [first, second] = strikes === 'first' ? [a, b] : [b, a];
  for (const [hits, share] of hitsOn(first.strength + first.more, first.chance, second.strength).entries()) {
    const left = second.strength - hits;
    const back = left === 0 ? [1] : hitsOn(left + second.more, second.chance, first.strength);
    for (const [losses, other] of back.entries()) {
      const [lost, killed] = strikes === 'first' ? [losses, hits] : [hits, losses];
      const then = from(a.strength - lost, b.strength - killed);
      sum.win += share * other * then.win;
      sum.lost += share * other * (lost + then.lost);
      sum.killed += share * other * (killed + then.killed);
    }
  }
  return sum;
}

/** The chances of each result of an Invasion without Retreats or Surrender, and the mean number of Ships lost. */
export interface InvasionOdds {
  success: number;
  annihilation: number;
  repelled: number;
  lost: number;
}

const NO_INVASION: InvasionOdds = { success: 0, annihilation: 0, repelled: 0, lost: 0 };

/** Returns the result of an Invasion fought to the end (A-INV-09 to A-INV-14). The Control Node counts as a Node. */
export function invasionOdds(ships: Force, nodes: Force): InvasionOdds {
  const known = new Map<number, InvasionOdds>();
  const from = (x: number, n: number): InvasionOdds => {
    if (x === 0) return { ...NO_INVASION, repelled: 1 };
    const key = x * (nodes.strength + 1) + n;
    const before = known.get(key);
    if (before !== undefined) return before;
    const mine = hitsOn(x + ships.more, ships.chance, n + 1);
    const theirs = hitsOn(n + nodes.more, nodes.chance, x);
    const sum = { ...NO_INVASION };
    for (const [hits, share] of mine.entries())
      for (const [losses, other] of theirs.entries()) {
        const both = share * other;
        if (hits + losses === 0 || both === 0) continue;
        sum.lost += both * losses;
        if (hits > n) sum.success += both;
        else if (hits === n) sum.annihilation += both;
        else {
          const then = from(x - losses, n - hits);
          sum.success += both * then.success;
          sum.annihilation += both * then.annihilation;
          sum.repelled += both * then.repelled;
          sum.lost += both * then.lost;
        }
      }
    const again = (mine[0] ?? 0) * (theirs[0] ?? 0);
    const scale = again < 1 ? 1 / (1 - again) : 0;
    for (const one of ['success', 'annihilation', 'repelled', 'lost'] as const) sum[one] *= scale;
    known.set(key, sum);
    return sum;
  };
  return from(ships.strength, nodes.strength);
}

/** Returns the chance that a die plus a bonus exceeds a Resistance (A-HEG-04). */
export function hegemonyOdds(resistance: number, bonus: number): number {
  return Math.min(6, Math.max(0, 6 - (resistance - bonus))) / 6;
}

/** Formats an Invasion’s results for the Attacker: “take it 8 %, raze it 45 %, fail 47 %”. */
export function endsText({ success, annihilation, repelled }: InvasionOdds): string {
  return `take it ${percent(success)}, raze it ${percent(annihilation)}, fail ${percent(repelled)}`;
}

/** Formats an Invasion’s results for the Defender. */
export function defendText({ success, annihilation, repelled }: InvasionOdds): string {
  return `Chances if you fight: hold it ${percent(repelled)}, lose it ${percent(success)}, razed ${percent(annihilation)}`;
}

/** Formats a mean with one decimal place: “1.5”. */
export function mean(value: number): string {
  return String(Math.round(value * 10) / 10);
}
