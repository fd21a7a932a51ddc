import type { Seat } from '../../../../kernel/types.ts';
import { conflictOf, opponentsOf, sideAt, strengthOf } from '../../position/conflict.ts';
import { looking } from '../../position/look.ts';
import { granted } from '../../rules/ask.ts';
import type { Ascendancy, Conflict, SystemId } from '../../state.ts';
import { type BattlePlan, grantStrikes, planBattle, planInvasion, within } from './begin.ts';
import { bonusOf, resistanceOf } from './hegemony.ts';
import { isHit, poolsOf } from './numbers.ts';
import { type BattleOdds, battleOdds, type Force, hegemonyOdds, type InvasionOdds, invasionOdds } from './odds.ts';

/** The faces of a die. */
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Returns the position as if this conflict had reached its first Combat Round. */
function asBegun(g: Ascendancy, c: Conflict): Ascendancy {
  c.round = 1;
  const there = within(g, c);
  grantStrikes(there);
  return there;
}

/**
 * Returns a side’s strength, dice and hit chance against other sides. If the hit chances of the dice differ, their mean
 * is used.
 */
function forceOf(g: Ascendancy, place: number, against: readonly number[]): Force {
  const pools = poolsOf(g, place);
  const dice = pools.reduce((sum, pool) => sum + pool.dice.length, 0);
  let hits = 0;
  for (const { unit, dice: owners } of pools)
    for (const on of against) {
      const sure = unit !== null && granted(g, 'always-hits', { side: place, face: null, unit });
      const faces = sure ? 6 : FACES.filter((face) => isHit(g, place, { face, unit, against: on })).length;
      hits += (owners.length * faces) / 6 / against.length;
    }
  const strength = g.conflict === null ? 0 : strengthOf(g, g.conflict, place);
  return { strength, more: dice - strength, chance: dice === 0 ? 0 : Math.min(1, hits / dice) };
}

/**
 * Returns the chances of a Space Battle fought to the last Ship. All Defenders together count as one. Uses only public
 * information and ignores rerolls and Retreats.
 */
export function battleChances(g: Ascendancy, plan: BattlePlan): BattleOdds {
  const c = planBattle(g, plan);
  return chancesIn(asBegun(g, c), c);
}

/** Returns the chances of a Space Battle from the current Combat Round on. */
function chancesIn(there: Ascendancy, c: Conflict): BattleOdds {
  return looking(there, () => battleIn(there, c));
}

function battleIn(there: Ascendancy, c: Conflict): BattleOdds {
  const others = opponentsOf(there, c, 0);
  const own = forceOf(there, 0, others);
  const forces = others.map((place) => forceOf(there, place, [0]));
  const sum = (of: (force: Force) => number) => forces.reduce((all, force) => all + of(force), 0);
  const dice = sum(({ strength, more }) => strength + more);
  const rival: Force = {
    strength: sum(({ strength }) => strength),
    more: sum(({ more }) => more),
    chance: dice === 0 ? 0 : sum(({ strength, more, chance }) => (strength + more) * chance) / dice,
  };
  const struck = others.filter((place) => sideAt(c, place).strikes).length;
  const first = sideAt(c, 0).strikes;
  // If both sides have First Strike, neither uses it (A-BAT-23).
  const strikes = c.round > 1 || first === struck > 0 ? null : first ? 'first' : 'second';
  return battleOdds(own, rival, strikes);
}

/** Returns a copy of the current conflict as it would be in the next Combat Round. */
function nextRound(g: Ascendancy): Conflict {
  const now = structuredClone(conflictOf(g));
  return { ...now, round: now.round + 1 };
}

/** Returns the Attacker’s chances in the current Space Battle from the next Combat Round on, without Retreats. */
export function chancesOn(g: Ascendancy): BattleOdds {
  const c = nextRound(g);
  return chancesIn(within(g, c), c);
}

/** Returns the chances of the current Invasion from the next Combat Round on, without Retreats or Surrender. */
export function invasionChancesOn(g: Ascendancy): InvasionOdds {
  return invasionIn(within(g, nextRound(g)));
}

function invasionIn(there: Ascendancy): InvasionOdds {
  return looking(there, () => invasionOdds(forceOf(there, 0, [1]), forceOf(there, 1, [0])));
}

/** Returns the chances of an Invasion before it begins, without Retreats or Surrender. */
export function invasionChances(g: Ascendancy, seat: Seat, system: SystemId): InvasionOdds {
  const c = planInvasion(g, seat, system);
  return invasionIn(asBegun(g, c));
}

/** Returns the chances of the current conflict, or null if there is none, it is over, or its dice are being rolled. */
export function chancesNow(
  g: Ascendancy,
): ({ of: 'battle' } & BattleOdds) | ({ of: 'invasion' } & InvasionOdds) | { of: 'hegemony'; success: number } | null {
  if (g.conflict === null || g.conflict.over || g.conflict.sides.some(({ dice }) => dice.length > 0)) return null;
  const c = structuredClone(g.conflict);
  const there = c.round === 0 && c.kind !== 'hegemony' ? asBegun(g, c) : g;
  switch (c.kind) {
    case 'battle':
      return { of: 'battle', ...chancesIn(there, c) };
    case 'invasion':
      return { of: 'invasion', ...invasionIn(there) };
    case 'hegemony': {
      if (c.hegemony === null || c.hegemony.face !== null) return null;
      return { of: 'hegemony', success: hegemonyOdds(c.hegemony.resistance, c.hegemony.bonus) };
    }
    default:
      return c.kind satisfies never;
  }
}

/** Returns the chance that a Hegemony attempt succeeds, along with the Resistance and the bonus. */
export function hegemonyChance(
  g: Ascendancy,
  seat: Seat,
  system: SystemId,
): { chance: number; resistance: number; bonus: number } {
  const resistance = resistanceOf(g, seat, system);
  const bonus = bonusOf(g, seat, system);
  return { chance: hegemonyOdds(resistance, bonus), resistance, bonus };
}
