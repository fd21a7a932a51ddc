import type { DeckFixes } from '../../../kernel/decks.ts';
import { readDeck } from '../../kit/decks/file.ts';
import { excess, titleIn } from '../../kit/decks/limits.ts';
import { readList, zoneTitle } from '../../kit/decks/list.ts';
import type { DeckReading } from '../../kit/decks/reading.ts';
import { readXml } from '../../kit/decks/xml.ts';
import { copiesIn, counted, keeper, withZone } from '../../kit/decks/zoned.ts';
import { CORES } from '../content/cores.ts';
import { STARTER_DECKS } from '../content/decks.ts';
import type { Faction } from '../state.ts';
import { DECK_ZONES, type Deck, type DeckZone, factionOf, findListed } from './deck.ts';
import { FORMAT } from './format.ts';
import { completed, originalTeam } from './team.ts';

/** Converts saved decks to and from lists of cards. */
export const { deckOf, isReadable } = keeper(DECK_ZONES);

/** Returns the starter deck of an affiliation: team, both Core Missions and cards (M-BUILD-08). */
export function starterDeck(faction: Faction): Deck {
  const { mission, support } = STARTER_DECKS[faction];
  return {
    team: counted(originalTeam(faction)),
    core: counted(CORES[faction].map(({ id }) => id)),
    mission: counted(mission),
    support: counted(support),
  };
}

/**
 * Parses a deck list. If the list has no team or no Core Missions, adds those of the affiliation's starter deck
 * (M-OPEN-92).
 */
export function read(list: string | Uint8Array, fixes: DeckFixes = []): DeckReading<DeckZone> {
  const reading = readDeck(list, (text, isXml) =>
    isXml ? readXml(text, FORMAT, fixes) : readList(text, FORMAT, fixes),
  );
  if (reading.faults.length > 0) return reading;
  const deck = whole(reading.deck);
  // The limits also count the cards that were added.
  return { ...reading, deck, faults: excess(deck, FORMAT).map((says) => ({ line: null, says })) };
}

function whole(deck: Deck): Deck {
  const faction = factionOf(deck);
  if (faction === null) return deck;
  const named = copiesIn(deck, 'team');
  const isOnce = new Set(named).size === named.length;
  const team = isOnce ? withZone(deck, 'team', counted(completed(faction, named))) : deck;
  return (team.core ?? []).length > 0 ? team : withZone(team, 'core', counted(CORES[faction].map(({ id }) => id)));
}

/** Returns the deck as a list that can be parsed again, with headers and a line for each card with its count. */
export function write(deck: Deck): string[] {
  return FORMAT.headers.flatMap(([zone, header]) => [`${header}:`, ...entriesIn(deck, zone)]);
}

/** Returns the deck as lines of text for people. */
export function deckLines(deck: Deck): string[] {
  return DECK_ZONES.filter((zone) => (deck[zone] ?? []).length > 0).flatMap((zone) => [
    zoneTitle(deck, zone, FORMAT),
    ...entriesIn(deck, zone, ' (unknown card)'),
  ]);
}

/** Returns the cards of a part, one per line. `mark` follows unknown cards. */
function entriesIn(deck: Deck, zone: DeckZone, mark = ''): string[] {
  return (deck[zone] ?? []).map(
    ({ card, count }) => `${count} ${titleIn(FORMAT, card)}${findListed(card) === undefined ? mark : ''}`,
  );
}
