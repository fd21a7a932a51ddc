import { stillIn } from '../../chapters/missions/team.ts';
import { regionOf } from '../../chapters/spaceline/line.ts';
import { locationOf, shipsWithin } from '../../position/find.ts';
import { CHOSEN, met, needed, random, stop, wall } from '../builders/dilemmas/build.ts';
import { oneOf, spared, stopsMore } from '../builders/dilemmas/trials.ts';
import { placeOf } from '../builders/missions/ends.ts';
import { whenSolvedHere } from '../builders/objectives/requirements.ts';
import { raises } from '../builders/personnel/aiding.ts';
import { attacks } from '../builders/personnel/alike.ts';
import { atLocations } from '../builders/shared.ts';
import { athome } from '../builders/ships/fleet.ts';
import { drawsUpTo } from '../builders/table/laid.ts';
import { type CardRules, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import type { CardFacts } from '../text-facts.ts';

const isMaquis = filter('ship, [Maq]');

const isRebel = filter('personnel, [Maq]');

/** Cards of The Maquis, by id. */
export const CARDS: CardRules = {
  'a-pleasant-surprise': met({
    unless: null,
    effects: [needed(random('CUNNING>6 + (Diplomacy OR Treachery)')), stop(CHOSEN)],
  }),
  cosette: athome('Demilitarized Zone', 2),
  'determined-to-stay': {
    text: 'Play it on your unattempted mission in the Demilitarized Zone: when your Maquis solve it and no opposing ship is there, you may draw up to five cards.',
    plays: atLocations((g, id, seat) => {
      const { missions, attempted } = locationOf(g, id);
      return (
        regionOf(g, id) === 'Demilitarized Zone' &&
        attempted.length === 0 &&
        missions.some(({ owner }) => owner === seat)
      );
    }),
    at: whenSolvedHere((g, source, { location }) => {
      const { attempt } = g;
      const isTheirs = attempt !== null && stillIn(g, attempt).some(isRebel);
      const isFree = shipsWithin(g, location).every((ship) => ship.seat === source.seat || ship.veiled !== undefined);
      return isTheirs && isFree ? drawsUpTo(5, source.seat) : [];
    }),
  },
  'divert-attention': {
    text: 'This mission’s span is 2 lower for Maquis ships.',
    adds: {
      span: (g, source, { seat, location, ship }) => {
        const flying = ship === undefined ? undefined : g.pieces[ship];
        return seat === source.seat && location === placeOf(source) && flying !== undefined && isMaquis(flying)
          ? -2
          : 0;
      },
    },
  },
  'george-sanders': attacks('[Maq]', 'Maquis'),
  'kasidy-yates-the-maquis': says(
    'Each other Maquis present has STRENGTH +2.',
    raises(['STRENGTH'], 2, 'present, other, [Maq]'),
  ),
  'maquis-vendetta': stopsMore('Leadership', 'OFFICER OR SECURITY'),
  'recurring-injury': oneOf('Biology OR MEDICAL', 'Biology x2 OR MEDICAL x3'),
  'sabotaged-plasma-conduit': wall(),
  scapegoat: spared('V.I.P. OR Anthropology', 'INTEGRITY>24'),
  'val-jean': athome('Badlands', 2),
};

/** Facts about cards from The Maquis that have no rule, by id. */
export const FACTS: CardFacts = {
  'break-prisoner': { farEnd: { points: '35' } },
};
