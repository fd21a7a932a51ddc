import type { Rule } from '../../../rules/rule.ts';
import type { Attribute } from '../../printed.ts';
import { canUse, carrier, hasUser, isAboardOwn, isArmed, sidesSaid, type Users } from './carried.ts';

/** Raises an attribute of everyone with the equipment, cumulatively, if one of them may use it. */
function raises(users: Users, attribute: Attribute, by: number): Rule {
  return {
    text: `All your personnel with it have ${attribute} +${by} if one of them is ${sidesSaid(users)}. Cumulative.`,
    adds: {
      attribute(g, source, about) {
        if (about.attribute !== attribute) return 0;
        const piece = carrier(g, source, about.piece);
        return piece !== null && hasUser(g, piece, users) ? by : 0;
      },
    },
    usable: (g, people) => canUse(g, people, users),
  };
}

/**
 * A hand weapon that raises STRENGTH in the same way. Personnel who don't use hand weapons neither enable the weapon
 * nor benefit from it.
 */
function arms(users: Users, by: number): Rule {
  const plain = raises(users, 'STRENGTH', by);
  return {
    ...plain,
    adds: {
      attribute(g, source, about) {
        const piece = about.attribute === 'STRENGTH' ? carrier(g, source, about.piece) : null;
        return piece !== null && isArmed(piece) && hasUser(g, piece, users, isArmed) ? by : 0;
      },
    },
    usable: (g, people) => canUse(g, people.filter(isArmed), users),
  };
}

/** A rifle: more STRENGTH, but less Diplomacy away from the player's own ships. */
function rifle(...users: Users): Rule {
  const plain = arms(users, 3);
  return {
    ...plain,
    text: `All your personnel with it have STRENGTH +3 if one of them is ${sidesSaid(users)}. Away from your ships, each of them loses one Diplomacy. Cumulative.`,
    adds: {
      ...plain.adds,
      skill(g, source, about) {
        if (about.skill !== 'Diplomacy') return 0;
        const piece = carrier(g, source, about.piece);
        return piece !== null && hasUser(g, piece, users) && !isAboardOwn(g, piece) ? -1 : 0;
      },
    },
  };
}

const padd = (...users: Users): Rule => raises(users, 'CUNNING', 2);
const weapon = (...users: Users): Rule => arms(users, 2);

/**
 * Hand weapons (C-PERSBAT-08) and PADDs. Copies are cumulative and help everyone present if one personnel may use them.
 */
export const ARMS: Readonly<Record<string, Rule>> = {
  'bajoran-padd': padd('Bajoran'),
  'bajoran-phaser': weapon('Bajoran', 'Non-Aligned'),
  'bajoran-phaser-rifle': rifle('Bajoran', 'Non-Aligned'),
  'cardassian-disruptor': weapon('Cardassian', 'Non-Aligned'),
  'cardassian-disruptor-rifle': rifle('Cardassian', 'Non-Aligned'),
  'cardassian-padd': padd('Cardassian'),
  'dominion-padd': padd('Dominion'),
  'federation-padd': padd('Federation'),
  'ferengi-disruptor': weapon('Ferengi', 'Non-Aligned'),
  'ferengi-disruptor-rifle': rifle('Ferengi', 'Non-Aligned'),
  'ferengi-padd': padd('Ferengi'),
  'jemhadar-disruptor': weapon('Dominion', 'Non-Aligned'),
  'jemhadar-disruptor-rifle': rifle('Dominion', 'Non-Aligned'),
  'klingon-disruptor': weapon('Klingon', 'Non-Aligned'),
  'klingon-disruptor-rifle': rifle('Klingon', 'Non-Aligned'),
  'klingon-padd': padd('Klingon'),
  'maco-assault-rifle': rifle({ trait: 'MACO' }),
  'romulan-disruptor': weapon('Romulan', 'Non-Aligned'),
  'romulan-disruptor-rifle': rifle('Romulan', 'Non-Aligned'),
  'romulan-padd': padd('Romulan'),
  'starfleet-type-ii-phaser': weapon('Federation', 'Non-Aligned'),
  'starfleet-type-ii-phaser-voyager': weapon('Federation', 'Non-Aligned'),
  'starfleet-type-iii-phaser-rifle': rifle('Federation', 'Non-Aligned'),
  'starfleet-type-iii-phaser-rifle-voyager': rifle('Federation', 'Non-Aligned'),
  'vulcan-phaser': weapon('Vulcan'),
};
