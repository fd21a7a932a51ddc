import { describe, expect, it } from 'vitest';
import { isCommanded } from '../../../src/games/first-edition/chapters/skills/commander.ts';
import { isPassedOver } from '../../../src/games/first-edition/chapters/skills/gender.ts';
import { meets } from '../../../src/games/first-edition/chapters/skills/group.ts';
import { isLeader } from '../../../src/games/first-edition/chapters/skills/leader.ts';
import { isAnimal } from '../../../src/games/first-edition/chapters/skills/skills.ts';
import { parseFormula } from '../../../src/games/first-edition/content/formula-text.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import type { Piece } from '../../../src/games/first-edition/state.ts';
import { type Row, within } from './figures.ts';

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

describe('what a group has together', () => {
  it('C-MISSION-21 C-DILEMMA-14: includes each of its ship’s attributes, and none without a ship', () => {
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

  it('C-DILEMMA-14: counts attributes of all, of the best few, or as printed', () => {
    // STRENGTH 12, 10, 7 and 3.
    const people = ['Calloway', 'Data', 'Spock', 'Worf'];
    const above = (number: number, more = '') => asked(`STRENGTH>${number}${more}`, people);
    expect([above(31), above(32)]).toEqual([true, false]);
    expect([above(21, ' of 2'), above(22, ' of 2')]).toEqual([true, false]);
    expect([above(28, ' of 3'), above(29, ' of 3')]).toEqual([true, false]);
    const disruptors = within([
      ['Data', 'surface:L2'],
      ['Klingon Disruptor', 'surface:L2'],
      ['Kurn', 'surface:L2'],
    ]);
    const kurn = { people: [pieceOf(disruptors, 3)], equipment: [], ship: null };
    // Kurn has 8, and a disruptor.
    expect(meets(disruptors, kurn, parseFormula('STRENGTH>8'))).toBe(true);
    expect(meets(disruptors, kurn, parseFormula('printed STRENGTH>8'))).toBe(false);
    expect(meets(disruptors, kurn, parseFormula('printed STRENGTH>7'))).toBe(true);
  });

  it('C-MISSION-17: counts half of three as more than one', () => {
    const half = (...people: string[]) => asked('half each (SECURITY)', people);
    expect(half('Worf', 'Data', 'Spock')).toBe(false);
    expect(half('Worf', 'Worf', 'Spock')).toBe(true);
    expect(half('Worf', 'Spock')).toBe(true);
    expect(half('Data', 'Spock')).toBe(false);
  });

  it('C-MISSION-17: includes a named ship only of its own, and excludes actions', () => {
    expect(asked('{U.S.S. Galaxy}', ['Data'])).toBe(true);
    expect(asked('{U.S.S. Galaxy}', ['Data'], false)).toBe(false);
    expect(asked('{Data}', ['Data'], false)).toBe(true);
    expect(asked('"somebody sings"', ['Data'])).toBe(false);
  });

  it('C-MISSION-17: includes personnel with or without an icon', () => {
    expect(asked('2 non-[Holo] personnel', ['Data', 'Spock', 'Albert Einstein'])).toBe(true);
    expect(asked('3 non-[Holo] personnel', ['Data', 'Spock', 'Albert Einstein'])).toBe(false);
    expect(asked('3 personnel', ['Data', 'Spock', 'Albert Einstein'])).toBe(true);
    expect(asked('[Holo] personnel', ['Data', 'Spock'])).toBe(false);
  });

  it('C-BATTLE-03 C-SKILL-26: includes OFFICERs and Leadership as leaders, never animals', () => {
    // An OFFICER, Leadership, neither.
    expect(['Giusti', 'Spock', 'Worf'].map((who) => asked('leader', [who]))).toEqual([true, true, false]);
    const leads = (title: string) => {
      const g = within([GALAXY, [title, 'aboard:1']]);
      return isLeader(g, pieceOf(g, 2));
    };
    expect(['Giusti', 'Spock', 'Worf', 'Locutus of Borg', 'Spot'].map(leads)).toEqual([true, true, false, true, false]);
    expect(leads('Medical Kit')).toBe(false);
  });

  it('C-SKILL-26: gives a Borg no classification, and counts neither Borg nor equipment as animals', () => {
    const g = within(['Spot', 'George and Gracie', 'Nine of Fifteen', 'Data'].map((one): Row => [one, 'surface:L2']));
    expect([1, 2, 3, 4].map((one) => isAnimal(pieceOf(g, one)))).toEqual([true, true, false, false]);
  });

  it('C-BORG-12: leaves Borg out of texts about men or women only', () => {
    const g = within([
      ['Locutus of Borg', 'surface:L2'],
      ['Data', 'surface:L2'],
    ]);
    const isOver = (text: string) => [1, 2].map((one) => isPassedOver(pieceOf(g, one), parseFormula(text)));
    for (const text of ['Male', 'no Female', 'Honor OR Male', 'Honor + Male', 'half each (Male)'])
      expect(isOver(text), text).toEqual([true, false]);
    for (const text of ['Honor', 'leader', 'personnel', '[Com] personnel', 'Honor OR Music', 'STRENGTH>5'])
      expect(isOver(text), text).toEqual([false, false]);
  });
});

describe('C-SKILL-28: the matching commander', () => {
  const leads = (who: string, at: Row[1], more: Partial<Piece> = {}) => {
    const g = within([
      ['Val Jean', 'space:L1'],
      [who, at, more],
    ]);
    return isCommanded(g, pieceOf(g, 1));
  };

  it('is aboard the ship of its own player', () => {
    expect(leads('Captain Chakotay', 'aboard:1')).toBe(true);
    expect(leads('Captain Chakotay', 'surface:L2')).toBe(false);
    expect(leads('Captain Chakotay', 'aboard:1', { seat: 1 })).toBe(false);
    expect(leads('Captain Chakotay', 'aboard:1', { held: { by: 1, as: 'disabled' } })).toBe(false);
  });

  it('is nobody else', () => {
    expect(leads('Kurn', 'aboard:1')).toBe(false);
    // A card that isn’t personnel commands nothing, and nobody commands a facility.
    expect(leads('Medical Kit', 'aboard:1')).toBe(false);
    const g = within([
      ['Federation Outpost', 'space:L1'],
      ['Captain Chakotay', 'aboard:1'],
    ]);
    expect(isCommanded(g, pieceOf(g, 1))).toBe(false);
  });
});
