import { no } from '../../../../kit/offers.ts';
import { asLabel } from '../../../../kit/words.ts';
import { skillOf } from '../../../chapters/skills/skills.ts';
import { fightersAt } from '../../../chapters/teams/teams.ts';
import { skillIcons } from '../../../effects/pick.ts';
import { locationOf, namedPieces } from '../../../position/find.ts';
import { pieceName } from '../../../position/names.ts';
import { isCaptive, isShip } from '../../../position/piece-types.ts';
import { isDisabled } from '../../../position/pieces.ts';
import { locationAt, onPiece, placeKind, planetOf } from '../../../position/places.ts';
import { stationOf } from '../../../position/stations.ts';
import type { Force } from '../../../rules/rule.ts';
import { toll } from '../../builders/dilemmas/attempts.ts';
import {
  again,
  all,
  always,
  CEASE,
  CHOSEN,
  DAMAGE,
  ifChosen,
  ifOthers,
  KILL_ONE,
  kill,
  least,
  met,
  most,
  NEXT_TURN,
  opponent,
  otherwise,
  owner,
  random,
  select,
  stop,
  wall,
  when,
} from '../../builders/dilemmas/build.ts';
import { choice } from '../../builders/dilemmas/choices.ts';
import {
  changes,
  END_OF_EACH,
  END_OF_OWN,
  lies,
  liesOn,
  offLine,
  placeIn,
  QUARANTINE,
  recurs,
  START_OF_OWN,
} from '../../builders/dilemmas/host.ts';
import { DISABLE_ONE, disables, issues, stops } from '../../builders/dilemmas/on-people.ts';
import { tests, theyHave } from '../../builders/dilemmas/tests.ts';
import { age, hostIn, itself, payloadOf, skillAboard } from '../../builders/shared.ts';
import { type CardRules, says } from '../../card-rules.ts';
import { f } from '../../formula-text.ts';

/** Prevents beaming up from the planet that the dilemma is on, and taking off from it. */
const GROUNDED: NonNullable<Force['bans']> = {
  beam(g, source, { piece, to }) {
    const place = placeIn(g, source);
    const from = g.pieces[piece]?.at;
    if (place === null || from === undefined || planetOf(g, from) !== place || planetOf(g, to) === place) return null;
    return no('C-BEAM-02', 'The field prevents beaming up.');
  },
  act(g, source, { ship, to }) {
    const one = g.pieces[ship];
    if (one === undefined || to === undefined || placeKind(to) !== 'space') return null;
    return planetOf(g, one.at) === placeIn(g, source) ? no('C-MOVE-16', 'The field prevents taking off.') : null;
  },
};

/** Disables a random personnel. If nobody aboard can act any more, everyone is killed. */
const APHASIA = [DISABLE_ONE, when('"somebody who isn’t disabled"', [], [kill(all())])];

/** The attributes that “Pup” disables in turn. */
const PUP = ['RANGE', 'WEAPONS', 'SHIELDS'] as const;

