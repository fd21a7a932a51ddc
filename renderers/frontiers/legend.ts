import type { Colour, SpaceView, Terrain } from '../../src/games/frontiers/view.ts';
import { changeSign, iconSign, legendScene, type Sign, type SignGroup, trailSign } from '../kit/legend.ts';
import type { Pen } from '../kit/pen.ts';
import { target, token } from '../kit/pieces.ts';
import { paint } from '../kit/shapes.ts';
import { colour } from '../kit/theme.ts';
import { datum } from './datum.ts';
import { hexPath } from './hexes.ts';
import { price } from './highlights.ts';
import { chart, ground } from './looks.ts';
import { enemyPlate } from './plate.ts';
import { count, drawSpot } from './spot.ts';
import { drawGround } from './terrain.ts';

/** The distance from the center of a space to its corners. */
const hex = 42;

const empty: SpaceView = {
  id: '',
  q: 0,
  r: 0,
  tile: '',
  terrain: 'space',
  site: null,
  tokens: [],
  classH: null,
  marks: [],
  owner: null,
  ships: [],
  sells: [],
};

/** Draws a space and its contents, as on the map. */
function drawSpace(pen: Pen, parts: Partial<SpaceView>, x: number, y: number, active: number | null = null): void {
  const space = { ...empty, ...parts };
  drawGround(pen, space.terrain, [x, y], hex, space.site === null ? 0 : -0.24);
  const cube =
    space.site?.kind === 'borgCube'
      ? { colour: 'red', name: '', level: 3, at: '', destroyed: false, defenders: [], marks: [] }
      : undefined;
  // The legend shows no names or coordinates, so each symbol is in the center of its space.
  drawSpot(pen, { space, x, y: y + hex * 0.2, size: hex, ground: ground[space.terrain], active, cube } as Parameters<
    typeof drawSpot
  >[1]);
}

function spaceSign(parts: Partial<SpaceView>, looks: string, means: string): Sign {
  return { high: 2 * hex, draw: (pen, x, y) => drawSpace(pen, parts, x, y), looks, means };
}

type Kind = NonNullable<SpaceView['site']>['kind'];

function siteSign(kind: Kind, looks: string, means: string): Sign {
  const terrain: Terrain = kind.startsWith('class') ? 'planet' : 'space';
  const research = kind === 'research' ? 'blue' : null;
  return spaceSign({ terrain, site: { kind, name: '', colour: research } }, looks, means);
}

const warbird = {
  name: '',
  attack: { value: 4, type: 'normal' as const },
  defense: 3,
  experience: 0,
  abilities: [],
  resists: [],
  diplomacy: null,
};

function plateSign(isUp: boolean, looks: string, means: string): Sign {
  const shown = { pile: 'warbird' as const, pileName: '', enemy: isUp ? warbird : null };
  return { draw: (pen, x, y) => enemyPlate(pen, shown, x, y, 96, 42), looks, means };
}

function edged(pen: Pen, x: number, y: number, ink: typeof colour.may | typeof chart.fog, dashed = false): void {
  hexPath(pen.ctx, [x, y], hex - 4);
  if (dashed) pen.ctx.setLineDash([10, 9]);
  paint(pen.ctx, dashed ? undefined : colour.mayFill, ink, dashed ? 3 : 5);
  pen.ctx.setLineDash([]);
}

function dataSign(kind: Colour, looks: string, means: string): Sign {
  return { draw: (pen, x, y) => datum(pen, { container: 'token', colour: kind }, x, y, 28), looks, means };
}

const map: SignGroup = {
  title: 'On the map',
  signs: [
    {
      high: 80,
      draw: (pen, x, y) => token(pen, 0, x, y, 28, { glyph: 'ship', chosen: true }),
      looks: 'A ship in a captain’s shape and color with an ivory ring',
      means: 'The ship whose turn it is; without the ring, another captain’s ship',
    },
    {
      draw: (pen, x, y) => token(pen, 1, x, y, 14),
      looks: 'A small shape without a ship',
      means: 'A Faction Token: that captain has won this place',
    },
    siteSign('outpost', 'A ring with three spokes', 'Outpost'),
    siteSign('drydock', 'A hull between brackets', 'Drydock'),
    siteSign('research', 'A flask with a crystal', 'Research Station, with the color of its crystal'),
    siteSign('romulanStarbase', 'An octagon with R', 'Romulan Starbase'),
    siteSign('dominionStarbase', 'An octagon with D', 'Dominion Starbase'),
    siteSign('classM', 'A disc with a letter', 'Planet, with the letter of its class: M, L, K or H'),
    siteSign('classLDistress', 'A disc in a dashed ring', 'Planet with a Distress Signal'),
    siteSign('borgCube', 'A cube with a number', 'Borg Cube: its Level, and a bar in its color'),
    spaceSign({ terrain: 'wormhole' }, 'A spiral', 'Wormhole'),
  ],
};

