import type { Refusal, Seat } from '../../../kernel/types.ts';
import { cardOf } from '../content/cards/all.ts';
import type { Card } from '../content/cards/card.ts';
import { SHIPS } from '../content/ships.ts';
import { dataFor } from '../effects/card-plays.ts';
import { SIDEWAYS, sidewaysValue } from '../effects/sideways.ts';
import { captainActs, dataWithin, mayPlay, usable } from '../effects/usable.ts';
import { playerOf } from '../rules/find.ts';
import { payments } from '../rules/payments.ts';
import { type CardId, DAMAGE, type Frontiers } from '../state.ts';
import type { Case } from './case.ts';
import { cannotPay } from './data.ts';
import { untimely, useless } from './moments.ts';

/** Why a card can’t be played as wished, or null (chapters Ship Deck Cards and Using Data). */
export function cannotPlay(one: Case, id: CardId): Refusal | null {
  const { g, seat, wish, moment } = one;
  const card = cardOf(id);
  const { hand, inPlay } = playerOf(g, seat);
  if (!hand.includes(id)) {
    const isPlayed = inPlay.some((played) => played.card === id);
    if (isPlayed) return { text: `You have played ${card.name} in this turn.`, rule: 'F-CARD-02' };
    return { text: `You have no ${card.name} in hand.`, rule: 'F-CARD-02' };
  }
  if (wish.side === 'sideways') return cannotTurn(one, card);
  if (id === DAMAGE) return { text: 'A Damage Card can’t be played: repair it.', rule: 'F-CARD-05' };
  if (wish.side !== null) return captainAwayFor(one, card) ?? cannotUse(one, card, wish.side);
  const why = captainAwayFor(one, card) ?? cannotUseAny(one, card);
  const way = SIDEWAYS[moment];
  if (why === null || way === undefined) return why;
  return { ...why, text: `${why.text} Sideways it gives ${way.word} ${sidewaysValue(g, seat, card)}.` };
}

function captainAwayFor({ g, seat }: Case, card: Card): Refusal | null {
  return mayPlay(g, seat, card) ? null : captainAway(g, seat, card.name);
}

function cannotUseAny(one: Case, card: Card): Refusal | null {
  // The kindest reason: what the basic effect lacks, unless the strong one alone suits the moment.
  const basic = cannotUse(one, card, 'basic');
  const strong = cannotUse(one, card, 'strong');
  if (basic === null || strong === null) return null;
  const isStrongAlone = untimely(one, card.name, card.basic) !== null && untimely(one, card.name, card.strong) === null;
  return isStrongAlone ? strong : basic;
}

/** Why a side of a card can’t be used now, or null. */
function cannotUse(one: Case, card: Card, side: 'basic' | 'strong'): Refusal | null {
  const { g, seat, moment } = one;
  const name = side === 'strong' ? (card.strongName ?? `${card.name}, strong,`) : card.name;
  const effects = card[side];
  const late = untimely(one, name, effects);
  if (late !== null) return late;
  if (!usable(g, seat, effects, moment, [card.id])) return useless(one, name, effects, [card.id]);
  const rule = card.sort === 'undiscovered' ? 'F-CARD-04' : 'F-CARD-03';
  const needs = dataFor(card, side);
  const unpaid = cannotPay(g, seat, name, needs, rule);
  if (unpaid !== null) return unpaid;
  const within = dataWithin(g, seat, effects, moment);
  if (payments(g, seat, needs, within).length > 0) return null;
  return { text: `${name} costs data twice, and you can pay but once.`, rule: 'F-CARD-10' };
}

/** Why a card can’t be played sideways as wished, or null (F-CARD-06, F-CARD-07, F-HEAL-02). */
function cannotTurn({ g, seat, wish, moment }: Case, card: Card): Refusal | null {
  const way = SIDEWAYS[moment];
  if (way === undefined) {
    return moment === 'long'
      ? { text: 'A card sideways is never a Long Range Attack.', rule: 'F-CARD-07' }
      : { text: 'Sideways gives Move, Diplomacy, Shields or Attack: none of them serves now.', rule: 'F-CARD-06' };
  }
  const value = sidewaysValue(g, seat, card);
  if (value === 0) return { text: 'A Damage Card can’t be played sideways either.', rule: 'F-HEAL-02' };
  const kinds = Object.values(SIDEWAYS).map(({ kind }) => kind);
  const other = kinds.find((kind) => kind !== way.kind && wish.words.includes(` ${kind} `));
  if (other === undefined) return null;
  return { text: `Sideways, ${card.name} is ${way.word} ${value} now and nothing else.`, rule: 'F-CARD-06' };
}

/** That the Captain can’t act: Wounded, or not with the Away Team (F-HEAL-05, F-AWAY-13). */
export function captainAway(g: Frontiers, seat: Seat, what: string): Refusal | null {
  if (captainActs(g, seat)) return null;
  const { ship, wounds } = playerOf(g, seat);
  const captain = ship === null ? 'Your Captain' : SHIPS[ship].captain;
  const is = ship === 'bird-of-prey' ? 'are' : 'is';
  return wounds > 0
    ? { text: `${what} needs the Captain, and ${captain} ${is} Wounded.`, rule: 'F-HEAL-05' }
    : { text: `${what} needs the Captain, and ${captain} ${is} not with the Away Team.`, rule: 'F-AWAY-13' };
}
