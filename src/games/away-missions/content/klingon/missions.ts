import {
  atLeast,
  atMost,
  attack,
  characters,
  cover,
  damage,
  draw,
  each,
  expose,
  fallen,
  forEach,
  friends,
  grant,
  heal,
  honor,
  honorOf,
  hostiles,
  isGone,
  lay,
  lost,
  mark,
  modifier,
  more,
  move,
  pick,
  place,
  points,
  round,
  score,
  terminal,
  test,
  when,
  wounds,
} from '../../effects/build.ts';
import type { Mission } from '../../effects/union.ts';
import { printer } from '../print.ts';

const { debrief, debriefOf, mission, tableMission } = printer('klingon');

/** The Klingon Mission Deck. */
export const klingonMissions: readonly Mission[] = [
  mission('Answer the Challenge', 20, 'honor', {
    effects: [
      pick('one', hostiles({ where: 'adjacent' })),
      attack({ target: 'one', weapon: 'melee', must: true }),
      attack({ who: 'one', target: 'self' }),
      score(),
      honor(1),
    ],
  }),
  mission('First Blood', 15, 'honor', {
    effects: [
      pick('one', hostiles({ where: 'sight' })),
      move({ spaces: 2 }),
      attack({ target: 'one', weapon: 'melee', must: true }),
      score(),
      honor(1),
      when(atMost(1, round), [points(5)]),
    ],
  }),
  mission('Slay a Worthy Foe', 30, 'honor', {
    effects: [
      pick('one', hostiles({ where: 'adjacent' })),
      attack({ target: 'one', weapon: 'melee' }),
      attack({ target: 'one', weapon: 'melee' }),
      when(isGone('one'), [score(), honor(1)]),
    ],
  }),
  mission('Blood Is My Witness', 15, 'honor', {
    by: friends({ is: 'damaged' }),
    effects: [
      pick('one', hostiles({ where: 'sight' })),
      attack({ target: 'one', must: true }),
      score(),
      points(each(wounds('self'), 5, { most: 15 })),
    ],
  }),
  tableMission('Sworn Enemy', 20, 'honor', {
    lay: { effects: [pick('one', hostiles({ where: 'sight' })), lay(), mark('character', 'one')] },
    table: {
      effects: [
        pick('one', hostiles({ is: 'marked', where: 'adjacent' })),
        attack({ target: 'one', weapon: 'melee', must: true }),
        score(),
        honor(1),
        when(isGone('one'), [points(10)]),
      ],
    },
  }),
  mission('Stand Alone', 20, 'honor', {
    by: friends({ is: 'alone' }),
    requires: [atLeast(2, characters(hostiles({ where: 'sight' })))],
    effects: [score(), honor(1), cover()],
  }),
  mission('Rite of Ascension', 10, 'honor', {
    requires: [atLeast(1, characters(friends({ other: true, where: 'sight' })))],
    effects: [damage(2, 'self'), score(), honor(1)],
  }),
  debriefOf(
    'House of Warriors',
    20,
    'honor',
    [atLeast(2, characters(friends({ is: 'honored' })))],
    when(atLeast(3, characters(friends({ is: 'honored' }))), [points(10)]),
  ),
  tableMission('Raise the Banner', 20, null, {
    lay: { at: { board: 'bridge' }, effects: [lay(), mark('space')] },
    table: {
      at: { board: 'bridge' },
      by: friends({ is: 'honored' }),
      requires: [atMost(0, characters(hostiles({ where: 'adjacent' })))],
      effects: [score(), honor(1)],
    },
  }),
  mission('Seize the Bridge', 25, null, {
    at: terminal('command', { board: 'bridge' }),
    effects: [test('command', { challenge: hostiles({ where: 'board' }) }), score(), honor(1)],
  }),
  mission('Take Their Schematics', 15, null, {
    at: terminal('operations'),
    effects: [test('engineering'), score(), draw('support', 1)],
  }),
  mission('Question the Wounded', 20, null, {
    effects: [
      pick('one', hostiles({ is: 'damaged', where: 'sight' })),
      test('security', { against: 'one' }),
      score(),
      expose('mission', 2),
    ],
  }),
  mission('Find the Weakness', 10, null, {
    at: terminal('science'),
    effects: [test('science'), score(), grant(modifier('attack', 1, { against: 'damaged' }), 'side', 'round')],
  }),
  mission('Charge the Line', 20, null, {
    effects: [
      pick('one', hostiles({ where: 'sight' })),
      damage(1, 'self'),
      place({ near: 'one' }),
      attack({ target: 'one', weapon: 'melee', must: true }),
      score(),
    ],
  }),
  mission('Shout Down the Captain', 15, null, {
    effects: [
      pick('one', hostiles({ keyword: 'commander', where: 'sight' })),
      test('command', { against: 'one' }),
      score(),
      grant(modifier('skill', -1), 'one', 'round'),
    ],
  }),
  mission('Feast of the Victors', 15, null, {
    requires: [atLeast(1, lost('hostile')), atLeast(1, characters(friends({ other: true, where: 'adjacent' })))],
    effects: [score(), forEach('one', friends({ where: 'board' }), heal(2, 'one'))],
  }),
  mission('Avenge a Comrade', 15, null, {
    requires: [atLeast(1, characters(friends({ other: true, is: 'damaged', where: 'sight' })))],
    effects: [
      pick('one', hostiles({ where: 'sight' })),
      attack({ target: 'one', must: true }),
      score(),
      when(atLeast(1, fallen), [points(10)]),
    ],
  }),
  mission('Set the Charges', 30, null, {
    at: terminal('operations', { board: 'engineering' }),
    effects: [
      test('engineering', { needs: 2, fail: [damage(2, 'self')] }),
      score(),
      forEach('one', hostiles({ where: 'board' }), damage(1, 'one')),
    ],
  }),
  debrief('Songs Will Be Sung', 15, [atLeast(4, honorOf())], points(each(fallen, 10, { most: 20 }))),
  debrief('The Empire Prevails', 20, [more(lost('hostile'), lost('friendly'))]),
];
