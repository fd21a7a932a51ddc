import type { Lane, SystemView } from '../../src/games/ascendancy/view.ts';
import { changeSign, iconSign, legendScene, type Sign, type SignGroup, trailSign } from '../kit/legend.ts';
import type { Pen } from '../kit/pen.ts';
import { target, token } from '../kit/pieces.ts';
import { circle, paint } from '../kit/shapes.ts';
import { colour, page } from '../kit/theme.ts';
import { type Chart, onLane } from './chart.ts';
import { drawFirstChip } from './chips.ts';
import { drawDisc, drawOwner, drawSite } from './discs.ts';
import { drawLanes } from './lanes.ts';
import { drawHalfHour, drawHour, drawLetter } from './marks.ts';
import { RESOURCES, resources } from './palette.ts';
import { roomOf } from './room.ts';
import { type Piece, standingOf } from './units.ts';
import { drawWarpPlate } from './warp.ts';

/** The radius of a disc and the height of its row, in pixels. */
const disc = 42;
const high = 110;

/** A System with nothing on it. */
const empty: SystemView = {
  id: 'legend',
  x: 0,
  y: 0,
  sites: ['production', 'research', 'open'],
  nodes: [null, null, null],
  limit: 3,
  control: null,
  taken: null,
  starbase: false,
  level: 0,
  waiting: { production: 0, research: 0, culture: 0 },
  research: 0,
  ambassadors: 0,
  watched: false,
  spire: null,
  name: '',
  kind: 'planetary',
  hazard: null,
  line: '',
  homeOf: null,
  anchor: null,
  unseen: 0,
  cards: [],
};

/** Returns a chart that puts everything at one spot. */
function chartAt(x: number, y: number, inch = 28): Chart {
  const seen = { west: 0, east: 0, south: 0, north: 0 };
  return { inch, radius: disc, top: 0, bottom: page.maxHeight, seen, at: () => [x, y], sector: () => [x, y] };
}

const roomFor = (pen: Pen) => roomOf(pen, 0, page.maxHeight);

function discSign(parts: Partial<SystemView>, looks: string, means: string): Sign {
  const system = { ...empty, ...parts };
  return {
    high,
    draw(pen, x, y) {
      const [chart, room] = [chartAt(x, y), roomFor(pen)];
      drawDisc(pen, system, chart, false, room);
      drawOwner(pen, system, chart, room);
    },
    looks,
    means,
  };
}

function pieceSign(piece: Piece, looks: string, means: string): Sign {
  return {
    high: 76,
    draw(pen, x, y) {
      const standing = standingOf(pen, [piece], chartAt(x, y, 44), [x, y], false, roomFor(pen));
      standing.drawPieces();
      standing.drawCounts();
    },
    looks,
    means,
  };
}

function chipSign(parts: Partial<SystemView>, looks: string, means: string): Sign {
  return { draw: (pen, x, y) => drawFirstChip(pen, { ...empty, ...parts }, [x, y], 20), looks, means };
}

const ships = { of: 'ships', seat: 0, ships: 3, fleet: false, chosen: false } as const;

const discs: SignGroup = {
  title: 'Systems',
  signs: [
    discSign(
      { control: 0 },
      'A thick ring in a player’s color, with the player’s shape',
      'A System that this player Controls',
    ),
    discSign({ control: 0, homeOf: 0 }, 'The same ring with a second, thin ring', 'A Home System'),
    discSign({}, 'A thin gray ring', 'A System that nobody Controls'),
    discSign({ anchor: 'other' }, 'A dashed ring', 'A floating System. It can swing around its neighbor'),
    discSign(
      { kind: 'phenomenon', sites: [], nodes: [], hazard: 5 },
      'A violet disc with a number in an amber triangle',
      'A Phenomenon with its Hazard Level',
    ),
    discSign({ spire: { nodes: 2, since: 0 } }, 'A thick red ring', 'A Borg world'),
  ],
};

const sites: SignGroup = {
  title: 'Sites and Resources',
  signs: [
    { draw: (pen, x, y) => drawSite(pen, [x, y], 24, 'production', true), looks: 'A filled circle', means: 'A Node' },
    {
      draw: (pen, x, y) => drawSite(pen, [x, y], 24, 'production', false),
      looks: 'An empty circle',
      means: 'A free site for a Node of this type',
    },
    {
      draw: (pen, x, y) => drawSite(pen, [x, y], 24, 'open', false),
      looks: 'A dashed circle',
      means: 'A free site for a Node of any type',
    },
    ...RESOURCES.map((one) => {
      const { icon, ink, name } = resources[one];
      return iconSign(icon, name, ink);
    }),
    iconSign('star', 'Ascendancy', colour.warn),
  ],
};

const lane: Lane = { id: 'l', sectors: 2, a: 'legend', b: null, from: { x: 0, y: 0 }, to: { x: 3000, y: 0 } };

/** Draws a lane of two Sectors with an open end. */
function drawLaneSign(pen: Pen, x: number, y: number): void {
  const inch = 22;
  const at: Chart['at'] = ({ x: east }) => [x - 44 + (east / 1000) * inch, y];
  const sector: Chart['sector'] = (name) => at(onLane(lane, Number(name.split('/')[1] ?? 1)));
  drawLanes(pen, { lanes: [lane] }, { ...chartAt(x, y, inch), at, sector }, roomFor(pen));
}

