import { no } from '../../../../kit/offers.ts';
import { missionAt } from '../../../chapters/spaceline/line.ts';
import { equipmentAt } from '../../../chapters/teams/teams.ts';
import { locationOf } from '../../../position/find.ts';
import type { Rule } from '../../../rules/rule.ts';
import { pointsOn } from '../../card.ts';
import { idsOf } from '../shared.ts';
import { SEEDS_OR_PLAYS } from '../table/laid.ts';

/** The key of the lasting effect on personnel who take part in the current attempt. */
const TOOK_PART = 'mission-debriefing';

export const missionDebriefing: Rule = {
  text: 'On your table, may be seeded: whenever a mission attempt of either player ends, solved or not, its crew or Away Team is “stopped”, with its equipment.',
  ...SEEDS_OR_PLAYS,
  at: {
    attempt: {
      does: ({ attempt }) =>
        attempt === null
          ? []
          : attempt.team.map((piece) => ({ do: 'lasting', what: TOOK_PART, until: 'turn', piece }) as const),
    },
    attempted: {
      does(g) {
        const team = g.lasting.flatMap(({ what, piece }) => {
          const one = what === TOOK_PART && piece !== undefined ? g.pieces[piece] : undefined;
          return one === undefined ? [] : [one];
        });
        // A group that is stopped as a whole stops its equipment too (C-STOP-05).
        const things = team.flatMap(({ at, seat }) => equipmentAt(g, at, seat));
        return [
          { do: 'stop-these', which: [...new Set(idsOf([...team, ...things]))] },
          { do: 'forget', what: TOOK_PART },
        ];
      },
    },
  },
};

/** The points that an opponent's unique mission must show to be solved under Fair Play. */
const FAIR = 40;

export const fairPlay: Rule = {
  text: 'On your table, may be seeded: nobody can solve an opponent’s unique mission that shows fewer than 40 points, unless both players have a copy of it in play.',
  ...SEEDS_OR_PLAYS,
  bans: {
    solve(g, _source, { seat, location }) {
      const isTheirs = locationOf(g, location).missions.every(({ owner }) => owner !== seat);
      const mission = missionAt(g, location, seat);
      if (!isTheirs || mission === null || mission.unique !== 'unique' || pointsOn(mission) >= FAIR) return null;
      return no('C-MISSION-12', 'Fair Play keeps you from solving your opponent’s unique mission.');
    },
  },
};
