import { ComponentType, InteractionResponseType } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { decisionNames, groupName, verbName } from '../../../src/discord/compose/levels.ts';
import { optionRows } from '../../../src/discord/compose/options.ts';
import { namesOf, writeId } from '../../../src/discord/ids.ts';
import type { Option } from '../../../src/kernel/types.ts';
import { decision, options, skirmish } from '../discord/support/samples.ts';
import { bench, lastText, table } from './support/bench.ts';
import { ADA, BEN, click, EVE, slash, submit } from './support/payloads.ts';

const asked = decision('pick', [...options('move', 3), ...options('attack', 2), ...options('end', 1)]);
const nameOf = (key: string, of = asked) => namesOf(decisionNames(of)).get(key) ?? '';
const pick = (key: string, id = 'd7') => writeId({ act: 'pick', table: 'abc123', decision: id, name: nameOf(key) });

test('a choice made in a private message is sent to the table, and the answer replaces the message', async () => {
  const b = bench();
  await b.handle(click(pick('move:x1')));
  expect(b.responses).toEqual([{ type: InteractionResponseType.DeferredMessageUpdate }]);
  expect(b.sent[0]?.command.input).toEqual({ t: 'answer', seat: 0, decision: 'd7', keys: ['move:x1'] });
});

test('a stale button shows the current options and pictures, and never makes another move', async () => {
  const b = bench();
  await b.handle(click(pick('move:x1', 'd6')));
  expect(b.sent).toEqual([]);
  expect(b.responses[0]).toEqual({ type: InteractionResponseType.DeferredMessageUpdate });
  expect(b.asked).toMatchObject([{ reader: 0, read: { what: 'move', gone: true } }]);
});

test('players and spectators can click to see another part of the board in the same message', async () => {
  const b = bench();
  await b.handle(click('look.abc123', ['tile-c']));
  await b.handle(click('look.abc123', ['tile-c'], { by: EVE }));
  expect(b.responses).toEqual([5, 5].map(() => ({ type: InteractionResponseType.DeferredMessageUpdate })));
  expect(b.asked.map(({ reader, read }) => [reader, read])).toEqual(
    [0, 'spectator'].map((reader) => [reader, { what: 'map', show: 'tile-c' }]),
  );
});

test('another player’s button does nothing and reveals none of its options', async () => {
  const b = bench();
  for (const by of [BEN, EVE]) {
    await b.handle(click(pick('move:x1'), null, { by }));
    expect(lastText(b)).not.toContain('what I move');
  }
  expect(b.sent).toEqual([]);
});

test('the panel’s buttons answer only the person who clicked, and the panel stays unchanged', async () => {
  const b = bench();
  await b.handle(click('move.abc123', null, {}, 0));
  expect(b.responses[0]).toEqual({
    type: InteractionResponseType.DeferredChannelMessageWithSource,
    data: { flags: 64 },
  });
  await b.handle(click('hand.abc123', null, { by: EVE }, 0));
  expect(lastText(b)).toContain('You don’t have a seat at');
  expect(b.asked).toHaveLength(1);
});

test('a verb’s options open in the same message, and a button leads back to the verbs', async () => {
  const b = bench();
  const many = decision('pick', [...options('move', 40), ...options('attack', 2)]);
  b.prompts.set('abc123 0', many);
  await b.handle(
    click(writeId({ act: 'open', table: 'abc123', decision: 'd7', name: nameOf(verbName('move'), many), page: 0 })),
  );
  expect(b.responses[0]).toMatchObject({ type: InteractionResponseType.UpdateMessage });
  expect(lastText(b)).toContain('**Move**');
  await b.handle(click(writeId({ act: 'top', table: 'abc123', decision: 'd7' })));
  expect(lastText(b)).not.toContain('**Move**');
});

test('a group in a folded menu opens in the same message, where an option can be picked', async () => {
  const fold = { way: ({ label }: Option) => label, sum: () => 'all of them' };
  const b = bench(undefined, [{ ...skirmish, verbs: skirmish.verbs.map((verb) => ({ ...verb, fold })) }]);
  const groups = ['Scout', 'Outpost'].flatMap((group) =>
    options('move', 9, { group }).map((option) => ({ ...option, key: `${option.key}:${group}` })),
  );
  const many = decision('pick', [...groups, ...options('attack', 2)]);
  b.prompts.set('abc123 0', many);
  const menu = writeId({ act: 'menu', table: 'abc123', decision: 'd7', place: 0 });
  await b.handle(click(menu, [nameOf(groupName('move', 'Outpost'), many)]));
  expect(lastText(b)).toContain('**Move**: Outpost');
  await b.handle(click(menu, [nameOf('move:x3:Outpost', many)]));
  expect(b.sent[0]?.command.input).toMatchObject({ keys: ['move:x3:Outpost'] });
});

