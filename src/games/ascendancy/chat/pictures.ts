import type { GamePictures, NamedPart } from '../../../discord/games/chat.ts';
import type { PictureSpec } from '../../../discord/games/picture.ts';
import { joinedPages, looking, pagesOf, reading, scoreOf, sheetsOf } from '../../../discord/games/showing.ts';
import type { Json } from '../../../kernel/types.ts';
import type { TableView } from '../../../tables/types.ts';
import type { AscendancyView, Highlights, MarkView, Point } from '../view.ts';
import { components } from '../viewing/components.ts';
import { highlightsOf } from './highlights.ts';

/** Verbs of questions about the reader’s own Projects and Agendas. */
const ABOUT_PROJECTS = new Set(['discard', 'project', 'give', 'launch', 'focus']);
const ABOUT_AGENDAS = new Set(['show']);

/** Parts of the galaxy that can be seen close up. */
export const REGIONS: readonly (readonly [id: string, label: string])[] = [
  ['north-west', 'the north-west'],
  ['north-east', 'the north-east'],
  ['south-west', 'the south-west'],
  ['south-east', 'the south-east'],
  ['middle', 'the middle'],
];

/** Pages of a close-up in a message. */
const CLOSEUP_PAGES = 2;
/** Pages of the places for a lane in a message. */
const LANE_PAGES = 2;

/** From so many Systems on goals are shown close up beside the whole galaxy; of more goals than these that shows no more. */
const MANY_SYSTEMS = 14;
const FEW_GOALS = 16;
const REACH_PAGES = 2;

/** Which picture belongs to which message. */
export const ascendancyPictures: GamePictures = {
  move(seen) {
    const { options = [], instead = [] } = seen.decision ?? {};
    const all = [...options, ...instead];
    const about = (verbs: ReadonlySet<string>) => all.some(({ verb }) => verbs.has(verb));
    if (about(ABOUT_AGENDAS)) return agendas(seen);
    // The menu of the turn has Commands and Research besides.
    if (about(ABOUT_PROJECTS) && !all.some(({ verb }) => verb === 'end')) return projects(seen);
    if (viewOf(seen).conflict !== null) return fight();
    if (viewOf(seen).roll !== null) return [{ scene: 'roll', params: {}, alt: 'The dice on the table' }];
    const highlight = highlightsOf(viewOf(seen), seen.decision);
    return highlight.dial === undefined
      ? maps(viewOf(seen), highlight)
      : pagesOf('lane', 'Where the lane can go', { dial: highlight.dial }, LANE_PAGES);
  },

  done(seen) {
    return viewOf(seen).verdict === null ? ascendancyPictures.move(seen) : [scoreOf(seen)];
  },

  panel(seen) {
    const view = viewOf(seen);
    if (view.verdict !== null) return [scoreOf(seen)];
    return view.conflict === null ? [map({})] : fight();
  },

  turn(seen) {
    return once([...ascendancyPictures.move(seen), ...own(seen)]);
  },

  read: reading({
    move: (seen) => ascendancyPictures.move(seen),
    hand: (seen) => [...hand(seen), ...agendas(seen)],
    sheets,
    part: partOf,
    isOver: (seen) => viewOf(seen).verdict !== null,
  }),

  component: looking(components()),
};

/** Each picture once: a question about Projects shows them already. */
function once(pictures: readonly PictureSpec[]): PictureSpec[] {
  return [...new Map(pictures.map((picture) => [JSON.stringify(picture), picture])).values()];
}

/** A view as this game has it. */
export function asView(view: Json): AscendancyView {
  // Tables of this game have views of this game: they are made by its own `view`.
  return view as unknown as AscendancyView;
}

function viewOf(seen: TableView): AscendancyView {
  return asView(seen.view);
}

/** Pages that a console has at most. */
const CONSOLE_PAGES = 4;
/** `console-2-3`: the third page of the console of seat 2; without the last number all of its pages. */
const CONSOLE = /^console-(\d+)(?:-(\d+))?$/;

/** Systems, and consoles by player and page, by all that people may call them. */
export function namedParts(json: Json): NamedPart[] {
  const { players, systems } = asView(json);
  const consoles = players.flatMap(({ seat, name }) => [
    { value: `console-${seat}`, label: `Console: ${name}`, also: [name, `${name} console`] },
    ...Array.from({ length: CONSOLE_PAGES }, (_, at) => ({
      value: `console-${seat}-${at + 1}`,
      label: `Console: ${name}, page ${at + 1}`,
      also: [`${name} ${at + 1}`, `${name} page ${at + 1}`],
    })),
  ]);
  const places = systems.map(({ id, name }) => ({ value: id, label: `Close up: ${name}`, also: [name] }));
  return [...places, ...consoles];
}

