import type { Meeting } from '../rules/meeting.ts';
import type { Force, Rule } from '../rules/rule.ts';
import type { CardId } from '../terms.ts';
import type { CardRule, Combo } from './card-rules.ts';
import { FACT_FILES, FILES } from './cards/index.ts';
import { DATED } from './errata.ts';
import { filter } from './filters/card-filter.ts';
import { f } from './formula-text.ts';
import { SHARED_LASTING } from './lasting.ts';
import { meetingSaid } from './meeting-said.ts';
import type { TextFacts } from './text-facts.ts';

const ROWS: ReadonlyMap<CardId, CardRule> = rowsByCard();

/** The rules of all cards with effects, by card. A card whose newer text changes only facts keeps its rule. */
export const RULES: ReadonlyMap<CardId, Rule> = rulesByCard();

/** The facts that the texts of cards state, by card, for cards with and without a rule. */
export const FACTS: ReadonlyMap<CardId, TextFacts> = factsByCard();

/** The lasting effects of all cards, by their keys in `g.lasting`. */
export const LASTING: ReadonlyMap<string, Force> = lastingByKey();

/** Combines the rows of all card files. Throws if a card has two rows. */
function rowsByCard(): Map<CardId, CardRule> {
  const rows = new Map<CardId, CardRule>();
  for (const [file, cards] of FILES)
    for (const [card, row] of Object.entries(cards)) {
      if (rows.has(card)) throw new Error(`${file} has a second row for ${card}`);
      rows.set(card, row);
    }
  return rows;
}

/** Reprints share the rule of the first printing. */
function rulesByCard(): Map<CardId, Rule> {
  const rules = new Map<CardId, Rule>();
  for (const [card, row] of ROWS) if (!('reprints' in row)) rules.set(card, checked(card, withText(forceOf(card))));
  for (const [card, row] of ROWS) {
    if (!('reprints' in row)) continue;
    const first = rules.get(row.reprints);
    if (first === undefined) throw new Error(`no row for ${row.reprints}, which ${card} reprints`);
    rules.set(card, first);
  }
  for (const { id, of } of DATED) {
    const older = rules.get(of);
    if (!rules.has(id) && older !== undefined) rules.set(id, older);
  }
  return rules;
}

/**
 * Combines the facts of all files. A newer text has the facts of the older one, except those in its own row. Throws if a
 * card with a row has facts outside its row.
 */
function factsByCard(): Map<CardId, TextFacts> {
  const found = new Map<CardId, TextFacts>();
  for (const [card, row] of ROWS) {
    const first = 'reprints' in row ? ROWS.get(row.reprints) : row;
    if (first !== undefined && 'facts' in first && first.facts !== undefined) found.set(card, first.facts);
  }
  for (const [file, cards] of FACT_FILES)
    for (const [card, facts] of Object.entries(cards)) {
      if (ROWS.has(card) || found.has(card)) throw new Error(`${file} has facts for ${card}, which has a row`);
      found.set(card, facts);
    }
  for (const { id, of } of DATED) {
    const older = found.get(of);
    if (older !== undefined) found.set(id, { ...older, ...found.get(id) });
  }
  return found;
}

/** Combines the lasting effects of all rows. Throws if two cards use the same key. */
function lastingByKey(): Map<string, Force> {
  const found = new Map(Object.entries(SHARED_LASTING));
  for (const [card, row] of ROWS)
    for (const [key, force] of Object.entries('lasting' in row ? (row.lasting ?? {}) : {})) {
      if (found.has(key)) throw new Error(`${card} has a second lasting effect ${key}`);
      found.set(key, force);
    }
  return found;
}

/** Parses the filters of a card's downloads, so that a mistake in one shows when the game loads. */
function checked(card: CardId, rule: Rule): Rule {
  for (const { wanted } of Object.values(rule.fetches ?? {})) if (typeof wanted === 'string') filter(wanted, card);
  return rule;
}

function forceOf(card: CardId): Rule | Force {
  const row = ROWS.get(card);
  if (row === undefined || 'reprints' in row) throw new Error(`${card} has no row of its own`);
  return 'combo' in row ? comboOf(row) : row;
}

/**
 * Returns the rule of a combo dilemma. The first half is encountered only once if it has no conditions or its text says
 * so.
 */
function comboOf({ combo: [[one, first], [other, second]], text }: Combo): Rule | Force {
  const half = (rule: Force, unless: string | null): Meeting => ({
    ...rule.meeting,
    unless: unless === null ? null : f(unless),
  });
  const [before, after] = [forceOf(one), forceOf(other)];
  const { text: _text, facts: _facts, ...rest } = { text: '', ...after };
  const meeting: Meeting = { ...half(before, first), halves: [one, other], second: half(after, second) };
  return { ...rest, meeting, ...(text === undefined ? {} : { text }) };
}

function withText(rule: Rule | Force): Rule {
  return 'text' in rule ? rule : { ...rule, text: meetingSaid(rule.meeting ?? {}) };
}
