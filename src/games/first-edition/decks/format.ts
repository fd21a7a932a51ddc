import type { DeckFormat } from '../../kit/decks/format.ts';
import type { Card } from '../content/card.ts';
import { findCard } from '../content/pool.ts';
import { DECK_ZONES, type DeckZone, ZONE_NAMES, zoneOf } from './deck.ts';
import { cardMeant, cardsLike } from './names.ts';

/** The headers of LackeyCCG lists. Cards before the first header are the draw deck. */
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

/** Other names of zones in handwritten lists. */
const SAID: Readonly<Record<string, DeckZone>> = {
  'battle bridge side deck': 'tactics',
  deck: 'draw',
  'dilemma side': 'seeds',
  draw: 'draw',
  'draw pile': 'draw',
  'dyson side deck': 'dyson',
  'main deck': 'draw',
  'out of play': 'outside',
  'play deck': 'draw',
  'q continuum side deck': 'flash',
  'q flash': 'flash',
  'q flash side deck': 'flash',
  'qs tent side deck': 'tent',
  seed: 'seeds',
  'seed phase': 'seeds',
  seeds: 'seeds',
  'side tactics': 'tactics',
  'site pile': 'sites',
  'storage compartment': 'tribbles',
  'tactics side deck': 'tactics',
  'tribble side deck': 'tribbles',
};

/** Headings that name a card type, each with the zone in which cards of that type start. */
const TYPES: Readonly<Record<string, DeckZone | null>> = {
  artifact: 'seeds',
  artifacts: 'seeds',
  dilemma: 'seeds',
  dilemmas: 'seeds',
  doorway: null,
  doorways: null,
  equipment: 'draw',
  event: null,
  events: null,
  facilities: 'seeds',
  facility: 'seeds',
  incident: null,
  incidents: null,
  interrupt: 'draw',
  interrupts: 'draw',
  mission: 'missions',
  missions: 'missions',
  objective: null,
  objectives: null,
  outposts: 'seeds',
  personnel: 'draw',
  'personnel and ships': 'draw',
  ship: 'draw',
  ships: 'draw',
  site: 'sites',
  sites: 'sites',
  tactic: 'tactics',
  tactics: 'tactics',
  'time location': 'seeds',
  'time locations': 'seeds',
  tribble: 'tribbles',
  tribbles: 'tribbles',
  trouble: 'tribbles',
  troubles: 'tribbles',
};

/** The format of deck lists for First Edition. */
export const FORMAT: DeckFormat<DeckZone, Card> = {
  zones: DECK_ZONES,
  zoneNames: ZONE_NAMES,
  headers: HEADERS,
  said: SAID,
  types: TYPES,
  mixed: ['tent', 'referee', 'dyson', 'outside', 'aside'],
  first: 'draw',
  meant: cardMeant,
  like: cardsLike,
  find: findCard,
  idOf: ({ id }) => id,
  titleOf: ({ title }) => title,
  zoneOf,
  // Players often list missions and sites among their seed cards (C-DECK-02).
  placed: (card, zone) => (zone === 'seeds' && (card.type === 'Mission' || card.type === 'Site') ? zoneOf(card) : zone),
  bars: ({ title }) => (title.includes('(back)') ? `“${title}” is the back of a card. List its front instead.` : null),
};
