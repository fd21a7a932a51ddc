import type { GameChat } from '../../chat/game-chat.ts';
import type { PictureSpec } from '../../chat/picture.ts';
import { MOST_PICTURES } from '../../chat/showing.ts';
import { isOver } from '../../tables/directory.ts';
import type { HistoryMove, HistoryPlace, SeenHistory } from '../../tables/log-parts.ts';
import type { TableView } from '../../tables/types.ts';
import type { ClickId } from '../ids.ts';
import { bold, listed, plain } from '../markdown.ts';
import { ACCENT, type MessageBlock } from './blocks.ts';
import type { Draft } from './body.ts';
import { gistOf } from './log-summary.ts';
import { isPlayer, seatName, small } from './people.ts';
import { type Button, button, buttonRows, type MenuOption, menuRow } from './rows.ts';

/** Maximum number of log lines of a turn or a step. */
const MOST_LINES = 12;

/** A place in the history of a table: the reader's own view of that moment, and buttons that lead to other places. */
export function historyDraft(seen: TableView, chat: GameChat): Draft {
  const { history } = seen;
  if (history === undefined) return { content: `${bold(seen.title)}\nThe game has not begun yet.`, rows: [] };
  const blocks: MessageBlock[] = [
    {
      text: [`### ${plain(seen.title)} · ${momentOf(seen, history, chat)}`, small(viewWords(seen, history))].join('\n'),
    },
    { pictures: 'own' },
    { text: [...linesIn(seen, chat), ...handsLine(seen, chat)].join('\n') },
    ...buttonRows(moves(seen, history)),
    ...placesMenu(seen, history),
    ...buttonRows(deeds(seen, history)),
  ];
  return { accent: ACCENT.calm, blocks };
}

/** Names the moment: “Round 3, turn of **Ann** (Klingons)”. */
function momentOf(seen: TableView, { seat }: SeenHistory, { round }: GameChat): string {
  const number = seen.view === null || round === undefined ? 0 : round(seen.view);
  const words = [
    ...(number > 0 ? [`Round ${number}`] : []),
    ...(seat === null ? [] : [`turn of ${seatName(seen, seat)}`]),
  ].join(', ');
  return words === '' ? `entry ${seen.seq}` : words;
}

function viewWords(seen: TableView, { turn, on, held }: SeenHistory): string {
  const whose = isPlayer(seen) ? 'you' : 'everyone';
  return [
    ...(turn === undefined ? [] : [`Turn ${turn.number} of ${turn.of}`]),
    `entry ${seen.seq}`,
    on ? `as ${whose} saw it then` : isPlayer(seen) ? 'as you see it now' : 'as everyone sees it now',
    ...(held === undefined ? [] : ['with what everyone held']),
  ].join(' · ');
}

function linesIn({ recent }: TableView, chat: GameChat): string[] {
  const { told, left } = gistOf(recent, MOST_LINES, chat);
  if (told.length === 0) return ['Nothing that you could see happened here.'];
  return left === null ? told : [...told, small(`and ${left.lines} more: \`/log since:${left.since}\``)];
}

/** Says whose hands the pictures show, in their order. */
function handsLine(seen: TableView, chat: GameChat): string[] {
  const { held = [] } = seen.history ?? {};
  if (held.length === 0) return [];
  const shown = held.filter(({ seat }) => handsOf(seen, chat).some(({ of }) => of === seat));
  if (shown.length === 0) return ['Nobody held anything then.'];
  return [`The hands below the board are those of ${listed(shown.map(({ seat }) => seatName(seen, seat)))}.`];
}

const MOVES: readonly (readonly [HistoryMove, label: string, way: 'back' | 'on'])[] = [
  ['turn-back', '◂ Turn', 'back'],
  ['step-back', '◂ Step', 'back'],
  ['step-on', 'Step ▸', 'on'],
  ['turn-on', 'Turn ▸', 'on'],
  ['now', 'Now', 'on'],
];

function moves(seen: TableView, history: SeenHistory): Button[] {
  return MOVES.map(([go, label, way]) =>
    button(placeId(seen, history.held !== undefined, go), label, 'usual', !history[way]),
  );
}

function placeId({ id: table, seq }: TableView, isHeld: boolean, go: HistoryMove): ClickId {
  return { act: 'past', table, seq, go, ...(isHeld ? { held: 'held' as const } : {}) };
}

function placesMenu(seen: TableView, { places, held }: SeenHistory): MessageBlock[] {
  if (places.length < 2) return [];
  const id: ClickId = { act: 'places', table: seen.id, ...(held === undefined ? {} : { held: 'held' as const }) };
  return [
    menuRow(
      id,
      'Go to …',
      places.map((place) => placeLine(seen, place)),
    ),
  ];
}

function placeLine({ chairs }: TableView, place: HistoryPlace): MenuOption {
  const value = String(place.seq);
  if ('round' in place) return { value, label: `Round ${place.round}`, hint: `Entry ${place.seq}` };
  const chair = place.seat === null ? undefined : chairs[place.seat];
  const whose = chair === undefined ? '' : `: ${chair.called ?? chair.name}`;
  return { value, label: `Turn ${place.turn}${whose}`, hint: `Entry ${place.seq}` };
}

/** Buttons that do more than look: going back to this place, and showing what everyone held. */
function deeds(seen: TableView, { isTurn, on, held }: SeenHistory): Button[] {
  const { id: table, seq } = seen;
  if (isOver(seen)) {
    const label = held === undefined ? 'Show what everyone held' : 'Hide the hands';
    return [button(placeId(seen, held === undefined, isTurn ? 'turn' : 'step'), label)];
  }
  return isPlayer(seen) && on ? [button({ act: 'rewind', table, seq }, 'Back to here')] : [];
}

/** The pictures of a place: the board, and each seat's hand if everyone's hands are shown. */
export function historyPictures(seen: TableView, chat: GameChat): PictureSpec[] {
  const board = chat.pictures.read(seen, { what: 'map' });
  return [...board, ...handsOf(seen, chat)].slice(0, MOST_PICTURES);
}

function handsOf(seen: TableView, chat: GameChat): PictureSpec[] {
  const { held = [] } = seen.history ?? {};
  return held.flatMap(({ seat, view }) =>
    chat.pictures.read({ ...seen, reader: seat, view }, { what: 'hand' }).map((picture) => ({ ...picture, of: seat })),
  );
}
