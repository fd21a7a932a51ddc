import { DiscordAPIError, type REST } from 'discord.js';
import {
  ApplicationCommandType,
  type RESTGetAPIApplicationCommandsResult,
  type RESTGetAPICurrentUserGuildsResult,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  Routes,
} from 'discord-api-types/v10';

/** The places where a command can be used, and the installs that offer it there. */
export type Places = Required<Pick<RESTPostAPIChatInputApplicationCommandsJSONBody, 'contexts' | 'integration_types'>>;

/** A slash command as we define it for Discord. Every command has its own places. */
export type Definition = RESTPostAPIChatInputApplicationCommandsJSONBody & Places;

/**
 * Registers our commands with Discord if they have changed. Global commands reach every server and direct messages; a
 * guild's commands appear immediately, which helps in development. Removes commands from the other scope, so that no
 * command is listed twice. Returns true if anything changed.
 * @param earlier guilds in which commands may have been registered.
 */
export async function register(
  rest: REST,
  applicationId: string,
  definitions: readonly Definition[],
  guildId?: string,
  earlier: readonly string[] = [],
): Promise<boolean> {
  const everywhere = Routes.applicationCommands(applicationId);
  const inGuild = (guild: string) => Routes.applicationGuildCommands(applicationId, guild);
  const route = guildId === undefined ? everywhere : inGuild(guildId);
  const changed = await put(rest, route, definitions, guildId === undefined);
  const others = earlier.filter((guild) => guild !== guildId).map(inGuild);
  for (const other of guildId === undefined ? others : [everywhere, ...others]) await empty(rest, other);
  return changed;
}

/** The guilds that the bot is in, at most 200. An earlier registration may have left commands in these guilds. */
export async function guildsOf(rest: Pick<REST, 'get'>): Promise<string[]> {
  // The route determines the type of the response.
  const guilds = (await rest.get(Routes.userGuilds())) as RESTGetAPICurrentUserGuildsResult;
  return guilds.map(({ id }) => id);
}

/** Removes all commands of a guild, or all global ones, if there are any. */
async function empty(rest: REST, route: `/${string}`): Promise<void> {
  try {
    const there = (await rest.get(route)) as RESTGetAPIApplicationCommandsResult;
    if (there.length > 0) await rest.put(route, { body: [] });
  } catch (error) {
    // The bot is no longer in that guild, so nobody sees its commands.
    if (!(error instanceof DiscordAPIError && (error.status === 403 || error.status === 404))) throw error;
  }
}

async function put(
  rest: REST,
  route: `/${string}`,
  definitions: readonly Definition[],
  global: boolean,
): Promise<boolean> {
  const wanted = definitions.map((definition) => complete(definition, global));
  // Discord's documented response to this route; it is only compared, not relied on.
  const there = (await rest.get(route)) as RESTGetAPIApplicationCommandsResult;
  if (fingerprint(wanted, global) === fingerprint(there, global)) return false;
  await rest.put(route, { body: wanted });
  return true;
}

/**
 * Returns a definition as it is sent. A guild's commands are sent without places, because they exist only in that
 * guild.
 */
function complete(
  { contexts, integration_types, ...definition }: Definition,
  global: boolean,
): RESTPostAPIChatInputApplicationCommandsJSONBody {
  const places = global ? { contexts, integration_types } : {};
  return { ...definition, ...places, type: ApplicationCommandType.ChatInput };
}

/**
 * The fields of a command that are compared: its names, descriptions and options. Discord adds ids, versions and empty
 * values, which are ignored here.
 */
const WORDS = [
  ...['name', 'description', 'type', 'options', 'choices', 'value', 'required', 'autocomplete'],
  ...['min_value', 'max_value', 'min_length', 'max_length'],
];
/** The fields for the places where a command can be used, which only global commands have. */
const PLACES = ['contexts', 'integration_types'];

function fingerprint(commands: readonly object[], global: boolean): string {
  const counts = new Set(global ? [...WORDS, ...PLACES] : WORDS);
  return JSON.stringify(commands.map((command) => JSON.stringify(essence(command, counts))).sort());
}

/** Returns the compared fields, with sorted keys and without empty values. */
function essence(value: unknown, counts: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((inner) => essence(inner, counts));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key, inner]) => counts.has(key) && says(inner));
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, essence(inner, counts)]));
}

function says(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && !(Array.isArray(value) && value.length === 0);
}
