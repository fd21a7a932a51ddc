import { MessageFlags } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDirectMessages } from '../../../src/local/world/channels.ts';
import { createBench, type ServerBench } from './support/bench.ts';
import { beBot, board } from './support/bot.ts';
import { until } from './support/until.ts';

let bench: ServerBench;

beforeAll(async () => {
  bench = await createBench();
  await beBot(await bench.connect());
});
afterAll(() => bench.close());

describe('commands', () => {
  test('a slash command shows “thinking” and then the deferred answer’s picture, and the bot messages the opponent', async () => {
    const { alice, bob, general, server } = bench;
    const sent = alice.slash(general, '/game start', { kind: 'chess', opponent: bob.user.id });
    expect((await sent.done).type).toBe(5);
    expect(alice.last(general)?.id).toBe(sent.interaction.original);
    const answer = await sent.answered;
    expect(answer?.content).toBe(`<@${alice.user.id}> plays chess`);
    expect(answer?.mentions.map((user) => user.id)).toEqual([alice.user.id]);
    expect((answer?.flags ?? 0) & MessageFlags.Loading).toBe(0);
    expect(answer?.edited_timestamp).toBeNull();
    expect(answer?.attachments).toEqual([]);
    const served = await fetch(answer?.embeds[0]?.image?.url ?? '');
    expect(Buffer.from(await served.arrayBuffer()).equals(board)).toBe(true);
    const inbox = openDirectMessages(server.world, bob.user);
    const message = await until(() => bob.last(inbox));
    expect(message.attachments[0]).toMatchObject({ filename: 'board.png', width: 236, height: 212 });
    expect(() => alice.visible(inbox)).toThrow('no such channel');
  });

  test('the immediate answer to a slash command has its file, and names the command and the person who used it', async () => {
    const { alice, general } = bench;
    const answer = await alice.slash(general, '/game show').answered;
    expect(answer?.attachments).toHaveLength(1);
    expect(answer?.interaction_metadata).toMatchObject({ name: 'game', user: { id: alice.user.id } });
  });

  test('the focused option of a slash command gets completions', async () => {
    const { alice, general } = bench;
    const choices = await alice.autocomplete(general, '/game start', { kind: 'c' }, 'kind');
    expect(choices).toEqual([{ name: 'chess', value: 'chess' }]);
    await expect(alice.autocomplete(general, '/game start', {}, 'opponent')).rejects.toThrow('no completions');
  });

  test('a slash command works in direct messages if it is registered for them', async () => {
    const { alice } = bench;
    const inbox = alice.openDm();
    const answer = await alice.slash(inbox, '/game start', { kind: 'hex' }).answered;
    expect(answer?.content).toContain('plays hex');
    expect(() => alice.slash(inbox, '/note', { text: 'x' })).toThrow('no command /note');
  });

  test('an ephemeral answer is hidden from everyone else', async () => {
    const { alice, bob, general } = bench;
    const answer = await alice.slash(general, '/secret').answered;
    expect(alice.last(general)).toBe(answer);
    expect(bob.visible(general)).not.toContain(answer);
    expect(() => bob.click(answer ?? '', 'x')).toThrow('no such message');
  });
});

describe('components', () => {
  test('menus, forms, ephemeral follow-ups and buttons work together', async () => {
    const { alice, bob, general } = bench;
    const panel = await alice.slash(general, '/game start', { kind: 'go' }).answered;
    if (!panel) throw new Error('no panel');
    const moved = await bob.select(panel, 'move', ['d4']).answered;
    expect(moved).toMatchObject({ id: panel.id, content: 'moved d4' });
    expect(moved?.attachments).toHaveLength(1);

    const say = bob.click(panel, 'say');
    expect((await say.done).type).toBe(9);
    const said = await bob.submit(say, { words: 'hi there' }).answered;
    expect(said?.content).toBe('said hi there');
    await until(() => bob.last(general)?.content === 'and more');
    expect(alice.last(general)?.content).toBe('moved d4');

    const resigned = await alice.click(panel, 'resign').answered;
    expect(resigned).toMatchObject({ id: panel.id, content: 'resigned', components: [], embeds: [] });
    expect(() => alice.click(panel, 'resign')).toThrow('has changed');
  });

  test('messages can use components v2, and the values chosen in them reach the bot', async () => {
    const { alice, general } = bench;
    const panel = await alice.slash(general, '/panel').answered;
    if (!panel) throw new Error('no panel');
    expect((panel.flags ?? 0) & MessageFlags.IsComponentsV2).toBeTruthy();
    expect(panel.attachments).toEqual([]);
    expect(JSON.stringify(panel.components)).toContain(`${bench.server.origin}/attachments/`);
    const moved = await alice.select(panel, 'panel-move', ['e4']).answered;
    expect(JSON.stringify(moved?.components)).toContain('moved e4');
  });
});

describe('refusals', () => {
  test.each([
    ['/nothing', {}, 'no command'],
    ['/game', {}, 'needs a subcommand'],
    ['/game stop', {}, 'no subcommand'],
    ['/note', {}, 'required'],
    ['/note', { text: 'a', more: 1 }, 'no option more'],
    ['/note', { text: 'more than ten' }, '0 to 10 characters'],
    ['/note', { text: 'a', stars: 6 }, '1 to 5'],
    ['/note', { text: 'a', stars: 1.5 }, 'whole number'],
    ['/note', { text: 'a', mood: 'odd' }, 'choices'],
    ['/game start', { kind: 'go', opponent: '1' }, 'nobody'],
  ])('the client refuses to send %s %j', (command, values, reason) => {
    expect(() => bench.alice.slash(bench.general, command, values)).toThrow(reason);
  });

  test('the client refuses to press disabled buttons and to send unknown options or wrong types', async () => {
    const { alice, general } = bench;
    const panel = await alice.slash(general, '/game start', { kind: 'go' }).answered;
    if (!panel) throw new Error('no panel');
    const gone = (cause: string) => expect.objectContaining({ message: expect.stringMatching('has changed'), cause });
    expect(() => alice.click(panel, 'off')).toThrow(gone('off is disabled'));
    expect(() => alice.click(panel, 'move')).toThrow(gone('move is not of this kind'));
    expect(() => alice.click(panel, 'old')).toThrow(gone('the message has no component old'));
    expect(() => alice.select(panel, 'move', ['a1'])).toThrow(gone('the menu has no option a1'));
    expect(() => alice.select(panel, 'move', ['e4', 'd4'])).toThrow('1 to 1');
    const say = alice.click(panel, 'say');
    await say.done;
    expect(() => alice.submit(say, {})).toThrow('must be filled in');
    expect(() => alice.submit(say, { words: 'x'.repeat(201) })).toThrow('at most 200');
    expect(() => bench.bob.submit(say, { words: 'x' })).toThrow('no form');
  });
});
