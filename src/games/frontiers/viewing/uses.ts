import type { Seat } from '../../../kernel/types.ts';
import { playerOf } from '../chapters/captains/find.ts';
import { activeEnemies } from '../chapters/combat/foes.ts';
import { cardOf } from '../content/cards/all.ts';
import { BASICS, type Basic } from '../content/colours.ts';
import { crewOf } from '../content/crew/all.ts';
import { withCost } from '../content/crew/crew-card.ts';
import { amountOf, holds } from '../effects/counts.ts';
import { basicDice, isOf } from '../effects/frame.ts';
import type { Amount, CardKind, Count, Effect, EffectOf, Effects, Modifier } from '../effects/union.ts';
import { type CardId, type CrewMember, DAMAGE, type Frontiers } from '../state.ts';
import type { PotentialView } from '../view.ts';
import { type AnyOf, both, eachBoth, type Lift, NOTHING, type Thing, type Use, worthwhile } from './use.ts';

/**
 * A sort of points that a captain can gather: Move, Attack, Shields or Diplomacy. `long` counts only Long Range
 * Attacks.
 */
export type Sort = keyof PotentialView | 'long';

/** For each kind of points that an effect converts, the number needed for one point of the requested sort. */
export type Turned = ReadonlyMap<'move' | 'diplomacy', number>;

/** The context for counting what effects can give: who uses them, and which sort of points is counted. */
export interface Counting {
  readonly g: Frontiers;
  readonly seat: Seat;
  readonly sort: Sort;
  readonly turned: Turned;
  /** The source of the effects, a card or a Crew Member, or null if no bonus depends on the source. */
  readonly of: 'card' | 'crew' | null;
  /**
   * The cards in the hand that an effect can use. The effect's own card, and the cards that led to the effect, are left
   * out.
   */
  readonly hand: readonly CardId[];
  /**
   * The Crew Members whose abilities led to the effects, by index aboard. The effects don’t ready these members again.
   */
  readonly acting: readonly number[];
  /** The points added to each number (`boost`). */
  readonly more: number;
}

/** The highest Rank that a Crew card has. */
const HIGHEST_RANK = 4;

/**
 * Returns the ways to use a list of effects. Each way is credited with the most points that it could give, so that the
 * total is never too low. Cards that an effect draws or gains, and cards that other players show, are left out.
 */
export function usesOf(asked: Counting, effects: Effects): Use[] {
  return effects.reduce<Use[]>(
    (before, effect, at) => {
      // The ways to use the `repeat` effect that follows already include taking the removed card from the hand.
      const isRepeated = effect.do === 'remove' && effects[at + 1]?.do === 'repeat';
      return isRepeated ? before : eachBoth(before, waysOf(asked, effect));
    },
    [NOTHING],
  );
}

const yields = (count: number, colours: AnyOf): Use[] =>
  colours.length === 0 || count === 0 ? [NOTHING] : [{ ...NOTHING, yields: Array<AnyOf>(count).fill(colours) }];

/** `count` pieces of data of the same color, which the captain chooses. */
const alike = (count: number, colours: AnyOf): Use[] =>
  count === 1 || colours.length === 0 ? yields(count, colours) : colours.flatMap((colour) => yields(count, [colour]));

/**
 * Returns the ways to use one effect. An effect that adds nothing to this sort of points has a single use, which gives
 * nothing.
 */
