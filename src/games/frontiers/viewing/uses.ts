import type { Seat } from '../../../kernel/types.ts';
import { playerOf } from '../chapters/captains/find.ts';
import { cardOf } from '../content/cards/all.ts';
import { BASICS, type Colour, isBasic } from '../content/colours.ts';
import { crewOf } from '../content/crew/all.ts';
import { amountOf } from '../effects/counts.ts';
import { basicDice } from '../effects/frame.ts';
import { withCost } from '../effects/kinds/offer.ts';
import type { Amount, Effect, Effects, Modifier } from '../effects/union.ts';
import { type CardId, DAMAGE, type Frontiers } from '../state.ts';
import type { PotentialView } from '../view.ts';

/** What a captain can gather: Move, Attack, Shields or Diplomacy; `long`: Long Range Attacks alone. */
export type Sort = keyof PotentialView | 'long';

/** Colours of which one will do. */
export type AnyOf = readonly Colour[];

/** One way to use a card, a Skill or a Crew Member. */
export interface Use {
  /** Points of the sort that is asked about. */
  readonly gives: number;
  /** Data that it takes, and data that it gives for other uses. */
  readonly needs: readonly AnyOf[];
  readonly yields: readonly AnyOf[];
  /** Core dice that may be taken besides. */
  readonly dice: number;
  /** Other cards of the hand that it takes: they are used for nothing else. */
  readonly takes: number;
}

/** Not used at all. */
export const NOTHING: Use = { gives: 0, needs: [], yields: [], dice: 0, takes: 0 };

/** Points of another kind that an effect turns into the sort that is asked about: so many for one. */
export type Turned = ReadonlyMap<'move' | 'diplomacy', number>;

/** Whose uses are listed, and of what. */
export interface Counting {
  readonly g: Frontiers;
  readonly seat: Seat;
  readonly sort: Sort;
  readonly turned: Turned;
}

/** How deep effects that use other cards are followed. */
const DEEP = 2;
/** Of a Crew card. */
const HIGHEST_RANK = 4;
/** Ways of one source that are looked at. */
const MOST_USES = 64;

/**
 * The ways to use a list of effects. Each counts what it could give at best, so none is missed; cards that it draws or gains are
 * left out, and so are cards that others show.
 */
export function usesOf(asked: Counting, effects: Effects, depth = 0): Use[] {
  return effects.reduce<Use[]>(
    (before, effect) => {
      const after = waysOf(asked, effect, depth);
      return worthwhile(before.flatMap((one) => after.flatMap((other) => inOrder(one, other))));
    },
    [NOTHING],
  );
}

/** A use after another one of the same source: what the first one yields may pay for the second. */
function inOrder(one: Use, other: Use): Use[] {
  const together = both(one, other);
  const [need] = other.needs;
  const paid =
    need === undefined ? -1 : one.yields.findIndex((colours) => need.some((colour) => suits(colours, colour)));
  if (paid < 0) return [together];
  const yields = [...one.yields.filter((_, at) => at !== paid), ...other.yields];
  return [together, { ...together, needs: [...one.needs, ...other.needs.slice(1)], yields }];
}

/** Whether data of one of these colours, as one likes, pays for a colour: white stands for every basic one (F-DATA-06). */
export function suits(colours: AnyOf, need: Colour): boolean {
  return colours.includes(need) || (colours.includes('white') && isBasic(need));
}

/** Two uses together. */
function both(one: Use, other: Use): Use {
  if (other === NOTHING) return one;
  return {
    gives: one.gives + other.gives,
    needs: [...one.needs, ...other.needs],
    yields: [...one.yields, ...other.yields],
    dice: one.dice + other.dice,
    takes: one.takes + other.takes,
  };
}

/** The uses without those that give no more than another one and take no less. */
function worthwhile(uses: readonly Use[]): Use[] {
  const kept: Use[] = [];
  for (const use of [...uses].sort((one, other) => other.gives - one.gives)) {
    const { needs, yields, dice, takes } = use;
    const isBeaten = kept.some(
      (one) => one.needs.length === 0 && yields.length === 0 && dice <= one.dice && one.takes <= takes,
    );
    const isTwin = kept.some(
      (one) => one.gives === use.gives && one.takes === takes && same(one.needs, needs) && same(one.yields, yields),
    );
    if (!isBeaten && !isTwin) kept.push(use);
  }
  return kept.slice(0, MOST_USES);
}

function same(one: readonly AnyOf[], other: readonly AnyOf[]): boolean {
  return one.map((any) => any.join()).join(';') === other.map((any) => any.join()).join(';');
}

const gives = (points: number): Use[] => [{ ...NOTHING, gives: points }];
const yields = (count: number, colours: AnyOf): Use[] =>
  colours.length === 0 ? [NOTHING] : [{ ...NOTHING, yields: Array<AnyOf>(count).fill(colours) }];

