import { describe, expect, it } from 'vitest';
import { characterCard } from '../../../src/games/away-missions/content/characters.ts';
import { STARTER_DECKS } from '../../../src/games/away-missions/content/decks.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { FACTION_PAIRS } from '../../../src/games/away-missions/options.ts';
import { Refused } from '../../../src/kernel/types.ts';
import { play } from '../../support/away-case.ts';

describe('setting up a position', () => {
  it('M-TEAM-07 M-TEAM-08 M-TEAM-11 M-PREP-15 M-COMP-02: both teams start with all Health pegs', () => {
    const g = awayMissions.setup({});
    const teams = [0, 1].map((seat) => Object.values(g.characters).filter((character) => character.owner === seat));
    expect(teams[0]?.map(({ id }) => id)).toEqual(['riker', 'shelby', 'data', 'worf']);
    expect(teams[1]?.map(({ id }) => id)).toEqual(['locutus', 'one', 'two', 'three', 'four', 'five']);
    for (const { id, pegs } of teams.flat()) expect(pegs).toEqual(characterCard(id).ratings);
  });

  it('M-BUILD-08 M-DECK-01 M-TEAM-12: each team has its own two starter decks', () => {
    const g = awayMissions.setup({});
    expect(g.players.map(({ decks }) => decks)).toEqual([STARTER_DECKS.federation, STARTER_DECKS.borg]);
  });

  it('M-TEAM-02: the seats can swap affiliations', () => {
    expect(awayMissions.seatNames({})).toEqual(['Federation', 'Borg']);
    expect(awayMissions.seatNames({ federation: 1 })).toEqual(['Borg', 'Federation']);
    expect(awayMissions.setup({ federation: 1 }).characters['riker']?.seat).toBe(1);
    expect(() => awayMissions.options({ federation: 2 })).toThrow(Refused);
    expect(() => awayMissions.options({ klingons: true })).toThrow('federation');
  });

  it('M-TEAM-02 M-TEAM-09 M-TEAM-10 M-TEAM-11 M-TEAM-13: any two of the four teams can play against each other, each with its own decks', () => {
    const g = awayMissions.setup({ factions: ['klingon', 'romulan'] });
    const team = (seat: number) => Object.values(g.characters).filter((character) => character.owner === seat);
    expect(team(0).map(({ id }) => id)).toEqual(['gowron', 'kromm', 'kurak', 'lukara']);
    expect(team(1).map(({ id }) => id)).toEqual(['sela', 'salatrel', 'ptol', 'taibak', 'vox']);
    for (const { id, pegs } of [...team(0), ...team(1)]) expect(pegs).toEqual(characterCard(id).ratings);
    expect(g.players.map(({ decks }) => decks)).toEqual([STARTER_DECKS.klingon, STARTER_DECKS.romulan]);
    for (const [one, other] of FACTION_PAIRS) {
      const { players } = awayMissions.setup({ factions: [other, one] });
      expect(players.map(({ faction }) => faction)).toEqual([other, one]);
    }
    expect(FACTION_PAIRS).toHaveLength(6);
    expect(awayMissions.seatNames({ factions: ['romulan', 'borg'] })).toEqual(['Romulan', 'Borg']);
  });

  it.each([
    [['klingon', 'klingon'], 'once in a two-player game'],
    [['klingon'], 'factions'],
    [['klingon', 'ferengi'], 'factions'],
  ])('M-TEAM-02: options with the teams %s are refused', (factions, why) => {
    expect(() => awayMissions.options({ factions })).toThrow(why);
  });

  it('M-CARD-05 M-CARD-06: Gowron and Lukara match the book', () => {
    const [gowron, lukara] = [characterCard('gowron'), characterCard('lukara')];
    expect(gowron).toMatchObject({ role: 'Son of M’Rel', keywords: ['klingon', 'commander'] });
    expect(gowron.specializations).toEqual(expect.arrayContaining(['command', 'diplomacy']));
    expect(gowron.weapons).toMatchObject([
      { dice: 1, damage: 0, rules: ['melee'] },
      { dice: 0, damage: 1, rules: [] },
    ]);
    expect(lukara.ratings.attack).toBe(3);
    expect(lukara.weapons[0]).toMatchObject({ name: 'Bat’leth', dice: 1, damage: 1 });
    expect(lukara.weapons[0]?.rules).toContain('melee');
  });

  it('M-OPEN-71 M-OPEN-72 M-OPEN-74: the check detects impossible amounts of Honor, Intel and Traps', () => {
    const options = { factions: ['klingon', 'romulan'] };
    const trap = { card: 'stun-field', space: 'F5', by: 'ptol', from: 'B2' };
    const deck = STARTER_DECKS.romulan.support.filter((card) => !['stun-field', 'tripwire-charge'].includes(card));
    const two = [trap, { ...trap, card: 'tripwire-charge' }];
    const broken = [
      { 'characters.gowron.honor': 4 },
      { 'characters.gowron.honor': -1 },
      { 'players.1.intel': -1 },
      { 'players.1.traps': [trap] },
      { 'players.1.traps': two, 'players.1.decks.support': deck },
      {
        'players.1.traps': [{ ...trap, space: 'Z9' }],
        'players.1.decks.support': [...deck, 'tripwire-charge'],
      },
    ];
    for (const patch of broken)
      expect(() => play({ options, patch }), JSON.stringify(patch)).toThrow('impossible position');
    expect(() => play({ options })).not.toThrow();
  });

  it('the check detects every kind of impossible position', () => {
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
