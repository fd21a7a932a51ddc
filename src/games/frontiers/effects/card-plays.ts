import type { Option, RuleId, Seat } from '../../../kernel/types.ts';
import { cardOf } from '../content/cards/all.ts';
import type { Card } from '../content/cards/card.ts';
import type { Colour } from '../content/colours.ts';
import { asHint } from '../rules/asking.ts';
import { playerOf } from '../rules/find.ts';
import { type Purse, waysToPay } from '../rules/payments.ts';
import { DAMAGE, type Frontiers } from '../state.ts';
import type { Moment } from './moments.ts';
import { SIDEWAYS, sidewaysValue } from './sideways.ts';
import { effectText, gist } from './text.ts';
import type { Effects } from './union.ts';
import { dataWithin, mayPlay, usable } from './usable.ts';

type Side = 'basic' | 'strong';

/** Labels hold so many characters. */
const MOST_LETTERS = 80;
/** Letters of a name before a way to pay: labels have to differ soon. */
const SHORT_NAME = 21;

/** A side of a card as options show it; options are made once, for they are always the same. */
interface Words {
  name: string;
  gist: string;
  /** Data that it costs. */
  cost: readonly Colour[];
  /** By payment. */
  paid: Map<string, Option>;
  /** Without any payment. */
  free: Option;
}

/** Everything that the cards of a hand can be played for at a moment (F-CARD-02). */
export function cardPlays(g: Frontiers, seat: Seat, moment: Moment, purse: () => Purse, options: Option[]): void {
  const { hand } = playerOf(g, seat);
  for (const [at, id] of hand.entries()) {
    if (hand.indexOf(id) < at) continue;
    const card = cardOf(id);
    if (id !== DAMAGE && mayPlay(g, seat, card)) {
      effectPlays(g, seat, card, 'basic', moment, purse, options);
      effectPlays(g, seat, card, 'strong', moment, purse, options);
    }
    sidewaysPlay(g, seat, card, moment, options);
  }
}

/** F-CARD-03, F-CARD-04: an effect, once for each way to pay for it. */
function effectPlays(
  g: Frontiers,
  seat: Seat,
  card: Card,
  side: Side,
  moment: Moment,
  purse: () => Purse,
  options: Option[],
): void {
  const effects = card[side];
  if (!usable(g, seat, effects, moment, [card.id])) return;
  const words = wordsOf(card, side);
  if (words.cost.length === 0) {
    options.push(words.free);
    return;
  }
  for (const { key, label } of waysToPay(purse(), words.cost, dataWithin(g, seat, effects, moment))) {
    let option = words.paid.get(key);
    if (option === undefined) {
      option = {
        ...words.free,
        key: `${words.free.key}:${key}`,
        label: fitted(`${words.name}, ${label}: ${words.gist}`),
      };
      // Shared by all positions.
      Object.freeze(option);
      words.paid.set(key, option);
    }
    options.push(option);
  }
}

/** F-CARD-06, F-CARD-07, F-SHIELD-03, F-ATK-02: a card sideways, as the moment allows. */
function sidewaysPlay(g: Frontiers, seat: Seat, card: Card, moment: Moment, options: Option[]): void {
  const way = SIDEWAYS[moment];
  if (way === undefined) return;
  const value = sidewaysValue(g, seat, card);
  if (value === 0) return;
  const name = `${card.id}:${way.kind}`;
  const known = sidewaysOptions.get(name) ?? [];
  let option = known[value];
  if (option === undefined) {
    option = playOption(card, `side:${name}`, `${card.name} sideways: ${way.word} ${value}`, 'F-CARD-06');
    known[value] = option;
    sidewaysOptions.set(name, known);
  }
  options.push(option);
}

/** By card and way, then by value. */
const sidewaysOptions = new Map<string, (Option | undefined)[]>();

const words = new Map<string, Record<Side, Words>>();

function wordsOf(card: Card, side: Side): Words {
  let kept = words.get(card.id);
  if (kept === undefined) {
    kept = { basic: newWords(card, 'basic'), strong: newWords(card, 'strong') };
    words.set(card.id, kept);
  }
  return kept[side];
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

/** Data that a side of a card costs (F-CARD-03, F-CARD-04): an Undiscovered Card’s basic effect costs data too. */
export function dataFor({ sort, colour }: Card, side: Side): readonly Colour[] {
  const own: readonly Colour[] = colour === null ? [] : [colour];
  if (sort === 'undiscovered') return side === 'basic' ? own : [...own, 'black'];
  return side === 'basic' ? [] : own;
}

/** All that effects do, where their gist leaves something out, or says it in a word of its own. */
function hintOf(effects: Effects, told: string): string | undefined {
  return told.endsWith('…') || /\bmend\b/i.test(told) ? asHint(effectText(effects)) : undefined;
}

function playOption(card: Card, key: string, label: string, rule: RuleId, hint?: string): Option {
  const option: Option = {
    key,
    verb: 'play',
    label: fitted(label),
    group: card.name,
    subject: { kind: 'card', id: card.id },
    rule,
    hidden: true,
  };
  if (hint !== undefined) option.hint = hint;
  // Shared by all positions.
  return Object.freeze(option);
}

function fitted(label: string): string {
  return label.length > MOST_LETTERS ? `${label.slice(0, MOST_LETTERS - 1)}…` : label;
}
