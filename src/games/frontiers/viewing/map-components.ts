import type { Component } from '../../../kernel/types.ts';
import { listed, several } from '../../kit/words.ts';
import { spacesOf } from '../chapters/map/layout.ts';
import { CUBE_COLOURS, type CubeColour } from '../content/colours.ts';
import { CUBES, type Cube, type CubeBonus, type CubeLevel, type CubeOffer } from '../content/cubes.ts';
import { ABILITY_NAMES, PILE_NAMES } from '../content/encounters/token.ts';
import { siteName, TERRAIN_NAMES } from '../content/terrain.ts';
import { TILES, type TileId, tileName } from '../content/tiles/all.ts';
import type { ComponentView, SpaceView, TileView } from '../view.ts';
import { rulesFor } from './component-rules.ts';
import { siteView } from './map.ts';

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const satisfies readonly CubeLevel[];

/** Returns the four Borg Cubes. */
export function cubeComponents(): Component<ComponentView>[] {
  return CUBE_COLOURS.map((colour) => cubeOf(colour, CUBES[colour]));
}

const CUBE_RULES: Record<CubeColour, string[]> = {
  red: ['F-CUBE-04', 'F-BUY-09'],
  blue: ['F-CUBE-03', 'F-BUY-10'],
  gold: ['F-CUBE-02', 'F-BUY-11', 'F-BUY-12'],
  green: ['F-CUBE-05', 'F-BUY-13'],
};

function cubeOf(colour: CubeColour, { name, bonus, offer, defenders }: Cube): Component<ComponentView> {
  const lines = [`Its defenders get ${bonusText(bonus)}`, `Once destroyed, it sells ${offerText(offer)}`];
  const levels = LEVELS.map((level) => `Level ${level}: ${counted(defenders[level].map((pile) => PILE_NAMES[pile]))}`);
  return {
    id: `cube-${colour}`,
    name,
    kind: ['Borg Cube'],
    lines: [...lines, ...levels],
    rules: rulesFor([...CUBE_RULES[colour], 'F-CUBE-01', 'F-OUTCOME-11'], []),
    view: { is: 'cube', name, colour, lines, levels },
  };
}

/** Describes a Cube's bonus to its defenders (F-CUBE-02 to F-CUBE-05). */
function bonusText(bonus: CubeBonus): string {
  switch (bonus.kind) {
    case 'defense':
      return `Defense +${bonus.more}`;
    case 'attack':
      return `Attack +${bonus.more.photonPulse} with Photon Pulse or Photon Torpedo, +${bonus.more.pulseTorpedo} with Pulse Torpedo`;
    case 'weapon':
      return `${ABILITY_NAMES[bonus.ability]} if they attack with Phasers`;
  }
}

/** Describes the goods of a destroyed Cube (F-BUY-09 to F-BUY-13). */
function offerText(offer: CubeOffer): string {
  switch (offer.kind) {
    case 'crystals':
      return `${listed(offer.colours.map((colour) => `1 ${colour}`))} crystal for ${offer.price} Diplomacy`;
    case 'undiscovered':
      return `Undiscovered Cards for ${offer.price} Diplomacy and ${offer.data} data each`;
    case 'crew':
      return `any Crew, and for ${offer.price} Diplomacy adds an Elite card to the offer`;
    case 'advancedAction':
      return `Advanced Actions for ${offer.price} Diplomacy each`;
  }
}

/** Formats names with counts: `2 Romulan Starbases, 1 Borg Guardian`. */
function counted(names: readonly string[]): string {
  return [...new Set(names)].map((name) => several(names.filter((other) => other === name).length, name)).join(', ');
}

const HERE = { q: 0, r: 0 };

/** Returns all 20 tiles. */
export function tileComponents(): Component<ComponentView>[] {
  // The table's keys are exactly the tile ids.
  return (Object.keys(TILES) as TileId[]).map(tileOf);
}

function tileOf(id: TileId): Component<ComponentView> {
  const name = tileName(id);
  const spaces = spacesOf({ tile: id, at: HERE }).map(
    ({ slot, hex, terrain, site }): SpaceView => ({
      id: `${slot}`,
      q: hex.q,
      r: hex.r,
      tile: '',
      terrain,
      site: siteView(site),
      tokens: [],
      classH: null,
      marks: [],
      owner: null,
      ships: [],
      sells: [],
    }),
  );
  const lines = spacesOf({ tile: id, at: HERE }).map(({ slot, terrain, site }) => {
    const ground = TERRAIN_NAMES[terrain];
    const plain = site === null || terrain === 'planet' || terrain === 'space';
    return `${slot}: ${site === null ? ground : plain ? siteName(site) : `${siteName(site)} (${ground})`}`;
  });
  const tile: TileView = { id: '', ...HERE, name };
  const back = { start: 'Starting Tile', frontier: 'Frontier tile', core: 'Core tile' }[TILES[id].back];
  const rules = rulesFor(['F-EXPLORE-05', 'F-EXPLORE-06', 'F-EXPLORE-07', 'F-EXPLORE-08'], []);
  return { id: `tile-${id}`, name, kind: [back], lines, rules, view: { is: 'tile', name, spaces, tile } };
}
