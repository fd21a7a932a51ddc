import { must } from '../../../kernel/must.ts';
import { type Colour, isBasic } from '../content/colours.ts';
import type { CardKind } from '../effects/union.ts';
import type { CardId } from '../state.ts';

/** A list of colors. Data in any one of these colors fits. */
export type AnyOf = readonly Colour[];

/** Data that a use costs. The first `after` yields of the same use come before the payment and can be spent on it. */
export interface Need {
  readonly colours: AnyOf;
  readonly after: number;
}

/**
 * A thing that a bonus depends on. `plain`, `advanced` and `damage` are the sorts of cards that can be played sideways.
 * `card` is an Attack or Shields from a card. `crew` is an Attack or Shields from a Crew Member, and `crewLong` is a
 * Crew Member's Long Range Attack. All remaining names are counts (`counts.ts`) that grow by 1.
 */
export type Thing = Sideways | 'card' | 'crew' | 'crewLong' | 'harmed' | 'ready' | 'crystalColours';

/** The sorts of cards played sideways. */
type Sideways = 'plain' | 'advanced' | 'damage';

/** A bonus of `more` points for each thing of the kind `by`, up to `most` things. */
export interface Lift {
  readonly by: Thing;
  readonly more: number;
  readonly most: number;
}

/** A card that a use takes from the hand: this card, or any card of a kind. */
export type Sacrifice = { readonly card: CardId } | { readonly kind: CardKind };

/** One way to use a card, a Skill or a Crew Member. */
export interface Use {
  /** The points that the use gives, of the sort that is being computed. */
  readonly gives: number;
  /** The data that the use costs. */
  readonly needs: readonly Need[];
  /** The data that the use gives, in order. */
  readonly yields: readonly AnyOf[];
  /** The number of additional Core dice that the use lets the captain take. */
  readonly dice: number;
  /** The colors whose dice become wild, so that they pay for any basic color. */
  readonly wild: AnyOf;
  /** The other cards that the use takes from the hand. No other use can use these cards. */
  readonly takes: readonly Sacrifice[];
  /** The Crew Members who must be healed first, by index aboard. */
  readonly heals: readonly number[];
  /** The Heal points that the use gives. */
  readonly mends: number;
  /** The bonuses that the use gives. */
  readonly lifts: readonly Lift[];
  /** The things in this use on which bonuses depend. */
  readonly brings: readonly Thing[];
}

/** The use of a card that stays in the hand, or of a Skill that isn’t used. */
export const NOTHING: Use = {
  gives: 0,
  needs: [],
  yields: [],
  dice: 0,
  wild: [],
  takes: [],
  heals: [],
  mends: 0,
  lifts: [],
  brings: [],
};

/** Returns a single use that stands for both uses, one after the other. */
export function both(one: Use, other: Use): Use {
  if (one === NOTHING) return other;
  if (other === NOTHING) return one;
  const earlier = one.yields.length;
  return {
    gives: one.gives + other.gives,
    needs: [...one.needs, ...other.needs.map(({ colours, after }) => ({ colours, after: after + earlier }))],
    yields: [...one.yields, ...other.yields],
    dice: one.dice + other.dice,
    wild: [...one.wild, ...other.wild],
    takes: [...one.takes, ...other.takes],
    heals: [...new Set([...one.heals, ...other.heals])],
    mends: one.mends + other.mends,
    lifts: [...one.lifts, ...other.lifts],
    brings: [...one.brings, ...other.brings],
  };
}

/** Combines each use in `before` with each use in `after`, in this order. */
export function eachBoth(before: readonly Use[], after: readonly Use[]): Use[] {
  if (after.length === 1 && after[0] === NOTHING) return [...before];
  return worthwhile(before.flatMap((one) => after.map((other) => both(one, other))));
}

/** The maximum number of uses that a list keeps separate. */
const MOST_USES = 64;

/**
 * Drops every use that another use beats, and sorts the remaining uses by points. If too many uses are left, the
 * weakest are joined into one.
 */
export function worthwhile(uses: readonly Use[]): Use[] {
  if (uses.length < 2) return [...uses];
  const kept: Use[] = [];
  for (const use of [...uses].sort((one, other) => other.gives - one.gives)) {
    if (kept.some((one) => beats(one, use))) continue;
    kept.push(use);
  }
  return kept.length <= MOST_USES ? kept : [...kept.slice(0, MOST_USES - 1), joined(kept.slice(MOST_USES - 1))];
}

/** Whether a use gives at least as much as another use in every respect, and costs no more. */
function beats(one: Use, other: Use): boolean {
  return (
    one.gives >= other.gives &&
    one.dice >= other.dice &&
    one.mends >= other.mends &&
    costsNoMore(one, other) &&
    isWithin(one.takes, other.takes, takenKey) &&
    isWithin(one.heals, other.heals) &&
    isWithin(other.wild, one.wild) &&
    isWithin(other.brings, one.brings) &&
    isWithin(other.lifts, one.lifts, liftKey)
  );
}

/** Whether a use needs no more data than another use and yields no less. */
function costsNoMore(one: Use, other: Use): boolean {
  if (one.needs.length === 0) return isWithin(other.yields, one.yields, keyOf);
  // A yield can pay for the needs that follow it, so the order of the yields matters too.
  return (
    one.yields.length === other.yields.length &&
    one.yields.every((colours, at) => keyOf(colours) === keyOf(must(other.yields[at], 'a yield'))) &&
    isWithin(one.needs, other.needs, ({ colours, after }) => `${keyOf(colours)} ${after}`)
  );
}

const keyOf = (colours: AnyOf): string => colours.join();
const takenKey = (taken: Sacrifice): string => ('card' in taken ? taken.card : `any ${taken.kind}`);
const liftKey = ({ by, more, most }: Lift): string => `${by} ${more} ${most}`;

/** Returns a use that is at least as good as each of these uses. */
function joined(uses: readonly Use[]): Use {
  const most = (of: (use: Use) => number): number => Math.max(...uses.map(of));
  return {
    gives: most(({ gives }) => gives),
    needs: [],
    yields: merged(
      uses.map((use) => use.yields),
      keyOf,
    ),
    dice: most(({ dice }) => dice),
    wild: merged(uses.map(({ wild }) => wild)),
    takes: [],
    heals: [],
    mends: most(({ mends }) => mends),
    lifts: merged(
      uses.map(({ lifts }) => lifts),
      liftKey,
    ),
    brings: merged(uses.map(({ brings }) => brings)),
  };
}

/** Returns the shortest list that contains each of these lists, including repeated items. */
function merged<T>(lists: readonly (readonly T[])[], key: (one: T) => unknown = (one) => one): T[] {
  const all: T[] = [];
  for (const list of lists) {
    const left = all.map(key);
    for (const one of list) {
      const at = left.indexOf(key(one));
      if (at < 0) all.push(one);
      else left.splice(at, 1);
    }
  }
  return all;
}

/** Whether `all` contains everything in `some`, including repeated items. */
function isWithin<T>(some: readonly T[], all: readonly T[], key?: (one: T) => unknown): boolean {
  return some.length === 0 || (some.length <= all.length && merged([all, some], key).length === all.length);
}

/** Whether data of any one of these colors can pay for a color. White pays for every basic color (F-DATA-06). */
export function suits(colours: AnyOf, need: Colour): boolean {
  return colours.includes(need) || (colours.includes('white') && isBasic(need));
}
