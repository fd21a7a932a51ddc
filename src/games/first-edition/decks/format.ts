import type { DeckFormat } from '../../kit/decks/format.ts';
import type { Card } from '../content/card.ts';
import { findCard } from '../content/pool.ts';
import { DECK_ZONES, type DeckZone, ZONE_NAMES, zoneOf } from './deck.ts';
import { cardMeant, cardsLike } from './names.ts';

/** The headers of LackeyCCG’s lists; what stands before the first of them is the draw deck. */
export const HEADERS: readonly (readonly [DeckZone, string])[] = [
  ['missions', 'Missions'],
  ['seeds', 'Seed+Dil'],
  ['sites', 'Sites'],
  ['tent', 'QsTent'],
  ['referee', 'Ref'],
  ['dyson', 'Dyson'],
  ['flash', 'Flash'],
  ['tactics', 'Tactics'],
  ['tribbles', 'Tribbles'],
  ['outside', 'Outside'],
  ['aside', 'Aside'],
];

/** Other words for zones in lists that people write themselves. */
const SAID: Readonly<Record<string, DeckZone>> = {
  deck: 'draw',
  'draw deck': 'draw',
  dilemmas: 'seeds',
  'dilemma side': 'seeds',
  mission: 'missions',
  outside: 'outside',
  'q continuum': 'flash',
  'q flash': 'flash',
  'qs tent': 'tent',
  seed: 'seeds',
  seeds: 'seeds',
  site: 'sites',
  'tactics side deck': 'tactics',
  tribble: 'tribbles',
};

/** Decks of First Edition in lists. */
export const FORMAT: DeckFormat<DeckZone, Card> = {
  zones: DECK_ZONES,
  zoneNames: ZONE_NAMES,
  headers: HEADERS,
  said: SAID,
  first: 'draw',
  meant: cardMeant,
  like: cardsLike,
  find: findCard,
  idOf: ({ id }) => id,
  titleOf: ({ title }) => title,
  zoneOf,
  bars: ({ title }) =>
    title.includes('(back)') ? `“${title}” is the other side of a card: list it by its front.` : null,
};
