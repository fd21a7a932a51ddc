import { HINT_LENGTH, LABEL_LENGTH } from '../../kernel/decision.ts';

/** First letter large. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** `Get Main Computer Online` is `get-main-computer-online`. */
export function kebab(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-');
}

/** A text of at most so many characters: what has no room is left out from a word on, with an ellipsis. */
export function clipped(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most - 1);
  return `${text.slice(0, end <= 0 ? most - 1 : end).replace(/[\s,;:]+$/, '')}…`;
}

/** A label no longer than labels are. */
export function asLabel(text: string): string {
  return clipped(text, LABEL_LENGTH);
}

/** A hint no longer than hints are. */
export function asHint(text: string): string {
  return clipped(text, HINT_LENGTH);
}

/** “3 cards”, “1 card”. */
export function several(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/**
 * A chance for people: `83 %`, on one line; what may fail is never certain, and what may come never out of the question.
 */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return 'under 1\u{a0}%';
  return chance < 1 && chance > 0.995 ? 'over 99\u{a0}%' : `${Math.round(chance * 100)}\u{a0}%`;
}

/** Whether a name stands for several, for the verb behind it: “Stranded Miners”, “Lursa and B’Etor”. */
export function isMany(name: string): boolean {
  return name.endsWith('s') || name.includes(' and ');
}

/** “red, blue and gold”. */
export function listed(words: readonly string[]): string {
  return inALine(words, 'and');
}

/** “red, blue or gold”. */
export function either(words: readonly string[]): string {
  return inALine(words, 'or');
}

/** Words at the ends of alternatives from which on they are said but once. */
const SHARED = 4;

/**
 * Alternatives: “Attack 4, or draw 1 card, or pay …” where some have commas or “or” of their own. What they begin and end with
 * alike is said once: “all enemies lose all Resistances or abilities”.
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

/** “2”, “−3”. */
export function minus(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** “+2”, “−3”. */
export function signed(value: number): string {
  return value < 0 ? minus(value) : `+${value}`;
}

function inALine(words: readonly string[], last: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