/** Dilemmas of Deep Space Nine, by id. */
export const CARDS: CardRules = {
  'angry-mob': says(
    'A random personnel with SECURITY or shape-shifter is killed and everyone is “stopped”, unless the others have STRENGTH > 50, or four of them have INTEGRITY > 27.',
    always(
      select(random('SECURITY OR Shape-shifter')),
      ifOthers('INTEGRITY>27 of 4 OR STRENGTH>50', [], [kill(CHOSEN), CEASE]),
    ),
  ),
  'aphasia-device': says(
    'Placed on the ship, which nobody can leave. Now and whenever your turn ends, a random personnel aboard is disabled. When the whole crew is disabled, everyone is killed. Cured by MEDICAL ×2 + Biology ×2.',
    {
      ...lies(
        'ship',
        { effects: [DISABLE_ONE], cure: f('MEDICAL x2 + Biology x2') },
        { bans: QUARANTINE, at: recurs(END_OF_OWN, APHASIA) },
      ),
      ...tests({ 'somebody who isn’t disabled': (_g, { people }) => people.some((piece) => !isDisabled(piece)) }),
    },
  ),
  'arms-deal': otherwise(),
  'assassins-blade': again(kill(opponent('no Shape-shifter + no Android'))),
  'brief-romance': {
    text: 'Your opponent chooses male or female. Placed on a random personnel of that gender, who is “stopped” while the dilemma is there.',
    meeting: {
      unless: null,
      effects: [
        {
          do: 'decide',
          by: 'opponent',
          ways: (['Male', 'Female'] as const).map((gender) => ({
            key: gender.toLowerCase(),
            label: gender,
            effects: [{ do: 'select', pick: random(gender) }, { do: 'place', on: 'picked' }, stops],
            needs: random(gender),
          })),
        },
      ],
    },
  },
  'clan-people': wall('{Kai Opaka} OR CUNNING>38 of 5'),
  'common-thief': always({
    do: 'when',
    test: { equipment: true },
    yes: [{ do: 'strip', of: 'equipment', how: 'random' }],
    no: [kill(opponent('STRENGTH+CUNNING<15'))],
  }),
  dalrok: says(
    'Placed on the mission. Of both players’ personnel at this location, on the planet or aboard ships and facilities, the one with the lowest total attributes is killed now and whenever your turn begins. Nullified by total attributes over 150 at this location.',
    lies(
      'mission',
      { here: true, effects: [kill(least())], nullify: f('INTEGRITY+CUNNING+STRENGTH>150') },
      { at: recurs(START_OF_OWN, [kill(least())]) },
    ),
  ),
  'duonetic-field-generator': says(
    'Placed on the planet: cards can’t beam up from it, and ships can’t take off. Nullified by ENGINEER ×3 or Miracle Worker.',
    lies('mission', { nullify: f('ENGINEER x3 OR Miracle Worker') }, { bans: GROUNDED }),
  ),
  'flaxian-assassin': says(
    'To get past it: SECURITY ×2 + Biology. Otherwise, a random personnel with three or more skill icons is killed, or two if your opponent has Tal Shiar in play. Everyone is “stopped”, and the dilemma stays under the mission.',
    {
      ...again(
        when(
          '"Tal Shiar against you"',
          [kill(random('"three skill icons"', 2))],
          [kill(random('"three skill icons"'))],
        ),
      ),
      ...tests({
        'Tal Shiar against you': theyHave('personnel, Tal Shiar'),
        'three skill icons': (_g, { people }) => people.every((piece) => skillIcons(piece) >= 3),
      }),
    },
  ),
  'garak-has-some-issues': says(
    'Placed on a random personnel, who is “stopped”. Whenever your turn begins, your opponent chooses a personnel present with less CUNNING to be killed. Cured by Exobiology ×2.',
    issues('CUNNING', 'Exobiology x2', START_OF_OWN),
  ),
  'garanian-bolites': met({
    unless: f('{Hypospray}'),
    continues: true,
    effects: [select(random(null, 2)), ifChosen('CUNNING>15', [], [stop(CHOSEN)])],
  }),
  'harvester-virus': says(
    'Placed on the planet. At the end of every turn, a random personnel on it is killed. Cured by MEDICAL ×2 + Exobiology + Computer Skill.',
    lies('mission', { cure: f('MEDICAL x2 + Exobiology + Computer Skill') }, { at: recurs(END_OF_EACH, [KILL_ONE]) }),
  ),
  'isolinear-puzzle': says(
    'Placed on the ship, which has RANGE and WEAPONS −4. Nullified by ENGINEER ×2.',
    lies('ship', { nullify: f('ENGINEER x2') }, { adds: changes({ RANGE: -4, WEAPONS: -4 }) }),
  ),
  kidnappers: says(
    'Placed on a random female. Until your opponent’s turn ends, she is “stopped”, and your opponent’s SECURITY present may capture her. Then it is discarded.',
    liesOn(
      random('Female'),
      { effects: [stops] },
      {
        between(g, source, seat) {
          const host = hostIn(g, source);
          if (host === null || seat === source.seat || isCaptive(host)) return [];
          const isGuarded = fightersAt(g, host.at, seat).some((piece) => skillOf(g, piece, 'SECURITY') > 0);
          const label = asLabel(`Capture ${pieceName(g, host.id)}`);
          return isGuarded ? [payloadOf(source, 'capture', label, [{ do: 'seize', which: [host.id] }])] : [];
        },
        at: { 'turn-end': { does: (_g, source, { seat }) => (seat === source.seat ? [] : [{ do: 'end' }]) } },
      },
    ),
  ),
  'lethean-telepathic-attack': says(
    'To get past it: Empathy ×2. Otherwise, everyone is “stopped”, and Julian Bashir, or without him a random personnel, is killed if CUNNING + STRENGTH < 16. If not, the dilemma is placed on that personnel, who is disabled until the countdown expires.',
    met({
      effects: [
        when('{Julian Bashir}', [select(random('{Julian Bashir}'))], [select(random())]),
        ifChosen('CUNNING+STRENGTH<16', [kill(CHOSEN)], [{ do: 'place', on: 'picked' }, disables]),
      ],
      fate: 'discard',
    }),
  ),
  lockbox: says(
    'To get past it: Greed. If you overcome it, you score 5 points if you solve the mission this turn. Otherwise, everyone is “stopped”, and the dilemma is discarded.',
    {
      meeting: { after: [{ do: 'lasting', what: 'lockbox', until: 'turn' }], unpaid: true, fate: 'discard' },
      lasting: {
        lockbox: {
          at: {
            solved: {
              does: (g, source, { seat, location }) =>
                seat === source.seat && locationOf(g, location).gone.some(({ card }) => card === source.card)
                  ? [{ do: 'points', points: 5 }]
                  : [],
            },
          },
        },
      },
    },
  ),
  'misguided-activist': always(
    select(random('V.I.P. OR [Cmd] personnel')),
    when("SECURITY x2 OR {Miles O'Brien}", [stop(CHOSEN)], [kill(CHOSEN)]),
  ),
  'no-loose-ends': otherwise(kill(all('MEDICAL OR ENGINEER'))),
  'none-shall-pass': wall(),
  'odos-cousin': says(
    'To get past it: Exobiology ×2 + Geology. If you overcome it, you may have a personnel with SCIENCE “stopped” to score 5 points. Otherwise, everyone is “stopped”, and the dilemma stays under the mission.',
    met({
      after: [
        choice(
          'owner',
          { key: 'go', label: 'Let everyone go on', effects: [] },
          {
            key: 'stay',
            label: 'Stop a personnel with SCIENCE to score 5 points',
            effects: [stop(owner('SCIENCE')), { do: 'points', points: 5 }],
            needs: owner('SCIENCE'),
          },
        ),
      ],
      unpaid: true,
    }),
  ),
  'punishment-box': toll(
    'Placed on the mission. Now and at the start of each attempt here, an OFFICER of your choice is “stopped”. Without one, everyone is “stopped”.',
    f('OFFICER'),
    'owner',
  ),
  pup: says(
    'Placed on the ship. Its RANGE is disabled until your next turn begins, then its WEAPONS for as long, then its SHIELDS, and so on. Nullified by Computer Skill ×4 or any Miles.',
    lies(
      'ship',
      { nullify: f('Computer Skill x4 OR {any Miles}') },
      {
        sets: offLine((g, source) =>
          PUP.filter((_attribute, at) => at === Math.floor(age(g, source) / NEXT_TURN) % PUP.length),
        ),
      },
    ),
  ),
  'seismic-quake': says(
    'A random personnel is “stopped” if your opponent’s score is odd, and killed otherwise. The remaining personnel need Geology to get past it. Otherwise, the dilemma is shuffled into the seeds there.',
    met({
      unless: null,
      effects: [{ do: 'when', test: { oddScore: true }, yes: [stop(random())], no: [kill(random())] }],
      past: f('Geology'),
      fate: 'mixed',
    }),
  ),
  skullduggery: always(
    select(random()),
    ifChosen('Treachery OR Acquisition OR Greed OR Smuggling OR INTEGRITY<5', [stop(CHOSEN)], [kill(CHOSEN)]),
  ),
  'subspace-seaweed': says(
    'To get past it: Navigation ×3. Otherwise, everyone is “stopped”, and the dilemma is placed on the ship, which has RANGE −3. Cumulative. Later, Transporter Skill aboard may beam it to a Science Lab of the same player at this location.',
    lies(
      'ship',
      { unless: f('Navigation x3') },
      {
        adds: {
          attribute(g, source, { piece, attribute }) {
            const ship = hostIn(g, source);
            return attribute === 'RANGE' && ship?.id === piece && isShip(ship) ? -3 : 0;
          },
        },
        orders(g, source, seat) {
          const ship = hostIn(g, source);
          if (ship === null || !isShip(ship) || ship.seat !== seat) return [];
          if (skillAboard(g, ship, 'Transporter Skill') === 0) return [];
          const labs = namedPieces(g, 'Science Lab').filter(
            (lab) => stationOf(g, lab)?.seat === seat && locationAt(g, lab.at) === locationAt(g, ship.at),
          );
          return labs.map(({ id }) =>
            payloadOf(source, `beam:${id}`, 'Beam the “seaweed” to your Science Lab', [
              { do: 'shift', which: 'itself', to: onPiece(id) },
            ]),
          );
        },
      },
    ),
  ),
  'the-three-vipers': met({
    unless: f('ENGINEER + Navigation x2 + SCIENCE + OFFICER + Astrophysics'),
    effects: [when('ENGINEER + Navigation x2', [], [DAMAGE])],
    fate: 'discard',
    cards: ['wormhole-navigation-schematic'],
  }),
  trauma: says(
    'Placed on the personnel with the most skill icons, who is disabled until the countdown expires. If you solve the mission before that, this personnel dies.',
    liesOn(
      most(['skills'], { tie: 'owner' }),
      { effects: [disables] },
      {
        at: {
          solved: {
            does(g, source, { seat, location }) {
              const own = itself(g, source);
              const host = hostIn(g, source);
              const isThere = locationOf(g, location).gone.some(
                ({ card, owner: by }) => card === own?.card && by === own.owner,
              );
              if (host === null || seat !== source.seat || !isThere) return [];
              return [{ do: 'take-out', which: [host.id], why: 'killed' }];
            },
          },
        },
      },
    ),
  ),
  vendetta: says(
    'To get past it: Law. Otherwise, everyone is “stopped”, and the dilemma is placed on a personnel of your opponent’s choice. When that personnel is killed, your opponent scores 5 points.',
    liesOn(
      opponent(),
      { unless: f('Law'), unpaid: true },
      {
        at: {
          leaving: {
            does: (g, source, { pieces, why }) => {
              const host = hostIn(g, source);
              return why === 'killed' && host !== null && pieces.includes(host.id)
                ? [{ do: 'points', points: 5, to: 'opponent' }]
                : [];
            },
          },
        },
      },
    ),
  ),
};
