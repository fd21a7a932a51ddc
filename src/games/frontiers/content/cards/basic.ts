import {
  attack,
  BASICS,
  basicAction,
  crystal,
  damage,
  data,
  diplomacy,
  discard,
  draw,
  enemy,
  lasting,
  longAttack,
  may,
  move,
  one,
  pay,
  ready,
  reputation,
  restore,
  same,
  shields,
  spend,
} from '../print.ts';
import type { Card } from './card.ts';

/**
 * The Basic Actions (F-OPEN-13): 14 cards that are in every deck, counting copies, and two that belong to each ship.
 * The rulebook names one of these cards and shows none. The numbers are those of Mage Knight, whose cards have four
 * colors instead of three.
 */
export const BASIC: readonly Card[] = [
  // The cards in every deck.

  // Based on Mage Knight’s Rage.
  basicAction('Open Fire', 'red', ['attack', 'shields'], { basic: [one(attack(2), shields(2))], strong: [attack(4)] }),
  // Based on Mage Knight’s Swiftness.
  basicAction('Attack Run', 'red', ['move', 'attack'], { basic: [move(2)], strong: [longAttack(3)] }),
  // Based on Mage Knight’s Threaten.
  basicAction('Warning Shot', 'red', ['diplomacy'], {
    basic: [diplomacy(2)],
    strong: [diplomacy(5), reputation(-1)],
  }),
  // Based on Mage Knight’s Improvisation.
  basicAction('Quick Thinking', 'red', ['move', 'diplomacy', 'attack', 'shields'], {
    basic: [discard('any'), one(move(3), diplomacy(3), attack(3), shields(3))],
    strong: [discard('any'), one(move(5), diplomacy(5), attack(5), shields(5))],
  }),
  // Based on Mage Knight’s Determination.
  basicAction('Raise Shields', 'blue', ['attack', 'shields'], {
    basic: [one(attack(2), shields(2))],
    strong: [shields(5)],
  }),
  // Based on Mage Knight’s Stamina.
  basicAction('Warp Drive', 'blue', ['move'], { basic: [move(2)], strong: [move(4)], copies: 2 }),
  // Based on Mage Knight’s Crystallize.
  basicAction('Data Archive', 'blue', ['special'], {
    basic: [pay(...BASICS), same(1)],
    strong: [crystal(...BASICS)],
  }),
  // Based on Mage Knight’s Mana Draw. Mana Draw can't set its die to the joker color, so Insight can't set its die
  // to white. Insight is the only Basic Action that the rulebook names (F-VARIANT-15).
  basicAction('Insight', 'blue', ['special'], {
    basic: [lasting('turn', { kind: 'dice', more: 1 })],
    strong: [{ do: 'setDie', colours: ['red', 'blue', 'gold', 'purple', 'black'], tokens: 2 }],
  }),
  // Based on Mage Knight’s March.
  basicAction('Impulse Engines', 'gold', ['move'], { basic: [move(2)], strong: [move(4)], copies: 2 }),
  // Based on Mage Knight’s Tranquility.
  basicAction('Damage Control', 'gold', ['repair', 'special'], {
    basic: [one(restore(1), draw(1))],
    strong: [one(restore(2), draw(2))],
  }),
  // Based on Mage Knight’s Promise.
  basicAction('Hailing Frequencies', 'gold', ['diplomacy'], { basic: [diplomacy(2)], strong: [diplomacy(4)] }),
  // Based on Mage Knight’s Concentration. The card gives data of the two colors other than its own.
  basicAction('Coordination', 'gold', ['special'], {
    basic: [data('red', 'blue')],
    strong: [{ do: 'boost', more: 2 }],
  }),
  // U.S.S. Enterprise-D.

  // Based on Mage Knight’s Noble Manners.
  basicAction('Picard’s Counsel', 'gold', ['diplomacy'], {
    basic: [diplomacy(2), lasting('turn', { kind: 'courtesy', experience: 1 })],
    strong: [diplomacy(4), lasting('turn', { kind: 'courtesy', experience: 1, reputation: 1 })],
    ship: 'enterprise-d',
    captain: true,
  }),
  // Based on Mage Knight’s Swift Reflexes.
  basicAction('Saucer Separation', 'red', ['move', 'attack', 'shields'], {
    basic: [one(move(2), longAttack(1), enemy('one', { attack: -1 }))],
    strong: [one(move(4), longAttack(3), enemy('one', { attack: -2 }))],
    ship: 'enterprise-d',
  }),
  // U.S.S. Defiant.

  // Based on Mage Knight’s Battle Versatility, without its siege. No enemy is fortified in this game, so a siege would
  // only be a weaker Long Range Attack.
  basicAction('Sisko’s Gambit', 'red', ['attack', 'shields'], {
    basic: [one(attack(2), shields(2), longAttack(1))],
    strong: [one(attack(4), shields(4), attack(3, 'photonTorpedo'), shields(3, 'photonTorpedo'), longAttack(3))],
    ship: 'defiant',
    captain: true,
  }),
  // Based on Mage Knight’s Cold Toughness.
  basicAction('Ablative Armor', 'blue', ['attack', 'shields'], {
    basic: [one(attack(2, 'photonPulse'), shields(3, 'photonPulse'))],
    strong: [{ do: 'aim' }, shields({ plus: 5, each: 1, of: { count: 'traits' } }, 'photonPulse')],
    ship: 'defiant',
  }),
  // I.K.S. Negh’Var.

  // Based on Mage Knight’s Battle Rage. How much Attack a Damage Card gives is our ruling.
  basicAction('Martok’s Fury', 'red', ['attack', 'shields'], {
    basic: [one(attack(2), shields(2))],
    strong: [one(attack(4), [damage(1), attack(7)])],
    ship: 'neghvar',
    captain: true,
  }),
  // Based on Mage Knight’s Rejuvenate.
  basicAction('Bloodwine', 'gold', ['repair', 'special'], {
    basic: [one(restore(1), draw(1), data('gold'), ready(2))],
    strong: [one(restore(2), draw(2), crystal('gold'), ready(3))],
    ship: 'neghvar',
  }),
  // Bird-of-Prey.

  // Based on Mage Knight’s Ruthless Coercion. Our ruling: the player bribes the Crew Members, one of each Rank,
  // immediately.
  basicAction('Lursa and B’Etor’s Plot', 'gold', ['diplomacy'], {
    basic: [diplomacy(2), may(lasting('turn', { kind: 'recruits', less: 2, reputation: -1, once: true }))],
    strong: [diplomacy(6), reputation(-1), may(spend('diplomacy', 2), ready(1)), may(spend('diplomacy', 4), ready(2))],
    ship: 'bird-of-prey',
    captain: true,
  }),
  // Based on Mage Knight’s Axe Throw. Our ruling: the card gives Experience for every enemy defeated in the
  // combat.
  basicAction('Decloaking Strike', 'red', ['move', 'attack'], {
    basic: [one(move(2), longAttack(1))],
    strong: [longAttack(3), lasting('combat', { kind: 'glory', experience: 1 })],
    ship: 'bird-of-prey',
  }),
];
