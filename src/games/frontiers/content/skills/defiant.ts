import { BASICS, crystal, data, diplomacy, lasting, longAttack, may, one, pay, restore, spend } from '../print.ts';
import { motivation, printer, type SkillToken } from './skill.ts';

const skill = printer('defiant');

/** The Skills of the Defiant’s Captain, which favor data and repairs (F-OPEN-17). */
export const defiant: readonly SkillToken[] = [
  skill('Pulse Volley', 'turn', [longAttack(2, 'photonPulse')]),
  skill('Makeshift Repairs', 'round', [restore(2)], { peace: true }),
  skill('Command Relay', 'round', [crystal('gold'), data('red')]),
  skill('Sensor Relay', 'round', [crystal('gold'), data('blue')]),
  skill('Power Relay', 'round', [crystal('red'), data('gold')]),
  // The Skill gives 1 point more than in Mage Knight, because there are three colors of crystals instead of four.
  skill('Deep Pockets', 'turn', [diplomacy({ plus: 1, each: 1, of: { count: 'crystalColours' } })]),
  skill('Impulse Leap', 'round', [one({ do: 'jump', spaces: 1 }, [spend('move', 2), { do: 'jump', spaces: 2 }])]),
  skill('Burn the Reserves', 'turn', [pay(...BASICS), lasting('turn', { kind: 'sideways', more: 2, once: true })]),
  motivation('defiant', 'gold'),
  skill('Open Data Link', 'shared', [may({ do: 'reroll', what: 'all' }), lasting('turn', { kind: 'dice', more: 1 })], {
    others: [lasting('turn', { kind: 'dice', more: 1 })],
  }),
];
