import type { GameDecks } from '../../../chat/decks.ts';
import type { Json } from '../../../kernel/types.ts';
import { brokenBy, strangeWords } from '../../kit/decks/limits.ts';
import { zoneTitle } from '../../kit/decks/list.ts';
import { countIn, holds, kept } from '../../kit/decks/zoned.ts';
import { sentence } from '../../kit/words.ts';
import { TEAMS } from '../content/characters.ts';
import { change } from '../decks/change.ts';
import { checkDeck } from '../decks/check.ts';
import { DECK_ZONES, findListed, ZONE_NAMES } from '../decks/deck.ts';
import { FORMAT } from '../decks/format.ts';
import { deckLines, deckOf, starterDeck, write } from '../decks/lists.ts';
import { deckReader } from '../decks/reader.ts';
import { mayAdd, roomWords } from '../decks/room.ts';
import { teamName } from '../decks/team.ts';
import type { Faction } from '../state.ts';
import { deckFace } from '../viewing/deck-face.ts';

// The record has one key for each affiliation and no others.
const FACTIONS = Object.keys(TEAMS) as Faction[];

/** The functions that show and handle Away Missions decks in Discord. */
export const decks: GameDecks = {
  ...deckReader,

  zones: DECK_ZONES.map((zone) => ({ value: zone, label: sentence(ZONE_NAMES[zone]) })),

  starters: FACTIONS.map((faction) => ({ name: teamName(faction, []), deck: kept(starterDeck(faction)) })),

  isFor({ id }, deck) {
    const one = findListed(id);
    return one !== undefined && (deck === null || mayAdd(deckOf(deck), one));
  },

  holds: (deck, { id }) => holds(deckOf(deck), id),

  show(json, name) {
    const deck = deckOf(json);
    const face = deckFace(deck, name);
    const zones = DECK_ZONES.filter((zone) => countIn(deck, zone) > 0).map((zone) => zoneTitle(deck, zone, FORMAT));
    const words = zones.length === 0 ? ['It is empty.'] : [`${face.team}.`, `${zones.join(', ')}.`];
    // The face is plain JSON, but its interfaces lack the index signature that `Json` requires.
    return { words: [...words, ...strangeWords(deck, FORMAT)], face: face as unknown as Json };
  },

  list: (deck) => deckLines(deckOf(deck)),

  write: (deck) => write(deckOf(deck)).join('\n'),

  change(json, wanted) {
    const before = deckOf(json);
    const after = change(before, wanted);
    if ('wrong' in after) return after;
    const over = wanted.by > 0 ? brokenBy(checkDeck(before), checkDeck(after.deck)) : null;
    if (over === null) return { ...after, deck: kept(after.deck) };
    return { wrong: `${over.says} ${roomWords(before, FORMAT.meant(wanted.card))}` };
  },
};
