import { describe, expect, it } from 'vitest';
import { isCommanded } from '../../../src/games/first-edition/chapters/skills/commander.ts';
import { isPassedOver } from '../../../src/games/first-edition/chapters/skills/gender.ts';
import { meets } from '../../../src/games/first-edition/chapters/skills/group.ts';
import { isLeader } from '../../../src/games/first-edition/chapters/skills/leader.ts';
import { isAnimal } from '../../../src/games/first-edition/chapters/skills/skills.ts';
import { parseFormula } from '../../../src/games/first-edition/content/formula-text.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import type { AnyPiece } from '../../../src/games/first-edition/state.ts';
import { within } from './figures.ts';
import { inPlay, type Row } from './position-text.ts';

const GALAXY: Row = ['U.S.S. Galaxy', 'space:L2'];

/** Whether personnel aboard a Galaxy meet a formula, with their ship or without it. */
function asked(formula: string, people: readonly string[], hasShip = true): boolean {
  const g = within([GALAXY, ...people.map((title): Row => [title, 'aboard:1'])]);
  const group = {
    people: people.map((_title, at) => pieceOf(g, at + 2)),
    equipment: [],
    ship: hasShip ? pieceOf(g, 1) : null,
  };
  return meets(g, group, parseFormula(formula));
}

describe('the combined skills and attributes of a group', () => {
  it('C-MISSION-21 C-DILEMMA-14: a group aboard a ship has the ship’s RANGE, WEAPONS and SHIELDS, and other groups have none', () => {
    // RANGE 8, WEAPONS 7, SHIELDS 9.
    for (const [attribute, value] of [
      ['RANGE', 8],
      ['WEAPONS', 7],
      ['SHIELDS', 9],
    ] as const) {
      expect([value - 1, value].map((one) => asked(`${attribute}>${one}`, ['Data']))).toEqual([true, false]);
      expect(asked(`${attribute}>0`, ['Data'], false)).toBe(false);
    }
  });

  it('C-DILEMMA-14: a condition can use the total of everyone, the total of the best few, or printed attributes', () => {
    // STRENGTH 12, 10, 7 and 3.
    const people = ['Calloway', 'Data', 'Spock', 'Worf'];
    const above = (number: number, more = '') => asked(`STRENGTH>${number}${more}`, people);
    expect([above(31), above(32)]).toEqual([true, false]);
    expect([above(21, ' of 2'), above(22, ' of 2')]).toEqual([true, false]);
    expect([above(28, ' of 3'), above(29, ' of 3')]).toEqual([true, false]);
    const disruptors = within(inPlay('L2: Data, Klingon Disruptor, Kurn'));
    const kurn = { people: [pieceOf(disruptors, 3)], equipment: [], ship: null };
    // Kurn’s printed STRENGTH is 8, and a disruptor adds to it.
    expect(meets(disruptors, kurn, parseFormula('STRENGTH>8'))).toBe(true);
    expect(meets(disruptors, kurn, parseFormula('printed STRENGTH>8'))).toBe(false);
    expect(meets(disruptors, kurn, parseFormula('printed STRENGTH>7'))).toBe(true);
  });

  it('C-MISSION-17: a condition that half of the personnel must meet needs at least half of them, such as two of three', () => {
    const half = (...people: string[]) => asked('half each (SECURITY)', people);
    expect(half('Worf', 'Data', 'Spock')).toBe(false);
    expect(half('Worf', 'Worf', 'Spock')).toBe(true);
    expect(half('Worf', 'Spock')).toBe(true);
    expect(half('Data', 'Spock')).toBe(false);
  });

  it('C-MISSION-17: a condition that names a ship is met only by a group aboard that ship, and a condition about an action is never met', () => {
    expect(asked('{U.S.S. Galaxy}', ['Data'])).toBe(true);
    expect(asked('{U.S.S. Galaxy}', ['Data'], false)).toBe(false);
    expect(asked('{Data}', ['Data'], false)).toBe(true);
    expect(asked('"somebody sings"', ['Data'])).toBe(false);
  });

  it('C-MISSION-17: a condition can count only personnel with an icon, or only those without it', () => {
    expect(asked('2 non-[Holo] personnel', ['Data', 'Spock', 'Albert Einstein'])).toBe(true);
    expect(asked('3 non-[Holo] personnel', ['Data', 'Spock', 'Albert Einstein'])).toBe(false);
    expect(asked('3 personnel', ['Data', 'Spock', 'Albert Einstein'])).toBe(true);
    expect(asked('[Holo] personnel', ['Data', 'Spock'])).toBe(false);
  });

  it('C-BATTLE-03 C-SKILL-26: an OFFICER or a personnel with Leadership is a leader, but an animal isn’t', () => {
    // Giusti is an OFFICER, Spock has Leadership, and Worf has neither.
    expect(['Giusti', 'Spock', 'Worf'].map((who) => asked('leader', [who]))).toEqual([true, true, false]);
    const leads = (title: string) => {
      const g = within([GALAXY, [title, 'aboard:1']]);
      return isLeader(g, pieceOf(g, 2));
    };
    expect(['Giusti', 'Spock', 'Worf', 'Locutus of Borg', 'Spot'].map(leads)).toEqual([true, true, false, true, false]);
    expect(leads('Medical Kit')).toBe(false);
  });

  it('C-SKILL-26: Spot is an animal, but a Borg drone and a person aren’t', () => {
    const g = within(['Spot', 'George and Gracie', 'Nine of Fifteen', 'Data'].map((one): Row => [one, 'surface:L2']));
    expect([1, 2, 3, 4].map((one) => isAnimal(pieceOf(g, one)))).toEqual([true, true, false, false]);
  });

  it('C-BORG-12: Borg don’t count for a condition that mentions men or women, but count for all other conditions', () => {
    const g = within(inPlay('L2: Locutus of Borg, Data'));
    const isOver = (text: string) => [1, 2].map((one) => isPassedOver(pieceOf(g, one), parseFormula(text)));
    for (const text of ['Male', 'no Female', 'Honor OR Male', 'Honor + Male', 'half each (Male)'])
      expect(isOver(text), text).toEqual([true, false]);
    for (const text of ['Honor', 'leader', 'personnel', '[Com] personnel', 'Honor OR Music', 'STRENGTH>5'])
      expect(isOver(text), text).toEqual([false, false]);
  });
});

describe('C-SKILL-28: matching commanders', () => {
  const leads = (who: string, at: Row[1], more: Partial<AnyPiece> = {}) => {
    const g = within([
      ['Val Jean', 'space:L1'],
      [who, at, more],
    ]);
    return isCommanded(g, pieceOf(g, 1));
  };

  it('a matching commander counts only while aboard the ship, not disabled, and on the side of the ship’s player', () => {
    expect(leads('Captain Chakotay', 'aboard:1')).toBe(true);
    expect(leads('Captain Chakotay', 'surface:L2')).toBe(false);
    expect(leads('Captain Chakotay', 'aboard:1', { seat: 1 })).toBe(false);
    expect(leads('Captain Chakotay', 'aboard:1', { held: { by: 1, as: 'disabled' } })).toBe(false);
  });

  it('no personnel or equipment other than the matching commander commands a ship, and nobody commands a facility', () => {
    expect(leads('Kurn', 'aboard:1')).toBe(false);
    // A card that isn’t personnel commands nothing, and nobody commands a facility.
    expect(leads('Medical Kit', 'aboard:1')).toBe(false);
    const g = within(inPlay('L1: Federation Outpost [Captain Chakotay]'));
    expect(isCommanded(g, pieceOf(g, 1))).toBe(false);
  });
});
