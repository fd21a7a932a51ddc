import type { EnemyView, Pile } from '../../src/games/frontiers/view.ts';
import { type Block, measuringPen } from '../kit/flow.ts';
import { type IconName, icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { panel } from '../kit/shapes.ts';
import { colour, type HexColour, size } from '../kit/theme.ts';
import { list } from '../kit/wording.ts';
import { clipped, type Writing, wrap, write } from '../kit/words.ts';
import { fireName, type Look, pileIcon } from './looks.ts';

/** An enemy and the additional information that its block shows. */
export interface EnemyFace {
  readonly enemy: EnemyView;
  readonly pile: Pile;
  /** The enemy's location, shown to the right of its name. */
  readonly place: string;
  /** Extra lines below the enemy's abilities. */
  readonly notes?: readonly string[];
  /** True if the enemy is defeated. The block of a defeated enemy is muted and has a check mark. */
  readonly done?: boolean;
  /** The band at the bottom, which shows the points used against the enemy. */
  readonly band?: Band;
}

/** The points used against an enemy: an icon, text, and whether they overcome or deflect the enemy. */
export interface Band {
  readonly icon: IconName;
  readonly words: string;
  readonly good: boolean;
}

const pad = 24;
const line = 40;
const figures = 64;
const foot = 68;
const text: Writing = { px: size.body, face: 'text' };

/** Lists an enemy's traits other than its figures: its type of attack, abilities, Resistances. */
function traits({ attack, abilities, resists }: EnemyView): string[] {
  return [
    ...(attack.type === 'normal' ? [] : [`Attacks with ${fireName[attack.type]}`]),
    ...(abilities.length > 0 ? [list(abilities)] : []),
    ...(resists.length > 0 ? [`Halves ${list(resists.map((fire) => fireName[fire]))}`] : []),
  ];
}

/**
 * Returns one enemy as a block: name and place, attack, Defense, Experience, traits and, in a fight, the points used
 * against it.
 */
export function enemyBlock(face: EnemyFace, width: number): Block {
  const { enemy, pile, place, notes = [], done = false, band } = face;
  const ruler = measuringPen();
  const room = width - 2 * pad;
  const lines = [...traits(enemy), ...notes].flatMap((words) => wrap(ruler, words, room, text));
  const height = 84 + figures + lines.length * line + 20 + (band === undefined ? 0 : foot);
  const ground: HexColour = done ? colour.sunken : colour.foeFill;
  const ink: HexColour = done ? colour.quiet : colour.text;
  return {
    height,
    draw(pen, x, y, tall) {
      panel(pen, x, y, width, tall, { fill: ground, edge: done ? colour.line : colour.foe, cut: 22, weight: 3 });
      icon(pen, done ? 'check' : pileIcon[pile], x + pad + 22, y + 46, 42, done ? colour.soft : colour.foe);
      const where: Writing = {
        px: size.body,
        face: 'display',
        ink: done ? colour.quiet : colour.soft,
        ground,
        align: 'right',
      };
      const wide = place === '' ? 0 : write(pen, place, x + width - pad, y + 46, where) + 16;
      const name: Writing = { px: size.name, ink, ground };
      write(pen, clipped(pen, enemy.name, room - 60 - wide, name), x + pad + 60, y + 46, name);
      drawFigures(pen, enemy, x + pad, y + 84 + figures / 2 - 6, { ink, ground, dim: done });
      let at = y + 84 + figures + line / 2;
      for (const words of lines) {
        write(pen, words, x + pad, at, { ...text, ink: done ? colour.quiet : colour.soft, ground, room });
        at += line;
      }
      if (band !== undefined) drawBand(pen, band, x, y + tall - foot, width, done);
    },
  };
}

function drawFigures(pen: Pen, enemy: EnemyView, x: number, y: number, { ink, ground, dim }: Look): void {
  const { attack, defense, experience, diplomacy } = enemy;
  const parts: [IconName, number, HexColour][] = [
    ['attack', attack.value, dim ? colour.quiet : colour.foe],
    ['defense', defense, dim ? colour.quiet : colour.soft],
    ...(diplomacy === null
      ? []
      : ([['diplomacy', diplomacy, dim ? colour.quiet : colour.soft]] as [IconName, number, HexColour][])),
    ['star', experience, dim ? colour.quiet : colour.warn],
  ];
  let at = x;
  for (const [name, value, tint] of parts) {
    icon(pen, name, at + 20, y, 38, tint);
    at += 50 + write(pen, `${value}`, at + 50, y, { px: size.title, face: 'display', ink, ground }) + 34;
  }
}

/** Draws the band, in mint if the points are enough, otherwise in ivory. */
function drawBand(
  pen: Pen,
  { icon: name, words, good }: Band,
  x: number,
  y: number,
  width: number,
  dim: boolean,
): void {
  const fill: HexColour = dim ? '#172236' : good ? colour.mayFill : colour.panel;
  pen.ctx.fillStyle = fill;
  pen.ctx.fillRect(x + 3, y - 6, width - 6, foot - 18);
  const ink: HexColour = dim ? colour.quiet : good ? colour.may : colour.text;
  icon(pen, name, x + pad + 16, y + 19, 30, ink);
  write(pen, clipped(pen, words, width - 2 * pad - 50, text), x + pad + 46, y + 19, { ...text, ink, ground: fill });
}
