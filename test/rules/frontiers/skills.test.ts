import { describe, expect, it } from 'vitest';
import { SHIP_IDS, type ShipId } from '../../../src/games/frontiers/content/ships.ts';
import { SKILLS, skillName, skillOf, skillsOf } from '../../../src/games/frontiers/content/skills/all.ts';
import type { SkillToken, SkillUse } from '../../../src/games/frontiers/content/skills/skill.ts';
import { skillText } from '../../../src/games/frontiers/effects/text.ts';

/** The number of a ship’s Skills for each kind of use. */
function uses(ship: ShipId): Partial<Record<SkillUse, number>> {
  const counts: Partial<Record<SkillUse, number>> = {};
  for (const id of skillsOf(ship)) counts[skillOf(id).use] = (counts[skillOf(id).use] ?? 0) + 1;
  return counts;
}

const named = (name: string): SkillToken[] => SKILLS.filter((skill) => skill.name === name);

describe('Skills', () => {
  it('F-SETUP-28: each ship has ten different Skill Tokens, which no other ship has', () => {
    for (const ship of SHIP_IDS) {
      expect(skillsOf(ship)).toHaveLength(10);
      expect(skillsOf(ship).every((id) => skillOf(id).ship === ship)).toBe(true);
    }
    expect(new Set(SKILLS.map(({ id }) => id)).size).toBe(40);
  });

  it('F-OPEN-17: no two Skills with different names do the same thing', () => {
    const texts = new Map(SKILLS.map((skill) => [skill.name, skillText(skill)]));
    expect(new Set(texts.values()).size).toBe(texts.size);
  });

  it('a Skill’s id is built from its ship and its name', () => {
    for (const { id, ship, name } of SKILLS) expect(id).toBe(`${ship}-${name.toLowerCase().replaceAll(' ', '-')}`);
    expect(skillName('defiant-impulse-leap')).toBe('Impulse Leap');
    expect(() => skillOf('motivation')).toThrow('no Skill motivation');
  });

  it('F-OPEN-17: each Captain has several once-per-turn Skills and exactly one that can be shared', () => {
    expect(uses('enterprise-d')).toEqual({ turn: 4, round: 3, always: 1, any: 1, shared: 1 });
    expect(uses('defiant')).toEqual({ turn: 3, round: 5, any: 1, shared: 1 });
    expect(uses('neghvar')).toEqual({ turn: 8, any: 1, shared: 1 });
    expect(uses('bird-of-prey')).toEqual({ turn: 7, round: 1, any: 1, shared: 1 });
  });

  it('F-OPEN-17 F-SKILL-06: Motivation draws 2 cards in any turn, and gives one Data Token to the player with the lowest Experience', () => {
    const colours = { 'enterprise-d': 'red', defiant: 'gold', neghvar: 'red', 'bird-of-prey': 'blue' };
    expect(named('Motivation').map(({ ship }) => ship)).toEqual([...SHIP_IDS]);
    for (const { ship, use, effects } of named('Motivation')) {
      expect(use).toBe('any');
      const [draw, data] = effects;
      expect(draw).toEqual({ do: 'draw', amount: 2 });
      expect(data).toMatchObject({ do: 'when', condition: { if: 'lowest' } });
      expect(data).toHaveProperty('then', [{ do: 'data', colours: [colours[ship]] }]);
    }
  });

  it('F-OPEN-17: Skills that work in the same way have the same numbers for all Captains', () => {
    const points = SKILLS.flatMap(({ use, effects: [first, ...rest] }) =>
      use === 'turn' && rest.length === 0 && first !== undefined && 'amount' in first ? [first] : [],
    ).filter(({ amount }) => typeof amount === 'number');
    expect(points.map((effect) => `${effect.do} ${JSON.stringify(effect.amount)}`).sort()).toEqual([
      ...Array.from({ length: 3 }, () => 'attack 2'),
      'diplomacy 3',
      'move 2',
    ]);
  });

  it('a Skill has effects for other players only if it is shared, and only bond Skills have no effects', () => {
    for (const { use, effects, others, always } of SKILLS) {
      expect(others !== undefined).toBe(use === 'shared');
      expect(always === 'bond').toBe(use === 'always');
      expect(effects.length > 0).toBe(use !== 'always');
    }
  });
});
