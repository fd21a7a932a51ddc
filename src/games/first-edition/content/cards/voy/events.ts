import { stateFilter } from '../../../chapters/skills/piece-filter.ts';
import { isPlanet } from '../../../chapters/teams/teams.ts';
import { locationOf, piecesAt } from '../../../position/find.ts';
import { locationAt, onSurface } from '../../../position/places.ts';
import { mayDrawExtra } from '../../builders/events/draws.ts';
import { captainsLog, lowerDecks } from '../../builders/events/orders.ts';
import { fairPlay, missionDebriefing } from '../../builders/events/referees.ts';
import { itselfWhen } from '../../builders/protections.ts';
import { atLocations, isInPlay } from '../../builders/shared.ts';
import { laid, peopleBeside, SEEDS_OR_PLAYS } from '../../builders/table/laid.ts';
import { type CardRules, having } from '../../card-rules.ts';
import { isNamed } from '../../named.ts';
import type { CardFacts } from '../../text-facts.ts';

const isWise = stateFilter('Honor, INTEGRITY>7, not disabled');

/** The planets of the Delta Quadrant. */
const inDelta = atLocations((g, id) => locationOf(g, id).quadrant === 'Delta' && isPlanet(g, id));

/** Events of Voyager, by id. */
export const CARDS: CardRules = {
  'ancestral-vision': having(
    {
      protects: [
        {
          covers: itselfWhen((g, { at }) => {
            const location = locationAt(g, at);
            return location !== null && piecesAt(g, onSurface(location)).some(({ card }) => isNamed(card, 'Chakotay'));
          }),
        },
      ],
    },
    {
      text: 'On a Delta Quadrant planet, may be seeded: when your turn ends, if your personnel with Honor and INTEGRITY > 7 is present, you may draw an extra card. It can’t be nullified while Chakotay is present.',
      ...laid(inDelta),
      ...mayDrawExtra((g, seat, source) => peopleBeside(g, source, seat).some((piece) => isWise(piece, g))),
    },
  ),
  'captains-log-voyager': having({ captainsOrder: true }, captainsLog),
  'fair-play-voyager': having({ nullifiedOnlyBy: [] }, fairPlay),
  'lower-decks-voyager': having({ captainsOrder: true }, lowerDecks),
  'mission-debriefing-voyager': having({ captainsOrder: true }, missionDebriefing),
  'villagers-with-torches': {
    text: 'On your table, may be seeded: whenever your opponent begins to attempt a planet mission with fewer than three personnel, all are killed unless they have Thermal Deflectors in play.',
    ...SEEDS_OR_PLAYS,
    at: {
      attempt: {
        does(g, source, { seat, location }) {
          const { attempt } = g;
          if (attempt === null || seat === source.seat || attempt.team.length >= 3 || !isPlanet(g, location)) return [];
          return isInPlay(g, 'thermal-deflectors', seat)
            ? []
            : [{ do: 'take-out', which: attempt.team, why: 'killed' }];
        },
      },
    },
  },
};

/** Facts about events from Voyager that have no rule, by id. */
export const FACTS: CardFacts = {
  'the-big-picture-voyager': { nullifiedOnlyBy: [] },
  'the-next-emanation': { faceUp: 'facility' },
};
