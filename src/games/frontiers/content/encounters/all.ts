import { catalog } from '../../../kit/catalog.ts';
import { CLASS_H } from '../class-h.ts';
import { copies } from '../print.ts';
import { type Enemy, type EnemyPile, type Pile, printer } from './token.ts';

const warbird = printer('warbird');
const sphere = printer('sphere');

/**
 * Romulan Warbirds (F-OPEN-19). In Mage Knight, one of the tokens attacks with a second token that is drawn for it. In
 * this game, the Command Warbird attacks alone, with the average Attack of the tokens that can be drawn in Mage Knight.
 */
const warbirds = [
  warbird('Patrol Warbird', 2, { attack: 3, defense: 3, experience: 2 }),
  warbird('Raiding Warbird', 2, { attack: 4, defense: 3, experience: 2 }),
  warbird('Plague Warbird', 2, { attack: 3, defense: 5, experience: 3, abilities: ['biogenic'] }),
  warbird('Swift Warbird', 2, { attack: 3, defense: 4, experience: 3, abilities: ['disruptors'] }),
  warbird('Armored Warbird', 2, {
    attack: 4,
    defense: 3,
    experience: 4,
    abilities: ['antimatter'],
    resists: ['normal'],
  }),
  warbird('Command Warbird', 2, { attack: 6, defense: 4, experience: 4 }),
];

/** Borg Spheres (F-OPEN-19). */
const spheres = [
  sphere('Nanoprobe Sphere', 2, { attack: 5, defense: 9, experience: 7, abilities: ['disruptors', 'biogenic'] }),
  sphere('Siege Sphere', 2, {
    attack: 9,
    type: 'photonTorpedo',
    defense: 7,
    experience: 8,
    resists: ['normal', 'photonTorpedo'],
  }),
  sphere('Draining Sphere', 2, {
    attack: 6,
    type: 'photonPulse',
    defense: 7,
    experience: 8,
    abilities: ['dissipator'],
    resists: ['normal', 'photonPulse'],
  }),
  sphere('Adapted Sphere', 2, {
    attack: 6,
    type: 'pulseTorpedo',
    defense: 9,
    experience: 9,
    abilities: ['antimatter'],
    resists: ['photonPulse', 'photonTorpedo'],
  }),
];

const romulan = printer('romulanStarbase');
const dominion = printer('dominionStarbase');

/** Romulan Starbases (F-OPEN-19). */
const romulanStarbases = [
  romulan('Border Watch', 3, { attack: 4, defense: 4, experience: 3, abilities: ['disruptors'] }),
  romulan('Frontier Bulwark', 3, { attack: 3, defense: 7, experience: 3 }),
  romulan('Weapons Platform', 2, { attack: 6, defense: 5, experience: 4 }),
  romulan('Shielded Depot', 2, { attack: 2, defense: 5, experience: 4, resists: ['normal'] }),
];

/**
 * Dominion Starbases (F-OPEN-19). One of Mage Knight's tokens attacks with a Planet Token that is drawn for it. In this
 * game, the Decoy Station attacks alone, with the average Attack of the Planet Tokens that can be drawn in Mage Knight.
 */
const dominionStarbases = [
  dominion('Breeding Station', 2, { attack: 5, defense: 5, experience: 4, abilities: ['biogenic'] }),
  dominion('Decoy Station', 2, { attack: 6, defense: 3, experience: 4, resists: ['normal'] }),
  dominion('Pulse Battery', 2, { attack: 5, type: 'photonPulse', defense: 6, experience: 5, resists: ['photonPulse'] }),
  dominion('Torpedo Battery', 2, {
    attack: 6,
    type: 'photonTorpedo',
    defense: 5,
    experience: 5,
    resists: ['photonTorpedo'],
  }),
  dominion('Damping Station', 1, {
    attack: 2,
    type: 'photonPulse',
    defense: 4,
    experience: 5,
    abilities: ['dissipator'],
    resists: ['normal', 'photonPulse'],
  }),
  dominion('Antimatter Works', 1, {
    attack: 3,
    type: 'photonTorpedo',
    defense: 4,
    experience: 5,
    abilities: ['antimatter'],
    resists: ['normal', 'photonTorpedo'],
  }),
];

const classL = printer('classL');
const classK = printer('classK');

/**
 * Planet Tokens of Class-L Planets (F-OPEN-19), without abilities (F-AWAY-08). The Diplomacy of each token equals its
 * Defense.
 */
const classLs = [
  classL('Wary Colonists', 2, { attack: 4, defense: 6, experience: 4, diplomacy: 6 }),
  classL('Stranded Miners', 2, { attack: 5, defense: 4, experience: 4, diplomacy: 4 }),
  classL('Weapon Smugglers', 2, { attack: 7, defense: 3, experience: 5, diplomacy: 3 }),
  classL('Entrenched Militia', 2, { attack: 6, defense: 6, experience: 5, diplomacy: 6 }),
  classL('Desperate Raiders', 2, { attack: 7, defense: 4, experience: 5, diplomacy: 4 }),
];

/**
 * Planet Tokens of Class-K Planets (F-OPEN-19), without abilities (F-AWAY-08). The Diplomacy of each token is its
 * Defense plus 1.
 */
const classKs = [
  classK('Temple Keepers', 2, { attack: 5, defense: 5, experience: 4, diplomacy: 6 }),
  classK('Silent Watchers', 2, { attack: 4, defense: 4, experience: 4, diplomacy: 5 }),
  classK('Waking Automata', 2, { attack: 6, defense: 4, experience: 5, diplomacy: 5 }),
  classK('Vault Wardens', 2, { attack: 5, defense: 6, experience: 5, diplomacy: 7 }),
  classK('Burrowing Swarm', 2, { attack: 7, defense: 5, experience: 5, diplomacy: 6 }),
];

const guardian = printer('elite');

/** Borg Guardians, the eighth pile (F-OPEN-19, F-OPEN-20). */
const guardians = [
  guardian('Tractor Guardian', 3, {
    attack: 3,
    type: 'photonPulse',
    defense: 7,
    experience: 7,
    abilities: ['disruptors', 'dissipator'],
    resists: ['photonTorpedo'],
  }),
  guardian('Cutting Guardian', 3, {
    attack: 6,
    type: 'photonTorpedo',
    defense: 6,
    experience: 7,
    abilities: ['antimatter'],
    resists: ['photonPulse'],
  }),
  guardian('Adaptive Guardian', 2, {
    attack: 6,
    defense: 7,
    experience: 8,
    resists: ['normal', 'photonPulse', 'photonTorpedo'],
  }),
  guardian('Assimilating Guardian', 2, {
    attack: 4,
    type: 'pulseTorpedo',
    defense: 8,
    experience: 8,
    abilities: ['antimatter', 'biogenic'],
    resists: ['normal'],
  }),
];

/** All enemy tokens, by pile (F-OPEN-19). */
export const ENEMIES: Record<EnemyPile, readonly Enemy[]> = {
  warbird: warbirds,
  romulanStarbase: romulanStarbases,
  dominionStarbase: dominionStarbases,
  sphere: spheres,
  classL: classLs,
  classK: classKs,
  elite: guardians,
};

/** Finds an enemy token by its id. */
export const { of: enemyOf } = catalog('Encounter Token', Object.values(ENEMIES).flat());

/** Returns the ids of all tokens in a pile, including copies, unshuffled (F-SETUP-06). */
export function tokensOf(pile: Pile): string[] {
  return pile === 'classH' ? CLASS_H.map(({ id }) => id) : ENEMIES[pile].flatMap(copies);
}
