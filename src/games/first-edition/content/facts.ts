import { kept, shared } from '../../kit/cache.ts';
import type { PrintedFigure } from './card.ts';
import type { Formula } from './formula.ts';
import { parseFormula } from './formula-text.ts';
import { areOf, isOneOf } from './printed.ts';

// Cards with equal lists, figures or formulas share one object, since most of these appear on many cards.
const lists = new Map<string, readonly string[]>();
const figures = new Map<string, PrintedFigure>();
const formulas = new Map<string, Formula>();
const NONE: readonly string[] = Object.freeze([]);

/** Splits a list from a card's row into its items. The list is shared and read-only. */
export function itemsOf(text: string): readonly string[] {
  return kept(lists, text, () => shared(text.split(';')));
}

/**
 * Typed access to the named facts of one row. For an invalid value, methods throw an error that names the card.
 */
export class Facts {
  readonly #id: string;
  readonly #byName: ReadonlyMap<string, string>;

  constructor(id: string, named: readonly string[]) {
    this.#id = id;
    this.#byName = new Map(
      named.map((fact) => {
        const at = fact.indexOf('=');
        return at === -1 ? [fact, ''] : [fact.slice(0, at), fact.slice(at + 1)];
      }),
    );
  }

  has(name: string): boolean {
    return this.#byName.has(name);
  }

  text(name: string): string | undefined {
    return this.#byName.get(name);
  }

  list(name: string): readonly string[] {
    const text = this.#byName.get(name);
    return text === undefined ? NONE : itemsOf(text);
  }

  number(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    return Number.isInteger(Number(text)) ? Number(text) : this.#complain(`${name} isn’t a number: ${text}`);
  }

  figure(name: string): PrintedFigure | undefined {
    const shown = this.text(name);
    return shown === undefined ? undefined : kept(figures, shown, () => shared(figureOf(shown)));
  }

  formula(name: string): Formula | undefined {
    const text = this.text(name);
    return text === undefined ? undefined : kept(formulas, text, () => shared(parseFormula(text)));
  }

  /** Returns a fact that every card of its type has. */
  asked<T>(name: string, found: T | undefined): T {
    return found === undefined ? this.#complain(`has no ${name}`) : found;
  }

  word<T extends string>(among: readonly T[], word: string): T {
    return isOneOf(among, word) ? word : this.#complain(`“${word}” isn’t one of ${among.join(', ')}`);
  }

  words<T extends string>(among: readonly T[], name: string): readonly T[] {
    const words = this.list(name);
    return areOf(among, words) ? words : this.#complain(`${words.join(', ')} are not all among ${among.join(', ')}`);
  }

  #complain(what: string): never {
    throw new Error(`card ${this.#id}: ${what}`);
  }
}

/** Parses a printed number. The word NO means that the card has no such number. */
export function figureOf(shown: string): PrintedFigure {
  const isPlain = /^(?:-?\d+(?:\+\d+)?|NO)$/.test(shown);
  const numbers = shown.match(isPlain ? /-?\d+/g : /^-?\d+(?=[+\-*]|$)/g) ?? [];
  return { value: numbers.reduce((sum, number) => sum + Number(number), 0), shown, isOpen: !isPlain };
}
