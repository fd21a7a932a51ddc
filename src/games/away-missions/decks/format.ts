import { later } from '../../kit/cache.ts';
import type { DeckFormat } from '../../kit/decks/format.ts';
import { titlesLike } from '../../kit/decks/names.ts';
import { TitleFinder } from '../../kit/decks/title-finder.ts';
import { DECK_ZONES, type DeckZone, findListed, LISTED, type Stocked, ZONE_NAMES, zoneOf } from './deck.ts';

const byName: ReadonlyMap<string, Stocked> = new Map(LISTED.map((one) => [one.name, one]));
const finder = later(() => new TitleFinder(LISTED.map(({ name }) => name)));

/** Kinds of cards by part of a deck, for error messages. */
const KINDS: Readonly<Record<DeckZone, string>> = {
  team: 'a character',
  core: 'a Core Mission',
  mission: 'a Mission',
  support: 'a Support card',
};

/** The format of Away Missions deck lists. */
export const FORMAT: DeckFormat<DeckZone, Stocked> = {
  zones: DECK_ZONES,
  zoneNames: ZONE_NAMES,
  headers: [
    ['team', 'Team'],
    ['core', 'Core Missions'],
    ['mission', 'Missions'],
    ['support', 'Support'],
  ],
  said: {
    characters: 'team',
    'core mission': 'core',
    cores: 'core',
    missions: 'mission',
    'mission cards': 'mission',
    'support cards': 'support',
  },
  first: null,
  meant(name) {
    const title = finder().find(name);
    return title === undefined ? undefined : byName.get(title);
  },
  like: titlesLike(LISTED.map(({ name }) => name)),
  find: findListed,
  idOf: ({ id }) => id,
  titleOf: ({ name }) => name,
  zoneOf,
  // The kind of a card determines its part of the deck (M-DECK-06).
  bars: (one, zone) =>
    zoneOf(one) === zone ? null : `${one.name} is ${KINDS[zoneOf(one)]}, so it can’t be in the ${ZONE_NAMES[zone]}.`,
};
