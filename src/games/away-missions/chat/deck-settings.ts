import type { Setting } from '../../../discord/games/chat.ts';
import type { Json } from '../../../kernel/types.ts';
import { kebab } from '../../kit/words.ts';
import { seatNames } from '../chapters/characters/names.ts';
import { asJson, FACTIONS, parseOptions } from '../options.ts';

/** Returns the deck setting of a seat. It is public that a player brings a deck, but not what is in it. */
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

/** Returns the options with the starter decks in a seat. A player brings their own deck with `/deck play`, not here. */
function withoutDeck(options: Json, seat: string): Json {
  const { decks = {}, ...now } = parseOptions(options);
  const { [seat]: _brought, ...others } = decks;
  return asJson(parseOptions({ ...now, decks: others }));
}

/** One deck setting for each possible seat. Without a brought deck there is nothing to choose. */
export const DECK_SETTINGS: readonly Setting[] = seatNames([...FACTIONS, ...FACTIONS]).map(deckSetting);
