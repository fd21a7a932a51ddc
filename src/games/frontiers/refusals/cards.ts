import type { Refusal, Seat } from '../../../kernel/types.ts';
import { cardOf } from '../content/cards/all.ts';
import { type Card, dataFor, type Side } from '../content/cards/card.ts';
import { SHIPS } from '../content/ships.ts';
import { fits } from '../effects/moments.ts';
import { SIDEWAYS, sidewaysValue } from '../effects/sideways.ts';
import { type CaptainOut, captainOut, dataWithin, usable } from '../effects/usable.ts';
import { playerOf } from '../rules/find.ts';
import { payments } from '../rules/payments.ts';
import { type CardId, DAMAGE, type Frontiers } from '../state.ts';
import { isMany } from '../words.ts';
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
  if (wish.side !== null) return inWords(one, card, wish.side, notUsed(one, card, wish.side));
  const fault = faultOf(one, card);
  const why = fault === null ? null : inWords(one, card, fault.side, fault.why);
  const way = SIDEWAYS[moment];
  if (why === null || way === undefined) return why;
  return { ...why, text: `${why.text} Sideways it gives ${way.word} ${sidewaysValue(g, seat, card)}.` };
}

/**
 * Why a side of a card can’t be used: the Captain can’t act, it doesn’t suit the moment, it would do nothing or costs what isn’t
 * there, its data can’t be paid, or not twice.
 */
export type NotUsed = CaptainOut | 'untimely' | 'useless' | 'data' | 'twice';

function notUsed(one: Case, card: Card, side: Side): NotUsed | null {
  const { g, seat } = one;
  const out = card.captain === true ? captainOut(g, seat) : null;
  if (out !== null) return out;
  const effects = card[side];
  if (!fits(one, effects)) return 'untimely';
  if (!usable({ ...one, without: [card.id] }, effects)) return 'useless';
  const needs = dataFor(card, side);
  if (payments(g, seat, needs).length === 0) return 'data';
  return payments(g, seat, needs, dataWithin(one, effects)).length > 0 ? null : 'twice';
}

/** The side of a card whose reason is the kindest, where neither can be used: the basic one, unless the strong one alone suits the moment. */
export function faultOf(one: Case, card: Card): { side: Side; why: NotUsed } | null {
  const basic = notUsed(one, card, 'basic');
  const strong = notUsed(one, card, 'strong');
  if (basic === null || strong === null) return null;
  return basic === 'untimely' && strong !== 'untimely'
    ? { side: 'strong', why: strong }
    : { side: 'basic', why: basic };
}

function inWords(one: Case, card: Card, side: Side, why: NotUsed | null): Refusal | null {
  const { g, seat } = one;
  const name = side === 'strong' ? (card.strongName ?? `${card.name}, strong,`) : card.name;
  switch (why) {
    case 'wounded':
    case 'aboard':
      return captainAway(g, seat, card.name);
    case 'untimely':
      return untimely(one, name, card[side]);
    case 'useless':
      return useless({ ...one, without: [card.id] }, name, card[side]);
    case 'data':
      return cannotPay(g, seat, name, dataFor(card, side), card.sort === 'undiscovered' ? 'F-CARD-04' : 'F-CARD-03');
    case 'twice':
      return { text: `${name} costs data twice, and you can pay but once.`, rule: 'F-CARD-10' };
    case null:
      return null;
  }
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

/** That the Captain can’t act (F-HEAL-05, F-AWAY-13), or null. */
export function captainAway(g: Frontiers, seat: Seat, what: string): Refusal | null {
  const out = captainOut(g, seat);
  if (out === null) return null;
  const { ship } = playerOf(g, seat);
  const captain = ship === null ? 'Your Captain' : SHIPS[ship].captain;
  const is = isMany(captain) ? 'are' : 'is';
  return out === 'wounded'
    ? { text: `${what} needs the Captain, and ${captain} ${is} Wounded.`, rule: 'F-HEAL-05' }
    : { text: `${what} needs the Captain, and ${captain} ${is} not with the Away Team.`, rule: 'F-AWAY-13' };
}
