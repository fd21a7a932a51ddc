import { type Option, type Question, Refused, type Text } from './types.ts';

/** Maximum length of an option’s label, in characters. */
export const LABEL_LENGTH = 80;

/** Maximum length of an option’s hint, in characters. */
export const HINT_LENGTH = 100;

/** The key of the option that declines a window. */
export const PASS = 'pass';

/** The verb of options that end a turn. */
export const END = 'end';

/** Returns all options of a decision, with those from `instead` last. */
export function optionsOf(decision: Question): Option[] {
  return decision.instead === undefined ? decision.options : [...decision.options, ...decision.instead];
}

/** Matches the end of a sentence, but not a period after a single letter such as an initial. */
const SENTENCES = /(?<=[\p{Ll}\p{N})”’][\p{Ll}\p{N})”’][.?!])\s+(?=[\p{Lu}\p{N}“])/u;

/** Returns the sentence of a prompt that asks the question: the last one with a question mark, or else the last one. */
export function askedIn(prompt: Text): Text {
  const sentences = prompt.split(SENTENCES);
  return sentences.findLast((sentence) => sentence.endsWith('?')) ?? sentences.at(-1) ?? prompt;
}

/** Returns the option with this key, or null if there is none. */
export function optionByKey(decision: Question, key: string): Option | null {
  for (const option of decision.options) if (option.key === key) return option;
  for (const option of decision.instead ?? []) if (option.key === key) return option;
  return null;
}

/** Returns the option of an answer with exactly one key, or null for any other answer. */
export function onlyOption(decision: Question, keys: readonly string[]): Option | null {
  const [key, ...others] = keys;
  return key === undefined || others.length > 0 ? null : optionByKey(decision, key);
}

/**
 * Returns the reason why the keys aren't a valid answer, or null if the answer is valid. All answers are checked here and nowhere
 * else.
 */
export function objection(decision: Question, keys: readonly string[]): string | null {
  const [first] = keys;
  if (keys.length === 1 && first !== undefined) {
    if (decision.instead?.some((option) => option.key === first)) return null;
    if (decision.min <= 1 && decision.max >= 1 && decision.options.some((option) => option.key === first)) return null;
  }
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const [key, count] of counts) {
    const option = decision.options.find((candidate) => candidate.key === key);
    if (option === undefined) return `“${key}” can’t be chosen now.`;
    const most = decision.kind === 'allocate' ? (option.max ?? 1) : 1;
    if (count > most)
      return most === 1
        ? `“${option.label}” can be chosen only once.`
        : `“${option.label}” can be chosen at most ${most} times.`;
  }
  if (keys.length < decision.min || keys.length > decision.max) {
    if (decision.min === decision.max) return `Choose exactly ${decision.min}. You chose ${keys.length}.`;
    return `Choose ${decision.min} to ${decision.max}. You chose ${keys.length}.`;
  }
  return null;
}

/** Throws `Refused` if the keys aren't a valid answer. */
export function assertAnswers(decision: Question, keys: readonly string[]): void {
  const why = objection(decision, keys);
  if (why !== null) throw new Refused(why, decision.rule);
}

/**
 * Returns every valid answer if there are no more than `limit`. Returns null if there are more, or if the order of the keys
 * matters.
 */
export function answers(decision: Question, limit: number): string[][] | null {
  const out: string[][] = [];
  const walk = (at: number, keys: string[]): boolean => {
    if (keys.length >= decision.min && keys.length <= decision.max && at === decision.options.length) {
      out.push(keys);
      return out.length <= limit;
    }
    const option = decision.options[at];
    if (option === undefined) return true;
    const most = decision.kind === 'allocate' ? (option.max ?? 1) : 1;
    for (let count = 0; count <= most && keys.length + count <= decision.max; count++) {
      if (!walk(at + 1, [...keys, ...new Array<string>(count).fill(option.key)])) return false;
    }
    return true;
  };
  if (decision.kind === 'order') return null;
  if (decision.kind === 'pick' || decision.kind === 'amount')
    out.push(...decision.options.map((option) => [option.key]));
  else if (!walk(0, [])) return null;
  out.push(...(decision.instead ?? []).map((option) => [option.key]));
  return out.length <= limit ? out : null;
}

/** Returns a random legal answer. `next` returns a number from 0 to `bound - 1`. */
export function randomAnswer(decision: Question, next: (bound: number) => number): string[] {
  const instead = decision.instead ?? [];
  if (decision.kind === 'pick' || decision.kind === 'amount') {
    const at = next(decision.options.length + instead.length);
    const option = decision.options[at] ?? instead[at - decision.options.length];
    return option === undefined ? [] : [option.key];
  }
  if (instead.length > 0 && (decision.options.length === 0 || next(4) === 0)) {
    const option = instead[next(instead.length)];
    if (option !== undefined) return [option.key];
  }
  const pool = decision.options.flatMap((option) =>
    new Array<string>(decision.kind === 'allocate' ? (option.max ?? 1) : 1).fill(option.key),
  );
  const most = Math.min(decision.max, pool.length);
  const count = decision.min + next(most - decision.min + 1);
  const keys: string[] = [];
  while (keys.length < count) {
    const [key] = pool.splice(next(pool.length), 1);
    if (key !== undefined) keys.push(key);
  }
  return keys;
}
