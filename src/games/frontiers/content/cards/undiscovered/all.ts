import type { Card } from '../card.ts';
import { antiprotonBeam } from './antiproton-beam.ts';
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
import { plasmaFire } from './plasma-fire.ts';
import { quantumSlipstream } from './quantum-slipstream.ts';
import { quantumTorpedo } from './quantum-torpedo.ts';
import { shieldBreach } from './shield-breach.ts';
import { subspaceSnare } from './subspace-snare.ts';
import { telepathy } from './telepathy.ts';
import { theInnerLight } from './the-inner-light.ts';
import { transwarpCorridor } from './transwarp-corridor.ts';
import { vulcanMeditation } from './vulcan-meditation.ts';

/**
 * The Undiscovered Cards (F-OPEN-15), one of each. The book names four of them and shows none; they follow the spells of
 * Mage Knight’s base game. Each has one basic colour (F-OPEN-16).
 */
export const UNDISCOVERED: readonly Card[] = [
  // Red.
  quantumTorpedo,
  plasmaFire,
  gravimetricShear,
  shieldBreach,
  plasmaBacklash,
  subspaceSnare,
  // Blue.
  antiprotonBeam,
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
