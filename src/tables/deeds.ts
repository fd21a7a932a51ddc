import type { Option } from '../kernel/types.ts';

/** What people say for a verb of any game, in small letters; the verb itself goes without saying. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  move: ['go', 'fly', 'travel'],
  attack: ['fight', 'hit', 'shoot', 'destroy', 'kill'],
  fire: ['attack', 'shoot'],
  fight: ['attack', 'battle'],
  challenge: ['attack', 'fight'],
  assault: ['attack', 'fight', 'storm', 'conquer'],
  engage: ['attack', 'fight'],
  decimate: ['attack'],
  deflect: ['block', 'shield', 'shields'],
  win: ['persuade', 'convince'],
  beam: ['land'],
  visit: ['explore'],
  explore: ['reveal'],
  interact: ['trade', 'deal', 'talk', 'hail'],
  buy: ['recruit', 'learn', 'hire', 'purchase', 'repair', 'heal'],
  play: ['use'],
  use: ['play'],
  crew: ['use', 'play', 'activate'],
  skill: ['use', 'play', 'activate'],
  common: ['use', 'play', 'skill'],
  activate: ['use'],
  repair: ['fix'],
  heal: ['cure'],
  discard: [],
  draw: [],
  phase: ['next', 'continue'],
  end: ['finish', 'done'],
  round: ['announce'],
  pass: ['skip'],
};

/** All words that say what is done: none of them stands for the thing that it is done with. */
const DEEDS: ReadonlySet<string> = new Set(Object.entries(SAID).flatMap(([verb, words]) => [verb, ...words]));

/** Whether a word says what is done, whatever it is done with. */
export function isDeed(word: string): boolean {
  return DEEDS.has(word);
}

/**
 * The words for what an option does: its verb and what is said for it. Where its label begins with one of these, the others
 * mean something else: who is recruited isn’t learned.
 */
export function deedsOf({ verb }: Option, [first = '']: readonly string[]): string[] {
  const said = SAID[verb] ?? [];
  return [verb, `${verb}s`, ...(said.includes(first) ? [first] : said)];
}