const enemies: SignGroup = {
  title: 'Enemies',
  signs: [
    plateSign(true, 'A red plate with two numbers', 'Face up: the burst is its attack, the shield its Defense'),
    plateSign(false, 'A hatched red plate with a question mark', 'Face down: unknown to everyone'),
    {
      draw: (pen, x, y) => count(pen, 2, x, y),
      looks: 'An ivory octagon with a number',
      means: 'The number of enemies here',
    },
    iconSign('raider', 'Romulan Warbird', colour.foe),
    iconSign('sphere', 'Borg Sphere', colour.foe),
    {
      high: 80,
      draw: (pen, x, y) => target(pen, x, y, 28),
      looks: 'Four red arcs',
      means: 'You can fight here now',
    },
  ],
};

const terrain: SignGroup = {
  title: 'Terrain',
  signs: [
    spaceSign({ terrain: 'nebula' }, 'Waves', 'Nebula'),
    spaceSign({ terrain: 'asteroids' }, 'Rocks', 'Asteroid Field'),
    spaceSign({ terrain: 'sun' }, 'A disc with rays', 'Sun: you can’t stay there'),
    spaceSign({ terrain: 'blackHole' }, 'A black disc in a ring', 'Black Hole: closed'),
    {
      high: 2 * hex,
      draw: (pen, x, y) => edged(pen, x, y, chart.fog, true),
      looks: 'A dashed outline with a letter',
      means: 'The next tile may be placed here',
    },
  ],
};

const moves: SignGroup = {
  title: 'What you may do',
  signs: [
    {
      high: 2 * hex,
      draw(pen, x, y) {
        edged(pen, x, y, colour.may);
        price(pen, 3, x, y, true, { warned: false, quiet: false });
      },
      looks: 'A mint space with a number in a mint disc',
      means: 'You can go there now: the disc shows the Move cost of the whole path',
    },
    {
      draw: (pen, x, y) => price(pen, 4, x, y, true, { warned: true, quiet: false }),
      looks: 'A number in an amber square',
      means: 'You can go there, but you provoke an enemy or can’t stay',
    },
    {
      draw: (pen, x, y) => price(pen, 6, x, y, true, { warned: false, quiet: true }),
      looks: 'A number in a gray disc, on a dashed space',
      means: 'You can get there only with everything you hold: the Move cost of the whole path',
    },
    trailSign('A colored line with an arrowhead', 'A ship’s last move'),
    changeSign('ring'),
  ],
};

const counters: SignGroup = {
  title: 'Counters',
  signs: [
    iconSign('star', 'Experience', colour.warn),
    iconSign('flag', 'Reputation'),
    iconSign('skill', 'Level, Skills'),
    iconSign('explore', 'Tiles left in the stack'),
    iconSign('lock', 'Not possible now; on terrain: closed', colour.quiet),
    iconSign('person', 'Crew and Command Tokens'),
    iconSign('team', 'An Away Team'),
    iconSign('damage', 'Damage Card or Wound', colour.foe),
  ],
};

const data: SignGroup = {
  title: 'Data',
  signs: [
    {
      draw: (pen, x, y) => datum(pen, { container: 'die', colour: 'blue' }, x, y, 28),
      looks: 'An octagon',
      means: 'A Core die',
    },
    {
      draw: (pen, x, y) => datum(pen, { container: 'crystal', colour: 'blue' }, x, y, 28),
      looks: 'A tall hexagon',
      means: 'A Data Crystal: you keep it until you use it',
    },
    dataSign('red', 'A circle with two chevrons', 'Red data. A circle is a token, or what an effect costs'),
    dataSign('blue', 'A circle with waves', 'Blue data'),
    dataSign('gold', 'A circle with a spark', 'Gold data'),
    dataSign('white', 'A circle with a ring', 'White data: replaces red, blue or gold'),
    dataSign('purple', 'A circle with a spiral', 'Purple data'),
    dataSign('black', 'A black circle with a cross', 'Black data'),
  ],
};

const cards: SignGroup = {
  title: 'On cards',
  signs: [
    iconSign('move', 'Move'),
    iconSign('attack', 'Attack'),
    iconSign('range', 'Long Range Attack'),
    iconSign('defense', 'Shields, or Defense'),
    iconSign('diplomacy', 'Diplomacy'),
    iconSign('repair', 'Repair'),
    iconSign('recover', 'Heal'),
    iconSign('draw', 'Draw cards'),
    iconSign('sideways', 'Sideways: 1 point of any bright kind in the last row'),
  ],
};

/** Explains the symbols of the map, the cards and the sheets. */
export const legend = legendScene([map, enemies, terrain, moves, counters, data, cards]);
