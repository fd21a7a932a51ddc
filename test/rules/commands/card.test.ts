import { InteractionResponseType, MessageFlags } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { skirmish } from '../discord/support/samples.ts';
import { bench, type CommandBench, lastText } from './support/bench.ts';
import { slash, typing } from './support/payloads.ts';

const DEFERRED = InteractionResponseType.DeferredChannelMessageWithSource;

/** The completions for the typed text. */
async function completed(b: CommandBench, name: string): Promise<string[]> {
  await b.handle(typing('/card', { name }, 'name'));
  const last = b.responses.at(-1);
  return last !== undefined && 'data' in last && last.data !== undefined && 'choices' in last.data
    ? (last.data.choices ?? []).map((choice) => choice.name)
    : [];
}

describe('/card', () => {
  test.each([
    ['the chosen completion', 'skirmish/scout', 'scout'],
    ['its name', 'Scout', 'scout'],
    ['its name in any case, with extra blanks', '  rally THE scouts ', 'rally'],
    ['the beginning of its name', 'outp', 'outpost'],
    ['a misspelled name', 'outpsot', 'outpost'],
    ['a word of its name', 'rally', 'rally'],
  ])('/card finds a component by %s', async (_how, name, component) => {
    const b = bench();
    await b.handle(slash('/card', { name }));
    expect(b.exhibited.map(({ exhibit }) => exhibit)).toEqual([{ game: 'skirmish', component }]);
  });

  test('/card promises an answer to the person who asked, and stores where to send it', async () => {
    const b = bench();
    await b.handle(slash('/card', { name: 'Scout' }));
    expect(b.responses).toEqual([{ type: DEFERRED, data: { flags: MessageFlags.Ephemeral } }]);
    const [{ interaction = '' } = {}] = b.exhibited;
    expect(b.addresses.get(interaction)).toMatch(/^token-/);
  });

  test('/card shows a shared component to everyone', async () => {
    const b = bench();
    await b.handle(slash('/card', { name: 'Scout', share: true }));
    expect(b.responses).toEqual([{ type: DEFERRED, data: {} }]);
    expect(b.exhibited).toHaveLength(1);
  });

  test('/card shows a shared component to everyone even if finding it takes a long time', async () => {
    const b = bench(10);
    let go = () => {};
    b.wait = new Promise((resolve) => {
      go = resolve;
    });
    const handled = b.handle(slash('/card', { name: 'Scout', share: true }));
    await expect.poll(() => b.responses.length).toBe(1);
    expect(b.responses).toEqual([{ type: DEFERRED, data: {} }]);
    b.wait = null;
    go();
    await handled;
    expect(b.exhibited).toHaveLength(1);
  });

  test('/card shows nothing if Discord rejected the promise to answer', async () => {
    const b = bench();
    b.accepts = 'lost';
    await b.handle(slash('/card', { name: 'Scout' }));
    expect(b.exhibited).toEqual([]);
  });

  test('if no component has the typed name, /card shows the nearest names, and only to the asker', async () => {
    const b = bench();
    await b.handle(slash('/card', { name: 'xx*post', share: true }));
    expect(lastText(b)).toMatch(
      /^I don’t know a card or piece called “xx\\\*post”\. The nearest names: \*\*Outpost\*\*, /,
    );
    expect(b.responses.at(-1)).toMatchObject({ data: { flags: MessageFlags.Ephemeral } });
    expect(b.exhibited).toEqual([]);
  });
});

test('for a typo, /card lists the nearest name before longer names that contain it', async () => {
  const spock = (id: string, name: string) => ({ id, name, kind: ['Personnel'], lines: [], rules: [], view: null });
  const components = [spock('brain', 'Spock’s Brain'), spock('captain', 'Captain Spock'), spock('spock', 'Spock')];
  const b = bench(undefined, [{ ...skirmish, components }]);
  await b.handle(slash('/card', { name: 'spokc' }));
  expect(lastText(b)).toMatch(/^I don’t know a card or piece called “spokc”\. The nearest names: \*\*Spock\*\*, /);
});

describe('completion', () => {
  test('if nothing is typed yet, completion lists all components, each with its kind', async () => {
    expect(await completed(bench(), '')).toEqual([
      'Scout · Unit, Blue',
      'Outpost · Unit, Red',
      'Rally the Scouts · Card',
    ]);
  });

  test.each([
    ['the beginning of a name', 'sco', ['Scout · Unit, Blue', 'Rally the Scouts · Card']],
    ['a kind', 'unit', ['Scout · Unit, Blue', 'Outpost · Unit, Red']],
    ['a kind and a name', 'red out', ['Outpost · Unit, Red']],
    ['all words, not just some', 'unit rally', []],
    ['a slip', 'outpsot', ['Outpost · Unit, Red']],
    ['a name that nothing has', 'zzzzzz', []],
  ])('completion finds components by %s', async (_how, name, expected) => {
    expect(await completed(bench(), name)).toEqual(expected);
  });
});
