import { describe, expect, it } from 'vitest';
import { characterCard } from '../../../src/games/away-missions/content/characters.ts';
import { STARTER_DECKS } from '../../../src/games/away-missions/content/decks.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { Refused } from '../../../src/kernel/types.ts';
import { play } from '../../support/away-case.ts';

describe('setup', () => {
  it('M-TEAM-07 M-TEAM-08 M-TEAM-11 M-PREP-15 M-COMP-02: both teams, each character with all its pegs', () => {
    const g = awayMissions.setup({});
    const teams = [0, 1].map((seat) => Object.values(g.characters).filter((character) => character.owner === seat));
    expect(teams[0]?.map(({ id }) => id)).toEqual(['riker', 'shelby', 'data', 'worf']);
    expect(teams[1]?.map(({ id }) => id)).toEqual(['locutus', 'one', 'two', 'three', 'four', 'five']);
    for (const { id, pegs } of teams.flat()) expect(pegs).toEqual(characterCard(id).ratings);
  });

  it('M-BUILD-08 M-DECK-01 M-TEAM-12: each team has its own two ready-made decks', () => {
    const g = awayMissions.setup({});
    expect(g.players.map(({ decks }) => decks)).toEqual([STARTER_DECKS.federation, STARTER_DECKS.borg]);
  });

  it('M-TEAM-02: the seats may change sides', () => {
    expect(awayMissions.seatNames({})).toEqual(['Federation', 'Borg']);
    expect(awayMissions.seatNames({ federation: 1 })).toEqual(['Borg', 'Federation']);
    expect(awayMissions.setup({ federation: 1 }).characters['riker']?.seat).toBe(1);
    expect(() => awayMissions.options({ federation: 2 })).toThrow(Refused);
    expect(() => awayMissions.options({ klingons: true })).toThrow('federation');
  });

  it('every position that is impossible is found', () => {
    const broken: { [path: string]: never | string | number | string[] | boolean }[] = [
      { 'characters.riker.stun': 3 },
      { 'characters.riker.pegs.attack': 0 },
      { 'characters.riker.pegs.attack': 3 },
      { 'characters.riker.space': 'Z9' },
      { 'characters.riker.where': 'out' },
      { 'characters.riker.drone': true },
      { 'characters.locutus.space': 'A8' },
      { 'characters.data.space': 'A8', 'characters.worf.space': 'A8' },
      { 'players.0.hand.support': ['hypospray'] },
      { 'players.0.decks.support': [] },
      { 'players.1.bonusActions': -1 },
      { round: 4 },
    ];
    for (const patch of broken) expect(() => play({ patch }), JSON.stringify(patch)).toThrow('impossible position');
    expect(() => play()).not.toThrow();
  });
});
