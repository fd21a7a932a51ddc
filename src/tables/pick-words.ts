import { same } from '../kernel/copy.ts';
import type { Game } from '../kernel/game.ts';
import type { Decision } from '../kernel/types.ts';
import { pickIn } from './line.ts';
import { answerWords, intentIn, NONE } from './parse-intent.ts';
import { NO_SAYS } from './verb-words.ts';

/**
 * Returns the words that give this answer as a pick of a line, or null if no words mean exactly this answer. The words
 * are the keys of the options, or their labels if the keys could mean something else.
 */
export function wordsOfAnswer(
  decision: Decision,
  keys: readonly string[],
  { says = NO_SAYS }: Pick<Game<unknown>, 'says'>,
): string | null {
  const isMeant = (words: string): boolean => {
    const { said, rest } = pickIn(decision, words);
    const intent = intentIn(decision, said, says);
    return rest === '' && 'keys' in intent && same(countsOf(decision, intent.keys), countsOf(decision, keys));
  };
  return [keyWords(decision, keys), answerWords(decision, keys)].find(isMeant) ?? null;
}

/** The keys of an answer as a typed text. */
function keyWords({ kind, instead = [] }: Decision, keys: readonly string[]): string {
  const [only, ...others] = keys;
  if (only === undefined) return NONE;
  if (others.length === 0 && instead.some(({ key }) => key === only)) return only;
  if (kind === 'order') return keys.join(', then ');
  if (kind !== 'allocate') return keys.join(', ');
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].map(([key, count]) => `${count} ${key}`).join(', ');
}

/** The keys in the order that matters: only in an order of options, the keys' own order does. */
function countsOf({ kind }: Decision, keys: readonly string[]): string[] {
  return kind === 'order' ? [...keys] : keys.toSorted();
}
