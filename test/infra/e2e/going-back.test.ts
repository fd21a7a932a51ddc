import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Actor, Identified } from '../../../src/local/actor.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { choosable } from '../../support/choosable.ts';
import { toyGame } from '../../support/toy-game.ts';
import { picture } from '../local/support/picture.ts';
import { answerMessage, type Chat, guest, messageSeenBy, openChat, press, startTable } from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { gamesOf } from '../support/tables.ts';
import { allIsSaid } from '../support/whole-game.ts';

const redis = withRedis();
const game = { ...toyGame(), turnSeat: ({ g }: { g: { active: number } }) => g.active };
let stage: TestPipeline;
let chat: Chat;
let thread: string;
let table: string;

beforeEach(async () => {
  await redis.flush();
  stage = await TestPipeline.open(redis.socket, {
    games: gamesOf(game),
    draw: () => ({ bytes: picture(40, 30), alt: 'A picture' }),
  });
  chat = await openChat(redis.socket, [skirmish]);
  const { alice, bob, guild } = chat;
  thread = await startTable(chat, 'Sector 7', [
    [alice, 'Blue: Join'],
    [bob, 'Red: Join'],
  ]);
  table = (await stage.directory.ofGuild(guild.id))[0]?.id ?? '';
  await play(alice, 'none');
  await play(bob, 'none');
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

async function play(person: Actor, action: string): Promise<APIMessage> {
  const answer = await answerMessage(person.slash(thread, '/play', { action }));
  await allIsSaid({ stage, table });
  return answer;
}

/** The acts of everything that a person can press in a channel. */
const acts = (person: Actor, where: Identified): string[] =>
  person.visible(where).flatMap((message) => choosable(message).map(({ id }) => id.split('.')[0] ?? ''));

/** Waits until a message shows this many pictures, because the text may come first. */
async function shows(person: Actor, { id, channel_id: channel }: APIMessage, many: number): Promise<void> {
  const picturesIn = ({ components }: APIMessage): number =>
    JSON.stringify(components).match(/attachment_id/g)?.length ?? 0;
  await messageSeenBy(person, channel, `${many} pictures`, (now) => now.id === id && picturesIn(now) === many);
}

const labels = (message: APIMessage): string[] => choosable(message).map(({ label }) => label);

/** Opens the history at the position after Alice’s first move, after which Bob has moved and Alice has drawn a card. */
async function threeTurns(): Promise<APIMessage> {
  const { alice, bob } = chat;
  await play(alice, 'u0 to 1');
  await play(bob, 'u1 to 7');
  await play(alice, 'draw');
  const now = await answerMessage(alice.slash(thread, '/history'));
  const drawn = await answerMessage(press(alice, now, '◂ Step'));
  expect(drawn.content).toContain('u1 moves to 7.');
  return answerMessage(press(alice, drawn, '◂ Step'));
}

test('T-CONSENT-02: the table goes back when everyone whose steps are taken back has pressed the button', async () => {
  const { alice, bob } = chat;
  const then = await threeTurns();
  expect(then.content).toContain('u0 moves to 1.');
  const asked = await answerMessage(press(alice, then, 'Back to here'));
  expect(asked.content).toMatch(/Back to entry 6: 2 steps of \*\*bob\*\* \(Red\) and you are taken back\./i);
  expect(asked.content).toContain('Dice will be rolled again');
  expect(asked.content).toMatch(/I ask \*\*bob\*\* \(Red\)\. The table goes back only if they agree\./i);
  await answerMessage(press(alice, asked, 'Yes, ask them'));
  await allIsSaid({ stage, table });
  const dm = bob.openDm().id;
  const vote = await messageSeenBy(bob, dm, 'Bob is asked', ({ content }) => content.includes('proposes to go back'));
  expect(vote.content).toMatch(
    /to go back to entry 6, so that 2 steps of \*\*alice\*\* \(Blue\) and you are taken back/i,
  );
  expect(acts(alice, thread)).toContain('rewind-yes');
  const agreed = await answerMessage(press(bob, vote, 'Go back'));
  expect(agreed.content).toContain('The table went back to entry 6, as agreed.');
  await allIsSaid({ stage, table });
  expect(
    acts(bob, dm)
      .concat(acts(alice, thread))
      .filter((act) => act.startsWith('rewind')),
  ).toEqual([]);
  // Bob’s move and Alice’s card are gone from the messages of their turns, and it is Bob’s turn again.
  const told = alice.visible(thread).flatMap(({ flags = 0, content }) => ((flags & 64) === 0 ? [content] : []));
  expect(told.filter((content) => /u1 moves to 7|draws a card/.test(content))).toEqual([]);
  expect(told.filter((content) => content.includes('u0 moves to 1.'))).toHaveLength(1);
  expect(await stage.backend.prompt(table, 1)).toMatchObject({ prompt: 'What do you do?' });
  expect((await play(bob, 'u1 to 5')).content).toContain('u1 moves to 5.');
});

test('a proposal to go back closes when somebody plays on, and an old button doesn’t open it again', async () => {
  const { alice, bob } = chat;
  await answerMessage(
    press(alice, await answerMessage(press(alice, await threeTurns(), 'Back to here')), 'Yes, ask them'),
  );
  await allIsSaid({ stage, table });
  const dm = bob.openDm().id;
  const vote = await messageSeenBy(bob, dm, 'Bob is asked', ({ content }) => content.includes('proposes to go back'));
  const [line] = bob.visible(thread).filter((message) => labels(message).includes('Go back'));
  await play(bob, 'u1 to 8');
  expect(
    acts(bob, dm)
      .concat(acts(bob, thread))
      .filter((act) => act.startsWith('rewind')),
  ).toEqual([]);
  const settled = await messageSeenBy(bob, dm, 'it is closed', ({ id }) => id === vote.id);
  expect(settled.content).toContain('is closed, because the game has moved on.');
  expect(settled.content).not.toContain('u1 moves');
  expect(line).toBeDefined();
  // The click was on its way when the game moved on.
  const late = { t: 'consent', seat: 1, proposal: { do: 'rewind', to: 6 }, yes: true, joins: true } as const;
  await stage.send(table, { id: '9000', by: { player: bob.user.id }, at: Date.now(), input: late });
  expect((await play(alice, 'u0 to 2')).content).toContain('u0 moves to 2.');
  expect((await stage.directory.summary(table))?.proposal).toBeUndefined();
});

test('own steps go back by the usual undo, and one click on Redo repeats the step', async () => {
  const { alice } = chat;
  await play(alice, 'u0 to 1');
  const before = await answerMessage(press(alice, await answerMessage(alice.slash(thread, '/history')), '◂ Step'));
  const asked = await answerMessage(press(alice, before, 'Back to here'));
  expect(asked.content).toMatch(/Back to entry 5: your last step is taken back\./);
  expect(asked.content).toContain('you can take it back alone');
  const undone = await answerMessage(press(alice, asked, 'Yes, take it back'));
  await allIsSaid({ stage, table });
  expect(undone.content).toContain('took back: u0 moves to 1');
  expect(labels(undone)).toContain('Redo');
  const again = await answerMessage(press(alice, undone, 'Redo'));
  await allIsSaid({ stage, table });
  expect(again.content).toContain('u0 moves to 1.');
  expect(labels(again)).not.toContain('Redo');
  expect((await stage.directory.summary(table))?.awaited).toEqual([1]);
});

test('the history is private, shows each reader their own view, and shows all hands after the end', async () => {
  const { alice, bob } = chat;
  const dave = guest(chat, 'Dave');
  await threeTurns();
  const shown = async (person: Actor): Promise<APIMessage> => answerMessage(person.slash(thread, '/history'));
  const own = await shown(alice);
  expect((own.flags ?? 0) & 64).toBe(64);
  expect(own.content).toMatch(
    /^### Sector 7 · turn of \*\*alice\*\* \(Blue\)\n-# Turn 3 of 3 · entry 8 · as you see it now/i,
  );
  const [mine, others] = [await answerMessage(press(alice, own, '◂ Turn')), await shown(dave)];
  expect(mine.content).toContain('as you saw it then');
  expect(labels(mine)).toEqual(['◂ Turn', '◂ Step', 'Step ▸', 'Turn ▸', 'Now', ...labels(mine).slice(5)]);
  expect(labels(mine)).toContain('Back to here');
  expect(others.content).toContain('as everyone sees it now');
  expect(labels(await answerMessage(press(dave, others, '◂ Step')))).not.toContain('Back to here');
  const drawn = await answerMessage(press(alice, mine, 'Step ▸'));
  expect(drawn.content).toContain('You draw card');
  await shows(alice, drawn, 1);
  for (const person of [bob, dave]) expect((await shown(person)).content).toContain('Seat 0 draws a card.');

  // The log and the recap lead to the history, and everybody sees all hands once the game is over.
  expect(labels(await answerMessage(alice.slash(thread, '/log')))).toContain('History');
  expect(labels(await answerMessage(alice.slash(thread, '/recap')))).toContain('History');
  const sure = await answerMessage(alice.slash(thread, '/game end', { how: 'give-up' }));
  await answerMessage(press(alice, sure, 'Yes, I give up'));
  await allIsSaid({ stage, table });
  const over = await shown(dave);
  expect(labels(over)).not.toContain('Back to here');
  const all = await answerMessage(press(dave, over, 'Show what everyone held'));
  expect(all.content).toMatch(
    /The hands below the board are those of \*\*alice\*\* \(Blue\) and \*\*bob\*\* \(Red\)\./i,
  );
  await shows(dave, all, 3);
  const back = await answerMessage(press(dave, all, '◂ Step'));
  expect(labels(back)).toContain('Hide the hands');
});
