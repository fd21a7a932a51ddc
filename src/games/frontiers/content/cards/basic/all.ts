import {
  attack,
  basicAction,
  damage,
  diplomacy,
  draw,
  longAttack,
  move,
  one,
  reputation,
  restore,
  shields,
} from '../../print.ts';
import type { Card } from '../card.ts';
import { ablativeArmor } from './ablative-armor.ts';
import { bloodwine } from './bloodwine.ts';
import { coordination } from './coordination.ts';
import { dataArchive } from './data-archive.ts';
import { decloakingStrike } from './decloaking-strike.ts';
import { insight } from './insight.ts';
import { lursaAndBetorsPlot } from './lursa-and-betors-plot.ts';
import { picardsCounsel } from './picards-counsel.ts';
import { quickThinking } from './quick-thinking.ts';
import { saucerSeparation } from './saucer-separation.ts';

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
  quickThinking,
  // Based on Mage Knight’s Determination.
  basicAction('Raise Shields', 'blue', ['attack', 'shields'], {
    basic: [one(attack(2), shields(2))],
    strong: [shields(5)],
  }),
  // Based on Mage Knight’s Stamina.
  basicAction('Warp Drive', 'blue', ['move'], { basic: [move(2)], strong: [move(4)], copies: 2 }),
  dataArchive,
  insight,
  // Based on Mage Knight’s March.
  basicAction('Impulse Engines', 'gold', ['move'], { basic: [move(2)], strong: [move(4)], copies: 2 }),
  // Based on Mage Knight’s Tranquility.
  basicAction('Damage Control', 'gold', ['repair', 'special'], {
    basic: [one(restore(1), draw(1))],
    strong: [one(restore(2), draw(2))],
  }),
  // Based on Mage Knight’s Promise.
  basicAction('Hailing Frequencies', 'gold', ['diplomacy'], { basic: [diplomacy(2)], strong: [diplomacy(4)] }),
  coordination,
  // U.S.S. Enterprise-D.
  picardsCounsel,
  saucerSeparation,
  // U.S.S. Defiant.

  // Based on Mage Knight’s Battle Versatility, without its siege. No enemy is fortified in this game, so a siege would
  // only be a weaker Long Range Attack.
  basicAction('Sisko’s Gambit', 'red', ['attack', 'shields'], {
    basic: [one(attack(2), shields(2), longAttack(1))],
    strong: [one(attack(4), shields(4), attack(3, 'photonTorpedo'), shields(3, 'photonTorpedo'), longAttack(3))],
    ship: 'defiant',
    captain: true,
  }),
  ablativeArmor,
  // I.K.S. Negh’Var.

  // Based on Mage Knight’s Battle Rage. How much Attack a Damage Card gives is our ruling.
  basicAction('Martok’s Fury', 'red', ['attack', 'shields'], {
    basic: [one(attack(2), shields(2))],
    strong: [one(attack(4), [damage(1), attack(7)])],
    ship: 'neghvar',
    captain: true,
  }),
  bloodwine,
  // Bird-of-Prey.
  lursaAndBetorsPlot,
  decloakingStrike,
];
