import { optionByKey, optionsOf } from '../kernel/decision.ts';
import type { Decision, Option, Says, Text } from '../kernel/types.ts';
import { hinted, misspelled } from './guess.ts';
import { fitting, named } from './naming.ts';
import { nearly } from './nearly.ts';
import { LONGEST } from './words.ts';

/**
 * What words stand for among the options of a question.
 * - `keys`: an answer. - `several`: they fit these options. - `meant`: they name nothing, but may be meant for these few,
 * if any.
 */
export type Meaning = { keys: string[] } | { several: Option[] } | { meant: Option[] };

/** Stands for the answer that takes nothing. */
export const NONE = 'none';
/** The same as people read it. */
export const NONE_WORDS = 'None of these';

/** The most options that an answer in words can name: as many as a form’s menus hold. */
const MOST_PARTS = 125;
/** Longest list of options named in a sentence. */
const NAMED = 8;

/** What words stand for: options by key, label or what tells them apart; numbers, and points to spread. */
export function wishIn(decision: Decision, text: string, says: Says): Meaning {
  if (takesNone(decision) && isNone(text)) return { keys: [] };
  const numbers = amounts(decision, text, says);
  if (numbers !== null) return { keys: numbers };
  const isWhole = !takesSeveral(decision) || named(optionsOf(decision), text).length > 0;
  const parts = isWhole ? [text] : text.split(',', MOST_PARTS + 1);
  // No option has such a name, and nobody means so many at once. Guessing would only take time.
  if (parts.length > MOST_PARTS || parts.some(({ length }) => length > LONGEST)) return { meant: [] };
  const keys: string[] = [];
  for (const part of parts) {
    const exact = fitting(optionsOf(decision), part, says);
    const found = exact.length > 0 ? exact : nearly(optionsOf(decision), part, says);
    const [only, ...others] = found;
    if (only === undefined) return guessed(optionsOf(decision), part, says);
    if (others.length > 0) return { several: found };
    keys.push(only.key);
  }
  return { keys };
}

/** What words that name nothing may be meant for. Nothing of it is done unasked. */
function guessed(options: readonly Option[], text: string, says: Says): Exclude<Meaning, { keys: string[] }> {
  const hints = hinted(options, text, says);
  if (hints.length > 1) return { several: hints };
  return { meant: hints.length > 0 ? hints : misspelled(options, text, says) };
}

/** A question that proposes what words may be meant for. */
export function meantBy(options: readonly Option[]): Text {
  return `Did you mean ${options.map(({ label }) => `“${label}”`).join(' or ')}?`;
}

/** That words name nothing, and what they may be meant for. */
export function nothingNamed(text: string, meant: readonly Option[]): Text {
  return `${quoted(text)} names nothing that is on offer. ${meantBy(meant)}`;
}

/** That words fit several options, for who typed them. */
export function whichOf(text: string, options: readonly Option[]): Text {
  const labels = options.slice(0, NAMED).map(({ label }) => label);
  const more = options.length > NAMED ? `, and ${options.length - NAMED} more` : '';
  return `${quoted(text)} fits several: ${labels.join('; ')}${more}. Choose one.`;
}

/** What somebody typed, in a sentence: at most its first 60 characters. */
export function quoted(text: string): Text {
  return `“${[...text].slice(0, 60).join('')}”`;
}

/** Whether words take nothing: `none`, or as completion offers it. */
export function isNone(text: string): boolean {
  return [NONE, NONE_WORDS].some((words) => words.toLowerCase() === text.trim().toLowerCase());
}

/** Whether an answer may take nothing. */
export function takesNone({ kind, min }: Decision): boolean {
  return min === 0 && kind !== 'pick' && kind !== 'amount';
}

/** Whether an answer may name several options. */
export function takesSeveral({ kind, max }: Decision): boolean {
  return kind === 'subset' ? max > 1 : kind === 'order' || kind === 'allocate';
}

/**
 * Reads numbers for a question that wants one, or points to spread: `4`, or `attack 2, move 1`. Null when the text
 * holds no number or names an option that isn't there.
 */
export function amounts(decision: Decision, text: string, says: Says): string[] | null {
  if (decision.kind === 'amount') return /^\s*-?\d{1,6}\s*$/.test(text) ? [text.trim()] : null;
  if (decision.kind !== 'allocate') return null;
  const keys: string[] = [];
  const parts = text.split(/[,;\n]/, MOST_PARTS + 1);
  if (parts.length > MOST_PARTS || parts.some(({ length }) => length > LONGEST)) return null;
  for (const part of parts) {
    const number = /\d{1,4}/.exec(part)?.[0] ?? '';
    const [only, ...others] = fitting(decision.options, part.replace(number, '').replace(/[=:]/g, ' '), says);
    const count = Number(number);
    if (number === '' || only === undefined || others.length > 0 || count > decision.max) return null;
    keys.push(...new Array<string>(count).fill(only.key));
  }
  return keys;
}

const LETTER = /^[A-Z]{1,2}$/;

/** A label without the letter that tells it from others only while they are asked: “H: Move …”, which is called `H`, too. */
function unlettered({ label, called = [] }: Option): Text {
  const letter = called.find((one) => LETTER.test(one) && label.startsWith(`${one}: `));
  return letter === undefined ? label : label.slice(letter.length + 2);
}

/** An answer in words: `Worf, Data` or `2 Attack, 1 Move`. */
export function answerWords(decision: Decision, keys: readonly string[]): Text {
  if (keys.length === 0) return NONE_WORDS;
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts]
    .map(([key, count]) => {
      const option = optionByKey(decision, key);
      const label = option === null ? key : unlettered(option);
      return decision.kind === 'allocate' ? `${count} ${label}` : label;
    })
    .join(decision.kind === 'order' ? ', then ' : ', ');
}
