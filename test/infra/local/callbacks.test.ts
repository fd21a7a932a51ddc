import { MessageFlags } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Answering, createAnswering } from './support/answering.ts';
import { createBench, type ServerBench } from './support/bench.ts';
import { call, formErrors } from './support/rest.ts';

let bench: ServerBench;
let slash: Answering['slash'];
let callback: Answering['callback'];
let webhook: Answering['webhook'];

const row = { type: 1, components: [{ type: 2, style: 1, label: 'Press', custom_id: 'press' }] };

beforeEach(async () => {
  bench = await createBench();
  ({ slash, callback, webhook } = await createAnswering(bench));
});
afterEach(() => bench.close());

describe('callbacks', () => {
  test('a first answer is accepted only once', async () => {
    const sent = slash();
    await callback(sent, { type: 5 });
    const again = await callback(sent, { type: 4, data: { content: 'x' } });
    expect(again).toMatchObject({ status: 400, body: { code: 40060 } });
  });

  test('a first answer requires the token', async () => {
    const { id } = slash();
    const answer = await call(bench.server, 'POST', `/interactions/${id}/wrong/callback`, { type: 5 });
    expect(answer).toMatchObject({ status: 404, body: { code: 10062 } });
  });

  test.each([1, 6, 7, 8, 12, 99, '4', undefined])(
    'a first answer of type %j is rejected for a command',
    async (type) => {
      const answer = await callback(slash(), { type, data: { content: 'x', choices: [] } });
      expect(answer.body.code).toBe(50035);
      expect(formErrors(answer.body.errors)).toEqual(['type INTERACTION_RESPONSE_TYPE_INVALID']);
    },
  );

  test('a first answer’s data is checked in the same way as a message', async () => {
    const answer = await callback(slash(), { type: 4, data: { content: 'x'.repeat(2001) } });
    expect(formErrors(answer.body.errors)).toEqual(['data.content BASE_TYPE_MAX_LENGTH']);
    expect(await callback(slash(), { type: 4, data: {} })).toMatchObject({ body: { code: 50006 } });
  });

  test('with_response returns the message only if the answer is immediate', async () => {
    const sent = slash();
    const { body } = await callback(sent, { type: 4, data: { content: 'x', flags: 64 } }, '?with_response=true');
    expect(body).toMatchObject({
      interaction: { id: sent.id, type: 2, response_message_loading: false, response_message_ephemeral: true },
      resource: { type: 4, message: { content: 'x', flags: MessageFlags.Ephemeral, channel_id: bench.general.id } },
    });
    const deferred = await callback(slash(), { type: 5, data: { flags: 64 } }, '?with_response=true');
    expect(deferred.body).toMatchObject({ interaction: { response_message_loading: true }, resource: { type: 5 } });
    expect(deferred.body).not.toHaveProperty('resource.message');
    expect(await callback(slash(), { type: 4, data: { content: 'x' } })).toMatchObject({ status: 204, body: null });
  });

  test('an update keeps only the files that it names, and embeds no longer show removed files', async () => {
    const form = new FormData();
    const shown = { image: { url: 'attachment://map.png', description: 'A map' } };
    form.set('payload_json', JSON.stringify({ content: 'x', components: [row], embeds: [shown, { title: 'Words' }] }));
    for (const [at, name] of ['map.png', 'log.txt'].entries()) form.set(`files[${at}]`, new File(['x'], name));
    const path = `/channels/${bench.general.id}/messages`;
    const both = await call(bench.server, 'POST', path, form);
    const [log] = both.body.attachments;
    const update = async (data: object) => {
      const sent = bench.alice.click(both.body.id, 'press');
      expect((await callback(sent, { type: 7, data })).status).toBe(204);
      return bench.alice.last(bench.general);
    };
    const named = await update({ content: 'y', attachments: [{ id: log?.id }] });
    expect(named).toMatchObject({ content: 'y', attachments: [{ filename: 'log.txt' }] });
    const bare = await update({ content: 'z' });
    expect(bare).toMatchObject({ content: 'z', attachments: [], embeds: [{ title: 'Words' }], components: [{}] });
  });

  test('a deferred update and an edit keep all files', async () => {
    const form = new FormData();
    form.set('payload_json', JSON.stringify({ content: 'x', components: [row] }));
    form.set('files[0]', new File(['x'], 'map.png'));
    const { body } = await call(bench.server, 'POST', `/channels/${bench.general.id}/messages`, form);
    const sent = bench.alice.click(body.id, 'press');
    await callback(sent, { type: 6 });
    await webhook(sent, 'PATCH', { content: 'y' }, '@original');
    const found = bench.alice.last(bench.general);
    expect(found).toMatchObject({ content: 'y', attachments: [{ filename: 'map.png' }] });
  });

  test('a first answer can have at most 25 completions, all of the option’s type', async () => {
    const ask = () => {
      const choices = bench.alice.autocomplete(bench.general, '/go', { a: '' }, 'a');
      const interaction = [...bench.server.world.waiting].at(-1);
      if (!interaction) throw new Error('nothing was asked');
      const { id, done, answered } = interaction;
      return { choices, sent: { id, interaction, done: done.promise, answered: answered.promise } };
    };
    const choice = (_: unknown, value: number) => ({ name: `${value}`, value: `${value}` });
    const { choices, sent } = ask();
    const many = await callback(sent, { type: 8, data: { choices: Array.from({ length: 26 }, choice) } });
    expect(formErrors(many.body.errors)).toEqual(['data.choices BASE_TYPE_MAX_LENGTH']);
    const odd = await callback(sent, { type: 8, data: { choices: [{ name: 'x', value: 1 }] } });
    expect(formErrors(odd.body.errors)).toEqual(['data.choices.0.value MODEL_TYPE_CONVERT']);
    expect((await callback(sent, { type: 8, data: { choices: Array.from({ length: 25 }, choice) } })).status).toBe(204);
    expect(await choices).toHaveLength(25);
  });

  test('a form can have at most five fields and can’t be the answer to another form', async () => {
    const field = (_: unknown, i: number) => ({
      type: 1,
      components: [{ type: 4, custom_id: `f${i}`, label: 'x', style: 1 }],
    });
    const form = (count: number) => ({
      type: 9,
      data: { custom_id: 'form', title: 'Form', components: Array.from({ length: count }, field) },
    });
    const sent = slash();
    expect(formErrors((await callback(sent, form(6))).body.errors)).toEqual(['data.components BASE_TYPE_BAD_LENGTH']);
    expect((await callback(sent, form(5))).status).toBe(204);
    const fields = { f0: 'a', f1: 'b', f2: 'c', f3: 'd', f4: 'e' };
    const answer = await callback(bench.alice.submit(sent, fields), form(1));
    expect(formErrors(answer.body.errors)).toEqual(['type INTERACTION_RESPONSE_TYPE_INVALID']);
  });
});
