import { stemmer } from 'stemmer';
import { push } from './lists.ts';
import { editDistance } from './spelling.ts';
import { headsOf, headsOfPhrases } from './synonyms.ts';

/** Words that questions are made of and answers are not told apart by. */
const FILLERS = new Set(
  `a about actually aint allowed am an and anything are arent as at be because become becomes been before
  but by can cant could couldnt d did didnt do does doesnt doing dont else ever explain for from get gets getting give
  given go goes going good got had hadnt happen happened happening happens has hasnt have havent having he her here hes
  him his how i id if ill im in into is isnt it its ive just kind know let lets like ll m make many may me mean means
  might much must my need needs no not now of ok okay on only onto or other our per please possible put re really s shes
  should shouldnt so some something stuff such t tell than that thats the their them then there
  theres these they theyre thing things this those to too us use used using ve very want wants was wasnt we were werent what
  whats when where which while who whos why will with wont work works would wouldnt yes yet you your youre youve`.split(
    /\s+/,
  ),
);

/** Words that make a question one for a particular rule: it asks who, when or why, or names a condition. */
const PARTICULAR = new Set(
  'because before cant cannot dont doesnt else if isnt no not only than until when where which who whom whose why wont'.split(
    ' ',
  ),
);
/** Words that make it one for a particular rule where it begins with them: it asks whether something is so. */
const WHETHER = new Set(
  'am are can could did do does has have is may must shall should was were will would'.split(' '),
);

/** The same by how many letters they have. */
const fillersOfLength = new Map<number, string[]>();
for (const filler of FILLERS) push(fillersOfLength, filler.length, filler);

/** Letters of the longest word that is taken for a mistyped filler. */
const LONGEST_SLIP = 8;

const PLAIN = /^[\x20-\x7e]*$/;

/** Words in one form: without case, accents and apostrophes. */
export function wordsOf(text: string): string[] {
  const letters = PLAIN.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '');
  return (
    letters
      .replace(/['’‘]/g, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Forms of words that came up: a book has few different ones, and each many times. */
const known = new Map<string, readonly string[]>();

/**
 * The forms under which a word is found: without its ending (`ships` and `ship` are one), and where others mean about the
 * same, as each word that stands for all of them. A question and an answer that share the very word share both.
 */
export function formsOf(word: string): readonly string[] {
  return known.get(word) ?? newForms(word);
}

/** Whether others mean about the same as this word. */
export function hasAlike(word: string): boolean {
  return formsOf(word).length > 1;
}

/** Without its ending. */
export function stemOf(word: string): string {
  return formsOf(word)[0] ?? word;
}

function newForms(word: string): readonly string[] {
  return formsOfStem(stemmer(word));
}

/** The forms of a word that is without its ending already. */
export function formsOfStem(stem: string): readonly string[] {
  return [stem, ...headsOf(stem).map(headForm)];
}

/** The form of all words that mean about the same; no word of a text is like it. */
function headForm(head: string): string {
  return `=${head}`;
}

/** Whether this is the form of many words, not one of them. */
export function isHeadForm(form: string): boolean {
  return form.startsWith('=');
}

/** Keeps the forms of a book's words; those of questions are not kept, since there is no end to them. */
export function learn(word: string): readonly string[] {
  const before = known.get(word);
  if (before !== undefined) return before;
  const forms = newForms(word);
  known.set(word, forms);
  return forms;
}

/** Whether a word says nothing of what a text is about. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word);
}

/** Whether a word that no book has is a mistyped one that says nothing of what a text is about. */
export function isFillerMistyped(word: string): boolean {
  if (word.length <= 2 || word.length > LONGEST_SLIP) return false;
  const lengths = [word.length - 1, word.length, word.length + 1];
  return lengths.some((length) => (fillersOfLength.get(length) ?? []).some((filler) => isSlip(word, filler)));
}

/** Whether two words differ in one slip: very short ones in a letter too few or two that changed places. */
function isSlip(word: string, filler: string): boolean {
  if (filler.length < 3 || Math.abs(filler.length - word.length) > 1 || editDistance(word, filler) > 1) return false;
  return word.length > 3 || [...word].every((letter) => filler.includes(letter));
}

/** Whether a question asks for a particular rule, not for what something is. */
export function isParticular(words: readonly string[]): boolean {
  const [first = ''] = words;
  return WHETHER.has(first) || words.some((word) => PARTICULAR.has(word));
}

/** The words of a question that say what it is about; all of them when it has no other. */
export function contentWords(words: readonly string[]): readonly string[] {
  const kept = words.filter((word) => !FILLERS.has(word));
  return kept.length > 0 ? kept : words;
}

/** The forms that stand for the phrases among some words. */
export function phrasesIn(words: readonly string[]): string[] {
  return headsOfPhrases(words.map(stemOf)).map(headForm);
}
