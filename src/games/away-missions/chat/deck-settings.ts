import type { Setting } from '../../../discord/games/chat.ts';
import type { Json } from '../../../kernel/types.ts';
import { kebab } from '../../kit/words.ts';
import { seatNames } from '../chapters/characters/names.ts';
import { asJson, FACTIONS, parseOptions } from '../options.ts';

/** What a seat plays: that it brings a deck is told, what is in it is not. */
function deckSetting(seat: string): Setting {
  return {
    name: `deck-${kebab(seat)}`,
    label: `Decks of ${seat}`,
    values: [
      { value: 'starter', label: 'the starter decks' },
      { value: 'own', label: 'a deck of their own' },
    ],
    within: {
      read: (options) => (parseOptions(options).decks?.[seat] === undefined ? 'starter' : 'own'),
      write: (options, value) => (value === 'starter' ? withoutDeck(options, seat) : options),
    },
  };
}

/** The same with the starter decks in a seat; a deck of one’s own is brought by its player, not chosen here. */
function withoutDeck(options: Json, seat: string): Json {
  const { decks = {}, ...now } = parseOptions(options);
  const { [seat]: _brought, ...others } = decks;
  return asJson(parseOptions({ ...now, decks: others }));
}

/** Which decks are played: one setting for each seat that there can be, and no choice where nothing was brought. */
export const DECK_SETTINGS: readonly Setting[] = seatNames([...FACTIONS, ...FACTIONS]).map(deckSetting);
