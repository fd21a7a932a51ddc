import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Play, TURN } from '../../../src/games/ascendancy/chapters/calls.ts';
import { ascendancyChat } from '../../../src/games/ascendancy/chat/index.ts';
import type { Ascendancy } from '../../../src/games/ascendancy/state.ts';
import { procedure } from '../../../src/kernel/game.ts';
import type { Actor } from '../../../src/local/actor.ts';
import { branchKey } from '../../../src/store/keys.ts';
import { choosable } from '../../support/choosable.ts';
import { picture } from '../local/support/picture.ts';
import { answerMessage, type Chat, guest, messageSeenBy, openChat, press, startTable } from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { stagedAscendancy } from '../support/staged-ascendancy.ts';
import { gamesOf } from '../support/tables.ts';

const redis = withRedis();
let stage: TestPipeline;
let chat: Chat;
let thread: string;
let federation: Actor;
let klingons: Actor;

const turnOf =
  (seat: number) =>
  (ctx: Play): void => {
    ctx.g.stage = 'execution';
    ctx.call(TURN, { seat });
  };

/** The Federation has 6 Production in its first turn, and loses it all in the turn of the Klingons. */
const PLAN: readonly ((ctx: Play) => void)[] = [
  turnOf(0),
  turnOf(1),
  (ctx) => {
    for (const player of ctx.g.players) player.reserves.production = 0;
  },
  turnOf(0),
];

function game(): object {
  const lay = (g: Ascendancy): void => {
    for (const player of g.players) Object.assign(player.reserves, { production: 6, research: 4, culture: 4 });
  };
  const staged = procedure<Ascendancy, { at?: number }>('staged')({
    begin(ctx, local) {
      const at = local.at ?? 0;
      local.at = at + 1;
      PLAN[at]?.(ctx);
      return at < PLAN.length ? 'begin' : null;
    },
  });
  const whole = stagedAscendancy(lay);
  return { ...whole, procedures: { ...whole.procedures, staged } };
}

beforeEach(async () => {
  await redis.flush();
  stage = await TestPipeline.open(redis.socket, {
    games: gamesOf(game()),
    draw: () => ({ bytes: picture(40, 30), alt: 'A picture' }),
  });
  chat = await openChat(redis.socket, [ascendancyChat]);
  [federation, klingons] = [chat.alice, chat.bob];
  thread = await startTable(chat, 'Sector 7', [
    [federation, 'Federation: Join'],
    [klingons, 'Klingons: Join'],
    [guest(chat, 'Carol'), 'Romulans: Join'],
  ]);
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

async function tableId(): Promise<string> {
  const [{ id } = { id: '' }] = await stage.directory.ofGuild(chat.guild.id);
  return id;
}

/** Opens the private copy from the question. */
async function open(person: Actor): Promise<APIMessage> {
  const question = await answerMessage(person.slash(thread, '/play'));
  return answerMessage(press(person, question, 'Try it out'));
}

/** Presses the first option that doesn't end anything, or else the first one. */
async function step(person: Actor, message: APIMessage): Promise<APIMessage> {
  const own = ['Play th', 'One step back', 'Throw away', 'Close', 'Back'];
  const options = choosable(message).filter(({ label }) => !own.some((one) => label.startsWith(one)));
  const next = options.find(({ label }) => !/end/i.test(label)) ?? options[0];
  if (next === undefined) throw new Error(`nothing to try: ${message.content}`);
  return answerMessage(press(person, message, next.label));
}

const seqOf = async (): Promise<string | null> => stage.redis.hget(`{t:${await tableId()}}:head`, 'seq');

test('six steps of a private copy lead to what is played then, and until then nothing happens at the table', async () => {
  const before = [await seqOf(), await stage.redis.lrange(`{t:${await tableId()}}:log`, 0, -1)];
  let copy = await open(federation);
  expect(copy.content).toContain('Nothing here is played.');
  for (let count = 1; count <= 6; count++) {
    copy = await step(federation, copy);
    while (!copy.content.includes(`Trying it out · ${count} step`)) copy = await step(federation, copy);
  }
  expect([await seqOf(), await stage.redis.lrange(`{t:${await tableId()}}:log`, 0, -1)]).toEqual(before);
  const id = await tableId();
  const branch = await stage.backend.trials.of(id, federation.user.id);
  expect(branch?.steps).toHaveLength(6);
  const tried = branch === null ? null : await stage.backend.trials.seen(id, federation.user.id, branch);
  const shown = copy.content.split('\n').findLast((line) => line.startsWith('Then: '));

  let played = await answerMessage(press(federation, copy, 'Play these 6 steps'));
  if (played.content.includes('These steps end something')) {
    expect(await seqOf()).toBe(before[0]);
    played = await answerMessage(press(federation, played, 'Yes: play these 6 steps'));
  }
  expect(await seqOf()).toBe(`${Number(before[0]) + 6}`);
  expect(await stage.backend.view(id, 0)).toEqual(tried?.view);
  expect((await stage.backend.prompt(id, 0))?.prompt).toBe(tried?.decision?.prompt);
  expect(shown).toContain('Then: ');
  // The steps are played, so the next private copy begins again.
  const next = await open(federation);
  expect(next.content).toMatch(/^### Trying it out\n/);
});

test('a private copy takes steps back, is thrown away, and opens again where it was', async () => {
  let copy = await step(federation, await open(federation));
  const first = copy.content;
  copy = await step(federation, copy);
  expect(copy.content).not.toBe(first);
  copy = await answerMessage(press(federation, copy, 'One step back'));
  expect(copy.content).toBe(first);
  expect((await open(federation)).content).toBe(first);
  const gone = await answerMessage(press(federation, await open(federation), 'Throw away'));
  expect(gone.content).not.toContain('Trying it out');
  expect(await stage.redis.exists(branchKey(await tableId(), federation.user.id))).toBe(0);
  expect((await open(federation)).content).toMatch(/^### Trying it out\n/);
});

test('after another player’s move, a private copy says at which step it breaks', async () => {
  let copy = await open(federation);
  while (!copy.content.includes('· 1 step')) copy = await answerMessage(press(federation, copy, 'Ship'));
  await answerMessage(federation.slash(thread, '/play', { action: 'end building; end turn' }));
  await answerMessage(klingons.slash(thread, '/play', { action: 'end building; end turn' }));
  await messageSeenBy(federation, federation.openDm().id, 'the next turn', ({ content }) =>
    content.includes('Building Phase'),
  );
  const broken = await open(federation);
  expect(broken.content).toMatch(/The table has moved on, and step 1 breaks: /);
  const mended = await answerMessage(press(federation, broken, 'Drop the broken steps'));
  expect(mended.content).toMatch(/^### Trying it out\n/);
});

test('a click on an older state of a private copy changes nothing, and nobody else finds the copy', async () => {
  const [older, newer] = [await open(federation), await open(federation)];
  const copy = await step(federation, newer);
  const again = await step(federation, older);
  expect(again.content).toBe(copy.content);
  await expect(open(klingons)).rejects.toThrow(/nothing says/);
  expect(await stage.redis.exists(branchKey(await tableId(), klingons.user.id))).toBe(0);
});
