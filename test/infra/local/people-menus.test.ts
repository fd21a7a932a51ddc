import { OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Actor } from '../../../src/local/actor.ts';
import { addTextChannel, openDirectMessages } from '../../../src/local/world/channels.ts';
import { joinGuild, leaveGuild } from '../../../src/local/world/guilds.ts';
import { setOverwrites } from '../../../src/local/world/roles.ts';
import { addUser } from '../../../src/local/world/users.ts';
import { createBench, type ServerBench } from './support/bench.ts';
import { call, formErrors } from './support/rest.ts';

let bench: ServerBench;

beforeEach(async () => {
  bench = await createBench();
});
afterEach(() => bench.close());

const menu = (more: object = {}) => ({ type: 1, components: [{ type: 5, custom_id: 'who', ...more }] });

/** Posts a message with a menu of people. */
async function posted(more: object = {}, channel = bench.general.id): Promise<{ id: string }> {
  const { body } = await call(bench.server, 'POST', `/channels/${channel}/messages`, {
    content: 'Whom?',
    components: [menu(more)],
  });
  return body;
}

/** The data that the bot receives for a choice. */
const dataOf = (by: Actor, message: { id: string }, ...people: { id: string }[]): object =>
  by.selectPeople(
    message,
    'who',
    people.map(({ id }) => id),
  ).interaction.data;

test('a choice reaches the bot with the users and their memberships, as Discord documents', async () => {
  const { alice, bob } = bench;
  const message = await posted();
  const data = dataOf(alice, message, bob.user);
  expect(data).toMatchObject({ component_type: 5, custom_id: 'who', values: [bob.user.id] });
  const { resolved } = data as { resolved: Record<string, Record<string, object>> };
  expect(resolved['users']?.[bob.user.id]).toMatchObject({ username: 'bob' });
  const member = resolved['members']?.[bob.user.id];
  expect(member).toMatchObject({ roles: [], permissions: expect.stringMatching(/^\d+$/) });
  for (const missing of ['user', 'deaf', 'mute']) expect(member).not.toHaveProperty(missing);
});

test('the menu offers all members of the server, bots and people who can’t see the channel among them', async () => {
  const { alice, bob, guild, server } = bench;
  const hidden = addTextChannel(server.world, guild, 'hidden');
  setOverwrites(server.world, hidden, [
    { id: bob.user.id, type: OverwriteType.Member, allow: '0', deny: `${PermissionFlagsBits.ViewChannel}` },
  ]);
  const message = await posted({ max_values: 3 }, hidden.id);
  expect(alice.choosable(hidden.id).map(({ id }) => id)).toEqual(
    expect.arrayContaining([alice.user.id, bob.user.id, server.world.bot.id]),
  );
  expect(dataOf(alice, message, bob.user, server.world.bot)).toMatchObject({
    values: [bob.user.id, server.world.bot.id],
  });
});

test('the menu doesn’t offer people who aren’t in the server, or who have left it', async () => {
  const { alice, bob, guild, server } = bench;
  const cleo = new Actor(server.world, addUser(server.world, 'cleo'));
  const message = await posted();
  expect(() => dataOf(alice, message, cleo.user)).toThrow('has changed');
  joinGuild(server.world, guild, cleo.user);
  expect(dataOf(alice, message, cleo.user)).toMatchObject({ values: [cleo.user.id] });
  leaveGuild(server.world, guild, bob.user);
  expect(() => dataOf(alice, message, bob.user)).toThrow('has changed');
});

test('the menu takes as many people as it says, each only once', async () => {
  const { alice, bob } = bench;
  const one = await posted();
  expect(() => dataOf(alice, one)).toThrow('1 to 1');
  expect(() => dataOf(alice, one, alice.user, bob.user)).toThrow('1 to 1');
  const several = await posted({ min_values: 0, max_values: 2 });
  expect(dataOf(alice, several)).toMatchObject({ values: [], resolved: { users: {} } });
  expect(() => dataOf(alice, several, bob.user, bob.user)).toThrow('0 to 2');
});

test('a disabled menu and a menu of another kind refuse the choice', async () => {
  const { alice, bob } = bench;
  expect(() => alice.select('0', 'who', [])).toThrow('no such message');
  const message = await posted();
  expect(() => alice.select(message, 'who', [bob.user.id])).toThrow('has changed');
  const disabled = await posted({ disabled: true });
  expect(() => dataOf(alice, disabled, bob.user)).toThrow('has changed');
});

test('in direct messages, the menu offers only the person and the bot, without memberships', async () => {
  const { alice, bob, server } = bench;
  const direct = openDirectMessages(server.world, alice.user);
  const message = await posted({}, direct.id);
  const data = dataOf(alice, message, alice.user);
  expect(data).toMatchObject({ resolved: { users: { [alice.user.id]: { username: 'alice' } } } });
  expect(data).not.toHaveProperty('resolved.members');
  expect(() => dataOf(alice, message, bob.user)).toThrow('has changed');
});

test.each<[string, object, string]>([
  ['more than 25 values', { max_values: 26 }, 'max_values NUMBER_TYPE_MAX'],
  ['more values at least than at most', { min_values: 3, max_values: 2 }, 'min_values NUMBER_TYPE_MAX'],
  [
    'more default values than the menu takes',
    {
      default_values: [
        { id: '1', type: 'user' },
        { id: '2', type: 'user' },
      ],
    },
    'default_values SELECT_COMPONENT_MAX_VALUES_INVALID',
  ],
  [
    'fewer default values than the menu takes',
    { min_values: 2, max_values: 2, default_values: [{ id: '1', type: 'user' }] },
    'default_values SELECT_COMPONENT_MAX_VALUES_INVALID',
  ],
  ['a placeholder of 151 characters', { placeholder: 'x'.repeat(151) }, 'placeholder BASE_TYPE_MAX_LENGTH'],
])('a menu of people with %s is refused', async (_, more, problem) => {
  const message = { content: 'Whom?', components: [menu(more)] };
  const answer = await call(bench.server, 'POST', `/channels/${bench.general.id}/messages`, message);
  expect(formErrors(answer.body.errors)).toContain(`components.0.components.0.${problem}`);
});
