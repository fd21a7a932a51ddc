import { cardOf } from '../content/cards/all.ts';
import type { Card } from '../content/cards/card.ts';
import { isOf } from '../effects/frame.ts';
import type { CardId } from '../state.ts';
import { type Assets, isCovered } from './cover.ts';
import { type Lift, NOTHING, type Sacrifice, suits, type Thing, type Use, worthwhile } from './use.ts';

/**
 * The maximum number of times that the search checks whether uses can be paid for. After this many checks, the search
 * assumes that all uses can be paid for.
 */
const MOST_COMPARED = 400;
/**
 * The maximum number of combinations that are counted exactly. Any further combination is overestimated: all its
 * bonuses count in full, and cards taken from the hand cost nothing.
 */
const MOST_COUNTED = 4000;

/** A card, a Skill, a Crew Member or a rule in force, with the ways to use it once. */
export interface Holding {
  readonly uses: readonly Use[];
  /** The card itself, if another use could take it from the hand. */
  readonly card: CardId | null;
}

/** A use, and the most points that it can give, including bonuses. */
interface Option {
  readonly use: Use;
  readonly top: number;
}

/** A holding in the form that the search uses, with the highest option first. */
interface Choice {
  readonly options: readonly Option[];
  readonly card: CardId | null;
  /** Everything that the options could supply together, or null if they supply nothing. */
  readonly supplies: Use | null;
}

/**
 * Returns the most points that one use of each holding can give, if all needs of these uses can be supplied. The search
 * abandons a branch that can't beat the best result. It also abandons a branch if all later holdings together couldn't
 * supply its uses.
 */
export function bestOf(holdings: readonly Holding[], assets: Assets): number {
  const all = choicesOf(holdings);
  const rest = all.map((_, at) => all.slice(at).reduce((sum, { options }) => sum + (options[0]?.top ?? 0), 0));
  const supplied = all.map((_, at) => all.slice(at).flatMap(({ supplies }) => (supplies === null ? [] : [supplies])));
  // Uses that cost nothing are always possible together.
  let best = all.reduce((sum, { options }) => sum + free(options), 0);
  let compared = 0;
  const chosen: Use[] = [];
  const couldBeCovered = (at: number): boolean => {
    if (compared >= MOST_COMPARED) return true;
    compared += 1;
    return isCovered(assets, [...chosen, ...(supplied[at] ?? [])]);
  };
  let counted = 0;
  const walk = (at: number, sofar: number): void => {
    if (sofar + (rest[at] ?? 0) <= best) return;
    const choice = all[at];
    if (choice === undefined) {
      counted += 1;
      const value = counted > MOST_COUNTED ? sofar : worthOf(chosen, all);
      if (value > best && couldBeCovered(at)) best = value;
      return;
    }
    for (const { use, top } of choice.options) {
      if (sofar + top + (rest[at + 1] ?? 0) <= best) return;
      chosen.push(use);
      if (isFree(use) || couldBeCovered(at + 1)) walk(at + 1, sofar + top);
      chosen.pop();
    }
  };
  walk(0, 0);
  return best;
}

/** The points that the chosen uses give together. */
function worthOf(chosen: readonly Use[], all: readonly Choice[]): number {
  const total = chosen.reduce((sum, { gives }) => sum + gives, 0) + lifted(chosen);
  const takes = chosen.flatMap((use) => use.takes);
  if (takes.length === 0) return total;
  const cards = chosen.flatMap((use, place): Unused[] => {
    const card = all[place]?.card ?? null;
    return card === null || use.takes.length > 0 ? [] : [{ card: cardOf(card), gives: use.gives }];
  });
  return total - givenUp(takes, cards);
}

/** Whether a use needs neither data nor healing. */
const isFree = ({ needs, heals }: Use): boolean => needs.length === 0 && heals.length === 0;

/** The most points that one of these options gives at no cost. */
function free(options: readonly Option[]): number {
  return Math.max(0, ...options.map(({ use }) => (isFree(use) && use.takes.length === 0 ? use.gives : 0)));
}

/** Everything that these uses supply if all of them are used, or null if they supply nothing. */
function suppliesOf(uses: readonly Use[]): Use | null {
  const yields = uses.flatMap((use) => use.yields);
  const wild = uses.flatMap((use) => use.wild);
  const dice = Math.max(0, ...uses.map((use) => use.dice));
  const mends = Math.max(0, ...uses.map((use) => use.mends));
  return yields.length + wild.length + dice + mends === 0 ? null : { ...NOTHING, yields, wild, dice, mends };
}

/** The choices among the holdings' options. Choices whose options differ the most come first. */
function choicesOf(holdings: readonly Holding[]): Choice[] {
  const uses = holdings.flatMap((holding) => holding.uses);
  const trims = trimmer(uses);
  const kept = holdings.map(({ uses, card }) => ({ uses: worthwhile(uses.map(trims)), card }));
  const brought = new Map<Thing, number>();
  for (const { uses } of kept) {
    for (const thing of new Set(uses.flatMap(({ brings }) => brings))) {
      const most = Math.max(...uses.map(({ brings }) => countOf(brings, thing)));
      brought.set(thing, (brought.get(thing) ?? 0) + most);
    }
  }
  return kept
    .map(({ uses, card }) => {
      const options = uses.map((use) => ({
        use,
        top: use.gives + use.lifts.reduce((sum, lift) => sum + worth(lift, brought), 0),
      }));
      return { options: options.sort((one, other) => other.top - one.top), card, supplies: suppliesOf(uses) };
    })
    .sort((one, other) => spread(other) - spread(one));
}

