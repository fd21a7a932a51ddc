import type { Basic } from './colours.ts';

/** The four ships that players choose from. */
export const SHIP_IDS = ['enterprise-d', 'defiant', 'neghvar', 'bird-of-prey'] as const;

/** A ship, such as `defiant`. */
export type ShipId = (typeof SHIP_IDS)[number];

/** The faction of a ship, which determines the sides in Conquer and Hold (F-SCEN-65). */
export type Faction = 'federation' | 'klingon';

/** The names of the factions. */
export const FACTION_NAMES: Record<Faction, string> = { federation: 'Federation', klingon: 'Klingon Empire' };

/** The content of a Ship Card. */
export interface Ship {
  name: string;
  captain: string;
  faction: Faction;
  /**
   * The colors of the ship's two Division Icons, which are the crystals that a Dummy Player starts with (F-DUMMY-03,
   * F-OPEN-81).
   */
  divisions: readonly [Basic, Basic];
}

/** The ships and their Captains. */
export const SHIPS: Readonly<Record<ShipId, Ship>> = {
  'enterprise-d': {
    name: 'U.S.S. Enterprise-D',
    captain: 'Jean-Luc Picard',
    faction: 'federation',
    divisions: ['red', 'blue'],
  },
  defiant: { name: 'U.S.S. Defiant', captain: 'Benjamin Sisko', faction: 'federation', divisions: ['red', 'gold'] },
  neghvar: { name: 'I.K.S. Negh’Var', captain: 'Martok', faction: 'klingon', divisions: ['red', 'gold'] },
  'bird-of-prey': {
    name: 'Bird-of-Prey',
    captain: 'Lursa and B’Etor',
    faction: 'klingon',
    divisions: ['blue', 'gold'],
  },
};
