import type { GameChat } from '../../chat/game-chat.ts';
import { unended } from '../../kernel/pauses.ts';
import type { GameId } from '../../kernel/types.ts';
import type { InboxShown } from '../../queue/transport.ts';
import {
  type AgendaItem,
  byUrgency,
  deadlineOf,
  isAsked,
  isUrgent,
  letOption,
  type Matter,
  matterOf,
  votedAbout,
} from '../../tables/agenda.ts';
import type { Summary } from '../../tables/summary.ts';
import { namesOf } from '../ids.ts';
import { cut } from '../limits.ts';
import { bold, listed, moment, plain } from '../markdown.ts';
import { ACCENT, type SingleBlock } from './blocks.ts';
import type { BlocksDraft } from './body.ts';
import { decisionNames } from './levels.ts';
import { nudgeButtons } from './nudge.ts';
import { proposalWords, untilWords } from './pause.ts';
import { heading, seatName, small, waiting } from './people.ts';
import { type Button, button, buttonRows } from './rows.ts';

/** Maximum length of a table's title and of a question in the inbox, in characters. */
const TITLE = 60;
const QUESTION = 120;

/** A person's inbox: their tables on all servers, the most urgent first, each with the button that continues there. */
export function inboxDraft(
  items: readonly AgendaItem[],
  chats: readonly GameChat[],
  { page, now, before = '', done, digest, visible }: InboxShown,
): BlocksDraft {
  const sorted = byUrgency(items, now);
  const asked = sorted.filter(isAsked);
  const watched = sorted.filter(isWatched);
  const rest = sorted.length - asked.length - watched.length;
  const [first] = asked;
  const lines = sorted.map((item) => {
    const game = titleOf(chats, item.table.game);
    const blocks = itemBlocks(item, game, { now, isVisible: visible?.has(item.table.id) === true });
    if (item === watched[0]) return [...(item === sorted[0] ? [] : [DIVIDER]), WATCHING, ...blocks];
    // A divider separates the tables that wait for the person from the rest.
    return asked.length > 0 && item === sorted[asked.length] && !isWatched(item) ? [DIVIDER, ...blocks] : blocks;
  });
  return {
    // The pictures of a question that the message showed before go.
    bare: true,
    accent: first !== undefined && isUrgent(first, now) ? ACCENT.warns : ACCENT.own,
    blocks: [
      {
        text: [
          before,
          ...(done === undefined ? [] : doneLines(done)),
          headline(asked.length),
          below(asked.length, rest, digest),
        ]
          .filter(Boolean)
          .join('\n'),
      },
      DIVIDER,
      { items: lines, page, turn: (to) => ({ act: 'inbox', page: to }) },
      ...buttonRows([
        first === undefined
          ? button({ act: 'inbox', page: 0 }, 'Look again')
          : button({ act: 'next' }, 'Start with the first'),
        button({ act: 'profile' }, 'My settings'),
      ]),
    ],
  };
}

const DIVIDER = { divider: true } as const;
const WATCHING = { text: '**Watching**' } as const;

function isWatched(item: AgendaItem): boolean {
  return matterOf(item) === 'watch';
}

/** A game that the person watches, with buttons to look at it and to stop. */
function watchedBlocks(table: Summary, game: string, isVisible: boolean): SingleBlock[] {
  const title = heading(cut(table.title, TITLE), game);
  return [
    { text: isVisible ? `${title}\n${small(waitsFor(table))}` : title },
    ...buttonRows([
      button({ act: 'watch', table: table.id, from: 'inbox' }, 'Look'),
      button({ act: 'unwatch', table: table.id, from: 'inbox' }, 'Stop watching'),
    ]),
  ];
}

/** Maximum number of characters that the inbox tells of the table at which the person has just answered. */
const TOLD = 400;

/** Tells a person what their answer at a table did, before the next question or the list follows. */
export function doneLines({ title, told }: NonNullable<InboxShown['done']>): string[] {
  return [`${bold(title)}: ${told.length === 0 ? 'done.' : plain(cut(told.join(' '), TOLD))}`];
}

function headline(asked: number): string {
  if (asked === 0) return '## Nothing waits for you';
  return `## ${asked === 1 ? 'One table waits' : `${asked} tables wait`} for you`;
}

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const;

