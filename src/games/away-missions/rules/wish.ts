import { CARDS, nameOf } from '../content/cards.ts';
import { characterCard } from '../content/characters.ts';
import type { AwayMissions, CardId, CharacterId, SpaceId } from '../state.ts';
import { layoutOf } from './layout.ts';

/** What a seat may wish to do, by the verbs of its options. */
export type Verb =
  | 'activate'
  | 'bonus'
  | 'move'
  | 'attack'
  | 'cover'
  | 'recover'
  | 'draw'
  | 'swap'
  | 'pass'
  | 'via'
  | 'play'
  | 'reroll';

/** What was made of a wish in words or of an option’s key. */
export interface Wish {
  verb: Verb | null;
  /** Characters that it names, in the order of their cards. */
  characters: CharacterId[];
  space: SpaceId | null;
  /** Something that looks like a space, whether there is one or not. */
  place: string | null;
  /** Cards and abilities that it names. */
  cards: CardId[];
  /** The wish in plain small letters, with a blank around each word. */
  words: string;
}

/** Words for each verb, the telling ones first: a wish has the verb whose word comes first in it. */
const WORDS: Record<Verb, readonly string[]> = {
  activate: ['activate', 'activation', 'select'],
  bonus: ['bonus'],
  move: ['move', 'go', 'walk', 'run', 'step', 'turbolift'],
  attack: ['attack', 'fire', 'shoot', 'hit', 'fight', 'stab', 'kill', 'assimilate'],
  cover: ['cover', 'hide', 'duck'],
  recover: ['recover', 'unstun', 'stand'],
  draw: ['draw'],
  swap: ['swap', 'exchange'],
  pass: ['pass', 'skip', 'done', 'end', 'wait', 'nothing'],
  via: ['via', 'through', 'hivemind'],
  play: ['play', 'use', 'equip', 'score', 'interrupt', 'complete', 'attach'],
  reroll: ['reroll', 're roll', 'roll again'],
};
const VERBS = Object.entries(WORDS).flatMap(([verb, words]) => words.map((word) => ({ verb, word: ` ${word} ` })));
const PLACE = / ([a-z]\d{1,2}|t\d) /;

/** Reads a wish: `attack:one:type-2-phaser`, “shoot One of Five”, “move to B7”. */
export function readWish(g: AwayMissions, wish: string): Wish {
  const words = plain(wish);
  let verb: Verb | null = null;
  let first = Number.POSITIVE_INFINITY;
  for (const candidate of VERBS) {
    const at = words.indexOf(candidate.word);
    if (at < 0 || at >= first) continue;
    // The keys of `WORDS` are the verbs.
    verb = candidate.verb as Verb;
    first = at;
  }
  const place = PLACE.exec(words)?.[1]?.toUpperCase() ?? null;
  return {
    verb,
    characters: Object.keys(g.characters).filter((id) => names(words, id) || names(words, characterCard(id).name)),
    space: place !== null && layoutOf(g).byId.has(place) ? place : null,
    place,
    cards: known(g).filter((id) => names(words, id) || names(words, nameOf(id))),
    words,
  };
}

/** Whether a wish names something. */
export function names(words: string, name: string): boolean {
  return words.includes(plain(name));
}

/** Small letters and digits, single blanks between and around the words. */
function plain(text: string): string {
  return ` ${text
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()} `;
}

/** Every card and ability that could be meant. */
function known(g: AwayMissions): CardId[] {
  const abilities = Object.keys(g.characters).flatMap((id) => characterCard(id).abilities.map((ability) => ability.id));
  return [...CARDS.federation, ...CARDS.borg].map(({ id }) => id).concat([...new Set(abilities)]);
}
