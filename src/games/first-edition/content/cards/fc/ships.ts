import { isBorgShip } from '../../borg-ships.ts';
import { against } from '../../builders/personnel/aiding.ts';
import { receives } from '../../builders/personnel/welcome.ts';
import { cube, ferried, strongerAt } from '../../builders/ships/fleet.ts';
import { landsFor } from '../../builders/ships/ships.ts';
import { type CardRules, says } from '../../card-rules.ts';

const SPHERE = ferried('Borg cubes', 'ship, [Bor], "cube" in class');

/** Ships of First Contact, by id. */
export const CARDS: CardRules = {
  'borg-cube': cube,
  'borg-sphere': SPHERE,
  'queens-borg-cube': strongerAt('Earth'),
  'queens-borg-sphere': says(`${SPHERE.text} Downloads Temporal Vortex.`, SPHERE),
  'uss-bozeman': says(
    'WEAPONS and SHIELDS +2 against Borg ships, including the Borg Ship dilemma.',
    against('itself', isBorgShip, 2, 2),
  ),
  'uss-enterprise-e': says(
    'WEAPONS +3 against Borg ships, including the Borg Ship dilemma.',
    against('itself', isBorgShip, 3, 0),
  ),
  'vulcan-lander': {
    ...receives('Vulcan', { where: 'here' }),
    ...landsFor(1),
    text: 'Your Vulcans may report to its location. Lands and takes off for 1 RANGE.',
  },
};
