import { must } from '../../kernel/must.ts';
import type { MessageChoice, Messages } from '../../store/preferences.ts';
import type { Calendar } from '../../tables/calendar.ts';
import { holidayWords } from '../../tables/holidays.ts';
import { hoursWords } from '../../tables/hours.ts';
import type { TableId } from '../../tables/types.ts';
import { bold, moment } from '../markdown.ts';
import { ACCENT, type SingleBlock } from './blocks.ts';
import type { BlocksDraft, RowsDraft } from './body.ts';
import { muteWords } from './mute.ts';
import { small } from './people.ts';
import { type Button, button, buttonRows, menuRow } from './rows.ts';
import { zoneName, zoneRow } from './zone.ts';

/** A person's choice of messages, as they see it. */
export interface MessagesShown extends MessageChoice {
  /** The person's time zone; empty or null if it isn't known. */
  zone: string | null;
  /** The time of the next digest (ms since 1970), or null. */
  next: number | null;
}

/** All that a person has set about their time, as they see it. */
export interface ProfileShown extends MessageChoice {
  /** The person's hours and holidays; null if their time zone isn't known. */
  calendar: Calendar | null;
  /** The person's local date, such as `2026-11-30`. */
  today: string;
  /** True if nudges may notify the person. */
  nudgesRing: boolean;
  /** The number of servers from which the person takes no invitations. */
  refused: number;
  /** The muted tables, each with the end of the mute (ms since 1970), or null if it has none. */
  muted: readonly { table: TableId; title: string; until: number | null }[];
}

/** The choices of when to notify a person, with their labels and effects. */
export const MESSAGE_CHOICES: readonly { value: Messages; label: string; hint: string }[] = [
  { value: 'each', label: 'Each turn', hint: 'Every turn notifies you, but not while you sleep' },
  {
    value: 'digest',
    label: 'One digest a day',
    hint: 'Your inbox notifies you once a day, and a table does when your agreed time is nearly over',
  },
  { value: 'urgent', label: 'Only urgent turns', hint: 'Turns notify you when you have less than 6 hours left' },
];

/** The number of muted tables for which there is room. */
const MUTED = 6;

/** Returns an hour of the day as text: `18:00`. */
export function hourText(hour: number): string {
  return `${hour}:00`;
}

/** Shows a person's own times, each with the button that changes it. Only the person sees them. */
export function profileDraft(shown: ProfileShown): BlocksDraft {
  const { calendar, today, nudgesRing, muted, messages, digest, refused } = shown;
  const [first, ...others] = (calendar === null ? [] : calendar.holidays).filter(({ until }) => until >= today);
  const more = others.length === 0 ? '' : `, and ${others.length} more`;
  const choice = choiceOf(messages).label;
  const nudges = button(
    { act: 'nudges', to: nudgesRing ? 'silent' : 'ring', from: 'profile' },
    nudgesRing ? 'Mute' : 'Unmute',
  );
  return {
    bare: true,
    accent: ACCENT.calm,
    blocks: [
      { text: '### Your time' },
      calendar === null
        ? line('Awake', 'at any time, because I don’t know your time zone yet', '', hoursButton('Set'))
        : line(
            'Awake',
            hoursWords(calendar.week),
            `${zoneName(calendar.zone) ?? calendar.zone} time`,
            hoursButton('Change'),
          ),
      line(
        'Messages',
        messages === 'digest' ? `${choice}, at ${hourText(digest)}` : choice,
        '',
        button({ act: 'notify' }, 'Change'),
      ),
      line(
        'Holiday',
        first === undefined ? 'none planned' : `${holidayWords(first)}${more}`,
        '',
        button({ act: 'type', what: 'holidays' }, first === undefined ? 'Plan one' : 'Change'),
      ),
      line('Nudges', nudgesRing ? 'on, at most one a day from each table' : 'muted, so they come silently', '', nudges),
      ...(refused === 0
        ? []
        : [
            line(
              'Invitations',
              `none from ${refused === 1 ? 'one server' : `${refused} servers`}`,
              '',
              button({ act: 'allow' }, 'Allow again'),
            ),
          ]),
      ...muted
        .slice(0, MUTED)
        .map(({ table, title, until }) =>
          line(title, muteWords(until), '', button({ act: 'unmute', table, from: 'profile' }, 'Unmute')),
        ),
      ...(muted.length > MUTED ? [{ text: small(`${muted.length - MUTED} more tables are muted.`) }] : []),
      ...(calendar === null ? [zoneRow()] : []),
    ],
  };
}

function hoursButton(label: string): Button {
  return button({ act: 'type', what: 'hours' }, label);
}

function line(name: string, value: string, hint: string, change: Button): SingleBlock {
  return { texts: [[`${bold(name)} ${value}`, ...(hint === '' ? [] : [small(hint)])].join('\n')], button: change };
}

function choiceOf(messages: Messages): (typeof MESSAGE_CHOICES)[number] {
  return must(
    MESSAGE_CHOICES.find(({ value }) => value === messages),
    'a choice of messages',
  );
}

/** Shows when tables may notify a person, with menus to change it. */
export function messagesDraft({ messages, digest, zone, next }: MessagesShown): RowsDraft {
  const now = choiceOf(messages);
  const isDigest = messages === 'digest';
  const place = zone === null ? null : zoneName(zone);
  const lines = [
    `**Your messages:** ${now.label}. ${now.hint}.`,
    isDigest && next !== null ? `The next digest comes ${moment(next)}, if a table waits for you then.` : '',
    isDigest && place === null ? 'I don’t know your time zone yet, so the hour is in UTC.' : '',
  ];
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    value: `${hour}`,
    label: `Digest at ${hourText(hour)}`,
    chosen: hour === digest,
  }));
  return {
    content: lines.filter(Boolean).join('\n'),
    rows: [
      menuRow(
        { act: 'messages' },
        'When do I notify you?',
        MESSAGE_CHOICES.map((choice) => ({ ...choice, chosen: choice.value === messages })),
      ),
      ...(isDigest ? [menuRow({ act: 'digest' }, 'When does the digest come?', hours)] : []),
      ...(isDigest && place === null ? [zoneRow()] : []),
      ...buttonRows([button({ act: 'profile' }, 'All my settings')]),
    ],
  };
}
