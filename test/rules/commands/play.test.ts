import { InteractionResponseType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { decisionNames } from '../../../src/discord/compose/levels.ts';
import { namesOf, writeId } from '../../../src/discord/ids.ts';
import type { Option } from '../../../src/kernel/types.ts';
import { decision, options, skirmish } from '../discord/support/samples.ts';
import { bench, lastText, table } from './support/bench.ts';
import { ADA, BEN, CHANNEL, click, EVE, slash, typing } from './support/payloads.ts';

test('/play promises an answer that only the asker sees, and then sends the option whose label was typed', async () => {
  const b = bench();
  await b.handle(slash('/play', { action: '1 is what I move' }));
  expect(b.responses).toEqual([
    { type: InteractionResponseType.DeferredChannelMessageWithSource, data: { flags: 64 } },
  ]);
  expect(b.sent).toMatchObject([
    {
      table: 'abc123',
      command: { by: { player: ADA }, input: { t: 'answer', seat: 0, decision: 'd7', keys: ['move:x1'] } },
    },
  ]);
  expect(b.addresses.get(b.sent[0]?.command.answer ?? '')).toMatch(/^token-/);
  expect(b.owedFirst).toEqual(['abc123']);
  expect(b.owed.size).toBe(0);
});

test('/play sends nothing if Discord rejected the promise to answer, because the person was told that nothing happened', async () => {
  const b = bench();
  b.accepts = 'lost';
  await b.handle(slash('/play', { action: '1 is what I move' }));
  expect(b.sent).toEqual([]);
});

test.each([
  ['an older version’s table', 'd7'],
  ['a table whose commits have stamps', 'd7-3fa9c1'],
])(
  '/play suggests the current options that match the typed text, and each suggestion can be sent as the answer: %s',
  async (_at, id) => {
    const b = bench();
    b.prompts.set('abc123 0', { ...decision('pick', [...options('move', 3), ...options('attack', 3)]), id });
    await b.handle(typing('/play', { action: 'attack 1' }, 'action'));
    const response = b.responses[0];
    expect(response).toMatchObject({
      type: 8,
      data: { choices: [{ name: expect.stringMatching(/^1 is what I attack/) }] },
    });
    const choices =
      response?.type === InteractionResponseType.ApplicationCommandAutocompleteResult
        ? (response.data.choices ?? [])
        : [];
    await b.handle(slash('/play', { action: `${choices[0]?.value}` }));
    expect(b.sent[0]?.command.input).toMatchObject({ keys: ['attack:x1'] });
  },
);

test('/play says how many picks a completed answer still needs, without showing its internal code', async () => {
  const b = bench();
  b.prompts.set('abc123 0', decision('subset', options('card', 5), { min: 2, max: 2 }));
  const code = `d7:${namesOf(['card:x0']).get('card:x0')}`;
  await b.handle(slash('/play', { action: code }));
  expect(b.sent).toEqual([]);
  expect(lastText(b)).toMatch(/2/);
  expect(lastText(b)).not.toContain(code);
});

test('/play accepts several options in a row, or the answer “none”', async () => {
  const b = bench();
  b.prompts.set('abc123 0', decision('subset', options('card', 5), { min: 0, max: 3 }));
  await b.handle(typing('/play', { action: '0 is, 3' }, 'action'));
  expect(b.responses[0]).toMatchObject({ data: { choices: [{ name: '0 is what I card, 3 is what I card' }] } });
  await b.handle(slash('/play', { action: '0 is, 3 is' }));
  await b.handle(slash('/play', { action: 'none' }));
  await b.handle(slash('/play', { action: 'd7:none' }));
  await b.handle(slash('/play', { action: 'd6:none' }));
  expect(b.sent.map(({ command }) => 'keys' in command.input && command.input.keys)).toEqual([
    ['card:x0', 'card:x3'],
    [],
    [],
  ]);
});

test('/play suggests at most 25 completions, with the most common verbs first', async () => {
  const b = bench();
  b.prompts.set('abc123 0', decision('pick', [...options('move', 40), ...options('attack', 2)]));
  await b.handle(typing('/play', { action: '' }, 'action'));
  const response = b.responses[0];
  const choices =
    response?.type === InteractionResponseType.ApplicationCommandAutocompleteResult
      ? (response.data.choices ?? [])
      : [];
  expect(choices).toHaveLength(25);
  expect(choices[0]?.name).toContain('attack');
});

test('/play answers an outdated completion with the current question and changes nothing', async () => {
  const b = bench();
  await b.handle(slash('/play', { action: 'd6:AAAAAAAA' }));
  expect(b.sent).toEqual([]);
  expect(lastText(b)).toContain('That question is no longer open');
  expect(lastText(b)).toContain('T-TURN-02');
});

test('/play suggests partial matches only after the text as typed', async () => {
  const b = bench();
  const shields = { key: 'side:raise-shields', verb: 'play', label: 'Raise Shields sideways: Move 1' };
  const move = { key: 'move:E3', verb: 'move', label: 'Move to E3: Nebula' };
  b.prompts.set('abc123 0', decision('pick', [shields, move]));
  const firstFor = async (action: string) => {
    await b.handle(typing('/play', { action }, 'action'));
    const response = b.responses.at(-1);
    if (response?.type !== InteractionResponseType.ApplicationCommandAutocompleteResult) return null;
    return response.data.choices?.[0]?.name;
  };
  expect(await firstFor('hield')).toBe('hield');
  expect(await firstFor('raise')).toBe(shields.label);
  expect(await firstFor('e3')).toBe(move.label);
  expect(await firstFor('nothing like it')).toBeUndefined();
});

test('/play shows the options if the words match several', async () => {
  const b = bench();
  await b.handle(slash('/play', { action: 'move' }));
  expect(lastText(b)).toContain('matches several');
  expect(b.sent).toEqual([]);
});

test.each(['sing', ' ; '])('/play asks the table to explain what isn’t possible: %j', async (action) => {
  const b = bench();
  await b.handle(slash('/play', { action }));
  expect(b.sent).toMatchObject([{ command: { input: { t: 'line', seat: 0, decision: 'd7', text: action } } }]);
});

test('if words match no option, /play offers a button for the option they may mean, and plays nothing by itself', async () => {
  const b = bench();
  const label = 'Challenge B6: Patrol Warbird';
  const asked = decision('pick', [{ key: 'fire', verb: 'challenge', label }, ...options('move', 2)]);
  b.prompts.set('abc123 0', asked);
  await b.handle(slash('/play', { action: 'patr' }));
  expect(b.sent).toEqual([]);
  expect(lastText(b)).toContain(`“patr” matches nothing you can choose. Did you mean “${label}”?`);
  const name = namesOf(decisionNames(asked)).get('fire') ?? '';
  const meant = writeId({ act: 'pick', table: 'abc123', decision: 'd7', name });
  expect(JSON.stringify(b.responses.at(-1))).toContain(`"custom_id":"${meant}","label":"${label}"`);
  await b.handle(click(meant));
  expect(b.sent).toMatchObject([{ command: { input: { keys: ['fire'] } } }]);
});

test('if the typed words match options of only one group, /play and the verb’s command open that group', async () => {
  const fold = { way: ({ label }: Option) => label, sum: () => '' };
  const b = bench(undefined, [{ ...skirmish, verbs: skirmish.verbs.map((verb) => ({ ...verb, fold })) }]);
  const inGroup = (group: string) =>
    options('move', 2, { group }).map((option) => ({
      ...option,
      key: `${option.key}:${group}`,
      label: `${group} ${option.label}`,
    }));
  b.prompts.set('abc123 0', decision('pick', [...inGroup('Scout'), ...inGroup('Outpost')]));
  await b.handle(slash('/play', { action: 'scout' }));
  expect(lastText(b)).toContain('**Move**: Scout');
  await b.handle(slash('/skirmish move', { cell: 'Outpost' }));
  expect(lastText(b)).toMatch(/2 options match.*\n.*\n\*\*Move\*\*: Outpost/);
  await b.handle(slash('/play', { action: 'what I move' }));
  expect(lastText(b)).not.toContain('**Move**');
});

test('/play accepts common words for a verb', async () => {
  const verbs = skirmish.verbs.map((words) => (words.verb === 'draw' ? { ...words, typed: 'take' } : words));
  const b = bench(undefined, [{ ...skirmish, verbs }]);
  b.prompts.set('abc123 0', decision('pick', [...options('draw', 1), ...options('move', 2)]));
  await b.handle(slash('/skirmish take'));
  expect(b.sent[0]?.command.input).toMatchObject({ keys: ['draw:x0'] });
});

test('/play previews the text of players who aren’t asked, so that they can keep it, and tells spectators they have no seat', async () => {
  const b = bench();
  await b.handle(slash('/play', { action: 'pass' }, { by: BEN }));
  expect(b.asked).toMatchObject([{ table: 'abc123', reader: 1, player: BEN, read: { what: 'preview' } }]);
  await b.handle(slash('/play', { action: 'pass' }, { by: EVE }));
  expect(lastText(b)).toContain('You don’t have a seat at');
  expect(b.sent).toEqual([]);
});

test('/play without an action shows the options', async () => {
  const b = bench();
  await b.handle(slash('/play'));
  expect(b.asked).toMatchObject([{ table: 'abc123', reader: 0, player: ADA, read: { what: 'move' } }]);
});

test('/play accepts names with numbers in the option “amount” to spread points', async () => {
  const b = bench();
  b.prompts.set(
    'abc123 0',
    decision(
      'allocate',
      [
        { key: 'a', verb: 'peg', label: 'Attack', max: 3 },
        { key: 'm', verb: 'peg', label: 'Move', max: 3 },
      ],
      { min: 3, max: 3 },
    ),
  );
  await b.handle(slash('/play', { amount: 'attack 2, move 1' }));
  expect(b.sent[0]?.command.input).toMatchObject({ keys: ['a', 'a', 'm'] });
  // The table says why this isn't an option.
  await b.handle(slash('/play', { amount: 'attack 9' }));
  expect(b.sent[1]?.command.input).toMatchObject({ t: 'line', text: 'attack 9' });
});

test('/play asks once for confirmation before ending a turn, unless the person turned that off', async () => {
  const b = bench();
  await b.handle(slash('/play', { action: '0 is what I end' }));
  expect(b.sent).toEqual([]);
  expect(lastText(b)).toContain('0 is what I end?');
  await b.handle(slash('/orders', { confirm: false }));
  await b.handle(slash('/play', { action: '0 is what I end' }));
  expect(b.sent).toHaveLength(1);
});

test('/play uses the thread’s table, or the only one waiting for the person, and otherwise asks which', async () => {
  const b = bench();
  b.tables.push(
    table({ id: 'zzz999', title: 'Other', awaited: [1], place: { guild: null, channel: CHANNEL, thread: null } }),
  );
  b.prompts.set('zzz999 0', decision('pick', options('move', 1)));
  const elsewhere = { channel: CHANNEL };
  await b.handle(slash('/play', { action: '1 is what I move' }, elsewhere));
  expect(b.sent[0]?.table).toBe('abc123');
  b.tables[0] = table({ awaited: [1] });
  await b.handle(slash('/play', { action: '0 is what I move' }, elsewhere));
  expect(lastText(b)).toContain('Which table do you mean?');
  await b.handle(slash('/play', { action: '0 is what I move', table: 'zzz999' }, elsewhere));
  expect(b.sent[1]?.table).toBe('zzz999');
});

test('if two tables wait, /play keeps the typed text in the buttons and completions for both', async () => {
  const b = bench();
  const elsewhere = { channel: CHANNEL };
  b.tables[0] = table({ awaited: [0] });
  b.tables.push(table({ id: 'zzz999', title: 'Other', awaited: [0] }));
  b.prompts.set('zzz999 0', decision('pick', options('move', 1)));
  const action = '0 is what I move';
  await b.handle(slash('/play', { action }, elsewhere));
  const id = writeId({ act: 'words', table: 'zzz999', text: action });
  expect(JSON.stringify(b.responses.at(-1))).toContain(`"custom_id":"${id}","label":"Other"`);
  await b.handle(click(id, null, elsewhere));
  await b.handle(typing('/play', { action }, 'action', elsewhere));
  const completed = { name: `Other: ${action}`, value: `table:zzz999 ${action}` };
  expect(b.responses.at(-1)).toMatchObject({ data: { choices: expect.arrayContaining([completed]) } });
  await b.handle(slash('/play', { action: completed.value }, elsewhere));
  expect(b.sent).toMatchObject([
    { table: 'zzz999', command: { input: { keys: ['move:x0'] } } },
    { table: 'zzz999', command: { input: { keys: ['move:x0'] } } },
  ]);
  await b.handle(slash('/play', { action: 'x'.repeat(90) }, elsewhere));
  expect(JSON.stringify(b.responses.at(-1))).toContain('"custom_id":"move.zzz999"');
});

test('if nothing is possible, the completion of /play gives the reason and keeps the typed text as its value', async () => {
  const b = bench();
  await b.handle(typing('/play', { action: 'warp drive' }, 'action', { by: EVE }));
  expect(b.responses[0]).toMatchObject({
    data: { choices: [{ name: 'You don’t have a seat at this table', value: 'warp drive' }] },
  });
});

test('with a verb’s command, /play offers only options that fit the parts already given', async () => {
  const b = bench();
  const key = (unit: string, target: string) => ({
    key: `attack:${unit}:${target}`,
    verb: 'attack',
    label: `${unit} attacks ${target}`,
  });
  b.prompts.set('abc123 0', decision('pick', [key('u1', 'u2'), key('u1', 'u4'), key('u3', 'u4')]));
  await b.handle(typing('/skirmish attack', { unit: 'u1', target: '' }, 'target'));
  expect(b.responses.at(-1)).toMatchObject({ data: { choices: [{ value: 'u2' }, { value: 'u4' }] } });
  await b.handle(slash('/skirmish attack', { unit: 'u1', target: 'u4' }));
  expect(b.sent[0]?.command.input).toMatchObject({ keys: ['attack:u1:u4'] });
  await b.handle(slash('/skirmish attack', { target: 'u4' }));
  expect(lastText(b)).toContain('2 options match');
  // A part may be typed as completion shows it.
  b.prompts.set('abc123 0', decision('pick', [key('u1', 'far-outpost'), key('u1', 'u4')]));
  await b.handle(slash('/skirmish attack', { unit: 'u1', target: 'Far outpost' }));
  expect(b.sent.at(-1)?.command.input).toMatchObject({ keys: ['attack:u1:far-outpost'] });
});

test('/play asks the table why a verb isn’t possible', async () => {
  const b = bench();
  for (const [command, values, words] of [
    ['/skirmish draw', {}, 'draw'],
    ['/skirmish move', { unit: 'u1', cell: 'far' }, 'move u1 far'],
  ] as const) {
    await b.handle(slash(command, values));
    const read = b.asked.at(-1)?.read;
    expect(read?.what === 'why' && b.wishes.get(read.wish)).toBe(words);
  }
  expect(b.sent).toEqual([]);
});

describe('confirmation', () => {
  const ends = 'This ends your card plays.';
  const asked = decision('pick', [
    { key: 'beam', verb: 'move', label: 'Beam all down', ends },
    { key: 'report', verb: 'draw', label: 'Report Spock' },
  ]);
  const customIds = (b: ReturnType<typeof bench>): string[] =>
    [...JSON.stringify(b.responses.at(-1)).matchAll(/"custom_id":"([^"]+)"/g)].map(([, id]) => id ?? '');

  test('an option that ends more than its label suggests needs confirmation, and the question says what it ends', async () => {
    const b = bench();
    b.prompts.set('abc123 0', asked);
    await b.handle(slash('/play', { action: 'beam all down' }));
    expect([b.sent, lastText(b)]).toEqual([[], expect.stringContaining('Beam all down? \nThis ends your card plays.')]);
    await b.handle(click(customIds(b)[0] ?? ''));
    expect(b.sent).toMatchObject([{ command: { input: { keys: ['beam'] } } }]);
  });

  test('if a line begins with an option that needs confirmation, the line is confirmed once and then played completely', async () => {
    const b = bench();
    b.prompts.set('abc123 0', asked);
    const line = `beam all down; ${'report spock; '.repeat(9)}end`;
    await b.handle(slash('/play', { action: line }));
    expect([b.sent, lastText(b)]).toEqual([[], expect.stringContaining(ends)]);
    await b.handle(click(customIds(b)[0] ?? ''));
    expect(b.sent).toMatchObject([{ command: { input: { t: 'line', text: line } } }]);
  });

  test('a line needs no confirmation for a later option, or if the person turned confirmations off', async () => {
    const b = bench();
    b.prompts.set('abc123 0', asked);
    await b.handle(slash('/play', { action: 'report spock; beam all down' }));
    b.confirms.delete(ADA);
    await b.handle(slash('/play', { action: 'beam all down; end' }));
    expect(b.sent).toHaveLength(2);
  });
});

test('if completing the last part of an answer would drop the other parts, /play also suggests the answer as typed', async () => {
  const b = bench();
  const pegs = ['Defense', 'Move'].map((label) => ({ key: label, verb: 'peg', label, max: 2 }));
  b.prompts.set('abc123 0', decision('allocate', pegs, { min: 2, max: 2 }));
  await b.handle(typing('/play', { action: '1 Defense, Move' }, 'action'));
  expect(b.responses.at(-1)).toMatchObject({ data: { choices: [{ value: '1 Defense, Move' }, { name: 'Move' }] } });
  await b.handle(slash('/play', { action: '1 Defense, 1 Move' }));
  expect(b.sent).toMatchObject([{ command: { input: { keys: ['Defense', 'Move'] } } }]);
});

test('a button plays its line as typed if the line is still stored, and otherwise asks for it again', async () => {
  const b = bench();
  const line = 'move x0; '.repeat(20);
  b.wishes.set('100000000000000077', line);
  await b.handle(click('said.abc123.100000000000000077'));
  expect(b.sent).toMatchObject([{ command: { input: { t: 'line', text: line } } }]);
  await b.handle(click('said.abc123.100000000000000078'));
  expect(lastText(b)).toContain('That was too long ago. Type it again.');
});

test('if a number isn’t offered, /play sends it to the table, which explains why', async () => {
  const b = bench();
  const amount = decision(
    'amount',
    ['0', '1', '3'].map((key) => ({ key, verb: 'bid', label: `Commit ${key}` })),
  );
  b.prompts.set('abc123 0', amount);
  await b.handle(slash('/play', { action: '2' }));
  await b.handle(slash('/play', { amount: '2' }));
  expect(b.sent).toMatchObject([2, 2].map((text) => ({ command: { input: { t: 'line', text: `${text}` } } })));
});

test('a suggestion is accepted as an answer even if the id of its question has a suffix', async () => {
  const b = bench();
  const asked = { ...decision('pick', options('attack', 2)), id: 'd7-3fa9c1' };
  b.prompts.set('abc123 0', asked);
  await b.handle(typing('/play', { action: 'attack 1' }, 'action'));
  const response = b.responses[0];
  const [choice] =
    response?.type === InteractionResponseType.ApplicationCommandAutocompleteResult
      ? (response.data.choices ?? [])
      : [];
  await b.handle(slash('/play', { action: `${choice?.value}` }));
  expect(b.sent[0]?.command.input).toEqual({ t: 'answer', seat: 0, decision: 'd7-3fa9c1', keys: ['attack:x1'] });
});
