import { describe, expect, it } from 'vitest';
import { RULES } from '../../../src/games/first-edition/content/all-rules.ts';
import { type TextDate, textsOf } from '../../../src/games/first-edition/content/errata.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Json } from '../../../src/kernel/types.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { failsWithout } from './emptied.ts';
import { cardsIn } from './position-text.ts';
import { happened, id, offered, scene } from './scene.ts';
import { valueIn } from './subjects.ts';
import { DECK } from './two-sides.ts';

/**
 * The claims of a row at some point. Requests, options and moves are Gold's unless they begin with `blue`. Moves and
 * options are named by their keys, without the dates of card texts.
 */
export interface Claims {
  /**
   * Options that there are. In a table: all options that begin with the key, or their number. `''` stands for all
   * options.
   */
  can?: string | readonly string[] | { readonly [beginning: string]: number | readonly string[] };
  /**
   * Options that there aren't: none begins with this. In a table: with a rule or a part of the text that a player
   * reads.
   */
  cant?: string | readonly string[] | { readonly [wish: string]: string };
  /** The state of cards, piles and locations (`valueIn`). */
  gives?: { readonly [subject: string]: Json };
  /** A text that the log contains. */
  log?: string | readonly string[];
  /** A text that the log doesn't contain. */
  silent?: string;
}

/** Moves and the claims after them. Several picks of one answer are separated by `+`. */
export interface Step extends Claims {
  does?: string | readonly string[];
  /** The step that follows. */
  next?: Step;
}

/** A position and what follows from it. */
export interface Case extends Step {
  /** The sides (`cardsIn`). Decks have enough cards to draw. */
  gold?: string;
  blue?: string;
  turn?: 'blue';
  at?: 'turn';
  patch?: { [path: string]: Json };
  goal?: number;
  seed?: string;
  /** The date of the card texts, by default the first one. */
  texts?: TextDate;
  /** The windows in which a side wants to be asked. */
  asked?: { gold?: string[]; blue?: string[] };
}

/** One claim about a card. */
export interface CardSpec extends Case {
  /** The title of the card. */
  card: string;
  /** The ids of the rules, and a sentence about the card. */
  title: string;
  /** Other positions that belong to the same sentence. */
  also?: readonly Case[];
}

/** Proves rows. Each row is a test. Another test proves that the rows of a card fail if the card has no rule. */
export function provesCards(specs: readonly CardSpec[]): void {
  for (const card of new Set(specs.map((spec) => spec.card))) {
    const rows = specs.filter((spec) => spec.card === card);
    describe(card, () => {
      it.each(rows.map((spec) => [spec.title, spec] as const))('%s', (_title, spec) => proveSpec(spec));

      it('fails without the card’s rule', async () => {
        expect(RULES.has(id(card))).toBe(true);
        expect(await failsWithout(textsOf(id(card)), () => rows.forEach(proveSpec))).toBe(true);
      });
    });
  }
}

/** Plays the positions of a row. Throws if a claim doesn't hold. */
export function proveSpec(spec: CardSpec): void {
  for (const one of [spec, ...(spec.also ?? [])]) {
    const stage = staged(one);
    for (let step: Step | undefined = one; step !== undefined; step = step.next) proveStep(stage, step);
  }
}

/** Sets up a position in which both sides have cards to draw. */
function staged({ gold = '', blue = '', asked = {}, turn, at, patch = {}, goal = 100, seed = 'seed', texts }: Case) {
  const own = cardsIn(gold);
  const stage = scene({
    gold: { deck: DECK, ...own },
    blue: { deck: DECK, ...cardsIn(blue, 1, 1 + own.play.length) },
    ...{ turn: turn ?? 'gold', at: at ?? 'act', patch, goal, seed },
    ...(texts === undefined ? {} : { texts }),
  });
  for (const [seat, also] of Object.entries(asked)) stage.orders(seat, { also });
  return stage;
}

function proveStep(stage: Stage<FirstEdition>, { does, can, cant, gives = {}, log, silent }: Step): void {
  for (const move of listed(does)) {
    const { seat, rest } = addressed(move);
    stage.does(seat, ...rest.split(' + ').map((pick) => datedKey(stage, seat, pick)));
  }
  if (isTable(can)) {
    const found = Object.entries(can).map(([key, wanted]) => {
      const options = offersOf(stage, key);
      return [key, typeof wanted === 'number' ? options.length : options];
    });
    expect(Object.fromEntries(found)).toEqual(can);
  } else expect(listed(can).filter((key) => !has(stage, key))).toEqual([]);
  if (isTable(cant)) {
    for (const [wish, why] of Object.entries(cant)) {
      const { seat, rest } = addressed(wish);
      const { rule, text } = stage.refuses(seat, rest);
      expect(`${rule}: ${text}`).toContain(why);
    }
  } else expect(listed(cant).flatMap((key) => offersOf(stage, key))).toEqual([]);
  const values = Object.keys(gives).map((subject) => [subject, valueIn(stage, subject)]);
  expect(Object.fromEntries(values)).toEqual(gives);
  for (const text of listed(log)) expect(happened(stage)).toContain(text);
  if (silent !== undefined) expect(happened(stage)).not.toContain(silent);
}

/** Returns the options that begin with a key. */
function offersOf(stage: Stage<FirstEdition>, key: string): string[] {
  const { seat, rest } = addressed(key);
  return offered(stage, seat)
    .map(withoutDates)
    .filter((one) => one.startsWith(rest));
}

/** True if there is an option with this key, or one that begins with it. */
function has(stage: Stage<FirstEdition>, key: string): boolean {
  const { seat, rest } = addressed(key);
  return stage.offers(seat, datedKey(stage, seat, rest));
}

/** Returns a key without the dates of card texts: `play:scan:on:1` for `play:scan@2025-02:on:1`. */
function withoutDates(key: string): string {
  return key.replace(/@[\d-]+/g, '');
}

/** Returns the key of the option that has this key apart from dates, or the key itself. */
function datedKey(stage: Stage<FirstEdition>, seat: string, key: string): string {
  const options = stage.match.pending(stage.seat(seat))?.options ?? [];
  return options.find((option) => withoutDates(option.key) === key)?.key ?? key;
}

/** Returns the seat that a text names, Gold by default, and the rest of the text. */
function addressed(text: string): { seat: string; rest: string } {
  const [, seat = 'gold', rest = ''] = /^(?:(gold|blue)(?: |$))?(.*)$/.exec(text) ?? [];
  return { seat, rest };
}

function listed(texts: string | readonly string[] = []): readonly string[] {
  return typeof texts === 'string' ? [texts] : texts;
}

function isTable<T extends object>(texts: T | string | readonly string[] | undefined): texts is T {
  return typeof texts === 'object' && !Array.isArray(texts);
}
