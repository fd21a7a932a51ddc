import { activeAt, isPlanet } from '../../../chapters/teams/teams.ts';
import { onSurface } from '../../../position/places.ts';
import type { FirstEdition } from '../../../state.ts';
import type { LocationId } from '../../../terms.ts';
import { answer, skillAmong } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

/** True if a lasting effect of this name is already active for a location. */
function wasDone(g: FirstEdition, done: string, location: LocationId): boolean {
  return g.lasting.some(({ what, location: at }) => what === done && at === location);
}

/** Particle Fountain (Premiere). */
export const CARDS: CardRules = {
  'particle-fountain': {
    text: 'When a planet mission was just solved and your Away Team there has ENGINEER ×2: score 5 points. Once per mission.',
    answers: {
      solved: {
        offers(g, source, { location }) {
          const team = activeAt(g, onSurface(location), source.seat);
          if (!isPlanet(g, location) || skillAmong(g, team, 'ENGINEER') < 2) return [];
          if (wasDone(g, 'particle-fountain', location)) return [];
          const payload = [
            { do: 'lasting', what: 'particle-fountain', location, until: 'game' },
            { do: 'points', points: 5 },
          ] as const;
          return answer(source, payload, 'Light a Particle Fountain: 5 points');
        },
      },
    },
  },
};
