import { type IconName, turnedIcon } from '../kit/icons.ts';
import { changeSign, iconSign, legendScene, type Sign, type SignGroup, signRoom } from '../kit/legend.ts';
import { notch, paint } from '../kit/shapes.ts';
import { colour, type HexColour, size } from '../kit/theme.ts';
import { write } from '../kit/words.ts';
import { backs, whereSign } from './location-symbols.ts';
import { gradeIcons, typeIcons } from './looks.ts';
import { sideToken } from './sides.ts';

const ground: HexColour = colour.panel;

function whereTold(where: Parameters<typeof whereSign>[1], looks: string, means: string): Sign {
  return { draw: (pen, x, y) => whereSign(pen, where, x, y), looks, means };
}

function sideSign(seat: number, looks: string, means: string): Sign {
  return { draw: (pen, x, y) => sideToken(pen, seat, x, y, 20), looks, means };
}

/** Builds a legend entry for a word that appears in pictures. */
function wordSign(words: string, means: string): Sign {
  const writing = { px: size.small, face: 'text', ink: colour.soft, ground, align: 'center', room: signRoom } as const;
  return { draw: (pen, x, y) => void write(pen, words, x, y, writing), looks: `The word ${words}`, means };
}

const places: SignGroup = {
  title: 'Places',
  signs: [
    whereTold('planet', 'A green disc', 'A planet mission'),
    whereTold('space', 'A blue ring with a small disc', 'A space mission'),
    whereTold('both', 'A half-filled violet ring', 'Planet and space'),
    {
      draw(pen, x, y) {
        notch(pen.ctx, x - 22, y - 20, 44, 40, 8);
        paint(pen.ctx, undefined, colour.may, 5);
        write(pen, '4', x, y, { px: size.body, face: 'display', ink: colour.may, ground, align: 'center' });
      },
      looks: 'A number in a mint frame',
      means: 'Your ship can fly there, for this much RANGE',
    },
    wordSign('span', 'The RANGE that a ship needs to fly there or past it'),
    wordSign('attempt', 'Your personnel there may attempt it now'),
    iconSign('star', 'Points for solving the mission', colour.warn),
    iconSign('check', 'Solved, by the side whose shape is next to it'),
    changeSign('corners'),
  ],
};

const pieces: SignGroup = {
  title: 'At a location',
  signs: [
    sideSign(0, 'A gold shape', 'Gold’s cards, missions and points'),
    sideSign(1, 'A blue shape', 'Blue’s cards, missions and points'),
    {
      draw: (pen, x, y) => backs(pen, 3, x + 40, y, ground),
      looks: 'Card backs with a number',
      means: 'Cards face down under a mission',
    },
    iconSign('outpost', 'Facilities of a side'),
    iconSign('ship', 'Ships of a side'),
    iconSign('team', 'Personnel aboard ships and facilities'),
    iconSign('transporter', 'Personnel on the planet'),
  ],
};

const badges: SignGroup = {
  title: 'Badges',
  signs: [
    iconSign('lock', 'Stopped: can’t act this turn'),
    iconSign('damage', 'Damaged, or killed', colour.foe),
    {
      draw: (pen, x, y) => turnedIcon(pen, 'ship', x, y, 44, colour.text),
      looks: 'A ship upside down',
      means: 'A damaged ship',
    },
    iconSign('stun', 'Stunned in a battle', colour.warn),
    iconSign('attack', 'WEAPONS'),
    iconSign('defense', 'SHIELDS'),
    iconSign('check', 'The personnel have what the card needs'),
    iconSign('cross', 'The personnel lack what the card needs'),
    wordSign('5 6 7', 'Beside a name: INTEGRITY, CUNNING, STRENGTH'),
  ],
};

const lists: SignGroup = {
  title: 'Lists',
  signs: [
    iconSign('card', 'Cards in hand'),
    iconSign('deck', 'Cards to draw'),
    iconSign('discard', 'Cards discarded'),
    iconSign('out', 'Cards out of play'),
    iconSign('move', 'The span of a mission'),
    iconSign('skill', 'What a mission requires'),
  ],
};

const grades: SignGroup = {
  title: 'How you play a card',
  signs: [
    iconSign(gradeIcons.enforced, 'Enforced: the program carries it out'),
    iconSign(gradeIcons['by agreement'], 'By agreement: you propose what it does'),
    iconSign(gradeIcons.out, 'Not playable yet'),
  ],
};

/** The number of card types in the first of the legend’s two columns. */
const FIRST_TYPES = 9;

/** Groups the card types by icon. Types with the same icon share a legend entry. */
function types(): Sign[] {
  const words = new Map<IconName, string[]>();
  for (const [type, name] of Object.entries(typeIcons)) words.set(name, [...(words.get(name) ?? []), type]);
  return [...words].map(([name, titles]) => iconSign(name, titles.join(', ')));
}

/** Explains the signs, icons and badges in the pictures. */
export const legend = legendScene([
  places,
  pieces,
  badges,
  lists,
  { title: 'Types of cards', signs: types().slice(0, FIRST_TYPES) },
  { title: 'More types of cards', signs: types().slice(FIRST_TYPES) },
  grades,
]);
