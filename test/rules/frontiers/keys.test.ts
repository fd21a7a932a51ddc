import { describe, expect, it } from 'vitest';
import { placed, verbOf } from '../../../src/games/frontiers/chapters/asking/keys.ts';
import { CREW } from '../../../src/games/frontiers/content/crew/all.ts';
import { SKILLS } from '../../../src/games/frontiers/content/skills/all.ts';

describe('keys', () => {
  it('an option’s key contains its verb, and differs for each Crew Member and Skill', () => {
    const all = [...CREW, ...SKILLS].flatMap(({ id }) => [0, 1, 12].map((place) => `heal:${placed(place, id)}`));
    expect(new Set(all).size).toBe(all.length);
    expect(new Set(all.map(verbOf))).toEqual(new Set(['heal']));
  });

  it('a key’s verb is its first part, whatever follows', () => {
    expect(['buy:heal:captain', 'pass'].map(verbOf)).toEqual(['buy', 'pass']);
  });
});
