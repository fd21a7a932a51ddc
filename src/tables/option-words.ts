import { must } from '../kernel/must.ts';
import type { Option, Text, VerbSynonyms } from '../kernel/types.ts';
import { verbWordsOf } from './verb-words.ts';
import { asTyped, isPlace, partsOf, tellingOf, typedWords, wordsOf } from './words.ts';

/** The names of an option, as people type them. */
export interface Names {
  /** The key, the label, and the label with its hint, in lower case. */
  shown: readonly string[];
  /**
   * The names in `shown` without special characters, with each label both with and without the letter in front of it.
   */
  typed: readonly string[];
  /** The label as words, with and without its letter. */
  words: readonly string[];
  /** Alternative names. */
  called: readonly string[];
}

/** The cached names of options, because a single line needs them many times. */
const optionNames = new WeakMap<Option, Names>();

/** Returns the names of an option. */
export function namesOf(option: Option): Names {
  const known = optionNames.get(option);
  if (known !== undefined) return known;
  const { key, label, hint = '', called = [] } = option;
  const labels = [...new Set([label, unlettered(option)])];
  const made: Names = {
    shown: [key, label, `${label} · ${hint}`].map((name) => name.toLowerCase()),
    typed: [key, ...labels.flatMap((one) => [one, `${one} · ${hint}`])].map(asTyped),
    words: labels.map((one) => wordsOf(one).join(' ')),
    called: called.map(nameOf),
  };
  optionNames.set(option, made);
  return made;
}

const LETTER = /^[A-Z]{1,2}$/;

/** Returns a label without the letter that distinguishes it within a question: “Move …” for “H: Move …”. */
export function unlettered({ label, called = [] }: Option): Text {
  const letter = called.find((one) => LETTER.test(one) && label.startsWith(`${one}: `));
  return letter === undefined ? label : label.slice(letter.length + 2);
}

/** Returns a name without filler words and punctuation. */
export function nameOf(text: string): string {
  return tellingOrAll(wordsOf(text)).join(' ');
}

/** Returns the content words. If there are no content words, returns all words, since “a” alone can be a letter. */
function tellingOrAll(words: string[]): string[] {
  const telling = tellingOf(words);
  return telling.length > 0 ? telling : words;
}

/** A typed text as words, with the content words among them. */
export interface SaidWords {
  words: string[];
  telling: string[];
}

/** Splits a typed text into words. */
export function parseTyped(text: string): SaidWords {
  const words = typedWords(text);
  return { words, telling: tellingOf(words) };
}

/** The words by which an option can be named. */
export interface OptionWords {
  option: Option;
  /** The words for the option's verb. */
  verbWords: string[];
  /** All words of the option's label, verb and key. */
  words: Set<string>;
  /** The words of the label in order, with and without its letter. */
  labels: string[][];
  /** The label's words as a set, with the letter. */
  labelled: Set<string>;
  /** The label's words, except those from “from” up to “to”, which name an origin and not the destination. */
  goal: Set<string>;
  /** The words of the option's alternative names. */
  besides: Set<string>;
  /** The content words of the label up to the first colon, which are its title. */
  title: string[];
  /** The parts of the option's label and key that can name something, each as a list of words. */
  names: string[][];
  /**
   * The subject of the option, such as a card or a Crew Member: the first part of the key, other than a number or
   * place, with which a part of the label begins.
   */
  subject: string[];
}

/** A cache of options' words, by the game's synonyms, because each pick of a line needs these words. */
const optionWords = new WeakMap<VerbSynonyms, WeakMap<Option, OptionWords>>();

/** Returns the words by which an option can be named. */
export function optionWordsOf(option: Option, says: VerbSynonyms): OptionWords {
  const ofGame = optionWords.get(says) ?? new WeakMap<Option, OptionWords>();
  optionWords.set(says, ofGame);
  const known = ofGame.get(option) ?? newWordsOf(option, says);
  ofGame.set(option, known);
  return known;
}

function newWordsOf(option: Option, says: VerbSynonyms): OptionWords {
  const { key, verb, label } = option;
  const words = wordsOf(label);
  const verbWords = verbWordsOf(option, words, says);
  const parts = key.split(/[:+@]/).map((part) => tellingOf(wordsOf(part.replace(/^\d+-/, ''))));
  const ofKey = parts.filter((part) => part.length > 0 && part.join(' ') !== verb);
  const ofLabel = partsOf(label.toLowerCase()).map((part) =>
    part.filter((word, at) => at > 0 || !verbWords.includes(word)),
  );
  const title = tellingOrAll(wordsOf(must(label.split(':')[0], 'the beginning of a label')));
  const called = option.called ?? [];
  const plain = unlettered(option);
  return {
    option,
    verbWords,
    words: new Set([...words, verb, ...wordsOf(key), ...called.flatMap(wordsOf)]),
    labels: plain === label ? [words] : [words, wordsOf(plain)],
    labelled: new Set(words),
    goal: new Set(goalOf(words)),
    besides: new Set(called.flatMap(wordsOf)),
    title,
    names: [...ofLabel, ...ofKey, ...called.flatMap(partsOf)].filter((name) => name.length > 0),
    subject: ofKey.find((part) => !part.every(isPlace) && ofLabel.some((one) => begins(one, part))) ?? [],
  };
}

function goalOf(words: readonly string[]): string[] {
  const from = words.indexOf('from');
  if (from < 0) return [...words];
  const to = words.indexOf('to', from);
  return [...words.slice(0, from), ...(to < 0 ? [] : words.slice(to))];
}

/** Returns the words that aren't in `some`. */
export function without(words: readonly string[], some: readonly string[]): string[] {
  return words.filter((word) => !some.includes(word));
}

/** True if the first list of words begins with the second. */
export function begins(words: readonly string[], beginning: readonly string[]): boolean {
  return beginning.every((word, at) => words[at] === word);
}