/** The line under the headline: the order, the tables that don't ask anything, and the next digest. */
function below(asked: number, rest: number, digest: number | null): string {
  const others = asked === 0 ? 'of your tables' : 'more';
  const wait = rest === 1 ? 'waits' : 'wait';
  const words = [
    asked === 0 && rest === 0 ? 'You have no open tables. `/game new` opens one in a server with me.' : '',
    asked > 1 ? 'The most urgent first.' : '',
    rest > 0 ? `${COUNTS[rest] ?? rest} ${others} ${wait} for others.` : '',
    asked === 0 && digest !== null ? `The next digest comes ${moment(digest)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
  return words === '' ? '' : `-# ${words}`;
}

function titleOf(chats: readonly GameChat[], game: GameId): string {
  return chats.find((chat) => chat.game === game)?.title ?? game;
}

type PlayersMatter = Exclude<Matter, 'watch'>;

/** The button of each matter, and whether it stands out. */
const LABELS: Readonly<Record<PlayersMatter, readonly [label: string, weight: 'first' | 'usual']>> = {
  turn: ['Play', 'first'],
  window: ['Answer', 'first'],
  vote: ['Vote', 'usual'],
  proposal: ['Vote', 'usual'],
  invite: ['Answer', 'usual'],
  lobby: ['Lobby', 'usual'],
  paused: ['Play', 'usual'],
  others: ['Recap', 'usual'],
};

function itemBlocks(
  item: AgendaItem,
  game: string,
  { now, isVisible }: { now: number; isVisible: boolean },
): SingleBlock[] {
  const { table } = item;
  const matter = matterOf(item);
  if (matter === 'watch') return watchedBlocks(table, game, isVisible);
  const [label, weight] = LABELS[matter];
  const opens: Button =
    matter === 'others'
      ? button({ act: 'recap', table: table.id }, label, weight)
      : button({ act: 'move', table: table.id, from: 'inbox' }, label, weight);
  const [what, when] = wordsOf(item, matter);
  const text = [heading(cut(table.title, TITLE), game), what, when === '' ? '' : `-# ${when}`]
    .filter(Boolean)
    .join('\n');
  return [{ texts: [text], button: opens }, ...letRow(item), ...nudgeRow(item, now)];
}

/** How long a table has to wait before the inbox offers nudges, in milliseconds. */
const LONG = 24 * 3_600_000;

/** The buttons that nudge the players for whom a table has waited for a day. */
function nudgeRow({ table, seat, decision }: AgendaItem, now: number): SingleBlock[] {
  if (seat === null || decision !== null || now - table.since < LONG) return [];
  return buttonRows(nudgeButtons(table, seat));
}

/** The button that lets another player's action happen, so that a window needs only one click. */
function letRow(item: AgendaItem): SingleBlock[] {
  const { table, decision } = item;
  const option = letOption(item);
  const name = option === null || decision === null ? undefined : namesOf(decisionNames(decision)).get(option.key);
  if (name === undefined || decision === null) return [];
  return buttonRows([button({ act: 'pick', table: table.id, decision: decision.id, name }, 'Let it happen')]);
}

/** Returns a table's question and the times that belong to it. */
function wordsOf(item: AgendaItem, matter: PlayersMatter): [what: string, when: string] {
  const { table, seat, decision } = item;
  switch (matter) {
    case 'turn':
    case 'window':
      return [decision === null ? '' : plain(cut(decision.prompt, QUESTION)), timesOf(item)];
    case 'vote': {
      const about = seat === null ? null : votedAbout(table, seat);
      const away = about === null ? 'A player' : seatName(table, about);
      return [`${away} is away. How does the game go on?`, `Since ${moment(table.since, 'f')}`];
    }
    case 'proposal': {
      if (table.proposal == null) return ['', ''];
      const names = table.proposal.yes.map((yes) => seatName(table, yes));
      const proposes = names.length === 1 ? 'proposes' : 'propose';
      return [`${listed(names)} ${proposes} ${proposalWords(table.proposal.what, table, seat)}.`, ''];
    }
    case 'paused':
      return [decision === null ? '' : plain(cut(decision.prompt, QUESTION)), pausedWords(table)];
    case 'invite':
      return ['Are you in? The table waits for you to agree to its settings.', ''];
    case 'lobby':
      return ['', lobbyWords(table)];
    case 'others':
      return ['', [pausedWords(table), waitsFor(table)].filter(Boolean).join(' · ')];
  }
}

function pausedWords(table: Summary): string {
  const pause = unended(table);
  return pause === null ? '' : `Paused ${untilWords(pause.until)}`;
}

function timesOf(item: AgendaItem): string {
  const { table, seat } = item;
  const deadline = deadlineOf(item);
  const isVotedOn = table.away?.some((away) => away.seat === seat) === true;
  const due = isVotedOn
    ? ' · the others are voting on your seat'
    : deadline === null
      ? ''
      : ` · due ${moment(deadline)}`;
  return `Asked ${moment(table.since)}${due}`;
}

function lobbyWords({ chairs }: Summary): string {
  const free = chairs.filter(({ player, bot }) => player === null && bot === null).length;
  if (free > 0) return `Lobby: ${free === 1 ? 'one seat is' : `${free} seats are`} free`;
  if (chairs.some(({ unready }) => unready === true)) return 'Lobby: waiting for players to agree to the settings';
  return 'Lobby: everyone is here';
}

/** Names the players that a table waits for. */
export function waitsFor(table: Summary): string {
  const told = waiting(table);
  return told === '' ? 'Nobody is to move' : told.replace(/\.$/, '');
}
