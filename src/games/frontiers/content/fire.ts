/** The types of Attacks and Shields. `normal` means Phasers, or Shields without a special type (F-LRA-03). */
export const FIRE_TYPES = ['normal', 'photonPulse', 'photonTorpedo', 'pulseTorpedo'] as const;

/** A type of Attacks and Shields, such as `photonPulse`. */
export type FireType = (typeof FIRE_TYPES)[number];

/**
 * A type of attack that a token can resist. Resistance to Pulse Torpedoes needs both Photon Resistances
 * (F-SPECIALS-06).
 */
export type Resistance = Exclude<FireType, 'pulseTorpedo'>;

/** The names of the Attack types. */
export const ATTACK_NAMES: Record<FireType, string> = {
  normal: 'Phasers',
  photonPulse: 'Photon Pulse',
  photonTorpedo: 'Photon Torpedo',
  pulseTorpedo: 'Pulse Torpedo',
};
