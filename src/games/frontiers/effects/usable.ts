import type { Seat } from '../../../kernel/types.ts';
import { cardOf } from '../content/cards/all.ts';
import type { Card } from '../content/cards/card.ts';
import { BASICS, type Colour } from '../content/colours.ts';
import { crewOf } from '../content/crew/all.ts';
import { canPay, diceToSet } from '../rules/data.ts';
import { playerOf } from '../rules/find.ts';
import { foesLeft } from '../rules/foes.ts';
import { dischargeable, hasFreeBond, hasFreeToken } from '../rules/recruiting.ts';
import type { CardId, Foe, Frontiers, Pvp } from '../state.ts';
import { isTouchable } from './foe-choice.ts';
import { fits, fitsOne, isUnsure, type Moment } from './moments.ts';
import type { CardKind, Effect, Effects } from './union.ts';

/** What `usable` asks about: for whom, when, and which cards of the hand are already laid down for something else. */
interface Wish {
  g: Frontiers;
  seat: Seat;
  moment: Moment;
  /** Cards of the hand that pay for nothing: they are played themselves. */
  without: readonly CardId[];
}

/**
 * Whether effects do anything at a moment, and all that they cost besides a card’s own data can be supplied: cards to
 * discard or remove, data, points (F-CARD-10).
 */
export function usable(
  g: Frontiers,
  seat: Seat,
  effects: Effects,
  moment: Moment,
  without: readonly CardId[] = [],
): boolean {
  if (!fits(g, seat, effects, moment)) return false;
  return !isUnsure(effects) || works({ g, seat, moment, without }, effects);
}

/** Whether a card is of a kind that an effect speaks of; “any card” is never a Damage Card (F-CARD-11). */
export function isOf({ sort }: Card, what: CardKind): boolean {
  switch (what) {
    case 'action':
      return sort === 'basic' || sort === 'advanced';
    case 'any':
      return sort !== 'damage';
    case 'damage':
      return sort === 'damage';
  }
}

/** F-HEAL-05, F-AWAY-13: the Captain's own card needs the Captain to act. */
export function mayPlay(g: Frontiers, seat: Seat, card: Card): boolean {
  return card.captain !== true || captainActs(g, seat);
}

/** Whether a Captain can act: not Wounded, and with the Away Team when one is down (F-AWAY-13, F-AWAY-24, F-HEAL-05). */
export function captainActs(g: Frontiers, seat: Seat): boolean {
  if (playerOf(g, seat).wounds > 0) return false;
  const { combat } = g;
  return combat?.seat !== seat || combat.team === null || combat.team.captain;
}

/** Data of which one has to be paid by the effects themselves: any of these colours; null when none has (F-CARD-10). */
export function dataWithin(g: Frontiers, seat: Seat, effects: Effects, moment: Moment): readonly Colour[] | null {
  if (!isUnsure(effects)) return null;
  for (const effect of effects) {
    if (effect.do === 'pay') return effect.colours;
    if (effect.do !== 'payFor') continue;
    return effect.ways.flatMap((way) => (usable(g, seat, way.effects, moment) ? [way.colour] : []));
  }
  return null;
}

/**
 * Whether a card may be given up for what follows: the card whose effect is used instead has to be of use now, and one whose
 * colour decides has to match a card of the offer.
 */
export function pays(g: Frontiers, seat: Seat, moment: Moment, card: Card, next: Effect | undefined): boolean {
  switch (next?.do) {
    case 'repeat':
      // The effects of the copy are looked at by the moment alone: they may ask for cards in their turn.
      return mayPlay(g, seat, card) && fits(g, seat, card[next.side], moment);
    case 'borrow':
      return borrowable(g, seat, moment, card.colour).length > 0;
    default:
      return true;
  }
}

/** Undiscovered Cards of the offer with a useful basic effect; `colour`: only of this one. */
export function borrowable(g: Frontiers, seat: Seat, moment: Moment, colour: Colour | null): Card[] {
  return g.undiscovered.offer
    .map(cardOf)
    .filter((card) => (colour === null || card.colour === colour) && usable(g, seat, card.basic, moment));
}

/** Action Cards of the hand whose strong effect is of use without data. */
export function boostable(g: Frontiers, seat: Seat, moment: Moment, without: readonly CardId[] = []): Card[] {
  const { hand } = playerOf(g, seat);
  return [...new Set(hand)].map(cardOf).filter((card) => {
    // Those that are laid down already are left out, so that this comes to an end.
    if (!isOf(card, 'action') || without.includes(card.id) || !mayPlay(g, seat, card)) return false;
    return usable(g, seat, card.strong, moment, [...without, card.id]);
  });
}

/** Abilities of Crew in the offer that can be used: none while a planet is decimated (F-COMBAT-22), none for an Away Team (F-AWAY-12). */
export function callable(g: Frontiers, seat: Seat, moment: Moment): { crew: string; index: number }[] {
  if (g.combat?.seat === seat && (g.combat.kind === 'decimate' || g.combat.team !== null)) return [];
  return [...new Set(g.crew.offer)].flatMap((crew) =>
    crewOf(crew).abilities.flatMap(({ data, effects }, index) => {
      // Whoever isn’t aboard can’t be Wounded for it.
      const isHurt = effects.some((effect) => effect.do === 'hurt');
      if (isHurt || !usable(g, seat, effects, moment) || (data !== null && !canPay(g, seat, data))) return [];
      return [{ crew, index }];
    }),
  );
}

