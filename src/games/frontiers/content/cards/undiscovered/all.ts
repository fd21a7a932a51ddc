import { attack, damage, longAttack, one, shields, undiscovered } from '../../print.ts';
import type { Card } from '../card.ts';
import { callForAid } from './call-for-aid.ts';
import { dampeningField } from './dampening-field.ts';
import { dataVirus } from './data-virus.ts';
import { deepScan } from './deep-scan.ts';
import { deflectorPulse } from './deflector-pulse.ts';
import { energyFlow } from './energy-flow.ts';
import { gravimetricShear } from './gravimetric-shear.ts';
import { metaphasicRadiation } from './metaphasic-radiation.ts';
import { phaseCloak } from './phase-cloak.ts';
import { plasmaBacklash } from './plasma-backlash.ts';
import { quantumSlipstream } from './quantum-slipstream.ts';
import { shieldBreach } from './shield-breach.ts';
import { subspaceSnare } from './subspace-snare.ts';
import { telepathy } from './telepathy.ts';
import { theInnerLight } from './the-inner-light.ts';
import { transwarpCorridor } from './transwarp-corridor.ts';
import { vulcanMeditation } from './vulcan-meditation.ts';

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
  gravimetricShear,
  shieldBreach,
  plasmaBacklash,
  subspaceSnare,
  // Blue.

  // Based on Mage Knight’s Snowstorm and Blizzard. A Long Range Attack replaces their siege.
  undiscovered('Antiproton Beam', 'Antiproton Cascade', 'blue', ['attack'], {
    basic: [longAttack(5, 'photonPulse')],
    strong: [damage(1), longAttack(8, 'photonPulse')],
  }),
  dampeningField,
  dataVirus,
  transwarpCorridor,
  deflectorPulse,
  deepScan,
  theInnerLight,
  // Gold.
  metaphasicRadiation,
  energyFlow,
  quantumSlipstream,
  vulcanMeditation,
  callForAid,
  telepathy,
  phaseCloak,
];
