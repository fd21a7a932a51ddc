import { peopleNear } from '../../../chapters/dilemmas/affected.ts';
import { attemptOf } from '../../../chapters/missions/team.ts';
import type { Effects } from '../../../effects/union.ts';
import { namedPieces, vesselsWithin } from '../../../position/find.ts';
import { isFacility } from '../../../position/piece-types.ts';
import { planetOf } from '../../../position/places.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import {
  again,
  all,
  always,
  CHOSEN,
  DAMAGE,
  discard,
  ifChosen,
  KILL_ONE,
  kill,
  least,
  met,
  NEXT_TURN,
  otherwise,
  past,
  random,
  select,
  stop,
  wall,
} from '../../builders/dilemmas/build.ts';
import {
  changes,
  expires,
  lies,
  liesOn,
  offLine,
  recurs,
  START_OF_EACH,
  START_OF_OWN,
  wreck,
} from '../../builders/dilemmas/host.ts';
import { tests } from '../../builders/dilemmas/tests.ts';
import { hostIn, idsOf, itself } from '../../builders/shared.ts';
import { type CardRules, reprint, says } from '../../card-rules.ts';
import { f } from '../../formula-text.ts';

/** Kills the personnel with the lowest STRENGTH or CUNNING, as the opponent chooses. */
const weakest = {
  do: 'decide',
  by: 'opponent',
  ways: [
    { key: 'strength', label: 'Kill the lowest STRENGTH', effects: [kill(least(['STRENGTH']))] },
    { key: 'cunning', label: 'Kill the lowest CUNNING', effects: [kill(least(['CUNNING']))] },
  ],
} as const;

/** Stops the personnel that the dilemma is on, and a random one of those with them. */
function possesses(g: FirstEdition, source: RuleSource): Effects {
  const own = itself(g, source);
  const host = hostIn(g, source);
  if (own === null || host === null) return [];
  const from = idsOf(peopleNear(g, own)).filter((id) => id !== host.id);
  return [
    { do: 'stop-these', which: [host.id] },
    { do: 'choose', from, how: 'random', count: 1, what: 'Komar Possession, which personnel is stopped' },
    { do: 'stop-these', which: 'chosen' },
  ];
}

/** Dilemmas of Voyager, by id. */
export const CARDS: CardRules = {
  'aggressive-behavior': again(DAMAGE, kill(random())),
  'assassins-blade-voyager': reprint('assassins-blade'),
  'astral-eddy': again(kill(random())),
  'balancing-act-voyager': reprint('balancing-act'),
  'civil-unrest': met({
    unless: null,
    effects: [select(random(null, 2)), ifChosen('Diplomacy', [], [stop(CHOSEN)])],
  }),
  'common-thief-voyager': reprint('common-thief'),
  'crisis-voyager': reprint('crisis'),
  'females-love-interest-voyager': reprint('females-love-interest'),
  'gravimetric-distortion-voyager': reprint('gravimetric-distortion'),
  'hanonian-land-eel': says(
    'If not overcome, your opponent kills the personnel with the lowest CUNNING or the fewest skill icons. Everyone is “stopped”, and the dilemma stays under the mission.',
    again({
      do: 'decide',
      by: 'opponent',
      ways: [
        { key: 'cunning', label: 'The lowest CUNNING', effects: [kill(least(['CUNNING']))] },
        { key: 'skills', label: 'The fewest skill icons', effects: [kill(least(['skills']))] },
      ],
    }),
  ),
  'hazardous-duty-voyager': reprint('hazardous-duty'),
  'hull-breach': says(
    'To get past it: Environmental Suit. Otherwise, a random personnel who isn’t an android is killed, and another one with the same classification; then the attempt continues.',
    met({
      unless: f('{Environmental Suit}'),
      effects: [
        select(random('no Android')),
        kill({ ...random('no Android'), but: 'picked', like: 'class' }),
        kill(CHOSEN),
      ],
      continues: true,
    }),
  ),
  implication: wall(),
  'kazon-bomb': otherwise(kill(all('printed STRENGTH<7'))),
  'komar-possession': says(
    'Placed on a random personnel. Now, and whenever your turn begins, that personnel and a random one of those present are “stopped”. Cured by SECURITY ×3.',
    liesOn(
      random(),
      { effects: [stop({ ...random(), but: 'picked' }), stop(CHOSEN)], cure: f('SECURITY x3') },
      { at: recurs(START_OF_OWN, possesses) },
    ),
  ),
  'lack-of-preparation-voyager': reprint('lack-of-preparation'),
  macrovirus: says(
    'Placed on the ship. Now, and whenever your turn begins, the personnel with the lowest STRENGTH or CUNNING, as your opponent chooses, is killed. Cured by Exobiology ×2 + SCIENCE ×2.',
    lies(
      'ship',
      { effects: [weakest], cure: f('Exobiology x2 + SCIENCE x2') },
      { at: recurs(START_OF_OWN, [weakest]) },
    ),
  ),
  'males-love-interest-voyager': reprint('males-love-interest'),
  'matriarchal-society-voyager': reprint('matriarchal-society'),
  'navigational-hazards-voyager': reprint('navigational-hazards'),
  'radioactive-garbage-scow-voyager': reprint('radioactive-garbage-scow'),
  'spatial-rift': past(
    'Astrophysics + ENGINEER x2',
    select(random(null, 2)),
    ifChosen('CUNNING<15', [discard(CHOSEN)]),
  ),
  'subspace-fracture': otherwise(kill(all())),
  'the-cloud': says(
    'If not overcome, the ship is damaged, everyone is “stopped” until the end of your next turn, and the dilemma is discarded.',
    otherwise(DAMAGE, { do: 'cease', more: NEXT_TURN }),
  ),
  'the-swarm': says(
    'Placed on the ship, whose WEAPONS are disabled and whose SHIELDS are −2. After your next turn has begun, cured by ENGINEER ×3 + Physics. The ship is destroyed when the countdown expires.',
    {
      ...lies(
        'ship',
        { cure: f('ENGINEER x3 + Physics + "your next turn has begun"') },
        { adds: changes({ SHIELDS: -2 }), sets: offLine(() => ['WEAPONS']), at: expires(wreck) },
      ),
      ...tests({
        'your next turn has begun'(g, _group, { piece }) {
          const since = piece === undefined ? undefined : g.pieces[piece]?.since;
          return since !== undefined && g.turns >= since + NEXT_TURN;
        },
      }),
    },
  ),
  'trabe-grenade': always(select(random('SECURITY OR Leadership')), ifChosen('CUNNING>8', [], [kill(CHOSEN)])),
  twisted: wall('half each (CUNNING>7)'),
  'volcanic-eruption': says(
    'Discarded if a facility is on the planet. Otherwise placed on the mission: now and at the start of each turn, a random personnel of that turn’s player there is killed. Nullified while Thermal Deflectors are in play.',
    {
      ...lies(
        'mission',
        {
          trigger: (g) => {
            const { location } = attemptOf(g);
            return !vesselsWithin(g, location).some((one) => isFacility(one) && planetOf(g, one.at) === location);
          },
          effects: [KILL_ONE],
          nullify: f('"Thermal Deflectors in play"'),
        },
        { at: recurs(START_OF_EACH, [kill({ ...random(), of: 'turn' })]) },
      ),
      ...tests({ 'Thermal Deflectors in play': (g) => namedPieces(g, 'Thermal Deflectors').length > 0 }),
    },
  ),
};
