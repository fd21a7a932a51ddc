import type { Option, Refusal, RuleId } from '../../../kernel/types.ts';
import { kept, shared } from '../../kit/cache.ts';
import { type Offer, open } from '../../kit/offers.ts';
import { asHint, asLabel, sentence } from '../../kit/words.ts';
import { playerOf } from '../chapters/captains/find.ts';
import { type Purse, purseOf, waysToPay } from '../chapters/data/payments.ts';
import { cardOf } from '../content/cards/all.ts';
import { type Card, type CardSide, dataFor } from '../content/cards/card.ts';
import type { Colour } from '../content/colours.ts';
import { DAMAGE } from '../state.ts';
import { type CaptainOut, captainOut } from './members.ts';
import { MOMENTS, type UseContext } from './moments.ts';
import type { PlayPayload } from './payloads.ts';
import { sidewaysValue } from './sideways.ts';
import { effectText, shortText } from './text.ts';
import type { Effects } from './union.ts';
import { dataWithin, fits, usable } from './usable.ts';
import { captainAway, unpayable, untimely, useless } from './why-not.ts';

/** The maximum length of a name in front of a payment. Labels must differ early, because phones cut them short. */
const SHORT_NAME = 21;

/** The wording and the offers for one side of a card. */
interface Words {
  name: string;
  gist: string;
  /** The data that the side costs. */
  cost: readonly Colour[];
  /** A cache of the offers, by payment. */
  paid: Map<string, Offer<PlayPayload>>;
  /** The offer that needs no payment. */
  free: Offer<PlayPayload>;
}

/** Returns every way to play the cards in a hand (F-CARD-02). */
export function cardPlays(at: UseContext, purse: () => Purse): Offer<PlayPayload>[] {
  const found: Offer<PlayPayload>[] = [];
  for (const id of new Set(playerOf(at.g, at.seat).hand)) {
    const card = cardOf(id);
    if (notUsed(at, card, 'basic', purse) === null) found.push(...waysOf(at, card, 'basic', purse));
    if (notUsed(at, card, 'strong', purse) === null) found.push(...waysOf(at, card, 'strong', purse));
    const turned = sidewaysPlay(at, card);
    if (turned !== null) found.push(turned);
  }
  return found;
}

/**
 * The reason one side of a card can't be used: the card is a Damage Card, the Captain can't act, the side doesn't fit
 * the moment, it would do nothing now, or the player can't pay its data. `twice` means that the side costs data twice
 * and the player can pay only once.
 */
export type NotUsed = CaptainOut | 'damage' | 'untimely' | 'useless' | 'data' | 'twice';

function notUsed(at: UseContext, card: Card, side: CardSide, purse: () => Purse): NotUsed | null {
  if (card.id === DAMAGE) return 'damage';
  const out = card.captain === true ? captainOut(at.g, at.seat) : null;
  if (out !== null) return out;
  const effects = card[side];
  if (!fits(at, effects)) return 'untimely';
  if (!usable({ ...at, without: [card.id] }, effects)) return 'useless';
  const { cost } = wordsOf(card, side);
  if (cost.length === 0) return null;
  const within = dataWithin(at, effects);
  if (waysToPay(purse(), cost, within).length > 0) return null;
  return within !== null && waysToPay(purse(), cost).length > 0 ? 'twice' : 'data';
}

/**
 * Returns the side whose reason is given if neither side of a card can be used: the basic side, unless only the strong
 * side fits the moment.
 */
export function faultOf(at: UseContext, card: Card): { side: CardSide; why: NotUsed } | null {
  const purse = () => purseOf(at.g, at.seat);
  const basic = notUsed(at, card, 'basic', purse);
  const strong = notUsed(at, card, 'strong', purse);
  if (basic === null || strong === null) return null;
  return basic === 'untimely' && strong !== 'untimely'
    ? { side: 'strong', why: strong }
    : { side: 'basic', why: basic };
}

/**
 * Returns the offers for one side of a card: one per payment, or a single offer that says why the side can't be used
 * (F-CARD-03, F-CARD-04).
 */
export function sideOffers(at: UseContext, card: Card, side: CardSide): Offer<PlayPayload>[] {
  const purse = () => purseOf(at.g, at.seat);
  const why = notUsed(at, card, side, purse);
  if (why === null) return waysOf(at, card, side, purse);
  return [{ ...wordsOf(card, side).free, why: () => inWords(at, card, side, why) }];
}

function inWords(at: UseContext, card: Card, side: CardSide, why: NotUsed): Refusal {
  const { g, seat } = at;
  const name = side === 'strong' ? (card.strongName ?? `${card.name}, strong,`) : card.name;
  switch (why) {
    case 'damage':
      return { text: 'You can’t play Damage Cards. Repair them instead.', rule: 'F-CARD-05' };
    case 'wounded':
    case 'aboard':
    case 'useless':
      // If the Captain can't act, the refusal says so. Otherwise, `useless` returns the reason.
      return captainAway(g, seat, card.name)?.() ?? useless({ ...at, without: [card.id] }, name, card[side]);
    case 'untimely':
      return untimely(at, name, card[side]);
    case 'data':
      return unpayable(g, seat, name, dataFor(card, side), card.sort === 'undiscovered' ? 'F-CARD-04' : 'F-CARD-03');
    case 'twice':
      return { text: `${name} costs data twice, but you can pay only once.`, rule: 'F-CARD-10' };
  }
}

