import { no } from '../../../../kit/offers.ts';
import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { carrier } from '../../builders/equipment/carried.ts';
import type { CardRules } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import type { Attribute } from '../../printed.ts';

const isKahless = filter('{Kahless}');
const isHonored = stateFilter('Klingon, Honor');

const isPersonal = (attribute: Attribute): boolean => ['INTEGRITY', 'CUNNING', 'STRENGTH'].includes(attribute);

/** Artifacts of Blaze of Glory, by id. */
export const CARDS: CardRules = {
  'sword-of-kahless': {
    text: 'Use as equipment: your Klingons with Honor present have all attributes +3. Kahless has another STRENGTH +7 and can’t be killed in personnel battles. Not duplicatable.',
    facts: { limit: 'not duplicatable', countsAs: ['Equipment'] },
    gained: 'equipment',
    adds: {
      attribute(g, source, { piece: id, attribute }) {
        const piece = carrier(g, source, id);
        if (piece === null || !isPersonal(attribute)) return 0;
        const honored = isHonored(piece, g) ? 3 : 0;
        return honored + (attribute === 'STRENGTH' && isKahless(piece) ? 7 : 0);
      },
    },
    bans: {
      die(g, source, { piece: id }) {
        const piece = g.battle?.kind === 'personnel' ? carrier(g, source, id) : null;
        return piece !== null && isKahless(piece) ? no('C-PERSBAT-06', 'The sword keeps Kahless alive.') : null;
      },
    },
  },
};
