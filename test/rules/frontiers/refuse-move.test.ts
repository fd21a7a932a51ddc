import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { spaceAt } from '../../../src/games/frontiers/chapters/map/ground.ts';
import { priceOf, provokes, stepOffer, stranded } from '../../../src/games/frontiers/chapters/movement/movement.ts';
import { lasts } from './support/effects.ts';
import { at, deal, lay, moor, put, site } from './support/position.ts';
import { refusal, table, turnWith } from './support/refusing.ts';

describe('refused moves', () => {
  it('F-MOVE-04 F-MOVE-09: a move is refused if the space is off the map, far away, closed, or too expensive', () => {
    const drive = turnWith((g) => {
      playerOf(g, 0).points.move = 2;
    });
    expect(table(drive, 'move to k9', 'move:C4', 'fly into the asteroid field', 'move a1', 'go to A6')).toEqual({
      'move to k9': 'F-MOVE-04: There is no space K9 on the map.',
      'move:C4': 'F-MOVE-04: C4 (Red Research Station) costs 5 Move by A1, but you have 2.',
      'fly into the asteroid field': 'F-MOVE-09: A5 (Asteroid Field) can’t be entered without an effect that opens it.',
      'move a1': 'F-MOVE-04: A1 (Nebula) costs 3 Move, but you have 2.',
      'go to A6': 'F-MOVE-04: Your ship is already at A6 (Empty space).',
    });
    expect(refusal(drive, 'move to b3').text).toBe('You can do that now: Move to B3: Empty space.');
  });

  it('F-MOVE-04: a step leads only to an adjacent space, and a player with too few points is told what the cheapest one costs', () => {
    const { g } = turnWith();
    playerOf(g, 0).points.move = 99;
    const step = (label: string) => {
      const space = spaceAt(g, at(label));
      return space === null ? null : stepOffer(g, 0, space).why;
    };
    expect(step('B3')).toBeNull();
    expect(step('C4')?.()?.rule).toBe('F-MOVE-04');
    playerOf(g, 0).points.move = 1;
    const told = ['A6', 'A1', 'B4', 'B5'].map((label) => {
      moor(g, 0, label);
      return stranded(g, 0).text.replace('You have 1 Move point, but the cheapest space beside you, ', '');
    });
    expect(told).toEqual(['B3, costs 2.', 'C5, costs 2.', 'B3, costs 2.', 'B4, costs 2.']);
  });

  it('F-MOVE-09 F-MOVE-32 F-LOC-03: an effect that names closed terrain opens it, and the lowest of several costs applies', () => {
    const { g } = turnWith((position) => {
      lay(position, 'frontier4', 'D');
      for (const [terrain, cost] of [
        ['asteroids', 4],
        ['asteroids', 3],
        ['blackHole', 2],
      ] as const)
        lasts(position, { kind: 'open', terrain: [terrain], cost });
    });
    const price = (label: string) => {
      const space = spaceAt(g, at(label));
      return space === null ? null : priceOf(g, 0, space);
    };
    // D5 is a Black Hole.
    expect([price('A5'), price('D5'), price('A6')]).toEqual([3, 2, 2]);
  });

  it('F-MOVE-14: a step between two spaces beside the same Enemy Ship counts as provoking, but other steps don’t', () => {
    const { g } = turnWith((position) => moor(position, 0, 'B5'));
    expect([provokes(g, 0, at('B0')), provokes(g, 0, at('A1'))]).toEqual([true, false]);
  });

  it('F-MOVE-10 F-MOVE-11 F-MOVE-12 F-MOVE-13: a move is refused if something blocks the space', () => {
    const drive = turnWith((g) => {
      lay(g, 'frontier3', 'D');
      lay(g, 'cubeGreen', 'E');
      put(g, 'D1', 'romulanStarbase', 'border-watch', false);
      g.cubes.green = { at: at('E0'), level: 4, defenders: [], marks: [], destroyed: false };
    });
    expect(table(drive, 'move to the warbird', 'move d1', 'enter the green cube')).toEqual({
      'move to the warbird':
        'F-MOVE-10: An Enemy Ship blocks B6 (Romulan Warbird). Challenge it from an adjacent space.',
      'move d1': 'F-MOVE-11: D1 (Romulan Starbase) has a garrison. Conquer it before you enter.',
      'enter the green cube': 'F-MOVE-13: You can’t enter E0 (Green Borg Cube) until the Cube is destroyed.',
    });
    drive.change((g) => Object.assign(site(g, 'D1'), { tokens: [], marks: [1] }));
    const { text, rule } = refusal(drive, 'move d1');
    expect([rule, text]).toEqual(['F-MOVE-12', 'Only U.S.S. Defiant can enter D1 (Romulan Starbase).']);
  });

  it('F-TURN-08 F-MOVE-07 F-MOVE-14 F-EMERG-01: a move is refused once movement is over', () => {
    const provoked = turnWith((g) => {
      moor(g, 0, 'B5');
      playerOf(g, 0).points.move = 9;
      deal(g, 0, 'damage-control');
    });
    provoked.change((g) => {
      if (g.turn !== null) Object.assign(g.turn, { provoked: [at('B6'), at('C6')], begun: true });
    });
    expect(refusal(provoked, 'move b0')).toEqual({
      text: 'You provoked the ships at B6 and C6, so your movement has ended.',
      rule: 'F-MOVE-14',
    });
    const turn = (change: object) =>
      turnWith().change((g) => {
        if (g.turn !== null) Object.assign(g.turn, { begun: true, ...change });
      });
    expect(refusal(turn({ moved: true }), 'move b3').rule).toBe('F-MOVE-07');
    expect(refusal(turn({ step: 'after' }), 'move b3').rule).toBe('F-TURN-08');
    expect(refusal(turn({ step: 'after' }), 'explore E').rule).toBe('F-TURN-08');
    const repaired = turnWith((g) => deal(g, 0, 'warp-drive', 'damage')).does('emergency', '1');
    expect(refusal(repaired, 'move b3').rule).toBe('F-EMERG-01');
  });
});

