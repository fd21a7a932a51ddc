import type { Seat } from '../../../kernel/types.ts';
import { later } from '../../kit/cache.ts';
import { names, plain, verbReader } from '../../kit/intents.ts';
import { CARD_NAMES, cardOf } from '../content/pool.ts';
import { piecesOf, playerOf } from '../position/find.ts';
import { isVessel } from '../position/kinds.ts';
import { looking } from '../position/look.ts';
import { mapNumber } from '../position/map-numbers.ts';
import { cardName, locationName, pieceName } from '../position/names.ts';
import type { FirstEdition } from '../state.ts';
import type { CardId, LocationId, PieceId } from '../terms.ts';
import { SAYS } from '../viewing/verb-synonyms.ts';

/** A parsed intent. Information that is hidden from the player never affects an intent. */
export interface Wish {
  said: string;
  verbs: string[];
  words: string;
  /** The card in the player's hand that the text names, by at least part of its title, or null. */
  held: CardId | null;
  /** A card that the text names in full and that isn't in the player's hand, or null. */
  other: CardId | null;
  /** Locations named in the text by name or map number. */
  locations: LocationId[];
  /** The player's cards in play that the text names, ships and facilities first. */
  pieces: PieceId[];
}

const reader = verbReader(Object.entries(SAYS).map(([verb, words]) => [verb, [verb, ...words]] as const));

/** All words that mean a verb. */
export const VERB_WORDS = reader.words;

/** All titles in normalized words, longest first. */
const titles = later(() =>
  CARD_NAMES.map(({ id, title }) => ({ id, name: plain(title) }))
    .filter(({ name }) => name.trim() !== '')
    .sort((one, other) => other.name.length - one.name.length),
);

/** The minimum length of a word that can identify something on its own. */
const TELLING = 3;
/** Prepositions and words that many titles share, none of which identifies anything on its own. */
const COMMON = new Set(
  'the and for from with all some uss mission outpost planet space aboard down one two'.split(' '),
);

/** Parses typed words or an option key into an intent. */
export function readWish(g: FirstEdition, seat: Seat, said: string): Wish {
  const words = plain(said);
  return looking(g, () => {
    const { hand } = playerOf(g, seat);
    const [held = null] = called(
      words,
      [...new Set(hand)].map((card) => [card, cardName(card)] as const),
    );
    const own = piecesOf(g, seat).filter(({ hidden }) => hidden !== true);
    const vessels = own.filter(({ card }) => isVessel(cardOf(card)));
    const others = own.filter((piece) => !vessels.includes(piece));
    const named = (pieces: typeof own) =>
      called(
        words,
        pieces.map(({ id }) => [id, pieceName(g, id)] as const),
      );
    return {
      said: said.trim(),
      verbs: reader.verbsIn(words),
      words,
      held,
      other: held === null ? (titles().find(({ name }) => words.includes(name))?.id ?? null) : null,
      locations: locationsIn(g, words),
      pieces: [...named(vessels), ...named(others)],
    };
  });
}

/** True if the intent is to beam down, which only leads to a planet (C-BEAM-02). */
export function goesDown({ verbs: [verb], words }: Wish): boolean {
  return verb === 'beam' && words.includes(' down ');
}

function locationsIn(g: FirstEdition, words: string): LocationId[] {
  const all = Object.keys(g.locations);
  const found = called(
    words,
    all.map((id) => [id, locationName(g, id)] as const),
  );
  if (found.length > 0) return found;
  const number = / (?:mission|location|attempt|to|at|fly|move) (\d{1,2}) /.exec(words)?.[1];
  return number === undefined ? [] : all.filter((id) => mapNumber(g, id) === Number(number));
}

/**
 * Returns the things that the text names in full. If there are none, returns the things whose names share the most
 * distinctive words with the text.
 */
function called<K>(words: string, things: readonly (readonly [thing: K, name: string])[]): K[] {
  const full = things.filter(([, name]) => names(words, name));
  if (full.length > 0) return full.map(([thing]) => thing);
  const said = new Set(words.trim().split(' '));
  const marked = things.map(([thing, name]) => {
    const own = plain(name).trim().split(' ');
    const telling = own.filter((word) => word.length >= TELLING && !COMMON.has(word) && !VERB_WORDS.has(word));
    return { thing, score: telling.filter((word) => said.has(word)).length };
  });
  const most = Math.max(0, ...marked.map(({ score }) => score));
  return most === 0 ? [] : marked.flatMap(({ thing, score }) => (score === most ? [thing] : []));
}
