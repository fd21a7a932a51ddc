import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { ROLES } from '../../../src/cli/role-names.ts';
import { must } from '../../../src/kernel/must.ts';
import { findBelow, withPrograms } from '../support/programs.ts';
import { withTestDiscord } from '../support/test-discord.ts';

const programs = withPrograms();
const discord = withTestDiscord();

test('the renderer and the bots let the other roles go first', async () => {
  const tree = programs.run('start', [], discord.settings());
  await discord.botIsThere();
  const found = ROLES.map((role) => {
    const pid = must(findBelow(tree.pid, `role.js ${role}`), `the process of the role ${role}`);
    return [role, getPriority(pid)] as const;
  });
  const own = getPriority();
  const later = Math.min(own + 10, 19);
  expect(Object.fromEntries(found)).toEqual({ bot: own, worker: own, reader: own, bots: later, renderer: later });
});
