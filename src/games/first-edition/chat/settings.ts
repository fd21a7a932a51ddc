import type { Setting } from '../../../chat/game-chat.ts';
import { GUIDE } from '../../../chat/guide.ts';
import { must } from '../../../kernel/must.ts';
import type { Json } from '../../../kernel/types.ts';
import { NEWEST_TEXTS, TEXT_DATES, type TextDate } from '../content/errata.ts';
import { BROUGHT, byAgreement } from '../decks/bring.ts';
import { asJson, parseOptions, textsAt } from '../options.ts';
import { SEATS } from '../position/names.ts';
import { starters } from '../starters.ts';

/**
 * Values of a deck that a player brings with `/deck play`. The values reveal only whether a deck has cards by
 * agreement, not what else it contains.
 */
const BROUGHT_VALUES = [
  { value: 'own', label: BROUGHT },
  { value: 'agreed', label: `${BROUGHT}, with cards by agreement` },
] as const;

/**
 * Returns the deck of a seat as a settings value: the name of a starter deck, or the kind of deck that the player
 * brought.
 */
function deckIn(options: Json, seat: number): string {
  const deck = must(parseOptions(options).decks[seat], `seat ${seat}’s deck`);
  if (deck.name !== BROUGHT) return deck.name;
  const agreed = byAgreement([...deck.missions, ...deck.seeds, ...deck.draw]).length > 0;
  return BROUGHT_VALUES[agreed ? 1 : 0].value;
}

/**
 * Returns the options with another starter deck for a seat. A player's own deck can't be chosen here, since only that
 * player can bring it.
 */
function withDeck(options: Json, seat: number, name: Json): Json {
  const now = parseOptions(options);
  const starter = starters().find((one) => one.name === name);
  const decks = now.decks.map((deck, at) => (at === seat ? (starter ?? deck) : deck));
  return asJson(parseOptions({ ...now, decks }));
}

function deckSetting(seat: number): Setting {
  return {
    name: `deck${seat + 1}`,
    label: `${SEATS[seat]}’s deck`,
    usual: must(starters()[seat === 0 ? 0 : 2], 'a starter deck').name,
    values: [...starters().map(({ name }) => ({ value: name, label: name })), ...BROUGHT_VALUES],
    within: {
      read: (options) => deckIn(options, seat),
      write: (options, value) => withDeck(options, seat, value),
    },
  };
}

/** The label and the hint of each date of card texts. */
const TEXT_WORDS: Readonly<Record<TextDate, { label: string; hint: string }>> = {
  '2025-02': { label: 'newest', hint: 'Cards do what their newest texts say (list from February 2025)' },
  '2021-07': { label: 'as of 2021', hint: 'Cards do what their texts said in July 2021, before later errata' },
};

/** The options of a new table. Without them, a table plays by the texts of tables that are older than this choice. */
export const OPENING: Json = { texts: NEWEST_TEXTS };

const TEXTS: Setting = {
  name: 'texts',
  label: 'Card texts',
  usual: NEWEST_TEXTS,
  values: TEXT_DATES.toReversed().map((value) => ({ value, ...TEXT_WORDS[value] })),
  within: {
    read: (options) => textsAt(parseOptions(options)),
    write: (options, value) => asJson(parseOptions({ ...parseOptions(options), texts: value })),
  },
};

/** The settings of a table, as `/game settings` shows them. */
export const SETTINGS: readonly Setting[] = [
  deckSetting(0),
  deckSetting(1),
  {
    name: 'goal',
    label: 'Points to win',
    usual: '100',
    values: [100, 60, 140].map((set) => ({
      value: `${set}`,
      label: `${set}`,
      ...(set === 60 ? { hint: 'A short game: about two missions' } : {}),
      set,
    })),
  },
  {
    name: 'first',
    label: 'Who goes first',
    values: [
      { value: 'chance', label: 'at random' },
      ...SEATS.map((name, set) => ({ value: `${set}`, label: name, set })),
    ],
  },
  TEXTS,
  GUIDE,
];
