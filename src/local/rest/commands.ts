import { ApplicationCommandType, ApplicationIntegrationType, type Snowflake } from 'discord-api-types/v10';
import { type CommandBody, checkCommand, checkCommands } from '../validate/command-rules.ts';
import { fail } from '../validate/errors.ts';
import { getGuild } from '../world/guilds.ts';
import { permissionsText } from '../world/permissions.ts';
import type { ApplicationCommand } from '../world/records.ts';
import type { World } from '../world.ts';
import { NO_CONTENT, ok, type RestRequest, type Route } from './route.ts';

/** The scope in which a command is registered: global, or one server. */
type CommandScope = 'global' | Snowflake;

/** Returns the routes of one scope; `path` is the part before `/commands`. */
function routesAt(path: string, placeOf: (request: RestRequest) => CommandScope): Route[] {
  const listOf = (request: RestRequest): ApplicationCommand[] => {
    if (request.param('application') !== request.world.bot.id) fail('missingAccess');
    return request.world.commands.get(placeOf(request)) ?? [];
  };
  const one = (request: RestRequest): ApplicationCommand =>
    listOf(request).find(({ id }) => id === request.param('command')) ?? fail('unknownCommand');
  const all = `${path}/commands`;
  const single = `${path}/commands/:command`;
  return [
    { method: 'GET', path: all, handle: (request) => ok(listOf(request)) },
    { method: 'GET', path: single, handle: (request) => ok(one(request)) },
    {
      method: 'PUT',
      path: all,
      handle: (request) => {
        const present = listOf(request);
        const bodies = checkCommands(request.body);
        const list = bodies.map((body) => register(request.world, placeOf(request), body, find(present, body)));
        return ok(store(request.world, placeOf(request), list));
      },
    },
    {
      method: 'POST',
      path: all,
      handle: (request) => {
        const present = listOf(request);
        const body = checkCommand(request.body);
        const same = find(present, body);
        const command = register(request.world, placeOf(request), body, same);
        store(request.world, placeOf(request), [...present.filter((other) => other !== same), command]);
        return ok(command, same ? 200 : 201);
      },
    },
    {
      method: 'PATCH',
      path: single,
      handle: (request) => {
        const present = listOf(request);
        const before = one(request);
        const change = typeof request.body === 'object' ? request.body : {};
        const body = checkCommand({ ...before, ...change, type: before.type });
        const command = register(request.world, placeOf(request), body, before);
        const list = present.map((other) => (other === before ? command : other));
        store(request.world, placeOf(request), list);
        return ok(command);
      },
    },
    {
      method: 'DELETE',
      path: single,
      handle: (request) => {
        const gone = one(request);
        const list = listOf(request).filter((other) => other !== gone);
        store(request.world, placeOf(request), list);
        return NO_CONTENT;
      },
    },
  ];
}

function find(present: readonly ApplicationCommand[], { name, type = ApplicationCommandType.ChatInput }: CommandBody) {
  return present.find((command) => command.name === name && command.type === type);
}

function store(world: World, place: CommandScope, commands: ApplicationCommand[]): ApplicationCommand[] {
  world.commands.set(place, commands);
  world.events.emit('screen', { kind: 'commands' });
  return commands;
}

/** Returns a command as Discord lists it. A command that is replaced keeps its id. */
function register(
  world: World,
  place: CommandScope,
  body: CommandBody,
  before: ApplicationCommand | undefined,
): ApplicationCommand {
  return {
    integration_types: [ApplicationIntegrationType.GuildInstall],
    ...(place === 'global' ? { contexts: null, dm_permission: true } : { guild_id: place }),
    ...body,
    nsfw: body.nsfw ?? false,
    default_member_permissions:
      body.default_member_permissions == null ? null : permissionsText(body.default_member_permissions),
    name_localizations: body.name_localizations ?? null,
    description_localizations: body.description_localizations ?? null,
    description: body.description ?? '',
    type: body.type ?? ApplicationCommandType.ChatInput,
    id: before?.id ?? world.nextId(),
    application_id: world.bot.id,
    version: world.nextId(),
  };
}

/** The routes for registering commands, globally and for one server. */
export const commandRoutes: readonly Route[] = [
  ...routesAt('/applications/:application', () => 'global'),
  ...routesAt('/applications/:application/guilds/:guild', ({ world, param }) => getGuild(world, param('guild')).id),
];
