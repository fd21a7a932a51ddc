import { describe, expect, it } from 'vitest';
import { placed, verbOf } from '../../../src/games/frontiers/chapters/asking/keys.ts';
import { CREW } from '../../../src/games/frontiers/content/crew/all.ts';
import { SKILLS } from '../../../src/games/frontiers/content/skills/all.ts';

describe('keys', () => {
  it('tell each Crew Member and each Skill at each place apart, and keep their verb', () => {
    const all = [...CREW, ...SKILLS].flatMap(({ id }) => [0, 1, 12].map((place) => `heal:${placed(place, id)}`));
    expect(new Set(all).size).toBe(all.length);
    expect(new Set(all.map(verbOf))).toEqual(new Set(['heal']));
  });

  it('have one verb, whatever stands behind it', () => {
    expect(['buy:heal:captain', 'pass'].map(verbOf)).toEqual(['buy', 'pass']);
  });
});
