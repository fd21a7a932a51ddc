import type { REST } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EVERYWHERE } from '../../../commands/places.ts';
import { applicationOf, hasEndpoint, settleInstall } from '../../../src/discord/application.ts';
import { createRestClient } from '../../../src/discord/client.ts';
import { PERMISSIONS } from '../../../src/discord/permissions.ts';
import { guildsOf, register } from '../../../src/discord/registration.ts';
import { commandsFor } from '../../../src/local/actor/commands.ts';
import { addGuild, leaveGuild } from '../../../src/local/world/guilds.ts';
import { createBench, type ServerBench } from '../local/support/bench.ts';

let bench: ServerBench;
let rest: REST;
beforeEach(async () => {
  bench = await createBench();
  rest = createRestClient({ token: bench.server.token, api: bench.server.api });
});
afterEach(() => bench.close());

const definitions = [{ ...EVERYWHERE, name: 'ping', description: 'See whether the bot is there' }];
const id = () => bench.server.world.bot.id;

/** The names of all commands that a person can see here, wherever they are registered. */
function shown(): string[] {
  const { commands } = bench.server.world;
  return ['global', bench.guild.id].flatMap((place) => (commands.get(place) ?? []).map(({ name }) => name));
}

test('global registration removes commands that are registered in one server', async () => {
  await register(rest, id(), definitions, bench.guild.id);
  expect(await register(rest, id(), definitions, undefined, await guildsOf(rest))).toBe(true);
  expect(shown()).toEqual(['ping']);
  expect(bench.server.world.commands.get('global')).toHaveLength(1);
  expect(commandsFor(bench.server.world, bench.alice.user, bench.general).map(({ name }) => name)).toEqual(['ping']);
});

test('registration in one server removes the global commands', async () => {
  await register(rest, id(), definitions);
  await register(rest, id(), definitions, bench.guild.id);
  expect(shown()).toEqual(['ping']);
  expect(bench.server.world.commands.get('global')).toEqual([]);
});

test('registration in another server removes the earlier server’s commands', async () => {
  const { world } = bench.server;
  const other = addGuild(world, 'Other');
  await register(rest, id(), definitions, other.id);
  await register(rest, id(), definitions, bench.guild.id, await guildsOf(rest));
  expect(world.commands.get(other.id)).toEqual([]);
  expect(shown()).toEqual(['ping']);
});

test('registration succeeds even if the bot has left a server', async () => {
  const { world } = bench.server;
  const other = addGuild(world, 'Other');
  leaveGuild(world, other, world.bot);
  expect(await register(rest, id(), definitions, undefined, [other.id])).toBe(true);
  expect(await guildsOf(rest)).toEqual([bench.guild.id]);
});

test('registration writes nothing if everything is up to date', async () => {
  await register(rest, id(), definitions);
  expect(await register(rest, id(), definitions, undefined, [bench.guild.id])).toBe(false);
  expect(bench.server.log.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

test.each([
  [
    'allows people to install the app for themselves',
    { 0: {} },
    { scopes: ['applications.commands'], permissions: '0' },
  ],
  ['leaves an existing install for people unchanged', { 0: {}, 1: {} }, undefined],
])('registration sets the permissions that Add App requests, and %s', async (_what, before, forPeople) => {
  const { application } = bench.server.world;
  application.integration_types_config = before;
  expect(await settleInstall(rest, await applicationOf(rest))).toBe(true);
  expect(application.integration_types_config).toEqual({
    0: { oauth2_install_params: { scopes: ['bot', 'applications.commands'], permissions: `${PERMISSIONS}` } },
    1: forPeople === undefined ? {} : { oauth2_install_params: forPeople },
  });
  expect(await settleInstall(rest, await applicationOf(rest))).toBe(false);
});

test('registration reports an Interactions Endpoint URL, because it keeps interactions away from the gateway', async () => {
  expect(hasEndpoint(await applicationOf(rest))).toBe(false);
  bench.server.world.application.interactions_endpoint_url = 'https://example.org/discord';
  expect(hasEndpoint(await applicationOf(rest))).toBe(true);
});
