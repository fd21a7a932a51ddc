import { offered, offers } from '../kernel/decision.ts';
import type { Decision, Message, Option } from '../kernel/types.ts';

/**
 * What words stand for among the options of a question.
 * - `keys`: an answer. - `several`: they fit these options. - `unknown`: they fit nothing.
 */
export type Wish = { keys: string[] } | { several: Option[] } | 'unknown';

/** Stands for the answer that takes nothing. */
export const NONE = 'none';

/** Longest list of options named in a sentence. */
const NAMED = 8;
/** What people say around what they mean: left out where an option that holds it too isn't found. */
const FILLERS = new Set(
  'a an the my to at in into on onto of by with from for and then now first finally please'.split(' '),
);

/** What words stand for: options by key, label or what tells them apart; numbers, and points to spread. */
export function wishIn(decision: Decision, text: string): Wish {
  if (takesNone(decision) && text.trim().toLowerCase() === NONE) return { keys: [] };
  const numbers = amounts(decision, text);
  if (numbers !== null) return { keys: numbers };
  const parts = takesSeveral(decision) ? text.split(',') : [text];
  const keys: string[] = [];
  for (const part of parts) {
    const found = fitting(offers(decision), part);
    const [only, ...others] = found;
    if (only === undefined) return 'unknown';
    if (others.length > 0) return { several: found };
    keys.push(only.key);
  }
  return { keys };
}

/** That words fit several options, for who typed them. */
export function whichOf(text: string, options: readonly Option[]): Message {
  const labels = options.slice(0, NAMED).map(({ label }) => label);
  const more = options.length > NAMED ? `, and ${options.length - NAMED} more` : '';
  return `${quoted(text)} fits several: ${labels.join('; ')}${more}. Choose one.`;
}

/** What somebody typed, in a sentence: at most its first 60 characters. */
export function quoted(text: string): Message {
  return `“${[...text].slice(0, 60).join('')}”`;
}

/** Whether an answer may take nothing. */
export function takesNone({ kind, min }: Decision): boolean {
  return min === 0 && kind !== 'pick' && kind !== 'amount';
}

/** Whether an answer may name several options. */
export function takesSeveral({ kind, max }: Decision): boolean {
  return kind === 'subset' ? max > 1 : kind === 'order' || kind === 'allocate';
}

/** The options that words name in full: by key, by label, or by label and hint as completion shows them. */
export function named(options: readonly Option[], text: string): Option[] {
  const wanted = text.trim().toLowerCase();
  return options.filter(({ key, label, hint = '' }) =>
    [key, label, `${label} · ${hint}`].some((name) => name.toLowerCase() === wanted),
  );
}

/** The ways in which an option may hold words, the strictest first. */
const WAYS: readonly ((option: Option, words: readonly string[]) => boolean)[] = [
  (option, words) => words.every((word) => holds(nameOf(option), word, true)),
  (option, words) => words.every((word) => holds(nameOf(option), word, false)),
  (option, words) => words.every((word) => holds(`${nameOf(option)} ${option.hint?.toLowerCase() ?? ''}`, word, false)),
];

/**
 * The options that words fit: those that they name in full, else those whose names hold each of them as a word of its own,
 * else as the beginning of one, else also in what the option costs and gives. Numbers are never taken for longer ones.
 */
export function fitting(options: readonly Option[], text: string): Option[] {
  const exact = named(options, text);
  if (exact.length > 0) return exact;
  const words = wordsOf(text);
  for (const wanted of [words, words.filter((word) => !FILLERS.has(word))]) {
    if (wanted.length === 0) continue;
    for (const way of WAYS) {
      const found = options.filter((option) => way(option, wanted));
      if (found.length > 0) return found;
    }
  }
  return [];
}

function nameOf({ key, verb, label }: Option): string {
  return `${label} ${verb} ${key}`.toLowerCase();
}

const LETTER = /[\p{L}\p{N}]/u;
const DIGIT = /\d/;

/** Whether a text holds a word, all of one or the beginning of one. */
function holds(text: string, word: string, whole: boolean): boolean {
  const goesOn = whole ? LETTER : DIGIT.test(word.at(-1) ?? '') ? DIGIT : null;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const next = text[at + word.length] ?? '';
    if (!LETTER.test(text[at - 1] ?? '') && goesOn?.test(next) !== true) return true;
  }
  return false;
}

/** The words of a text in small letters, without the signs around them. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().split(/\s+/);
  return words.map((word) => word.replace(/^[“"(·]+|[”")·.,:;!?]+$/g, '')).filter((word) => word !== '');
}

/**
 * Reads numbers for a question that wants one, or points to spread: `4`, or `attack 2, move 1`. Null when the text
 * holds no number or names an option that isn't there.
 */
export function amounts(decision: Decision, text: string): string[] | null {
  if (decision.kind === 'amount') return /^\s*-?\d{1,6}\s*$/.test(text) ? [text.trim()] : null;
  if (decision.kind !== 'allocate') return null;
  const keys: string[] = [];
  for (const part of text.split(/[,;\n]/)) {
    const number = /\d{1,4}/.exec(part)?.[0] ?? '';
    const [only, ...others] = fitting(decision.options, part.replace(number, '').replace(/[=:]/g, ' '));
    const count = Number(number);
    if (number === '' || only === undefined || others.length > 0 || count > decision.max) return null;
    keys.push(...new Array<string>(count).fill(only.key));
  }
  return keys;
}

/** An answer in words: `Worf, Data` or `2 Attack, 1 Move`. */
export function answerWords(decision: Decision, keys: readonly string[]): Message {
  if (keys.length === 0) return 'None of these';
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts]
    .map(([key, count]) => {
      const label = offered(decision, key)?.label ?? key;
      return decision.kind === 'allocate' ? `${count} ${label}` : label;
    })
    .join(decision.kind === 'order' ? ', then ' : ', ');
}
