import { no } from '../../../kit/offers.ts';
import { neighbours } from '../../galaxy/graph.ts';
import { playerOf } from '../../position/find.ts';
import { controllerOf, trades } from '../../position/standing.ts';
import type { Ascendancy, SystemId } from '../../state.ts';
import { ambassadorMoves } from '../ambassadors.ts';
import type { ConsoleRule } from './rule.ts';

/** A-VUL-07 */
function meddling(g: Ascendancy, own: number | null, seat: number, system: SystemId) {
  const rival = controllerOf(g, system);
  if (seat !== own || rival === null || rival === seat) return null;
  return playerOf(g, rival).ascendancy < playerOf(g, seat).ascendancy
    ? no('A-VUL-07', 'Vulcans don’t act against a rival of lower Ascendancy.')
    : null;
}

export const VULCAN: readonly ConsoleRule[] = [
  {
    id: 'Vulcan Colonization',
    line: 'You Colonize any Explored, Uncontrolled, Undeveloped System for 1 Ascendancy, wherever it is, and in no other way in your Building Phase; Fleets above your Ascendancy disband.',
    rule: {
      // A-VUL-01
      sets: { 'colony-ascendancy': (_g, bearer, { seat }) => (seat === bearer.seat ? 1 : null) },
    },
  },
  {
    id: 'Honest Meddling',
    // A-OPEN-87: who leads the Vulcans is reminded; nothing is checked.
    line: 'Your Commands may move Ships of a player in trade with you who permits it; results are that player’s. You do not lie.',
    rule: {
      grants: {
        // A-VUL-05, A-OPEN-99: an Agreement in either direction.
        guide: (g, bearer, { by, seat }) => by === bearer.seat && by !== seat && trades(g, by, seat),
      },
    },
  },
  {
    id: 'Logical Observers',
    line: 'You may not Invade or attempt Hegemony against Systems of a rival with lower Ascendancy.',
    rule: {
      bans: {
        invade: (g, bearer, { seat, system }) => meddling(g, bearer.seat, seat, system),
        hegemony: (g, bearer, { seat, system }) => meddling(g, bearer.seat, seat, system),
      },
    },
  },
  {
    id: 'Ambassadors',
    line: 'You never Commission Starbases; up to 5 Ambassadors may be in play, a Command moves one to an Adjacent System, and a rival may expel one from an own System in that rival’s turn.',
    rule: {
      bans: {
        // A-VUL-08
        starbase: (_g, bearer, { seat }) =>
          seat === bearer.seat ? no('A-VUL-08', 'Vulcans commission no Starbases: they can only take them.') : null,
      },
      plays: {
        // A-VUL-12
        command: (g, bearer, { seat }) =>
          seat === bearer.seat ? ambassadorMoves(g, seat, (from) => neighbours(g, from), 'A-VUL-12') : [],
      },
    },
  },
  {
    // A-WIN-06: the Victory Check looks at them.
    id: 'Agendas',
    line: 'You win only by one of your two Agendas.',
    rule: {},
  },
];
