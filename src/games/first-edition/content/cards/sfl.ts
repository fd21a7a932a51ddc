import { regionOf } from '../../chapters/spaceline/line.ts';
import { piecesWithin } from '../../chapters/teams/teams.ts';
import { locationAt } from '../../position/places.ts';
import { placeOf } from '../builders/missions/ends.ts';
import { worthMore } from '../builders/missions/points.ts';
import { maySolving } from '../builders/missions/solved.ts';
import { bringsOutpost, buildsOutpost } from '../builders/missions/turned.ts';
import { arrivals } from '../builders/missions/two-ends.ts';
import { attributeBonus } from '../builders/personnel/aiding.ts';
import { isAtIcon } from '../builders/places.ts';
import { idsOf, shipsIn } from '../builders/shared.ts';
import { hasCaptive } from '../builders/ships/ships.ts';
import { type CardRules, says } from '../card-rules.ts';
import { filter } from '../filters/card-filter.ts';
import { f } from '../formula-text.ts';
import type { FarEndFacts } from '../text-facts.ts';

/** Both sides of Prevent Military Escalation II have the same far end. */
const ASKS_MAXWELL: FarEndFacts = { asks: 'OFFICER x3 + Leadership OR {Benjamin Maxwell}' };

const isCraft = filter('ship, Shuttlecraft or "shuttlecraft" in class');

const PHOENIX = arrivals({ end: 'far', ships: '{U.S.S. Phoenix}', people: 3 });
const FAR_SIDE =
  'On your opponent’s side, it needs OFFICER ×3 + Leadership or Benjamin Maxwell, and your U.S.S. Phoenix may report here with up to three personnel.';

/** Cards of Showdown: Four Lights, by id. */
export const CARDS: CardRules = {
  'mine-enemy-fleet': {
    ...maySolving(
      'Instead of Stellar Cartography, you may use a shuttlecraft. When you solve it, you may damage your opponent’s ships in its region.',
      (g, source) => {
        const region = regionOf(g, placeOf(source));
        const foes = shipsIn(g).filter(({ at, seat, veiled }) => {
          const location = locationAt(g, at);
          return seat !== source.seat && veiled === undefined && location !== null && regionOf(g, location) === region;
        });
        return foes.length === 0
          ? []
          : [{ key: 'mine', label: 'Damage the ships', list: [{ do: 'harm', which: idsOf(foes) }] }];
      },
    ),
    requires: (g, { ship }) =>
      ship !== null && (isCraft(ship) || piecesWithin(g, ship.id).some((piece) => isCraft(piece))),
  },
  'prevent-military-escalation-ii': {
    ...bringsOutpost('Cardassian'),
    ...PHOENIX,
    text: `This side comes with a Cardassian Outpost. When it is destroyed, turn the mission over. ${FAR_SIDE}`,
    facts: { farEnd: ASKS_MAXWELL },
  },
  'prevent-military-escalation-ii-back': {
    ...buildsOutpost('Cardassian'),
    ...PHOENIX,
    text: `With your Cardassian ENGINEER here, turn it over instead of your card play, to build its Cardassian Outpost; then draw no card. ${FAR_SIDE}`,
    facts: { farEnd: ASKS_MAXWELL },
  },
  'secure-covert-transportation': worthMore('5 more points with Smuggling in the Away Team.', 5, f('Smuggling')),
  'uss-cairo': says(
    'WEAPONS and SHIELDS +2 at a Cardassian mission.',
    attributeBonus(['WEAPONS', 'SHIELDS'], 2, isAtIcon('Cardassian')),
  ),
  'vetar-showdown-four-lights': says(
    'WEAPONS and SHIELDS +2 while you have a captive.',
    attributeBonus(['WEAPONS', 'SHIELDS'], 2, hasCaptive),
  ),
};
