import { attributeBonus, downloadsIf, passing, SHIP, withOne } from '../builders/personnel/aiding.ts';
import { downloadsForDraw } from '../builders/personnel/deeds.ts';
import { fightsAgainst } from '../builders/personnel/figures.ts';
import { crew } from '../builders/ships/fleet.ts';
import { type CardRules, says } from '../card-rules.ts';

const enterprise = crew('[Ent-E]');

/** Cards of Resistance Is Futile, by id. */
export const CARDS: CardRules = {
  'jean-luc': says(
    'STRENGTH +4 in battle against forces that include Borg. Downloads Prepare Assault Teams with other Enterprise-E personnel present.',
    { ...attributeBonus(['STRENGTH'], 4, fightsAgainst('[Bor]')), ...downloadsIf(withOne('[Ent-E]')) },
  ),
  'twelve-of-ninety-six': downloadsForDraw('Temporal Vortex', '{Temporal Vortex}'),
  'uss-akira': says(
    'RANGE, WEAPONS and SHIELDS +2 with Enterprise-E personnel aboard.',
    attributeBonus(SHIP, 2, (own, g) => passing(g, own, enterprise).length > 0),
  ),
};