test('several cards can be picked in one menu, and picking too many is refused with a clear message', async () => {
  const b = bench();
  const cards = decision('subset', options('card', 4), { min: 0, max: 2 });
  b.prompts.set('abc123 0', cards);
  const id = writeId({ act: 'set', table: 'abc123', decision: 'd7', place: 0 });
  await b.handle(click(id, [nameOf('card:x0', cards), nameOf('card:x3', cards)]));
  expect(b.sent[0]?.command.input).toMatchObject({ keys: ['card:x0', 'card:x3'] });
  await b.handle(
    click(
      id,
      [0, 1, 2].map((at) => nameOf(`card:x${at}`, cards)),
    ),
  );
  expect(lastText(b)).toContain('Choose 0 to 2. You chose 3.');
  await b.handle(click(id, ['AAAAAAAA']));
  expect(b.asked).toMatchObject([{ read: { gone: true } }]);
  expect(b.sent).toHaveLength(1);
});

test('both copies of a card can be picked in one menu, even if the number of picks is limited', async () => {
  const b = bench();
  const [double, ...single] = options('card', 6);
  const cards = decision('allocate', [...(double ? [{ ...double, max: 2 }] : []), ...single], { min: 0, max: 3 });
  b.prompts.set('abc123 0', cards);
  const [menu] = optionRows('abc123', cards, skirmish).flatMap(({ components }) =>
    components.flatMap((part) => (part.type === ComponentType.StringSelect ? [part] : [])),
  );
  expect([menu?.placeholder, menu?.min_values, menu?.max_values]).toEqual(['Card: choose up to 3', 0, 3]);
  const lines = menu?.options ?? [];
  expect(lines.map(({ label }) => label).slice(0, 3)).toEqual([
    '0 is what I card',
    '2. 0 is what I card',
    '1 is what I card',
  ]);
  const chosen = lines.slice(0, 3).map(({ value }) => value);
  await b.handle(click(menu?.custom_id ?? '', chosen));
  expect(b.sent[0]?.command.input).toMatchObject({ keys: ['card:x0', 'card:x0', 'card:x1'] });
});

test('a form opens immediately, and its entries are sent', async () => {
  const b = bench();
  const points = decision('allocate', options('peg', 4, { max: 5 }), { min: 5, max: 5 });
  b.prompts.set('abc123 0', points);
  await b.handle(click(writeId({ act: 'form', table: 'abc123', decision: 'd7' })));
  expect(b.responses[0]).toMatchObject({ type: InteractionResponseType.Modal, data: { custom_id: 'given.abc123.d7' } });
  await b.handle(submit('given.abc123.d7', { f0: '2', f1: '3', f2: '', f3: '0' }));
  expect(b.sent[0]?.command.input).toMatchObject({ keys: ['peg:x0', 'peg:x0', 'peg:x1', 'peg:x1', 'peg:x1'] });
  await b.handle(submit('given.abc123.d7', { f0: '2', f1: '', f2: '', f3: '0' }));
  expect(lastText(b)).toContain('Choose exactly 5. You chose 2.');
});

test('a refused form reopens with its entries', async () => {
  const b = bench();
  const points = decision('allocate', options('peg', 4, { max: 5 }), { min: 5, max: 5 });
  b.prompts.set('abc123 0', points);
  const filled = { f0: '2', f1: 'many', f2: '', f3: '7' };
  await b.handle(submit('given.abc123.d7', filled));
  expect(b.sent).toEqual([]);
  expect(lastText(b)).toContain('Spread at most 5; you spread 9.');
  const again = /"custom_id":"(refill\.[^"]+)","label":"Reopen the form with my entries"/.exec(
    JSON.stringify(b.responses.at(-1)),
  )?.[1];
  await b.handle(click(again ?? ''));
  const form = b.responses.at(-1);
  expect(form).toMatchObject({ type: InteractionResponseType.Modal, data: { custom_id: 'given.abc123.d7' } });
  expect(JSON.stringify(form).match(/"value":"[^"]*"/g)).toEqual(
    Object.values(filled).map((value) => `"value":"${value}"`),
  );
});

