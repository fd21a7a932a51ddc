import { type Json, Refused, type Seat, type Text } from '../../../kernel/types.ts';
import { copiesIn } from '../../kit/decks/zoned.ts';
import { textAsOf } from '../content/errata.ts';
import { gradeOf } from '../content/grades.ts';
import { cardOf } from '../content/pool.ts';
import { asJson, FREE_SITES, type PlayedDeck, parseOptions, textsAt } from '../options.ts';
import { deckOf } from './kept.ts';
import { checkPlayable } from './playable.ts';
import { sharesOf, shareWords } from './share.ts';

/** The name of a brought deck at the table. The deck's own name is private. */
export const BROUGHT = 'a deck of their own';

/**
 * Returns options with the deck that a player brings (C-DECK-01), or with the seat's starter deck if the player brings
 * none. Throws `Refused` if the deck can't be played.
 */
export function bring(options: Json, seat: Seat, json: Json): { options: Json; says: Text | null } {
  if (json === null) return { options: without(options, seat), says: null };
  const deck = deckOf(json);
  const date = textsAt(parseOptions(options));
  const wrong = checkPlayable(deck, date).find(({ isBroken }) => isBroken);
  if (wrong !== undefined) throw new Refused(wrong.says, wrong.rule ?? undefined);
  // Sites that count toward the seed deck are stored separately from the free sites (C-DECK-09).
  const counted = [
    ...copiesIn(deck, 'seeds').filter((card) => cardOf(card).type === 'Site'),
    ...copiesIn(deck, 'sites').slice(FREE_SITES),
  ];
  const [tactics, tribbles] = [copiesIn(deck, 'tactics'), copiesIn(deck, 'tribbles')];
  const played: PlayedDeck = {
    name: BROUGHT,
    missions: copiesIn(deck, 'missions'),
    seeds: [...copiesIn(deck, 'seeds'), ...copiesIn(deck, 'sites')],
    ...(counted.length > 0 ? { counted } : {}),
    draw: copiesIn(deck, 'draw'),
    // The side decks (C-DECK-23).
    ...(tactics.length > 0 ? { tactics } : {}),
    ...(tribbles.length > 0 ? { tribbles } : {}),
  };
  const all = [...played.missions, ...played.seeds, ...played.draw, ...tactics, ...tribbles];
  return { options: withDeck(options, seat, played), says: shareIn(all.map((card) => textAsOf(card, date))) };
}

function withDeck(options: Json, seat: Seat, deck: PlayedDeck | undefined): Json {
  const now = parseOptions(options);
  const decks = now.decks.map((one, at) => (at === seat ? (deck ?? one) : one));
  return asJson(parseOptions({ ...now, decks }));
}

function without(options: Json, seat: Seat): Json {
  if (parseOptions(options).decks[seat]?.name !== BROUGHT) return options;
  return withDeck(options, seat, parseOptions({}).decks[seat]);
}

/** Returns the cards by agreement in a deck. */
export function byAgreement(cards: readonly string[]): string[] {
  return cards.filter((card) => gradeOf(cardOf(card)).grade === 'by agreement');
}

/** Returns a note for everyone that says how many cards of a deck are automated, but not which ones. */
function shareIn(cards: readonly string[]): Text {
  return shareWords(sharesOf(cards.map((card) => ({ card: cardOf(card), count: 1 }))));
}
