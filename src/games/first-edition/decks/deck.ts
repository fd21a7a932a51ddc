import { type ZonedDeck, zonesOf } from '../../kit/decks/zoned.ts';
import type { Card } from '../content/card.ts';
import { type TextDate, textAsOf } from '../content/errata.ts';
import { findCard } from '../content/pool.ts';

/**
 * The parts of a deck list. The cards of each part start the game in the same place. `outside` and `aside` don't count
 * as part of the deck.
 */
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

/** The names of the zones. */
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

/** A deck, as its owner saved it. */
export type Deck = ZonedDeck<DeckZone>;

/** Returns a deck whose cards have the texts of a date. */
export function deckAsOf(deck: Deck, date: TextDate): Deck {
  return Object.fromEntries(
    zonesOf(deck).map(([zone, entries]) => [
      zone,
      entries.map(({ card, count }) => ({ card: textAsOf(card, date), count })),
    ]),
  );
}

/** Returns the cards of a zone with their numbers of copies, leaving out cards that aren't in the pool. */
export function entriesIn(deck: Deck, zone: DeckZone): { card: Card; count: number }[] {
  return (deck[zone] ?? []).flatMap(({ card: id, count }) => {
    const card = findCard(id);
    return card === undefined ? [] : [{ card, count }];
  });
}

/** Returns the default zone of a card. */
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
