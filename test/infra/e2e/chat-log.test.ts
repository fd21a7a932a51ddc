import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLog } from '../../../src/queue/log.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { beforeStep } from '../../support/changed-steps.ts';
import { toyGame } from '../../support/toy-game.ts';
import { answerMessage, type Chat, openChat, press, startTable } from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { gamesOf } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
const SECRET = 'the hidden Steady Course';
const lines: Record<string, unknown>[] = [];
let stage: TestPipeline;
let chat: Chat;

beforeEach(async () => {
  await redis.flush();
  lines.length = 0;
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const broken = beforeStep(toyGame(), 'turn', 'end', (_ctx, local) => {
    if (local['key'] === 'draw') throw new Error(SECRET, { cause: new RangeError(`${SECRET}\n    at ${SECRET}`) });
  });
  const draw = () => ({ bytes: Buffer.from('x'), alt: 'x' });
  stage = await TestPipeline.open(redis.socket, {
    ...{ draw, games: gamesOf(broken), log: openLog('stage', 'debug', destination) },
  });
  chat = await openChat(redis.socket, [skirmish], openLog('bot', 'debug', destination));
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

async function begin(): Promise<string> {
  const { alice, bob } = chat;
  const thread = await startTable(chat, 'Logged', [
    [alice, 'Blue: Join'],
    [bob, 'Red: Join'],
  ]);
  for (const person of [alice, bob]) {
    const asked = await answerMessage(person.slash(thread, '/play'));
    await answerMessage(press(person, asked, 'None of these'));
  }
  return thread;
}

/** The log lines that contain an interaction's id. */
const about = (id: string): string[] => lines.filter((line) => line['id'] === id).map(({ msg }) => `${msg}`);

test('in the log, a person’s action and the messages that it causes have the same id', async () => {
  const { alice } = chat;
  const thread = await begin();
  const sent = alice.slash(thread, '/play', { action: 'u0 moves to 1' });
  await answerMessage(sent);
  const turn = await until('the other one was told', () =>
    lines.find((line) => line['id'] === sent.id && line['to'] === 'turn'),
  );
  expect(turn).toMatchObject({ name: 'bot', msg: 'a message was sent' });
  expect(about(sent.id).slice(0, 2)).toEqual(['an answer was promised', 'a command was committed']);
  const look = alice.slash(thread, '/map');
  await answerMessage(look);
  await until('it went out', () => about(look.id).length === 2);
  expect(about(look.id)).toEqual(['an answer was promised', 'a message was sent']);
});

test('a failed command is logged with its id and cause, but its error message appears nowhere', async () => {
  const { alice } = chat;
  const thread = await begin();
  const sent = alice.slash(thread, '/play', { action: 'Draw a card' });
  expect((await answerMessage(sent)).content).toContain(`logged it as \`${sent.id}\``);
  const faults = lines.filter((line) => line['id'] === sent.id && line['fault'] !== undefined);
  expect(faults.map(({ msg }) => msg)).toEqual([...Array(3).fill('a command failed'), 'a command was set aside']);
  for (const { fault } of faults)
    expect(fault).toMatch(/Error at test\/infra\/e2e\/chat-log.test.ts:\d+, .*← RangeError at test/);
  expect(JSON.stringify(lines)).not.toContain(SECRET);
  const connection = redis.connect();
  for (const key of await connection.keys('*')) expect(`${await connection.dump(key)}`).not.toContain(SECRET);
});