/** The console of a player, or one page of it. */
function consoleOf({ players }: AscendancyView, seat: number, page: string | undefined): PictureSpec[] {
  const player = players.find((one) => one.seat === seat);
  if (player === undefined) return [map({})];
  const alt = `What is public of ${player.name}`;
  if (page === undefined) return pagesOf('sheet', alt, { seat }, CONSOLE_PAGES);
  return [{ scene: 'sheet', params: { seat, only: Number(page) }, alt }];
}

/** The pictures that `/map show:` asks for. Systems are named by id. */
function partOf(seen: TableView, show: string | undefined): PictureSpec[] {
  const view = viewOf(seen);
  switch (show) {
    case 'moves':
      return maps(view, highlightsOf(view, seen.decision));
    case 'players':
      return sheets(seen);
    case 'fleets':
      return pagesOf('fleets', 'The Fleets of all players');
    case 'trade':
      return pagesOf('trade', 'Trade between all');
    case 'fight':
      return fight();
    case 'borg':
      return pagesOf('borg', 'The Borg');
    case 'home': {
      const home = view.players.find(({ seat }) => seat === seen.reader)?.home ?? null;
      return home === null ? [map({})] : closeups(home);
    }
    case undefined:
      return [map({})];
    default: {
      const [, seat, page] = CONSOLE.exec(show) ?? [];
      if (seat !== undefined) return consoleOf(view, Number(seat), page);
      return isRegion(show) || view.systems.some(({ id }) => id === show) ? closeups(show) : [map({})];
    }
  }
}

/** The galaxy, and where it is too large for letters what they are about, close up. */
function maps(view: AscendancyView, highlight: Highlights): PictureSpec[] {
  const { marks = [], swing } = highlight;
  if (view.systems.length < MANY_SYSTEMS) return [map(highlight)];
  if (swing !== undefined)
    return [map(highlight), { scene: 'closeup', params: { at: swing.system, highlight }, alt: 'Where it can swing' }];
  const near = marks.length > 0 && (marks.length <= FEW_GOALS || isLocal(view, marks));
  return [map(highlight), ...(near ? pagesOf('reach', 'Where you can go', { highlight }, REACH_PAGES) : [])];
}

/** Goals are shown close up if they take up no more than this share of the galaxy in each direction. */
const LOCAL = 0.5;

/** Whether goals lie so near each other that a picture of them alone is much larger than that of the galaxy. */
function isLocal({ systems, lanes }: AscendancyView, marks: readonly MarkView[]): boolean {
  const discs = new Map(systems.map((system) => [system.id, system]));
  const ends = new Map(lanes.map((lane) => [lane.id, [lane.from, lane.to]]));
  const goals = marks.flatMap(({ sector }) => discs.get(sector) ?? ends.get(sector.split('/')[0] ?? '') ?? []);
  const wide = (points: readonly Point[], way: 'x' | 'y'): number =>
    Math.max(...points.map((point) => point[way])) - Math.min(...points.map((point) => point[way]));
  return (['x', 'y'] as const).every((way) => wide(goals, way) <= LOCAL * wide(systems, way));
}

function map(highlight: Highlights): PictureSpec {
  return { scene: 'map', params: { highlight }, alt: 'The galaxy' };
}

/** A System or a region close up. */
function closeups(at: string): PictureSpec[] {
  return pagesOf('closeup', 'A part of the galaxy', { at }, CLOSEUP_PAGES);
}

/** Whether this names a part of the galaxy. */
function isRegion(show: string): boolean {
  return REGIONS.some(([id]) => id === show);
}

/** A fight with all of its sides. */
function fight(): PictureSpec[] {
  return joinedPages('fight', 'The fight as it stands');
}

function sheets(seen: TableView): PictureSpec[] {
  return sheetsOf(viewOf(seen).players);
}

/** Pictures for the reader only: Projects, and the Agendas of Vulcans. */
function own(seen: TableView): PictureSpec[] {
  const player = viewOf(seen).players.find(({ seat }) => seat === seen.reader);
  return player === undefined || player.projects.length === 0 ? [] : projects(seen);
}

/** Pictures for the time between turns: the reader’s console, prices, Agreements and Projects. */
function hand(seen: TableView): PictureSpec[] {
  return seen.reader === 'spectator' ? [] : joinedPages('hand', 'Your console, prices, Agreements and Projects');
}

function projects(seen: TableView): PictureSpec[] {
  return seen.reader === 'spectator' ? [] : joinedPages('projects', 'Your Projects');
}

function agendas(seen: TableView): PictureSpec[] {
  const player = viewOf(seen).players.find(({ seat }) => seat === seen.reader);
  return player === undefined || player.agendas.length === 0 ? [] : joinedPages('agendas', 'Your Agendas');
}
