import { afterEach, beforeEach, expect, test } from 'vitest';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { choosable } from '../../support/choosable.ts';
import { picture } from '../local/support/picture.ts';
import {
  answerMessage,
  answerWithFile,
  type Chat,
  messageSeenBy,
  openChat,
  panelSeenBy,
  press,
  startTable,
  withFile,
} from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
let stage: TestPipeline;
let chat: Chat;
const drawn: { scene: string; view: unknown }[] = [];

beforeEach(async () => {
  await redis.flush();
  drawn.length = 0;
  stage = await TestPipeline.open(redis.socket, {
    bots: true,
    draw: (_game, scene, view) => {
      drawn.push({ scene, view });
      return { bytes: picture(40, 30), alt: `The ${scene} in words` };
    },
  });
  chat = await openChat(redis.socket, [skirmish]);
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

/** Alice opens a table and both sit down. Returns the thread. */
async function begin(): Promise<string> {
  const { alice, bob } = chat;
  return startTable(chat, 'Sector 7', [
    [alice, 'Blue: Join'],
    [bob, 'Red: Join'],
  ]);
}

test('a game can be played from the lobby to the first move by menu, by typing and by direct message', async () => {
  const { alice, bob, general } = chat;
  const thread = await begin();
  // Only Alice sees the answer to the command. Everyone sees the lobby.
  const hers = alice.visible(general.id).filter(({ flags }) => flags === 64);
  expect(hers.length).toBeGreaterThan(0);
  expect(bob.visible(general.id).filter(({ id }) => hers.some((own) => own.id === id))).toEqual([]);
  const panel = await panelSeenBy(alice, thread);
  expect(choosable(panel).map(({ label }) => label)).toEqual([
    ...['Your move', 'Hand', 'Map', 'Undo', 'Rules'],
    ...['Nudge alice', 'Nudge bob'],
  ]);
  expect((await withFile(alice, panel)).attachments[0]).toMatchObject({ description: 'The map in words' });

  // Both choose in secret which cards to return: Alice from the panel, Bob in his direct messages.
  const asked = await answerMessage(press(alice, panel, 'Your move'));
  expect(asked.content).toContain('Throw back any cards');
  expect(bob.visible(thread).some(({ id }) => id === asked.id)).toBe(false);
  await answerMessage(press(alice, asked, 'None of these'));
  const note = await messageSeenBy(bob, bob.openDm().id, 'Bob is told', ({ content }) =>
    content.includes('your move, asked'),
  );
  await answerMessage(press(bob, note, 'None of these'));

  // A typed move, with completion.
  await until(
    'the turn begins',
    async () => (await alice.autocomplete(thread, '/play', { action: 'draw' }, 'action')).length === 1,
  );
  const [draw] = await alice.autocomplete(thread, '/play', { action: 'draw' }, 'action');
  const drew = await answerMessage(alice.slash(thread, '/play', { action: `${draw?.value}` }));
  expect(drew.content).toContain('You draw card');
  expect(drew.content).toMatch(/\*\*bob.* to move/);
  expect(bob.visible(thread).some(({ content }) => content.includes('You draw card'))).toBe(false);
  await messageSeenBy(bob, thread, 'the panel tells of it', ({ content }) => content.includes('draws a card'));
});

test('an outdated choice is refused, and the hand and the log are shown on request', async () => {
  const { alice, bob } = chat;
  const thread = await begin();
  const panel = await panelSeenBy(alice, thread);
  const first = await answerMessage(press(alice, panel, 'Your move'));
  await answerMessage(press(alice, first, 'None of these'));
  const again = await answerMessage(alice.slash(thread, '/play', { action: 'd1:AAAAAAAA' }));
  expect(again.content).toContain('it isn’t your turn');
  const fresh = await messageSeenBy(
    bob,
    thread,
    'the panel waits for Bob alone',
    ({ id, content }) => id === panel.id && /^\*\*bob\*\*[^*]*to move/m.test(content),
  );
  const hand = await answerWithFile(bob, press(bob, fresh, 'Hand'));
  expect(hand.attachments[0]).toMatchObject({ filename: 'hand.png', description: 'The hand in words' });
  expect(drawn.filter(({ scene }) => scene === 'hand')).toHaveLength(1);
  const log = await answerMessage(bob.slash(thread, '/log'));
  expect(log.content).toContain('The game begins.');
  const direct = await answerMessage(bob.slash(thread, '/hand', { dm: true }));
  expect(direct.content).toContain('as a direct message');
  await messageSeenBy(bob, bob.openDm().id, 'the hand came', ({ content }) => content.includes('your hand'));
});

test('a bot takes the other seat and plays the game', async () => {
  const { alice, general } = chat;
  await answerMessage(alice.slash(general, '/game new', { title: 'Alone' }));
  const lobby = await messageSeenBy(alice, general.id, 'the lobby is there', ({ content }) =>
    content.includes('2 seats are free'),
  );
  await answerMessage(press(alice, lobby, 'Blue: Join'));
  const left = await messageSeenBy(alice, general.id, 'one seat is left', ({ content }) =>
    content.includes('One seat is free'),
  );
  await answerMessage(press(alice, left, 'Bot for Red'));
  const full = await messageSeenBy(alice, general.id, 'everyone is here', ({ content }) =>
    content.includes('Everyone is here'),
  );
  await answerMessage(press(alice, full, 'Start'));
  const note = await messageSeenBy(alice, alice.openDm().id, 'Alice is told', ({ content }) =>
    content.includes('your move'),
  );
  await answerMessage(press(alice, note, 'None of these'));
  for (let turn = 0; turn < 2; turn++) {
    await until('it is Alice’s turn', async () =>
      (await alice.autocomplete(general, '/play', { action: 'draw' }, 'action')).some(({ name }) =>
        name.startsWith('Draw'),
      ),
    );
    await answerMessage(alice.slash(general, '/play', { action: 'Draw a card' }));
  }
});
