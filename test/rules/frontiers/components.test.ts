import { describe, expect, it } from 'vitest';
import { COLOURS, isBasic } from '../../../src/games/frontiers/content/colours.ts';
import { DICE, DIE_FACES } from '../../../src/games/frontiers/content/dice.ts';
import { SHIP_IDS, SHIPS } from '../../../src/games/frontiers/content/ships.ts';
import { TACTIC_IDS, TACTICS } from '../../../src/games/frontiers/content/tactics.ts';
import {
  changedReputation,
  EXPERIENCE_SPACES,
  LEVEL_LINES,
  LEVEL_TOKENS,
  levelAt,
  reputationModifier,
} from '../../../src/games/frontiers/content/tracks.ts';

describe('tracks', () => {
  it('F-OPEN-02: the Experience track has rows of 3, 5, 7 … 21 spaces, 120 in all', () => {
    const ends = [...LEVEL_LINES.slice(1).map(([, line]) => line), EXPERIENCE_SPACES];
    expect(ends.map((end, row) => end - (LEVEL_LINES[row]?.[1] ?? 0))).toEqual([3, 5, 7, 9, 11, 13, 15, 17, 19, 21]);
  });

  it('F-OPEN-02 F-OPEN-03: a Level begins at each line on the Experience track, and the last one begins at 99', () => {
    expect([0, 2, 3, 7, 8, 14, 15, 24, 98, 99, 500].map(levelAt)).toEqual([1, 1, 2, 2, 3, 3, 4, 5, 9, 10, 10]);
  });

  it('F-VARIANT-05: negative Experience after an auction counts as Level 1', () => {
    expect(levelAt(-2)).toBe(1);
  });

  it('F-SETUP-30 F-OPEN-04: the Level Tokens have the figures given in the ruling', () => {
    const tokens = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).map((level) => LEVEL_TOKENS[level]);
    expect(tokens.map(({ defense }) => defense).join('')).toBe('2233334444');
    expect(tokens.map(({ handLimit }) => handLimit).join('')).toBe('5555666677');
    expect(tokens.map(({ commandTokens }) => commandTokens).join('')).toBe('1122334455');
  });

  it('F-OPEN-05 F-INTERACT-08 F-INTERACT-09: Reputation modifies Diplomacy', () => {
    const track = [-7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7].map(reputationModifier);
    expect(track).toEqual([null, -5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5]);
    expect(() => reputationModifier(8)).toThrow('no Reputation 8');
  });

  it('F-OPEN-06: Reputation can’t go beyond either end of the track', () => {
    expect(changedReputation(-5, -3)).toBe(-7);
    expect(changedReputation(6, 2)).toBe(7);
    expect(changedReputation(0, -3)).toBe(-3);
  });
});

describe('dice', () => {
  it('F-OPEN-10 F-DATA-01: a die has one face of each color, and half of its faces are basic', () => {
    expect(DIE_FACES).toEqual(['red', 'blue', 'gold', 'white', 'purple', 'black']);
    expect(DIE_FACES.filter(isBasic)).toEqual(['red', 'blue', 'gold']);
    expect(COLOURS).toHaveLength(6);
  });

  it('F-OPEN-10 F-SCEN-23: there are enough dice for four players in a Blitz, and one is left over', () => {
    expect(DICE).toBe(4 + 3 + 1);
  });
});

describe('tactics', () => {
  it('F-OPEN-09: there are six Tactics, numbered from 1', () => {
    expect(TACTIC_IDS.map((id) => TACTICS[id].number)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('F-OPEN-09: a Tactic’s text states the number of cards or the Hand Limit that its effect uses', () => {
    expect(TACTICS['change-of-course'].text).toContain('up to 3 cards');
    expect(TACTICS.planning.text).toBe('If you hold 2 or more cards before you draw, your Hand Limit is 1 higher.');
    expect(TACTICS['full-readiness'].text).toBe('When you take this card, draw 2 cards.');
  });
});

describe('ships', () => {
  it('T23 F-DUMMY-03: with the Enterprise-D, the Dummy Player has the crystals of that ship’s divisions', () => {
    expect(SHIPS['enterprise-d'].divisions).toEqual(['red', 'blue']);
  });

  it('F-OPEN-81: the two Division Icons have different colors', () => {
    for (const id of SHIP_IDS) expect(new Set(SHIPS[id].divisions).size).toBe(2);
  });

  it('F-SCEN-65: each faction has two ships', () => {
    expect(SHIP_IDS.map((id) => SHIPS[id].faction)).toEqual(['federation', 'federation', 'klingon', 'klingon']);
  });
});
