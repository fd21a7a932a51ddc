import { whereOf } from '../../../chapters/teams/teams.ts';
import type { CardRules } from '../../card-rules.ts';

/** Facilities of Alternate Universe, by id. */
export const CARDS: CardRules = {
  'neutral-outpost': {
    text: 'Seed one at any space mission. Build more at space missions where you have any ENGINEER. This outpost doesn’t repair ships.',
    stands: { at: (g, _seat, location) => whereOf(g, location) !== 'planet', builder: () => true, repairs: false },
  },
};
