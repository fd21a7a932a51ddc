import {
  each,
  extraSuccesses,
  hostiles,
  intel,
  lock,
  modifier,
  move,
  pay,
  pick,
  search,
  terminal,
  test,
} from '../../effects/build.ts';
import { ability, type CharacterCard, weapon } from '../character-card.ts';
import { only } from '../print.ts';

/** A Romulan weapon of our own design (M-OPEN-12). */
export const DISRUPTOR = weapon('Romulan Disruptor', 1, 0, []);
/** A Romulan weapon of our own design (M-OPEN-12). */
export const DAGGER = weapon('Dagger', 0, 1, ['melee']);

/** An ability of all Romulans, which spends Intel (M-FAC-06). */
export const SLIP_AWAY = ability('Slip away', 'activation', {
  action: only({ effects: [pay('intel', 1), move({ spaces: 2 })] }),
});
/** The fields that all Infiltrators share. */
export const INFILTRATOR = { ship: 'Romulan Warbird', faction: 'romulan', drone: false, escalation: null } as const;

const SPYMASTER = ability('Spymaster', 'activation', {
  action: only({ effects: [pay('intel', 1), search('support', 'plot')] }),
});
const AMBUSHER = ability('Ambusher', 'always', { modifiers: [modifier('attack', 1, { against: 'alone' })] });
const LISTENING_POST = ability('Listening post', 'action', {
  action: only({
    at: terminal('any'),
    effects: [test('operations'), intel(each(extraSuccesses, 1, { plus: 1, most: 2 }))],
  }),
});
const INTERROGATE = ability('Interrogate', 'action', {
  action: only({
    effects: [pick('one', hostiles({ where: 'adjacent' })), test('medical', { against: 'one' }), intel(2)],
  }),
});
const LOCKDOWN = ability('Lockdown', 'action', {
  action: only({ at: terminal('any'), effects: [test('computers'), lock(), intel(1)] }),
});

/** Sela’s Infiltrators (M-TEAM-10). All numbers on the Infiltrators' cards are our own (M-OPEN-01). */
export const ROMULANS: readonly CharacterCard[] = [
  {
    ...INFILTRATOR,
    id: 'sela',
    name: 'Sela',
    letters: 'Se',
    role: 'Commander',
    ratings: { attack: 2, defense: 2, skill: 3, move: 2 },
    keywords: ['romulan', 'commander'],
    specializations: ['command', 'diplomacy'],
    weapons: [DISRUPTOR, DAGGER],
    abilities: [SPYMASTER, SLIP_AWAY],
  },
  {
    ...INFILTRATOR,
    id: 'salatrel',
    name: 'Salatrel',
    letters: 'Sa',
    role: 'Strike Leader',
    ratings: { attack: 2, defense: 3, skill: 2, move: 2 },
    keywords: ['romulan'],
    specializations: ['security', 'command'],
    weapons: [DISRUPTOR, DAGGER],
    abilities: [AMBUSHER, SLIP_AWAY],
  },
  {
    ...INFILTRATOR,
    id: 'ptol',
    name: 'Ptol',
    letters: 'Pt',
    role: 'Signals Officer',
    ratings: { attack: 2, defense: 2, skill: 2, move: 2 },
    keywords: ['romulan'],
    specializations: ['operations', 'engineering'],
    weapons: [DISRUPTOR, DAGGER],
    abilities: [LISTENING_POST, SLIP_AWAY],
  },
  {
    ...INFILTRATOR,
    id: 'taibak',
    name: 'Taibak',
    letters: 'Ta',
    role: 'Interrogator',
    ratings: { attack: 1, defense: 2, skill: 3, move: 2 },
    keywords: ['romulan', 'specialist'],
    specializations: ['medical', 'science'],
    weapons: [DISRUPTOR],
    abilities: [INTERROGATE, SLIP_AWAY],
  },
  {
    ...INFILTRATOR,
    id: 'vox',
    name: 'Vox',
    letters: 'Vo',
    role: 'Infiltrator',
    ratings: { attack: 2, defense: 2, skill: 2, move: 2 },
    keywords: ['romulan'],
    specializations: ['computers', 'security'],
    weapons: [DISRUPTOR, DAGGER],
    abilities: [LOCKDOWN, SLIP_AWAY],
  },
];