test.each(['', '{', 'null', '[["f0"]]'])(
  'if a stored form or list is damaged (“%s”), the player is asked to enter it again',
  async (damaged) => {
    const b = bench();
    b.prompts.set('abc123 0', decision('allocate', options('peg', 4, { max: 5 }), { min: 5, max: 5 }));
    const interaction = '300000000000000077';
    b.wishes.set(interaction, damaged);
    await b.handle(click(writeId({ act: 'refill', table: 'abc123', decision: 'd7', interaction })));
    expect(b.responses[0]).toMatchObject({
      type: InteractionResponseType.Modal,
      data: { custom_id: 'given.abc123.d7' },
    });
    await b.handle(click(writeId({ act: 'deck-again', interaction })));
    expect(lastText(b)).toContain('Paste it again');
  },
);

test('ending the game needs confirmation and happens on the second click', async () => {
  const b = bench();
  await b.handle(click(pick('end:x0')));
  const response = b.responses[0];
  const components = response?.type === InteractionResponseType.UpdateMessage ? (response.data?.components ?? []) : [];
  const [sure] = components.flatMap((row) => (row.type === ComponentType.ActionRow ? row.components : []));
  expect(b.sent).toEqual([]);
  // The edit replaces everything in the message, including the earlier board. Going back shows that again.
  expect(response).toMatchObject({ data: { attachments: [] } });
  await b.handle(click(writeId({ act: 'again', table: 'abc123', decision: 'd7' })));
  expect(b.asked).toMatchObject([{ reader: 0, read: { what: 'move' } }]);
  await b.handle(click(sure !== undefined && 'custom_id' in sure ? sure.custom_id : ''));
  expect(b.sent).toHaveLength(1);
});

test('an attack needs confirmation only if it breaks the peace, whether it is clicked or typed', async () => {
  const b = bench();
  const [friend, foe] = options('attack', 2);
  if (friend === undefined || foe === undefined) throw new Error('there are two options');
  const one = { ...friend, label: 'Attack Romulus', hint: '1 Command. Breaks the peace.', betrays: true } as const;
  const attacks = decision('pick', [one, { ...foe, label: 'Attack Vulcan' }, ...options('end', 1)]);
  b.prompts.set('abc123 0', attacks);
  await b.handle(click(pick(one.key)));
  expect(lastText(b)).toContain('Attack Romulus? 1 Command. Breaks the peace.');
  await b.handle(slash('/play', { action: 'attack romulus' }));
  expect(lastText(b)).toContain('Attack Romulus? 1 Command. Breaks the peace.');
  expect(b.sent).toEqual([]);
  await b.handle(click(writeId({ act: 'sure', table: 'abc123', decision: 'd7', name: nameOf(one.key, attacks) })));
  await b.handle(click(writeId({ act: 'pick', table: 'abc123', decision: 'd7', name: nameOf(foe.key, attacks) })));
  expect(b.sent.map(({ command: { input } }) => input)).toMatchObject([{ keys: [one.key] }, { keys: [foe.key] }]);
});

test('a large lobby has a menu of seats, a menu of bots, and a button that seats bots in all other seats', async () => {
  const b = bench();
  const chairs = [...'ABCDEFG'].map((name) => ({ name, player: null, called: null, bot: null }));
  b.tables = [table({ status: 'lobby', awaited: [], chairs })];
  await b.handle(click('seats.abc123', ['6'], {}, 0));
  await b.handle(click('bot-seats.abc123', ['5'], {}, 0));
  await b.handle(click('bots.abc123', null, {}, 0));
  await b.handle(click('seats.abc123', ['x'], {}, 0));
  expect(b.sent.map(({ command }) => command.input)).toMatchObject([
    { t: 'seat', seat: 6, player: ADA },
    { t: 'bot', seat: 5, player: ADA },
    { t: 'bots', player: ADA },
  ]);
});

