import {
  action,
  at,
  choose,
  cover,
  damage,
  forEach,
  friends,
  heal,
  hostiles,
  look,
  modifier,
  move,
  pick,
  place,
  recover,
  recycle,
  spend,
  terminal,
  test,
  way,
  when,
} from '../../effects/build.ts';
import type { Equipment } from '../../effects/union.ts';
import { printer } from '../print.ts';

const { equipment } = printer('federation');

/** Equipment of the Federation (M-FAC-01: strong and flexible). */
export const equipments: readonly Equipment[] = [
  // M-CARD-08, as in the book.
  equipment('Hypospray', 'medical', {
    supply: 2,
    actions: [
      action(
        {},
        pick('one', friends({ where: 'adjacent' })),
        choose(way('Recover Damage', heal(2, 'one')), way('Remove Stun tokens', recover(2, 'one'))),
        when(at({ room: 'sickbay' }), [recycle()], [spend()]),
      ),
    ],
  }),
  equipment('Phaser Rifle', 'weapon', {
    weapons: [{ name: 'Phaser Rifle', dice: 2, damage: 0, rules: ['stun'], phaser: true }],
  }),
  equipment('Pattern Enhancers', 'device', {
    actions: [
      action(
        {},
        pick('one', friends({ where: 'adjacent' })),
        when(
          at({ transporter: true }),
          [place(terminal('any', { clear: true }), 'one')],
          [place({ transporter: true }, 'one')],
        ),
      ),
    ],
  }),
  equipment('Scanner', 'device', {
    modifiers: [modifier('skill', 1, { specialization: 'science' })],
    actions: [action({}, look('mission', 2))],
  }),
  equipment('Engineering Kit', 'device', {
    modifiers: [
      modifier('skill', 1, { specialization: 'engineering' }),
      modifier('skill', 1, { specialization: 'operations' }),
    ],
  }),
  equipment('Force-Field Emitter', 'device', {
    modifiers: [modifier('defense', 1, { weapon: 'melee' })],
    actions: [action({}, forEach('one', friends({ where: 'adjacent' }), cover('one')))],
  }),
  equipment('Photon Grenade', 'weapon', {
    bearer: friends({ specialization: 'security' }),
    actions: [
      action(
        {},
        pick('one', hostiles({ where: 'sight' })),
        spend(),
        test('security', {
          pass: [forEach('two', { side: 'any', where: 'same', of: 'one' }, damage(2, 'two'))],
          fail: [damage(1, 'one')],
        }),
      ),
    ],
  }),
  equipment('Comm Relay', 'device', {
    actions: [action({}, pick('one', friends({ other: true })), move({ who: 'one' }))],
  }),
];
