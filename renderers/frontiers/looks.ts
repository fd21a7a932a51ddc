import type {
  Colour,
  CombatPhase,
  CubeColour,
  FireType,
  LocationKind,
  Pile,
  Terrain,
} from '../../src/games/frontiers/view.ts';
import type { IconName } from '../kit/icons.ts';
import { colour, type HexColour } from '../kit/theme.ts';

/** The colors to draw with. Anything that can't be used now is muted, including its data. */
export interface Look {
  readonly ink: HexColour;
  readonly ground: HexColour;
  readonly dim: boolean;
}

/** The fill of spaces, by terrain. */
export const ground: Record<Terrain, HexColour> = {
  space: '#17233C',
  nebula: '#2D2656',
  planet: '#17233C',
  sun: '#17233C',
  asteroids: '#222933',
  blackHole: '#0E1526',
  wormhole: '#17233C',
};

/** Other colors on the map. */
export const chart = {
  nebulaInk: '#4A3F86',
  rock: '#3A4454',
  rockInk: '#7C8899',
  hole: '#05070C',
  sun: '#FFD166',
  station: '#C9D2E2',
  spaceEdge: '#2A3A5C',
  tileEdge: '#5A6E96',
  label: '#A9B7D0',
  fog: '#33566B',
  hatch: '#6B2A2E',
} as const satisfies Record<string, HexColour>;

/** The colors of planets, by the letter of their class. */
export const planets: Record<'M' | 'L' | 'K' | 'H', HexColour> = {
  M: '#3FA58A',
  L: '#C79A54',
  K: '#B8684E',
  H: '#8D94A8',
};

/** The look of each color of data: the fill, the mark that repeats the color, and the ink of the mark. */
export const data: Record<Colour, { fill: HexColour; mark: IconName; ink: HexColour }> = {
  red: { fill: '#FF6B61', mark: 'markRed', ink: colour.ink },
  blue: { fill: '#5AA2FF', mark: 'markBlue', ink: colour.ink },
  gold: { fill: '#F2C14E', mark: 'markGold', ink: colour.ink },
  white: { fill: '#F5F1E7', mark: 'markWhite', ink: colour.ink },
  purple: { fill: '#855CFF', mark: 'markPurple', ink: colour.ink },
  black: { fill: '#05070C', mark: 'markBlack', ink: colour.text },
};

/** The colors of Cubes. There is no green data. */
export const cubes: Record<CubeColour, HexColour> = {
  red: '#FF6B61',
  blue: '#5AA2FF',
  gold: '#F2C14E',
  green: '#7FCB6B',
};

/** The plates of strong effects, by the data they cost. */
export const strongPlate: Record<'red' | 'blue' | 'gold', HexColour> = {
  red: '#43243A',
  blue: '#233F6E',
  gold: '#463E35',
};

/** The names of attack types. */
export const fireName: Record<FireType, string> = {
  normal: 'Phasers',
  photonPulse: 'Photon Pulse',
  photonTorpedo: 'Photon Torpedo',
  pulseTorpedo: 'Pulse Torpedo',
};

/** The icons of locations. Planets and Starbases have no icon, since they are drawn differently. */
export const siteIcon: Partial<Record<LocationKind, IconName>> = {
  outpost: 'outpost',
  drydock: 'drydock',
  research: 'science',
};

/** The names of locations on maps with room for a word. */
export const siteWord: Partial<Record<LocationKind, string>> = {
  outpost: 'Outpost',
  drydock: 'Drydock',
  research: 'Research',
};

/** The letters of planets. */
export const planetLetter: Partial<Record<LocationKind, keyof typeof planets>> = {
  classM: 'M',
  classL: 'L',
  classLDistress: 'L',
  classK: 'K',
  classKDistress: 'K',
  classH: 'H',
};

/** The icons of the piles. */
export const pileIcon: Record<Pile, IconName> = {
  warbird: 'raider',
  sphere: 'sphere',
  romulanStarbase: 'starbase',
  dominionStarbase: 'starbase',
  classL: 'team',
  classK: 'team',
  classH: 'search',
  elite: 'cube',
};

/** The icon of each phase of a fight. */
export const phaseIcon: Record<CombatPhase, IconName> = {
  diplomacy: 'diplomacy',
  long: 'range',
  shields: 'defense',
  damage: 'damage',
  attack: 'attack',
};
