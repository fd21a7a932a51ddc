import { namedPieces } from '../../../position/find.ts';
import { itselfWhen, KEVIN } from '../../builders/protections.ts';
import { isNamed } from '../../named.ts';
import type { CardFacts } from '../../text-facts.ts';

/** Facts about events from Blaze of Glory that have no rule, by id. */
export const FACTS: CardFacts = {
  'e-band-emissions': {
    faceUp: 'facility',
    protects: [
      { from: KEVIN, covers: (_g, _own, { card }) => isNamed(card, 'Brainwash') },
      {
        covers: itselfWhen((g) => namedPieces(g, 'Kell', 'Taibak', 'Entek').length > 0),
      },
    ],
  },
  'engage-shuttle-operations-dominion': { faceUp: 'facility' },
  'fajos-gallery': { faceUp: 'facility' },
  'the-big-picture': { nullifiedOnlyBy: [] },
};
