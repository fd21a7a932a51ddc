import { facing, stillIn } from '../../chapters/missions/team.ts';
import { regionOf } from '../../chapters/spaceline/line.ts';
import { locationOf, playerOf, shipsWithin } from '../../position/find.ts';
import { isPersonnel } from '../../position/kinds.ts';
import { isCaptive } from '../../position/piece-types.ts';
import {
  all,
  always,
  CHOSEN,
  discard,
  kill,
  met,
  needed,
  past,
  random,
  select,
  stop,
  wall,
} from '../builders/dilemmas/build.ts';
import { tests } from '../builders/dilemmas/tests.ts';
import { oneOf, spared, stopsMore } from '../builders/dilemmas/trials.ts';
import { isOwnEnd, placeOf, those } from '../builders/missions/ends.ts';
import { worthMoreIf } from '../builders/missions/points.ts';
import { whenSolvedHere } from '../builders/objectives/requirements.ts';
import { attributeBonus, learns, raises, withOne } from '../builders/personnel/aiding.ts';
import { attacks } from '../builders/personnel/alike.ts';
import { atLocations } from '../builders/shared.ts';
import { athome, carriesNone } from '../builders/ships/fleet.ts';
import { landsFor } from '../builders/ships/ships.ts';
import { drawsUpTo } from '../builders/table/laid.ts';
import { type CardRules, having, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { cardOf } from '../pool.ts';
import { refersTo } from '../title-group.ts';

const isMaquis = filter('ship, [Maq]');

const isRebel = filter('personnel, [Maq]');

const TRADES = says(
  'With a Maquis with Treachery present: has SECURITY, Computer Skill ×2, Smuggling and Biology.',
  learns(['SECURITY', 'Computer Skill', 'Smuggling', 'Biology'], withOne('[Maq], Treachery')),
);

const TABOR = says(
  'CUNNING and STRENGTH +3 with at least six personnel in your discard pile.',
  attributeBonus(
    ['CUNNING', 'STRENGTH'],
    3,
    ({ seat }, g) => playerOf(g, seat).discard.filter((card) => cardOf(card).type === 'Personnel').length >= 6,
  ),
);

/** Cards of The Maquis, by id. */
export const CARDS: CardRules = {
  'a-pleasant-surprise': met({
    unless: null,
    effects: [needed(random('CUNNING>6 + (Diplomacy OR Treachery)')), stop(CHOSEN)],
  }),
  'break-prisoner': having(
    { farEnd: { points: '35' } },
    worthMoreIf(
      '10 more points while your escorted captive is here. On your opponent’s side, it has no text and is worth 35 points.',
      10,
      (g, source) =>
        isOwnEnd(g, source) &&
        those(g, source, (piece) => isCaptive(piece) && piece.seat === source.seat && piece.captive === 'escorted')
          .length > 0,
    ),
  ),
  cosette: athome('Demilitarized Zone', 2),
  'deliberate-tactical-error': says(
    'Half of the universal personnel, rounded down, are killed at random, and holograms among them are discarded. The remaining personnel need two leaders, two Command icons or two Defense icons to get past it.',
    past(
      '2 leader OR 2 [Cmd] personnel OR 2 [Def] personnel',
      select(random('universal', 'half')),
      kill({ ...all('no [Holo] personnel'), only: 'picked' }),
      discard({ ...all('[Holo] personnel'), only: 'picked' }),
    ),
  ),
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
  'dramatis-personae': says('Everyone whom the lore of another personnel there names is “stopped”.', {
    ...always(stop(all('"named in the lore of somebody else here"'))),
    ...tests({
      'named in the lore of somebody else here': (g, { people }) =>
        people.some((piece) =>
          facing(g).some(({ id, card }) => {
            const facts = cardOf(card);
            return (
              id !== piece.id &&
              isPersonnel(facts) &&
              facts.namesInLore.some((name) => refersTo(name, cardOf(piece.card)))
            );
          }),
        ),
    }),
  }),
  'george-sanders': attacks('[Maq]', 'Maquis'),
  guingouin: says('Lands or takes off once each turn, for 1 RANGE.', landsFor(1, 'once per turn')),
  'kasidy-yates-the-maquis': says(
    'Each of your other Maquis present has STRENGTH +2.',
    raises(['STRENGTH'], 2, 'yours, present, other, [Maq]'),
  ),
  'maquis-raider': carriesNone(),
  'maquis-vendetta': stopsMore('Leadership', 'OFFICER OR SECURITY'),
  'quark-the-maquis': TRADES,
  'quark-the-maquis-star': TRADES,
  'recurring-injury': oneOf('Biology OR MEDICAL', 'Biology x2 OR MEDICAL x3'),
  'sabotaged-plasma-conduit': wall(),
  scapegoat: spared('V.I.P. OR Anthropology', 'INTEGRITY>24'),
  'tabor-the-maquis': TABOR,
  'tabor-the-maquis-star': TABOR,
  'val-jean': athome('Badlands', 2),
};
