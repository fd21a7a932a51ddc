import {
  again,
  all,
  always,
  CHOSEN,
  DAMAGE,
  ifChosen,
  KILL_ONE,
  kill,
  least,
  met,
  opponent,
  otherwise,
  random,
  select,
  stop,
  wall,
  when,
} from '../../builders/dilemmas/build.ts';
import { changes, END_OF_EACH, lies, liesOn, recurs, START_OF_EACH } from '../../builders/dilemmas/host.ts';
import { issues, stops } from '../../builders/dilemmas/on-people.ts';
import { hostIn } from '../../builders/shared.ts';
import { type CardRules, says } from '../../card-rules.ts';
import { f } from '../../formula-text.ts';

/** Dilemmas of Deep Space Nine, by id. */
export const CARDS: CardRules = {
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
    'Placed on the mission. The personnel with the lowest total attributes is killed now and at the start of each turn. Nullified by total attributes over 150.',
    lies(
      'mission',
      { effects: [kill(least())], nullify: f('INTEGRITY+CUNNING+STRENGTH>150') },
      { at: recurs(START_OF_EACH, [kill(least())]) },
    ),
  ),
  'garak-has-some-issues': says(
    'Placed on a random personnel, who is “stopped”. At the start of each turn, your opponent chooses a personnel present with less CUNNING to be killed. Cured by Exobiology ×2.',
    issues('CUNNING', 'Exobiology x2', START_OF_EACH),
  ),
  'garanian-bolites': met({
    unless: f('{Hypospray}'),
    continues: true,
    effects: [select(random(null, 2)), ifChosen('CUNNING>15', [], [stop(CHOSEN)])],
  }),
  'harvester-virus': says(
    'Placed on the mission. At the end of each turn, a random personnel there is killed. Cured by MEDICAL ×2 + Exobiology + Computer Skill.',
    lies('mission', { cure: f('MEDICAL x2 + Exobiology + Computer Skill') }, { at: recurs(END_OF_EACH, [KILL_ONE]) }),
  ),
  'isolinear-puzzle': says(
    'Placed on the ship, which has RANGE and WEAPONS −4. Nullified by ENGINEER ×2.',
    lies('ship', { nullify: f('ENGINEER x2') }, { adds: changes({ RANGE: -4, WEAPONS: -4 }) }),
  ),
  'misguided-activist': always(
    select(random('V.I.P. OR [Cmd] personnel')),
    when("SECURITY x2 OR {Miles O'Brien}", [stop(CHOSEN)], [kill(CHOSEN)]),
  ),
  'no-loose-ends': otherwise(kill(all('MEDICAL OR ENGINEER'))),
  'none-shall-pass': wall(),
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
  'the-three-vipers': met({
    unless: f('ENGINEER + Navigation x2 + SCIENCE + OFFICER + Astrophysics'),
    effects: [when('ENGINEER + Navigation x2', [], [DAMAGE])],
    fate: 'discard',
    cards: ['wormhole-navigation-schematic'],
  }),
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
