import { playerOf } from '../chapters/captains/find.ts';
import { defenseInSpace } from '../chapters/crew/lenders.ts';
import { spaceLabel } from '../chapters/map/labels.ts';
import { blockerDefense, getsThrough, pvpDamageCards, shotOf } from '../chapters/pvp/pvp-fire.ts';
import { opponentOf } from '../chapters/pvp/pvp-outcome.ts';
import type { Frontiers, PvpSide, Range } from '../state.ts';
import type { AssaultView, PvpSideView, PvpView } from '../view.ts';
import { shortName } from './captains.ts';
import { fireView } from './fire.ts';

const PHASES: Record<Range, string> = {
  long: 'Long Range Attack',
  close: 'Close Range Attack',
};

/** The combat between two players as it stands. All of it is open. */
export function pvpView(g: Frontiers): PvpView | null {
  const { pvp } = g;
  if (pvp === null) return null;
  const { aggressor, defender, attendance, phase, attacker, starbase } = pvp;
  const remaining = getsThrough(g, pvp);
  return {
    aggressor: sideOf(g, aggressor),
    defender: sideOf(g, defender),
    attendance,
    phaseName: PHASES[phase],
    attacker,
    at: starbase === null ? null : spaceLabel(starbase),
    attack: fireView(shotOf(g, pvp)),
    shields: fireView(playerOf(g, opponentOf(g, attacker)).points.shields),
    remaining,
    damage: pvpDamageCards(remaining, blockerDefense(g, pvp)),
  };
}

/** A side with its Defense Value; a Crew Member that stands in for a Wounded Captain is told where it is chosen (F-OPEN-56). */
function sideOf(g: Frontiers, { seat, sustained, stopped }: PvpSide): PvpSideView {
  return { seat, name: shortName(g, seat), defense: defenseInSpace(g, seat), sustained, stopped };
}

/** The assault on a Cube that several captains share (F-COOP-06). */
export function assaultView(g: Frontiers): AssaultView | null {
  const { assault } = g;
  if (assault === null) return null;
  const shares = assault.shares.map(({ seat, count }) => ({ seat, count, name: shortName(g, seat) }));
  return { shares };
}
