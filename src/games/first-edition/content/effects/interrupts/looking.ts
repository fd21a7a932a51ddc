import { missionAt } from '../../../chapters/spaceline/line.ts';
import { isStaffed, staffingIcons } from '../../../chapters/staffing/staffing.ts';
import { isStopped } from '../../../position/pieces.ts';
import { coreOf, hostOf, locationAt, onPiece } from '../../../position/places.ts';
import type { Rule } from '../../../rules/rule.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import { FINDS_WORMHOLE } from '../missions/sides.ts';
import { onShips, skillAboard } from '../shared.ts';

/** A mission where a scan must be played before a battle, even if there are no seed cards. */
const NEBULA = 'nebula';

/** Tests if a ship can scan a mission of this kind at the start of its player's turn. */
function canScan(where: 'planet' | 'space') {
  return (g: FirstEdition, ship: Piece, seat: number): boolean => {
    const location = locationAt(g, ship.at);
    if (ship.seat !== seat || isStopped(g, ship) || location === null || g.turn?.seat !== seat) return false;
    // A scan happens at the start of the turn, before anything else (C-TURN-01).
    if (g.turn.acted === true) return false;
    const mission = missionAt(g, location, seat);
    const isKind = mission !== null && (mission.where === where || mission.where === 'both');
    const isNebula = where === 'space' && mission?.id === NEBULA;
    const crew = isStaffed(g, ship) && staffingIcons(ship) >= 3 && skillAboard(g, ship, 'Computer Skill') > 0;
    return isKind && crew && (isNebula || (g.locations[location]?.seeds.length ?? 0) > 0);
  };
}

/** Stops a ship to look at the next seed of its mission. */
function scan(where: 'planet' | 'space'): Rule {
  return {
    text: `At the start of your turn, stop your staffed ship with three staffing icons and Computer Skill aboard: look at the next seed card of its ${where} mission.`,
    plays: onShips(canScan(where)),
    once(g, seat, to) {
      const ship = hostOf(to);
      const location = ship === null ? null : locationAt(g, onPiece(ship));
      return location === null
        ? []
        : [
            { do: 'stop-these', which: 'host' },
            { do: 'look-at', what: 'seed', location },
            // The scan is recorded for a mission that requires one before a battle.
            ...(where === 'space' && missionAt(g, location, seat)?.id === NEBULA
              ? [{ do: 'use', what: `scan:${location}`, per: 'turn' } as const]
              : []),
          ];
    },
  };
}

/** Interrupts that reveal hidden cards. */
export const LOOKING: Readonly<Record<string, Rule>> = {
  'full-planet-scan': scan('planet'),
  'jaglom-shrek-information-broker': {
    text: 'Look at your opponent’s draw deck.',
    plays: (_g, seat) => [coreOf(1 - seat)],
    once: [{ do: 'look-at', what: 'deck' }],
  },
  'life-form-scan': {
    text: 'Look at your opponent’s hand.',
    plays: (_g, seat) => [coreOf(1 - seat)],
    once: [{ do: 'look-at', what: 'hand' }],
  },
  'long-range-scan': {
    text: 'Choose a ship: look at all cards aboard.',
    plays: onShips(() => true),
    once: (_g, _seat, to) => [{ do: 'look-at', what: 'ship', ship: hostOf(to) ?? 0 }],
    ways: { wormhole: FINDS_WORMHOLE },
  },
  scan: scan('space'),
};
