import {
  advancedAction,
  attack,
  BASICS,
  COLOURS,
  crystal,
  damage,
  data,
  diplomacy,
  discard,
  enemy,
  lasting,
  longAttack,
  may,
  move,
  one,
  pay,
  payFor,
  ready,
  remove,
  reputation,
  restore,
  same,
  shields,
  spend,
  when,
} from '../print.ts';
import type { Card } from './card.ts';

/**
 * The Advanced Actions, one of each (F-OPEN-14). The rulebook doesn't show any, so they are based on those of Mage
 * Knight’s base game.
 */
export const ADVANCED: readonly Card[] = [
  // Red.

  // Based on Mage Knight’s Blood Rage.
  advancedAction('Ramming Speed', 'red', ['attack'], {
    basic: [one(attack(2), [damage(1), attack(5)])],
    strong: [one(attack(4), [damage(1), attack(9)])],
  }),
  // Based on Mage Knight’s Intimidate.
  advancedAction('Ultimatum', 'red', ['diplomacy', 'attack'], {
    basic: [one(diplomacy(4), attack(3)), reputation(-1)],
    strong: [one(diplomacy(8), attack(7)), reputation(-2)],
  }),
  // Based on Mage Knight’s Blood Ritual.
  advancedAction('Overload', 'red', ['special'], {
    basic: [damage(1), crystal('red'), data(...COLOURS)],
    strong: [damage(1), { do: 'data', colours: COLOURS, count: 3 }, may(pay(...BASICS), same(1))],
  }),
  // Based on Mage Knight’s Fire Bolt.
  advancedAction('Torpedo Salvo', 'red', ['attack', 'special'], {
    basic: [crystal('red')],
    strong: [longAttack(3, 'photonTorpedo')],
  }),
  // Based on Mage Knight’s Into the Heat.
  advancedAction('Battle Stations', 'red', ['attack', 'shields'], {
    basic: [
      lasting('combat', { kind: 'crew', attack: 2, shields: 2, long: 2 }),
      lasting('combat', { kind: 'crewBusy' }),
    ],
    strong: [
      lasting('combat', { kind: 'crew', attack: 3, shields: 3, long: 3 }),
      lasting('combat', { kind: 'crewBusy' }),
    ],
  }),
  // Based on Mage Knight’s Decompose. The strong effect gives a crystal of every color, including the card's own.
  // With only three colors, a crystal of each color other than the card's would be two crystals, and the basic
  // effect gives two already.
  advancedAction('Dismantle', 'red', ['special'], {
    basic: [remove('action'), same(2)],
    strong: [remove('action'), same(1), { do: 'others' }],
  }),
  // Based on Mage Knight’s Maximal Effect.
  advancedAction('Overcharge', 'red', ['special'], {
    basic: [remove('action'), { do: 'repeat', side: 'basic', times: 3 }],
    strong: [remove('action'), { do: 'repeat', side: 'strong', times: 2 }],
  }),
  // Based on Mage Knight’s Agility. The card's own Move can also be converted to an Attack, so the conversion
  // comes first.
  advancedAction('Strafing Run', 'red', ['move', 'attack'], {
    basic: [lasting('turn', { kind: 'convert', from: 'move', to: 'attack', per: 1 }), move(2)],
    strong: [
      lasting('turn', { kind: 'convert', from: 'move', to: 'attack', per: 1 }),
      lasting('turn', { kind: 'convert', from: 'move', to: 'long', per: 2 }),
      move(4),
    ],
  }),
  // Based on Mage Knight’s Crushing Bolt. No enemy is fortified in this game, so an Attack replaces the siege.
  advancedAction('Disruptor Barrage', 'red', ['attack', 'special'], {
    basic: [crystal('red')],
    strong: [one(longAttack(3), attack(5))],
  }),
  // Blue.

  // Based on Mage Knight’s Ice Bolt.
  advancedAction('Phased Pulse', 'blue', ['attack', 'special'], {
    basic: [crystal('blue')],
    strong: [longAttack(3, 'photonPulse')],
  }),
  // Based on Mage Knight’s Steady Tempo.
  advancedAction('Steady Course', 'blue', ['move'], {
    basic: [move(2), { do: 'return', to: 'bottom' }],
    strong: [move(4), { do: 'return', to: 'top' }],
  }),
  // Based on Mage Knight’s Frost Bridge. Suns and Nebulae replace swamps, and Asteroid Fields replace lakes.
  // Nebulae are common, so the basic effect lowers the cost only to 2.
  advancedAction('Metaphasic Field', 'blue', ['move'], {
    basic: [move(2), lasting('turn', { kind: 'cost', terrain: ['sun', 'nebula'], set: 2 })],
    strong: [
      move(4),
      lasting('turn', { kind: 'cost', terrain: ['sun', 'nebula'], set: 1 }),
      lasting('turn', { kind: 'open', terrain: ['asteroids'], cost: 1 }),
    ],
  }),
  // Based on Mage Knight’s Ice Shield.
  advancedAction('Pulse Barrier', 'blue', ['shields'], {
    basic: [shields(3, 'photonPulse')],
    strong: [shields(3, 'photonPulse'), enemy('one', { defense: -3 }, 'photonPulse')],
  }),
  // Based on Mage Knight’s Pure Magic. Gold replaces the two colors that gave Move and Diplomacy.
  advancedAction('Reroute Power', 'blue', ['move', 'diplomacy', 'attack', 'shields'], {
    basic: [payFor({ red: attack(4), blue: shields(4), gold: one(move(4), diplomacy(4)) })],
    strong: [payFor({ red: attack(7), blue: shields(7), gold: one(move(7), diplomacy(7)) })],
  }),
  // Based on Mage Knight’s Crystal Mastery.
  advancedAction('Data Backup', 'blue', ['special'], {
    basic: [{ do: 'crystal', colours: BASICS, owned: true }],
    strong: [lasting('turn', { kind: 'refund' })],
  }),
  // Based on Mage Knight’s Magic Talent. Our ruling: the borrowed effect costs no data, and is never the strong
  // one.
  advancedAction('Xenology', 'blue', ['special'], {
    basic: [discard('any'), { do: 'borrow' }],
    strong: [pay(...BASICS), { do: 'gain', card: 'undiscovered', to: 'discard', same: true }],
  }),
  // Based on Mage Knight’s Mana Storm. White dice are always wild.
  advancedAction('Source Sweep', 'blue', ['special'], {
    basic: [{ do: 'reroll', what: 'one' }],
    strong: [
      { do: 'reroll', what: 'all' },
      lasting('turn', { kind: 'dice', more: 3 }),
      lasting('turn', { kind: 'wild', colours: ['purple', 'black'] }),
    ],
  }),
  // Based on Mage Knight’s Learning.
  advancedAction('Science Symposium', 'blue', ['diplomacy', 'special'], {
    basic: [diplomacy(2), may(spend('diplomacy', 6), { do: 'gain', card: 'advanced', to: 'discard' })],
    strong: [diplomacy(4), may(spend('diplomacy', 9), { do: 'gain', card: 'advanced', to: 'hand' })],
  }),
  // Gold.

  // Based on Mage Knight’s Refreshing Walk.
  advancedAction('Shore Leave', 'gold', ['move', 'repair'], {
    basic: [move(2), when({ if: 'combat' }, [], [restore(1)])],
    strong: [move(4), when({ if: 'combat' }, [], [restore(2)])],
  }),
  // Based on Mage Knight’s In Need.
  advancedAction('Distress Call', 'gold', ['diplomacy'], {
    basic: [diplomacy({ plus: 3, each: 1, of: { count: 'harmed' } })],
    strong: [diplomacy({ plus: 5, each: 2, of: { count: 'harmed' } })],
  }),
  // Based on Mage Knight’s Ambush.
  advancedAction('Flanking Maneuver', 'gold', ['move', 'attack', 'shields'], {
    basic: [move(2), lasting('turn', { kind: 'next', attack: 1, shields: 2 })],
    strong: [move(4), lasting('turn', { kind: 'next', attack: 2, shields: 4 })],
  }),
  // Based on Mage Knight’s Path Finding.
  advancedAction('Navigational Charts', 'gold', ['move'], {
    basic: [move(2), lasting('turn', { kind: 'cost', terrain: 'all', less: 1, least: 2 })],
    strong: [move(4), lasting('turn', { kind: 'cost', terrain: 'all', set: 2 })],
  }),
  // Based on Mage Knight’s Regeneration.
  advancedAction('Sickbay Rotation', 'gold', ['repair', 'special'], {
    basic: [restore(1), ready(2)],
    strong: [restore(2), ready(3)],
  }),
  // Based on Mage Knight’s Training.
  advancedAction('Crew Training', 'gold', ['special'], {
    basic: [remove('action'), { do: 'gain', card: 'advanced', to: 'discard', same: true }],
    strong: [remove('action'), { do: 'gain', card: 'advanced', to: 'hand', same: true }],
  }),
  // Based on Mage Knight’s Swift Bolt.
  advancedAction('Phaser Volley', 'gold', ['attack', 'special'], { basic: [crystal('gold')], strong: [longAttack(4)] }),
  // Based on Mage Knight’s Song of Wind. Empty space and Nebulae replace the original's three terrains, and
  // Asteroid Fields replace lakes. Nothing becomes free, because empty space is everywhere.
  advancedAction('Solar Sails', 'gold', ['move'], {
    basic: [move(2), lasting('turn', { kind: 'cost', terrain: ['space'], less: 1, least: 1 })],
    strong: [
      move(2),
      lasting('turn', { kind: 'cost', terrain: ['space', 'nebula'], less: 2, least: 1 }),
      may(pay('blue'), lasting('turn', { kind: 'open', terrain: ['asteroids'], cost: 1 })),
    ],
  }),
  // Based on Mage Knight’s Heroic Tale.
  advancedAction('Famous Deeds', 'gold', ['diplomacy'], {
    basic: [diplomacy(3), lasting('turn', { kind: 'recruits', reputation: 1 })],
    strong: [diplomacy(6), lasting('turn', { kind: 'recruits', reputation: 1, experience: 1 })],
  }),
  // Based on Mage Knight’s Diplomacy. The card's own points can also be spent as Shields, so the conversion comes
  // first.
  advancedAction('Peace Talks', 'gold', ['diplomacy', 'shields'], {
    basic: [lasting('turn', { kind: 'convert', from: 'diplomacy', to: 'shields', per: 1 }), diplomacy(2)],
    strong: [
      one(
        lasting('turn', { kind: 'convert', from: 'diplomacy', to: 'shields', per: 1, fire: 'photonPulse' }),
        lasting('turn', { kind: 'convert', from: 'diplomacy', to: 'shields', per: 1, fire: 'photonTorpedo' }),
      ),
      diplomacy(4),
    ],
  }),
];