/** Whether a Crew Member can be recruited now: nobody is discharged while an Away Team is down, who may be of it. */
export function mayRecruit(g: Frontiers, seat: Seat): boolean {
  const player = playerOf(g, seat);
  if (g.crew.offer.length === 0) return false;
  if (hasFreeToken(player)) return true;
  const isDown = g.combat?.seat === seat && g.combat.team !== null;
  return !isDown && (hasFreeBond(player) || dischargeable(player).length > 0);
}

/** Whether all that effects cost can be supplied, of use or not. */
export function payable(g: Frontiers, seat: Seat, effects: Effects, moment: Moment): boolean {
  return !isUnsure(effects) || canSupplyAll({ g, seat, moment, without: [] }, effects);
}

function works(wish: Wish, effects: Effects): boolean {
  if (!canSupplyAll(wish, effects)) return false;
  return effects.some((effect) => fitsOne(wish.g, wish.seat, effect, wish.moment) && serves(wish, effect));
}

/** The first effect whose cost can’t be supplied, or null (F-CARD-10). */
export function unpaid(
  g: Frontiers,
  seat: Seat,
  effects: Effects,
  moment: Moment,
  without: readonly CardId[] = [],
): Effect | null {
  return lacking({ g, seat, moment, without }, effects);
}

function canSupplyAll(wish: Wish, effects: Effects): boolean {
  return lacking(wish, effects) === null;
}

function lacking(wish: Wish, effects: Effects): Effect | null {
  return effects.find((effect, at) => !canSupply(wish, effect, effects[at + 1])) ?? null;
}

/** F-CARD-10 */
function canSupply(wish: Wish, effect: Effect, next: Effect | undefined): boolean {
  const { g, seat, moment } = wish;
  const { points } = playerOf(g, seat);
  switch (effect.do) {
    case 'discard':
    case 'remove':
      return canGiveUp(wish, effect.what, next);
    case 'pay':
      return effect.colours.some((colour) => canPay(g, seat, colour));
    case 'payFor':
      return effect.ways.some((way) => canPay(g, seat, way.colour) && usable(g, seat, way.effects, moment));
    case 'spend':
      return points[effect.what] >= effect.amount;
    default:
      return true;
  }
}

/** Whether the hand has a card of a kind that serves what follows, beside those that are laid down. */
function canGiveUp({ g, seat, moment, without }: Wish, what: CardKind, next: Effect | undefined): boolean {
  const good = (id: CardId) => isOf(cardOf(id), what) && pays(g, seat, moment, cardOf(id), next);
  let count = 0;
  for (const id of playerOf(g, seat).hand) if (good(id)) count += 1;
  for (const id of without) if (good(id)) count -= 1;
  return count > 0;
}

/** Whether an effect that fits the moment does anything in this position. */
function serves(wish: Wish, effect: Effect): boolean {
  const { g, seat, moment, without } = wish;
  const player = playerOf(g, seat);
  switch (effect.do) {
    case 'one':
      return effect.ways.some((way) => usable(g, seat, way, moment, without));
    case 'may':
      return usable(g, seat, effect.effects, moment, without);
    case 'enemy':
      return g.pvp === null ? foes(g).some((foe) => isTouchable(g, foe, effect)) : hitsPlayers(g.pvp, seat, effect);
    case 'draw':
      return player.deck.length > 0;
    case 'jump':
      return effect.cost !== 'move' || player.points.move > 0;
    case 'boost':
      return boostable(g, seat, moment, without).length > 0;
    case 'borrow':
      return borrowable(g, seat, moment, null).length > 0;
    case 'offer':
      return effect.how === 'recruit' ? mayRecruit(g, seat) : callable(g, seat, moment).length > 0;
    case 'gain':
      return g[effect.card].offer.length + g[effect.card].deck.length > 0;
    case 'crystal':
      return effect.owned !== true || BASICS.some((colour) => player.crystals[colour] > 0);
    case 'setDie':
      return diceToSet(g).length > 0;
    case 'claim':
      return hasBasicDie(g);
    case 'reroll':
      return effect.what === 'all' || hasBasicDie(g);
    case 'turnAgain':
      return g.turn?.seat === seat && g.turn.again === null;
    default:
      return true;
  }
}

function foes(g: Frontiers): Foe[] {
  return g.combat === null ? [] : foesLeft(g.combat);
}

/** F-PVP-48: effects on what an enemy shows do nothing to a player; what stops one attack works for the blocker alone (F-PVP-50). */
function hitsPlayers({ attacker }: Pvp, seat: Seat, { change, which }: Extract<Effect, { do: 'enemy' }>): boolean {
  const stops = change.skip === true && (attacker !== seat || which === 'all');
  return stops || change.loses?.includes('disruptors') === true || change.losesAll === 'abilities';
}

function hasBasicDie({ core }: Frontiers): boolean {
  return BASICS.some((colour) => core.includes(colour));
}
