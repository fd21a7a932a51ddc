import type { Effect, Effects } from '../../effects/union.ts';
import type { Moments } from '../../rules/moment-kinds.ts';
import type { Rule } from '../../rules/rule.ts';
import type { Ascendancy, Resources, Sector, UnitId } from '../../state.ts';

/** Creates a rule whose effects apply to a player just before that player takes the Phenomenon’s Research (A-PHEN-03). */
export function onClaim(does: (g: Ascendancy, about: Moments['claimed']) => Effects): Rule {
  return { at: { claimed: { does: (g, { system }, about) => (about.system === system ? does(g, about) : []) } } };
}

/** An effect that gains Resources from a Phenomenon. */
export function fromPhenomenon(gains: Partial<Resources>): Effect {
  return { do: 'gain', gains, rule: 'A-PHEN-03' };
}

/** Whether a unit is in a Sector. */
export function isAt(g: Ascendancy, unit: UnitId, sector: Sector | undefined): boolean {
  return g.units.some(({ id, at }) => id === unit && at === sector);
}

/** Whether a Sector is involved in the current Space Battle (A-BAT-05). */
export function isFoughtAt({ conflict }: Ascendancy, sector: Sector | undefined): boolean {
  return conflict?.kind === 'battle' && sector !== undefined && conflict.sectors.includes(sector);
}
