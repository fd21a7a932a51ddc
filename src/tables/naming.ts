import type { Option, VerbSynonyms } from '../kernel/types.ts';
import { begunBy, doneTo, heldBy } from './labelled.ts';
import {
  nameOf,
  namesOf,
  type OptionWords,
  optionWordsOf,
  parseTyped,
  type SaidWords,
  without,
} from './option-words.ts';
import { isSaid, isVerbWord } from './verb-words.ts';
import { asTyped, isBroken, isContentWord, isPlace, LONGEST, MOST_WORDS, tellingOf, wordsOf } from './words.ts';

/**
 * Finds the options that the text names in full: by key, by label, or by label and hint as completion shows them.
 * Special characters may be missing from the text, and so may the letter in front of a label. If no option matches in
 * this way, tries the options' other names.
 */
export function named(options: readonly Option[], text: string): Option[] {
  const wanted = text.trim().toLowerCase();
  const shown = options.filter((option) => namesOf(option).shown.includes(wanted));
  if (shown.length > 0 || text.length > LONGEST) return shown;
  const typed = asTyped(text);
  const alike = options.filter((option) => namesOf(option).typed.includes(typed));
  if (alike.length > 0) return alike;
  const words = wordsOf(text).join(' ');
  const spelled = words === '' ? [] : options.filter((option) => namesOf(option).words.includes(words));
  return spelled.length > 0 ? spelled : calledSo(options, text);
}

/** Finds the options with exactly this alternative name, ignoring filler words and punctuation. */
function calledSo(options: readonly Option[], text: string): Option[] {
  const others = options.filter(({ called }) => called !== undefined);
  if (others.length === 0) return [];
  const said = nameOf(text);
  return others.filter((option) => namesOf(option).called.includes(said));
}

/**
 * Finds the options that the words mean. The search tries, in this order: full names, a verb alone, the only label that
 * begins with the words or contains them all, and finally a verb or full name without unrelated words. If several
 * options match, prefers plain ones: the basic effect of a card, or an exact name. Harmful actions must be named with
 * their verb.
 */
export function fitting(options: readonly Option[], text: string, says: VerbSynonyms): Option[] {
  const exact = named(options, text);
  if (exact.length === 1) return exact;
  const said = parseTyped(text);
  // A text with too many words wasn't read in full, so only exact names count.
  if (said.words.length >= MOST_WORDS) return exact;
  const told = exact.length === 0 ? namedBehindVerb(options, text, says) : [];
  if (told.length === 1) return told;
  const isAlike = isOneVerb(options);
  const faces = options
    .map((option) => optionWordsOf(option, says))
    .filter((face) => isSaid(face.option, face.verbWords, said.words, isAlike, says));
  const isSingle = said.words.length === 1;
  const begun = begunBy(faces, said.words);
  const held = begun.length > 0 ? begun : heldBy(faces, said.words, isAlike, says);
  const isWhole = said.telling.length > 0 && !isBroken(said.words);
  // A single word is read as a verb rather than as part of a name.
  const done = isWhole && (isSingle || held.length === 0) ? doing(faces, said) : null;
  if (done === null && (held.length === 1 || (held.length > 0 && exact.length === 0)))
    return held.map(({ option }) => option);
  if (exact.length > 0) return exact;
  const about = done === null ? doneTo(faces, said.words) : [];
  if (about.length === 1) return about.map(({ option }) => option);
  const found = done ?? (isWhole ? faces.filter((face) => isNamed(face, said, isAlike)) : []);
  const plain = found.filter((face) => isPlain(face, said));
  const best = plain.length > 0 ? plain : found;
  return (best.length > 1 && about.length > 1 ? about : best).map(({ option }) => option);
}

/** Finds the options whose full name follows a word for their verb: “lay 3” means “3 o’clock”, not “3:30 o’clock”. */
function namedBehindVerb(options: readonly Option[], text: string, says: VerbSynonyms): Option[] {
  const [, verb = '', name = ''] = text.length > LONGEST ? [] : (BEHIND_VERB.exec(text.trim()) ?? []);
  const [deed = ''] = wordsOf(verb);
  if (name === '' || !isVerbWord(deed, says)) return [];
  return named(
    options.filter((option) => optionWordsOf(option, says).verbWords.includes(deed)),
    name,
  );
}

const BEHIND_VERB = /^(\S+)\s+(\S.*)$/s;

/** Finds options by their verbs and by words of their labels. Used for words that match no option fully. */
export function about(options: readonly Option[], text: string, says: VerbSynonyms): Option[] {
  const faces = options.map((option) => optionWordsOf(option, says));
  return doneTo(faces, parseTyped(text).words).map(({ option }) => option);
}

/**
 * If the words are only a verb, returns the options with this verb; otherwise null. If there is only one, it counts
 * only if its own words include one of the typed words.
 */
function doing(faces: readonly OptionWords[], { telling }: SaidWords): OptionWords[] | null {
  const found = faces.filter(({ verbWords }) => telling.every((word) => verbWords.includes(word)));
  if (found.length === 0) return null;
  return found.length > 1 || found.some(({ words }) => telling.some((word) => words.has(word))) ? found : [];
}

/**
 * True if the typed words mean an option in its plain form. Without verbs, the words must equal the option's title. If
 * all of them are verbs, they must include the option's verb and the first word of its title.
 */
function isPlain({ title, verbWords, option }: OptionWords, { telling }: SaidWords): boolean {
  const rest = without(telling, verbWords);
  if (rest.length > 0) return isSame(without(title, verbWords), rest);
  const [first] = title;
  return first !== undefined && telling.includes(option.verb) && telling.includes(first);
}

/**
 * True if there are several options and all have the same verb (or pass), so that players don't have to type the verb.
 */
export function isOneVerb(options: readonly Option[]): boolean {
  const verbs = new Set(options.map(({ verb }) => verb).filter((verb) => verb !== 'pass'));
  return verbs.size === 1 && options.length > 1;
}

function isNamed(face: OptionWords, { telling }: SaidWords, isAlike: boolean): boolean {
  const { verbWords, words, names, option } = face;
  const rest = without(telling, verbWords);
  const whole = names.filter((name) => isWithin(name, telling));
  if (!rest.every((word) => words.has(word))) return false;
  if (rest.length < telling.length && whole.length > 0) return true;
  if (isAlike) return whole.some((name) => name.some((word) => isContentWord(word) && !/^\d+$/.test(word)));
  if (isWithin(tellingOf(wordsOf(option.label)), telling)) return true;
  return isCalled(face, telling) && (option.verb === 'move' || !face.title.some(isPlaceName));
}

/** True if the words contain the whole name or the whole subject of an option. A number alone isn't a name. */
function isCalled({ title, verbWords, subject }: OptionWords, telling: readonly string[]): boolean {
  return [without(title, verbWords), subject].some(
    (name) => name.some((word) => !/^\d+$/.test(word) && isContentWord(word)) && isWithin(name, telling),
  );
}

/**
 * True if a word names a place. If the words name an option only by a place, they mean moving there and nothing else.
 */
function isPlaceName(word: string): boolean {
  return isPlace(word) && !/^\d/.test(word);
}

function isWithin(part: readonly string[], all: readonly string[]): boolean {
  return part.every((word) => all.includes(word));
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return isWithin(one, other) && isWithin(other, one);
}
