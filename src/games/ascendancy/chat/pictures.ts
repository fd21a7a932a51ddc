import type { GamePictures, NamedPart } from '../../../chat/game-chat.ts';
import type { PictureSpec } from '../../../chat/picture.ts';
import { joinedPages, looking, pagesOf, reading, scoreOf, sheetsOf } from '../../../chat/showing.ts';
import type { Json } from '../../../kernel/types.ts';
import type { TableView } from '../../../tables/types.ts';
import type { AscendancyView, Highlights, MarkView, Point } from '../view.ts';
import { components } from '../viewing/components.ts';
import { highlightsOf } from './highlights.ts';

/** The verbs in questions about the reader’s own Projects. */
const ABOUT_PROJECTS = new Set(['discard', 'project', 'give', 'launch', 'focus']);
/** The verbs in questions about the reader’s own Agendas. */
const ABOUT_AGENDAS = new Set(['show']);

/** Regions of the galaxy that can be shown in close-up. */
export const REGIONS: readonly (readonly [id: string, label: string])[] = [
  ['north-west', 'the north-west'],
  ['north-east', 'the north-east'],
  ['south-west', 'the south-west'],
  ['south-east', 'the south-east'],
  ['middle', 'the middle'],
];

/** The maximum number of pages that a close-up can have in one message. */
const CLOSEUP_PAGES = 2;
/** The maximum number of pages that lane placements can have in one message. */
const LANE_PAGES = 2;

/** If there are at least this many Systems, goals also get a close-up, unless there are more goals than FEW_GOALS. */
const MANY_SYSTEMS = 14;
const FEW_GOALS = 16;
const REACH_PAGES = 2;

/** Chooses the pictures for each kind of message. */
export const ascendancyPictures: GamePictures = {
  move(seen) {
    const { options = [], instead = [] } = seen.decision ?? {};
    const all = [...options, ...instead];
    const about = (verbs: ReadonlySet<string>) => all.some(({ verb }) => verbs.has(verb));
    if (about(ABOUT_AGENDAS)) return agendas(seen);
    // A turn menu, which has the verb `end`, is about more than Projects, so it doesn’t show them.
    if (about(ABOUT_PROJECTS) && !all.some(({ verb }) => verb === 'end')) return projects(seen);
    if (viewOf(seen).conflict !== null) return fight();
    if (viewOf(seen).roll !== null) return [{ scene: 'roll', params: {}, alt: 'The dice that were rolled' }];
    const highlight = highlightsOf(viewOf(seen), seen.decision);
    return highlight.dial === undefined
      ? maps(viewOf(seen), highlight)
      : pagesOf('lane', 'Places for the lane', { dial: highlight.dial }, LANE_PAGES);
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

  component: looking(components),
};

/** Removes duplicate pictures. For example, a question about Projects already shows the Projects. */
function once(pictures: readonly PictureSpec[]): PictureSpec[] {
  return [...new Map(pictures.map((picture) => [JSON.stringify(picture), picture])).values()];
}

/** Reads JSON as a view of this game. */
export function asView(view: Json): AscendancyView {
  // All views of this game’s tables are made by its own `view`.
  return view as unknown as AscendancyView;
}

function viewOf(seen: TableView): AscendancyView {
  return asView(seen.view);
}

/** The maximum number of pages that a console can have. */
const CONSOLE_PAGES = 4;
/**
 * Matches `console-2-3`, page 3 of the console of seat 2. Without the last number, the text stands for all the pages.
 */
const CONSOLE = /^console-(\d+)(?:-(\d+))?$/;

/** Lists Systems and console pages, with all names that people may type. */
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
  const places = systems.map(({ id, name }) => ({ value: id, label: `Close-up: ${name}`, also: [name] }));
  return [...places, ...consoles];
}

/** Returns the pictures of a player’s console, or of one page of it. */
function consoleOf({ players }: AscendancyView, seat: number, page: string | undefined): PictureSpec[] {
  const player = players.find((one) => one.seat === seat);
  if (player === undefined) return [map({})];
  const alt = `Public console: ${player.name}`;
  if (page === undefined) return pagesOf('sheet', alt, { seat }, CONSOLE_PAGES);
  return [{ scene: 'sheet', params: { seat, only: Number(page) }, alt }];
}

/** Returns the pictures that `/map show:` requests. Systems are named by id. */
function partOf(seen: TableView, show: string | undefined): PictureSpec[] {
  const view = viewOf(seen);
  switch (show) {
    case 'moves':
      return maps(view, highlightsOf(view, seen.decision));
    case 'players':
      return sheets(seen);
    case 'fleets':
      return pagesOf('fleets', 'All players’ Fleets');
    case 'trade':
      return pagesOf('trade', 'All Trade Agreements');
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

/** Returns the galaxy map and, if it is too large for letters, a close-up of the goals or the swinging System. */
function maps(view: AscendancyView, highlight: Highlights): PictureSpec[] {
  const { marks = [], swing } = highlight;
  if (view.systems.length < MANY_SYSTEMS) return [map(highlight)];
  if (swing !== undefined)
    return [
      map(highlight),
      { scene: 'closeup', params: { at: swing.system, highlight }, alt: 'Places where the System can swing' },
    ];
  const near = marks.length > 0 && (marks.length <= FEW_GOALS || isLocal(view, marks));
  return [
    map(highlight),
    ...(near ? pagesOf('reach', 'Places where your Ships can go', { highlight }, REACH_PAGES) : []),
  ];
}

/** The largest share of the galaxy, in each direction, that goals can span and still get a close-up. */
const LOCAL = 0.5;
/** Whether goals are so close together that a close-up shows them much larger. */
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

/** Returns close-ups of a System or a region. */
function closeups(at: string): PictureSpec[] {
  return pagesOf('closeup', 'Close-up: part of the galaxy', { at }, CLOSEUP_PAGES);
}

/** Whether this is the id of a region. */
function isRegion(show: string): boolean {
  return REGIONS.some(([id]) => id === show);
}

/** Returns pictures of all sides of a fight. */
function fight(): PictureSpec[] {
  return joinedPages('fight', 'The current fight');
}

function sheets(seen: TableView): PictureSpec[] {
  return sheetsOf(viewOf(seen).players);
}

/** Returns the pictures of the reader’s Projects, if there are any. */
function own(seen: TableView): PictureSpec[] {
  const player = viewOf(seen).players.find(({ seat }) => seat === seen.reader);
  return player === undefined || player.projects.length === 0 ? [] : projects(seen);
}

/** Returns the pictures for the time between turns: the reader’s console, prices, Agreements and Projects. */
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
