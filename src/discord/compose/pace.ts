import { hoursWords } from '../../kernel/hours.ts';
import {
  BANK,
  EXTENSION_HOURS,
  paceText,
  type TablePace,
  TURN_HOURS,
  timeoutText,
  WINDOW_HOURS,
} from '../../kernel/pace.ts';
import type { Summary } from '../../tables/summary.ts';
import type { ClickId } from '../ids.ts';
import { bold, plain } from '../markdown.ts';
import { ACCENT, type SingleBlock } from './blocks.ts';
import type { BlocksDraft } from './body.ts';
import { small } from './people.ts';
import { button, type MenuOption, menuRow, type Row } from './rows.ts';

type Lobby = Pick<Summary, 'id' | 'title' | 'pace'>;

/** The values of each setting of a pace, in the words of menus and commands. */
export const PACE_CHOICES = {
  turn: [
    { value: 'none', label: 'No time limit', hint: 'After a long wait, the others may vote' },
    ...TURN_HOURS.map((hours) => ({ value: `${hours}`, label: `${turnHours(hours)} for each turn`, hint: undefined })),
    {
      value: 'bank',
      label: 'A bank of time',
      hint: `${hoursWords(BANK.start)} at the start, ${hoursWords(BANK.turn)} more with each turn, at most ${hoursWords(BANK.most)}`,
    },
  ],
  timeout: [
    { value: 'vote', label: 'Then the others vote', hint: 'They can also go on waiting' },
    { value: 'bot', label: 'Then a bot plays this turn', hint: 'Only this turn, or until the player is back' },
    { value: 'safe', label: 'Then safe answers end the turn', hint: 'If an answer isn’t safe, the others vote' },
  ],
  windows: WINDOW_HOURS.map((hours) => ({
    value: `${hours}`,
    label: `${hoursWords(hours)} for a response`,
    hint: 'After that, the player lets it happen',
  })),
  off: [
    { value: 'none', label: 'All hours count', hint: undefined },
    { value: 'nights', label: 'Nights off', hint: 'Only a player’s waking hours count' },
    { value: 'weekends', label: 'Weekends off', hint: undefined },
    { value: 'both', label: 'Nights and weekends off', hint: undefined },
  ],
} as const satisfies Record<string, readonly Choice[]>;

interface Choice {
  value: string;
  label: string;
  hint: string | undefined;
}

/** The settings of a pace, in the order of their menus. */
export const PACE_PARTS = ['turn', 'timeout', 'windows', 'off'] as const;
export type PacePart = (typeof PACE_PARTS)[number];

const PLACEHOLDERS: Readonly<Record<PacePart, string>> = {
  turn: 'Time for each turn',
  timeout: 'When the time is over',
  windows: 'Time for a response',
  off: 'Nights and weekends',
};

/** The kind of bot that plays a turn for a player. */
const BOT = 'standard';
/** The values of a pace that nobody has changed. */
const USUAL: TablePace = { turn: 24, windows: 12, timeout: { to: 'vote' } };

/** A day as hours, which compare better with the other choices. */
function turnHours(hours: number): string {
  return hours === 24 ? '24 hours' : hoursWords(hours);
}

/** Returns the value that a pace has for one of its settings. */
export function paceValue(pace: TablePace | undefined, part: PacePart): string {
  if (pace === undefined) return part === 'turn' ? 'none' : paceValue(USUAL, part);
  switch (part) {
    case 'turn':
      return `${pace.turn}`;
    case 'timeout':
      return pace.timeout.to;
    case 'windows':
      return `${pace.windows}`;
    case 'off':
      return pace.nights ? (pace.weekends ? 'both' : 'nights') : pace.weekends ? 'weekends' : 'none';
  }
}

/** Returns a pace with another value for one of its settings; null for no limits, undefined for an unknown value. */
export function withPaceValue(pace: TablePace | null, part: PacePart, value: string): TablePace | null | undefined {
  const choices: readonly Choice[] = PACE_CHOICES[part];
  if (!choices.some((choice) => choice.value === value)) return undefined;
  const { nights: _nights, weekends: _weekends, ...rest } = pace ?? USUAL;
  switch (part) {
    case 'turn':
      return value === 'none' ? null : { ...(pace ?? USUAL), turn: value === 'bank' ? value : Number(value) };
    case 'timeout':
      return { ...(pace ?? USUAL), timeout: timeoutOf(value) };
    case 'windows':
      return { ...(pace ?? USUAL), windows: Number(value) };
    case 'off':
      return {
        ...rest,
        ...(value === 'nights' || value === 'both' ? { nights: true } : {}),
        ...(value === 'weekends' || value === 'both' ? { weekends: true } : {}),
      };
  }
}

function timeoutOf(value: string): TablePace['timeout'] {
  return value === 'bot' ? { to: 'bot', bot: BOT } : { to: value === 'safe' ? 'safe' : 'vote' };
}

/** Describes what a table has agreed: the time for turns, and what happens when it is over. */
export function paceLines(pace: TablePace): [time: string, then: string] {
  const extension = `Everyone has one extension of ${hoursWords(EXTENSION_HOURS)}.`;
  return [
    sentence(paceText(pace)),
    `Out of time: ${timeoutText(pace)}. Responses have ${hoursWords(pace.windows)}. ${extension}`,
  ];
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The pace in the lobby's message. `otherwise` is the line of tables without a pace. */
export function paceWords({ pace }: Pick<Lobby, 'pace'>, otherwise: string): string {
  const [time, then] = pace === undefined ? ['No time limit', otherwise] : paceLines(pace);
  return `${bold('Pace:')} ${plain(time)}\n${small(then)}`;
}

/** The same, beside the button that changes it. */
export function paceLine(lobby: Pick<Lobby, 'id' | 'pace'>, otherwise: string): SingleBlock {
  return { texts: [paceWords(lobby, otherwise)], button: button({ act: 'pace', table: lobby.id }, 'Change') };
}

/** Shows the pace, with its menus for the person who may change it. */
export function paceDraft({ id, title, pace }: Lobby, may: boolean, before: readonly string[] = []): BlocksDraft {
  const now = pace === undefined ? ['No time limit'] : paceLines(pace);
  const parts = pace === undefined ? PACE_PARTS.slice(0, 1) : PACE_PARTS;
  return {
    accent: ACCENT.calm,
    blocks: [
      { text: [`### ${plain(title)}`, ...before, ...now.map(small)].join('\n') },
      ...(may ? parts.map((part) => partRow(id, part, pace)) : []),
    ],
  };
}

function partRow(table: string, part: PacePart, pace: TablePace | undefined): Row {
  const value = paceValue(pace, part);
  const choices: readonly Choice[] = PACE_CHOICES[part];
  const lines: MenuOption[] = choices.map((choice) => ({ ...choice, chosen: choice.value === value }));
  const id: ClickId = { act: `pace-${part}`, table };
  return menuRow(id, PLACEHOLDERS[part], lines);
}
