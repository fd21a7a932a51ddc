import type {
  AwayMissionsView,
  BoardId,
  BoardView,
  CharacterView,
  SpaceView,
} from '../../src/games/away-missions/view.ts';
import { header, picture } from '../kit/frame.ts';
import { icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { token } from '../kit/pieces.ts';
import { panel } from '../kit/shapes.ts';
import { colour, type HexColour, page, size } from '../kit/theme.ts';
import { count, list } from '../kit/wording.ts';
import { clipped, measure, type Writing, write } from '../kit/words.ts';
import { altText, type Scene } from '../scene.ts';
import { drawDoors, drawFloor } from './floor.ts';
import { floor, ratings, stateIcons, terminalName } from './looks.ts';
import { featureInk, health, nameWithin, terminalPlate } from './people.ts';
import { type AreaLayout, planOf } from './plan.ts';
import { boardLines, inBoard, personLine } from './words.ts';

/** The board to show. Turbolifts have no close-up, since a close-up would show no more than the map. */
export interface CloseupParams {
  readonly board: BoardId;
}

const top = 146;
const rowHeight = 96;
const gap = 16;
/** The smallest width, in pixels, at which a space shows names. */
const large = 200;
const entryWidth = (page.width - 2 * page.margin - 24) / 2;

const boardOf = (view: AwayMissionsView, id: BoardId): BoardView | undefined =>
  view.boards.find((board) => board.board === id);

/** Returns the characters on a board in reading order. */
function peopleOn(view: AwayMissionsView, board: BoardView): CharacterView[] {
  return view.spaces
    .filter((space) => inBoard(space, board))
    .sort((a, b) => b.row - a.row || a.column - b.column)
    .flatMap((space) => view.characters.filter((person) => person.where === 'area' && person.space === space.id));
}

/** Draws one board with large spaces, named terminals and rooms, and its characters with ratings below. */
export const closeup: Scene<AwayMissionsView, CloseupParams> = {
  draw(view, params) {
    const board = boardOf(view, params.board);
    const people = board ? peopleOn(view, board) : [];
    const rosterHeight = Math.ceil(people.length / 2) * (rowHeight + gap);
    const spaces = board ? view.spaces.filter((space) => inBoard(space, board)) : [];
    const plan = planOf(
      spaces.map(({ column, row }) => ({ column, row, width: 1, height: 1 })),
      {
        left: page.margin,
        top,
        width: page.width - 2 * page.margin,
        height: page.maxHeight - top - page.margin - rosterHeight - 24,
        most: 264,
      },
    );
    const bottom = spaces.length ? plan.y(plan.rows[0]) + plan.side + 28 : top + 40;
    return picture(bottom + rosterHeight + page.margin - gap, (pen) => {
      const traps = new Set(view.players.flatMap((player) => player.traps.map(({ space }) => space)));
      drawFloor(pen, { spaces }, plan);
      drawDoors(pen, spaces, plan);
      for (const space of spaces) {
        const here = people.filter((person) => person.space === space.id);
        drawSpace(pen, space, here, plan.x(space.column), plan.y(space.row), plan.side, view.active);
        if (traps.has(space.id)) drawTrapHere(pen, plan.x(space.column), plan.y(space.row));
      }
      const taken = new Set(people.map((person) => person.space));
      for (const run of runsOf(spaces.filter(({ id }) => !taken.has(id)))) nameRoom(pen, run, plan);
      for (const [i, person] of people.entries()) {
        entry(pen, person, page.margin + (i % 2) * (entryWidth + 24), bottom + Math.floor(i / 2) * (rowHeight + gap));
      }
      const title = board?.name ?? 'Not placed yet';
      const facts = [people.length ? `${people.length} here` : 'Nobody here', ...view.facts.slice(-1)];
      header(pen, { seat: view.awaited[0] ?? view.turn ?? undefined, title, facts });
    });
  },
  pages: () => 1,
  alt: (view, { board: id }) => altText(words(view, id)),
  text: (view, { board: id }) => words(view, id),
};

function words(view: AwayMissionsView, id: BoardId): string[] {
  const board = boardOf(view, id);
  if (!board) return ['This board has not been placed yet.'];
  const people = peopleOn(view, board);
  const rooms = [...new Set(view.spaces.filter((s) => inBoard(s, board)).flatMap((space) => space.room ?? []))];
  return [
    ...boardLines(view, board),
    ...(rooms.length ? [`Rooms: ${list(rooms)}.`] : []),
    ...(people.length ? people.map(personLine) : ['Nobody is here.']),
  ];
}

/** Draws a space: coordinate and terminal at the top, pieces in the middle. */
function drawSpace(
  pen: Pen,
  space: SpaceView,
  people: readonly CharacterView[],
  x: number,
  y: number,
  side: number,
  active: string | null,
): void {
  const ground = floor[space.board];
  const writing: Writing = { px: size.body, face: 'display', ink: colour.quiet, ground };
  write(pen, space.id, x + 16, y + 30, writing);
  const feature = space.terminal ?? (space.transporter ? 'transporter' : undefined);
  if (feature) {
    const w = 44;
    if (space.terminal) terminalPlate(pen, space, x + side - w - 10, y + 10, w, 8);
    icon(pen, feature, x + side - w / 2 - 10, y + 10 + w / 2, 30, featureInk(space));
  }
  for (const [i, person] of people.entries()) {
    const cx = x + side * (people.length > 1 ? 0.27 + i * 0.46 : 0.5);
    drawPiece(pen, person, cx, y, side, side * (people.length > 1 ? 0.44 : 0.9), ground, person.id === active);
  }
  if (people.length) return;
  const second: Writing = { px: size.small, face: 'text', ink: colour.soft, ground, second: true };
  const terminal = space.terminal === null ? '' : terminalName[space.terminal];
  const label = space.locked === undefined ? terminal : 'Locked';
  if (!terminal || side < large) return;
  write(pen, label, x + side - 10, y + 74, { ...second, align: 'right' });
  // The shape of the seat that locked the terminal is drawn before the terminal's label.
  if (space.locked !== undefined) token(pen, space.locked, x + side - 34 - measure(pen, label, second), y + 74, 11);
}

/** Draws the icon of the viewer's own Trap in a space, below the coordinate. */
function drawTrapHere(pen: Pen, x: number, y: number): void {
  icon(pen, 'trap', x + 30, y + 66, 30, colour.warn);
}

/** Groups adjacent spaces of one room without walls between them. Each group gets one label with the room's name. */
function runsOf(spaces: readonly SpaceView[]): SpaceView[][] {
  const runs: SpaceView[][] = [];
  for (const space of [...spaces].sort((a, b) => b.row - a.row || a.column - b.column)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isNext = last?.row === space.row && last.column === space.column - 1 && last.room === space.room;
    if (isNext && last.edges.east === 'open') run?.push(space);
    else runs.push([space]);
  }
  return runs;
}

function nameRoom(pen: Pen, run: readonly SpaceView[], plan: AreaLayout): void {
  const [first] = run;
  if (first?.room == null) return;
  const { x, y, side } = { x: plan.x(first.column), y: plan.y(first.row), side: plan.side };
  const width = run.length * side;
  const writing: Writing = { px: size.small, face: 'text', ink: colour.soft, ground: floor[first.board], second: true };
  const label = clipped(pen, first.room, width - 24, writing);
  // Clears the floor behind the label, so that no grid line crosses it.
  const room = measure(pen, label, writing) + 16;
  pen.ctx.fillStyle = floor[first.board];
  pen.ctx.fillRect(x + (width - room) / 2, y + side - 48, room, 32);
  write(pen, label, x + width / 2, y + side - 32, { ...writing, align: 'center' });
}

/** Draws a piece, with the character's name and health if the space is large enough. */
function drawPiece(
  pen: Pen,
  person: CharacterView,
  cx: number,
  y: number,
  side: number,
  room: number,
  ground: HexColour,
  chosen: boolean,
): void {
  const named = side >= large;
  const r = named ? side * 0.18 : Math.min(30, side * 0.17);
  token(pen, person.seat, cx, y + side * (named ? 0.46 : 0.62), r, {
    letters: person.letters,
    spent: person.activated,
    chosen,
  });
  if (!named) return;
  const name = nameWithin(pen, person.name, room, size.body);
  if (name !== undefined) write(pen, name, cx, y + side * 0.765, { ground, align: 'center' });
  health(pen, person, cx, y + side * 0.88, Math.min(room, side * 0.5));
}

/** Draws a character's entry below the board: piece, name, ratings, tokens and cards. */
function entry(pen: Pen, person: CharacterView, x: number, y: number): void {
  const ground = colour.panel;
  panel(pen, x, y, entryWidth, rowHeight);
  token(pen, person.seat, x + 46, y + rowHeight / 2, 27, { letters: person.letters, spent: person.activated });
  const marks = stateIcons(person);
  const right = x + entryWidth - 20;
  const nameLeft = x + 90;
  const name = clipped(pen, person.name, entryWidth - 110 - marks.length * 36, { px: size.body });
  write(pen, name, nameLeft, y + 30, { ground });
  for (const [i, mark] of marks.entries()) {
    const ink = mark === 'cover' || mark === 'honor' ? colour.text : colour.warn;
    icon(pen, mark, right - 14 - i * 36, y + 30, 28, ink);
  }
  let at = nameLeft;
  for (const rating of ratings) {
    const [now, full] = [person.pegs[rating], person.full[rating]];
    const ink: HexColour = now < full ? colour.foe : colour.text;
    icon(pen, rating, at + 12, y + 68, 24, colour.soft);
    write(pen, `${now}`, at + 32, y + 68, { px: size.value, face: 'display', ink, ground });
    at += 68;
  }
  const things = [...person.equipment, ...person.traits].map((card) => card.name);
  const writing: Writing = { px: size.small, face: 'text', ink: colour.soft, ground, second: true };
  const whole = [person.space, ...things].join(', ');
  // If the card names don't fit, the number of cards is shown instead. The character's sheet lists the names.
  const said =
    measure(pen, whole, writing) <= right - at - 8 ? whole : `${person.space}, ${count(things.length, 'card')}`;
  write(pen, clipped(pen, said, right - at - 8, writing), at + 8, y + 68, writing);
}
