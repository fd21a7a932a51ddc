import type { Option, RuleId } from '../../../kernel/types.ts';
import { cardOf } from '../content/cards/all.ts';
import { type Card, dataFor, type Side } from '../content/cards/card.ts';
import type { Colour } from '../content/colours.ts';
import { kept, shared } from '../kept.ts';
import { asHint, asLabel } from '../rules/asking.ts';
import { playerOf } from '../rules/find.ts';
import { type Purse, waysToPay } from '../rules/payments.ts';
import { DAMAGE } from '../state.ts';
import type { Occasion } from './moments.ts';
import { SIDEWAYS, sidewaysValue } from './sideways.ts';
import { effectText, gist } from './text.ts';
import type { Effects } from './union.ts';
import { dataWithin, mayPlay, usable } from './usable.ts';

/** Letters of a name before a way to pay: labels have to differ soon. */
const SHORT_NAME = 21;

/** A side of a card as options show it. */
interface Words {
  name: string;
  gist: string;
  /** Data that it costs. */
  cost: readonly Colour[];
  /** A cache of options by payment. */
  paid: Map<string, Option>;
  /** Without any payment. */
  free: Option;
}

/** Everything that the cards of a hand can be played for (F-CARD-02). */
export function cardPlays(at: Occasion, purse: () => Purse): Option[] {
  const { g, seat } = at;
  return [...new Set(playerOf(g, seat).hand)].flatMap((id) => {
    const card = cardOf(id);
    const effects = id !== DAMAGE && mayPlay(g, seat, card);
    return [
      ...(effects ? effectPlays(at, card, 'basic', purse) : []),
      ...(effects ? effectPlays(at, card, 'strong', purse) : []),
      ...sidewaysPlay(at, card),
    ];
  });
}

/** F-CARD-03, F-CARD-04: an effect, once for each way to pay for it. */
function effectPlays(at: Occasion, card: Card, side: Side, purse: () => Purse): Option[] {
  const effects = card[side];
  if (!usable({ ...at, without: [card.id] }, effects)) return [];
  const { cost, free, name, gist: text, paid } = wordsOf(card, side);
  if (cost.length === 0) return [free];
  return waysToPay(purse(), cost, dataWithin(at, effects)).map(({ key, label }) =>
    kept(paid, key, () => shared({ ...free, key: `${free.key}:${key}`, label: asLabel(`${name}, ${label}: ${text}`) })),
  );
}

/** F-CARD-06, F-CARD-07, F-SHIELD-03, F-ATK-02: a card sideways, as the moment allows; at most one way. */
function sidewaysPlay({ g, seat, moment }: Occasion, card: Card): Option[] {
  const way = SIDEWAYS[moment];
  const value = way === undefined ? 0 : sidewaysValue(g, seat, card);
  if (way === undefined || value === 0) return [];
  const key = `side:${card.id}:${way.kind}`;
  return [
    kept(sidewaysOptions, `${key}:${value}`, () =>
      playOption(card, key, `${card.name} sideways: ${way.word} ${value}`, 'F-CARD-06'),
    ),
  ];
}

/** A cache of options by key and value, which all positions share. */
const sidewaysOptions = new Map<string, Option>();

/** A cache, which all positions share: what a card is offered as is always the same. */
const words = new Map<Card, Readonly<Record<Side, Words>>>();

function wordsOf(card: Card, side: Side): Words {
  return kept(words, card, bothWords)[side];
}

function bothWords(card: Card): Record<Side, Words> {
  return { basic: newWords(card, 'basic'), strong: newWords(card, 'strong') };
}

function newWords(card: Card, side: Side): Words {
  const name = side === 'strong' ? (card.strongName ?? card.name) : card.name;
  const rule = card.sort === 'undiscovered' ? 'F-CARD-04' : 'F-CARD-03';
  const text = gist(card[side]);
  return {
    name: name.length > SHORT_NAME ? `${name.slice(0, SHORT_NAME - 1).trimEnd()}…` : name,
    gist: text,
    cost: dataFor(card, side),
    paid: new Map(),
    free: playOption(card, `play:${card.id}:${side}`, `${name}: ${text}`, rule, hintOf(card[side], text)),
  };
}

/** All that effects do, where their gist leaves something out, or says it in a word of its own. */
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
  return shared(option);
}