test('clicks take seats, seat bots and start a game, and the clicks’ ids become part of the seed', async () => {
  const b = bench();
  b.tables = [
    table({
      status: 'lobby',
      awaited: [],
      chairs: [
        { name: 'Blue', player: null, called: null, bot: null },
        { name: 'Red', player: null, called: null, bot: null },
      ],
    }),
  ];
  await b.handle(click('join.abc123.1', null, {}, 0));
  await b.handle(click('bot.abc123.0', null, {}, 0));
  await b.handle(click('start.abc123', null, {}, 0));
  await b.handle(click('setting.abc123.0', ['night'], {}, 0));
  expect(b.sent.map(({ command }) => command.input)).toMatchObject([
    { t: 'seat', seat: 1, player: ADA, called: 'Ada', ready: b.sent[0]?.command.id },
    { t: 'bot', seat: 0, player: ADA },
    { t: 'start', player: ADA, ready: b.sent[2]?.command.id },
    { t: 'options', options: { side: 'night' } },
  ]);
});

test('giving up or proposing an end needs confirmation, and players answer a proposal with yes or no', async () => {
  const b = bench();
  await b.handle(slash('/game end', { how: 'give-up' }));
  expect(b.sent).toEqual([]);
  expect(lastText(b)).toContain('Give up **Sector 7**?');
  await b.handle(click('concede.abc123'));
  // Nothing is proposed, because a person who agrees is first asked to confirm.
  await b.handle(click('agree.abc123', null, { by: BEN }, 0));
  expect(lastText(b)).toContain(
    'End **Sector 7** without a winner? I ask Ada. If they say no, the game continues.\n-# To give up alone instead, use `/game end how:`.',
  );
  await b.handle(click('propose.abc123', null, { by: BEN }));
  b.tables = [table({ proposal: { what: { do: 'end' }, yes: [1] } })];
  await b.handle(click('agree.abc123', null, { by: BEN }, 0));
  expect(lastText(b)).toContain('You have agreed to end it. I’m waiting for: Ada.');
  await b.handle(slash('/game end'));
  await b.handle(click('refuse.abc123', null, { by: BEN }, 0));
  await b.handle(click('agree.abc123', null, { by: EVE }, 0));
  expect(b.sent.map(({ command }) => command.input)).toMatchObject([
    { t: 'concede', seat: 0 },
    { t: 'consent', seat: 1, yes: true },
    { t: 'consent', seat: 0, yes: true },
    { t: 'consent', seat: 1, yes: false },
  ]);
});

test('going back is asked about first, and a vote never opens a proposal again', async () => {
  const b = bench();
  await b.handle(click('rewind.abc123.4', null, {}, 0));
  expect(b.asked).toMatchObject([{ reader: 0, read: { what: 'rewind', to: 4 } }]);
  await b.handle(click('rewind-sure.abc123.4.s9'));
  await b.handle(click('rewind-yes.abc123.4', null, { by: BEN }, 0));
  await b.handle(click('rewind-no.abc123.4', null, { by: BEN }, 0));
  await b.handle(click('rewind-yes.abc123.4', null, { by: EVE }, 0));
  const joins = { t: 'consent', seat: 1, proposal: { do: 'rewind', to: 4 }, joins: true };
  expect(b.sent.map(({ command }) => command.input)).toEqual([
    { t: 'consent', seat: 0, proposal: { do: 'rewind', to: 4, upTo: 9 }, yes: true },
    { ...joins, yes: true },
    { ...joins, yes: false },
  ]);
  b.tables = [table({ proposal: { what: { do: 'rewind', to: 4, asks: [0, 1] }, yes: [0] } })];
  await b.handle(click('rewind-sure.abc123.4.s9', null, {}, 0));
  expect(lastText(b)).toContain('You have agreed to go back to entry 4. I’m waiting for: Ben.');
  expect(b.sent).toHaveLength(3);
});

test('the history is read as the person who clicked, and Redo repeats the step of their own seat', async () => {
  const b = bench();
  await b.handle(click('past.abc123.9.step-back'));
  await b.handle(click('past.abc123.9.turn.held', null, { by: EVE }));
  await b.handle(click('places.abc123', ['7']));
  await b.handle(click('places.abc123', ['seven']));
  expect(b.asked.map(({ reader, read }) => [reader, read])).toEqual([
    [0, { what: 'history', go: 'step-back', seq: 9 }],
    ['spectator', { what: 'history', go: 'turn', seq: 9, held: true }],
    [0, { what: 'history', go: 'step', seq: 7 }],
  ]);
  await b.handle(click('redo.abc123.9', null, { by: BEN }));
  expect(b.sent.map(({ command }) => command.input)).toEqual([{ t: 'redo', seat: 1, undo: 9 }]);
});

