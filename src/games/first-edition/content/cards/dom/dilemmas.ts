import { groundsAt } from '../../../chapters/dilemmas/affected.ts';
import { ofCard, piecesAt, shipsWithin } from '../../../position/find.ts';
import { locationAt } from '../../../position/places.ts';
import type { FirstEdition, Piece } from '../../../state.ts';
import type { CardPlace } from '../../../terms.ts';
import {
  again,
  all,
  always,
  CHOSEN,
  KILL_ONE,
  kill,
  least,
  met,
  otherwise,
  owner,
  random,
  select,
  stop,
  unless,
  wall,
} from '../../builders/dilemmas/build.ts';
import { CLOSED, lies } from '../../builders/dilemmas/host.ts';
import { brings, fetch } from '../../builders/dilemmas/recent.ts';
import { tests } from '../../builders/dilemmas/tests.ts';
import { three } from '../../builders/dilemmas/trials.ts';
import { crewMeets } from '../../builders/missions/needs.ts';
import { type CardRules, says } from '../../card-rules.ts';
import { filter } from '../../filters/card-filter.ts';
import { f } from '../../formula-text.ts';

const SOLID = 'no Changeling';

const isSleeper = filter('universal Cardassian personnel');

/** Returns a test for the opponent's cards that have arrived at the dilemma's location this turn. */
const hasJustCome =
  (g: FirstEdition) =>
  ({ since, at, seat }: Piece): boolean =>
    seat !== g.attempt?.seat && since === g.turns && locationAt(g, at) === g.attempt?.location;

/** Returns the planet and the sites here, or only the one where the opponent's sleepers arrived (C-DOWNLOAD-07). */
function toOneGround(g: FirstEdition): CardPlace[] {
  const { attempt } = g;
  if (attempt === null) return [];
  const all = groundsAt(g, attempt.location);
  const isNew = hasJustCome(g);
  const same = all.filter((at) => piecesAt(g, at).some((piece) => isSleeper(piece) && isNew(piece)));
  return same.length > 0 ? same : all;
}

/** Dilemmas of The Dominion, by id. */
export const CARDS: CardRules = {
  'berserk-changeling': again(kill(random(SOLID))),
  'chula-pick-one-to-save-two': met({
    unless: null,
    effects: [
      three,
      {
        do: 'decide',
        by: 'owner',
        ways: [
          {
            key: 'save',
            label: 'Return one of the three to hand',
            effects: [{ do: 'take', pick: { ...owner(), only: 'picked' }, to: 'hand' }],
          },
          { key: 'stop', label: 'Stop all three', effects: [stop(CHOSEN)] },
        ],
      },
    ],
  }),
  'chula-the-chandra': says(
    'Select a random personnel. Everyone who has no attribute number in common with that personnel is “stopped”.',
    always(select(random()), stop({ ...all(), unlike: 'attribute' })),
  ),
  'chula-the-dice': says(
    'To get past it: three personnel, one with INTEGRITY > 6, another with CUNNING > 7, a third with STRENGTH > 8. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.',
    wall(
      '3 each (INTEGRITY>6 OR CUNNING>7 OR STRENGTH>8) + 2 each (INTEGRITY>6 OR CUNNING>7) + 2 each (INTEGRITY>6 OR STRENGTH>8) + 2 each (CUNNING>7 OR STRENGTH>8) + 1 each (INTEGRITY>6) + 1 each (CUNNING>7) + 1 each (STRENGTH>8)',
    ),
  ),
  crisis: says(
    'To get past it: Leadership in the Away Team, or both a Communication and a Defense icon; and aboard your ship here, a personnel with OFFICER classification, or two Borg with the Defense icon. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.',
    {
      ...wall('(Leadership OR [Com] personnel + [Def] personnel) + "an officer aboard your ship here"'),
      ...tests({
        'an officer aboard your ship here': (g, _group, { seat, location }) =>
          shipsWithin(g, location).some(
            (ship) =>
              ship.seat === seat && crewMeets(g, ship, f('personnel with OFFICER classification OR 2 [Def] Borg')),
          ),
      }),
    },
  ),
  'founder-secret': wall(),
  'friendly-fire': says(
    'To get past it: Leadership ×2 + SECURITY ×2. Otherwise, a random personnel is killed, everyone is “stopped”, and the dilemma is placed on the mission, which nobody can attempt.',
    lies('mission', { unless: f('Leadership x2 + SECURITY x2'), effects: [KILL_ONE] }, { bans: CLOSED }),
  ),
  'navigational-hazards': wall(),
  'sleeper-trap': says(
    'Your opponent may download up to three different universal Cardassians and a hand weapon to the planet or to one site here. These personnel may attack immediately. Discard the dilemma.',
    {
      ...always(...brings('sleeper', 3), ...brings('weapon'), { do: 'ambush' }),
      fetches: {
        sleeper: fetch((card, g) => isSleeper(card) && !ofCard(g, card).some(hasJustCome(g)), toOneGround),
        weapon: fetch('equipment, hand weapon', toOneGround),
      },
    },
  ),
  'surprise-assault': unless(
    'Leadership + OFFICER x2 + SECURITY x2 OR hand weapon x2',
    otherwise(kill(least(['CUNNING'])), kill(least(['STRENGTH']))),
  ),
};
