import type { GamePictures, NamedPart } from '../../../chat/game-chat.ts';
import type { PictureSpec } from '../../../chat/picture.ts';
import { joinedPages, looking, pagesOf, reading, scoreOf, sheetsOf } from '../../../chat/showing.ts';
import type { Json, Option } from '../../../kernel/types.ts';
import type { TableView } from '../../../tables/types.ts';
import type { AwayMissionsView, BoardView, Highlights } from '../view.ts';
import { layingViews, placementHighlights } from '../viewing/board.ts';
import { components } from '../viewing/components.ts';

/** The boards that have close-up pictures. */
export const BOARDS: readonly [BoardView['board'], string][] = [
  ['corridor', 'Main Corridor'],
  ['bridge', 'Bridge'],
  ['engineering', 'Engineering'],
  ['laboratories', 'Laboratories'],
  ['quarters', 'Quarters'],
  ['bridge-2', 'Bridge 2'],
  ['engineering-2', 'Engineering 2'],
];

/** Verbs of the options in questions about rolled dice. */
const ABOUT_DICE = new Set(['reroll', 'die']);
/** The verb of the question about how to spread Damage. Cards cause Damage, too. */
const ABOUT_DAMAGE = 'damage';
/**
 * The verb of the question about which printed side of the boards to use. A picture of one board is enough to show the
 * difference between the sides.
 */
const ABOUT_SIDES = new Set(['side']);
/** Verbs of questions about cards in hand. */
const ABOUT_HAND = new Set(['return', 'discard']);
/** Rules whose log entries are about dice. */
const DICE_RULES = /^M-(ATK|RR|SKILL|OPP|TEST)-/;

/** The rule of the log line with which an Activation begins. */
const ACTIVATES = 'M-ACT-02';

/** Returns the pictures for each kind of message. */
export const awayPictures: GamePictures = {
  move(seen) {
    const { options = [] } = seen.decision ?? {};
    const about = (verbs: ReadonlySet<string>) => options.some(({ verb }) => verbs.has(verb));
    const { offer } = viewOf(seen);
    if (about(ABOUT_SIDES)) return awayPictures.component('board-bridge');
    if (isScanning(options)) return layings(seen);
    if (offer.length > 0) return pagesOf('offer', 'The cards to choose from');
    // The map is shown too, because which Missions to keep depends on where the characters are.
    if (options.some(({ verb, subject }) => ABOUT_HAND.has(verb) && subject?.kind === 'card'))
      return [...hands(seen), ...maps(seen, {})];
    const ofDice = about(ABOUT_DICE) || options.some((option) => isFromRoll(seen, option));
    return ofDice && viewOf(seen).roll !== null ? [dice()] : maps(seen, highlightsOf(seen));
  },

  done(seen, since) {
    if (viewOf(seen).score !== null) return [scoreOf(seen)];
    return rolledSince(seen, since) ? [dice()] : awayPictures.move(seen);
  },

  panel(seen) {
    const { score, roll } = viewOf(seen);
    if (score !== null) return [scoreOf(seen)];
    return roll !== null && !roll.done ? [dice()] : maps(seen, {});
  },

  turn(seen) {
    const shown = awayPictures.move(seen);
    const rolled = rolledSince(seen, (seen.acted?.seq ?? 0) + 1) && shown.every(({ scene }) => scene !== 'dice');
    const hand = viewOf(seen).hand.length === 0 || shown.some(({ scene }) => scene === 'hand') ? [] : hands(seen);
    return [...(rolled ? [dice()] : []), ...shown, ...hand];
  },

  read: reading({
    move: (seen) => awayPictures.move(seen),
    hand: hands,
    sheets,
    part: partOf,
    isOver: (seen) => viewOf(seen).score !== null,
  }),

  component: looking(components),
};

/** Whether an option spreads the Damage of the last roll, an attack in the current Activation. */
function isFromRoll(seen: TableView, { verb, subject }: Option): boolean {
  const { roll, characters } = viewOf(seen);
  if (verb !== ABOUT_DAMAGE || roll?.kind !== 'attack') return false;
  const target = characters.find(({ id }) => id === subject?.id);
  const began = seen.recent.findLastIndex(({ rule }) => rule === ACTIVATES);
  const rolled = seen.recent.findLastIndex(({ rule = '' }) => DICE_RULES.test(rule));
  return roll.against?.name === target?.name && rolled >= began;
}

/** Whether dice were rolled since a log entry, or can still be re-rolled. */
function rolledSince(seen: TableView, since: number): boolean {
  const { roll } = viewOf(seen);
  if (roll === null) return false;
  return !roll.done || seen.recent.some(({ seq, rule = '' }) => seq >= since && DICE_RULES.test(rule));
}

/** Returns the view of a table, with the type of this game's view. */
export function viewOf(seen: TableView): AwayMissionsView {
  return asView(seen.view);
}

/** Treats JSON as a view of this game. */
export function asView(view: Json): AwayMissionsView {
  // The cast is safe, because only the game's own `view` makes the views of its tables.
  return view as unknown as AwayMissionsView;
}

