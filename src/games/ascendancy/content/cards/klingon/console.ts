import type { Seat } from '../../../../../kernel/types.ts';
import { no } from '../../../../kit/offers.ts';
import { foesOf, hasWon, placeOf } from '../../../position/conflict.ts';
import type { Conflict, Side } from '../../../state.ts';
import { consoleRules } from '../../card-rules.ts';

/** The number of Ships that opponents must have fielded (A-KLI-01). */
const WORTHY = 3;

/** Whether a finished Space Battle counts as a victory for a seat (A-KLI-01 to A-KLI-03). */
function isVictorious(c: Conflict, seat: Seat): boolean {
  const place = placeOf(c, seat);
  const own = place === null ? undefined : c.sides[place];
  if (c.kind !== 'battle' || place === null || own === undefined || own.out === 'cancelled') return false;
  const foes = foesOf(c, place).filter(({ out }) => out !== 'cancelled');
  const fielded = foes.reduce((sum, { brought }) => sum + brought, 0);
  const allLost = own.out === 'destroyed' && foes.length > 0 && foes.every(({ out }) => out === 'destroyed');
  if (hasWon(c, place) || allLost) return fielded >= WORTHY;
  // The player beat one of several Defenders (A-KLI-02).
  return foes.length > 1 && foes.some(isBeaten);
}

function isBeaten({ out, brought }: Side): boolean {
  return brought >= WORTHY && (out === 'destroyed' || out === 'retreated');
}

/** The console of the Klingons, with its rules as printed. */
export const CARDS = consoleRules('klingon', [
  {
    id: 'Ever Victorious',
    line: 'Gain 1 Culture when you win a Space Battle against opponents who fielded at least 3 Ships, or when both sides lose all Ships there. Against several Defenders, also gain it if one who fielded at least 3 Ships is wiped out or Retreats.',
    rule: {
      at: {
        'conflict-end': {
          does: ({ conflict }, { seat }) =>
            conflict !== null && seat !== null && isVictorious(conflict, seat)
              ? [{ do: 'gain', gains: { culture: 1 }, rule: 'A-KLI-01' }]
              : [],
        },
      },
    },
  },
  {
    // A-OPEN-101
    id: 'No Retreat, No Surrender',
    line: 'You never Retreat from a Space Battle and never Surrender.',
    reading: 'noRetreat',
    rule: {
      bans: {
        'give-up'(_g, source, { how, seat }) {
          if (seat !== source.seat) return null;
          return how === 'retreat'
            ? no('A-OPEN-101', 'Klingons never Retreat from a Space Battle.')
            : no('A-OPEN-101', 'Klingons never Surrender.');
        },
      },
    },
  },
]);
