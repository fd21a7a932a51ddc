import { describe, expect, it } from 'vitest';
import { CARDS, cardOf } from '../../../src/games/away-missions/content/cards.ts';
import { CORES } from '../../../src/games/away-missions/content/cores.ts';
import { deckFaults, STARTER_DECKS } from '../../../src/games/away-missions/content/decks.ts';
import type { Faction } from '../../../src/games/away-missions/state.ts';

const FACTIONS: Faction[] = ['federation', 'borg'];
const { mission, support } = STARTER_DECKS.federation;
const rules = (deck: { mission?: string[]; support?: string[] }): (string | undefined)[] =>
  deckFaults('federation', { mission: [...mission], support: [...support], ...deck }).map(({ rule }) => rule);

describe('deck-building rules', () => {
  it.each(FACTIONS)(
    'M-BUILD-08 M-BUILD-01 M-BUILD-02: both %s starter decks have 20 cards and break no rule',
    (faction) => {
      expect(STARTER_DECKS[faction].mission).toHaveLength(20);
      expect(STARTER_DECKS[faction].support).toHaveLength(20);
      expect(deckFaults(faction, STARTER_DECKS[faction])).toEqual([]);
    },
  );

  it('M-BUILD-01 M-BUILD-09: a Mission Deck must have exactly 20 cards', () => {
    expect(rules({ mission: mission.slice(1) })).toEqual(['M-BUILD-01']);
    expect(rules({ mission: [...mission, 'link-the-minds'] })).toContain('M-BUILD-01');
  });

  it('M-BUILD-02: a Support Deck must have at least 20 cards', () => {
    expect(rules({ support: support.slice(1) })).toEqual(['M-BUILD-02']);
  });

  it('M-BUILD-03 M-TEAM-13: all cards must be of the team’s affiliation', () => {
    expect(rules({ mission: ['link-the-minds', ...mission.slice(1)] })).toEqual(['M-BUILD-03']);
  });

  it('M-BUILD-04 M-BUILD-05: a deck may contain a card with Supply 2 twice, but not three times', () => {
    expect(support.filter((card) => card === 'hypospray')).toHaveLength(2);
    expect(rules({ support: [...support, 'hypospray'] })).toEqual(['M-BUILD-04']);
  });

  it('M-BUILD-07: a deck may contain a card without Supply only once', () => {
    expect(rules({ support: [...support, 'scanner'] })).toEqual(['M-BUILD-07']);
  });

  it('M-BUILD-06: no Event in the starter decks has the same name as a character', () => {
    const names = ['Riker', 'Shelby', 'Data', 'Worf', 'Locutus'];
    for (const faction of FACTIONS) for (const { name } of CARDS[faction]) expect(names).not.toContain(name);
  });

  it('M-DECK-06: Missions must be in the Mission Deck, and Support cards in the Support Deck', () => {
    const [first = ''] = mission;
    expect(rules({ support: [...support, first], mission: mission.slice(1) })).toContain('M-DECK-06');
    expect(rules({ support: ['no-such-card'] })).toEqual([undefined]);
  });

  it('M-OPEN-04 M-OPEN-05 M-OPEN-06: the starter decks have the expected number of cards of each kind', () => {
    for (const faction of FACTIONS) {
      const cards = [...STARTER_DECKS[faction].mission, ...STARTER_DECKS[faction].support].map(cardOf);
      const missions = cards.filter((card) => card.kind === 'mission');
      const points = missions.map((card) => card.points);
      expect(points.every((value) => value >= 10 && value <= 40 && value % 5 === 0)).toBe(true);
      const average = points.reduce((sum, value) => sum + value, 0) / points.length;
      expect(average).toBeGreaterThan(18);
      expect(average).toBeLessThan(22);
      const key = faction === 'federation' ? 'repair' : 'assimilate';
      expect(missions.filter(({ keyword }) => keyword === key)).toHaveLength(7);
      const between = (count: number, least: number, most: number): boolean => count >= least && count <= most;
      expect(between(missions.filter(({ debrief }) => debrief !== null).length, 3, 5)).toBe(true);
      expect(between(missions.filter(({ table }) => table.length > 0).length, 2, 4)).toBe(true);
      const equipment = cards.filter(({ kind }) => kind === 'equipment').length;
      expect(between(equipment, 8, 10)).toBe(true);
      expect(between(20 - equipment, 10, 12)).toBe(true);
      expect(cards.filter((card) => card.kind === 'event' && card.interrupt !== null)).toHaveLength(3);
      expect(CORES[faction]).toHaveLength(2);
    }
  });
});