function partOf(seen: TableView, show: string | undefined): PictureSpec[] {
  const board = BOARDS.find(([id]) => id === show)?.[0];
  if (board !== undefined) return [{ scene: 'closeup', params: { board }, alt: 'A close-up of a board' }];
  switch (show) {
    case 'moves':
      return [map(highlightsOf(seen))];
    case 'players':
      return sheets(seen);
    case 'dice':
      return [dice()];
    default:
      return near(viewOf(seen), show ?? '');
  }
}

/** Returns a close-up of the board with this space or character, or the map if it isn't on a board. */
function near({ characters, spaces }: AwayMissionsView, show: string): PictureSpec[] {
  const [kind = '', ...rest] = show.split('-');
  const name = rest.join('-');
  const at = kind === 'who' ? characters.find(({ id }) => id === name)?.space : name.toUpperCase();
  const board = spaces.find(({ id }) => id === at)?.board ?? 'lift';
  return board === 'lift' ? [map({})] : [{ scene: 'closeup', params: { board }, alt: 'A close-up of a board' }];
}

/** Returns the characters and spaces that have close-ups. */
export function namedParts(json: Json): NamedPart[] {
  const { boards, characters, spaces } = asView(json);
  const people = characters
    .filter(({ where }) => where === 'area')
    .map(({ id, name, space }) => ({ value: `who-${id}`, label: `Close-up: ${name}, ${space}`, also: [name] }));
  const places = spaces.map(({ id, room, board }) => {
    const where = room ?? boards.find((one) => one.board === board)?.name ?? 'Turbolift';
    return { value: `at-${id}`, label: `Close-up: ${id}, ${where}`, also: [id] };
  });
  return [...people, ...places];
}

/** Whether the question asks where to place the next board. */
function isScanning(options: readonly Option[]): boolean {
  return subjects(options, 'board', ({ verb }) => verb === 'place').length > 0;
}

/**
 * Returns pictures of the area with the next board in each possible place. If there are too many places, the map with
 * marks is returned instead.
 */
function layings(seen: TableView): PictureSpec[] {
  if (layingViews(viewOf(seen)).length > MOST_WAYS) return [map(highlightsOf(seen))];
  // The ways are plain JSON, but their interfaces lack the index signature that `Json` requires.
  const ways = layingViews(viewOf(seen)) as unknown as Json;
  return pagesOf('layings', 'The mission area with the next board in each possible place', { ways }, LAYING_PAGES);
}

/** There are at most three pages, with up to six ways on each. */
const LAYING_PAGES = 3;
const MOST_WAYS = 18;

/** Returns the map, or nothing before the first board is placed. */
function maps(seen: TableView, highlight: Highlights): PictureSpec[] {
  return viewOf(seen).boards.length === 0 ? [] : [map(highlight)];
}

function map(highlight: Highlights): PictureSpec {
  return { scene: 'map', params: { highlight }, alt: 'The mission area' };
}

function dice(): PictureSpec {
  return { scene: 'dice', params: {}, alt: 'The last roll' };
}

function sheets(seen: TableView): PictureSpec[] {
  return sheetsOf(viewOf(seen).players);
}

function hands(seen: TableView): PictureSpec[] {
  if (seen.reader === 'spectator') return [];
  return joinedPages('hand', 'Your hand');
}

/** Returns the marks on the map for the viewer's own question. */
export function highlightsOf(seen: TableView): Highlights {
  if (seen.decision === null) return {};
  const { options } = seen.decision;
  const { active, boards, characters } = viewOf(seen);
  const found: Highlights = {};
  const reach = distinct(subjects(options, 'space', () => true));
  const chosen = distinct(subjects(options, 'character', ({ verb }) => TARGETS.has(verb)));
  const mine = new Set(characters.filter(({ seat }) => seat === seen.reader).map(({ id }) => id));
  const [own, targets] = [chosen.filter(({ id }) => mine.has(id)), chosen.filter(({ id }) => !mine.has(id))];
  if (reach.length > 0) found.reach = reach.map(({ id, option }) => ({ space: id, cost: costOf(option) }));
  if (targets.length > 0) found.targets = targets.map(({ id }) => id);
  const areas = distinct(subjects(options, 'board', ({ verb }) => verb === 'area'));
  if (areas.length > 0)
    found.boards = boards.map(({ board }) => board).filter((id) => areas.some((area) => area.id === id));
  if (own.length > 0) found.own = own.map(({ id }) => id);
  if (active !== null && options.some(({ verb }) => verb === 'attack')) found.from = active;
  if (isScanning(options)) {
    found.placements = placementHighlights(viewOf(seen));
  }
  return found;
}

/** Verbs that choose characters other than the acting one. */
const TARGETS = new Set(['attack', 'activate', 'bonus', 'pick', 'challenge', 'damage', 'return']);

interface Subject {
  id: string;
  option: Option;
}

function subjects(options: readonly Option[], kind: string, wanted: (option: Option) => boolean): Subject[] {
  return options.flatMap((option) =>
    option.subject?.kind === kind && wanted(option) ? [{ id: option.subject.id, option }] : [],
  );
}

function distinct(list: readonly Subject[]): Subject[] {
  return [...new Map(list.map((subject) => [subject.id, subject])).values()];
}

/** Returns the number of steps to a space from its option's hint: `3 of 4 spaces`. */
function costOf({ hint }: Option): number {
  return Number(/^(\d+) of /.exec(hint ?? '')?.[1] ?? 0);
}
