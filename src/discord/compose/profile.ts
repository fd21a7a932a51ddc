import { must } from '../../kernel/must.ts';
import type { MessageChoice, Messages } from '../../store/preferences.ts';
import { moment } from '../markdown.ts';
import type { RowsDraft } from './body.ts';
import { menuRow } from './rows.ts';
import { zoneName, zoneRow } from './zone.ts';

/** A person's choice of messages, as they see it. */
export interface ProfileShown extends MessageChoice {
  /** The person's time zone; empty or null if it isn't known. */
  zone: string | null;
  /** The time of the next digest (ms since 1970), or null. */
  next: number | null;
}

/** The choices of when to notify a person, with their labels and effects. */
export const MESSAGE_CHOICES: readonly { value: Messages; label: string; hint: string }[] = [
  { value: 'each', label: 'Each turn', hint: 'Every turn notifies you, but not while you sleep' },
  { value: 'digest', label: 'One digest a day', hint: 'Turns arrive silently, and your inbox notifies you once a day' },
  { value: 'urgent', label: 'Only urgent turns', hint: 'Turns notify you when you have less than 6 hours left' },
];

/** Returns an hour of the day as text: `18:00`. */
export function hourText(hour: number): string {
  return `${hour}:00`;
}

/** Shows when tables may notify a person, with menus to change it. */
export function profileDraft({ messages, digest, zone, next }: ProfileShown): RowsDraft {
  const now = must(
    MESSAGE_CHOICES.find(({ value }) => value === messages),
    'a choice of messages',
  );
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
    ],
  };
}
