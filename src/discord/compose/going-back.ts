import type { LostSteps, Rewind } from '../../kernel/table.ts';
import type { Reader, Seat } from '../../kernel/types.ts';
import type { SeenGoingBack } from '../../tables/log-parts.ts';
import type { TableView } from '../../tables/types.ts';
import { assemble, bold, listed, refused } from '../markdown.ts';
import type { RowsDraft } from './body.ts';
import { seatName } from './people.ts';
import { button, buttonRows } from './rows.ts';

type Seated = Pick<TableView, 'chairs'>;

/** Says what going back to an entry takes back and who has to agree, before the player decides. */
export function goingBackDraft(seen: TableView, found: SeenGoingBack): RowsDraft {
  const { id: table, title } = seen;
  const stay = button({ act: 'past', table, seq: found.to, go: 'step' }, 'No, stay', 'first');
  if ('why' in found) return { content: `${bold(title)}\n${refused(found.why)}`, rows: buttonRows([stay]) };
  const { to, upTo, undo, reveals } = found;
  const others = found.asks.filter((seat) => seat !== seen.reader);
  const says = [
    `Back to entry ${to}: ${lossWords(seen, found.takes, seen.reader)}.`,
    ...(reveals ? [REVEALED] : []),
    askWords(seen, others, undo !== null),
  ];
  const yes =
    undo === null
      ? button(
          { act: 'rewind-sure', table, seq: to, step: upTo },
          others.length === 0 ? 'Yes, go back' : 'Yes, ask them',
          'grave',
        )
      : button({ act: 'back', table, seq: to + 1, step: undo }, 'Yes, take it back', 'grave');
  return { content: assemble([bold(title), ...says], [], []), rows: buttonRows([yes, stay]) };
}

const REVEALED =
  'Since then, dice were rolled or something hidden was shown. Dice will be rolled again, but cards stay in the same order, and everyone remembers the cards they saw.';

function askWords(seen: Seated, others: readonly Seat[], isUndo: boolean): string {
  if (isUndo) return 'Only you have acted since then, so you can take it back alone.';
  if (others.length === 0) return 'Nobody else has to agree, so this happens at once.';
  const names = listed(others.map((seat) => seatName(seen, seat)));
  return `I ask ${names}. The table goes back only if ${others.length === 1 ? 'they agree' : 'all of them agree'}. If somebody plays first, the proposal closes.`;
}

/** Counts what is taken back: “6 steps of **Ann**, **Ben** and you are taken back”. */
export function lossWords(seen: Seated, takes: readonly LostSteps[], reader: Reader | null): string {
  const many = takes.reduce((sum, one) => sum + one.many, 0);
  if (many === 0) return 'a correction is taken back';
  const seats = takes.map(({ seat }) => seat);
  if (seats.every((seat) => seat === reader))
    return many === 1 ? 'your last step is taken back' : `your last ${many} steps are taken back`;
  const names = [
    ...seats.filter((seat) => seat !== reader).map((seat) => seatName(seen, seat)),
    ...(seats.some((seat) => seat === reader) ? ['you'] : []),
  ];
  return `${many === 1 ? 'a step' : `${many} steps`} of ${listed(names)} ${many === 1 ? 'is' : 'are'} taken back`;
}

/** Describes a proposal to go back: the entry, and what is taken back. */
export function proposedBack(seen: Seated, { to, takes = [] }: Rewind, reader: Reader | null): string {
  const lost = takes.length === 0 ? '' : `, so that ${lossWords(seen, takes, reader)}`;
  return `to go back to entry ${to}${lost}`;
}
