import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { INITIATIVE, type Play, TURN } from '../../../src/games/ascendancy/chapters/calls.ts';
import { ascendancyChat } from '../../../src/games/ascendancy/chat/index.ts';
import type { Ascendancy } from '../../../src/games/ascendancy/state.ts';
import { procedure } from '../../../src/kernel/game.ts';
import type { Actor } from '../../../src/local/actor.ts';
import { readTurns } from '../../../src/tables/turn-history.ts';
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
let romulans: Actor;

const LOST = '1 Ship of the Klingons is destroyed at Delta IV.';

const turnOf =
  (seat: number) =>
  (ctx: Play): void => {
    ctx.g.stage = 'execution';
    ctx.call(TURN, { seat });
  };

/**
 * A Round with the turns of the Federation, the Klingons, who lose a Ship, and the Romulans. The Initiative Stage of
 * the next Round follows, and then the Klingons and the Federation have their turns.
 */
const PLAN: readonly ((ctx: Play) => void)[] = [
  turnOf(0),
  turnOf(1),
  (ctx) => {
    ctx.log(LOST, 'A-HAZ-02', { seat: 1, names: [] });
    for (let comet = 1; comet <= 9; comet++) ctx.log(`Comet ${comet} passes Delta IV.`);
  },
  turnOf(2),
  (ctx) => {
    ctx.g.round = 2;
    ctx.log('Round 2 begins.', 'A-INIT-01');
    ctx.call(INITIATIVE);
  },
  turnOf(1),
  turnOf(0),
];

/** The game that follows the plan. */
function twoRounds(): object {
  const meet = (g: Ascendancy): void => {
    for (const [seat, player] of g.players.entries()) player.contact = [0, 1, 2].filter((one) => one !== seat);
    g.cards = [1, 2, 3];
  };
  const staged = procedure<Ascendancy, { at?: number }>('staged')({
    begin(ctx, local) {
      const at = local.at ?? 0;
      local.at = at + 1;
      PLAN[at]?.(ctx);
      return at < PLAN.length ? 'begin' : null;
    },
  });
  const game = stagedAscendancy(meet);
  return { ...game, procedures: { ...game.procedures, staged } };
}

