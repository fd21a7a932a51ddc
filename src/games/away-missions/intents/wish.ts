import { names, plain, verbReader } from '../../kit/intents.ts';
import { layoutOf } from '../chapters/area/layout.ts';
import { CARDS, EXTRAS, nameOf } from '../content/cards.ts';
import { characterCard, copyOf } from '../content/characters.ts';
import type { AwayMissions, CardId, CharacterId, SpaceId } from '../state.ts';
import { SAYS, type Verb } from '../viewing/verb-synonyms.ts';

/** A typed request, or an option’s key, after parsing. */
export interface Wish {
  /**
   * The verbs in the order in which they were typed. The first verb is the Action, and the second one is what a drone
   * should do.
   */
  verbs: Verb[];
  /** The named characters, in card order. */
  characters: CharacterId[];
  space: SpaceId | null;
  /** Anything that looks like a space, even if there is no such space. */
  place: string | null;
  /** The named cards and abilities. */
  cards: CardId[];
  /** The request in plain lower case, with a space around each word. */
  words: string;
}

/** Verbs that players use interchangeably, since all of them mean playing a card or using an ability. */
const PLAYS: readonly string[] = ['use', 'equip', 'interrupt'];
const { verbsIn, isVerb, words } = verbReader(
  Object.entries(SAYS).map(([verb, words]) => {
    // The keys of `SAYS` are the verbs.
    return [PLAYS.includes(verb) ? 'play' : (verb as Verb), [verb, ...words]] as const;
  }),
);
/** All words for verbs. */
export const VERB_WORDS = words;
const PLACE = / ([a-z]\d{1,2}|t\d) /;

/** Parses a request such as `attack:one:type-2-phaser`, “shoot One of Five” or “move to B7”. */
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

/**
 * Removes the names of cards, so that “Recover the Battle Logs” isn't understood as the verb “recover”. A card name
 * that is itself a verb isn't removed.
 */
function beside(cards: readonly CardId[], words: string): string {
  const named = cards.flatMap((id) => [plain(nameOf(id)), plain(id)]).filter((name) => !isVerb(name));
  return named.reduce((left, name) => left.replace(name, ' '), words);
}

/** Returns the characters that a request names. “Riker 2” doesn't also mean the Riker of the first team. */
function named(g: AwayMissions, words: string): CharacterId[] {
  const found = Object.keys(g.characters).filter((id) => names(words, id) || names(words, characterCard(id).name));
  return found.filter((id) => !found.includes(copyOf(id)) || words.split(plain(id)).length > 2);
}

/** Returns every card and ability that a request could mean. */
function known(g: AwayMissions): CardId[] {
  const abilities = Object.keys(g.characters).flatMap((id) => characterCard(id).abilities.map((ability) => ability.id));
  const cards = g.players.flatMap(({ faction }) => [...CARDS[faction], ...EXTRAS[faction]]);
  return cards.map(({ id }) => id).concat([...new Set(abilities)]);
}
