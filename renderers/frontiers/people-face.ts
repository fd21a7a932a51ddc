import type {
  CrewCardView,
  CrewMemberView,
  EffectView,
  SkillView,
  TacticView,
} from '../../src/games/frontiers/view.ts';
import { type Block, measuringPen } from '../kit/flow.ts';
import { icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { panel, rule } from '../kit/shapes.ts';
import { colour, type HexColour, size } from '../kit/theme.ts';
import { measure, shorten, type Writing, wrap, write } from '../kit/words.ts';
import { datum } from './datum.ts';
import { type Rows, rowsOf, smallLines } from './line-row.ts';
import type { Look } from './looks.ts';

const pad = 24;
const text: Writing = { px: size.body, face: 'text' };
const faceOf = { ...smallLines, number: 40 };

/** An ability and its layout. */
interface Ability {
  readonly data: EffectView['data'];
  readonly rows: Rows;
  readonly height: number;
}

function abilityOf({ data, lines }: EffectView, width: number): Ability {
  const left = data.length === 0 ? 0 : 52;
  const rows = rowsOf(lines, width - 2 * pad - left, faceOf);
  return { data, rows, height: Math.max(rows.height, data.length === 0 ? 0 : 44) };
}

/** Returns a Crew card as a block: cost or state, Rank, Defense, where it can be recruited, and its abilities. */
export function crewBlock(card: CrewCardView, width: number, member?: CrewMemberView): Block {
  const ruler = measuringPen();
  const spent = member !== undefined && (!member.ready || member.wounds > 0);
  const ground: HexColour = spent ? colour.sunken : colour.raised;
  const ink: HexColour = spent ? colour.quiet : colour.text;
  const look: Look = { ink, ground, dim: spent };
  const room = width - 2 * pad;
  const nameRoom = room - (member === undefined ? (card.cost > 9 ? 106 : 80) : 0);
  const widest = Math.max(...card.name.split(' ').map((word) => measure(ruler, word, { px: size.name })));
  const px = widest > nameRoom ? size.body : size.name;
  const names = wrap(ruler, card.name, nameRoom, { px });
  const about: Writing = {
    px: size.small,
    face: 'text',
    ink: spent ? colour.quiet : colour.soft,
    ground,
    second: true,
  };
  const kind = `${card.role}, ${card.elite ? 'Elite' : 'Regular'}: ${card.places.join(', ')}`;
  const kinds = wrap(ruler, stateOf(member) ?? kind, room, stateOf(member) === null ? about : text);
  const kindStep = stateOf(member) === null ? 30 : 38;
  const abilities = card.abilities.map((ability) => abilityOf(ability, width));
  const nameHeight = names.length * 40;
  const figuresAt = pad + nameHeight + kinds.length * kindStep + 10;
  const height = figuresAt + 62 + abilities.reduce((sum, { height: tall }) => sum + tall + 14, 0) + 12;
  return {
    height,
    draw(pen, x, y, tall) {
      panel(pen, x, y, width, tall, { fill: ground, edge: spent ? colour.line : colour.rim, cut: 22 });
      for (const [i, name] of names.entries()) write(pen, name, x + pad, y + pad + 20 + i * 40, { px, ink, ground });
      if (member === undefined) price(pen, card.cost, x + width - pad, y + pad + 20, ground);
      for (const [i, words] of kinds.entries()) {
        const writing = stateOf(member) === null ? about : { ...text, ink: colour.soft, ground };
        write(pen, words, x + pad, y + pad + nameHeight + (i + 0.5) * kindStep, writing);
      }
      figure(pen, ['Rank', card.rank], x + pad, y + figuresAt + 24, look);
      figure(pen, ['Defense', card.defense], x + pad + 158, y + figuresAt + 24, look);
      rule(pen, x + pad, y + figuresAt + 52, room);
      let at = y + figuresAt + 66;
      for (const { data, rows, height: rowHeight } of abilities) {
        const middle = at + rowHeight / 2;
        for (const one of data) datum(pen, { container: 'token', colour: one, spent }, x + pad + 22, middle, 20);
        rows.draw(pen, x + pad + (data.length === 0 ? 0 : 52), middle - rows.height / 2, look);
        at += rowHeight + 14;
      }
    },
  };
}

/** Formats a state such as `Spent, 1 Wound`. Returns null for a card that belongs to no captain. */
function stateOf(member: CrewMemberView | undefined): string | null {
  if (member === undefined) return null;
  const wounds = member.wounds === 0 ? [] : [`${member.wounds} ${member.wounds === 1 ? 'Wound' : 'Wounds'}`];
  return [member.ready ? 'Ready' : 'Spent', ...wounds].join(', ');
}

/** Draws the card's cost in Diplomacy. */
function price(pen: Pen, cost: number, right: number, y: number, ground: HexColour): void {
  const wide = write(pen, `${cost}`, right, y, { px: size.title, face: 'display', ground, align: 'right' });
  icon(pen, 'diplomacy', right - wide - 26, y, 36, colour.soft);
}

function figure(pen: Pen, [word, value]: readonly [string, number], x: number, y: number, { ink, ground }: Look): void {
  const wide = write(pen, `${value}`, x, y, { px: size.head, face: 'display', ink, ground });
  write(pen, word, x + wide + 10, y, { ...text, ink: colour.soft, ground });
}

const usedWords: Record<SkillView['used'], string> = {
  no: '',
  turn: ', used this turn',
  round: ', used this Round',
  common: ', shared',
};

/** Returns a Skill Token as a block: when it can be used, and for what. */
export function skillBlock(skill: SkillView, width: number): Block {
  const ruler = measuringPen();
  const spent = skill.used !== 'no';
  const ground: HexColour = spent ? colour.sunken : colour.raised;
  const ink: HexColour = spent ? colour.quiet : colour.text;
  const room = width - 2 * pad;
  const use = wrap(ruler, `${skill.use}${usedWords[skill.used]}`, room, text);
  const rows = rowsOf(skill.lines, room, faceOf);
  const others = skill.others.length > 0 ? rowsOf(skill.others, room, faceOf) : null;
  const height = pad + 44 + use.length * 38 + 16 + rows.height + (others === null ? 0 : others.height + 56) + pad;
  return {
    height,
    draw(pen, x, y, tall) {
      panel(pen, x, y, width, tall, { fill: ground, edge: spent ? colour.line : colour.rim, cut: 22 });
      const [name = ''] = shorten(ruler, wrap(ruler, skill.name, room, { px: size.name }), 1, room, { px: size.name });
      write(pen, name, x + pad, y + pad + 20, { px: size.name, ink, ground });
      for (const [i, words] of use.entries()) {
        write(pen, words, x + pad, y + pad + 44 + (i + 0.5) * 38, {
          ...text,
          ink: spent ? colour.quiet : colour.soft,
          ground,
        });
      }
      let at = y + pad + 44 + use.length * 38 + 16;
      rows.draw(pen, x + pad, at, { ink, ground, dim: spent });
      at += rows.height;
      if (others === null) return;
      write(pen, 'Others, once:', x + pad, at + 32, { ...text, ink: spent ? colour.quiet : colour.soft, ground });
      others.draw(pen, x + pad, at + 56, { ink, ground, dim: spent });
    },
  };
}

/** Returns a Tactic Card as a block: its number in the Round Order, and its text. */
export function tacticBlock(tactic: TacticView, width: number, held = false): Block {
  const ruler = measuringPen();
  const ground: HexColour = held ? colour.sunken : colour.raised;
  const ink: HexColour = held ? colour.quiet : colour.text;
  const room = width - 2 * pad;
  const lines = wrap(ruler, tactic.text, room, text);
  const names = wrap(ruler, tactic.name, room - 54, { px: size.name });
  const height = pad + names.length * 42 + 12 + lines.length * 38 + pad;
  return {
    height,
    draw(pen, x, y, tall) {
      panel(pen, x, y, width, tall, { fill: ground, edge: held ? colour.line : colour.rim, cut: 22 });
      write(pen, `${tactic.number}`, x + pad + 16, y + pad + 20, {
        px: size.title,
        face: 'display',
        ink,
        ground,
        align: 'center',
      });
      for (const [i, name] of names.entries())
        write(pen, name, x + pad + 54, y + pad + 20 + i * 42, { px: size.name, ink, ground });
      for (const [i, words] of lines.entries()) {
        const at = y + pad + names.length * 42 + 12 + (i + 0.5) * 38;
        write(pen, words, x + pad, at, { ...text, ink: held ? colour.quiet : colour.soft, ground, room });
      }
    },
  };
}
