import { stemmer } from 'stemmer';
import { push } from './lists.ts';
import { editDistance } from './spelling.ts';
import { headsOf, headsOfPhrases } from './synonyms.ts';

/** Words that are common in questions and don't distinguish answers. */
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

/** Words that make a question ask for a particular rule: who, when, why, or a condition. */
const PARTICULAR = new Set(
  'because before cant cannot dont doesnt else if isnt no not only than until when where which who whom whose why wont'.split(
    ' ',
  ),
);
/**
 * A question that begins with one of these words asks whether something is the case, and is therefore about a particular rule.
 */
const WHETHER = new Set(
  'am are can could did do does has have is may must shall should was were will would'.split(' '),
);

/** The filler words, by their number of letters. */
const fillersOfLength: Map<number, string[]> = new Map();
for (const filler of FILLERS) push(fillersOfLength, filler.length, filler);

/** Maximum length of a word that can be taken for a mistyped filler word. */
const LONGEST_SLIP = 8;

const PLAIN = /^[\x20-\x7e]*$/;

/** Returns the normalized words of a text: in lower case, without accents and apostrophes. */
export function wordsOf(text: string): string[] {
  const letters = PLAIN.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '');
  return (
    letters
      .replace(/['’‘]/g, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The cached forms of words. A book has few different words, and each of them occurs many times. */
const known = new Map<string, readonly string[]>();

/**
 * Returns the forms by which a word is found: the word without its ending (`ships` becomes `ship`), and a form for each
 * of its groups of synonyms. If a question and an answer contain the same word, they share all of its forms. If the
 * question uses one synonym and the answer another, they share only the forms of those groups that contain both
 * synonyms.
 */
export function formsOf(word: string): readonly string[] {
  return known.get(word) ?? newForms(word);
}

/** True if a word has synonyms. */
export function hasAlike(word: string): boolean {
  return formsOf(word).length > 1;
}

/** Returns a word without its ending. */
export function stemOf(word: string): string {
  return formsOf(word)[0] ?? word;
}

function newForms(word: string): readonly string[] {
  return formsOfStem(stemmer(word));
}

/** Returns the forms of a word that is given without its ending. */
export function formsOfStem(stem: string): readonly string[] {
  return [stem, ...headsOf(stem).map(headForm)];
}

/**
 * Returns the form that represents a group of synonyms. The form begins with `=`, so that no word of a text is equal to
 * it.
 */
function headForm(head: string): string {
  return `=${head}`;
}

/** True if a form represents a group of synonyms. */
export function isHeadForm(form: string): boolean {
  return form.startsWith('=');
}

/**
 * Returns the forms of a word of a book, and caches them. Words of questions aren't cached: their number is unlimited.
 */
export function learn(word: string): readonly string[] {
  const before = known.get(word);
  if (before !== undefined) return before;
  const forms = newForms(word);
  known.set(word, forms);
  return forms;
}

/** True if a word is so common that it says nothing about the topic of a text. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word);
}

/** True if an unknown word is a mistyped filler word. */
export function isFillerMistyped(word: string): boolean {
  if (word.length <= 2 || word.length > LONGEST_SLIP) return false;
  const lengths = [word.length - 1, word.length, word.length + 1];
  return lengths.some((length) => (fillersOfLength.get(length) ?? []).some((filler) => isSlip(word, filler)));
}

/**
 * True if two words differ by one typo. In words of 3 letters, only a missing letter or two swapped letters count as a
 * typo.
 */
function isSlip(word: string, filler: string): boolean {
  if (filler.length < 3 || Math.abs(filler.length - word.length) > 1 || editDistance(word, filler) > 1) return false;
  return word.length > 3 || [...word].every((letter) => filler.includes(letter));
}

/** True if a question asks for a particular rule, and not what something means. */
export function isParticular(words: readonly string[]): boolean {
  const [first = ''] = words;
  return WHETHER.has(first) || words.some((word) => PARTICULAR.has(word));
}

/** Returns the content words of a question, or all its words if it has no content words. */
export function contentWords(words: readonly string[]): readonly string[] {
  const kept = words.filter((word) => !FILLERS.has(word));
  return kept.length > 0 ? kept : words;
}

/**
 * Finds the phrases with synonyms in a list of words. Returns the forms that represent the groups to which the phrases
 * belong.
 */
export function phrasesIn(words: readonly string[]): string[] {
  return headsOfPhrases(words.map(stemOf)).map(headForm);
}
