import { use } from '../../builders/tech.ts';
import { tech } from '../../card-rules.ts';

/** Interlink Jammer. */
export const CARDS = tech([
  {
    id: 'tech-interlink-jammer',
    number: 15,
    name: 'Interlink Jammer',
    source: 'ours',
    line: 'Exhaust on the Borg turn: Cubes regain no dice when they activate.',
    rule: {
      at: {
        'borg-turn': {
          offers(g) {
            if (g.borg === null || g.borg.jammed === true || g.borg.cubes.length === 0) return [];
            return use('interlink-jammer', 'Stop all Cubes from regaining dice this turn', [
              { do: 'exhaust' },
              { do: 'jam' },
            ]);
          },
        },
      },
    },
  },
]);
