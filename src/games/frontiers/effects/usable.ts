import type { Seat } from '../../../kernel/types.ts';
import { cardOf } from '../content/cards/all.ts';
import type { Card } from '../content/cards/card.ts';
import { BASICS, type Colour } from '../content/colours.ts';
import { crewOf } from '../content/crew/all.ts';
import { canPay, diceToSet } from '../rules/data.ts';
import { playerOf } from '../rules/find.ts';
import { foesNow } from '../rules/foes.ts';
import { dischargeable, hasFreeBond, hasFreeToken } from '../rules/recruiting.ts';
import { mayTurnAgain } from '../rules/turn-state.ts';
import type { CardId, Frontiers, Pvp } from '../state.ts';
import { isTouchable } from './foe-choice.ts';
import { fits, fitsOne, isUnsure, type Occasion } from './moments.ts';
import type { CardKind, Effect, Effects } from './union.ts';

/**
 * Whether effects do anything at a moment, and all that they cost besides a card’s own data can be supplied: cards to
 * discard or remove, data, points (F-CARD-10).
 */
export function usable(at: Occasion, effects: Effects): boolean {
  return fits(at, effects) && (!isUnsure(effects) || works(at, effects));
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
  return card.captain !== true || captainOut(g, seat) === null;
}

/** Why a Captain can’t act: Wounded, or still aboard while an Away Team is down. */
export type CaptainOut = 'wounded' | 'aboard';

/** Why a Captain can’t act, or null (F-AWAY-13, F-AWAY-24, F-HEAL-05). */
export function captainOut(g: Frontiers, seat: Seat): CaptainOut | null {
  if (playerOf(g, seat).wounds > 0) return 'wounded';
  const { combat } = g;
  return combat?.seat !== seat || combat.team === null || combat.team.captain ? null : 'aboard';
}

/** Data of which one has to be paid by the effects themselves: any of these colours; null when none has (F-CARD-10). */
export function dataWithin(at: Occasion, effects: Effects): readonly Colour[] | null {
  if (!isUnsure(effects)) return null;
  for (const effect of effects) {
    if (effect.do === 'pay') return effect.colours;
    if (effect.do !== 'payFor') continue;
    return effect.ways.flatMap((way) => (usable(at, way.effects) ? [way.colour] : []));
  }
  return null;
}

/**
 * Whether a card may be given up for what follows: the card whose effect is used instead has to be of use now, and one whose
 * colour decides has to match a card of the offer.
 */
export function pays(at: Occasion, card: Card, next: Effect | undefined): boolean {
  switch (next?.do) {
    case 'repeat':
      // The effects of the copy are looked at by the moment alone: they may ask for cards in their turn.
      return mayPlay(at.g, at.seat, card) && fits(at, card[next.side]);
    case 'borrow':
      return borrowable(at, card.colour).length > 0;
    default:
      return true;
  }
}

/** Undiscovered Cards of the offer with a useful basic effect; `colour`: only of this one. */
export function borrowable(at: Occasion, colour: Colour | null): Card[] {
  return at.g.undiscovered.offer
    .map(cardOf)
    .filter((card) => (colour === null || card.colour === colour) && usable(at, card.basic));
}

/** Action Cards of the hand whose strong effect is of use without data. */
export function boostable(at: Occasion): Card[] {
  const { g, seat, without = [] } = at;
  const { hand } = playerOf(g, seat);
  return [...new Set(hand)].map(cardOf).filter((card) => {
    // Those that are laid down already are left out, so that this comes to an end.
    if (!isOf(card, 'action') || without.includes(card.id) || !mayPlay(g, seat, card)) return false;
    return usable({ ...at, without: [...without, card.id] }, card.strong);
  });
}

/** Abilities of Crew in the offer that can be used: none while a planet is decimated (F-COMBAT-22), none for an Away Team (F-AWAY-12). */
export function callable(at: Occasion): { crew: string; index: number }[] {
  const { g, seat } = at;
  if (g.combat?.seat === seat && (g.combat.kind === 'decimate' || g.combat.team !== null)) return [];
  return [...new Set(g.crew.offer)].flatMap((crew) =>
    crewOf(crew).abilities.flatMap(({ data, effects }, index) => {
      // Whoever isn’t aboard can’t be Wounded for it.
      const isHurt = effects.some((effect) => effect.do === 'hurt');
      if (isHurt || !usable(at, effects) || (data !== null && !canPay(g, seat, data))) return [];
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
export function payable(at: Occasion, effects: Effects): boolean {
  return !isUnsure(effects) || unpaid(at, effects) === null;
}

function works(at: Occasion, effects: Effects): boolean {
  return unpaid(at, effects) === null && effects.some((effect) => fitsOne(at, effect) && serves(at, effect));
}

/** The first effect whose cost can’t be supplied, or null (F-CARD-10). */
export function unpaid(at: Occasion, effects: Effects): Effect | null {
  return effects.find((effect, place) => !canSupply(at, effect, effects[place + 1])) ?? null;
}

/** F-CARD-10 */
function canSupply(at: Occasion, effect: Effect, next: Effect | undefined): boolean {
  const { g, seat } = at;
  const { points } = playerOf(g, seat);
  switch (effect.do) {
    case 'discard':
    case 'remove':
      return canGiveUp(at, effect.what, next);
    case 'pay':
      return effect.colours.some((colour) => canPay(g, seat, colour));
    case 'payFor':
      return effect.ways.some((way) => canPay(g, seat, way.colour) && usable(at, way.effects));
    case 'spend':
      return points[effect.what] >= effect.amount;
    default:
      return true;
  }
}

/** Whether the hand has a card of a kind that serves what follows, beside those that are laid down. */
function canGiveUp(at: Occasion, what: CardKind, next: Effect | undefined): boolean {
  const { g, seat, without = [] } = at;
  const good = (id: CardId) => isOf(cardOf(id), what) && pays(at, cardOf(id), next);
  let count = 0;
  for (const id of playerOf(g, seat).hand) if (good(id)) count += 1;
  for (const id of without) if (good(id)) count -= 1;
  return count > 0;
}

/** Whether an effect that fits the moment does anything in this position. */
function serves(at: Occasion, effect: Effect): boolean {
  const { g, seat } = at;
  const player = playerOf(g, seat);
  switch (effect.do) {
    case 'one':
      return effect.ways.some((way) => usable(at, way));
    case 'may':
      return usable(at, effect.effects);
    case 'enemy':
      return g.pvp === null ? foesNow(g).some((foe) => isTouchable(g, foe, effect)) : hitsPlayers(g.pvp, seat, effect);
    case 'draw':
      return player.deck.length > 0;
    case 'jump':
      return effect.cost !== 'move' || player.points.move > 0;
    case 'boost':
      return boostable(at).length > 0;
    case 'borrow':
      return borrowable(at, null).length > 0;
    case 'offer':
      return effect.how === 'recruit' ? mayRecruit(g, seat) : callable(at).length > 0;
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
      return mayTurnAgain(g, seat);
    default:
      return true;
  }
}

/** F-PVP-48: effects on what an enemy shows do nothing to a player; what stops one attack works for the blocker alone (F-PVP-50). */
function hitsPlayers({ attacker }: Pvp, seat: Seat, { change, which }: Extract<Effect, { do: 'enemy' }>): boolean {
  const stops = change.skip === true && (attacker !== seat || which === 'all');
  return stops || change.loses?.includes('disruptors') === true || change.losesAll === 'abilities';
}

function hasBasicDie({ core }: Frontiers): boolean {
  return BASICS.some((colour) => core.includes(colour));
}
