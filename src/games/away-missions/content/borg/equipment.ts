import {
  action,
  adapted,
  at,
  each,
  friends,
  heal,
  modifier,
  pick,
  place,
  recover,
  terminal,
} from '../../effects/build.ts';
import type { Equipment } from '../../effects/union.ts';
import { printer } from '../print.ts';

const { equipment } = printer('borg');

/** Equipment of the Borg. */
export const equipments: readonly Equipment[] = [
  equipment('Cortical Node', 'implant', {
    supply: 2,
    modifiers: [modifier('skill', 1, { condition: at(terminal('any')) })],
  }),
  equipment('Personal Shield', 'implant', {
    modifiers: [modifier('defense', each(adapted, 1, { most: 2 }), { weapon: 'ranged' })],
  }),
  equipment('Cutting Arm', 'weapon', {
    weapons: [{ name: 'Cutting Arm', dice: 1, damage: 1, rules: ['assimilate', 'melee'], phaser: false }],
  }),
  equipment('Plasma Projector', 'weapon', {
    bearer: friends({ is: 'drone' }),
    weapons: [{ name: 'Plasma Projector', dice: 2, damage: 0, rules: [], phaser: false }],
  }),
  equipment('Servo Limbs', 'implant', { modifiers: [modifier('move', 2)] }),
  equipment('Regeneration Unit', 'implant', { actions: [action({}, heal(2), recover(1))] }),
  equipment('Transport Beacon', 'device', {
    actions: [action({}, pick('one', friends({ other: true, is: 'drone' })), place({ near: 'self' }, 'one'))],
  }),
  equipment('Targeting Eye', 'implant', { modifiers: [modifier('attack', 1, { against: 'damaged' })] }),
];
