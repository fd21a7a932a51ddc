import type { Option, Text, VerbSynonyms } from '../kernel/types.ts';
import { verbWordsOf } from './verb-words.ts';
import { asTyped, isPlace, partsOf, tellingOf, typedWords, wordsOf } from './words.ts';

/** The names of an option in the forms in which people type them. */
export interface Names {
  /** Key, label, and label with hint, in lower case. */
  shown: readonly string[];
  /** The same in plain-keyboard spelling, with and without the letter in front of the label. */
  typed: readonly string[];
  /** The label's words, with and without its letter. */
  words: readonly string[];
  /** Alternative names. */
  called: readonly string[];
}

/** The names of options. One line asks for them many times. */
const optionNames = new WeakMap<Option, Names>();

/** The names of an option. */
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

/**
 * Returns a label without the letter that distinguishes it within one question: “Move …” for “H: Move …”.
 */
export function unlettered({ label, called = [] }: Option): Text {
  const letter = called.find((one) => LETTER.test(one) && label.startsWith(`${one}: `));
  return letter === undefined ? label : label.slice(letter.length + 2);
}

/** A name without filler words and punctuation. */
export function nameOf(text: string): string {
  return tellingOrAll(wordsOf(text)).join(' ');
}

/** Returns the content words, or all words if there are none: alone, “a” can be a letter. */
function tellingOrAll(words: string[]): string[] {
  const telling = tellingOf(words);
  return telling.length > 0 ? telling : words;
}

/** A typed text: its words, and the content words among them. */
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
  /** Words for its verb. */
  deeds: string[];
  /** All words of its label, its verb and its key. */
  words: Set<string>;
  /** The label's words in order, with and without its letter. */
  labels: string[][];
  /** The same as a set, with the letter. */
  labelled: Set<string>;
  /** The same without the words from “from” up to “to”, because these name an origin, not a destination. */
  goal: Set<string>;
  /** Words of its alternative names. */
  besides: Set<string>;
  /** Content words of its label up to the first colon: its title. */
  title: string[];
  /** The things that its label and its key mention, each as words. */
  names: string[][];
  /** The first thing in its key with which a part of its label begins: the card or the Crew Member. */
  subject: string[];
}

/** Cached words of options, by the game's synonyms. Each pick of a line needs them. */
const optionWords = new WeakMap<VerbSynonyms, WeakMap<Option, OptionWords>>();

/** The words by which an option can be named. */
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
  const deeds = verbWordsOf(option, words, says);
  const parts = key.split(/[:+@]/).map((part) => tellingOf(wordsOf(part.replace(/^\d+-/, ''))));
  const ofKey = parts.filter((part) => part.length > 0 && part.join(' ') !== verb);
  const ofLabel = partsOf(label.toLowerCase()).map((part) =>
    part.filter((word, at) => at > 0 || !deeds.includes(word)),
  );
  const title = tellingOrAll(wordsOf(label.split(':')[0] ?? ''));
  const called = option.called ?? [];
  const plain = unlettered(option);
  return {
    option,
    deeds,
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

/** Words except some. */
export function without(words: readonly string[], some: readonly string[]): string[] {
  return words.filter((word) => !some.includes(word));
}

/** True if the words start with these. */
export function begins(words: readonly string[], beginning: readonly string[]): boolean {
  return beginning.every((word, at) => words[at] === word);
}
