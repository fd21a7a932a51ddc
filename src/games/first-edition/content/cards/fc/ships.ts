import { isBorgShip } from '../../borg-ships.ts';
import { against } from '../../builders/personnel/aiding.ts';
import { cube, strongerAt } from '../../builders/ships/fleet.ts';
import { type CardRules, says } from '../../card-rules.ts';

/** Ships of First Contact, by id. */
export const CARDS: CardRules = {
  'borg-cube': cube,
  'queens-borg-cube': strongerAt('Earth'),
  'uss-bozeman': says(
    'WEAPONS and SHIELDS +2 against Borg ships, including the Borg Ship dilemma.',
    against('itself', isBorgShip, 2, 2),
  ),
  'uss-enterprise-e': says(
    'WEAPONS +3 against Borg ships, including the Borg Ship dilemma.',
    against('itself', isBorgShip, 3, 0),
  ),
};
