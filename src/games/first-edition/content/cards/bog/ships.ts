import { every } from '../../../chapters/skills/piece-filter.ts';
import { isBorgShip } from '../../borg-ships.ts';
import { against, inPlay, raises } from '../../builders/personnel/aiding.ts';
import { strongerAt } from '../../builders/ships/fleet.ts';
import { type CardRules, says } from '../../card-rules.ts';
import type { CardFacts } from '../../text-facts.ts';

const hasSister = inPlay('yours, {I.K.C. Rotarran}');

/** The Koraga and the Rotarran, if one player has both. */
const sisters = every('itself or (yours, {I.K.C. Rotarran})', (_piece, g, own) => hasSister(own, g));

/** Ships of Blaze of Glory, by id. */
export const CARDS: CardRules = {
  'ikc-koraga': says('While your I.K.C. Rotarran is in play, both ships have RANGE +1.', raises(['RANGE'], 1, sisters)),
  kraxon: says(
    'WEAPONS +3 and SHIELDS +2 against Defiant-class ships.',
    against('itself', 'ship, Defiant-class', 3, 2),
  ),
  'locutus-borg-cube': strongerAt('Wolf 359'),
  'uss-thunderchild': says(
    'SHIELDS +4 against Borg ships, including the Borg Ship dilemma.',
    against('itself', isBorgShip, 0, 4),
  ),
};

/** Facts about ships from Blaze of Glory that have no rule, by id. */
export const FACTS: CardFacts = {
  goraxus: { onlyDownloads: true },
};
