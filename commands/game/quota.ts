import type { Allowances } from '../../src/discord/allowances.ts';
import { Refused } from '../../src/kernel/types.ts';
import type { UsedUp } from '../../src/store/openings.ts';
import type { ChannelReference } from '../../src/tables/types.ts';
import type { Asker, CommandContext } from '../context.ts';

/** The end of a refusal: it suggests joining another table. */
const INSTEAD = 'or join a table that /game list shows.';

/**
 * Checks that a person may open another table in this place, and counts that table toward the limits. Must be called
 * last, after all other checks.
 * @throws Refused if a limit has been reached; the text says which one and what to do.
 */
export async function assertMayOpen(
  { person }: Pick<Asker, 'person'>,
  place: Pick<ChannelReference, 'guild' | 'channel' | 'forum'>,
  { backend, openings, limits }: Pick<CommandContext, 'backend' | 'openings' | 'limits'>,
): Promise<void> {
  if (openings === undefined) return;
  const { guild } = place;
  const { open: most, openings: rates } = limits;
  const channel = place.forum ?? place.channel;
  const own = (await backend.tablesOf(person.id)).filter(
    ({ owner, removed }) => owner === person.id && removed !== true,
  );
  const lobbies = own.filter(({ status }) => status === 'lobby').length;
  if (lobbies >= most.lobbiesOfPerson)
    throw new Refused(
      `You have ${lobbies} tables waiting for players, and the limit is ${most.lobbiesOfPerson}. Start one, or close one with /game end.`,
    );
  const open = own.filter(({ status }) => status === 'lobby' || status === 'playing').length;
  if (open >= most.tablesOfPerson)
    throw new Refused(
      `You have ${open} open tables, and the limit is ${most.tablesOfPerson}. Finish one, or close one with /game end.`,
    );
  if (guild !== null) {
    const here = (await backend.tablesIn(guild)).filter(({ status }) => status === 'lobby' || status === 'playing');
    if (here.length >= most.tablesInServer)
      throw new Refused(
        `This server has ${here.length} open tables, and the limit is ${most.tablesInServer}. Finish one, or close one with /game end.`,
      );
    const waiting = here.filter((table) => table.channel === channel && table.status === 'lobby').length;
    if (waiting >= most.lobbiesInChannel)
      throw new Refused(
        `${waiting} tables in this channel are waiting for players, and the limit is ${most.lobbiesInChannel}. Join one of them: /game list shows them.`,
      );
  }
  const used = await openings.take([
    { scope: 'person', id: person.id, ...rates.person },
    { scope: 'channel', id: channel, ...rates.channel },
    ...(guild === null ? [] : [{ scope: 'server' as const, id: guild, ...rates.server }]),
  ]);
  if (used !== null) throw new Refused(toldOf(used, rates));
}

function toldOf({ scope, wait }: UsedUp, rates: Allowances['openings']): string {
  const who = scope === 'person' ? 'You have' : 'Players have';
  const kind = scope === 'inviter' ? 'person' : scope;
  const where = { person: '', channel: ' in this channel', server: ' on this server' }[kind];
  return `${who} opened ${rates[kind].most} tables${where} in the last hour, which is the limit. Try again in ${lasting(wait)}, ${INSTEAD}`;
}

/** Formats a duration in minutes. */
export function lasting(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
