import { comesWith, ridesIn, SHUTTLEPODS_ONLY } from '../../builders/ships/fleet.ts';
import type { CardRules } from '../../card-rules.ts';

/** Ships of Mirror, Mirror, by id. */
export const CARDS: CardRules = {
  defiant: SHUTTLEPODS_ONLY,
  'type-18-shuttlepod': comesWith(
    'May report aboard your Defiant-class ship with up to two personnel who have Navigation.',
    2,
    ridesIn('ship, Defiant-class').reports,
    'Navigation',
  ),
};
