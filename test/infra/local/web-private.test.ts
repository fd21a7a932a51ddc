import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  type Client,
  Events,
  MessageFlags,
  ModalBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createWebBench, type WebBench } from './support/page.ts';
import { call } from './support/rest.ts';
import type { TestTab } from './support/tab.ts';

let bench: WebBench;
let client: Client<true>;
let alice: TestTab;
let bob: TestTab;

beforeEach(async () => {
  bench = await createWebBench();
  client = await bench.connect();
  const option = { type: 3 as const, name: 'word', description: 'a word', required: true, autocomplete: true };
  await client.application.commands.set([
    { name: 'tell', description: 'Tells', options: [option], contexts: [0, 1] },
    { name: 'form', description: 'Asks', contexts: [0, 1] },
  ]);
  [alice, bob] = await Promise.all([bench.open('alice'), bench.open('bob')]);
  for (const tab of [alice, bob]) await tab.ask({ op: 'open', channel: bench.general.id });
});
afterEach(() => bench.close());

/** All frames that ever arrived at a tab, unchanged. */
const heardBy = async (tab: TestTab): Promise<string> => {
  await tab.settle();
  return tab.frames.join('\n');
};

test('a private answer, its changes and its removal reach only its reader', async () => {
  client.once(Events.InteractionCreate, async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await interaction.editReply('secret-one');
    await interaction.editReply({
      content: 'secret-two',
      files: [{ attachment: Buffer.from('x'), name: 'secret-file.txt' }],
    });
    await interaction.followUp({ content: 'secret-three', flags: MessageFlags.Ephemeral });
    await interaction.followUp('all may know');
    await interaction.deleteReply();
  });
  const values = { word: 'secret-word' };
  expect(await alice.ask({ op: 'slash', channel: bench.general.id, command: 'tell', values })).toMatchObject({
    op: 'done',
  });
  await alice.hear('gone');
  await bob.hear('message', ({ message }) => message.content === 'all may know');
  for (const secret of ['secret-one', 'secret-two', 'secret-three', 'secret-file']) {
    expect(await heardBy(alice)).toContain(secret);
  }
  expect(await heardBy(bob)).not.toContain('secret');
});

test('a public follow-up never quotes a private answer to others, even after the answer is deleted', async () => {
  client.once(Events.InteractionCreate, async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    await interaction.reply({ content: 'secret-plan', flags: MessageFlags.Ephemeral });
    await interaction.followUp('announced');
    await interaction.deleteReply();
    await interaction.followUp('the end');
  });
  await alice.ask({ op: 'slash', channel: bench.general.id, command: 'tell', values: { word: 'x' } });
  await bob.hear('message', ({ message }) => message.content === 'the end');
  await bob.ask({ op: 'open', channel: bench.general.id });
  expect(await heardBy(bob)).not.toContain('secret-plan');
  expect(await heardBy(alice)).toContain('secret-plan');
});

test('direct messages and private threads appear in no other person’s tab', async () => {
  const inbox = bench.alice.openDm();
  bench.alice.send(inbox, 'secret-letter');
  await client.users.send(bench.alice.user.id, 'secret-reply');
  const path = `/channels/${bench.general.id}/threads`;
  const { body: thread } = await call(bench.server, 'POST', path, { name: 'secret-thread', type: 12 });
  await call(bench.server, 'PUT', `/channels/${thread.id}/thread-members/${bench.alice.user.id}`);
  await call(bench.server, 'POST', `/channels/${thread.id}/messages`, { content: 'secret-words' });
  await call(bench.server, 'POST', `/channels/${thread.id}/typing`);
  await call(bench.server, 'PATCH', `/channels/${thread.id}`, { name: 'secret-renamed' });
  await alice.hear('channels', ({ channels }) => channels.some(({ name }) => name === 'secret-renamed'));
  const told = await heardBy(bob);
  for (const hidden of ['secret', inbox.id, thread.id]) expect(told).not.toContain(hidden);
  for (const channel of [inbox.id, thread.id]) {
    expect(await bob.ask({ op: 'open', channel })).toMatchObject({ op: 'failed' });
    expect(await bob.ask({ op: 'earlier', channel, before: thread.id })).toMatchObject({ op: 'failed' });
    expect(await bob.ask({ op: 'send', channel, content: 'hello?' })).toMatchObject({ op: 'failed' });
  }
});

test('completions and forms reach only the tab that asked', async () => {
  client.on(Events.InteractionCreate, async (interaction) => {
    if (interaction.isAutocomplete()) await interaction.respond([{ name: 'secret-choice', value: 'c' }]);
    else if (interaction.isChatInputCommand()) {
      const input = new TextInputBuilder().setCustomId('f').setLabel('secret-field').setStyle(TextInputStyle.Short);
      const row = new ActionRowBuilder<TextInputBuilder>().addComponents(input);
      await interaction.showModal(new ModalBuilder().setCustomId('m').setTitle('secret-form').addComponents(row));
    } else if (interaction.isModalSubmit())
      await interaction.reply(`took ${interaction.fields.getTextInputValue('f')}`);
  });
  const second = await bench.open('alice');
  const query = { channel: bench.general.id, command: 'tell', values: { word: 's' }, focused: 'word' };
  expect(await alice.ask({ op: 'complete', ...query })).toMatchObject({
    result: { choices: [{ name: 'secret-choice' }] },
  });
  const asked = await alice.ask({ op: 'slash', channel: bench.general.id, command: 'form', values: {} });
  expect(asked).toMatchObject({ result: { form: { data: { title: 'secret-form' } } } });
  for (const other of [second, bob]) expect(await heardBy(other)).not.toContain('secret');

  const form = (asked.op === 'done' && asked.result.form?.id) || '';
  expect(await bob.ask({ op: 'submit', form, fields: { f: 'stolen' } })).toMatchObject({
    text: 'That can’t be done: this form is no longer open.',
  });
  alice.socket.terminate();
  const back = await bench.open('alice');
  expect(await back.ask({ op: 'submit', form, fields: { f: 'in time' } })).toMatchObject({ op: 'done' });
  await bob.hear('message', ({ message }) => message.content === 'took in time');
});

test('a private message’s components can be used only by its reader', async () => {
  client.once(Events.InteractionCreate, async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    const go = new ButtonBuilder().setCustomId('go').setLabel('Go').setStyle(ButtonStyle.Primary);
    const components = [new ActionRowBuilder<ButtonBuilder>().addComponents(go)];
    await interaction.reply({ content: 'yours', flags: MessageFlags.Ephemeral, components });
  });
  await alice.ask({ op: 'slash', channel: bench.general.id, command: 'tell', values: { word: 'x' } });
  const { message } = await alice.hear('message', (news) => news.message.content === 'yours');
  expect(await bob.ask({ op: 'click', message: message.id, component: 'go' })).toMatchObject({
    text: 'That can’t be done: there is no such message.',
  });
});
