import { InteractionResponseType } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { LIMITS } from '../../../src/discord/limits.ts';
import type { Choice } from '../../../src/discord/reply.ts';
import { decision, options } from '../discord/support/samples.ts';
import { bench, type CommandBench, lastText } from './support/bench.ts';
import { slash, typing } from './support/payloads.ts';

/** The completions for an action while it is typed. */
async function proposed(b: CommandBench, action: string): Promise<Choice[]> {
  await b.handle(typing('/play', { action }, 'action'));
  const response = b.responses.at(-1);
  if (response?.type !== InteractionResponseType.ApplicationCommandAutocompleteResult) throw new Error('no completion');
  return (response.data.choices ?? []).map(({ name, value }) => ({ name, value: `${value}` }));
}

test('several picks are sent to the table exactly as typed, in one command for the open question', async () => {
  const b = bench();
  const action = '1 is what I move; attack 1, then scan';
  await b.handle(slash('/play', { action }));
  expect(b.responses).toEqual([
    { type: InteractionResponseType.DeferredChannelMessageWithSource, data: { flags: 64 } },
  ]);
  expect(b.sent.map(({ command }) => command.input)).toEqual([{ t: 'line', seat: 0, decision: 'd7', text: action }]);
});

test('ending the turn needs confirmation if it is typed alone, but not at the end of a longer line', async () => {
  const b = bench();
  await b.handle(slash('/play', { action: 'attack 1; 0 is what I end' }));
  expect(b.sent).toHaveLength(1);
  await b.handle(slash('/play', { action: '0 is what I end;' }));
  expect(lastText(b)).toContain('0 is what I end?');
  expect(b.sent).toHaveLength(1);
});

test('one pick is sent as an answer, even if its name contains a separator', async () => {
  const b = bench();
  const label = 'Discard 2, then draw; lose 1';
  b.prompts.set('abc123 0', decision('pick', [{ key: 'x', verb: 'x', label }, ...options('move', 2)]));
  expect(await proposed(b, 'discard 2, then d')).toContainEqual({ name: label, value: expect.stringMatching(/^d7:/) });
  await b.handle(slash('/play', { action: label }));
  await b.handle(slash('/play', { action: ' 1 is what I move; ' }));
  expect(b.sent.map(({ command }) => 'keys' in command.input && command.input.keys)).toEqual([['x'], ['move:x1']]);
});

test('completion lists the line itself first, then the current question’s unused options', async () => {
  const b = bench();
  b.prompts.set('abc123 0', decision('pick', [...options('move', 2), ...options('attack', 2)]));
  const names = async (action: string) => {
    const choices = await proposed(b, action);
    for (const { name, value } of choices) expect(value).toBe(name);
    return choices.map(({ name }) => name);
  };
  expect(await names('1 is what I move; ')).toEqual([
    '1 is what I move;',
    '1 is what I move; 0 is what I attack',
    '1 is what I move; 1 is what I attack',
    '1 is what I move; 0 is what I move',
  ]);
  expect(await names('1 is what I move then attack 1')).toEqual([
    '1 is what I move then attack 1',
    '1 is what I move then 1 is what I attack',
  ]);
  expect(await names('1 is what I move; sing')).toEqual(['1 is what I move; sing']);
});

test('if a line is too long for a suggestion, completion suggests nothing', async () => {
  const b = bench();
  const long = `${'1 is what I move; '.repeat(5)}0 is`;
  expect(long.length).toBeLessThanOrEqual(LIMITS.choiceValue);
  expect((await proposed(b, long)).map(({ name }) => name)).toEqual([long]);
  expect(await proposed(b, `${long} what I attack`)).toEqual([]);
  await b.handle(slash('/play', { action: `${long} what I attack` }));
  expect(b.sent).toHaveLength(1);
});

test('if a question takes more than one pick, completion proposes only the line as typed', async () => {
  const b = bench();
  b.prompts.set('abc123 0', decision('subset', options('card', 5), { min: 0, max: 3 }));
  expect(await proposed(b, '0 is, 1 is; ')).toEqual([{ name: '0 is, 1 is;', value: '0 is, 1 is;' }]);
});
