/** The types of Attacks and Shields. `normal` is that of Phasers and of Shields without a special type (F-LRA-03). */
export const FIRE_TYPES = ['normal', 'photonPulse', 'photonTorpedo', 'pulseTorpedo'] as const;

/** A type of Attacks and of Shields: `photonPulse`. */
export type FireType = (typeof FIRE_TYPES)[number];

/** What a token can resist; for Pulse Torpedoes it takes both Photon Resistances (F-SPECIALS-06). */
export type Resistance = Exclude<FireType, 'pulseTorpedo'>;

/** What Attacks of each type are called. */
export const ATTACK_NAMES: Record<FireType, string> = {
  normal: 'Phasers',
  photonPulse: 'Photon Pulse',
  photonTorpedo: 'Photon Torpedo',
  pulseTorpedo: 'Pulse Torpedo',
};
