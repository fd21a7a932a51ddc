import { no } from '../../../../kit/offers.ts';
import { cubeFought, fightWithBorg } from '../../../position/borg.ts';
import type { Ascendancy, Conflict } from '../../../state.ts';
import { type TechCard, tech, use } from './made.ts';

/**
 * Returns the difference between the Cube’s lowest Shields against any partner and its Shields against this seat. The
 * result is 0 or negative.
 */
function sharedShields(g: Ascendancy, c: Conflict, seat: number): number {
  const adapted = cubeFought(g, c)?.adapted ?? [];
  const all = c.sides.flatMap(({ owner, out }) =>
    typeof owner === 'number' && out === null ? (adapted[owner] ?? 0) : [],
  );
  const own = adapted[seat] ?? 0;
  return Math.min(own, ...all) - own;
}

/** Borg Tech that works against the adaptation of Cubes. */
export const ADAPTATION: readonly TechCard[] = [
  tech('frequency-modulation', 'Frequency Modulation', 'Borg Shields are 1 lower against you.', {
    adds: {
      shields(g, { seat }, { side, against }) {
        return side === 0 && fightWithBorg(g, seat)?.place === against ? -1 : 0;
      },
    },
  }),
  tech(
    'rotating-nutation',
    'Rotating Nutation',
    'Borg Shields first rise against you after the second Combat Round instead of the first.',
    {
      bans: {
        'borg-adapt': (_g, source, { seat, first }) =>
          first && seat === source.seat ? no('A-OPEN-31', 'Rotating Nutation keeps Borg Shields down.') : null,
      },
    },
  ),
  tech(
    'shared-frequencies',
    'Shared Frequencies',
    'In a joint fight, you use the lowest Borg Shield Modifier of all partners. With 1 player: exhaust to reset the Modifier to 0.',
    {
      adds: {
        shields(g, { seat }, { side, against }) {
          const fight = fightWithBorg(g, seat);
          if (fight === null || seat === null || side !== 0 || fight.place !== against) return 0;
          return sharedShields(g, fight.c, seat);
        },
      },
      at: {
        'before-hits': {
          offers(g, { seat }, { side }) {
            const fight = fightWithBorg(g, seat);
            const cube = fight === null ? undefined : cubeFought(g, fight.c);
            if (g.players.length > 1 || seat === null || fight?.place !== side || cube === undefined) return [];
            if ((cube.adapted[seat] ?? 0) === 0) return [];
            return use('shared-frequencies', 'Reset the Cube’s Shields to 0', [
              { do: 'exhaust' },
              { do: 'calm-cube', cube: cube.id },
            ]);
          },
        },
      },
    },
  ),
  tech(
    'vinculum-tap',
    'Vinculum Tap',
    'Exhaust on your turn: look at the next 2 Borg Command Cards and put them in any order.',
    {
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
  ),
  tech('interlink-jammer', 'Interlink Jammer', 'Exhaust on the Borg turn: Cubes regain no dice when they activate.', {
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
  }),
];