/** The ways that one effect leaves; where it does nothing for the sort there is one, which gives nothing. */
function waysOf(asked: Counting, effect: Effect, depth: number): Use[] {
  const { g, seat } = asked;
  const all = (effects: Effects): Use[] => usesOf(asked, effects, depth);
  const of = (card: CardId, side: 'basic' | 'strong'): Use[] =>
    depth >= DEEP || card === DAMAGE ? [NOTHING] : usesOf(asked, cardOf(card)[side], depth + 1);
  switch (effect.do) {
    case 'move':
    case 'diplomacy':
    case 'shields':
      return gives(pointsOf(asked, effect.do, effect.amount));
    case 'attack':
      return gives(pointsOf(asked, asked.sort === 'long' && effect.long ? 'long' : 'attack', effect.amount));
    case 'one':
      return effect.ways.flatMap(all);
    case 'may': {
      const times = Array.from({ length: effect.times ?? 1 }, () => effect.effects).flat();
      return [NOTHING, ...all(times)];
    }
    case 'when':
      return [...all(effect.then), ...all(effect.otherwise ?? [])];
    case 'deflected':
      return [NOTHING, ...all(effect.then)];
    case 'discard':
    case 'remove':
      return effect.what === 'damage' ? [NOTHING] : [{ ...NOTHING, takes: 1 }];
    case 'pay':
      return [{ ...NOTHING, needs: [effect.colours] }];
    case 'payFor':
      return effect.ways.flatMap(({ colour, effects }) => all([{ do: 'pay', colours: [colour] }, ...effects]));
    case 'data':
      return yields(effect.count ?? 1, effect.colours);
    case 'crystal':
      return yields(1, effect.colours);
    case 'same':
      return yields(effect.count, BASICS);
    case 'others':
      return yields(BASICS.length - 1, BASICS);
    case 'share':
      return yields(effect.own, BASICS);
    case 'setDie':
      return yields(effect.tokens, effect.colours);
    case 'reroll':
      return effect.what === 'one' ? yields(1, basicDice(g)) : [NOTHING];
    case 'claim':
      return yields(3, basicDice(g));
    case 'ready': {
      // Who is Ready now may be used before.
      const most = effect.ranks ?? effect.rank ?? HIGHEST_RANK;
      const able = playerOf(g, seat).crew.filter(({ crew }) => crewOf(crew).rank <= most);
      return [NOTHING, ...able.flatMap(({ crew }) => abilities(crew))];
    }
    case 'boost':
      return handOf(g, seat).flatMap((card) => of(card, 'strong').map((use) => stronger(use, effect.more)));
    case 'repeat':
      return handOf(g, seat).flatMap((card) =>
        Array.from({ length: effect.times }, () => of(card, effect.side)).reduce((one, other) =>
          worthwhile(one.flatMap((first) => other.map((second) => both(first, second)))),
        ),
      );
    case 'borrow':
      return [NOTHING, ...g.undiscovered.offer.flatMap((card) => of(card, 'basic'))];
    case 'offer':
      return [NOTHING, ...g.crew.offer.flatMap(abilities)];
    case 'lasting':
      return [changed(asked, effect.modifier)];
    default:
      return [NOTHING];
  }

  function abilities(crew: string): Use[] {
    return depth >= DEEP ? [] : crewOf(crew).abilities.flatMap((one) => usesOf(asked, withCost(one), depth + 1));
  }
}

function stronger(use: Use, more: number): Use {
  return use.gives > 0 ? { ...use, gives: use.gives + more } : use;
}

function handOf(g: Frontiers, seat: Seat): CardId[] {
  return [...new Set(playerOf(g, seat).hand)];
}

/** What points of a kind are for the sort, with what effects in force add to it. */
function pointsOf({ g, seat, sort, turned }: Counting, kind: Sort, amount: Amount): number {
  const value = amountOf(g, { seat, moment: 'move', from: '', list: [] }, amount);
  if (kind === sort) return value;
  const per = kind === 'move' || kind === 'diplomacy' ? turned.get(kind) : undefined;
  return per === undefined ? 0 : Math.floor(value / per);
}

/** What a rule that an effect changes adds at best to all else that is held. */
function changed({ g, seat, sort }: Counting, modifier: Modifier): Use {
  switch (modifier.kind) {
    case 'dice':
      return { ...NOTHING, dice: Math.max(0, modifier.more) };
    case 'next':
    case 'crew':
    case 'sideways':
      return { ...NOTHING, gives: bonusOf(g, seat, sort, modifier) };
    default:
      return NOTHING;
  }
}

/** What a modifier that strengthens cards sideways, Attacks or Shields adds at best. */
export function bonusOf(g: Frontiers, seat: Seat, sort: Sort, modifier: Modifier): number {
  if (modifier.kind === 'sideways') {
    const { hand } = playerOf(g, seat);
    const damaged = hand.filter((card) => card === DAMAGE).length;
    const [cards, more] =
      modifier.what === 'damage' ? [damaged, 1 + modifier.more] : [hand.length - damaged, modifier.more];
    // F-CARD-07: sideways nothing is fired at long range.
    return sort === 'long' ? 0 : Math.max(0, more) * (modifier.once ? Math.min(1, cards) : cards);
  }
  if ((sort !== 'attack' && sort !== 'shields') || (modifier.kind !== 'next' && modifier.kind !== 'crew')) return 0;
  if (modifier.kind === 'next') return modifier[sort];
  const able = playerOf(g, seat).crew.filter(({ wounds }) => wounds === 0).length;
  return Math.max(modifier[sort], modifier.long ?? 0) * (modifier.once ? Math.min(1, able) : able);
}

/** What effects turn into the sort, of all that a list of modifiers says. */
export function turnedBy(sort: Sort, modifiers: readonly Modifier[]): Turned {
  const turned = new Map<'move' | 'diplomacy', number>();
  for (const modifier of modifiers) {
    if (modifier.kind !== 'convert') continue;
    const { from, to, per } = modifier;
    if (to !== sort && !(to === 'long' && sort === 'attack')) continue;
    turned.set(from, Math.min(per, turned.get(from) ?? per));
  }
  return turned;
}

/** Every rule that a list of effects could change. */
export function modifiersIn(effects: Effects): Modifier[] {
  return effects.flatMap((effect): Modifier[] => {
    switch (effect.do) {
      case 'lasting':
        return [effect.modifier];
      case 'one':
        return effect.ways.flatMap(modifiersIn);
      case 'may':
        return modifiersIn(effect.effects);
      case 'when':
        return [...modifiersIn(effect.then), ...modifiersIn(effect.otherwise ?? [])];
      default:
        return [];
    }
  });
}
