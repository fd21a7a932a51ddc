import type { Setting } from '../../../discord/games/chat.ts';
import { GUIDE } from '../../../discord/games/guide.ts';
import type { Json } from '../../../kernel/types.ts';
import { BROUGHT, byAgreement } from '../decks/bring.ts';
import { asJson, parseOptions } from '../options.ts';
import { SEATS } from '../position/names.ts';
import { starters } from '../starters.ts';

/** Decks that players bring with `/deck play`: what is in them stands nowhere, but that cards are played by agreement does. */
const BROUGHT_VALUES = [
  { value: 'own', label: BROUGHT },
  { value: 'agreed', label: `${BROUGHT}, with cards by agreement` },
] as const;

/** The starter deck of a seat by its name; of a deck that was brought that it was. */
function deckIn(options: Json, seat: number): string {
  const deck = parseOptions(options).decks[seat];
  if (deck === undefined || deck.name !== BROUGHT) return deck?.name ?? '';
  const agreed = byAgreement([...deck.missions, ...deck.seeds, ...deck.draw]).length > 0;
  return BROUGHT_VALUES[agreed ? 1 : 0].value;
}

/** The same with another starter deck in a seat; a deck of one’s own is brought by its player, not chosen here. */
function withDeck(options: Json, seat: number, name: Json): Json {
  const now = parseOptions(options);
  const starter = starters().find((one) => one.name === name);
  const decks = now.decks.map((deck, at) => (at === seat ? (starter ?? deck) : deck));
  return asJson(parseOptions({ ...now, decks }));
}

function deckSetting(seat: number): Setting {
  return {
    name: `deck${seat + 1}`,
    label: `Deck of ${SEATS[seat]}`,
    usual: starters()[seat === 0 ? 0 : 2]?.name ?? '',
    values: [...starters().map(({ name }) => ({ value: name, label: name })), ...BROUGHT_VALUES],
    within: {
      read: (options) => deckIn(options, seat),
      write: (options, value) => withDeck(options, seat, value),
    },
  };
}

/** The settings of a table, as `/game settings` shows them. */
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
  GUIDE,
];
