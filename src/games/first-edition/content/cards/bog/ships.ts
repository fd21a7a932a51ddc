import { isBorgShip } from '../../borg-ships.ts';
import {
  against,
  classed,
  every,
  inPlay,
  type PieceTest,
  raises,
  self,
  ship,
  titled,
  yours,
} from '../../builders/personnel/aiding.ts';
import { type CardRules, says } from '../../card-rules.ts';
import type { CardFacts } from '../../text-facts.ts';

/** Tests if one player has both the Koraga and the Rotarran. */
const sisters: PieceTest = (piece, g, own) =>
  (piece.id === own.id || (titled('I.K.C. Rotarran')(piece, g, own) && piece.seat === own.seat)) &&
  inPlay(every(yours, titled('I.K.C. Rotarran')))(own, g);

/** Ships of Blaze of Glory, by id. */
export const CARDS: CardRules = {
  'ikc-koraga': says('While your I.K.C. Rotarran is in play, both ships have RANGE +1.', raises(['RANGE'], 1, sisters)),
  kraxon: says(
    'WEAPONS +3 and SHIELDS +2 against Defiant-class ships.',
    against(self, every(ship, classed('Defiant')), 3, 2),
  ),
  'uss-thunderchild': says(
    'SHIELDS +4 against Borg ships, including the Borg Ship dilemma.',
    against(self, isBorgShip, 0, 4),
  ),
};

/** Facts of ships of Blaze of Glory without a rule, by id. */
export const FACTS: CardFacts = {
  goraxus: { onlyDownloads: true },
};
