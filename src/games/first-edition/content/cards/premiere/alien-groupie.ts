import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { activeAt, isPlanet } from '../../../chapters/teams/teams.ts';
import { onSurface, placeKind } from '../../../position/places.ts';
import type { FirstEdition } from '../../../state.ts';
import type { LocationId } from '../../../terms.ts';
import { age, answer, DISCARD_THIS, hostIn, idsOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

const isMale = stateFilter('Male');

/** Returns a player's men in an Away Team at a location. A crew isn't an Away Team (C-TEAM-05). */
function men(g: FirstEdition, location: LocationId, seat: number) {
  return activeAt(g, onSurface(location), seat).filter((piece) => isMale(piece, g));
}

/** Alien Groupie (Premiere). */
export const CARDS: CardRules = {
  'alien-groupie': {
    text: 'When a planet mission was just solved: a random man in the Away Team can’t be beamed up until the end of his player’s next turn.',
    answers: {
      solved: {
        offers(g, source, { seat, location }) {
          const from = idsOf(men(g, location, seat));
          if (!isPlanet(g, location) || from.length === 0) return [];
          return answer(
            source,
            [
              { do: 'choose', from, how: 'random', count: 1, what: 'which man is delayed' },
              { do: 'stay', at: 'chosen' },
            ],
            'Delay a random man in the Away Team',
          );
        },
      },
    },
    // The chosen man can't be beamed up for one full turn of his player (C-TURN-10).
    bans: {
      beam(g, source, { piece }) {
        const host = hostIn(g, source);
        if (host?.id !== piece || placeKind(host.at) !== 'surface') return null;
        return () => ({ text: 'Alien Groupie delays him.', rule: 'C-BEAM-07' });
      },
    },
    at: {
      'turn-end': {
        does: (g, source, { seat }) => (hostIn(g, source)?.seat === seat && age(g, source) > 0 ? [DISCARD_THIS] : []),
      },
    },
  },
};
