import type { CharacterCardView, Rating, WeaponView } from '../../src/games/away-missions/view.ts';
import { must } from '../../src/kernel/must.ts';
import { type Block, measuringPen } from '../kit/flow.ts';
import { type IconName, icon, iconNamed } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { panel, plate, rule } from '../kit/shapes.ts';
import { colour } from '../kit/theme.ts';
import { measure, type Writing, wrap, write } from '../kit/words.ts';
import { arrival } from './component-words.ts';
import { ratingName, ratings } from './looks.ts';

const pad = 48;
const body = 36;
const line = 46;
const headHeight = 176;
const ratingsHeight = 148;
const weaponHeight = 92;
const chipHeight = 60;
const chipGap = 20;
const text: Writing = { px: body, face: 'text' };
const strong: Writing = { px: body, face: 'strong' };
const ground = colour.raised;
/** Maximum number of abilities whose names get their own row. */
const MOST_NAMED = 3;

/** A small plate with an icon and a word. */
interface Chip {
  readonly icon: IconName | null;
  readonly word: string;
  readonly width: number;
}

/**
 * Returns a character card as a block: piece and name, ratings with pegs, weapons, abilities, Specializations and
 * Keywords.
 */
export function characterBlock(character: CharacterCardView, width: number): Block {
  const ruler = measuringPen();
  const room = width - 2 * pad;
  const abilityRoom = room - 60;
  // If there are many abilities, each name shares a row with its text; otherwise the card would be too tall.
  const isDense = character.abilities.length > MOST_NAMED;
  const abilities = character.abilities.map(({ name, text: words }) => ({
    name: isDense ? null : name,
    lines: wrap(ruler, isDense ? `${name}: ${words}` : words, abilityRoom, text),
  }));
  const abilitiesHeight = abilities.reduce(
    (sum, { name, lines }) => sum + (lines.length + (name === null ? 0 : 1)) * line + 16,
    0,
  );
  const rows = chipRows(ruler, character, room);
  const weapons = character.weapons.map((weapon) => weaponBand(weapon, width));
  const weaponsHeight = weapons.reduce((sum, { height }) => sum + height + 12, 0);
  const chipsHeight = rows.length ? rows.length * (chipHeight + chipGap) + 44 : 0;
  return {
    height: headHeight + ratingsHeight + weaponsHeight + 28 + abilitiesHeight + chipsHeight + pad - 24,
    draw(pen, x, y, tall) {
      panel(pen, x, y, width, tall, { fill: ground, edge: colour.rim, cut: 22 });
      head(pen, character, x, y, width);
      const step = room / ratings.length;
      for (const [i, rating] of ratings.entries()) {
        drawRating(pen, rating, character.ratings[rating], x + pad + i * step, y + headHeight);
      }
      let at = y + headHeight + ratingsHeight;
      for (const weapon of weapons) {
        weapon.draw(pen, x, at, weapon.height);
        at += weapon.height + 12;
      }
      at += 28 + line / 2;
      for (const { name, lines } of abilities) {
        icon(pen, 'action', x + pad + 22, at, 44, colour.soft);
        if (name !== null) {
          write(pen, name, x + pad + 60, at, { ...strong, ground });
          at += line;
        }
        for (const words of lines) {
          write(pen, words, x + pad + 60, at, { ...text, ground, room: abilityRoom });
          at += line;
        }
        at += 16;
      }
      if (rows.length === 0) return;
      at = y + tall - pad - rows.length * (chipHeight + chipGap) + chipGap;
      rule(pen, x + pad, at - 28, room);
      for (const chips of rows) {
        let left = x + pad;
        for (const chip of chips) {
          drawChip(pen, chip, left, at);
          left += chip.width + chipGap;
        }
        at += chipHeight + chipGap;
      }
    },
  };
}

/** Draws the letters of the piece, the name, the role and the arrival round. */
function head(
  pen: Pen,
  { letters, name, role, escalation }: CharacterCardView,
  x: number,
  y: number,
  width: number,
): void {
  const side = 92;
  const left = letters ? x + pad + side + 28 : x + pad;
  if (letters) {
    plate(pen, x + pad, y + 40, side, side, { fill: colour.plate, edge: colour.rim, cut: 16 });
    const writing: Writing = { px: 44, face: 'display', ink: colour.plateInk, ground: colour.plate, align: 'center' };
    write(pen, letters, x + pad + side / 2, y + 40 + side / 2, writing);
  }
  write(pen, name, left, y + 64, { px: 54, face: 'strong', ground });
  write(pen, role, left, y + 118, { px: 30, face: 'text', ink: colour.soft, ground });
  if (escalation === null) return;
  const writing: Writing = { px: 30, face: 'text', ink: colour.soft, ground, align: 'right' };
  const wide = write(pen, arrival(escalation), x + width - pad, y + 118, writing);
  icon(pen, 'clock', x + width - pad - wide - 30, y + 118, 32, colour.soft);
}