/** Returns the offers for a usable side, one per payment. */
function waysOf(at: UseContext, card: Card, side: CardSide, purse: () => Purse): Offer<PlayPayload>[] {
  const { cost, free, name, gist: text, paid } = wordsOf(card, side);
  if (cost.length === 0) return [free];
  return waysToPay(purse(), cost, dataWithin(at, card[side])).map(({ key, label, data }) =>
    kept(paid, key, () => {
      const { option } = free;
      const words = { key: `${option.key}:${key}`, label: asLabel(`${name}, ${label}: ${text}`) };
      return shared(open({ ...option, ...words }, { do: 'card', card: card.id, side, pays: data }));
    }),
  );
}

/** F-CARD-06, F-CARD-07, F-SHIELD-03, F-ATK-02: returns the offer to play a card sideways at this moment, or null. */
function sidewaysPlay({ g, seat, moment }: UseContext, card: Card): Offer<PlayPayload> | null {
  const { sideways: kind } = MOMENTS[moment];
  const value = kind === undefined ? 0 : sidewaysValue(g, seat, card);
  if (kind === undefined || value === 0) return null;
  return kept(sidewaysOffers, `${card.id}:${kind}:${value}`, () => {
    const label = `${card.name} sideways: ${sentence(kind)} ${value}`;
    const option = playOption(card, `side:${card.id}:${kind}`, label, 'F-CARD-06');
    return shared(open<PlayPayload>(option, { do: 'sideways', card: card.id, kind }));
  });
}

/**
 * Returns the offer to play a card sideways. If that isn't possible now, the offer includes the reason (F-CARD-07,
 * F-HEAL-02).
 */
export function sidewaysOffer(at: UseContext, card: Card): Offer<PlayPayload> {
  const found = sidewaysPlay(at, card);
  if (found !== null) return found;
  const { moment } = at;
  const { sideways: kind = 'move' } = MOMENTS[moment];
  const option = playOption(card, `side:${card.id}:${kind}`, `${card.name} sideways`, 'F-CARD-06');
  const why = (): Refusal => {
    if (MOMENTS[moment].sideways !== undefined)
      return { text: 'You can’t play Damage Cards sideways either.', rule: 'F-HEAL-02' };
    return moment === 'long'
      ? { text: 'Cards played sideways are never Long Range Attacks.', rule: 'F-CARD-07' }
      : {
          text: 'Cards played sideways give Move, Diplomacy, Shields or Attack. None of these is useful now.',
          rule: 'F-CARD-06',
        };
  };
  return { option, payload: { do: 'sideways', card: card.id, kind }, why };
}

/** A cache of offers by key and value, shared by all positions. */
const sidewaysOffers = new Map<string, Offer<PlayPayload>>();

/** A cache of the wording and offers of cards, shared by all positions, since they never change. */
const words = new Map<Card, Readonly<Record<CardSide, Words>>>();

function wordsOf(card: Card, side: CardSide): Words {
  return kept(words, card, bothWords)[side];
}

function bothWords(card: Card): Record<CardSide, Words> {
  return { basic: newWords(card, 'basic'), strong: newWords(card, 'strong') };
}

function newWords(card: Card, side: CardSide): Words {
  const name = side === 'strong' ? (card.strongName ?? card.name) : card.name;
  const rule = card.sort === 'undiscovered' ? 'F-CARD-04' : 'F-CARD-03';
  const text = shortText(card[side]);
  return {
    name: name.length > SHORT_NAME ? `${name.slice(0, SHORT_NAME - 1).trimEnd()}…` : name,
    gist: text,
    cost: dataFor(card, side),
    paid: new Map(),
    free: shared(
      open(playOption(card, `play:${card.id}:${side}`, `${name}: ${text}`, rule, hintOf(card[side], text)), {
        do: 'card',
        card: card.id,
        side,
        pays: [],
      }),
    ),
  };
}

/** Returns the full text of effects as a hint if the short text leaves something out or uses a different word. */
function hintOf(effects: Effects, told: string): string | undefined {
  return told.endsWith('…') || /\bmend\b/i.test(told) ? asHint(effectText(effects)) : undefined;
}

function playOption(card: Card, key: string, label: string, rule: RuleId, hint?: string): Option {
  const option: Option = {
    key,
    verb: 'play',
    label: asLabel(label),
    group: card.name,
    subject: { kind: 'card', id: card.id },
    rule,
    hidden: true,
  };
  if (hint !== undefined) option.hint = hint;
  return option;
}
