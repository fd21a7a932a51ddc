import { describe, expect, it } from 'vitest';
import { isAlone, meets } from '../../../src/games/first-edition/chapters/skills/group.ts';
import { parseFormula } from '../../../src/games/first-edition/content/formula-text.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import type { MissionAttempt } from '../../../src/games/first-edition/state.ts';
import type { Row } from './position-text.ts';
import { happened, offered, type Side } from './scene.ts';
import { twoSides } from './two-sides.ts';

describe('Warrior’s Birthright', () => {
  // Honor + Leadership + INTEGRITY above 30. INTEGRITY and STRENGTH: Kahless 10 and 8, Divok 6 and 8.
  const MISSIONS = ['Investigate Disturbance', 'First Contact'];
  const TEAM = ['Kahless (The Next Generation)', 'Divok', 'Divok', 'Divok'];
  const attempted = (event: readonly Row[], blue: Side = {}, people: readonly Row[] = []) => {
    const team = TEAM.map((name): Row => [name, 'surface:L1']);
    const stage = twoSides({ missions: MISSIONS, play: [...team, ...people, ...event] }, blue);
    return stage.does('gold', 'attempt:L1:team-1');
  };
  const LIES: readonly Row[] = [["Warrior's Birthright", 'at:L1']];

  it('C-PLAY-03: Warrior’s Birthright is played on its player’s mission', () => {
    const stage = twoSides({ missions: MISSIONS, hand: ["Warrior's Birthright"] });
    expect(offered(stage, 'gold', 'play')).toEqual(['at:L1', 'at:L2'].map((at) => `play:warriors-birthright:${at}`));
  });

  it('C-MISSION-21: Warrior’s Birthright lets STRENGTH replace INTEGRITY at its mission', () => {
    expect(attempted([]).g.locations['L1']?.solved).toBeNull();
    expect(attempted(LIES).g.locations['L1']?.solved).toBe(0);
    expect(attempted([["Warrior's Birthright", 'at:L2']]).g.locations['L1']?.solved).toBeNull();
    // The opponent’s is for their own personnel.
    expect(attempted([], { play: [["Warrior's Birthright", 'at:L1']] }).g.locations['L1']?.solved).toBeNull();
  });

  it('C-DILEMMA-14: STRENGTH replaces INTEGRITY or CUNNING in a dilemma’s condition for a group, but not in one for a single personnel', () => {
    const seeds = { L1: ['Alien Parasites'] };
    // 10, 8, 8 and 8 are above 32; INTEGRITY is 28.
    expect(happened(attempted(LIES, { seeds }))).toContain('The personnel overcome Alien Parasites');
    expect(happened(attempted([], { seeds }))).not.toContain('The personnel overcome');
    const attempt: MissionAttempt = {
      seat: 0,
      location: 'L1',
      team: [],
      ship: null,
      met: null,
      found: [],
      facing: null,
      ended: null,
      prepared: false,
    };
    const divok: Row = ['Divok', 'surface:L1'];
    const { g } = twoSides({ missions: MISSIONS, play: [divok, ...LIES] });
    const now = { ...g, attempt };
    const asked = parseFormula('INTEGRITY>7');
    expect(meets(now, { people: [pieceOf(now, 1)], equipment: [], ship: null }, asked)).toBe(true);
    expect(isAlone(now, pieceOf(now, 1), asked)).toBe(false);
    const clever = parseFormula('CUNNING>7');
    expect(meets(now, { people: [pieceOf(now, 1)], equipment: [], ship: null }, clever)).toBe(true);
    // A need below a number counts INTEGRITY itself.
    const low = parseFormula('INTEGRITY<7');
    expect(meets(now, { people: [pieceOf(now, 1)], equipment: [], ship: null }, low)).toBe(true);
  });

  it('C-AFFIL-08: Warrior’s Birthright works only for personnel of the affiliations that it names', () => {
    const others = ['Worf', 'Worf', 'Worf', 'Worf'].map((name): Row => [name, 'surface:L2']);
    const stage = twoSides(
      { missions: ['Investigate Disturbance', 'First Contact'], play: [...others, ["Warrior's Birthright", 'at:L2']] },
      { seeds: { L2: ['Alien Parasites'] } },
    ).does('gold', 'attempt:L2:team-1');
    expect(happened(stage)).not.toContain('The personnel overcome');
  });
});
