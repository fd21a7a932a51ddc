import {
  at,
  atLeast,
  attack,
  bonusAction,
  characters,
  choose,
  cover,
  damage,
  draw,
  forEach,
  friends,
  grant,
  heal,
  hostiles,
  look,
  modifier,
  move,
  pick,
  place,
  prevent,
  recover,
  salvage,
  search,
  spend,
  stun,
  terminal,
  test,
  way,
  when,
} from '../../effects/build.ts';
import type { Equipment, EventCard } from '../../effects/union.ts';
import { printer } from '../print.ts';

const { equipment, event, interrupt, permanent, trait } = printer('federation');

/** The Federation Support Deck, strong and flexible (M-FAC-01). */
export const federationSupport: readonly (Equipment | EventCard)[] = [
  // Federation Equipment.
  equipment('Hypospray', 'medical', {
    supply: 2,
    action: {
      effects: [
        pick('one', friends({ where: 'adjacent' })),
        choose(way('Recover Damage', heal(2, 'one')), way('Remove Stun tokens', recover(2, 'one'))),
        when(at({ room: 'sickbay' }), [{ do: 'recycle' }], [spend()]),
      ],
    },
  }),
  equipment('Phaser Rifle', 'weapon', {
    weapons: [{ name: 'Phaser Rifle', dice: 2, damage: 0, rules: ['stun'], phaser: true }],
  }),
  equipment('Pattern Enhancers', 'device', {
    action: {
      effects: [
        pick('one', friends({ where: 'adjacent' })),
        when(
          at({ transporter: true }),
          [place(terminal('any', { clear: true }), 'one')],
          [place({ transporter: true }, 'one')],
        ),
      ],
    },
  }),
  equipment('Scanner', 'device', {
    modifiers: [modifier('skill', 1, { specialization: 'science' })],
    action: { effects: [look('mission', 2)] },
  }),
  equipment('Engineering Kit', 'device', {
    modifiers: [
      modifier('skill', 1, { specialization: 'engineering' }),
      modifier('skill', 1, { specialization: 'operations' }),
    ],
  }),
  equipment('Force-Field Emitter', 'device', {
    modifiers: [modifier('defense', 1, { weapon: 'melee' })],
    action: { effects: [forEach('one', friends({ where: 'adjacent' }), cover('one'))] },
  }),
  equipment('Photon Grenade', 'weapon', {
    bearer: friends({ specialization: 'security' }),
    action: {
      effects: [
        pick('one', hostiles({ where: 'sight' })),
        spend(),
        test('security', {
          pass: [forEach('two', { side: 'any', where: 'same', of: 'one' }, damage(2, 'two'))],
          fail: [damage(1, 'one')],
        }),
      ],
    },
  }),
  equipment('Comm Relay', 'device', {
    action: { effects: [pick('one', friends({ other: true })), move({ who: 'one' })] },
  }),

  // Federation Events. Command Events, which Riker can search for (M-CARD-02).
  permanent('Set Phasers to Kill', { setting: { name: 'kill', dice: -1, damage: 1 } }),
  event('All Hands', 'command', {
    crewless: true,
    effects: [forEach('one', friends(), move({ who: 'one', spaces: 2 }))],
  }),
  event('Covering Fire', 'command', {
    requires: [atLeast(1, characters(hostiles({ where: 'sight' })))],
    effects: [pick('one', friends({ other: true, where: 'sight' })), attack(), attack({ who: 'one' })],
  }),
  event('Make It So', 'command', { crewless: true, effects: [bonusAction(2)] }),
  event('Emergency Beam-Out', null, {
    crewless: true,
    effects: [pick('one', friends()), place({ area: 'own' }, 'one'), heal(1, 'one')],
  }),
  event('Sleep Command', null, {
    at: terminal('any'),
    effects: [pick('one', hostiles({ is: 'borg' })), test('computers', { against: 'one' }), stun('one')],
  }),
  event('Request Supplies', null, {
    crewless: true,
    effects: [
      choose(
        way('Search for a Device', search('support', 'device', true)),
        way('Take back an Equipment', salvage('support', 'equipment')),
        way('Draw two cards', draw('support', 2)),
      ),
    ],
  }),
  trait('Modulated Phasers', friends(), modifier('attack', 1, { weapon: 'phaser', against: 'borg' })),
  interrupt('Evasive Action', 'attacked', { effects: [grant(modifier('defense', 2), 'self', 'action')] }),
  interrupt('Emergency Force Field', 'damage', { effects: [prevent('damage', 2)] }),
  interrupt('Scrambled Signal', 'scores', { crewless: true, effects: [prevent('points', 5), draw('mission', 1)] }),
];
