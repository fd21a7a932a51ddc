import type { FrontiersView, PvpSideView, PvpView } from '../../src/games/frontiers/view.ts';
import { type Block, flow, measuringPen, type Page } from '../kit/flow.ts';
import { icon } from '../kit/icons.ts';
import { token } from '../kit/pieces.ts';
import { panel, rule } from '../kit/shapes.ts';
import { colour, page, size } from '../kit/theme.ts';
import { count } from '../kit/wording.ts';
import { type Writing, wrap, write } from '../kit/words.ts';
import { cardsTop } from './card-pages.ts';
import { rackBlock } from './rack.ts';
import { fireWords, nameOf, shieldWords } from './words.ts';

const gap = 24;
const wide = page.width - 2 * page.margin;
const width = (wide - gap) / 2;
const text: Writing = { px: size.body, face: 'text', ink: colour.soft, ground: colour.panel };

const attendance = { full: 'attends fully', partial: 'attends partially' } as const;

/** Returns one side as a block: its ship, Defense, and damage taken. */
function sideBlock(view: PvpView, side: PvpSideView): Block {
  const attacks = side.seat === view.attacker;
  const role = side.seat === view.aggressor.seat ? 'Aggressor' : 'Defender';
  const how = role === 'Defender' && view.attendance !== null ? `, ${attendance[view.attendance]}` : '';
  const state = side.stopped ? 'Its attack is stopped' : attacks ? 'Attacking now' : 'Blocking now';
  return {
    height: 214,
    draw(pen, x, y, tall) {
      panel(pen, x, y, width, tall, { cut: 22, edge: attacks ? colour.rim : colour.line, weight: attacks ? 4 : 2 });
      token(pen, side.seat, x + 60, y + 60, 30, { glyph: 'ship' });
      write(pen, side.name, x + 112, y + 44, { px: size.name, ground: colour.panel });
      write(pen, `${role}${how}`, x + 112, y + 84, text);
      icon(pen, 'defense', x + 52, y + 132, 34, colour.soft);
      const number = { px: size.head, face: 'display', ground: colour.panel } as const;
      const wide = write(pen, `${side.defense}`, x + 82, y + 132, number);
      write(pen, 'Defense', x + 94 + wide, y + 132, text);
      icon(pen, 'damage', x + 292, y + 132, 34, side.sustained > 0 ? colour.foe : colour.soft);
      const hurt = write(pen, `${side.sustained}`, x + 322, y + 132, number);
      write(pen, 'Damage', x + 334 + hurt, y + 132, text);
      write(pen, state, x + 32, y + 180, { ...text, ink: attacks ? colour.text : colour.soft });
    },
  };
}

/** Returns the attack as a block: its points, the Shields used against it, the points left, and the damage. */
function attackBlock({ attack, shields, remaining, damage }: PvpView): Block {
  const kinds = [`Attack ${fireWords(attack)}`, ...(shields.total > 0 ? [`Shields ${shieldWords(shields)}`] : [])];
  const lines = kinds.flatMap((words) => wrap(measuringPen(), words, wide - 64, text));
  return {
    height: 126 + lines.length * 40,
    draw(pen, x, y, tall) {
      panel(pen, x, y, wide, tall, { cut: 22 });
      const parts = [
        ['attack', attack.total, 'Attack'],
        ['defense', shields.total, 'Shields'],
        ['action', remaining, remaining === 1 ? 'gets through' : 'get through'],
        ['damage', damage, 'Damage'],
      ] as const;
      let at = x + 32;
      for (const [name, value, word] of parts) {
        icon(pen, name, at + 22, y + 56, 42, name === 'damage' && damage > 0 ? colour.foe : colour.soft);
        at += 52 + write(pen, `${value}`, at + 52, y + 56, { px: 50, face: 'display', ground: colour.panel });
        at += 12 + write(pen, word, at + 12, y + 56, { px: size.value, ground: colour.panel }) + 32;
      }
      rule(pen, x + 32, y + 98, wide - 64);
      for (const [i, line] of lines.entries()) write(pen, line, x + 32, y + 128 + i * 40, { ...text, room: wide - 64 });
    },
  };
}

/** Returns the pages of a combat between two ships: both sides, the attack, and the attacker's data and points. */
export function pvpPages(view: FrontiersView, pvp: PvpView): Page[] {
  const room = { width, gap, left: page.margin, top: cardsTop, bottom: page.maxHeight };
  const [sides] = flow([sideBlock(pvp, pvp.aggressor), sideBlock(pvp, pvp.defender)], { ...room, columns: 2 });
  const attacker = view.captains.find(({ seat }) => seat === pvp.attacker);
  const below = [attackBlock(pvp), ...(attacker === undefined ? [] : [rackBlock(view, attacker, wide)])];
  const [rest] = flow(below, { ...room, width: wide, columns: 1, top: (sides?.bottom ?? cardsTop) + gap });
  return [{ bottom: rest?.bottom ?? cardsTop, placed: [...(sides?.placed ?? []), ...(rest?.placed ?? [])] }];
}

/** Describes the combat between two ships. */
export function pvpWords(view: FrontiersView, pvp: PvpView): string[] {
  const side = ({ name, defense, sustained, stopped }: PvpSideView): string =>
    `${name}: Defense ${defense}, ${count(sustained, 'Damage Card')} in this combat${stopped ? ', its attack is stopped' : ''}.`;
  return [
    `${pvp.aggressor.name} attacks ${pvp.defender.name}${pvp.at === null ? '' : ` at ${pvp.at}`}: ${pvp.phaseName}.`,
    ...(pvp.attendance === null ? [] : [`${pvp.defender.name} ${attendance[pvp.attendance]}.`]),
    side(pvp.aggressor),
    side(pvp.defender),
    `${nameOf(view, pvp.attacker)} attacks with ${fireWords(pvp.attack)} against Shields ${shieldWords(pvp.shields)}.`,
    `${pvp.remaining} ${pvp.remaining === 1 ? 'gets' : 'get'} through: ${count(pvp.damage, 'Damage Card')}.`,
  ];
}
