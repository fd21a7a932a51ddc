import { no } from '../../../../kit/offers.ts';
import { fightWithBorg } from '../../../position/borg.ts';
import { use } from '../../builders/tech.ts';
import { tech } from '../../card-rules.ts';

/** Borg Tech that works against the adaptation of Cubes. */
export const CARDS = tech([
  {
    id: 'tech-frequency-modulation',
    number: 11,
    name: 'Frequency Modulation',
    source: 'ours',
    line: 'Borg Shields are 1 lower against you.',
    rule: {
      adds: {
        shields(g, { seat }, { side, against }) {
          return side === 0 && fightWithBorg(g, seat)?.place === against ? -1 : 0;
        },
      },
    },
  },
  {
    id: 'tech-rotating-nutation',
    number: 12,
    name: 'Rotating Nutation',
    source: 'ours',
    line: 'Borg Shields first rise against you after the second Combat Round instead of the first.',
    rule: {
      bans: {
        cube: (_g, source, about) =>
          about.what === 'adapt' && about.first && about.seat === source.seat
            ? no('A-OPEN-31', 'Rotating Nutation keeps Borg Shields down.')
            : null,
      },
    },
  },
  {
    id: 'tech-vinculum-tap',
    number: 14,
    name: 'Vinculum Tap',
    source: 'ours',
    line: 'Exhaust on your turn: look at the next 2 Borg Command Cards and put them in any order.',
    rule: {
      plays: {
        turn(g, source, { seat }) {
          if (source.seat !== seat || (g.borg?.commands.deck.length ?? 0) === 0) return [];
          return use('vinculum-tap', 'Look at the next 2 Borg Command Cards', [
            { do: 'exhaust' },
            { do: 'arrange', pile: 'borg', count: 2, top: 2 },
          ]);
        },
      },
    },
  },
]);
