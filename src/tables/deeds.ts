import type { Option, Says } from '../kernel/types.ts';
import { wordsOf } from './words.ts';

/** All words that say what is done, by the game’s list: none of them stands for the thing that it is done with. */
const deeds = new WeakMap<Says, ReadonlySet<string>>();

/** Whether a word says what is done, whatever it is done with. */
export function isVerbWord(word: string, says: Says): boolean {
  let all = deeds.get(says);
  if (all === undefined) {
    all = new Set(Object.entries(says).flatMap(([verb, words]) => [verb, ...words]));
    deeds.set(says, all);
  }
  return all.has(word);
}

/**
 * The words for what an option does: its verb and what is said for it. Where its label begins with one of these, the others
 * mean something else: who is recruited isn’t learned.
 */
export function verbWordsOf({ verb }: Option, [first = '']: readonly string[], says: Says): string[] {
  const said = says[verb] ?? [];
  return [verb, `${verb}s`, ...(said.includes(first) ? [first] : said)];
}

/** What is done only by its verb: it costs a card, the rest of the turn, or a friend. A name alone means something else. */
const HARMFUL: ReadonlySet<string> = new Set(
  'discard swap reroll end round forfeit emergency attack engage disband surrender abandon give-up'.split(' '),
);
/** Of these, what no question is about: naming a card never answers with it. */
const NEVER_UNSAID: ReadonlySet<string> = new Set(['swap']);

/**
 * Whether words may do what an option does: what does harm needs a word for its deed, unless the question is about nothing
 * else (`isAlike`) or the label names no deed either.
 *
 * @param deeds words for what the option does.
 */
export function isSaid(
  { verb, label }: Option,
  deeds: readonly string[],
  words: readonly string[],
  isAlike: boolean,
  says: Says,
): boolean {
  if (!HARMFUL.has(verb) || (isAlike && !NEVER_UNSAID.has(verb))) return true;
  const [first = '', ...others] = wordsOf(label);
  const all = isVerbWord(first, says) ? [...deeds, first] : deeds;
  return ![first, ...others].some((word) => all.includes(word)) || words.some((word) => all.includes(word));
}