/** Returns the points from a bonus, given how many of each thing there are. */
function worth({ by, more, most }: Lift, brought: ReadonlyMap<Thing, number>): number {
  const others = by === 'plain' ? (brought.get('advanced') ?? 0) : 0;
  return more * Math.min(most, (brought.get(by) ?? 0) + others);
}

const countOf = <T>(list: readonly T[], one: T): number =>
  list.reduce((count, other) => count + (one === other ? 1 : 0), 0);

const spread = ({ options }: Choice): number => (options[0]?.top ?? 0) - (options.at(-1)?.top ?? 0);

/** Returns a function that trims a use: it removes every supply that none of these uses needs. */
function trimmer(uses: readonly Use[]): (use: Use) => Use {
  const needs = [...new Set(uses.flatMap((use) => use.needs.flatMap(({ colours }) => colours)))];
  const isHealing = uses.some(({ heals }) => heals.length > 0);
  const things = new Set(uses.flatMap(({ brings }) => brings));
  const isOf = ({ by }: Lift): boolean => things.has(by) || (by === 'plain' && things.has('advanced'));
  const wanted = new Set<Thing>(
    uses.flatMap(({ lifts }) => lifts.filter(isOf).flatMap(({ by }) => (by === 'plain' ? [by, 'advanced'] : [by]))),
  );
  return (use) => {
    const pays = use.yields.map((colours) => needs.some((need) => suits(colours, need)));
    return {
      ...use,
      needs: use.needs.map(({ colours, after }) => ({ colours, after: pays.slice(0, after).filter(Boolean).length })),
      yields: use.yields.filter((_, at) => pays[at]),
      dice: needs.length === 0 ? 0 : use.dice,
      wild: needs.length === 0 ? [] : use.wild,
      mends: isHealing ? use.mends : 0,
      lifts: use.lifts.filter(isOf),
      brings: use.brings.filter((thing) => wanted.has(thing)),
    };
  };
}

/** The points that bonuses add to the chosen uses. */
function lifted(chosen: readonly Use[]): number {
  const lifts = chosen.flatMap((use) => use.lifts);
  if (lifts.length === 0) return 0;
  const brought = new Map<Thing, number>();
  for (const thing of chosen.flatMap(({ brings }) => brings)) brought.set(thing, (brought.get(thing) ?? 0) + 1);
  const [sideways, others] = [lifts.filter(isSideways), lifts.filter((lift) => !isSideways(lift))];
  return others.reduce((total, lift) => total + worth(lift, brought), 0) + liftedSideways(sideways, brought);
}

const isSideways = ({ by }: Lift): boolean => by === 'plain' || by === 'advanced' || by === 'damage';

/**
 * The points that bonuses add to cards played sideways. Each card gets only one bonus, so the highest bonuses are used
 * first.
 */
function liftedSideways(lifts: readonly Lift[], brought: ReadonlyMap<Thing, number>): number {
  const left = { damage: brought.get('damage') ?? 0, advanced: brought.get('advanced') ?? 0, any: 0 };
  left.any = left.advanced + (brought.get('plain') ?? 0);
  let total = 0;
  for (const { by, more, most } of [...lifts].sort((one, other) => other.more - one.more)) {
    const cards = Math.min(
      most,
      by === 'damage' ? left.damage : by === 'advanced' ? Math.min(left.advanced, left.any) : left.any,
    );
    if (by === 'damage') left.damage -= cards;
    else left.any -= cards;
    if (by === 'advanced') left.advanced -= cards;
    total += more * cards;
  }
  return total;
}

/** A card that another use could take, and the points that are lost if it is taken. */
interface Unused {
  readonly card: Card;
  readonly gives: number;
}

/** The minimum number of points lost through the cards that these uses take, or infinity if there are too few cards. */
function givenUp(takes: readonly Sacrifice[], cards: readonly Unused[]): number {
  const left = [...cards].sort((one, other) => one.gives - other.gives);
  let lost = 0;
  // Uses that take one specific card get their card first.
  for (const taken of [...takes].sort((one, other) => choice(one) - choice(other))) {
    const at = left.findIndex(({ card }) => ('card' in taken ? taken.card === card.id : isOf(card, taken.kind)));
    const [given] = at < 0 ? [] : left.splice(at, 1);
    if (given === undefined) return Number.POSITIVE_INFINITY;
    lost += given.gives;
  }
  return lost;
}

/** Ranks a sacrifice by how many cards could be given up for it: one card, the cards of a kind, or any card. */
const choice = (taken: Sacrifice): number => ('card' in taken ? 0 : taken.kind === 'any' ? 2 : 1);
