import type { Reader, Refusal } from '../kernel/types.ts';
import type { TableView } from './types.ts';
import { typedWords, wordsOf } from './words.ts';

/** True if the words contain a name as a whole, with its words in a row. */
function holds(words: readonly string[], name: string): boolean {
  const named = wordsOf(name).join(' ');
  return named !== '' && ` ${words.join(' ')} `.includes(` ${named} `);
}

/**
 * Adds to a refusal how the reader lost the requested thing, by quoting the latest log line about the loss. If the
 * request is possible after all (`can`), the refusal stays unchanged.
 */
export function withLoss(why: Refusal, reader: Reader, request: string, lines: TableView['recent']): Refusal {
  if (why.can === true) return why;
  const words = typedWords(request);
  const line = lines.findLast(
    ({ lost }) => lost !== undefined && lost.seat === reader && lost.names.some((name) => holds(words, name)),
  );
  if (line === undefined) return why;
  const rule = line.rule ?? why.rule;
  const text = `${why.text} Log entry ${line.seq}: ${line.text}`;
  return { ...why, text, ...(rule === undefined ? {} : { rule }) };
}
