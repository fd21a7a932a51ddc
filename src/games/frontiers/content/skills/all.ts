import { catalog } from '../../../kit/catalog.ts';
import type { ShipId } from '../ships.ts';
import { birdOfPrey } from './bird-of-prey.ts';
import { defiant } from './defiant.ts';
import { enterpriseD } from './enterprise-d.ts';
import { neghvar } from './neghvar.ts';
import type { SkillToken } from './skill.ts';

/**
 * Every Skill Token (F-OPEN-17), based on those of Mage Knight. If an effect in Mage Knight differs between day and
 * night, the Skill has the average, rounded up. A Long Range Attack of 2 replaces the siege, which this game doesn't
 * have.
 */
export const SKILLS: readonly SkillToken[] = [...enterpriseD, ...defiant, ...neghvar, ...birdOfPrey];

/** Finds a Skill Token by its id. */
export const { of: skillOf, find: findSkill } = catalog('Skill', SKILLS);

/** Returns the name of a Skill. Throws for an unknown id. */
export function skillName(id: string): string {
  return skillOf(id).name;
}

/** Returns the ten Skills of a ship's Captain, unshuffled (F-SETUP-28). */
export function skillsOf(ship: ShipId): string[] {
  return SKILLS.filter((skill) => skill.ship === ship).map(({ id }) => id);
}
