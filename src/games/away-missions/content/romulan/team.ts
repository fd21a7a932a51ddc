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
import { ability, type CharacterCard, characterPrinter, weapon } from '../character-card.ts';
import { only } from '../print.ts';

/** A Romulan weapon of our own design (M-OPEN-12). */
export const DISRUPTOR = weapon('Romulan Disruptor', 1, 0, []);
/** A Romulan weapon of our own design (M-OPEN-12). */
const DAGGER = weapon('Dagger', 0, 1, ['melee']);

/** An ability of all Romulans, which spends Intel (M-FAC-06). */
const SLIP_AWAY = ability('Slip away', 'activation', {
  action: only({ effects: [pay('intel', 1), move({ spaces: 2 })] }),
});
/** Builds the card of an Infiltrator. */
export const romulan = characterPrinter({
  faction: 'romulan',
  ship: 'Romulan Warbird',
  weapons: [DISRUPTOR, DAGGER],
  abilities: [SLIP_AWAY],
});

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
  romulan({
    name: 'Sela',
    letters: 'Se',
    role: 'Commander',
    ratings: { attack: 2, defense: 2, skill: 3, move: 2 },
    keywords: ['romulan', 'commander'],
    specializations: ['command', 'diplomacy'],
    abilities: [SPYMASTER],
  }),
  romulan({
    name: 'Salatrel',
    letters: 'Sa',
    role: 'Strike Leader',
    ratings: { attack: 2, defense: 3, skill: 2, move: 2 },
    keywords: ['romulan'],
    specializations: ['security', 'command'],
    abilities: [AMBUSHER],
  }),
  romulan({
    name: 'Ptol',
    letters: 'Pt',
    role: 'Signals Officer',
    ratings: { attack: 2, defense: 2, skill: 2, move: 2 },
    keywords: ['romulan'],
    specializations: ['operations', 'engineering'],
    abilities: [LISTENING_POST],
  }),
  romulan({
    name: 'Taibak',
    letters: 'Ta',
    role: 'Interrogator',
    ratings: { attack: 1, defense: 2, skill: 3, move: 2 },
    keywords: ['romulan', 'specialist'],
    specializations: ['medical', 'science'],
    weapons: [DISRUPTOR],
    abilities: [INTERROGATE],
  }),
  romulan({
    name: 'Vox',
    letters: 'Vo',
    role: 'Infiltrator',
    ratings: { attack: 2, defense: 2, skill: 2, move: 2 },
    keywords: ['romulan'],
    specializations: ['computers', 'security'],
    abilities: [LOCKDOWN],
  }),
];
