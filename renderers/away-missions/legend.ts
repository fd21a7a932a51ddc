import type { CharacterView, EdgeView, SpaceView } from '../../src/games/away-missions/view.ts';
import { icon } from '../kit/icons.ts';
import { changeSign, iconSign, legendScene, type Sign, type SignGroup, trailSign } from '../kit/legend.ts';
import type { Pen } from '../kit/pen.ts';
import { cost, target, token } from '../kit/pieces.ts';
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

/** Draws a wall from left to right with a door in the middle. */
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
      means: 'A character who can still be activated this Round. Shape and color show the team',
    },
    {
      draw: (pen, x, y) => token(pen, 0, x, y, 30, { letters: 'Ri', spent: true }),
      looks: 'An outlined piece',
      means: 'A character who has already activated this Round',
    },
    {
      high: 80,
      draw: (pen, x, y) => token(pen, 0, x, y, 27, { letters: 'Ri', chosen: true }),
      looks: 'A piece with an ivory ring',
      means: 'The acting character',
    },
    healthSign(5, 7, 'A white bar', 'The share of Health pegs left'),
    healthSign(3, 7, 'A red bar', 'At least half of the Health pegs are lost'),
    iconSign('stun', 'Stunned', colour.warn),
    iconSign('incapacitated', 'Incapacitated', colour.warn),
    iconSign('cover', 'In cover: +1 Defense die'),
    iconSign('honor', 'Has Honor tokens'),
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
      means: 'A locked terminal that only this team can use',
    },
    iconSign('transporter', 'Transporter', colour.warn),
    iconSign('lift', 'Turbolift'),
    {
      draw: (pen, x, y) => drawWall(pen, x, y, 'door-closed'),
      looks: 'Two ivory leaves that meet',
      means: 'A closed door, which blocks line of sight',
    },
    {
      draw: (pen, x, y) => drawWall(pen, x, y, 'door-open'),
      looks: 'Two ivory leaves with a gap',
      means: 'An open door, because someone is next to it',
    },
    iconSign('trap', 'Your Trap. Only you see it', colour.warn),
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
      means: 'A space you can move to, with the distance',
    },
    {
      high: 72,
      draw(pen, x, y) {
        token(pen, 0, x, y, 24, { letters: 'Ri' });
        target(pen, x, y, 24, colour.may);
      },
      looks: 'Four mint arcs around a piece',
      means: 'One of your characters that you can choose',
    },
    {
      high: 72,
      draw(pen, x, y) {
        token(pen, 1, x, y, 24, { letters: 'Lo' });
        target(pen, x, y, 24);
      },
      looks: 'Four red arcs around a piece',
      means: 'A character that you can attack or choose',
    },
    trailSign('A colored line with an arrowhead', 'The last move'),
    changeSign('corners'),
  ],
};

const counters: SignGroup = {
  title: 'Counters',
  signs: [
    iconSign('star', 'Points', colour.warn),
    iconSign('bonus', 'Bonus Actions'),
    iconSign('adapt', 'Adapt tokens'),
    iconSign('intel', 'Intel tokens'),
    iconSign('trap', 'Face-down Traps'),
    iconSign('flag', 'Face-down Missions'),
    iconSign('clock', 'Characters who arrive later'),
    {
      draw: (pen, x, y) => token(pen, 0, x, y, 24, { letters: '1' }),
      looks: 'A number in a team’s shape',
      means: 'This team’s place in the turn order',
    },
  ],
};

const ratings: SignGroup = {
  title: 'Ratings and weapons',
  signs: [
    iconSign('attack', 'Attack'),
    iconSign('defense', 'Defense'),
    iconSign('skill', 'Skill'),
    iconSign('move', 'Move'),
    iconSign('melee', 'Melee weapon, for adjacent targets'),
    iconSign('range', 'Weapon for any target in line of sight'),
    iconSign('action', 'Ability of a character'),
    iconSign('assimilate', 'Assimilated: a Borg Drone now'),
    iconSign('out', 'Out of the game'),
  ],
};

const cards: SignGroup = {
  title: 'On cards',
  signs: [
    iconSign('flag', 'Mission'),
    iconSign('core', 'Core Mission'),
    iconSign('event', 'Event'),
    iconSign('equipment', 'Equipment'),
    iconSign('trait', 'Trait'),
    iconSign('permanent', 'Permanent'),
    iconSign('skill', 'A Skill test'),
    iconSign('search', 'Look at or search for cards'),
    iconSign('recover', 'Recover Health pegs or remove Stun tokens'),
    iconSign('lock', 'A card that can’t be played now, with the reason', colour.soft),
  ],
};

/** The legend of the map, the sheets and the cards. */
export const legend = legendScene([pieces, area, moves, counters, ratings, cards]);
