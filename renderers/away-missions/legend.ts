import type { CharacterView, EdgeView, SpaceView } from '../../src/games/away-missions/view.ts';
import { icon } from '../kit/icons.ts';
import { iconSign, legendScene, type Sign, type SignGroup } from '../kit/legend.ts';
import type { Pen } from '../kit/pen.ts';
import { cost, target, token, trail } from '../kit/pieces.ts';
import { paint, rule } from '../kit/shapes.ts';
import { colour } from '../kit/theme.ts';
import { drawDoors, wallWeight } from './floor.ts';
import { terminalName } from './looks.ts';
import { health, terminalPlate } from './people.ts';

const side = 84;

const nowhere: SpaceView = {
  id: '',
  column: 1,
  row: 1,
  board: 'corridor',
  room: null,
  terminal: null,
  transporter: false,
  edges: { north: 'open', east: 'open', south: 'open', west: 'open' },
};

type Terminal = NonNullable<SpaceView['terminal']>;

function terminalSign(kind: Terminal, looks: string): Sign {
  return {
    draw(pen, x, y) {
      terminalPlate(pen, nowhere, x - 28, y - 28, 56, 10);
      icon(pen, kind, x, y, 38, colour.plateInk);
    },
    looks,
    means: `${terminalName[kind]} terminal`,
  };
}

/** A wall with a door in its middle, from left to right. */
function drawWall(pen: Pen, x: number, y: number, edge: EdgeView): void {
  rule(pen, x - side / 2, y - wallWeight / 2, side, wallWeight, colour.wall);
  const plan = { side, columns: [1, 1], rows: [1, 1], x: () => x - side / 2, y: () => y } as const;
  drawDoors(pen, [{ ...nowhere, edges: { ...nowhere.edges, north: edge } }], plan);
}

function healthSign(left: number, full: number, looks: string, means: string): Sign {
  const person = { health: { left, full } } as CharacterView;
  return { draw: (pen, x, y) => health(pen, person, x, y - 4, side), looks, means };
}

const pieces: SignGroup = {
  title: 'Characters',
  signs: [
    {
      draw: (pen, x, y) => token(pen, 0, x, y, 30, { letters: 'Ri' }),
      looks: 'A filled piece in a team’s shape and color, with letters',
      means: 'A character who can still activate this Round. The shape and color say whose',
    },
    {
      draw: (pen, x, y) => token(pen, 0, x, y, 30, { letters: 'Ri', spent: true }),
      looks: 'An outlined piece',
      means: 'A character who has activated this Round',
    },
    {
      high: 80,
      draw: (pen, x, y) => token(pen, 0, x, y, 27, { letters: 'Ri', chosen: true }),
      looks: 'A piece with an ivory ring',
      means: 'The character who acts now',
    },
    healthSign(5, 7, 'A white bar', 'Health: the Health pegs that are left'),
    healthSign(3, 7, 'A red bar', 'Half of the Health pegs or more are gone'),
    iconSign('stun', 'A bolt', 'Stunned', colour.warn),
    iconSign('incapacitated', 'Two bolts', 'Incapacitated', colour.warn),
    iconSign('cover', 'A half-filled shield', 'In cover: 1 Defense die more'),
    iconSign('honor', 'A blade with three points', 'Has Honor tokens'),
  ],
};

const area: SignGroup = {
  title: 'On the map',
  signs: [
    terminalSign('command', 'A screen'),
    terminalSign('operations', 'Three sliders'),
    terminalSign('science', 'A flask'),
    terminalSign('medical', 'An open cross'),
    {
      draw(pen, x, y) {
        terminalPlate(pen, { ...nowhere, terminal: 'command', locked: 1 }, x - 28, y - 28, 56, 10);
        icon(pen, 'command', x, y, 38, colour.quiet);
      },
      looks: 'A dim terminal, struck through in a team’s color',
      means: 'A locked terminal: only that team can use it',
    },
    iconSign('transporter', 'An amber ring with three dots', 'Transporter', colour.warn),
    iconSign('lift', 'Two arrows, up and down', 'Turbolift'),
    {
      draw: (pen, x, y) => drawWall(pen, x, y, 'door-closed'),
      looks: 'Two ivory leaves that meet',
      means: 'A closed door: nobody sees through it',
    },
    {
      draw: (pen, x, y) => drawWall(pen, x, y, 'door-open'),
      looks: 'Two ivory leaves apart',
      means: 'An open door: someone stands beside it',
    },
    iconSign('trap', 'Jaws', 'Your Trap. Only you see it', colour.warn),
  ],
};

