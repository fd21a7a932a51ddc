import type { Setting } from '../../../discord/games/chat.ts';
import type { Json } from '../../../kernel/types.ts';
import { asJson, type FirstEditionOptions, parseOptions } from '../options.ts';
import { SEATS } from '../position/names.ts';
import { starters } from '../starters.ts';

/** The deck of a seat that its player brings: what is in it stands nowhere before the game. */
export const OWN_DECK = 'own';

function optionsOf(options: Json): FirstEditionOptions {
  // Options of this game alone get here: they are made by its own `options`.
  return parseOptions(options);
}

/** The name of the starter deck of a seat; a deck of its player’s own has none that others read. */
function deckOf(options: Json, seat: number): string {
  const name = optionsOf(options).decks[seat]?.name ?? '';
  return starters().some((starter) => starter.name === name) ? name : OWN_DECK;
}

/** The same with another starter deck in a seat. */
function withDeck(options: Json, seat: number, name: Json): Json {
  const now = optionsOf(options);
  // A deck of one’s own is brought by its player, not chosen here.
  if (typeof name !== 'string' || name === OWN_DECK) return asJson(now);
  const decks = now.decks.map((deck, at) => (at === seat ? name : deck));
  return asJson(parseOptions({ ...now, decks }));
}

function deckSetting(seat: number): Setting {
  return {
    name: `deck${seat + 1}`,
    label: `Deck of ${SEATS[seat]}`,
    usual: starters()[seat === 0 ? 0 : 2]?.name ?? '',
    values: starters().map(({ name }) => ({ value: name, label: name })),
    within: {
      read: (options) => deckOf(options, seat),
      write: (options, value) => withDeck(options, seat, value),
    },
  };
}

/** What can be chosen before a game. */
export const SETTINGS: readonly Setting[] = [
  deckSetting(0),
  deckSetting(1),
  {
    name: 'goal',
    label: 'Points that win',
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
    label: 'Who begins',
    values: [
      { value: 'chance', label: 'by chance' },
      ...SEATS.map((name, set) => ({ value: `${set}`, label: name, set })),
    ],
  },
  {
    name: 'guide',
    label: 'Guide',
    offer: {
      with: {},
      words: 'Your first game? Take the guide, under More settings: each first step is explained as it comes.',
    },
    values: [
      { value: 'no', label: 'no', set: false },
      { value: 'yes', label: 'yes, for a first game', hint: 'Each first step is explained as it comes', set: true },
    ],
  },
];