describe('refused requests to explore', () => {
  it('F-EXPLORE-01 F-EXPLORE-02: exploring is refused at a place away from the ship, at a place that already has a tile, and without enough Move', () => {
    const drive = turnWith((g) => {
      site(g, 'B6').tokens = [];
      moor(g, 0, 'B6');
    });
    expect(table(drive, 'explore f', 'explore B', 'explore D', 'explore')).toEqual({
      'explore f': 'F-EXPLORE-01: F isn’t beside your ship at B6.',
      'explore B': 'F-EXPLORE-01: There is already a tile at B.',
      'explore D': 'F-EXPLORE-02: Exploring costs 2 Move, but you have 0.',
      explore: 'F-EXPLORE-02: Exploring costs 2 Move, but you have 0.',
    });
    const inside = turnWith((g) => {
      moor(g, 0, 'A0');
    });
    expect(refusal(inside, 'explore').rule).toBe('F-EXPLORE-01');
  });

  it('F-EXPLORE-05 F-EXPLORE-07 F-EXPLORE-08 F-EXPLORE-10 F-EXPLORE-11: exploring is refused if the top tile isn’t allowed at the place', () => {
    expect(refusal(turnWith(), 'explore').rule).toBe('F-EXPLORE-05');
    const lonely = (change: (g: Parameters<typeof lay>[0]) => void) =>
      refusal(
        turnWith((g) => {
          lay(g, 'frontier3', 'D');
          moor(g, 0, 'D5');
          playerOf(g, 0).points.move = 4;
          change(g);
        }),
        'explore G',
      ).rule;
    expect(lonely((g) => g.map.splice(2, 1))).toBe('F-EXPLORE-07');
    expect(lonely((g) => Object.assign(g, { stack: ['core1'] }))).toBe('F-EXPLORE-08');
    expect(lonely((g) => Object.assign(g, { stack: [] }))).toBe('F-EXPLORE-10');
    expect(lonely((g) => Object.assign(g, { stack: [], box: [] }))).toBe('F-EXPLORE-11');
  });
});