test('clicks for a removed table or another server’s table are refused and reveal nothing about it', async () => {
  const b = bench();
  await b.handle(click('map.gone00'));
  expect(lastText(b)).toContain('There is no table “gone00” here');
  await b.handle(
    slash('/map', { table: 'abc123' }, { by: EVE, guild: '200000000000000099', channel: '300000000000000099' }),
  );
  expect(lastText(b)).toContain('There is no table “abc123” here');
  expect(b.asked).toEqual([]);
});

test('a question and its options show at most five rules in short form, with buttons', async () => {
  const b = bench();
  const rules = ['M-ATK-01', 'M-MOVE-01', 'M-MOVE-01', 'M-COVER-01', 'M-ACTV-03', 'M-PLAY-14', 'M-PLAY-20'];
  const list = rules.map((rule, at) => ({ key: `move:${at}`, verb: 'move', label: `Way ${at}`, rule }));
  b.prompts.set('abc123 0', decision('pick', list, { rule: 'M-ACTV-01' }));
  await b.handle(click('rules.abc123', null, {}, 0));
  expect([...lastText(b).matchAll(/\((M-[A-Z]+-\d+)\):/g)].map(([, id]) => id)).toEqual([
    ...['M-ACTV-01', 'M-ATK-01', 'M-MOVE-01', 'M-COVER-01', 'M-ACTV-03'],
  ]);
  expect(lastText(b)).toContain('**The Attack Action** (M-ATK-01): ');
  expect(JSON.stringify(b.responses.at(-1))).toContain('"rule.M-ATK-01"');
});

test('a refusal is short and links to its rule', async () => {
  const b = bench();
  await b.handle(click('rules.abc123', null, { by: BEN }, 0));
  expect(lastText(b)).toContain('it isn’t your turn (rule T-TURN-01)');
  expect(JSON.stringify(b.responses.at(-1))).toContain('"rule.T-TURN-01"');
  await b.handle(click('rule.T-TURN-01', null, { by: BEN }, 0));
  expect(lastText(b)).toContain('**Whose turn it is to answer**\nOnly the seat that is asked can answer');
  expect(lastText(b)).toContain('-# T-TURN-01 · House rule');
});

test('a known time zone can be set with the menu or `/orders`', async () => {
  const b = bench();
  await b.handle(click('zone', ['Europe/Berlin']));
  expect(lastText(b)).toContain('every day 8:00 to 22:00, Berlin');
  await b.handle(slash('/orders', { zone: 'Asia/Tokyo' }, { by: BEN }));
  await b.handle(click('zone', ['Mars/Olympus'], { by: BEN }));
  expect(lastText(b)).toContain('I don’t know that place');
  expect([...b.zones]).toEqual([
    [ADA, 'Europe/Berlin'],
    [BEN, 'Asia/Tokyo'],
  ]);
});

test('T-UNDO-01: the undo button takes back the offered step in a private message, and the last step in a public one', async () => {
  const b = bench();
  b.steps.set('abc123 0', { step: 12, undone: 9 });
  const undo = async (id: Parameters<typeof writeId>[0]) => {
    await b.handle(click(writeId(id)));
    return b.sent.pop()?.command.input;
  };
  expect(await undo({ act: 'undo', table: 'abc123', step: 14 })).toEqual({ t: 'undo', seat: 0, step: 14 });
  expect(await undo({ act: 'back', table: 'abc123', seq: 8, step: 14 })).toEqual({
    ...{ t: 'undo', seat: 0, from: 8, step: 14 },
  });
  expect(await undo({ act: 'undo', table: 'abc123', seq: 9 })).toEqual({ t: 'undo', seat: 0, step: 12 });
  // The button shows the state before the undo, so another press does nothing.
  expect(await undo({ act: 'undo', table: 'abc123', seq: 8 })).toBeUndefined();
  expect(lastText(b)).toContain('nothing was undone');
  // The message is from a version that wrote neither.
  expect(await undo({ act: 'undo', table: 'abc123' })).toEqual({ t: 'undo', seat: 0, step: 12 });
});

test('T-UNDO-01: /undo takes back whichever step was last when it was typed', async () => {
  const b = bench();
  b.steps.set('abc123 0', { step: 12, undone: null });
  await b.handle(slash('/undo', { table: 'abc123' }));
  await b.handle(slash('/undo', { table: 'abc123', all: true }));
  expect(b.sent.map(({ command }) => command.input)).toEqual([
    { t: 'undo', seat: 0, step: 12 },
    { t: 'undo', seat: 0, from: 0, step: 12 },
  ]);
});
