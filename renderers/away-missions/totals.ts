import type { AwayMissionsView, PlayerView, TeamView } from '../../src/games/away-missions/view.ts';
import type { BoardChange, ChangesSince, FigureOwner } from '../../src/kernel/changes.ts';
import { type LinedFigures, linedFigures } from '../kit/changes.ts';
import { measuringPen } from '../kit/flow.ts';
import { type IconName, icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { token } from '../kit/pieces.ts';
import { colour, type HexColour, page, size } from '../kit/theme.ts';
import { clipped, measure, type Writing, write } from '../kit/words.ts';

const lineHeight = 62;
/** Distance between two lines of an entry, in pixels. */
const moreHeight = 48;
/** Height of a line of names, in pixels. */
const namesHeight = 42;
const columns = 2;
const columnWidth = (page.width - 2 * page.margin) / columns;
/** Width of an entry, and the indent of its text to the right of the shape, in pixels. */
const room = columnWidth - 24;
const indent = 48;

/** An item of the totals: text, or a number with an icon. */
interface Item {
  readonly icon?: IconName;
  readonly ink: HexColour;
  readonly words: string;
  readonly writing: Writing;
  /** The figure that the number is, by which changes name it. */
  readonly figure?: NonNullable<BoardChange['figure']>;
}

/** The totals of one side or team, on one or more lines. */
interface Entry {
  readonly seats: readonly number[];
  /** The side's place in the order of the Round, shown in its shape. Missing if no order has been rolled. */
  readonly place?: number;
  readonly lines: readonly (readonly Item[])[];
  /** Letters and names of the side's characters. The list is empty if the names fit on the map. */
  readonly names: readonly (readonly Item[])[];
}

const iconWidth = 34;
const between = 20;

function widthOf(item: Item): number {
  return (item.icon === undefined ? 0 : iconWidth) + measure(measuringPen(), item.words, item.writing);
}

/** Returns the height of the totals below a map, including the lines of names if `named` is set. */
export function totalsHeight(view: AwayMissionsView, named: boolean): number {
  return rowsOf(view, named).reduce((sum, row) => sum + heightOf(row), 16);
}

function heightOf(row: readonly Entry[]): number {
  const most = (of: (entry: Entry) => number): number => Math.max(...row.map(of));
  return (
    lineHeight + moreHeight * (most(({ lines }) => lines.length) - 1) + namesHeight * most(({ names }) => names.length)
  );
}

/** The position of the totals, whether they list names, and the changed figures. */
export interface TotalsLook {
  readonly top: number;
  readonly named: boolean;
  readonly changes?: ChangesSince | undefined;
}

/**
 * Draws the totals, one entry per side: points, ready characters and tokens. In team games, each ally's entry is below
 * the entry of their team. Changed figures are underlined.
 */
export function drawTotals(pen: Pen, view: AwayMissionsView, { top, named, changes }: TotalsLook): void {
  const lined = linedFigures(changes);
  let y = top;
  for (const row of rowsOf(view, named)) {
    for (const [column, entry] of row.entries()) drawEntry(pen, entry, page.margin + column * columnWidth, y, lined);
    y += heightOf(row);
  }
}

/** Returns rows of entries: in team games by team, otherwise in seat order. */
function rowsOf(view: AwayMissionsView, named: boolean): Entry[][] {
  const of = (player: PlayerView): Entry => entryOf(view, player, named);
  const { teams, players } = view;
  if (teams !== undefined) {
    const allies = teams.map(({ seats }) => players.filter(({ seat }) => seats.includes(seat)));
    const most = Math.max(...allies.map(({ length }) => length));
    const below = Array.from({ length: most }, (_, at) => allies.flatMap((team) => team[at] ?? []).map(of));
    return [teams.map(teamOf), ...below];
  }
  const rows: Entry[][] = [];
  for (let first = 0; first < players.length; first += columns)
    rows.push(players.slice(first, first + columns).map(of));
  return rows;
}

const name: Writing = { px: size.value };
const number: Writing = { px: size.value, face: 'display' };
const points: Writing = { px: size.name, face: 'display' };

function nameItem(words: string): Item {
  return { words: clipped(measuringPen(), words, 210, name), writing: name, ink: colour.text };
}

function pointsItem(many: number, of: FigureOwner): Item {
  return { icon: 'star', words: `${many}`, writing: points, ink: colour.warn, figure: { of, name: 'points' } };
}

function teamOf(team: TeamView): Entry {
  return { seats: team.seats, lines: [[nameItem(team.name), pointsItem(team.points, team.name)]], names: [] };
}

const letters: Writing = { face: 'display' };
const called: Writing = { face: 'text' };
/** Maximum number of lines of names for a side. */
const mostNames = 3;
/** Distance between a character's letters and name, in pixels. */
const beside = 8;

/**
 * Returns the letters and names of a seat's characters on the map, or nothing if there are too many. In that case, only
 * close-ups show the names.
 */
function namesOf({ characters }: AwayMissionsView, { seat }: PlayerView): Item[][] {
  const there = characters.filter((one) => one.seat === seat && one.where === 'area' && one.letters !== '');
  const pairs = there.map((one): [Item, Item] => [
    { words: one.letters, writing: letters, ink: colour.text },
    { words: shortName(one.name), writing: called, ink: colour.soft },
  ]);
  const lines: Item[][] = [];
  let at = Number.POSITIVE_INFINITY;
  for (const pair of pairs) {
    const width = pair.reduce((sum, item) => sum + widthOf(item), beside);
    if (at + width > room) {
      lines.push([]);
      at = indent;
    }
    lines.at(-1)?.push(...pair);
    at += width + between;
  }
  return lines.length > mostNames ? [] : lines;
}

/** Returns a short name: `One` for `One of Five`, `La Forge` for `Geordi La Forge`. */
function shortName(name: string): string {
  if (name.length <= longest) return name;
  return name.includes(' of ') ? (name.split(' of ')[0] ?? name) : name.slice(name.indexOf(' ') + 1);
}

/** Maximum length of a name that isn't shortened, in characters. */
const longest = 9;

function entryOf(view: AwayMissionsView, player: PlayerView, named: boolean): Entry {
  const { characters, phase, order = [] } = view;
  const arriving = characters.filter(({ seat, where, arrives }) => {
    return seat === player.seat && where === 'reserve' && arrives !== null;
  });
  const counted = [
    ['bonus', player.bonusActions],
    ['adapt', player.adapt],
    ['intel', player.intel],
    ['trap', player.faceDown.traps],
    ['flag', player.faceDown.missions],
    ['clock', arriving.length],
  ] as const;
  const ready: Item = { words: `${player.ready} ready`, writing: { face: 'text' }, ink: colour.soft };
  const items: Item[] = [
    nameItem(player.name),
    pointsItem(player.points, player.seat),
    // Before the first Round nobody can be ready.
    ...(phase === 'preparation' ? [] : [ready]),
    ...counted.flatMap(([icon, many]): Item[] =>
      many === 0
        ? []
        : [{ icon, words: `${many}`, writing: number, ink: colour.soft, figure: { of: player.seat, name: icon } }],
    ),
  ];
  const place = order.indexOf(player.seat) + 1;
  const names = named ? namesOf(view, player) : [];
  return { seats: [player.seat], lines: inLines(items), names, ...(place === 0 ? {} : { place }) };
}

/** Distributes items over as many lines as needed. */
function inLines(items: readonly Item[]): Item[][] {
  const lines: Item[][] = [];
  let line: Item[] = [];
  let at = indent;
  for (const item of items) {
    const width = widthOf(item);
    if (line.length === 0 || at + width > room) {
      line = [];
      lines.push(line);
      at = indent;
    }
    line.push(item);
    at += width + between;
  }
  return lines;
}

function drawEntry(
  pen: Pen,
  { seats, place, lines, names }: Entry,
  left: number,
  top: number,
  lined: LinedFigures,
): void {
  drawNames(pen, names, left + indent, top + lineHeight + (lines.length - 1) * moreHeight + namesHeight / 2 - 6);
  const shift = (seats.length - 1) * 40;
  const look = place === undefined ? {} : { letters: `${place}` };
  for (const [i, seat] of seats.entries()) token(pen, seat, left + 18 + i * 40, top + lineHeight / 2, 16, look);
  for (const [row, items] of lines.entries()) {
    let x = left + indent + (row === 0 ? shift : 0);
    const y = top + lineHeight / 2 + row * moreHeight;
    for (const item of items) {
      if (item.icon !== undefined) icon(pen, item.icon, x + 13, y, 28, item.ink);
      const ink = item.icon === 'star' ? colour.text : item.ink;
      const x0 = x + (item.icon === undefined ? 0 : iconWidth);
      const wide = write(pen, item.words, x0, y, { ...item.writing, ink });
      if (item.figure !== undefined) lined(pen, item.figure, { x0, x1: x0 + wide, y });
      x += widthOf(item) + between;
    }
  }
}

function drawNames(pen: Pen, names: Entry['names'], left: number, top: number): void {
  for (const [row, items] of names.entries()) {
    let x = left;
    for (const [at, { words, writing, ink }] of items.entries()) {
      // Letters and names alternate; the gap after a name is wider than the gap after letters.
      x += write(pen, words, x, top + row * namesHeight, { ...writing, ink }) + (at % 2 === 0 ? beside : between);
    }
  }
}
