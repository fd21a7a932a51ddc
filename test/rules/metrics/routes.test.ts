import { Routes } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { routeOf, statusClass } from '../../../src/metrics/routes.ts';

const [A, B] = ['123456789012345678', '223456789012345678'];
const TOKEN = 'aW50ZXJhY3Rpb246MTIzNDU2Nzg5.x-Y_z';

describe('routes', () => {
  test.each([
    [Routes.gatewayBot(), '/gateway/bot'],
    [Routes.user(), '/users/@me'],
    [Routes.user(A), 'other'],
    [Routes.userChannels(), '/users/@me/channels'],
    [Routes.userGuilds(), '/users/@me/guilds'],
    [Routes.currentApplication(), '/applications/@me'],
    [Routes.applicationCommands(A), '/applications/:id/commands'],
    [Routes.applicationGuildCommands(A, B), '/applications/:id/guilds/:id/commands'],
    [Routes.channel(A), '/channels/:id'],
    [Routes.channelMessages(A), '/channels/:id/messages'],
    [Routes.channelMessage(A, B), '/channels/:id/messages/:id'],
    [Routes.threads(A), '/channels/:id/threads'],
    [Routes.threads(A, B), '/channels/:id/messages/:id/threads'],
    [Routes.threadMembers(A, B), '/channels/:id/thread-members/:id'],
    [Routes.guild(A), '/guilds/:id'],
    [Routes.guildChannels(A), '/guilds/:id/channels'],
    [Routes.guildMember(A, B), '/guilds/:id/members/:id'],
    [Routes.interactionCallback(A, TOKEN), '/interactions/:id/:token/callback'],
    [Routes.webhook(A, TOKEN), '/webhooks/:id/:token'],
    [Routes.webhookMessage(A, TOKEN), '/webhooks/:id/:token/messages/:id'],
    [Routes.webhookMessage(A, TOKEN, B), '/webhooks/:id/:token/messages/:id'],
  ])('%s is counted without ids and tokens', (path, route) => {
    expect(routeOf(path)).toBe(route);
    expect(routeOf(`https://discord.com/api/v10${path}?after=${A}#x`)).toBe(route);
  });

  test('a token that looks like a part of a route is still a token', () => {
    expect(routeOf(`/webhooks/${A}/messages`)).toBe('/webhooks/:id/:token');
    expect(routeOf(`/webhooks/${A}/${B}/messages/@original`)).toBe('/webhooks/:id/:token/messages/:id');
  });

  test.each(['', '/', '//', 'x', '/channels/Ann', `/channels/${A}/secret`, `/${'9/'.repeat(5_000)}`, '/constructor'])(
    '%s is another route',
    (path) => expect(routeOf(path)).toBe('other'),
  );
});

test.each([
  [200, '2xx'],
  [204, '2xx'],
  [304, '3xx'],
  [404, '4xx'],
  [429, '429'],
  [502, '5xx'],
  [0, 'other'],
  [600, 'other'],
  [Number.NaN, 'other'],
] as const)('the status %s is in the class %s', (status, group) => {
  expect(statusClass(status)).toBe(group);
});
