import {
  attack,
  BASICS,
  crystal,
  damage,
  deflected,
  discard,
  draw,
  enemy,
  lasting,
  longAttack,
  one,
  payFor,
  restore,
  shields,
  undiscovered,
  when,
} from '../print.ts';
import type { Card } from './card.ts';

/** An enemy doesn't attack in this combat. */
const hide = enemy('one', { skip: true });

/**
 * The Undiscovered Cards, one of each (F-OPEN-15). Each card has one basic color (F-OPEN-16). The rulebook names four
 * of these cards and shows none, so they are based on the spells in Mage Knight’s base game.
 */
export const UNDISCOVERED: readonly Card[] = [
  // Red.

  // Based on Mage Knight’s Fireball and Firestorm. A Long Range Attack replaces their siege.
  undiscovered('Quantum Torpedo', 'Quantum Detonation', 'red', ['attack'], {
    basic: [longAttack(5, 'photonTorpedo')],
    strong: [damage(1), longAttack(8, 'photonTorpedo')],
  }),
  // Based on Mage Knight’s Flame Wall and Flame Wave.
  undiscovered('Plasma Fire', 'Plasma Storm', 'red', ['attack', 'shields'], {
    basic: [one(attack(5, 'photonTorpedo'), shields(7, 'photonTorpedo'))],
    strong: [
      one(
        attack({ plus: 5, each: 2, of: { count: 'enemies' } }, 'photonTorpedo'),
        shields({ plus: 7, each: 2, of: { count: 'enemies' } }, 'photonTorpedo'),
      ),
    ],
  }),
  // Based on Mage Knight’s Tremor and Earthquake. The strong effect's numbers lie between Mage Knight's numbers
  // for fortified and unfortified enemies.
  undiscovered('Gravimetric Shear', 'Gravimetric Collapse', 'red', ['attack'], {
    basic: [one(enemy('one', { defense: -3 }), enemy('all', { defense: -2 }))],
    strong: [one(enemy('one', { defense: -5 }), enemy('all', { defense: -3 }))],
  }),
  // Based on Mage Knight’s Demolish and Disintegrate. Our ruling: enemies lose Phaser Resistance instead of
  // fortification.
  undiscovered('Shield Breach', 'Warp Core Breach', 'red', ['attack'], {
    basic: [enemy('all', { defense: -1, loses: ['normal'] }, 'photonTorpedo')],
    strong: [enemy('one', { defeat: true }, 'photonTorpedo'), enemy('all', { defense: -1 }, 'photonTorpedo')],
  }),
  // Based on Mage Knight’s Burning Shield and Exploding Shield.
  undiscovered('Plasma Backlash', 'Plasma Eruption', 'red', ['shields', 'attack'], {
    basic: [{ do: 'aim' }, shields(4, 'photonTorpedo'), deflected([attack(4, 'photonTorpedo')], 'attack')],
    strong: [{ do: 'aim' }, shields(4, 'photonTorpedo'), deflected([enemy('aimed', { defeat: true })], 'once')],
  }),
  // Based on Mage Knight’s Whirlwind and Tornado.
  undiscovered('Subspace Snare', 'Subspace Rupture', 'red', ['special'], {
    basic: [enemy('one', { skip: true })],
    strong: [enemy('one', { defeat: true })],
  }),
  // Blue.

  // Based on Mage Knight’s Snowstorm and Blizzard. A Long Range Attack replaces their siege.
  undiscovered('Antiproton Beam', 'Antiproton Cascade', 'blue', ['attack'], {
    basic: [longAttack(5, 'photonPulse')],
    strong: [damage(1), longAttack(8, 'photonPulse')],
  }),
  // Based on Mage Knight’s Chill and Lethal Chill.
  undiscovered('Dampening Field', 'Power Drain', 'blue', ['special'], {
    basic: [enemy('one', { skip: true, loses: ['photonTorpedo'] }, 'photonPulse')],
    strong: [enemy('one', { skip: true, defense: -4 }, 'photonPulse')],
  }),
  // Based on Mage Knight’s Mana Claim and Mana Curse (F-OPEN-83). The name comes from the rulebook (F-SCEN-11).
  undiscovered('Data Virus', 'Cascade Virus', 'blue', ['special'], {
    basic: [{ do: 'claim' }],
    strong: [{ do: 'claim', curse: true }],
  }),
  // Based on Mage Knight’s Space Bending and Time Bending.
  undiscovered('Transwarp Corridor', 'Temporal Loop', 'blue', ['move', 'special'], {
    basic: [lasting('turn', { kind: 'reach' }), lasting('turn', { kind: 'stealth' })],
    strong: [{ do: 'turnAgain' }],
  }),
  // Based on Mage Knight’s Mana Bolt and Mana Thunderbolt. In Mage Knight, a fourth color gives a siege, but this
  // game has only three basic colors.
  undiscovered('Deflector Pulse', 'Deflector Burst', 'blue', ['attack'], {
    basic: [
      payFor({ red: attack(7, 'pulseTorpedo'), blue: attack(8, 'photonPulse'), gold: longAttack(6, 'photonPulse') }),
    ],
    strong: [
      payFor({ red: attack(10, 'pulseTorpedo'), blue: attack(11, 'photonPulse'), gold: longAttack(9, 'photonPulse') }),
    ],
  }),
  // Based on Mage Knight’s Expose and Mass Expose. Instead of the loss of fortification, the card gives 1 more
  // Long Range Attack, and its strong effect can remove attack abilities.
  undiscovered('Deep Scan', 'Weak Point Analysis', 'blue', ['attack', 'special'], {
    basic: [enemy('one', { losesAll: 'resistances' }), longAttack(3)],
    strong: [one(enemy('all', { losesAll: 'resistances' }), enemy('all', { losesAll: 'abilities' })), longAttack(3)],
  }),
  // The name comes from the rulebook (F-SCEN-11), which doesn't list the card among those that hinder others
  // (F-VARIANT-12). Every player gains something, because the story of one life helps everyone (F-OPEN-83).
  undiscovered('The Inner Light', 'Remembering Kataan', 'blue', ['special'], {
    basic: [{ do: 'share', own: 2 }],
    strong: [{ do: 'share', own: 3 }, draw(2)],
  }),
  // Gold.

  // Based on Mage Knight’s Restoration and Rebirth. A Nebula replaces the forest.
  undiscovered('Metaphasic Radiation', 'Metaphasic Renewal', 'gold', ['repair', 'special'], {
    basic: [when({ if: 'on', terrain: 'nebula' }, [restore(5)], [restore(3)])],
    strong: [
      when(
        { if: 'on', terrain: 'nebula' },
        [restore(5), { do: 'ready', ranks: 5 }],
        [restore(3), { do: 'ready', ranks: 3 }],
      ),
    ],
  }),
  // Based on Mage Knight’s two spells with the same names (F-OPEN-83).
  undiscovered('Energy Flow', 'Energy Steal', 'gold', ['special'], {
    basic: [{ do: 'ready' }, { do: 'exhaust', rank: 2 }],
    strong: [
      { do: 'ready', heal: true },
      { do: 'exhaust', rank: 3 },
    ],
  }),
  // Based on Mage Knight’s Underground Travel and Underground Attack. Nothing is fortified in this game, so
  // instead of surprising a fortified site, the card gives an Attack or Shields.
  undiscovered('Quantum Slipstream', 'Slipstream Assault', 'gold', ['move'], {
    basic: [{ do: 'jump', spaces: 3 }],
    strong: [{ do: 'jump', spaces: 3 }, lasting('turn', { kind: 'next', attack: 4, shields: 4 })],
  }),
  // Based on Mage Knight’s Meditation and Trance.
  undiscovered('Vulcan Meditation', 'Kolinahr', 'gold', ['special'], {
    basic: [{ do: 'recall', count: 2 }, lasting('turn', { kind: 'handLimit', more: 2 })],
    strong: [{ do: 'recall', count: 2, chosen: true }, lasting('turn', { kind: 'handLimit', more: 2 })],
  }),
  // Based on Mage Knight’s Call to Arms and Call to Glory.
  undiscovered('Call for Aid', 'Allied Fleet', 'gold', ['special'], {
    basic: [{ do: 'offer', how: 'use' }],
    strong: [{ do: 'offer', how: 'recruit' }],
  }),
  // Based on Mage Knight’s Mind Read and Mind Steal (F-OPEN-83). The rulebook doesn't list the card among those
  // that hinder others (F-VARIANT-12), so nobody loses a card, and the crystal may have a color other than the
  // chosen one.
  undiscovered('Telepathy', 'Telepathic Assault', 'gold', ['special'], {
    basic: [crystal(...BASICS), { do: 'probe' }],
    strong: [crystal(...BASICS), { do: 'probe', strong: true }],
  }),
  // Based on Mage Knight’s Wings of Wind and Wings of Night, where each additional enemy costs more Move points.
  // Fights have no Move points here, so each enemy costs a card.
  undiscovered('Phase Cloak', 'Phase Shroud', 'gold', ['move', 'special'], {
    basic: [{ do: 'jump', spaces: 5, cost: 'move' }],
    strong: [hide, { do: 'may', effects: [discard('any'), hide], times: 3 }],
  }),
];
