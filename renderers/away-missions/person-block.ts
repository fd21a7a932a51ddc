import type { CharacterView } from '../../src/games/away-missions/view.ts';
import { type Block, measuringPen } from '../kit/flow.ts';
import { type IconName, icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { token } from '../kit/pieces.ts';
import { panel, rule } from '../kit/shapes.ts';
import { colour, type HexColour, size } from '../kit/theme.ts';
import { clipped, shorten, type Writing, wrap, write } from '../kit/words.ts';
import { ratings, stateIcons, weaponFacts } from './looks.ts';
import { whereabouts } from './words.ts';

const pad = 24;
const line = 38;
const ratingsTop = 112;
const listTop = 204;

/** A group of lines on a character's sheet, with an icon before the first line. */
interface Group {
  readonly icon: IconName;
  readonly lines: readonly string[];
  readonly ink: HexColour;
}

const text: Writing = { px: size.body, face: 'text' };

/** Returns the lines about a character's weapons, abilities and cards. */
function groupsOf(person: CharacterView, room: number): Group[] {
  const ruler = measuringPen();
  const group = (name: IconName, words: string, most: number, ink: HexColour = colour.text): Group => ({
    icon: name,
    ink,
    lines: shorten(ruler, wrap(ruler, words, room, text), most, room, text),
  });
  return [
    ...person.weapons.map((w) =>
      group(w.rules.includes('Melee') ? 'melee' : 'range', `${w.name}: ${weaponFacts(w)}`, 3),
    ),
    ...person.abilities.map((ability) => group('action', `${ability.name}: ${ability.text}`, 6)),
    ...person.equipment.map((card) => group('equipment', card.name, 1)),
    ...person.traits.map((card) => group('trait', card.name, 1)),
    ...(person.specializations.length ? [group('skill', person.specializations.join(', '), 2, colour.soft)] : []),
  ];
}

/** Returns one character's sheet as a block: position, ratings with pegs, weapons, abilities and cards. */
export function personBlock(person: CharacterView, width: number): Block {
  const room = width - 2 * pad - 40;
  const groups = groupsOf(person, room);
  const lines = groups.reduce((sum, group) => sum + group.lines.length, 0);
  const isAbsent = person.where !== 'area';
  const ground = isAbsent ? colour.sunken : colour.panel;
  return {
    height: listTop + lines * line + groups.length * 6 + pad - 8,
    draw(pen, x, y, tall) {
      panel(pen, x, y, width, tall, {
        fill: ground,
        edge: person.where === 'area' ? colour.rim : colour.line,
        cut: 22,
      });
      head(pen, person, x, y, width, ground);
      for (const [i, rating] of ratings.entries()) {
        const step = (width - 2 * pad) / 4;
        drawRating(pen, rating, person.pegs[rating], person.full[rating], x + pad + i * step, y + ratingsTop, ground);
      }
      rule(pen, x + pad, y + listTop - 24, width - 2 * pad);
      let at = y + listTop + line / 2 - 8;
      for (const group of groups) {
        icon(pen, group.icon, x + pad + 13, at, 26, colour.soft);
        for (const words of group.lines) {
          write(pen, words, x + pad + 40, at, { ...text, ink: isAbsent ? colour.quiet : group.ink, ground, room });
          at += line;
        }
        at += 6;
      }
    },
  };
}

/** Draws the piece, name, role, position and tokens. */
function head(pen: Pen, person: CharacterView, x: number, y: number, width: number, ground: HexColour): void {
  const spent = person.activated || person.where !== 'area';
  token(pen, person.seat, x + pad + 28, y + 52, 28, { letters: person.letters, spent });
  const left = x + pad + 72;
  const marks: IconName[] = [
    ...(person.where === 'out' ? (['out'] as const) : []),
    // Each Honor token has its own icon.
    ...stateIcons(person).flatMap((mark) =>
      mark === 'honor' ? new Array<IconName>(person.honor ?? 1).fill(mark) : mark,
    ),
    ...(person.drone ? (['assimilate'] as const) : []),
    ...(person.activated ? (['check'] as const) : []),
  ];
  const right = x + width - pad;
  for (const [i, mark] of marks.entries()) {
    icon(
      pen,
      mark,
      right - 14 - i * 38,
      y + 36,
      28,
      mark === 'stun' || mark === 'incapacitated' ? colour.warn : colour.soft,
    );
  }
  const name = clipped(pen, person.name, right - left - marks.length * 38 - 8, { px: size.name });
  write(pen, name, left, y + 36, { px: size.name, ground });
  const place = person.where === 'area' ? (person.space ?? '') : whereabouts(person);
  const role: Writing = { px: size.small, face: 'text', ink: colour.soft, ground, second: true };
  const about = [place, person.role].filter(Boolean).join(', ');
  write(pen, clipped(pen, about, right - left, role), left, y + 72, role);
}

/** Draws a rating: icon, current value, and pegs below. The value is red if pegs are lost. */
function drawRating(
  pen: Pen,
  name: IconName,
  now: number,
  full: number,
  x: number,
  y: number,
  ground: HexColour,
): void {
  icon(pen, name, x + 15, y + 14, 28, colour.soft);
  const ink: HexColour = now < full ? colour.foe : colour.text;
  write(pen, `${now}`, x + 42, y + 14, { px: size.name, face: 'display', ink, ground });
  for (let peg = 0; peg < full; peg++) {
    pen.ctx.fillStyle = peg < now ? colour.full : colour.gone;
    pen.ctx.fillRect(x + peg * 19, y + 44, 14, 8);
  }
}
