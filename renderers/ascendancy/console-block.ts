import type { PlayerView } from '../../src/games/ascendancy/view.ts';
import type { Block } from '../kit/flow.ts';
import { type IconName, icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { chamfer, paint, panel, rule } from '../kit/shapes.ts';
import { colour, type HexColour, size } from '../kit/theme.ts';
import { write } from '../kit/words.ts';
import { RESOURCES, resources } from './palette.ts';

const ground = colour.panel;
const most = 14;

/** Draws the console: Ascendancy and Resources in large type, then Weapons and Shields as tracks, and the Commands. */
export function consoleBlock(player: PlayerView, width: number): Block {
  return {
    height: 300,
    draw(pen, x, y) {
      panel(pen, x, y, width, 300, { cut: 22 });
      const figures: [IconName, HexColour, number][] = [
        ['star', colour.warn, player.ascendancy],
        ...RESOURCES.map((one): [IconName, HexColour, number] => [
          resources[one].icon,
          resources[one].ink,
          player.reserves[one],
        ]),
      ];
      for (const [i, [name, ink, value]] of figures.entries()) {
        const at = x + 60 + i * 190;
        icon(pen, name, at, y + 62, 46, ink);
        write(pen, `${value}`, at + 36, y + 62, { px: 54, face: 'display', ground });
      }
      // Weapons hit on this roll or higher. Shields subtract up to 4 (A-BUILD-32).
      drawTrack(pen, 'attack', 'Hits on', [5, 4, 3, 2, 1], player.weapons, '+', x + 36, y + 156);
      drawTrack(pen, 'defense', 'Shields', [0, 1, 2, 3, 4], player.shields, '', x + width / 2 + 20, y + 156);
      rule(pen, x + 24, y + 204, width - 48);
      drawCommands(pen, player, x + 36, y + 252);
      const card = player.card === null ? 'No Turn Order Card' : `Turn Order Card ${player.card}`;
      write(pen, card, x + width - 32, y + 62, { face: 'text', ink: colour.soft, ground, align: 'right' });
    },
  };
}

function drawTrack(
  pen: Pen,
  name: IconName,
  label: string,
  steps: readonly number[],
  now: number,
  after: string,
  x: number,
  y: number,
): void {
  icon(pen, name, x + 16, y, 32, colour.soft);
  write(pen, label, x + 46, y, { face: 'text', ink: colour.soft, ground });
  for (const [i, step] of steps.entries()) {
    const at = x + 196 + i * 64;
    const isNow = step === now;
    chamfer(pen.ctx, at - 28, y - 24, 56, 48, 10);
    paint(pen.ctx, isNow ? colour.text : undefined, isNow ? colour.text : colour.line, 2.5);
    const writing = { px: size.value, face: 'display', align: 'center' } as const;
    write(pen, `${step}${after}`, at, y, {
      ...writing,
      ink: isNow ? colour.ink : colour.quiet,
      ground: isNow ? colour.text : ground,
    });
  }
}

/** Draws Command Tokens: filled if ready, as an outline if Exhausted. */
function drawCommands(pen: Pen, { commands: { ready, exhausted } }: PlayerView, x: number, y: number): void {
  icon(pen, 'command', x + 16, y, 32, colour.soft);
  write(pen, `${ready} of ${ready + exhausted}`, x + 46, y, { px: size.value, face: 'display', ground });
  for (let i = 0; i < Math.min(most, ready + exhausted); i++) {
    const at = x + 190 + i * 60;
    chamfer(pen.ctx, at - 23, y - 23, 46, 46, 12);
    paint(pen.ctx, i < ready ? colour.text : undefined, i < ready ? colour.text : colour.line, 2.5);
    icon(pen, i < ready ? 'command' : 'check', at, y, 26, i < ready ? colour.ink : colour.quiet);
  }
}
