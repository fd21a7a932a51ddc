import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBench, type ServerBench } from './support/bench.ts';
import { call, formErrors } from './support/rest.ts';

let bench: ServerBench;

beforeAll(async () => {
  bench = await createBench();
});
afterAll(() => bench.close());

const many = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, i) => make(i));

describe('commands', () => {
  const option = (name: string, more: object = {}) => ({ type: 3, name, description: 'x', ...more });
  test.each<[string, object, string]>([
    ['capitals', { name: 'Game' }, '0.name APPLICATION_COMMAND_INVALID_NAME'],
    ['a space', { name: 'two words' }, '0.name APPLICATION_COMMAND_INVALID_NAME'],
    ['33 letters', { name: 'x'.repeat(33) }, '0.name BASE_TYPE_MAX_LENGTH'],
    ['no description', { description: '' }, '0.description BASE_TYPE_REQUIRED'],
    ['26 options', { options: many(26, (i) => option(`o${i}`)) }, '0.options BASE_TYPE_MAX_LENGTH'],
    [
      '26 choices',
      { options: [option('a', { choices: many(26, (i) => ({ name: `n${i}`, value: `v${i}` })) })] },
      '0.options.0.choices BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a required option after an optional one',
      { options: [option('a'), option('b', { required: true })] },
      '0.options.1 APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
    ],
    [
      'choices and completion',
      { options: [option('a', { autocomplete: true, choices: [{ name: 'n', value: 'v' }] })] },
      '0.options.0.autocomplete APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_CHOICES',
    ],
    [
      'a repeated option',
      { options: [option('a'), option('a')] },
      '0.options.1.name APPLICATION_COMMAND_OPTIONS_NAME_INVALID',
    ],
    [
      'a subcommand next to an option',
      { options: [option('a'), { type: 1, name: 'b', description: 'x' }] },
      '0.options.1.type APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
    ],
    [
      'more than 8,000 characters',
      {
        options: many(5, (i) =>
          option(`o${i}`, { choices: many(25, (j) => ({ name: `${j}`, value: `${j}`.repeat(40).padEnd(99, 'x') })) }),
        ),
      },
      '0 APPLICATION_COMMAND_TOO_LARGE',
    ],
  ])('a command is rejected because of this fault: %s', async (_, more, expected) => {
    const { server } = bench;
    const path = `/applications/${server.world.bot.id}/commands`;
    const answer = await call(server, 'PUT', path, [{ name: 'ok', description: 'x', ...more }]);
    expect(formErrors(answer.body.errors)).toContain(expected);
    expect((await call(server, 'GET', path)).body).toEqual([]);
  });

  test('a duplicate command name and a list of 101 commands are rejected', async () => {
    const { server } = bench;
    const path = `/applications/${server.world.bot.id}/commands`;
    const command = (name: string) => ({ name, description: 'x' });
    const twice = await call(server, 'PUT', path, [command('a'), command('a')]);
    expect(formErrors(twice.body.errors)).toEqual(['1 APPLICATION_COMMANDS_DUPLICATE_NAME']);
    const many101 = await call(
      server,
      'PUT',
      path,
      many(101, (i) => command(`c${i}`)),
    );
    expect(formErrors(many101.body.errors)).toEqual(['APPLICATION_COMMANDS_MAX']);
  });
});
