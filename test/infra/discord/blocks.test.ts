import type { REST } from 'discord.js';
import { type APIMessage, ButtonStyle, ComponentType, MessageFlags } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRestClient } from '../../../src/discord/client.ts';
import { bodyOf, type Draft } from '../../../src/discord/compose/body.ts';
import { createTransport } from '../../../src/discord/transport.ts';
import { withFiles } from '../../../src/queue/blocks.ts';
import { hasComponents } from '../../../src/queue/personal.ts';
import { inRows } from '../../../src/queue/rows.ts';
import { silent } from '../../../src/queue/silent.ts';
import type { MessageBody, MessageRef, Transport } from '../../../src/queue/transport.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { bodyWords, controlsOf } from '../../support/drafts.ts';
import { createBench, type ServerBench } from '../local/support/bench.ts';

let bench: ServerBench;
let rest: REST;
let transport: Transport;

beforeEach(async () => {
  bench = await createBench();
  rest = createRestClient({ token: bench.server.token, api: bench.server.api, requestsPerSecond: 1e6 });
  transport = createTransport(rest, bench.server.world.bot.id, [skirmish]);
});
afterEach(() => bench.close());

let posts = 0;
const png = (name: string) => ({ name, alt: `Picture ${name}`, bytes: Buffer.from('89504e470d0a1a0a', 'hex') });
const here = () => bench.general.id;
const last = (): APIMessage => {
  const message = bench.alice.last(here());
  if (message === undefined) throw new Error('there is no message');
  return message;
};
const shown = () => JSON.stringify(last().components);

/** A question with a line, a menu and a place for its picture. */
const QUESTION: Draft = {
  accent: 0x5ab2ff,
  blocks: [
    { text: '**Sector 7** · your move' },
    { pictures: 'own' },
    {
      texts: ['**Build a Ship**', 'At Earth'],
      button: { type: ComponentType.Button, style: ButtonStyle.Secondary, custom_id: 'build', label: '1 Production' },
    },
    { divider: true },
    {
      type: ComponentType.ActionRow,
      components: [{ type: ComponentType.StringSelect, custom_id: 'menu', options: [{ label: 'One', value: '1' }] }],
    },
  ],
};

async function posted(files = [png('map.png')], draft: Draft = QUESTION): Promise<MessageRef> {
  return transport.post(here(), withFiles(bodyOf(draft), files), files, `posted-${posts++}`);
}

describe('a message in blocks', () => {
  it('keeps its form without a sound', async () => {
    const { body } = silent({ body: bodyOf({ ...QUESTION, blocks: [{ text: 'psst' }] }), files: [] });
    await transport.post(here(), body, [], 'n');
    expect(last().flags).toBe(MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2);
  });

  it('gets no embeds for several pictures, since each has its own gallery', async () => {
    const files = [png('map.png'), png('hand.png')];
    const made = inRows({ body: withFiles(bodyOf(QUESTION), files), files });
    await transport.post(here(), made.body, made.files, 'n');
    expect(last().embeds).toEqual([]);
    expect(shown().match(/attachment_id/g)).toHaveLength(2);
    expect(last().attachments).toEqual([]);
  });

  it('loses its buttons when it is retired, and keeps its texts, its picture and the given row', async () => {
    const ref = await posted();
    const row = { type: 1, components: [{ type: 2, style: 2, label: 'Your move', custom_id: 'move.abc123' }] };
    await transport.retire(ref, 'moved', [row]);
    expect(controlsOf(last() as unknown as MessageBody).map(({ custom_id }) => custom_id)).toEqual(['move.abc123']);
    expect(bodyWords(last())).toBe(
      '**Sector 7**\n**Build a Ship**\nAt Earth\n-# An earlier position. The game has moved on.',
    );
    expect(shown()).toContain('map.png');
  });

  it('takes a text that was meant for a message with rows, and keeps its picture', async () => {
    const ref = await posted();
    await transport.reword(ref, { content: 'This turn is over.', components: [] });
    expect(bodyWords(last())).toBe('This turn is over.');
    expect(shown()).toContain('map.png');
    await transport.reword(ref, { content: 'And the picture is gone.', components: [], attachments: [], embeds: [] });
    expect(shown()).not.toContain('map.png');
  });

  it('can be replaced as a whole by a message with rows', async () => {
    const ref = await posted();
    await transport.edit(ref, { content: 'The game begins.', components: [] }, [png('new.png')]);
    expect(bodyWords(last())).toBe('The game begins.');
    expect(shown()).toContain('new.png');
    expect(shown()).not.toContain('map.png');
  });

  it('is what a message with rows becomes by an edit', async () => {
    const ref = await transport.post(here(), { content: 'old' }, [png('old.png')], 'n');
    await transport.edit(ref, withFiles(bodyOf(QUESTION), [png('map.png')]), [png('map.png')]);
    expect(last()).toMatchObject({ content: '', flags: MessageFlags.IsComponentsV2, attachments: [] });
    expect(shown()).not.toContain('old.png');
  });

  it('counts as one to press only if it has something to press', () => {
    expect(hasComponents(bodyOf(QUESTION))).toBe(true);
    expect(hasComponents(bodyOf({ accent: 0, blocks: [{ text: 'over' }, { divider: true }] }))).toBe(false);
    expect(hasComponents(bodyOf({ content: 'over', rows: [] }))).toBe(false);
  });

  it('is recognized in a channel by its words, files and ids', async () => {
    const ref = await posted();
    const [found] = await transport.recent(here(), 10);
    await posted([png('other.png')]);
    const [other] = await transport.recent(here(), 10);
    expect(found).toMatchObject({ id: ref.message, mine: true });
    expect(other?.look).not.toBe(found?.look);
  });
});
