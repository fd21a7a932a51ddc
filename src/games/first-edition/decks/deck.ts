import { sentence } from '../../kit/words.ts';
import type { Card } from '../content/card.ts';
import { cardOf } from '../content/pool.ts';

/** Where a card of a list is before the game. `outside` and `aside` lie beside the deck and aren’t counted. */
export const DECK_ZONES = [
  'missions',
  'seeds',
  'sites',
  'draw',
  'tent',
  'tactics',
  'flash',
  'tribbles',
  'referee',
  'dyson',
  'outside',
  'aside',
] as const;
export type DeckZone = (typeof DECK_ZONES)[number];

/** What the zones are called. */
export const ZONE_NAMES: Readonly<Record<DeckZone, string>> = {
  missions: 'missions',
  seeds: 'seed deck',
  sites: 'sites',
  draw: 'draw deck',
  tent: 'Q’s Tent',
  tactics: 'Battle Bridge',
  flash: 'Q-Continuum',
  tribbles: 'Tribble side deck',
  referee: 'referee pile',
  dyson: 'Dyson Sphere',
  outside: 'outside the game',
  aside: 'set aside',
};

/** Copies of a card in a zone. */
export interface DeckEntry {
  readonly card: string;
  readonly count: number;
}

/** A deck as its owner keeps it: card ids by zone, in the order in which they were listed. Zones may be left out. */
export type Deck = Readonly<Partial<Record<DeckZone, readonly DeckEntry[]>>>;

/** The cards of a zone with their numbers. */
export function entriesIn(deck: Deck, zone: DeckZone): { card: Card; count: number }[] {
  return (deck[zone] ?? []).map(({ card, count }) => ({ card: cardOf(card), count }));
}

/** How many cards lie in these zones. */
export function countIn(deck: Deck, ...zones: readonly DeckZone[]): number {
  return zones.flatMap((zone) => deck[zone] ?? []).reduce((sum, { count }) => sum + count, 0);
}

/** The deck with so many copies of a card more in a zone, or fewer. */
export function changed(deck: Deck, zone: DeckZone, card: string, by: number): Deck {
  const entries = deck[zone] ?? [];
  const isThere = entries.some((entry) => entry.card === card);
  const all = isThere ? entries : [...entries, { card, count: 0 }];
  const left = all
    .map((entry) => (entry.card === card ? { card, count: entry.count + by } : entry))
    .filter(({ count }) => count > 0);
  const { [zone]: _before, ...others } = deck;
  return left.length === 0 ? others : { ...others, [zone]: left };
}

/** Where a card belongs when nobody says so. */
export function zoneOf({ type }: Card): DeckZone {
  switch (type) {
    case 'Mission':
      return 'missions';
    case 'Dilemma':
    case 'Artifact':
    case 'Facility':
    case 'Time Location':
      return 'seeds';
    case 'Site':
      return 'sites';
    case 'Tactic':
    case 'Damage Marker':
      return 'tactics';
    case 'Tribble':
    case 'Trouble':
      return 'tribbles';
    case 'Q Dilemma':
    case 'Q Event':
    case 'Q Interrupt':
    case 'Q Artifact':
    case 'Q Mission':
      return 'flash';
    default:
      return 'draw';
  }
}

/** “Seed deck (24)”. */
export function zoneTitle(deck: Deck, zone: DeckZone): string {
  return `${sentence(ZONE_NAMES[zone])} (${countIn(deck, zone)})`;
}
