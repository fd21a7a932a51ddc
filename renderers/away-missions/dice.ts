import type { AwayMissionsView, DiceView, RollView } from '../../src/games/away-missions/view.ts';
import { must } from '../../src/kernel/must.ts';
import { header, picture } from '../kit/frame.ts';
import { type IconName, icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { token } from '../kit/pieces.ts';
import { circle, paint, panel, plate } from '../kit/shapes.ts';
import { colour, type HexColour, page, size } from '../kit/theme.ts';
import { count, list } from '../kit/wording.ts';
import { clipped, measure, write } from '../kit/words.ts';
import { altText, type Scene } from '../scene.ts';
import { sideName } from './words.ts';

/** The picture needs no parameters, because the view contains the roll. */
export type DiceParams = Record<string, never>;

const left = page.margin;
const wide = page.width - 2 * page.margin;
const top = 142;
const rowHeight = 244;
const rerollHeight = 46;

type Fate = DiceView['dice'][number]['fate'];

const sidesOf = (roll: RollView): DiceView[] => (roll.against ? [roll.acting, roll.against] : [roll.acting]);
const title: Record<RollView['kind'], string> = { attack: 'Attack', test: 'Skill test', opposed: 'Opposed test' };

/** Returns the distance between dice, in pixels, at which the longer row fits. */
function stepOf(roll: RollView): number {
  const most = Math.max(1, ...sidesOf(roll).map((side) => side.dice.length));
  return Math.min(148, Math.floor((wide - 48) / most));
}

const dieSide = (step: number): number => Math.min(96, step - 18);

/** Draws the last attack or test: the dice in pairs, highest first, the effect of each, and the result. */
export const dice: Scene<AwayMissionsView, DiceParams> = {
  draw(view) {
    const { roll } = view;
    if (!roll) {
      return picture(240, (pen) => {
        header(pen, { title: 'No roll yet', facts: view.facts.slice(-1) });
        write(pen, 'No dice have been rolled yet.', left, 176);
      });
    }
    const sides = sidesOf(roll);
    const rerolls = sides.reduce((sum, side) => sum + side.rerolls.length, 0);
    const resultTop = top + 56 + sides.length * rowHeight;
    const height = resultTop + 132 + rerolls * rerollHeight + page.margin;
    return picture(height, (pen) => {
      header(pen, { seat: roll.acting.seat, title: title[roll.kind], facts: view.facts.slice(-1) });
      write(pen, clipped(pen, roll.label, wide, { px: size.name }), left, top + 20, { px: size.name });
      const step = stepOf(roll);
      for (const [row, side] of sides.entries()) {
        diceRow(pen, view, roll, side, top + 56 + row * rowHeight, step, hitInk(roll, row));
      }
      const at = outcome(pen, roll, resultTop);
      drawRerolls(pen, sides, at);
    });
  },
  pages: () => 1,
  alt: (view) => altText(words(view)),
  text: (view) => words(view),
};

/** Returns the color of hits, which is red only for an attacker’s hits, since these cause harm. */
const hitInk = (roll: RollView, row: number): HexColour =>
  roll.kind === 'attack' && row === 0 ? colour.foe : colour.text;

/** Draws one side of a roll: the side's name and its dice. */
function diceRow(
  pen: Pen,
  view: AwayMissionsView,
  roll: RollView,
  side: DiceView,
  y: number,
  step: number,
  hit: HexColour,
): void {
  const die = dieSide(step);
  panel(pen, left, y, wide, rowHeight - 20);
  token(pen, side.seat, left + 42, y + 38, 18);
  const ground = colour.panel;
  const name = clipped(pen, side.name, 560, { px: size.value });
  const width = write(pen, name, left + 76, y + 38, { px: size.value, ground });
  write(pen, sideName(view, side.seat), left + 76 + width + 18, y + 38, { face: 'text', ink: colour.soft, ground });
  const rolled = count(side.dice.length, 'die', 'dice');
  write(pen, rolled, left + wide - 28, y + 38, { face: 'text', ink: colour.soft, ground, align: 'right' });
  for (const [i, { value, fate }] of side.dice.entries()) {
    const x = left + 28 + i * step + (step - die) / 2;
    drawDie(pen, value, fate, x, y + 72 + (96 - die) / 2, die, hit);
    const word = step < captioned ? '' : caption(roll, side, i);
    const ink = fate === 'hit' || (fate === 'cancelled' && side === roll.against) ? colour.text : colour.quiet;
    const writing = { px: size.body, face: 'text', ink, ground, align: 'center' } as const;
    if (word !== '') write(pen, word, x + die / 2, y + 196, writing);
  }
}

/** The minimum distance between dice, in pixels, for a word under each. */
const captioned = 130;

/** Returns a word or two for a die’s effect or, while dice can be re-rolled, the value that the die needs. */
function caption(roll: RollView, side: DiceView, at: number): string {
  const die = side.dice[at];
  if (die === undefined || die.fate === 'open') return '';
  if (die.fate === 'hit') return roll.kind === 'attack' ? 'hits' : 'counts';
  const acting = side === roll.acting;
  const beside = roll.acting.dice[at];
  if (!acting && die.fate === 'cancelled') return beside === undefined ? 'stops a die' : `stops ${beside.value}`;
  const needs = roll.result === null ? needed(die) : null;
  if (needs !== null) return needs;
  if (!acting) return 'no use';
  return roll.against?.dice[at] === undefined ? 'fails' : 'stopped';
}

/** Returns the values that would help, such as `needs 5+`, or null. */
function needed({ needs }: DiceView['dice'][number]): string | null {
  if (needs === undefined) return null;
  return needs === 6 ? 'needs 6' : `needs ${needs}+`;
}

/** Positions of a die's pips by its value, in quarters of the side from the center. */
const pips: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** Returns the fill, edge and pip colors for a die's effect. */
function dieTones(fate: Fate, hit: HexColour): { fill: HexColour; edge: HexColour; ink: HexColour } {
  switch (fate) {
    case 'hit':
      return { fill: hit, edge: colour.field, ink: colour.ink };
    case 'open':
      return { fill: colour.soft, edge: colour.field, ink: colour.ink };
    case 'cancelled':
      return { fill: colour.sunken, edge: colour.rim, ink: colour.quiet };
    case 'ignored':
      return { fill: colour.sunken, edge: colour.line, ink: colour.quiet };
    default:
      return fate satisfies never;
  }
}

function drawDie(pen: Pen, value: number, fate: Fate, x: number, y: number, side: number, hit: HexColour): void {
  const { fill, edge, ink } = dieTones(fate, hit);
  plate(pen, x, y, side, side, { fill, edge, cut: side * 0.16 });
  for (const [dx, dy] of must(pips[value], `the pips of ${value}`)) {
    circle(pen.ctx, x + side / 2 + (dx * side) / 4, y + side / 2 + (dy * side) / 4, side * 0.085);
    paint(pen.ctx, ink);
  }
  if (fate !== 'cancelled') return;
  pen.ctx.strokeStyle = colour.rim;
  pen.ctx.lineWidth = 4;
  pen.ctx.beginPath();
  pen.ctx.moveTo(x + 8, y + side - 8);
  pen.ctx.lineTo(x + side - 8, y + 8);
  pen.ctx.stroke();
}

/**
 * Draws the result in large type, with the weapon’s share of the Damage next to it. Returns the y coordinate below the
 * result.
 */
function outcome(pen: Pen, roll: RollView, y: number): number {
  const attack = roll.kind === 'attack';
  const ground: HexColour = attack ? colour.foeFill : colour.panel;
  panel(pen, left, y, wide, 108, { fill: ground, edge: attack ? colour.foe : colour.rim });
  const cy = y + 54;
  const glyph: IconName = attack ? 'damage' : 'skill';
  icon(pen, glyph, left + 58, cy, 56, attack ? colour.foe : colour.text);
  const text = resultWords(roll, roll.result ?? hits(roll));
  const writing = { px: size.title, face: 'display', ground } as const;
  const width = write(pen, text, left + 108, cy, writing);
  const weapon = roll.extra > 0 ? `including ${roll.extra} from the weapon` : '';
  const extra = roll.result === null ? 'so far (dice may still be re-rolled)' : weapon;
  const soft = { face: 'text', ink: colour.soft, ground } as const;
  if (extra && measure(pen, extra, soft) < wide - width - 160) write(pen, extra, left + 108 + width + 28, cy, soft);
  return y + 132;
}

const hits = ({ acting }: RollView): number => acting.dice.filter(({ fate }) => fate === 'hit').length;

const resultWords = (roll: RollView, result: number): string =>
  roll.kind === 'attack' ? `${result} Damage` : count(result, 'success', 'successes');

/** Lists the re-rolls: the card, and the values before and after. */
function drawRerolls(pen: Pen, sides: readonly DiceView[], y: number): void {
  let at = y + 14;
  for (const side of sides) {
    for (const { card, from, to } of side.rerolls) {
      token(pen, side.seat, left + 18, at, 13);
      icon(pen, 'reroll', left + 62, at, 28, colour.soft);
      const faces = `${from.join(' ')} became ${to.join(' ')}`;
      const label = clipped(pen, card, wide - 140 - measure(pen, faces, { face: 'text' }), {});
      const width = write(pen, label, left + 92, at);
      write(pen, faces, left + 92 + width + 24, at, { face: 'text', ink: colour.soft });
      at += rerollHeight;
    }
  }
}

/** Words for the effect of a die: in an attack, in a test, and for the opposing side's dice. */
const attackWord: Record<Fate, string> = { hit: 'hits', cancelled: 'misses', ignored: 'misses', open: 'is open' };
const testWord: Record<Fate, string> = { hit: 'succeeds', cancelled: 'fails', ignored: 'fails', open: 'is open' };
const againstWord: Record<Fate, string> = {
  hit: 'stops a die',
  cancelled: 'stops a die',
  ignored: 'stops nothing',
  open: 'is open',
};

function words(view: AwayMissionsView): string[] {
  const { roll } = view;
  if (!roll) return ['No dice have been rolled yet.'];
  const faces = (side: DiceView): string => {
    const words = side === roll.against ? againstWord : roll.kind === 'attack' ? attackWord : testWord;
    const open = (die: DiceView['dice'][number]): string => (roll.result === null ? ` (${needed(die)})` : '');
    const results = side.dice.map((die) => `${die.value} ${words[die.fate]}${needed(die) === null ? '' : open(die)}`);
    return results.length ? list(results) : 'no dice';
  };
  const so = roll.result === null ? 'So far ' : '';
  const result = `${so}${resultWords(roll, roll.result ?? hits(roll))}.${so && ' Dice may still be re-rolled.'}`;
  return [
    `${roll.label}.`,
    ...sidesOf(roll).map((side) => `${side.name} (${sideName(view, side.seat)}): ${faces(side)}.`),
    result,
    ...(roll.extra > 0 && roll.result !== null ? [`Including ${roll.extra} from the weapon.`] : []),
    ...sidesOf(roll).flatMap((side) =>
      side.rerolls.map((r) => `${side.name} discarded ${r.card}: ${r.from.join(' ')} became ${r.to.join(' ')}.`),
    ),
  ];
}
