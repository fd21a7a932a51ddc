import type { RowsDraft } from '../../src/discord/compose/body.ts';
import { menuRow } from '../../src/discord/compose/rows.ts';
import { cut, LIMITS } from '../../src/discord/limits.ts';
import { assemble, plain } from '../../src/discord/markdown.ts';
import type { Completion } from '../../src/discord/payload.ts';
import { type Choice, type Reply, say } from '../../src/discord/reply.ts';
import { hoursWords } from '../../src/kernel/hours.ts';
import { DEFAULT_WAIT_HOURS } from '../../src/kernel/seats.ts';
import { Refused } from '../../src/kernel/types.ts';
import type { ServerSettings } from '../../src/store/servers.ts';
import type { CommandContext } from '../context.ts';
import { WAITS } from '../game/wait.ts';
import { type Manager, serverOf } from './require-moderator.ts';

/** The value that means “no role”. */
const NOBODY = 'nobody';
const NOBODY_ELSE = 'No extra role moderates tables';

type Context = Pick<CommandContext, 'backend' | 'keepers'>;

/** The settings of a server, with a menu for each. */
export async function showServer(asker: Manager, context: Context): Promise<Reply> {
  const guild = serverOf(asker);
  return { do: 'say', draft: draftOf(guild, await context.backend.serverSettings(guild), context) };
}

/** Changes settings by menu or typed value; `role` is a role’s id or name, or `nobody`. */
export async function changeServer(
  { role, patience }: { role?: string; patience?: string },
  asker: Manager & { id: string },
  context: Context,
  turn = false,
): Promise<Reply> {
  const guild = serverOf(asker);
  const { backend } = context;
  const change: Partial<ServerSettings> = {
    ...(role === undefined ? {} : { role: roleNamed(guild, role, context) }),
    ...(patience !== undefined && WAITS.includes(Number(patience)) ? { patience: Number(patience) } : {}),
  };
  if (Object.keys(change).length === 0) return showServer(asker, context);
  const changed = { ...(await backend.serverSettings(guild)), ...change };
  const draft = draftOf(guild, changed, context, ['Saved.']);
  const says = await backend.setServer(guild, change, { interaction: asker.id, says: draft.content });
  if (says !== draft.content) return say(says);
  return turn ? { do: 'turn', draft } : { do: 'say', draft };
}

/** Completes the option `role` with all roles of the server. */
export async function completeRole({ focused, guild }: Completion, { keepers }: Context): Promise<Choice[]> {
  if (guild === null) return [];
  const wanted = focused.text.toLowerCase();
  return [{ id: NOBODY, name: NOBODY_ELSE }, ...keepers.roles(guild)]
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .slice(0, LIMITS.choices)
    .map(({ id, name }) => ({ name: cut(name, LIMITS.choiceName), value: id }));
}

function roleNamed(guild: string, wanted: string, { keepers }: Context): string | null {
  if (wanted === NOBODY) return null;
  const name = wanted
    .trim()
    .toLowerCase()
    .replace(/^@|^<@&|>$/g, '');
  const found = keepers.roles(guild).find((role) => role.id === name || role.name.toLowerCase() === name);
  if (found === undefined) throw new Refused(`This server has no role “${cut(wanted, 40)}”.`);
  return found.id;
}

function draftOf(
  guild: string,
  { role, patience }: ServerSettings,
  { keepers }: Context,
  before: string[] = [],
): RowsDraft {
  const roles = keepers.roles(guild);
  const named = roles.find(({ id }) => id === role)?.name;
  const hours = patience ?? DEFAULT_WAIT_HOURS;
  const who =
    named === undefined ? 'people who can manage threads' : `people who can manage threads, and ${plain(named)}`;
  // The menu holds as many roles as Discord allows, always including the chosen one.
  const near = roles.filter(({ id }, at) => id === role || at < LIMITS.menuOptions - 2);
  const lines = [{ id: NOBODY, name: NOBODY_ELSE }, ...near].map(({ id, name }) => ({
    value: id,
    label: name,
    chosen: id === (role ?? NOBODY),
  }));
  const waits = WAITS.map((each) => ({
    value: `${each}`,
    label: `After ${hoursWords(each)}, the others can vote`,
    chosen: each === hours,
  }));
  return {
    content: assemble(
      [...before, '**Tables on this server**'],
      [`Moderated by ${who}: \`/host\`.`, `New tables wait ${hoursWords(hours)} for a seat; then the others may vote.`],
      roles.length > LIMITS.menuOptions - 1 ? ['More roles: `/host settings role:`'] : [],
    ),
    rows: [
      menuRow({ act: 'server-role' }, 'Who moderates tables', lines),
      menuRow({ act: 'server-patience' }, 'How long tables wait for a player', waits),
    ],
  };
}
