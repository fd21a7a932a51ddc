import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { locationAt, namedIn } from '../../../position/places.ts';
import { atLocations } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import type { CardFacts } from '../../text-facts.ts';

const HUMU = 'humuhumunukunukuapuaa';
const isYoung = stateFilter('personnel, Youth');
const isUnaligned = stateFilter('[NA] personnel');

/** Interrupts of Alternate Universe, by id. */
export const CARDS: CardRules = {
  humuhumunukunukuapuaa: {
    text: 'Choose a location: this turn, your personnel with Youth there have CUNNING and STRENGTH +4, and your opponent’s Non-Aligned personnel there have both −4.',
    plays: atLocations(() => true),
    once: (g, seat, to) => {
      const location = namedIn(to);
      const isDone = g.lasting.some((one) => one.what === HUMU && one.seat === seat && one.location === location);
      return location === null || isDone ? [] : [{ do: 'lasting', what: HUMU, until: 'turn', location }];
    },
    lasting: {
      [HUMU]: {
        adds: {
          attribute(g, { seat, location }, { piece, attribute }) {
            const one = g.pieces[piece];
            if (one === undefined || (attribute !== 'CUNNING' && attribute !== 'STRENGTH')) return 0;
            if (locationAt(g, one.at) !== location) return 0;
            return one.seat === seat ? (isYoung(one, g) ? 4 : 0) : isUnaligned(one, g) ? -4 : 0;
          },
        },
      },
    },
  },
};

/** Facts about interrupts from Alternate Universe that have no rule, by id. */
export const FACTS: CardFacts = {
  'kevin-uxbridge-convergence': { immuneTo: ['Amanda Rogers'] },
  'senior-staff-meeting': { captainsOrder: true },
};
