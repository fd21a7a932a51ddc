import { describe, expect, it } from 'vitest';
import { decks } from '../../../src/games/away-missions/chat/decks.ts';
import { CHARACTERS } from '../../../src/games/away-missions/content/characters.ts';
import { LISTED } from '../../../src/games/away-missions/decks/deck.ts';
import { read, starterDeck, write } from '../../../src/games/away-missions/decks/lists.ts';
import type { Faction } from '../../../src/games/away-missions/state.ts';
import { components } from '../../../src/games/away-missions/viewing/components.ts';
import { plainName } from '../../../src/games/kit/decks/plain-name.ts';

const faults = (list: string | Uint8Array) => read(list).faults.map(({ line, says }) => `${line ?? '-'} ${says}`);

describe('deck lists', () => {
  it('M-OPEN-04 M-OPEN-05: every card and character has a unique name', () => {
    expect(new Set(LISTED.map(({ name }) => plainName(name))).size).toBe(LISTED.length);
    expect(new Set(LISTED.map(({ id }) => id)).size).toBe(LISTED.length);
  });

  it.each(Object.keys(CHARACTERS) as Faction[])(
    'M-BUILD-08: the exported %s starter deck can be read back',
    (faction) => {
      const deck = starterDeck(faction);
      expect(read(write(deck).join('\r\n'))).toEqual({ deck, faults: [] });
      expect(write(deck).slice(0, 2)).toEqual(['Team:', expect.stringMatching(/^1 /)]);
    },
  );

  it('M-TEAM-05 M-PREP-11 M-OPEN-92: a list without a team or Core Missions gets those of the starter deck', () => {
    const { deck } = read('Hypospray\nHold the Ship');
    expect(deck).toEqual({
      ...starterDeck('federation'),
      mission: [one('hold-the-ship')],
      support: [one('hypospray')],
    });
    expect(read('Crusher\nRepair Ship\nhypospray x2').deck).toMatchObject({
      team: ['riker', 'crusher', 'data', 'worf'].map(one),
      core: [one('repair-ship')],
      support: [{ card: 'hypospray', count: 2 }],
    });
  });

  it('M-DECK-06: the report on a card under the wrong header says where it belongs', () => {
    expect(faults('Missions:\nHold the Ship\nHypospray\nSupport:\nRiker\nRepair Ship')).toEqual([
      '3 Hypospray is a Support card, so it can’t be in the Mission Deck.',
      '5 Riker is a character, so it can’t be in the Support Deck.',
      '6 Repair Ship is a Core Mission, so it can’t be in the Support Deck.',
    ]);
  });

  it('each unreadable line is reported separately, and a similar name is suggested', () => {
    expect(faults('# mine\nHypospry\n2 Hold the Shop\nSideboard:\n120 Hypospray\nXyzzy')).toEqual([
      '2 There is no card “Hypospry”. Did you mean “Hypospray”?',
      '3 There is no card “Hold the Shop”. Did you mean “Hold the Ship”?',
      '4 Decks have no zone “Sideboard:”. The zones are Team: Core Missions: Missions: Support:.',
      '5 A line can’t have 120 copies of Hypospray. Write a number from 1 to 99.',
      '6 There is no card “Xyzzy”.',
    ]);
  });

  it.each([
    ['an empty list', '', 'This list is empty.'],
    ['a list of headers only', 'Team:\nSupport:', 'This list has no cards.'],
    [
      'a list of 10,001 lines',
      'Hypospray\n'.repeat(10_001),
      'This list has 10001 lines. A list can have at most 10000.',
    ],
    ['an XML file of another kind', '<?xml version="1.0"?><deck/>', 'I can’t read this XML deck'],
    ['a picture', Buffer.of(0x89, 0x50, 0), 'This file isn’t text.'],
    ['a UTF-16 file', Buffer.from('\ufeffHypospray', 'utf16le'), 'This file is written in UTF-16.'],
    ['a Latin-1 file', Buffer.from('Captain\xb4s Log', 'latin1'), 'This file isn’t written in UTF-8.'],
    ['a huge file', Buffer.alloc(1_000_001, 'a'), 'This file is too large for a deck list'],
  ])('%s is refused in one sentence', (_what, list, says) => {
    const reading = read(list);
    expect(reading.deck).toEqual({});
    expect(faults(list)).toEqual([expect.stringContaining(says)]);
  });

  it('the report on 9,999 wrong lines shows the first errors and counts the remaining lines', () => {
    const { faults: told, unread } = decks.read('Xyzzy\n'.repeat(9_999));
    expect(unread).toBe(9_999);
    expect(told).toHaveLength(13);
    expect(told.at(-1)).toBe('9987 more lines can’t be read.');
  });
});

describe('decks in chat', () => {
  it('M-BUILD-03: completion suggests the names of cards that can be added, but not boards', () => {
    const names = (deck: Parameters<typeof decks.isFor>[1]) =>
      components().flatMap((component) => (decks.isFor(component, deck) ? [component.name] : []));
    expect(names(null)).toContain('Cortical Node');
    expect(names(null)).not.toContain('Bridge');
    const [{ deck } = { deck: null }] = decks.starters;
    expect(names({})).toEqual(expect.arrayContaining(['Riker', 'Crusher', 'Hypospray', 'Wide Beam', 'Repair Ship']));
    // A card that the deck already has in the maximum number isn't suggested again.
    expect(names(deck)).toContain('Crusher');
    for (const full of ['Riker', 'Hypospray', 'Repair Ship']) expect(names(deck)).not.toContain(full);
    expect(names(deck)).not.toContain('Cortical Node');
    expect(names(deck)).not.toContain('Borg Drone Overlay');
  });

  it('M-BUILD-08: all starter decks can be shown, and none breaks a rule', () => {
    expect(decks.starters.map(({ name }) => name).slice(0, 2)).toEqual(['Riker’s Away Team', 'Locutus’s Unimatrix']);
    for (const { deck } of decks.starters) expect(decks.check(deck)).toEqual([]);
  });

  it('M-BUILD-04 M-BUILD-07: no more copies than allowed can be added, and the refusal says how many more fit', () => {
    const [{ deck } = { deck: {} }] = decks.starters;
    const change = decks.change(deck, { card: 'Hypospray', zone: null, by: 1 });
    expect(change).toEqual({
      wrong: expect.stringMatching(/^Hypospray has Supply \d, so \d copies are too many\. You can add .+\.$/),
    });
    const mission = decks.change(deck, { card: 'Hold the Ship', zone: null, by: 1 });
    expect(mission).toEqual({ wrong: expect.stringContaining('Remove a card first') });
    expect(decks.change(deck, { card: 'Hypospray', zone: null, by: -1 })).toHaveProperty('deck');
  });

  it('a deck can be changed card by card, and unknown cards stay in it', () => {
    const deck = { team: [one('riker')], support: [one('hypospray'), one('gone')] };
    const changed = decks.change(deck, { card: 'hypospray', zone: null, by: 1 });
    expect(changed).toEqual({
      deck: { team: [one('riker')], support: [{ card: 'hypospray', count: 2 }, one('gone')] },
      says: 'Support Deck: 2 copies of Hypospray.',
    });
    expect(decks.change(deck, { card: 'Scanner', zone: null, by: -1 })).toEqual({
      wrong: 'There is no Scanner in the Support Deck.',
    });
    expect(decks.change(deck, { card: 'Hypospry', zone: null, by: 1 })).toEqual({
      wrong: 'There is no card “Hypospry”. Did you mean “Hypospray”?',
    });
  });
});

function one(card: string): { card: string; count: number } {
  return { card, count: 1 };
}
