import { shipDefense } from '../rules/combat-maths.ts';
import { playerOf } from '../rules/find.ts';
import { baseDefense } from '../rules/hand-limit.ts';
import { hexOf } from '../rules/hex.ts';
import { hexLabel } from '../rules/labels.ts';
import { mergeFire } from '../rules/points.ts';
import { pvpDamageCards, remainingAttack } from '../rules/pvp-maths.ts';
import type { CombatPhase, Frontiers, Pvp, PvpSide } from '../state.ts';
import type { AssaultView, PvpSideView, PvpView } from '../view.ts';
import { shortName } from './captains.ts';
import { fireView } from './fire.ts';

const PHASES: Record<Extract<CombatPhase, 'long'> | 'close', string> = {
  long: 'Long Range Attack',
  close: 'Close Range Attack',
};

/** The combat between two players as it stands. All of it is open. */
export function pvpView(g: Frontiers): PvpView | null {
  const { pvp } = g;
  if (pvp === null) return null;
  const { aggressor, defender, attendance, phase, attacker, starbase, noDisruptors } = pvp;
  const blocker = sideOf(g, blockerOf(pvp));
  const { close, long } = playerOf(g, attacker).points;
  const attack = phase === 'close' ? mergeFire(close, long) : long;
  const { shields } = playerOf(g, blocker.seat).points;
  const range = phase === 'close' ? 'closeRange' : 'longRange';
  const remaining = remainingAttack(attack, shields, range, noDisruptors.includes(blocker.seat));
  return {
    aggressor: sideOf(g, aggressor),
    defender: sideOf(g, defender),
    attendance,
    phase,
    phaseName: PHASES[phase],
    attacker,
    at: starbase === null ? null : hexLabel(hexOf(starbase)),
    attack: fireView(attack),
    shields: fireView(shields),
    remaining,
    damage: pvpDamageCards(remaining, blocker.defense),
  };
}

function blockerOf({ aggressor, defender, attacker }: Pvp): PvpSide {
  return aggressor.seat === attacker ? defender : aggressor;
}

/** A side with its Defense Value; a Crew Member that stands in for a Wounded Captain is told where it is chosen (F-OPEN-56). */
function sideOf(g: Frontiers, { seat, sustained, stopped }: PvpSide): PvpSideView {
  const captain = { defense: baseDefense(g, seat), wounded: playerOf(g, seat).wounds > 0 };
  return { seat, name: shortName(g, seat), defense: shipDefense(captain, null), sustained, stopped };
}

/** The assault on a Cube that several captains share (F-COOP-06). */
export function assaultView(g: Frontiers): AssaultView | null {
  const { assault } = g;
  if (assault === null) return null;
  const shares = assault.shares.map(({ seat, count }) => ({ seat, count, name: shortName(g, seat) }));
  return { cube: assault.cube, shares };
}
