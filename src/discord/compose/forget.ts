import type { ForgottenShown } from '../../queue/transport.ts';
import { KEPT_KINDS } from '../../store/key-marks.ts';
import type { RowsDraft } from './body.ts';
import { button, buttonRows } from './rows.ts';

/** The tables that a person leaves if they delete their data. */
export interface LeavingShown {
  /** The running games in which a bot would play the person's seat. */
  bots: number;
  /** The running games that would end, because nobody else plays there. */
  ends: number;
  /** The tables that would be closed or left before their games begin. */
  lobbies: number;
}

/** Asks a person whether to delete all their data (T-FORGET-01). */
export function forgetDraft({ bots, ends, lobbies }: LeavingShown): RowsDraft {
  const running = bots + ends;
  const deleted = Object.values(KEPT_KINDS);
  const games = running === 0 ? [] : [`You leave ${counted(running, 'running game')}${fates(bots, ends)}.`];
  const tables =
    lobbies === 0
      ? []
      : [`You leave ${lobbies === 1 ? '1 table whose game hasn’t' : `${lobbies} tables whose games haven’t`} begun.`];
  const lines = [
    '**Delete all your data?** This can’t be undone.',
    [...games, ...tables].join(' '),
    `I delete your ${deleted.slice(0, -1).join(', ')}, and ${deleted.at(-1)}.`,
    'Finished games stay, but show your seat’s name instead of your own. Their moves, dice and click ids stay, so that everyone can verify them.',
    'Messages in channels belong to Discord, and I leave them there.',
    'If a server has blocked you from its tables, I keep your id there, so that the block stays.',
  ];
  return {
    content: lines.filter((line) => line !== '').join('\n'),
    rows: buttonRows([
      button({ act: 'erase' }, 'Yes, delete everything', 'grave'),
      button({ act: 'profile' }, 'No, keep my data', 'first'),
    ]),
  };
}

/** Says how the running games that a person leaves continue. */
function fates(bots: number, ends: number): string {
  if (ends === 0) return bots === 1 ? ', and a bot plays your seat' : ', and a bot plays your seats';
  if (bots === 0)
    return ends === 1 ? ', which ends, because nobody else plays it' : ', which end, because nobody else plays them';
  return `. A bot plays your seat in ${bots}, and ${ends} end${ends === 1 ? 's' : ''}, because nobody else plays there`;
}

/** Tells a person that the work has begun. The same message later says that it is done. */
export function forgettingDraft(): RowsDraft {
  return { content: 'I’m deleting your data. This message tells you when it’s done.', rows: [], bare: true };
}

/** The answer to everything that a person does while their data is being deleted. */
export const STILL_FORGETTING =
  'I’m still deleting your data, so I did nothing. Please try again in a minute. You then begin as somebody new.';

/** Tells a person that their data is deleted. */
export function forgottenDraft({ left, tables, messages }: ForgottenShown): RowsDraft {
  const done = [
    ...(left === 0 ? [] : [`You left ${counted(left, 'table')}.`]),
    ...(tables === 0 ? [] : [`${counted(tables, 'table')} no longer ${tables === 1 ? 'names' : 'name'} you.`]),
    ...(messages === 0 ? [] : [`I deleted ${counted(messages, 'direct message')}.`]),
  ];
  const lines = ['**Your data is deleted.**', done.join(' '), 'If you use me again, you begin as somebody new.'];
  return { content: lines.filter((line) => line !== '').join('\n'), rows: [], bare: true };
}

function counted(many: number, what: string): string {
  return `${many} ${what}${many === 1 ? '' : 's'}`;
}
