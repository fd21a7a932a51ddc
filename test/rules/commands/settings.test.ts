import { InteractionResponseType, MessageFlags } from 'discord-api-types/v10';
import { beforeEach, expect, test } from 'vitest';
import type { GameChat } from '../../../src/chat/game-chat.ts';
import { nameOfOptions } from '../../../src/discord/ids.ts';
import { skirmish } from '../discord/support/samples.ts';
import { bench, type CommandBench, lastText, table } from './support/bench.ts';
import { ADA, BEN, click, slash, typing } from './support/payloads.ts';

const NO_YES = [
  { value: 'no', label: 'no', set: false },
  { value: 'yes', label: 'yes', hint: 'It rains', set: true },
];
/** Ada's table, with Ben, in the lobby of a game that has four settings. */
let b: CommandBench;
const plenty: GameChat = {
  ...skirmish,
  settings: [
    ...skirmish.settings,
    { name: 'size', label: 'Size', values: [{ value: 's', label: 'small' }] },
    { name: 'rain', label: 'Rain on the strip', values: NO_YES },
    { name: 'fog', label: 'Fog', values: NO_YES },
  ],
};
const OPTIONS = { side: 'day', size: 's', rain: false, fog: true };

beforeEach(() => {
  b = bench(undefined, [plenty]);
  b.tables = [table({ status: 'lobby', awaited: [], options: OPTIONS })];
});

const last = () => JSON.stringify(b.responses.at(-1));

test('only the owner can open the other settings, and each opens in the same message with a button to go back', async () => {
  await b.handle(click('settings.abc123.0', null, {}, 0));
  expect(b.responses[0]).toMatchObject({
    type: InteractionResponseType.ChannelMessageWithSource,
    data: { flags: MessageFlags.Ephemeral | MessageFlags.IsComponentsV2 },
  });
  expect(lastText(b)).toContain('**Rain on the strip**: no');
  expect(last()).toContain('value.abc123.2.0');
  await b.handle(click('value.abc123.2.0'));
  expect(b.responses[1]).toMatchObject({ type: InteractionResponseType.UpdateMessage });
  expect(last()).toContain('setting.abc123.2');
  expect(lastText(b)).toContain('yes: It rains');
  await b.handle(click('settings.abc123.0'));
  expect(lastText(b)).toContain('**Fog**: yes');
  // Messages from older versions have a menu of settings.
  await b.handle(click('settings.abc123.0', ['rain']));
  expect(last()).toContain('setting.abc123.2');
  await b.handle(click('value.abc123.99.0'));
  expect(lastText(b)).toContain('no longer works');
  await b.handle(click('settings.abc123.0', null, { by: BEN }, 0));
  expect(lastText(b)).toContain('(rule T-LOBBY-02)');
  expect(b.sent).toEqual([]);
});

test('a chosen or typed value is sent together with all other values', async () => {
  await b.handle(click('setting.abc123.2', ['yes']));
  await b.handle(slash('/game settings', { setting: 'rain on THE strip', value: 'Yes' }));
  await b.handle(slash('/game settings', { setting: 'fog', value: 'no' }));
  expect(b.sent.map(({ command }) => command.input)).toMatchObject([
    { t: 'options', options: { ...OPTIONS, rain: true }, player: ADA },
    { t: 'options', options: { ...OPTIONS, rain: true } },
    { t: 'options', options: { ...OPTIONS, fog: false } },
  ]);
});

test('`/game settings` shows the settings, and the owner gets a button to change each of them', async () => {
  await b.handle(slash('/game settings'));
  expect(lastText(b)).toContain('### Sector 7\n-# Side of the board: Day\n-# Size: small\n-# Also: Fog: yes\n**Side');
  expect(last()).toContain('value.abc123.0.0');
  await b.handle(slash('/game settings', {}, { by: BEN }));
  expect(lastText(b)).toContain('-# Also: Fog: yes\n-# All other settings have their usual values.');
  expect(last()).not.toContain('value.abc123');
});

