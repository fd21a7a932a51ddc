import type { GameChat } from '../../../src/chat/game-chat.ts';
import { createRestClient } from '../../../src/discord/client.ts';
import { createTransport } from '../../../src/discord/transport.ts';
import type { Transport } from '../../../src/queue/transport.ts';
import { type Panel, Panels } from '../../../src/store/panel.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { createBench, type ServerBench } from '../local/support/bench.ts';
import { TestPipeline } from './pipeline.ts';
import { answer, opening, remark } from './tables.ts';
import { until } from './until.ts';

const TABLE = 'abc123';

/** A table of the toy game whose delivery talks to a local Discord with the real REST client. No bot runs there. */
export interface DiscordTable {
  bench: ServerBench;
  transport: Transport;
  pipeline: TestPipeline;
  id: string;
  /** Alice opens the table in the server’s channel, and both sit down. */
  sitDown(): Promise<void>;
  /** Alice starts the game. */
  start(): Promise<void>;
  /** A person answers a question. */
  answer(seat: number, decision: string, keys?: string[]): Promise<void>;
  /** A moderator writes a line in the log. The panel has to show it, and a message in the thread tells it as well. */
  remark(): Promise<void>;
  /** Waits until everything is posted, except perhaps the previous turn's message. */
  settled(): Promise<void>;
  panel(): Promise<Panel>;
  /** The table's place. */
  thread(): Promise<string>;
  close(): Promise<void>;
}

/** Opens a {@link DiscordTable} on this Redis. */
export async function openDiscordTable(redis: string, chat: GameChat = skirmish): Promise<DiscordTable> {
  const bench = await createBench();
  const rest = createRestClient({ token: bench.server.token, api: bench.server.api, requestsPerSecond: 1e6 });
  const transport = createTransport(rest, bench.server.world.bot.id, [chat]);
  const draw = () => ({ bytes: Buffer.from('x'), alt: 'The strip' });
  const pipeline = await TestPipeline.open(redis, { transport, draw });
  const people = [bench.alice, bench.bob];
  const place = { guild: bench.guild.id, channel: bench.general.id, thread: null };
  const named = JSON.stringify(opening())
    .replaceAll('"ann"', `"${bench.alice.user.id}"`)
    .replaceAll('"bob"', `"${bench.bob.user.id}"`);
  const [create, first, second, start] = JSON.parse(named);
  const panel = () => new Panels(pipeline.redis).read(TABLE);
  return {
    bench,
    transport,
    pipeline,
    id: TABLE,
    panel,
    sitDown: () => pipeline.send(TABLE, { ...create, input: { ...create.input, place } }, first, second),
    start: () => pipeline.send(TABLE, start),
    answer: (seat, decision, keys = []) =>
      pipeline.send(TABLE, answer(people[seat]?.user.id ?? '', seat, decision, keys)),
    remark: () => pipeline.send(TABLE, remark()),
    async settled() {
      await until('everything is delivered', async () => {
        if ((await pipeline.store.waiting(TABLE)) > 0 || (await pipeline.redis.xlen(`{t:${TABLE}}:outbox`)) > 0)
          return false;
        const { wanted, shown } = await panel();
        return wanted > 0 && shown >= wanted;
      });
    },
    thread: async () => (await panel()).turn?.channel ?? '',
    async close() {
      await pipeline.close();
      await bench.close();
    },
  };
}
