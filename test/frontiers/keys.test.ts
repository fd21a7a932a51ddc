import { describe, expect, it } from 'vitest';
import { CREW } from '../../src/games/frontiers/content/crew/all.ts';
import { SKILLS } from '../../src/games/frontiers/content/skills/all.ts';
import { idIn, placed, placeIn, restOf, verbOf } from '../../src/games/frontiers/rules/keys.ts';

describe('keys', () => {
  it('are read as they were written, for each Crew Member and each Skill at each place', () => {
    for (const { id } of [...CREW, ...SKILLS]) {
      for (const place of [0, 1, 12]) {
        const key = `heal:${placed(place, id)}`;
        expect([verbOf(key), placeIn(restOf(key)), idIn(restOf(key))]).toEqual(['heal', place, id]);
      }
    }
  });

  it('have one verb, whatever stands behind it', () => {
    expect([verbOf('buy:heal:captain'), restOf('buy:heal:captain')]).toEqual(['buy', 'heal:captain']);
    expect([verbOf('pass'), restOf('pass')]).toEqual(['pass', '']);
  });

  it('that name no place are not taken for one', () => {
    expect(() => placeIn('captain')).toThrow('no place');
  });
});