test('completion lists settings with their values, and the possible values of a named setting', async () => {
  const choices = async (values: Record<string, string>, focused: string) => {
    await b.handle(typing('/game settings', values, focused));
    const response = b.responses.at(-1);
    return response !== undefined && 'data' in response && response.data && 'choices' in response.data
      ? (response.data.choices ?? []).map(({ name, value }) => `${name} = ${value}`)
      : [];
  };
  expect(await choices({ setting: 'rain' }, 'setting')).toEqual(['Rain on the strip: no = rain']);
  expect(await choices({ setting: 'rain', value: '' }, 'value')).toEqual(['no = no', 'yes: It rains = yes']);
  expect(await choices({ setting: 'Rain on the strip', value: 'y' }, 'value')).toEqual(['yes: It rains = yes']);
});

test('pressing Ready agrees only to the settings that were shown', async () => {
  await b.handle(click(`ready.abc123.${nameOfOptions(OPTIONS)}`, null, { by: BEN }, 0));
  await b.handle(slash('/game ready', {}, { by: BEN }));
  expect(b.sent.map(({ command }) => command.input)).toMatchObject([
    { t: 'ready', options: OPTIONS, player: BEN, ready: b.sent[0]?.command.id },
    { t: 'ready', options: OPTIONS, player: BEN },
  ]);
  await b.handle(click(`ready.abc123.${nameOfOptions({ ...OPTIONS, fog: false })}`, null, { by: BEN }, 0));
  expect(lastText(b)).toContain('changed again');
  expect(b.sent).toHaveLength(2);
});

test('settings can’t be opened after the game has begun', async () => {
  b.tables = [table({ options: OPTIONS })];
  await b.handle(click('settings.abc123.0', null, {}, 0));
  expect(lastText(b)).toContain('(rule T-LOBBY-01)');
});

test('grouped settings are shown as one line and as one menu that takes any number of choices', async () => {
  const [side, size, rain, fog] = plenty.settings;
  if (side === undefined || size === undefined || rain === undefined || fog === undefined) throw new Error('none');
  const weather = [rain, fog].map((setting) => ({ ...setting, together: 'Weather' }));
  b = bench(undefined, [{ ...plenty, settings: [side, size, ...weather] }]);
  b.tables = [table({ status: 'lobby', awaited: [], options: OPTIONS })];
  await b.handle(click('settings.abc123.0', null, {}, 0));
  expect(lastText(b)).toContain('**Weather**: 1\n-# Fog');
  expect(lastText(b)).not.toContain('Rain on the strip');
  await b.handle(click('value.abc123.2.0'));
  expect(last()).toContain('"custom_id":"together.abc123.2"');
  expect(last()).toContain('"min_values":0,"max_values":2');
  await b.handle(click('together.abc123.2', ['rain']));
  await b.handle(click('together.abc123.2', []));
  expect(b.sent.map(({ command }) => command.input)).toMatchObject([
    { t: 'options', options: { ...OPTIONS, rain: true, fog: false }, player: ADA },
    { t: 'options', options: { ...OPTIONS, rain: false, fog: false } },
  ]);
});

test('if no game is named, /game new asks which one, and a click opens the table with its title', async () => {
  b = bench(undefined, [skirmish, { ...skirmish, game: 'chess', title: 'Chess', hint: 'On sixty-four squares.' }]);
  await b.handle(slash('/game new', { title: 'Sector 9' }));
  expect(lastText(b)).toBe(
    'What do you want to play?\n• **Skirmish**: Two sides on a strip of cells.\n• **Chess**: On sixty-four squares.',
  );
  expect(b.sent).toEqual([]);
  const [asked = ''] = /new\.chess\.[\w-]+/.exec(last()) ?? [];
  await b.handle(click(asked));
  expect(b.sent.at(-1)?.command.input).toMatchObject({ t: 'create', game: 'chess', title: 'Sector 9', owner: ADA });
  await b.handle(slash('/game new', { title: 'Ж'.repeat(60) }));
  expect(lastText(b)).toContain('Name it with');
});
