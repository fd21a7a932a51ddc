import type { Setting } from '../../../chat/game-chat.ts';
import type { Json } from '../../../kernel/types.ts';
import { kebab } from '../../kit/words.ts';
import { seatNames } from '../chapters/characters/names.ts';
import { asJson, FACTIONS, parseOptions } from '../options.ts';

/** Returns the setting for the deck of a seat. Everyone sees that a player brings a deck, but not the cards in it. */
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

/**
 * Returns the options after switching a seat to the starter decks. Players bring their own decks with `/deck play`, not
 * with this setting.
 */
function withoutDeck(options: Json, seat: string): Json {
  const { decks = {}, ...now } = parseOptions(options);
  const { [seat]: _brought, ...others } = decks;
  return asJson(parseOptions({ ...now, decks: others }));
}

/** The deck settings, one for each possible seat. A seat without a brought deck has nothing to choose. */
export const DECK_SETTINGS: readonly Setting[] = seatNames([...FACTIONS, ...FACTIONS]).map(deckSetting);
