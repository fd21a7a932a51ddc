import {
  at,
  atLeast,
  atMost,
  attack,
  characters,
  cover,
  draw,
  each,
  friends,
  grant,
  heal,
  hostiles,
  lay,
  lost,
  modifier,
  pick,
  place,
  points,
  recover,
  salvage,
  score,
  scored,
  terminal,
  test,
  when,
} from '../../effects/build.ts';
import type { Card } from '../../effects/union.ts';
import { printer } from '../print.ts';

const { mission, tableMission, debrief, debriefOf, equipment, event, interrupt, permanent } = printer('federation');

/** Federation cards that are in no starter deck. */
export const federationExtras: readonly Card[] = [
  mission('Open a Dialogue', 20, null, {
    requires: [atMost(0, characters(hostiles({ is: 'damaged' })))],
    effects: [
      pick('one', hostiles({ where: 'sight' })),
      test('diplomacy', { against: 'one' }),
      score(),
      draw('mission', 1),
    ],
  }),
  debriefOf(
    'Ship Secure',
    15,
    'repair',
    [
      atLeast(1, characters(friends({ at: terminal('operations') }))),
      atLeast(1, characters(friends({ at: terminal('science') }))),
    ],
    when(atLeast(1, characters(friends({ at: terminal('command') }))), [points(10)]),
  ),
  tableMission('Patch the Relays', 25, 'repair', {
    lay: { at: terminal('science'), effects: [lay()] },
    table: {
      at: terminal('operations'),
      effects: [test('engineering', { dice: each({ count: 'round' }, 1, { most: 2 }) }), score()],
    },
  }),
  mission('Compare Findings', 10, 'intel', {
    at: terminal('command'),
    requires: [atLeast(1, scored('intel'))],
    effects: [test('science'), score(), points(each(scored('intel'), 5, { most: 15 }))],
  }),
  debrief(
    'Nonlethal Solution',
    10,
    [atMost(0, lost('hostile'))],
    points(each(characters(hostiles({ is: 'stunned' })), 5, { most: 15 })),
  ),
  mission('Evacuate the Wounded', 20, null, {
    at: { transporter: true },
    effects: [
      pick('one', friends({ is: 'damaged', where: 'board' })),
      test('medical'),
      score(),
      heal(2, 'one'),
      place({ area: 'own' }, 'one'),
    ],
  }),

  event('Wide Beam', 'command', {
    effects: [
      pick('one', hostiles({ where: 'sight' })),
      pick('two', hostiles({ where: 'adjacent', of: 'one', other: true })),
      attack({ target: 'one' }),
      attack({ target: 'two' }),
    ],
  }),
  equipment('Medical Tricorder', 'medical', {
    modifiers: [modifier('skill', 1, { specialization: 'medical' })],
    action: { effects: [pick('one', friends({ where: 'adjacent' })), recover(1, 'one'), cover('one')] },
  }),
  event('Captain’s Log', 'command', { crewless: true, effects: [salvage('mission', 'mission')] }),
  equipment('Universal Translator', 'device', { modifiers: [modifier('skill', 2, { specialization: 'diplomacy' })] }),
  permanent('Internal Force Fields', {
    modifiers: [modifier('defense', 1, { weapon: 'ranged', condition: at(terminal('any')) })],
  }),
  interrupt('Talk Them Down', 'attacked', {
    effects: [test('diplomacy', { against: 'foe' }), grant(modifier('attack', -3), 'foe', 'action')],
  }),
];