const pieces: SignGroup = {
  title: 'Ships and lanes',
  signs: [
    pieceSign(ships, 'A player’s shape with a Ship and a number', 'The number of this player’s Ships in the Sector'),
    pieceSign({ ...ships, fleet: true }, 'The same shape with a second outline', 'A Fleet with its number of Ships'),
    {
      high: 64,
      draw: (pen, x, y) => drawWarpPlate(pen, { seat: 0, ships: 1, tokens: 2 }, [x, y]),
      looks: 'A plate with an outlined Ship, three chevrons and a number',
      means: 'A Ship at Warp with its Warp Tokens. A line leads to where it left the map',
    },
    pieceSign(
      { of: 'cube', dice: 9, active: false },
      'A red cube with a number',
      'A Borg Cube with its number of dice',
    ),
    {
      draw: drawLaneSign,
      looks: 'Plates in a row, with a dashed ring at the end',
      means: 'A lane. Each plate is a Sector. The ring is an open end, where you can discover a System',
    },
    trailSign('A line in a player’s color with an arrowhead', 'A move made this round'),
    changeSign('ring'),
  ],
};

const badges: SignGroup = {
  title: 'Badges on Systems',
  signs: [
    chipSign({ starbase: true, control: 0 }, 'A badge with a station', 'A Starbase'),
    chipSign({ hazard: 4 }, 'An amber badge with a number', 'A planet with this Hazard Level'),
    chipSign({ level: 2 }, 'A badge with chevrons and a number', 'An independent civilization of this level'),
    chipSign(
      { waiting: { production: 3, research: 0, culture: 0 } },
      'A filled badge with a Resource and a number',
      'Resources for the first colonists, or for Ships that Brave the Phenomenon',
    ),
    chipSign({ unseen: 1 }, 'A hatched badge', 'An unseen Exploration Card'),
    chipSign(
      { cards: [{ id: '', name: '', line: '', count: 1 }] },
      'A badge with a card',
      'An Exploration Card that stays in play',
    ),
    chipSign({ ambassadors: 1 }, 'A badge with a person', 'Vulcan Ambassadors'),
    chipSign({ watched: true }, 'A badge with an antenna', 'An Andorian Token'),
    chipSign({ spire: { nodes: 2, since: 0 } }, 'A red badge with a number', 'Assimilation Nodes of a Borg Spire'),
  ],
};

const moves: SignGroup = {
  title: 'What you may do',
  signs: [
    {
      draw: (pen, x, y) => drawLetter(pen, 'A', [x, y], false),
      looks: 'A letter in a mint disc',
      means: 'You can go there with one Command. Find the letter in the list',
    },
    {
      draw: (pen, x, y) => drawLetter(pen, 'B', [x, y], true),
      looks: 'A letter in an amber square',
      means: 'You can go there, but you need permission, face a Hazard, or can’t discover anything',
    },
    {
      draw: (pen, x, y) => drawHour(pen, '2', [x, y], false),
      looks: 'A number in a mint disc',
      means: 'A lane or a swing can go in this clock direction',
    },
    {
      draw: (pen, x, y) => drawHour(pen, '8', [x, y], true),
      looks: 'A number in an amber square',
      means: 'A lane can go there, but no System fits at its end',
    },
    {
      draw: (pen, x, y) => drawHalfHour(pen, [x, y], false),
      looks: 'A mint dot between two numbers',
      means: 'The half hour between the two numbers',
    },
    iconSign('cross', 'Nothing fits in this direction', colour.rim),
    {
      draw(pen, x, y) {
        circle(pen.ctx, x, y, 24);
        paint(pen.ctx, undefined, colour.may, 5);
      },
      looks: 'A mint ring inside a System',
      means: 'You can go there, or the lane can join it',
    },
    {
      high: 80,
      draw: (pen, x, y) => target(pen, x, y, 28),
      looks: 'Four red arcs',
      means: 'You can attack or take it',
    },
  ],
};

const consoles: SignGroup = {
  title: 'Consoles',
  signs: [
    iconSign('command', 'A ready Command'),
    iconSign('check', 'An Exhausted Command or card', colour.quiet),
    iconSign('deck', 'Advancements left in the deck'),
    iconSign('flag', 'Systems controlled'),
    iconSign('ship', 'Ships left in the supply'),
    iconSign('point', 'Control Nodes left in the supply'),
    iconSign('starbase', 'Starbases commissioned'),
    iconSign('clock', 'Resources committed in Initiative'),
    iconSign('draw', 'How much a Trade Agreement pays its holder'),
    iconSign('discard', 'A Trade Agreement that you gave or still have'),
    iconSign('diplomacy', 'First Contact'),
  ],
};

const fights: SignGroup = {
  title: 'Fights',
  signs: [
    iconSign('attack', 'Weapons: the lowest die that hits'),
    iconSign('defense', 'Shields: added to the roll that others need to hit'),
    iconSign('stun', 'First Strike'),
    iconSign('range', 'Hits not yet allocated'),
    iconSign('damage', 'Ships lost in this fight', colour.foe),
    iconSign('out', 'Retreated or destroyed. On a console: out of the game'),
    iconSign('lock', 'A card that can’t be used now', colour.quiet),
    {
      draw: (pen, x, y) => token(pen, 0, x, y, 20, { spent: true }),
      looks: 'An outlined shape',
      means: 'A player out of the fight, or an Exhausted Agreement',
    },
  ],
};

/** The meaning of the symbols in Ascendancy’s pictures. */
export const legend = legendScene([discs, pieces, badges, moves, sites, fights, consoles]);
