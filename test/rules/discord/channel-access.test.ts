import { PermissionFlagsBits } from 'discord-api-types/v10';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canSee, everyoneSees, type Overwrite, type ServerAccess } from '../../../src/discord/channel-access.ts';

const VIEW = PermissionFlagsBits.ViewChannel;
const ADMIN = PermissionFlagsBits.Administrator;
const ROLES = ['crew', 'officers', 'guests', 'admirals'];
const PEOPLE = ['ann', 'ben', 'bot'];
const HOLDERS = ['server', ...ROLES, ...PEOPLE];

/** Any overwrites of a channel, at most one for each role and person. */
const overwrites = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...HOLDERS),
    change: fc.constantFrom('allow', 'deny', 'nothing'),
  }),
  { selector: ({ id }) => id },
);
const permissions = fc.constantFrom(0n, VIEW, ADMIN);

const server = fc
  .record({
    roles: fc.tuple(fc.constantFrom(0n, VIEW), permissions, permissions, permissions, permissions),
    here: overwrites,
    there: overwrites,
  })
  .map(({ roles, here, there }): ServerAccess => {
    const channels = new Map([
      ['here', here],
      ['there', there],
    ]);
    return {
      id: 'server',
      owner: 'owner',
      roles: new Map(['server', ...ROLES].map((role, at) => [role, roles[at] ?? 0n])),
      overwrites: (channel) =>
        channels.get(channel)?.map(
          ({ id, change }): Overwrite => ({
            id,
            allow: change === 'allow' ? VIEW : 0n,
            deny: change === 'deny' ? VIEW : 0n,
          }),
        ) ?? null,
    };
  });

/** Every set of roles that a person may have. */
const SETS = Array.from({ length: 2 ** ROLES.length }, (_, set) =>
  ROLES.filter((_role, at) => ((set >> at) & 1) === 1),
);

test('everyone sees a second channel exactly if no person with any roles sees only the first', () => {
  fc.assert(
    fc.property(server, (access) => {
      const exposed = [...PEOPLE.filter((one) => one !== 'bot'), 'anyone', 'owner'].some((person) =>
        SETS.some((roles) => canSee(access, { person, roles }, 'here') && !canSee(access, { person, roles }, 'there')),
      );
      expect(everyoneSees(access, 'here', 'there', 'bot')).toBe(!exposed);
    }),
    { seed: 7, numRuns: 2_000 },
  );
});

test('a channel that doesn’t exist is seen by nobody', () => {
  const access: ServerAccess = { id: 's', owner: 'o', roles: new Map([['s', VIEW]]), overwrites: () => null };
  expect(everyoneSees(access, 'here', 'there', 'bot')).toBe(false);
  expect(canSee(access, { person: 'o', roles: [] }, 'here')).toBe(false);
});
