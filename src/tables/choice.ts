import { apply } from '../kernel/apply.ts';
import { optionsOf } from '../kernel/decision.ts';
import type { Game } from '../kernel/game.ts';
import { Sealed } from '../kernel/sealed.ts';
import { copyTable, type Input, pendingFor, type Table } from '../kernel/table.ts';
import type { Decision, Option, VerbSynonyms } from '../kernel/types.ts';
import { hinted } from './guess.ts';
import { isOneVerb, named } from './naming.ts';
import { parseTyped } from './option-words.ts';
import { intentIn, takesSeveral } from './parse-intent.ts';
import { LONGEST, wordsOf } from './words.ts';

/**
 * A pick and the choice after its colon. In `open fire: shields`, the choice `shields` says how to carry out the pick
 * `open fire`.
 */
export interface SplitChoice {
  /** The words that name an option of the question. */
  said: string;
  /** The words that answer the following question, if the table asks one. */
  choice: string;
}

/** Splits a pick at its colon. Returns null if there is no colon, or if the colon belongs to an option's own name. */
export function splitChoice(decision: Decision, text: string): SplitChoice | null {
  const colon = text.indexOf(':');
  const [said, choice] = [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
  if (colon < 0 || said === '' || choice === '' || named(optionsOf(decision), text).length > 0) return null;
  return { said, choice };
}

/**
 * The keys of the options that the first words name, and the remaining words, which answer the next questions. Examples
 * are `warp drive: move` and `gold, gold, red`.
 */
interface Chosen {
  keys: string[];
  rest: string;
}

/**
 * Maximum number of separators that are tried as the end of a choice. The parts of an answer are separated by commas.
 */
const MOST_CHOICES = 16;
/** Separators between choices. */
const DIVIDER = /[:,]/g;

/**
 * If the question asks how to carry out the pick, parses the choice with which the words begin. Returns null if the
 * words match nothing.
 */
export function chosenOf(asked: Decision, before: Decision, words: string, says: VerbSynonyms): Chosen | null {
  if (!isChoice(asked, before)) return null;
  const marks = [...words.slice(0, LONGEST).matchAll(DIVIDER)].slice(0, MOST_CHOICES).map(({ index }) => index);
  const ends = [...marks, words.length];
  // A name may contain a separator, as may an answer with several parts, so longer readings are tried first.
  const whole = ends.findLast((end) => named(optionsOf(asked), words.slice(0, end)).length > 0);
  for (const end of takesSeveral(asked) ? ends.reverse() : [...(whole === undefined ? [] : [whole]), ...ends]) {
    const keys = keysOf(asked, before, words.slice(0, end).trim(), says);
    if (keys !== null) return { keys, rest: words.slice(end + 1).trim() };
  }
  return null;
}

/**
 * True if a question asks how to carry out the previous pick or, after an amount, how to spread it over options. In the
 * first case, all options have the same verb, which isn't a verb of the previous question.
 */
export function isChoice(asked: Decision, before: Decision): boolean {
  if (before.kind === 'amount') return asked.kind === 'allocate';
  if (asked.kind === 'amount' || asked.kind === 'allocate') return false;
  const [first] = optionsOf(asked);
  const isAlike = isOneVerb(optionsOf(asked)) || optionsOf(asked).length === 1;
  return first !== undefined && isAlike && !optionsOf(before).some(({ verb }) => verb === first.verb);
}

/**
 * Returns the keys of the options that the words name, or null unless exactly one reading is possible. If nothing
 * matches, tries again without words that the questions contain, so that “blue token” means “Blue” if the question is
 * about a token.
 */
function keysOf(asked: Decision, before: Decision, words: string, says: VerbSynonyms): string[] | null {
  const found = only(asked, words, says);
  // If the question takes several options, no words are dropped.
  if (found !== null || takesSeveral(asked)) return found;
  const { telling } = parseTyped(words);
  const known = telling.filter((word) => hinted(optionsOf(asked), word, says).length > 0);
  if (known.length === 0 || known.length === telling.length) return null;
  const shown = [asked, before].flatMap(({ prompt, options }) => [
    prompt,
    ...options.flatMap(({ label, hint = '' }) => [label, hint]),
  ]);
  const about = new Set(shown.flatMap(wordsOf));
  const isShown = (word: string): boolean => known.includes(word) || about.has(word) || about.has(`${word}s`);
  return telling.every(isShown) ? only(asked, known.join(' '), says) : null;
}

function only(asked: Decision, words: string, says: VerbSynonyms): string[] | null {
  if (words === '') return null;
  const intent = intentIn(asked, words, says);
  if ('keys' in intent) return intent.keys;
  const [meant, ...others]: Option[] = 'meant' in intent ? intent.meant : [];
  return meant === undefined || others.length > 0 ? null : [meant.key];
}

/**
 * Tries an answer on a copy of the table, and returns the question that the seat would then have. Returns null if there
 * would be no question, and `unknown` if the question depends on dice, hidden cards or other players.
 */
export function leftBy(
  table: Table,
  answer: Extract<Input, { t: 'answer' }>,
  game: Game<unknown>,
): Decision | null | 'unknown' {
  const copy = copyTable(table);
  const noChance = (): never => {
    throw new Sealed('dice');
  };
  try {
    apply(copy, answer, { game, chance: noChance, checkpoint: noChance, sealed: answer.seat });
  } catch (error) {
    if (error instanceof Sealed) return 'unknown';
    throw error;
  }
  return pendingFor(copy, answer.seat);
}
