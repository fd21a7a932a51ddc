import { apply } from '../kernel/apply.ts';
import { optionsOf } from '../kernel/decision.ts';
import type { Game } from '../kernel/game.ts';
import { Sealed } from '../kernel/sealed.ts';
import { copyTable, type Input, pendingFor, type Table } from '../kernel/table.ts';
import type { Decision, Option, VerbSynonyms } from '../kernel/types.ts';
import { hinted } from './guess.ts';
import { isOneVerb, named } from './naming.ts';
import { parseTyped } from './option-words.ts';
import { takesSeveral, wishIn } from './parse-intent.ts';
import { LONGEST, wordsOf } from './words.ts';

/** A pick and what is chosen of what it leaves open: `open fire: shields` is a card, and the way that it goes. */
export interface SplitChoice {
  /** What stands for an option of the question. */
  said: string;
  /** What is chosen next, if the table asks for it. */
  choice: string;
}

/** A pick with what stands behind its colon; null where there is none, or where an option has the colon in its own name. */
export function splitChoice(decision: Decision, text: string): SplitChoice | null {
  const colon = text.indexOf(':');
  const [said, choice] = [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
  if (colon < 0 || said === '' || choice === '' || named(optionsOf(decision), text).length > 0) return null;
  return { said, choice };
}

/** A choice that words stand for, and what is said of the one after it: `warp drive: move`, `gold, gold, red`. */
interface Chosen {
  keys: string[];
  rest: string;
}

/** Colons and other dividers that may end a choice: an answer with several parts has a comma for each. */
const MOST_CHOICES = 16;
/** What divides a choice from the next one. */
const DIVIDER = /[:,]/g;

/** The choice that words begin with where the table asks how what was picked goes; null where they stand for none of it. */
export function chosenOf(asked: Decision, before: Decision, words: string, says: VerbSynonyms): Chosen | null {
  if (!isChoice(asked, before)) return null;
  const marks = [...words.slice(0, LONGEST).matchAll(DIVIDER)].slice(0, MOST_CHOICES).map(({ index }) => index);
  const ends = [...marks, words.length];
  // A name may hold what divides choices, and an answer of several is one choice.
  const whole = ends.findLast((end) => named(optionsOf(asked), words.slice(0, end)).length > 0);
  for (const end of takesSeveral(asked) ? ends.reverse() : [...(whole === undefined ? [] : [whole]), ...ends]) {
    const keys = keysOf(asked, before, words.slice(0, end).trim(), says);
    if (keys !== null) return { keys, rest: words.slice(end + 1).trim() };
  }
  return null;
}

/** Whether a question asks about one kind of thing, and another one than the question before it: also of what an amount is made. */
export function isChoice(asked: Decision, before: Decision): boolean {
  if (before.kind === 'amount') return asked.kind === 'allocate';
  if (asked.kind === 'amount' || asked.kind === 'allocate') return false;
  const [first] = optionsOf(asked);
  const isAlike = isOneVerb(optionsOf(asked)) || optionsOf(asked).length === 1;
  return first !== undefined && isAlike && !optionsOf(before).some(({ verb }) => verb === first.verb);
}

/**
 * What words stand for in a choice: the only one that they may be meant for will do. Words that name none of them are left out if
 * the questions themselves have them: “blue token” is “Blue” where a token is asked about.
 */
function keysOf(asked: Decision, before: Decision, words: string, says: VerbSynonyms): string[] | null {
  const found = only(asked, words, says);
  // Of several who are named nobody is left out.
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
  const wish = wishIn(asked, words, says);
  if ('keys' in wish) return wish.keys;
  const [meant, ...others]: Option[] = 'meant' in wish ? wish.meant : [];
  return meant === undefined || others.length > 0 ? null : [meant.key];
}

/**
 * The question that an answer would leave to its seat, from a copy of the table; null where it leaves none, and `unknown` where
 * that hangs on dice, on hidden cards or on others.
 */
export function leftBy(
  table: Table,
  answer: Extract<Input, { t: 'answer' }>,
  game: Game<unknown>,
): Decision | null | 'unknown' {
  const copy = copyTable(table);
  const noChance = (): never => {
    throw new Sealed('a choice is looked at before it is made');
  };
  try {
    apply(copy, answer, { game, chance: noChance, checkpoint: noChance, sealed: answer.seat });
  } catch (error) {
    if (error instanceof Sealed) return 'unknown';
    throw error;
  }
  return pendingFor(copy, answer.seat);
}
