import type { Refusal, Seat } from '../../../kernel/types.ts';
import { systemName } from '../content/lookup.ts';
import { discOf, seatsIn } from '../position/find.ts';
import { theSeat, verbFor } from '../position/names.ts';
import { hasCube, isDeveloped, isPhenomenon, isPlanetary, orbits } from '../position/standing.ts';
import type { Ascendancy, SystemId } from '../state.ts';

/** Returns why nothing can be done with a System that no offer mentions, or null if no reason is known. */
export function lackingAt(g: Ascendancy, seat: Seat, verb: string, system: SystemId): Refusal | null {
  const name = systemName(system);
  const disc = discOf(g, system);
  const isHere = orbits(g, seat, system);
  const absent = (rule: string): Refusal => ({ text: `You have no Ships at ${name}. Move one there first.`, rule });
  switch (verb) {
    case 'build':
    case 'starbase': {
      const whose =
        disc.control === null ? '' : ` because ${theSeat(g, disc.control)} ${verbFor(g, disc.control, 'does', 'do')}`;
      return { text: `You don’t Control ${name}${whose}.`, rule: verb === 'build' ? 'A-BUILD-04' : 'A-SB-01' };
    }
    case 'colonize':
      if (!isPlanetary(system)) return { text: `${name} isn’t a Planetary System.`, rule: 'A-BUILD-07' };
      return isDeveloped(disc) ? { text: `${name} is already Developed.`, rule: 'A-BUILD-07' } : null;
    case 'brave':
      if (!isPhenomenon(system)) return { text: `${name} isn’t a Phenomenon.`, rule: 'A-PHEN-05' };
      return isHere ? null : absent('A-PHEN-05');
    case 'invade':
    case 'hegemony': {
      const rule = verb === 'invade' ? 'A-INV-01' : 'A-HEG-01';
      if (disc.control === seat) return { text: `You already Control ${name}.`, rule };
      return isHere ? null : absent(rule);
    }
    case 'attack':
      if (seatsIn(g, system).some((one) => one !== seat)) return null;
      return { text: `No other player has Ships at ${name}.`, rule: 'A-BAT-01' };
    case 'attack-cube':
      return hasCube(g, system) ? null : { text: `There is no Cube at ${name}.`, rule: 'A-OPEN-28' };
    case 'explore':
    case 'onward':
    case 'warp':
    case 'form':
    case 'free':
      return isHere ? null : absent(ABSENT[verb]);
    default:
      return null;
  }
}

/** Rules that require a Ship in the System. */
const ABSENT = {
  explore: 'A-LANE-02',
  onward: 'A-SYS-01',
  warp: 'A-MOVE-07',
  form: 'A-FLEET-02',
  free: 'A-OPEN-30',
} as const;
