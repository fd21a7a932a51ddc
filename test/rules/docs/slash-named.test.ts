import { expect, it } from 'vitest';
import { slashCommands } from '../../../commands/index.ts';
import { chats } from '../../../src/discord/chats.ts';
import { commandNamed } from '../../../src/tables/slash.ts';

it('if a command can also be typed as a move, documents use its registered name', () => {
  const registered = slashCommands(chats).map(({ definition }) => definition.name);
  for (const word of ['undo', 'hand', 'map', 'log', 'why', 'rules', 'orders', 'help']) {
    expect(commandNamed(word)).toMatch(new RegExp(`^\`/${word}\` `));
    expect(registered).toContain(word);
  }
  expect(commandNamed('undo everything')).toBeNull();
});
