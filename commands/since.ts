import { cut, LIMITS } from '../src/discord/limits.ts';
import type { Completion } from '../src/discord/payload.ts';
import type { Choice } from '../src/discord/reply.ts';
import { must } from '../src/kernel/must.ts';
import { type Reader, Refused } from '../src/kernel/types.ts';
import type { Since } from '../src/tables/log-parts.ts';
import { type CommandContext, chatOf } from './context.ts';
import { isTable, readerAt, tableFor } from './tables.ts';

/** Maximum length of what a person types for `since`, in characters. */
export const SINCE_LENGTH = 40;

const HOUR = 3_600_000;
/** Milliseconds of each unit of time that people may type. */
const UNITS: Readonly<Record<string, number>> = {
  h: HOUR,
  hour: HOUR,
  d: 24 * HOUR,
  day: 24 * HOUR,
  w: 168 * HOUR,
  week: 168 * HOUR,
};
/** The longest time that people may look back, in milliseconds, and the largest numbers of entries and Rounds. */
const LONGEST = 366 * 24 * HOUR;
const LAST_ENTRY = 1_000_000;
const LAST_ROUND = 999;

const TURN = /^(?:since )?(?:(?:my|the) )?(?:last )?turn$/;
const ENTRY = /^(?:since )?(?:entry |#)?(\d{1,9})$/;
const ROUND = /^(?:since )?(?:this |the )?round(?: ?(\d{1,9}))?$/;
const TIME = /^(?:(?:since |for )?(?:the )?(?:last )?)?(\d{1,9}|an?|one)? ?(h|hours?|d|days?|w|weeks?)(?: ago)?$/;

const EXAMPLES = '“my last turn”, “2 days”, “this Round”, “Round 2” or the number of a log entry';

/** Returns what a recap covers if nothing was typed: everything since a player's last turn, or a day for spectators. */
export function usualSince(reader: Reader): Since {
  return reader === 'spectator' ? { ago: 24 * HOUR } : 'turn';
}

/**
 * Reads what a person typed for `since`. Throws `Refused` with examples if it can't be read, or if it makes no sense
 * here.
 */
export function readSince(typed: string | number, reader: Reader, hasRounds: boolean): Since {
  const text = `${typed}`.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const since = parsed(text);
  if (since === null)
    throw new Refused(
      `I can’t read “${cut(`${typed}`.trim(), SINCE_LENGTH)}” as a point of the game. Try ${EXAMPLES}.`,
    );
  if (since === 'turn' && reader === 'spectator')
    throw new Refused(
      'You have no seat at this table, so you have no last turn here. Try “1 day” or the number of a log entry.',
    );
  if (typeof since !== 'object') return since;
  if ('round' in since && !hasRounds)
    throw new Refused('This game has no Rounds. Try “my last turn”, “2 days” or the number of a log entry.');
  return since;
}

function parsed(text: string): Since | null {
  if (TURN.test(text)) return 'turn';
  const entry = ENTRY.exec(text)?.[1];
  if (entry !== undefined)
    return within(Number(entry), LAST_ENTRY, 'The log has no such entry. Entries are numbered from 1.');
  const round = ROUND.exec(text);
  if (round?.[1] === undefined && round !== null) return { round: null };
  if (round?.[1] !== undefined)
    return { round: within(Number(round[1]), LAST_ROUND, `Rounds are numbered from 1. Try “this Round”.`) };
  const time = TIME.exec(text);
  if (time === null) return null;
  const [, many = '1', word = 'day'] = time;
  const unit = must(UNITS[word.replace(/s$/, '')], 'a unit of time');
  const count = /^\d/.test(many) ? Number(many) : 1;
  return { ago: unit * within(count, Math.floor(LONGEST / unit), 'You can look back a year at most. Try “2 days”.') };
}

function within(count: number, most: number, otherwise: string): number {
  if (count < 1 || count > most) throw new Refused(otherwise);
  return count;
}

/** Completes `since`: what was typed, if it can be read, and the points that are most useful at this table. */
export async function completeSince(completion: Completion, context: CommandContext): Promise<Choice[]> {
  if (completion.focused.name !== 'since') return [];
  const found = await tableFor(completion, context);
  if (!isTable(found) || found.status === 'lobby') return [];
  const reader = readerAt(found, completion);
  const { round } = chatOf(context, found.game);
  const view = round === undefined ? null : await context.backend.view(found.id, reader);
  const now = round === undefined || view === null ? 0 : round(view);
  const rounds = Array.from({ length: Math.max(0, now - 1) }, (_, at) => `Round ${now - 1 - at}`);
  const all = [
    ...(reader === 'spectator' ? [] : ['My last turn']),
    ...(now > 0 ? ['This Round'] : []),
    ...['1 day', '2 days', '1 week'],
    ...rounds,
  ];
  const typed = completion.focused.text.trim();
  const fits = all.filter((name) => name.toLowerCase().includes(typed.toLowerCase()));
  const own = typed === '' ? [] : ownChoice(typed, fits.length > 0);
  return [...own, ...fits.map((name) => ({ name, value: name }))].slice(0, LIMITS.choices);
}

/**
 * Returns what was typed as a choice, if it can be read. If suggestions fit it (`isSuggested`), only the number of an
 * entry is added.
 */
function ownChoice(typed: string, isSuggested: boolean): Choice[] {
  try {
    const since = parsed(typed.toLowerCase().replaceAll(/\s+/g, ' '));
    if (typeof since === 'number') return [{ name: `Entry ${since}`, value: typed }];
    return since === null || isSuggested || typed.length > SINCE_LENGTH ? [] : [{ name: typed, value: typed }];
  } catch (error) {
    if (error instanceof Refused) return [];
    throw error;
  }
}
