import { HINT_LENGTH, LABEL_LENGTH } from '../../kernel/decision.ts';

/** Capitalizes the first letter. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Returns a name in kebab case: `Get Main Computer Online` becomes `get-main-computer-online`. */
export function kebab(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-');
}

/** Shortens text to `most` characters at a word boundary, with an ellipsis. */
export function clipped(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most - 1);
  return `${text.slice(0, end <= 0 ? most - 1 : end).replace(/[\s,;:]+$/, '')}…`;
}

/** Shortens text to the length of a label. */
export function asLabel(text: string): string {
  return clipped(text, LABEL_LENGTH);
}

/** Shortens text to the length of a hint. */
export function asHint(text: string): string {
  return clipped(text, HINT_LENGTH);
}

/** Returns a count with its noun: “3 cards”, “1 card”. */
export function several(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/**
 * Formats a probability for people to read, such as `83 %`, without a line break. The formatted value is 0 % or 100 %
 * only if the result is certain.
 */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return 'under 1\u{a0}%';
  return chance < 1 && chance > 0.995 ? 'over 99\u{a0}%' : `${Math.round(chance * 100)}\u{a0}%`;
}

/** Whether a name takes a plural verb: “Stranded Miners”, “Lursa and B’Etor”. */
export function isMany(name: string): boolean {
  return name.endsWith('s') || name.includes(' and ');
}

/** British English has no comma before the last word. */
const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Joins words with “and”: “red, blue and gold”. */
export function listed(words: readonly string[]): string {
  return joined(words, AND);
}

/** Joins words with “or”: “red, blue or gold”. */
export function either(words: readonly string[]): string {
  return joined(words, OR);
}

/** Most lists have one word, and the games join them for every option. `Intl.ListFormat` takes microseconds for that. */
function joined(words: readonly string[], by: Intl.ListFormat): string {
  const [only] = words;
  return only !== undefined && words.length === 1 ? only : by.format(words);
}

/**
 * The minimum number of words that alternatives must share at their beginning, so that these words are printed only
 * once.
 */
const SHARED = 4;

/**
 * Joins alternatives: “Attack 4, or draw 1 card, or pay …” if some contain commas or “or”. A beginning and an end that
 * all alternatives share are printed only once: “all enemies lose all Resistances or abilities”.
 */
export function alternatives(texts: readonly string[]): string {
  const words = texts.map((text) => text.split(' '));
  const [first = []] = words;
  const least = Math.min(...words.map(({ length }) => length)) - 1;
  const alike = (at: number) => words.every((one) => one.at(at) === first.at(at));
  let head = 0;
  while (head < least && alike(head)) head += 1;
  if (texts.length > 1 && head >= SHARED) {
    let tail = 0;
    while (head + tail < least && alike(-1 - tail)) tail += 1;
    const middles = words.map((one) => one.slice(head, one.length - tail).join(' '));
    return [...first.slice(0, head), either(middles), ...first.slice(first.length - tail)].join(' ');
  }
  return texts.some((text) => /[,:]| or /.test(text)) ? texts.join(', or ') : either(texts);
}

/** Returns a number with a typographic minus: “2”, “−3”. */
export function minus(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** Returns a number with its sign: “+2”, “−3”. */
export function signed(value: number): string {
  return value < 0 ? minus(value) : `+${value}`;
}