function waysOf(asked: Counting, effect: Effect): Use[] {
  const { g } = asked;
  const all = (effects: Effects): Use[] => usesOf(asked, effects);
  switch (effect.do) {
    case 'move':
    case 'diplomacy':
      return [pointsOf(asked, effect.do, effect.amount)];
    case 'attack':
    case 'shields':
      return [fireOf(asked, effect)];
    case 'heal':
    case 'mend':
      return [{ ...NOTHING, mends: amountNow(asked, effect.amount) }];
    case 'one':
      return worthwhile(effect.ways.flatMap(all));
    case 'may': {
      const once = all(effect.effects);
      const times = Array.from({ length: effect.times ?? 1 });
      return times.reduce<Use[]>((before) => worthwhile([NOTHING, ...eachBoth(before, once)]), [NOTHING]);
    }
    case 'when': {
      const otherwise = all(effect.otherwise ?? []);
      // Once a die is taken, `noDie` stays false. Every other condition can still change during the turn.
      const isOver = effect.condition.if === 'noDie' && !holds(g, runOf(asked), effect.condition);
      return isOver ? otherwise : worthwhile([...all(effect.then), ...otherwise]);
    }
    case 'deflected':
      return [NOTHING, ...usesOf({ ...asked, more: 0 }, effect.then)];
    case 'discard':
    case 'remove':
      if (effect.what !== 'damage') return [{ ...NOTHING, takes: [{ kind: effect.what }] }];
      return asked.hand.includes(DAMAGE) ? [NOTHING] : [];
    case 'hurt':
      return [{ ...NOTHING, brings: ['harmed'] }];
    case 'pay':
      return [{ ...NOTHING, needs: [{ colours: effect.colours, after: 0 }] }];
    case 'payFor':
      return worthwhile(
        effect.ways.flatMap(({ colour, effects }) => all([{ do: 'pay', colours: [colour] }, ...effects])),
      );
    case 'data':
      return yields(effect.count ?? 1, effect.colours);
    case 'crystal':
      return yields(1, effect.colours).map((use) => newCrystal(asked, use, effect.colours));
    case 'same':
      return alike(effect.count, BASICS).map((use) => newCrystal(asked, use, BASICS));
    case 'others':
      return yields(BASICS.length - 1, BASICS).map((use) => newCrystal(asked, newCrystal(asked, use, BASICS), BASICS));
    case 'share':
      return alike(effect.own, BASICS).map((use) => newCrystal(asked, use, BASICS));
    case 'setDie':
      return g.core.length === 0 ? [NOTHING] : alike(effect.tokens, effect.colours);
    case 'reroll': {
      const colours = effect.what === 'one' ? basicDice(g) : [];
      return yields(1, colours).map((use) => newCrystal(asked, use, colours));
    }
    case 'claim':
      return alike(3, basicDice(g));
    case 'ready':
      return readied(asked, effect);
    case 'boost':
      return worthwhile(
        cardsOf(asked, 'action').flatMap((card) => {
          const uses = played({ ...asked, of: 'card', more: effect.more }, card, 'strong');
          return uses.map((use) => both(taking(card), use));
        }),
      );
    case 'repeat':
      return worthwhile(cardsOf(asked, 'action').flatMap((card) => repeated(asked, card, effect)));
    case 'borrow': {
      const borrowing: Counting = { ...asked, of: 'card', more: 0 };
      return worthwhile([NOTHING, ...g.undiscovered.offer.flatMap((card) => usesOf(borrowing, cardOf(card).basic))]);
    }
    case 'offer': {
      if (effect.how === 'recruit') return [NOTHING];
      const calling: Counting = { ...asked, of: null, more: 0 };
      const abilities = g.crew.offer.flatMap((crew) => crewOf(crew).abilities);
      return worthwhile([NOTHING, ...abilities.flatMap((one) => usesOf(calling, withCost(one)))]);
    }
    case 'lasting':
      return changed(asked.sort, effect.modifier);
    default:
      return [NOTHING];
  }
}

/** Returns the cards of a kind that an effect can use, without duplicates. */
function cardsOf({ hand }: Counting, kind: CardKind): CardId[] {
  return [...new Set(hand)].filter((card) => isOf(cardOf(card), kind));
}

/** Returns the ways to play a side of another card in the hand. */
function played(asked: Counting, card: CardId, side: 'basic' | 'strong'): Use[] {
  return usesOf({ ...asked, hand: without(asked.hand, card) }, cardOf(card)[side]);
}

/**
 * Returns the ways to repeat a removed card’s effect. The captain can run out of cards or data before the last
 * repetition (F-CARD-10).
 */
function repeated(asked: Counting, card: CardId, { side, times }: EffectOf<'repeat'>): Use[] {
  const once = played(asked, card, side);
  let found: Use[] = [taking(card)];
  for (let time = 0; time < times; time++) found = worthwhile([...found, ...eachBoth(found, once)]);
  return found;
}

