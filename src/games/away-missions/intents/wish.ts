import { names, plain, verbReader } from '../../kit/intents.ts';
import { layoutOf } from '../chapters/area/layout.ts';
import { CARDS, EXTRAS, nameOf } from '../content/cards.ts';
import { characterCard, copyOf } from '../content/characters.ts';
import type { AwayMissions, CardId, CharacterId, SpaceId } from '../state.ts';
import { SAYS, type Verb } from '../viewing/verb-synonyms.ts';

/** What was made of a wish in words or of an option’s key. */
export interface Wish {
  /** In the order in which its words come: the first says what is done, the next what a drone is to do. */
  verbs: Verb[];
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

/** What is done with cards and abilities is one thing to those who wish. */
const PLAYS: readonly string[] = ['use', 'equip', 'interrupt'];
const { verbsIn, isVerb, words } = verbReader(
  Object.entries(SAYS).map(([verb, words]) => {
    // The keys of `SAYS` are the verbs.
    return [PLAYS.includes(verb) ? 'play' : (verb as Verb), [verb, ...words]] as const;
  }),
);
/** Every word that is said for a verb. */
export const VERB_WORDS = words;
const PLACE = / ([a-z]\d{1,2}|t\d) /;

/** Reads a wish: `attack:one:type-2-phaser`, “shoot One of Five”, “move to B7”. */
export function readWish(g: AwayMissions, wish: string): Wish {
  const words = plain(wish);
  const place = PLACE.exec(words)?.[1]?.toUpperCase() ?? null;
  const cards = known(g).filter((id) => names(words, id) || names(words, nameOf(id)));
  return {
    verbs: verbsIn(beside(cards, words)),
    characters: named(g, words),
    space: place !== null && layoutOf(g).byId.has(place) ? place : null,
    place,
    cards,
    words,
  };
}

/** Words without the names of cards: “Recover the Battle Logs” is no wish to recover. A name that is a deed itself stays. */
function beside(cards: readonly CardId[], words: string): string {
  const named = cards.flatMap((id) => [plain(nameOf(id)), plain(id)]).filter((name) => !isVerb(name));
  return named.reduce((left, name) => left.replace(name, ' '), words);
}

/** The characters that words name; “Riker 2” is no Riker of the first team. */
function named(g: AwayMissions, words: string): CharacterId[] {
  const found = Object.keys(g.characters).filter((id) => names(words, id) || names(words, characterCard(id).name));
  return found.filter((id) => !found.includes(copyOf(id)) || words.split(plain(id)).length > 2);
}

/** Every card and ability that could be meant. */
function known(g: AwayMissions): CardId[] {
  const abilities = Object.keys(g.characters).flatMap((id) => characterCard(id).abilities.map((ability) => ability.id));
  const cards = g.players.flatMap(({ faction }) => [...CARDS[faction], ...EXTRAS[faction]]);
  return cards.map(({ id }) => id).concat([...new Set(abilities)]);
}
