import type { Seat } from '../../../kernel/types.ts';
import { later } from '../../kit/cache.ts';
import { names, plain, verbReader } from '../../kit/intents.ts';
import { CARD_NAMES, cardOf } from '../content/pool.ts';
import { playerOf } from '../position/find.ts';
import { isVessel } from '../position/kinds.ts';
import { looking } from '../position/look.ts';
import { mapNumber } from '../position/map-numbers.ts';
import { cardName, locationName, pieceName } from '../position/names.ts';
import type { FirstEdition } from '../state.ts';
import type { CardId, LocationId, PieceId } from '../terms.ts';
import { SAYS } from '../viewing/verb-synonyms.ts';

/** A parsed wish. Nothing hidden from the seat affects it. */
export interface Wish {
  said: string;
  verbs: string[];
  words: string;
  /** The card of the seat’s hand that it names, by some of its title at least. */
  held: CardId | null;
  /** A card that it names in full and that the seat doesn’t hold. */
  other: CardId | null;
  /** Locations that it names, or has the number of. */
  locations: LocationId[];
  /** The seat’s cards in play that it names: ships and facilities first. */
  pieces: PieceId[];
}

const reader = verbReader(Object.entries(SAYS).map(([verb, words]) => [verb, [verb, ...words]] as const));

/** All words for verbs. */
export const VERB_WORDS = reader.words;

/** All titles in plain words, the longest first. */
const titles = later(() =>
  CARD_NAMES.map(({ id, title }) => ({ id, name: plain(title) }))
    .filter(({ name }) => name.trim() !== '')
    .sort((one, other) => other.name.length - one.name.length),
);

/** Letters that a word must have at least to name something by itself. */
const TELLING = 3;
/** Words of titles that many cards have, and words that lead over to something. */
const COMMON = new Set(
  'the and for from with all some uss mission outpost planet space aboard down one two'.split(' '),
);

/** Reads a wish in words, or an option’s key. */
export function readWish(g: FirstEdition, seat: Seat, said: string): Wish {
  const words = plain(said);
  return looking(g, () => {
    const { hand } = playerOf(g, seat);
    const [held = null] = called(
      words,
      [...new Set(hand)].map((card) => [card, cardName(card)] as const),
    );
    const own = Object.values(g.pieces).filter((piece) => piece.seat === seat && piece.hidden !== true);
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

/** Whether a wish is to beam down, and so nowhere but to a planet (C-BEAM-02). */
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

/** Things that words name in full; else those of whose names they have the most telling words. */
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