const taking = (card: CardId): Use => ({ ...NOTHING, takes: [{ card }] });

/** Returns a hand without one copy of a card. */
export function without(hand: readonly CardId[], card: CardId): CardId[] {
  const at = hand.indexOf(card);
  return hand.filter((_, place) => place !== at);
}

/**
 * Returns a use that gains one more crystal. It counts as an additional color if at least one of these colors is new to
 * the captain.
 */
function newCrystal({ g, seat }: Counting, use: Use, colours: readonly Basic[]): Use {
  const { crystals } = playerOf(g, seat);
  const isNew = colours.some((colour) => crystals[colour] === 0);
  return isNew ? { ...use, brings: [...use.brings, 'crystalColours'] } : use;
}

/**
 * Returns the ways to ready Crew and activate them again (F-CREW-11). Members who are Ready now count as well, because
 * the player can activate them before readying them.
 */
function readied(asked: Counting, { rank, ranks, heal }: EffectOf<'ready'>): Use[] {
  const { g, seat, acting } = asked;
  let found = [{ use: NOTHING, left: ranks ?? rank ?? HIGHEST_RANK }];
  for (const [place, member] of playerOf(g, seat).crew.entries()) {
    const cost = crewOf(member.crew).rank;
    if (acting.includes(place)) continue;
    const isMended = heal === true;
    const uses = activated(asked, place, isMended);
    const news: readonly Thing[] = member.ready && !(isMended && member.wounds > 0) ? [] : ['ready'];
    found = found.flatMap(({ use, left }) => [
      { use, left },
      ...(cost > left
        ? []
        : uses.map((other) => ({
            use: both(use, both({ ...NOTHING, brings: news }, other)),
            left: ranks === undefined ? 0 : left - cost,
          }))),
    ]);
  }
  return worthwhile(found.map(({ use }) => use));
}

/**
 * Returns the ways to activate a Crew Member. A Wounded member must be healed first (F-CREW-04), unless `isMended` is
 * set.
 */
export function activated(asked: Counting, place: number, isMended = false): Use[] {
  const { g, seat, acting } = asked;
  const member = playerOf(g, seat).crew[place];
  if (member === undefined) return [NOTHING];
  const own: Counting = { ...asked, of: 'crew', acting: [...acting, place], more: 0 };
  const uses = crewOf(member.crew).abilities.flatMap((ability) => usesOf(own, withCost(ability)));
  if (member.wounds === 0 || isMended) return worthwhile([NOTHING, ...uses]);
  // Once healed, a member who isn’t Spent counts as Ready.
  const brings: readonly Thing[] = member.ready ? ['ready'] : [];
  const healed: Use = { ...NOTHING, heals: [place], brings };
  return worthwhile([NOTHING, ...[NOTHING, ...uses].map((use) => both(healed, use))]);
}

/** Returns the Heal points needed to heal all Wounds of a Crew Member (F-HEAL-08, F-HEAL-10). */
export function healCost({ crew, wounds }: CrewMember): number {
  return crewOf(crew).rank * wounds;
}

const runOf = ({ g, seat }: Counting) => ({ g, seat, moment: 'move' as const, from: '', list: [] });

/**
 * Returns the current value of an amount. If the amount depends on an enemy, returns the highest value for any enemy.
 */
function amountNow(asked: Counting, amount: Amount): number {
  const { g } = asked;
  if (typeof amount === 'number') return amount;
  const values = activeEnemies(g).map(({ key }) => amountOf(g, { ...runOf(asked), foe: key }, amount));
  return Math.max(amountOf(g, runOf(asked), amount), ...values);
}

/** The counts that can grow in a turn. The number of enemies is left out, since it is unknown until a fight begins. */
const GROWING: Partial<Record<Count['count'], Thing>> = {
  harmed: 'harmed',
  ready: 'ready',
  crystalColours: 'crystalColours',
};

/**
 * Returns the points that an effect gives toward the counted sort, either directly or because a rule converts its
 * points.
 */
