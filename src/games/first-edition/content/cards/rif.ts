import { attributeBonus, passing, SHIP } from '../builders/personnel/aiding.ts';
import { crew, ferried } from '../builders/ships/fleet.ts';
import { type CardRules, says } from '../card-rules.ts';

const enterprise = crew('[Ent-E]');

const SPHERE = ferried('Borg cubes', 'ship, [Bor], "cube" in class');

/** Cards of Resistance Is Futile, by id. */
export const CARDS: CardRules = {
  'queens-borg-sphere-resistance-is-futile': says(`${SPHERE.text} Downloads Optimize Drones.`, SPHERE),
  'uss-akira': says(
    'RANGE, WEAPONS and SHIELDS +2 with Enterprise-E personnel aboard.',
    attributeBonus(SHIP, 2, (own, g) => passing(g, own, enterprise).length > 0),
  ),
};