const moves: SignGroup = {
  title: 'What you may do',
  signs: [
    {
      high: 76,
      draw(pen, x, y) {
        pen.ctx.beginPath();
        pen.ctx.rect(x - 36, y - 36, 72, 72);
        paint(pen.ctx, colour.mayFill, colour.may, 4);
        cost(pen, 3, x, y, 21);
      },
      looks: 'A mint space with a number in a mint disc',
      means: 'You can go there: the number counts the spaces',
    },
    {
      high: 72,
      draw(pen, x, y) {
        token(pen, 0, x, y, 24, { letters: 'Ri' });
        target(pen, x, y, 24, colour.may);
      },
      looks: 'Four mint arcs round a piece',
      means: 'You can choose this character of yours',
    },
    {
      high: 72,
      draw(pen, x, y) {
        token(pen, 1, x, y, 24, { letters: 'Lo' });
        target(pen, x, y, 24);
      },
      looks: 'Four red arcs round a piece',
      means: 'You can attack or choose this character',
    },
    {
      draw: (pen, x, y) =>
        trail(
          pen,
          0,
          [
            [x - 42, y + 14],
            [x, y],
            [x + 42, y - 14],
          ],
          8,
        ),
      looks: 'A colored line with an arrow head',
      means: 'The last move',
    },
  ],
};

const counters: SignGroup = {
  title: 'Counters',
  signs: [
    iconSign('star', 'A star', 'Points', colour.warn),
    iconSign('bonus', 'A plus in a ring', 'Bonus Actions'),
    iconSign('adapt', 'A cube', 'Adapt tokens'),
    iconSign('intel', 'An eye', 'Intel tokens'),
    iconSign('trap', 'Jaws', 'Traps face down'),
    iconSign('flag', 'A flag', 'Missions face down'),
    iconSign('clock', 'A clock', 'Characters who arrive later'),
    {
      draw: (pen, x, y) => token(pen, 0, x, y, 24, { letters: '1' }),
      looks: 'A number in a team’s shape',
      means: 'This team’s place in the order of the Round',
    },
  ],
};

const ratings: SignGroup = {
  title: 'Ratings and weapons',
  signs: [
    iconSign('attack', 'A burst', 'Attack'),
    iconSign('defense', 'A shield', 'Defense'),
    iconSign('skill', 'A hexagon with a ring', 'Skill'),
    iconSign('move', 'Two chevrons', 'Move'),
    iconSign('melee', 'Crossed blades', 'Melee weapon: for a target beside you'),
    iconSign('range', 'A ring with four ticks', 'Weapon for any target in sight'),
    iconSign('action', 'A triangle in a ring', 'Ability of a character'),
    iconSign('assimilate', 'Two joining lines', 'Assimilated: a Borg Drone now'),
    iconSign('out', 'A crossed ring', 'Out of the game'),
  ],
};

const cards: SignGroup = {
  title: 'On cards',
  signs: [
    iconSign('flag', 'A flag', 'Mission'),
    iconSign('core', 'A star in a ring', 'Core Mission'),
    iconSign('event', 'A spark', 'Event'),
    iconSign('equipment', 'A case', 'Equipment'),
    iconSign('trait', 'A tag', 'Trait'),
    iconSign('permanent', 'A spark in a ring', 'Permanent'),
    iconSign('skill', 'A hexagon with a ring', 'A Skill test'),
    iconSign('search', 'A magnifying glass', 'Look at or search for cards'),
    iconSign('recover', 'A full cross', 'Health pegs or Stun tokens: recover'),
    iconSign('lock', 'A lock', 'Can’t be played now, and why', colour.soft),
  ],
};

/** What the signs of the map, the sheets and the cards mean. */
export const legend = legendScene([pieces, area, moves, counters, ratings, cards]);