function pointsOf(asked: Counting, kind: Sort, amount: Amount): Use {
  const { sort, turned, more } = asked;
  const per = kind === sort ? 1 : kind === 'move' || kind === 'diplomacy' ? turned.get(kind) : undefined;
  if (per === undefined) return NOTHING;
  const value = amountNow(asked, amount);
  return { ...NOTHING, gives: Math.floor((value + more) / per), lifts: growth(value, amount, per) };
}

/** Returns the bonus that an amount gets when its count grows. */
function growth(value: number, amount: Amount, per: number): Lift[] {
  if (typeof amount === 'number' || amount.each <= 0) return [];
  const by = GROWING[amount.of.count];
  if (by === undefined) return [];
  const { each, most = Number.POSITIVE_INFINITY } = amount;
  const times = by === 'crystalColours' ? BASICS.length : Number.POSITIVE_INFINITY;
  return [{ by, more: Math.ceil(each / per), most: Math.min(times, Math.ceil((most - value) / each)) }];
}

/**
 * Returns the points of an Attack or Shields. The bonuses depend on whether a card or a Crew Member gives these points.
 */
function fireOf(asked: Counting, effect: EffectOf<'attack'> | EffectOf<'shields'>): Use {
  const { sort, of } = asked;
  const isLong = effect.do === 'attack' && effect.long === true;
  const use = pointsOf(asked, sort === 'long' && isLong ? 'long' : effect.do, effect.amount);
  if (use === NOTHING || of === null) return use;
  return { ...use, brings: [of === 'crew' && isLong ? 'crewLong' : of] };
}

/** Returns the uses that stand for a rule change, such as additional dice or stronger sideways cards. */
export function changed(sort: Sort, modifier: Modifier): Use[] {
  const lift = (by: Thing, more: number, most: number): Use[] =>
    more > 0 ? [{ ...NOTHING, lifts: [{ by, more, most }] }] : [];
  switch (modifier.kind) {
    case 'dice':
      return [{ ...NOTHING, dice: modifier.more }];
    case 'wild':
      return [{ ...NOTHING, wild: modifier.colours }];
    case 'sideways': {
      // F-CARD-07: a sideways card never gives a Long Range Attack.
      if (sort === 'long') return [NOTHING];
      const { what = 'plain', more, once } = modifier;
      // A Damage Card gives nothing by itself (F-CARD-05).
      return [NOTHING, ...lift(what, what === 'damage' ? 1 + more : more, once ? 1 : Number.POSITIVE_INFINITY)];
    }
    case 'next':
      return [NOTHING, ...(isFire(sort) ? lift('card', modifier[fireKind(sort)], 1) : [])];
    case 'crew': {
      if (!isFire(sort)) return [NOTHING];
      const most = modifier.once ? 1 : Number.POSITIVE_INFINITY;
      const close = sort === 'long' ? [] : lift('crew', modifier[fireKind(sort)], most);
      const long = sort === 'shields' ? [] : lift('crewLong', modifier.long ?? 0, most);
      if (modifier.once || close.length === 0 || long.length === 0) return [NOTHING, ...close, ...long];
      return [NOTHING, ...eachBoth(close, long)];
    }
    default:
      return [NOTHING];
  }
}

const isFire = (sort: Sort): sort is 'attack' | 'long' | 'shields' =>
  sort === 'attack' || sort === 'long' || sort === 'shields';
const fireKind = (sort: 'attack' | 'long' | 'shields') => (sort === 'shields' ? 'shields' : 'attack');

/**
 * Returns the kinds of points that these modifiers convert into this sort, each with the number needed for one point.
 */
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

/** Returns every rule change that a list of effects could make. */
export function modifiersIn(effects: Effects): Modifier[] {
  return effects.flatMap((effect): Modifier[] => {
    switch (effect.do) {
      case 'lasting':
        return [effect.modifier];
      case 'one':
        return effect.ways.flatMap(modifiersIn);
      case 'payFor':
        return effect.ways.flatMap((way) => modifiersIn(way.effects));
      case 'may':
        return modifiersIn(effect.effects);
      case 'when':
        return [...modifiersIn(effect.then), ...modifiersIn(effect.otherwise ?? [])];
      case 'deflected':
        return modifiersIn(effect.then);
      default:
        return [];
    }
  });
}
