import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { inviteLink, missingPermissions, PERMISSIONS } from '../../../src/discord/permissions.ts';

const INVITE = 'https://discord.com/oauth2/authorize?client_id=APPLICATION_ID&scope=bot+applications.commands';

test('the README, the invite link and the bot list the same permissions', () => {
  expect(PERMISSIONS).toBe(309237746688n);
  const readme = readFileSync(resolve(import.meta.dirname, '../../../README.md'), 'utf8');
  expect(readme).toContain(`${INVITE}&permissions=${PERMISSIONS}`);
  expect(inviteLink('APPLICATION_ID')).toBe(`${INVITE}&permissions=${PERMISSIONS}`);
  const [, named = ''] = /only the permissions that the games need: ([^.]+)\./.exec(readme) ?? [];
  const list = named.replaceAll('\n', ' ').replace('View Channels', 'View Channel').split(', ');
  expect(list).toEqual(missingPermissions(0n));
});