/** Draws a rating: icon, number, name, and the pegs below. */
function drawRating(pen: Pen, rating: Rating, value: number, x: number, y: number): void {
  icon(pen, rating, x + 22, y + 34, 44, colour.soft);
  const wide = write(pen, `${value}`, x + 58, y + 34, { px: 64, face: 'display', ground });
  write(pen, ratingName[rating], x + 58 + wide + 12, y + 40, { px: 30, face: 'text', ink: colour.soft, ground });
  pen.ctx.fillStyle = colour.full;
  for (let peg = 0; peg < value; peg++) pen.ctx.fillRect(x + peg * 44, y + 90, 34, 14);
}

/** Returns a band for a weapon: its icon, name, added dice and Damage, and rules. */
function weaponBand({ name, dice, damage, rules }: WeaponView, width: number): Block {
  const ruler = measuringPen();
  const added = [
    ['die', dice],
    ['damage', damage],
  ] as const;
  const facts = added.filter(([, value]) => value !== 0);
  const said = rules.join(', ');
  const left = pad + 60;
  const taken = left + measure(ruler, name, strong) + facts.length * 140 + 40;
  // The weapon's rules go on the same line if they fit there, and otherwise on the next line.
  const beside = taken + measure(ruler, said, text) <= width - pad;
  return {
    height: weaponHeight + (beside ? 0 : line),
    draw(pen, x, y, tall) {
      const on = colour.band;
      pen.ctx.fillStyle = on;
      pen.ctx.fillRect(x + 2, y, width - 4, tall);
      pen.ctx.fillStyle = colour.rim;
      pen.ctx.fillRect(x + 2, y, 10, tall);
      const cy = y + weaponHeight / 2;
      icon(pen, rules.includes('Melee') ? 'melee' : 'range', x + pad + 22, cy, 44, colour.text);
      let at = x + left;
      at += write(pen, name, at, cy, { ...strong, ground: on }) + 40;
      for (const [kind, value] of facts) {
        icon(pen, kind, at + 18, cy, 36, colour.text);
        write(pen, `+${value}`, at + 46, cy, { px: 44, face: 'display', ground: on });
        at += 140;
      }
      const second: Writing = { ...text, ink: colour.soft, ground: on };
      if (beside && said) write(pen, said, x + width - pad, cy, { ...second, align: 'right' });
      else if (said) write(pen, said, x + left, cy + line, { ...second, room: width - left - pad });
    },
  };
}

/** Arranges Specializations with icons, then Keywords, in rows. */
function chipRows(ruler: Pen, { specializations, keywords }: CharacterCardView, room: number): Chip[][] {
  const chip = (word: string, name: IconName | null): Chip => ({
    word,
    icon: name,
    width: measure(ruler, word, { px: 30, face: 'text' }) + (name === null ? 48 : 96),
  });
  const versed = specializations.map((word) =>
    chip(word, iconNamed(must(word.split(' ')[0], 'a Specialization').toLowerCase())),
  );
  const rows: Chip[][] = [];
  for (const chips of [versed, keywords.map((word) => chip(word, null))]) {
    let row: Chip[] = [];
    let taken = 0;
    for (const next of chips) {
      if (taken + next.width > room) {
        rows.push(row);
        row = [];
        taken = 0;
      }
      row.push(next);
      taken += next.width + chipGap;
    }
    if (row.length) rows.push(row);
  }
  return rows;
}

function drawChip(pen: Pen, { icon: name, word, width }: Chip, x: number, y: number): void {
  const fill = name === null ? ground : colour.plate;
  plate(pen, x, y, width, chipHeight, { fill, edge: name === null ? colour.rim : colour.plate, cut: 10 });
  const cy = y + chipHeight / 2;
  if (name !== null) icon(pen, name, x + 40, cy, 34, colour.plateInk);
  const ink = name === null ? colour.soft : colour.plateInk;
  write(pen, word, x + (name === null ? 24 : 72), cy, { px: 30, face: 'text', ink, ground: fill });
}
