import { PACE_CHOICES, withPaceValue } from '../../src/discord/compose/pace.ts';
import { readSearch, searchForm } from '../../src/discord/compose/search.ts';
import { type ClickId, nameOfSearch } from '../../src/discord/ids.ts';
import type { Click, FormSent } from '../../src/discord/payload.ts';
import type { Reply } from '../../src/discord/reply.ts';
import { SEARCH_DAYS } from '../../src/kernel/search-wish.ts';
import { Refused } from '../../src/kernel/types.ts';
import { endedSearch } from '../../src/tables/searching.ts';
import type { Summary } from '../../src/tables/summary.ts';
import { assertNotBlocked } from '../blocked.ts';
import type { Asker, CommandContext } from '../context.ts';
import { isFree } from '../tables.ts';
import { inviteChosen, neverInvite, showInvite, takeInvitationBack } from './invite.ts';
import { BOT, type Joiner } from './lobby.ts';

/** Throws `Refused` unless a person may look for players for this table (T-FIND-01). */
function assertMaySearch({ status, owner, place, chairs }: Summary, { person }: Pick<Asker, 'person'>): void {
  if (status !== 'lobby') throw new Refused('The game has begun, so the table needs no more players.', 'T-LOBBY-01');
  if (owner !== person.id)
    throw new Refused('Only the player who opened the table can look for players.', 'T-LOBBY-02');
  if (place.guild === null)
    throw new Refused('A table looks for players among the people of its server. Open one in a server.', 'T-FIND-01');
  if (!chairs.some(isFree))
    throw new Refused('Every seat at this table is taken, so it needs no more players.', 'T-LOBBY-03');
}

/** Opens the form in which the owner of a table describes the players they look for. */
function openSearchForm(summary: Summary, asker: Pick<Asker, 'person'>): Reply {
  assertMaySearch(summary, asker);
  return { do: 'form', form: searchForm(summary) };
}

/** Looks for players as the form says, or stops looking. */
export function searchAsFilled(summary: Summary, { fields, person }: Pick<FormSent, 'fields' | 'person'>): Reply {
  assertMaySearch(summary, { person });
  const read = readSearch(fields);
  if (read === null)
    throw new Refused('That isn’t one of the choices. Choose from the menus of the form.', 'T-FIND-01');
  const table = summary.id;
  if ('stop' in read) return { do: 'send', table, input: { t: 'unsearch', player: person.id } };
  const { days, wish } = read;
  const pace = PACE_CHOICES.turn.some(({ value }) => value === read.pace)
    ? withPaceValue(summary.pace ?? null, 'turn', read.pace)
    : undefined;
  if (pace === undefined) throw new Refused('That isn’t one of the choices. Choose a pace from the menu.', 'T-PACE-01');
  return { do: 'send', table, input: { t: 'search', days, wish, pace, player: person.id } };
}

/**
 * Decides how a table continues whose search has ended (T-FIND-02): it searches for three more days, starts with bots, or
 * closes. `name` identifies the search that the button belongs to.
 */
function afterSearch(summary: Summary, how: 'longer' | 'fill' | 'shut', name: string, joiner: Joiner): Reply {
  assertMaySearch(summary, joiner);
  const search = endedSearch(summary);
  if (search === null || nameOfSearch(search) !== name)
    throw new Refused(
      'That search is no longer the latest one. The table’s message shows what you can do.',
      'T-FIND-02',
    );
  const { id: table } = summary;
  const { person, id: ready } = joiner;
  const { level, region } = search;
  switch (how) {
    case 'longer':
      return {
        do: 'send',
        table,
        input: { t: 'search', days: SEARCH_DAYS.usual, wish: { level, region }, player: person.id },
      };
    case 'fill':
      return { do: 'send', table, input: { t: 'start', player: person.id, ready, bot: BOT } };
    case 'shut':
      return { do: 'send', table, input: { t: 'end', why: 'The table was closed before the game began.' } };
  }
}

/** The buttons and menus of a lobby that find players for it, or answer an invitation to it. */
export type SearchClick = Extract<
  ClickId,
  { act: 'find' | 'seek' | 'longer' | 'fill' | 'shut' | 'invite' | 'guest' | 'withdraw' | 'never' }
>;

const SEARCH_ACTS: ReadonlySet<ClickId['act']> = new Set<SearchClick['act']>([
  ...(['find', 'seek', 'longer', 'fill', 'shut', 'invite', 'guest', 'withdraw', 'never'] as const),
]);

/** True if a click is about finding players for a lobby. */
export function isSearchClick(id: ClickId): id is SearchClick {
  return SEARCH_ACTS.has(id.act);
}

/** The clicks that add nobody to a table. A blocked person may use them, too (T-HOST-08). */
const ENDS: ReadonlySet<ClickId['act']> = new Set<SearchClick['act']>(['shut', 'withdraw', 'never']);

/** Handles such a click. */
export async function onSearch(
  id: SearchClick,
  summary: Summary,
  clicked: Click,
  context: CommandContext,
): Promise<Reply> {
  if (!ENDS.has(id.act)) await assertNotBlocked(summary.place.guild, clicked, context);
  switch (id.act) {
    case 'find':
    case 'seek':
      return openSearchForm(summary, clicked);
    case 'longer':
    case 'fill':
    case 'shut':
      return afterSearch(summary, id.act, id.name, clicked);
    case 'invite':
      return showInvite(summary, clicked);
    case 'guest':
      return inviteChosen(summary, clicked, context);
    case 'withdraw':
      return takeInvitationBack(summary, id.seat, clicked);
    case 'never':
      return neverInvite(summary, clicked, context);
  }
}
