import { InteractionResponseType } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { decisionNames, verbName } from '../../../src/discord/compose/levels.ts';
import { namesOf, writeId } from '../../../src/discord/ids.ts';
import { decision, options } from '../discord/support/samples.ts';
import { bench, type CommandBench } from './support/bench.ts';
import { click, submit } from './support/payloads.ts';

const many = decision('pick', [...options('move', 40), ...options('end', 1)]);
const nameOf = (key: string) => namesOf(decisionNames(many)).get(key) ?? '';
const about = { table: 'abc123', decision: 'd7' } as const;

/** All results of a press on a message, with whether its pictures stay. */
const TURNS: readonly [string, string, string[] | null, boolean][] = [
  ['a verb', writeId({ act: 'open', ...about, name: nameOf(verbName('move')), page: 0 }), null, true],
  ['a page', writeId({ act: 'open', ...about, name: nameOf(verbName('move')), page: 1 }), null, true],
  ['the way back', writeId({ act: 'top', ...about }), null, true],
  ['a last question', writeId({ act: 'pick', ...about, name: nameOf('end:x0') }), null, false],
  ['a list of tables', writeId({ act: 'tables', page: 0 }), null, true],
];

/** A message as Discord sends it. Its files are either listed, or shown by an embed and not listed. */
const WITH_FILES: readonly object[] = [
  { attachments: [{ id: '1', filename: 'map.png' }] },
  { attachments: [], embeds: [{ type: 'rich', image: { url: 'https://cdn.discordapp.com/a/map.png' } }] },
  { attachments: 'of a kind that nobody knows' },
];

async function pressed(id: string, values: string[] | null, message: object): Promise<CommandBench> {
  const b = bench();
  b.prompts.set('abc123 0', many);
  const payload = click(id, values);
  await b.handle({ ...payload, message: { id: '600000000000000001', flags: 64, components: [], ...message } });
  return b;
}

test.each(TURNS)('a message with files is edited after a deferred update: %s', async (_what, id, values, stay) => {
  for (const message of WITH_FILES) {
    const { responses, filled, owed } = await pressed(id, values, message);
    expect(responses).toEqual([{ type: InteractionResponseType.DeferredMessageUpdate }]);
    expect(filled).toHaveLength(1);
    expect('attachments' in (filled[0] ?? {})).toBe(!stay);
    expect(owed.size).toBe(0);
  }
});

test.each(TURNS)(
  'a click on a message without files is answered with a single request: %s',
  async (_what, id, values) => {
    const { responses, filled } = await pressed(id, values, { attachments: [], embeds: [] });
    expect(responses).toMatchObject([{ type: InteractionResponseType.UpdateMessage }]);
    expect(filled).toEqual([]);
  },
);

test('sending a form that was opened from a message leaves the message’s files unchanged', async () => {
  const b = bench();
  b.prompts.set('abc123 0', many);
  const payload = submit(writeId({ act: 'given', ...about }), { said: 'nothing of that' });
  await b.handle({ ...payload, message: { id: '600000000000000001', flags: 64, attachments: [{ id: '1' }] } });
  for (const response of b.responses) expect(response.type).not.toBe(InteractionResponseType.UpdateMessage);
});
