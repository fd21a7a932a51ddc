import { type APIApplicationCommandSubcommandOption, ApplicationCommandOptionType } from 'discord-api-types/v10';
import { ALL_GAMES, findDraft, wishDraft } from '../../src/discord/compose/seekers.ts';
import type { Click } from '../../src/discord/payload.ts';
import type { Reply } from '../../src/discord/reply.ts';
import { Refused } from '../../src/kernel/types.ts';
import { type TableWish, WANTED_PACES } from '../../src/store/seekers.ts';
import { freeSeats, openSearch } from '../../src/tables/searching.ts';
import type { Summary } from '../../src/tables/summary.ts';
import type { TableId } from '../../src/tables/types.ts';
import { assertNotBlocked } from '../blocked.ts';
import type { Asker, CommandContext } from '../context.ts';
import { seatAt, tableById, tablesHere } from '../tables.ts';
import { uninvited } from './new.ts';

/** Maximum number of a server's lobbies that are looked at, the most recently active first. */
const LOOKED_AT = 200;

export const FIND_OPTION: APIApplicationCommandSubcommandOption = {
  type: ApplicationCommandOptionType.Subcommand,
  name: 'find',
  description: 'Find a table that looks for players, or players for your table',
};

/** `/game find`: lists the tables of this server that look for players, and offers to find players (T-FIND-01). */
export async function findTables(asker: Asker, context: CommandContext): Promise<Reply> {
  const guild = serverOf(asker);
  const stranger = uninvited(asker, context);
  if (stranger !== null) return stranger;
  await assertNotBlocked(guild, asker, context);
  const here = (await tablesHere(asker, context)).filter(({ status }) => status === 'lobby').slice(0, LOOKED_AT);
  const found = await context.backend.summaries(here.map(({ id }) => id));
  const lobbies = found.filter((table) => table.status === 'lobby' && freeSeats(table) > 0);
  const looking = lobbies.filter((table) => openSearch(table) !== null && !isAt(table, asker));
  const own = lobbies.filter(({ owner }) => owner === asker.person.id);
  return { do: 'say', draft: findDraft({ looking, own }, context.games) };
}

function isAt(table: Summary, asker: Asker): boolean {
  return table.owner === asker.person.id || seatAt(table, asker) !== null;
}

/** Returns the server where somebody acts. Throws `Refused` in direct messages, where nobody could be found. */
function serverOf({ guild }: Pick<Asker, 'guild'>): string {
  if (guild === null)
    throw new Refused(
      'Tables look for players among the people of a server. Use the command in a server.',
      'T-FIND-01',
    );
  return guild;
}

/** The tables that people wait for before they choose a game or a pace. */
const ANY: TableWish = { game: null, pace: 'any' };

/** Tells a person from now on when a table of this server needs players, and shows the menus (T-FIND-03). */
export async function beginWish(clicked: Click, context: CommandContext): Promise<Reply> {
  const guild = serverOf(clicked);
  const stranger = uninvited(clicked, context);
  if (stranger !== null) return stranger;
  await assertNotBlocked(guild, clicked, context);
  const wish = (await context.backend.seekers.wish(clicked.person.id, guild)) ?? ANY;
  await context.backend.seekers.want(clicked.person.id, guild, wish, { interaction: clicked.id, says: WAITS });
  return { do: 'say', draft: wishDraft(wish, guild, context.games) };
}

const WAITS = 'I’ll tell you when a table of this server needs you.';

/** Changes the game or the pace that a person waits for (T-FIND-03). */
export async function changeWish(menu: 'game' | 'pace', clicked: Click, context: CommandContext): Promise<Reply> {
  const guild = serverOf(clicked);
  const { backend, games } = context;
  await assertNotBlocked(guild, clicked, context);
  const [value] = clicked.values;
  const before = (await backend.seekers.wish(clicked.person.id, guild)) ?? ANY;
  const pace = menu === 'pace' ? WANTED_PACES.find((one) => one === value) : before.pace;
  const game = menu === 'game' ? gameOf(value, context) : before.game;
  if (pace === undefined || game === undefined)
    throw new Refused('That isn’t one of the choices. Choose from the menu.', 'T-FIND-03');
  const wish = { game, pace };
  await backend.seekers.want(clicked.person.id, guild, wish, { interaction: clicked.id, says: WAITS });
  return { do: 'turn', draft: wishDraft(wish, guild, games) };
}

/** The game of a menu's line; null for all games, undefined for an unknown one. */
function gameOf(value: string | undefined, { games }: CommandContext): string | null | undefined {
  return value === ALL_GAMES ? null : games.find(({ game }) => game === value)?.game;
}

/** Stops telling a person about the tables of a server (T-FIND-03). */
export async function endWish(guild: string, clicked: Click, { backend }: CommandContext): Promise<Reply> {
  const says = 'I won’t tell you about tables of that server any more. `/game find` there shows them.';
  const content = await backend.seekers.want(clicked.person.id, guild, null, { interaction: clicked.id, says });
  return { do: 'turn', draft: { content, rows: [], bare: true } };
}

/**
 * Finds the table whose button “Join” somebody pressed. In direct messages, this is a table that they were told of
 * (T-FIND-03), if they can still see its channel.
 */
export async function tableToSit(id: TableId, clicked: Click, context: CommandContext): Promise<Summary> {
  const { backend, seesAfar } = context;
  if (clicked.guild === null) {
    const table = await backend.summary(id);
    const { guild = null } = table?.place ?? {};
    const isTold = guild !== null && (await backend.seekers.toldOf(clicked.person.id, guild, id));
    if (table !== null && isTold && table.removed !== true && (await seesAfar(clicked.person.id, table.place)))
      return table;
  }
  return tableById(id, clicked, context);
}
