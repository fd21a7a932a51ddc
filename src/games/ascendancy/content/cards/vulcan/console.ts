import { no } from '../../../../kit/offers.ts';
import { neighbours } from '../../../galaxy/graph.ts';
import { playerOf } from '../../../position/find.ts';
import { controllerOf, trades } from '../../../position/standing.ts';
import type { Ascendancy, SystemId } from '../../../state.ts';
import { ambassadorMoves } from '../../builders/ambassadors.ts';
import { consoleRules } from '../../card-rules.ts';

/** Returns the reason a seat can’t act against a System because the owner has lower Ascendancy, or null (A-VUL-07). */
function meddling(g: Ascendancy, own: number | null, seat: number, system: SystemId) {
  const rival = controllerOf(g, system);
  if (seat !== own || rival === null || rival === seat) return null;
  return playerOf(g, rival).ascendancy < playerOf(g, seat).ascendancy
    ? no('A-VUL-07', 'Vulcans can’t act against a rival with lower Ascendancy.')
    : null;
}

/** The console of the Vulcans, with its rules as printed. */
export const CARDS = consoleRules('vulcan', [
  {
    id: 'Vulcan Colonization',
    line: 'You Colonize any Explored, Uncontrolled, Undeveloped System for 1 Ascendancy, wherever it is. In your Building Phase you can Colonize in no other way. Fleets above your Ascendancy disband.',
    rule: {
      // A-VUL-01
      sets: {
        payment: (_g, source, about) =>
          about.of === 'colony' && about.in === 'ascendancy' && about.seat === source.seat ? 1 : null,
      },
    },
  },
  {
    id: 'Honest Meddling',
    // The text is only a reminder for the Vulcan player. The code doesn’t enforce this rule (A-OPEN-87).
    line: 'Your Commands may move the Ships of a trade partner who permits it. The results of the move, such as Hazards and rewards, fall to that player. You may not lie.',
    rule: {
      grants: {
        // An Agreement in either direction is enough (A-VUL-05, A-OPEN-99).
        guide: (g, source, { by, seat }) => by === source.seat && by !== seat && trades(g, by, seat),
      },
    },
  },
  {
    id: 'Logical Observers',
    line: 'You may not Invade or attempt Hegemony against Systems of a rival with lower Ascendancy.',
    rule: {
      bans: {
        invade: (g, source, { seat, system }) => meddling(g, source.seat, seat, system),
        hegemony: (g, source, { seat, system }) => meddling(g, source.seat, seat, system),
      },
    },
  },
  {
    id: 'Ambassadors',
    line: 'You can’t Commission Starbases. Up to 5 Ambassadors may be in play. A Command moves one to an Adjacent System. A rival may expel one from their own System on their own turn.',
    rule: {
      bans: {
        // A-VUL-08
        build: (_g, source, { what, seat }) =>
          what === 'starbase' && seat === source.seat
            ? no('A-VUL-08', 'Vulcans can’t commission Starbases, only capture them.')
            : null,
      },
      plays: {
        // A-VUL-12
        command: (g, source, { seat }) =>
          seat === source.seat ? ambassadorMoves(g, seat, (from) => neighbours(g, from), 'A-VUL-12') : [],
      },
    },
  },
  {
    // The Victory Check handles Agendas (A-WIN-06).
    id: 'Agendas',
    line: 'You win only by fulfilling one of your two Agendas.',
    rule: {},
  },
]);
