import { catalog } from '../../../kit/catalog.ts';
import type { ShipId } from '../ships.ts';
import { birdOfPrey } from './bird-of-prey.ts';
import { defiant } from './defiant.ts';
import { enterpriseD } from './enterprise-d.ts';
import { neghvar } from './neghvar.ts';
import type { SkillToken } from './skill.ts';

/**
 * Every Skill Token (F-OPEN-17), modelled on those of Mage Knight. Where day and night differ there, the mean is rounded
 * up; Siege, which nothing here asks for, is a Long Range Attack of 2.
 */
export const SKILLS: readonly SkillToken[] = [...enterpriseD, ...defiant, ...neghvar, ...birdOfPrey];

/** A Skill Token by its id. */
export const { of: skillOf, find: findSkill } = catalog('Skill', SKILLS);

/** What a Skill is called. Throws for an id that no token has. */
export function skillName(id: string): string {
  return skillOf(id).name;
}

/** The ten Skills of a ship’s Captain, not yet shuffled (F-SETUP-28). */
export function skillsOf(ship: ShipId): string[] {
  return SKILLS.filter((skill) => skill.ship === ship).map(({ id }) => id);
}
