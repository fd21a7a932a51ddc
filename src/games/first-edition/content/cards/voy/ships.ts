import { affiliationOf } from '../../../chapters/affiliation/compatible.ts';
import type { Piece } from '../../../state.ts';
import type { CardRules } from '../../card-rules.ts';
import { cardOf } from '../../pool.ts';
import type { CardFacts } from '../../text-facts.ts';

/** True for a universal Kazon ship that a Kazon Warship can carry. */
function isKazonCraft(piece: Piece | undefined): boolean {
  if (piece === undefined) return false;
  const facts = cardOf(piece.card);
  return (
    facts.type === 'Ship' &&
    facts.unique === 'universal' &&
    affiliationOf(piece) === 'Kazon' &&
    facts.id !== 'kazon-warship'
  );
}

/** Ships of Voyager, by id. */
export const CARDS: CardRules = {
  'kazon-warship': {
    text: 'Loads and launches universal Kazon ships other than Kazon Warship.',
    grants: { carry: (g, { piece }, { carrier, ship }) => carrier === piece && isKazonCraft(g.pieces[ship]) },
  },
};

/** Facts of ships of Voyager without a rule, by id. */
export const FACTS: CardFacts = {
  'uss-voyager': { onlyDownloads: true },
  'vidiian-cruiser': { onlyDownloads: true },
};
