import { attack, look, modifier, move, search } from '../../effects/build.ts';
import { ability, BATLETH, type CharacterCard, officer, TYPE_2_PHASER } from '../character-card.ts';
import { only } from '../print.ts';

/** Riker’s ability (M-CARD-02). */
const NUMBER_ONE = ability('Number One', 'action', { action: only({ effects: [search('support', 'command')] }) });
/** An engineer's ability of our own design (M-OPEN-20). */
const FIELD_ENGINEER = ability('Field engineer', 'always', {
  modifiers: [modifier('skill', 1, { keyword: 'repair' })],
});
const POSITRONIC_BRAIN = ability('Positronic brain', 'action', { action: only({ effects: [look('mission', 3)] }) });
const CHARGE = ability('Charge', 'action', {
  action: only({ effects: [move({ spaces: 2 }), attack({ weapon: 'melee' })] }),
});

/** Riker's Away Team (M-TEAM-07). */
export const FEDERATION: readonly CharacterCard[] = [
  officer({
    name: 'Riker',
    letters: 'Ri',
    role: 'First Officer',
    ratings: { attack: 2, defense: 3, skill: 2, move: 2 },
    keywords: ['human', 'commander'],
    specializations: ['command', 'diplomacy', 'security'],
    abilities: [NUMBER_ONE],
  }),
  // The book shows Shelby under an overlay, so her weapon and ability are our own (M-CARD-03, M-OPEN-19, M-OPEN-20).
  officer({
    name: 'Shelby',
    letters: 'Sh',
    role: 'Security Detail',
    ratings: { attack: 2, defense: 2, skill: 2, move: 2 },
    keywords: ['human', 'specialist'],
    specializations: ['command', 'engineering', 'security'],
    abilities: [FIELD_ENGINEER],
  }),
  officer({
    name: 'Data',
    letters: 'Da',
    role: 'Operations Officer',
    ratings: { attack: 2, defense: 2, skill: 3, move: 2 },
    keywords: ['android'],
    specializations: ['operations', 'computers', 'science'],
    abilities: [POSITRONIC_BRAIN],
  }),
  officer({
    name: 'Worf',
    letters: 'Wo',
    role: 'Security Officer',
    ratings: { attack: 3, defense: 2, skill: 2, move: 2 },
    keywords: ['klingon'],
    specializations: ['security', 'command'],
    weapons: [TYPE_2_PHASER, BATLETH],
    abilities: [CHARGE],
  }),
];
