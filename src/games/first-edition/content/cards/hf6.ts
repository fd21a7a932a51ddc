import { affiliationOf } from '../../chapters/affiliation/compatible.ts';
import { hasSystem } from '../../chapters/damage/systems.ts';
import { every, type PieceTest } from '../../chapters/skills/piece-filter.ts';
import { missionAt } from '../../chapters/spaceline/line.ts';
import { isStaffed } from '../../chapters/staffing/staffing.ts';
import { locationAt } from '../../position/places.ts';
import { seenAt } from '../../position/veils.ts';
import { again, always, kill, most, owner, past, random, stop } from '../builders/dilemmas/build.ts';
import { choice } from '../builders/dilemmas/choices.ts';
import { ARMUS } from '../builders/dilemmas/deaths.ts';
import { crowd, stopsMore } from '../builders/dilemmas/trials.ts';
import { outpost } from '../builders/facilities/outposts.ts';
import { raises } from '../builders/personnel/aiding.ts';
import { onOwnTable } from '../builders/shared.ts';
import { type CardRules, reprint, says } from '../card-rules.ts';
import { f } from '../formula-text.ts';

/** Kills half of the stopped personnel at the location, as their player chooses. */
const OF_STOPPED = kill({ ...owner(null, 'half up'), of: 'stopped' });

/** True if a ship is at a mission that shows its affiliation. */
const isAtHome: PieceTest = (ship, g) => {
  const location = locationAt(g, ship.at);
  const side = affiliationOf(ship);
  return location !== null && side !== null && missionAt(g, location, ship.seat)?.affiliations.includes(side) === true;
};

/** Cards of Homefront VI, by id. */
export const CARDS: CardRules = {
  'a-bad-end': says(
    'You choose half of your “stopped” personnel at this location, rounded up, to be killed. The remaining personnel need Biology ×2 to get past it.',
    past('Biology x2', OF_STOPPED),
  ),
  'armus-sticky-situation': ARMUS,
  'crew-advancement': says(
    'Your opponent chooses INTEGRITY, CUNNING or STRENGTH. Everyone with the highest is “stopped”.',
    always({
      do: 'decide',
      by: 'opponent',
      ways: (['INTEGRITY', 'CUNNING', 'STRENGTH'] as const).map((name) => ({
        key: name.toLowerCase(),
        label: name,
        effects: [stop(most([name], { tie: 'all' }))],
      })),
    }),
  ),
  'dominion-outpost': outpost('Dominion'),
  'dont-let-it-end-this-way': says(
    'You choose half of your “stopped” personnel at this location, rounded up, to be killed. The remaining personnel need SECURITY ×2 to get past it.',
    past('SECURITY x2', OF_STOPPED),
  ),
  'history-repeats-itself': says(
    'Three personnel are selected at random, or six if there are ten or more. If one of them has Anthropology, all of those selected are “stopped”.',
    crowd('Anthropology'),
  ),
  'holo-projectors-homefront-vi': reprint('holo-projectors'),
  'its-green': says(
    'Three personnel are selected at random, or six if there are ten or more. If one of them has ENGINEER, all of those selected are “stopped”.',
    crowd('ENGINEER'),
  ),
  'justice-or-vengeance': again(
    choice(
      'opponent',
      {
        key: 'treachery',
        label: 'Kill a random personnel with Treachery',
        effects: [kill(random('Treachery'))],
        needs: random('Treachery'),
      },
      {
        key: 'delta',
        label: 'Kill two random Delta Quadrant personnel',
        effects: [kill(random('[DQ] personnel', 2))],
        needs: random('[DQ] personnel'),
      },
    ),
  ),
  'line-of-defense': {
    text: 'On your table: your ships have SHIELDS +3 at missions that show their affiliation.',
    plays: onOwnTable,
    ...raises(['SHIELDS'], 3, every('yours, ship', isAtHome)),
  },
  'occupational-hazards': again(kill(random())),
  'shields-up': stopsMore('SECURITY', 'Astrophysics OR Stellar Cartography OR Navigation'),
  'unorthodox-preservation': {
    text: 'To get past it: Anthropology ×2, a personnel with OFFICER and Empathy, or a staffed ship with a Holodeck here. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.',
    meeting: { unless: f('Anthropology x2 OR 1 each (OFFICER + Empathy) OR "a staffed ship with a Holodeck here"') },
    requires: (g, _group, { location }) =>
      seenAt(g, location).some((piece) => hasSystem(g, piece, 'Holodeck') && isStaffed(g, piece)),
  },
};