beforeEach(async () => {
  await redis.flush();
  stage = await TestPipeline.open(redis.socket, {
    games: gamesOf(twoRounds()),
    draw: () => ({ bytes: picture(40, 30), alt: 'A picture' }),
  });
  chat = await openChat(redis.socket, [ascendancyChat]);
  [federation, klingons, romulans] = [chat.alice, chat.bob, guest(chat, 'Carol')];
  thread = await startTable(chat, 'Sector 7', [
    [federation, 'Federation: Join'],
    [klingons, 'Klingons: Join'],
    [romulans, 'Romulans: Join'],
  ]);
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

function play(person: Actor, action: string): Promise<APIMessage> {
  return answerMessage(person.slash(thread, '/play', { action }));
}

/** Everyone commits nothing to Initiative. */
async function bidNothing(): Promise<void> {
  const waits = new Set([federation, klingons, romulans]);
  while (waits.size > 0)
    for (const person of waits) {
      const { content } = await answerMessage(person.slash(thread, '/play'));
      if (content.includes('commit')) {
        await play(person, '0');
        waits.delete(person);
      }
    }
}

/** The table's head. */
async function head(): Promise<string> {
  const [{ id } = { id: '' }] = await stage.directory.ofGuild(chat.guild.id);
  return `{t:${id}}:head`;
}

/** The direct message that asks the Federation, once it is their turn again. */
function turnMessage(): Promise<APIMessage> {
  return messageSeenBy(federation, federation.openDm().id, 'the turn message', ({ content }) =>
    content.includes('Building Phase'),
  );
}

/** Plays on until it is the Federation’s turn again. */
async function playRound(): Promise<void> {
  await play(federation, 'end building; end turn');
  await play(klingons, 'build 1 ship; end building; end turn');
  await play(romulans, 'build 1 ship; end building; end turn');
  await bidNothing();
  await play(klingons, 'build 1 ship; end building; end turn');
}

test('after an answer out of turn, the turn message still tells everything since the last turn, by player', async () => {
  await playRound();
  const { content } = await turnMessage();
  const lines = content.split('\n');
  expect(lines[1]).toMatch(/^Since your last turn, <t:\d+:R>:$/);
  expect(lines.filter((line) => line.startsWith('**') && line.includes(' · '))).toEqual([
    expect.stringMatching(/^\*\*Sector 7\*\* · your move/),
    expect.stringMatching(/^\*\*bob\*\* \(Klingons\) · 2 turns in /i),
    expect.stringMatching(/^\*\*Carol\*\* \(Romulans\) · a turn in /),
    expect.stringMatching(/^\*\*alice\*\* \(Federation\) · you/i),
  ]);
  expect(lines).toContain(`• ${LOST}`);
  // The Klingons built before and after the Initiative Stage.
  expect(content).toMatch(/\(Klingons\)(?:.*\n)+• Build 1 Ship at Qo’noS\. \(2×\)\n(?:.*\n)*.*\(Romulans\)/);
  expect(content).toMatch(/\(Romulans\).*\n(?:• .*\n)*• Build 1 Ship at Romulus\./);
  expect(content).toContain('**The table**\n• Round 2 begins.');
});

test('undoing the end of a turn makes it a turn under way again', async () => {
  const turns = async () =>
    readTurns(await stage.redis.hget(await head(), 'turns')).map(({ seat, took }) => [seat, took]);
  const start = [0, 1, 2].map((seat) => [seat, null]);
  await play(federation, 'end building; end turn');
  expect(await turns()).toEqual([...start, [0, expect.any(Number)]]);
  await answerMessage(federation.slash(thread, '/undo'));
  expect(await turns()).toEqual(start);
  await play(federation, 'end turn');
  expect(await turns()).toEqual([...start, [0, expect.any(Number)]]);
});

test('a table that was stored before turns were noted tells the news since the latest answer', async () => {
  await play(federation, 'end building; end turn');
  await stage.redis.hdel(await head(), 'turns', 'began-at');
  await play(klingons, 'build 1 ship; end building; end turn');
  const recap = await answerMessage(federation.slash(thread, '/recap'));
  expect(recap.content).toMatch(/^\*\*Sector 7\*\* · since your last turn, <t:\d+:R>\n\*\*bob\*\* \(Klingons\)\n/i);
  expect(recap.content).toContain('• Build 1 Ship at Qo’noS.');
  expect(recap.content).not.toContain('The game begins');
  // From now on, turns are noted again.
  expect(readTurns(await stage.redis.hget(await head(), 'turns'))).toEqual([
    { seat: 1, seq: expect.any(Number), at: expect.any(Number), took: null },
  ]);
});

test('/recap tells spectators and players what happened since a day, a Round or an entry', async () => {
  const dave = guest(chat, 'Dave');
  const recap = async (person: Actor, since?: string): Promise<string> =>
    (await answerMessage(person.slash(thread, '/recap', since === undefined ? {} : { since }))).content;
  await play(federation, 'end building; end turn');
  await play(klingons, 'build 1 ship; end building; end turn');
  const day = await recap(dave);
  expect(day).toMatch(/^\*\*Sector 7\*\* · since the game began, <t:\d+:R>\n/);
  expect(day).not.toContain('plays');
  expect(day).toContain(`• ${LOST}`);
  expect(day).toMatch(/\*\*Carol\*\* \(Romulans\) to move: Building Phase, asked <t:\d+:R>\.$/);
  expect(await recap(dave, 'my last turn')).toContain('You have no seat at this table, so you have no last turn here.');
  expect(await recap(dave, 'Round 7')).toContain('Round 7 hasn’t begun yet, or its log is gone. This is Round 1.');
  expect(await recap(dave, 'the moon')).toContain('I can’t read “the moon” as a point of the game. Try “my last turn”');
  expect(await recap(dave, '400 days')).toContain('You can look back a year at most.');

  await play(romulans, 'build 1 ship; end building; end turn');
  await bidNothing();
  const round = await recap(dave, 'this Round');
  expect(round).toContain('Round 2 begins.');
  expect(round).not.toContain(LOST);
  expect(await recap(dave, 'Round 2')).toBe(round);
  expect(await recap(dave, 'Round 3')).toContain('Round 3 hasn’t begun yet');
  expect(await recap(klingons)).toMatch(/^\*\*Sector 7\*\* · since your last turn/);
  const [, first = ''] =
    /`(\d+)` .*destroyed at Delta IV/.exec((await answerMessage(dave.slash(thread, '/log'))).content) ?? [];
  expect(await recap(dave, first)).toContain(LOST);

  const log = await answerMessage(dave.slash(thread, '/log', { since: 'Round 2' }));
  expect(log.content).toContain('Round 2 begins.');
  expect(log.content).not.toContain('destroyed at Delta IV');
  const own = await answerMessage(klingons.slash(thread, '/log', { since: 'turn' }));
  expect(own.content).not.toContain('The Klingons build 1 Ship');
  expect(own.content).toContain('The Romulans build 1 Ship');
});

test('“Full recap” shows what the turn message left out', async () => {
  await playRound();
  const asked = await turnMessage();
  expect(asked.content).toMatch(/-# … and \d+ more: press \*\*Full recap\*\*/);
  expect(asked.content).not.toContain('Comet 1 ');
  const shown = await answerMessage(press(federation, asked, 'Full recap'));
  expect(shown.content).toMatch(/^\*\*Sector 7\*\* · since your last turn/);
  for (let comet = 1; comet <= 9; comet++) expect(shown.content).toContain(`• Comet ${comet} passes Delta IV.`);
});
