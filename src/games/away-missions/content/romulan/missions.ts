import {
  atLeast,
  atMost,
  attack,
  characters,
  damage,
  discard,
  each,
  expose,
  extraSuccesses,
  forEach,
  friends,
  grant,
  hostiles,
  intel,
  intelHeld,
  isGone,
  layHidden,
  lock,
  look,
  lost,
  mark,
  modifier,
  more,
  move,
  pay,
  pick,
  place,
  points,
  score,
  scored,
  scoredByOpponent,
  sprung,
  strip,
  stun,
  terminal,
  test,
  traps,
  when,
} from '../../effects/build.ts';
import type { Mission } from '../../effects/union.ts';
import { printer } from '../print.ts';

const { debrief, debriefOf, mission, tableMission } = printer('romulan');

/** The Romulan Mission Deck. */
export const romulanMissions: readonly Mission[] = [
  mission('Tap the Main Computer', 15, 'intel', {
    at: terminal('operations'),
    effects: [test('computers'), score(), intel(1)],
  }),
  mission('Copy the Fleet Orders', 15, 'intel', {
    at: terminal('command'),
    effects: [test('command'), score(), intel(each(extraSuccesses, 1, { most: 2 }))],
  }),
  mission('Sample Borg Technology', 15, 'intel', {
    at: terminal('science'),
    effects: [test('science'), score(), look('support', 3)],
  }),
  mission('Turn an Informant', 15, 'intel', {
    effects: [
      pick('one', hostiles({ is: 'alone', where: 'sight' })),
      test('diplomacy', { against: 'one' }),
      score(),
      expose('support', 3),
    ],
  }),
  mission('Read the Medical Files', 15, 'intel', {
    at: terminal('medical'),
    effects: [test('medical'), score(), pick('one', hostiles(), true), grant(modifier('defense', -1), 'one', 'round')],
  }),
  tableMission('Listening Device', 20, 'intel', {
    lay: { at: terminal('any'), effects: [layHidden(), mark('space')] },
    table: {
      at: terminal('any', { unmarked: true }),
      by: friends({ is: 'unseen' }),
      effects: [test('operations'), score(), intel(1)],
    },
  }),
  mission('Extract the Agent', 20, 'intel', {
    at: { transporter: true },
    by: friends({ is: 'alone' }),
    effects: [test('security'), score(), place({ area: 'own' })],
  }),
  debriefOf('Knowledge Is Power', 10, 'intel', [atLeast(4, intelHeld)], points(each(scored('intel'), 5, { most: 15 }))),
  mission('Assassinate', 35, null, {
    effects: [
      pick('one', hostiles({ is: 'alone', where: 'adjacent' })),
      grant(modifier('attack', 2), 'self', 'action'),
      grant(modifier('damage', 2), 'self', 'action'),
      attack({ target: 'one' }),
      when(isGone('one'), [score(), intel(1)]),
    ],
  }),
  mission('Sabotage the Engines', 25, null, {
    at: terminal('operations', { board: 'engineering' }),
    effects: [test('engineering'), score(), lock()],
  }),
  mission('Plant False Orders', 15, null, {
    at: terminal('command'),
    effects: [test('computers', { challenge: hostiles({ where: 'board' }) }), score(), discard('support', 1)],
  }),
  mission('Bait the Trap', 15, null, {
    requires: [atLeast(1, traps)],
    effects: [
      pick('one', hostiles({ where: 'sight' })),
      test('diplomacy', { against: 'one' }),
      score(),
      move({ spaces: 2 }),
    ],
  }),
  mission('Blackmail the Captain', 15, null, {
    effects: [
      pay('intel', 2),
      pick('one', hostiles({ keyword: 'commander', where: 'sight' })),
      score(),
      grant(modifier('attack', -1), 'one', 'round'),
    ],
  }),
  mission('Cover Their Tracks', 15, null, {
    at: terminal('any', { clear: true }),
    effects: [test('operations'), score(), intel(1), lock()],
  }),
  tableMission('Wake the Sleeper', 15, null, {
    lay: { effects: [pick('one', hostiles({ where: 'adjacent' })), layHidden(), mark('character', 'one')] },
    table: {
      effects: [
        pick('one', hostiles({ is: 'marked', where: 'sight' })),
        test('medical', { dice: 1, against: 'one' }),
        score(),
        stun('one'),
      ],
    },
  }),
  mission('Confiscate the Prototype', 15, null, {
    effects: [pay('intel', 1), pick('one', hostiles({ is: 'equipped', where: 'sight' })), strip('one'), score()],
  }),
  mission('Sow Distrust', 15, null, {
    effects: [
      pick('one', hostiles({ where: 'sight' })),
      test('diplomacy', { against: 'one' }),
      score(),
      damage(1, 'one'),
      forEach('two', hostiles({ where: 'adjacent', of: 'one', other: true }), damage(1, 'two')),
    ],
  }),
  debrief(
    'Vanish',
    15,
    [atLeast(2, characters(friends({ is: 'unseen' })))],
    when(atMost(0, lost('friendly')), [points(5)]),
  ),
  debrief('Plans Within Plans', 15, [atLeast(1, traps)], points(each(sprung, 5, { most: 15 }))),
  debrief('Foil Their Plans', 15, [more(scored(), scoredByOpponent)]),
];
