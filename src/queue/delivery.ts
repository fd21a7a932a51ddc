import { setTimeout } from 'node:timers/promises';
import { Answers } from '../store/answers.ts';
import { Decks } from '../store/decks.ts';
import { LeftServers } from '../store/left-servers.ts';
import { Outbox } from '../store/outbox.ts';
import { Stats } from '../store/stats.ts';
import { TurnMessages } from '../store/turn-messages.ts';
import { Directory } from '../tables/directory.ts';
import { Agendas } from './agenda.ts';
import { AnswerSender } from './answer-sender.ts';
import { BoardKeeper, BoardPlan } from './board.ts';
import { Channels } from './channels.ts';
import { DELIVERY_SLOTS } from './delivery-places.ts';
import { DeliveryProcessor } from './delivery-processor.ts';
import type { DeliverySettings } from './delivery-settings.ts';
import { DigestPlan, DigestSender } from './digest.ts';
import { DirectSender } from './direct-sender.ts';
import { Farewell } from './farewell.ts';
import { Films } from './films.ts';
import { ForgetPlan } from './forget-plan.ts';
import { LookupPosts } from './lookup-posts.ts';
import { Notifier, ringWhenDue } from './notifier.ts';
import { PanelKeeper } from './panel.ts';
import { PartingCalls } from './partings.ts';
import { Pictures } from './pictures.ts';
import { PlaceTroubles } from './posting-problems.ts';
import { consume, LATER, oncePerTable, openQueue, takeOver, type WorkerContext } from './queues.ts';
import { Reachability } from './reachability.ts';
import { SeekerCalls, SeekerPlan } from './seekers.ts';
import { Sender } from './sender.ts';
import type { SenderTools } from './sender-tools.ts';
import { TableThreads } from './table-threads.ts';
import { Views } from './views.ts';
import { linesJob } from './worker.ts';

/**
 * Number of consumers that share the delivery jobs. A single consumer would delay jobs that it has already fetched,
 * because it starts none of them until it has enough or the queue is empty.
 */
const CONSUMERS = 4;
/** Maximum time for finishing messages that are being sent when delivery closes, in milliseconds. */
const GRACE = 3_000;

/**
 * Sends the messages of all tables. Each table has separate queues for answers, direct messages and thread messages, so
 * that trouble with one kind doesn't delay the others. Only one process at a time may run the delivery.
 */
export async function openDelivery(
  context: WorkerContext,
  settings: DeliverySettings,
): Promise<{ close(): Promise<void> }> {
  const { redis, log, clock } = context;
  const queue = openQueue('delivery', redis);
  const reach = new Reachability(queue, log, settings.probe);
  const transport = reach.listenTo(settings.transport);
  const views = new Views(redis);
  const pictures = new Pictures(redis, settings.renderers, clock);
  const films = new Films(redis, settings.renderers);
  const channels = new Channels(redis, transport, clock);
  const directory = new Directory(redis);
  const answers = new AnswerSender(transport, new Answers(redis), clock, log);
  const notifier = new Notifier(redis, { clock, directory, quiet: settings.quiet });
  const [turns, outbox, left] = [new TurnMessages(redis), new Outbox(redis), new LeftServers(redis)];
  const directs = new DirectSender(redis, transport, channels, log);
  const [agenda, plan] = [new Agendas(redis), new DigestPlan(redis, queue)];
  const digests = new DigestSender(redis, { transport, channels, directs, agenda, plan, clock });
  const troubles = new PlaceTroubles(redis, { transport, directs, views, clock, log });
  const tools: SenderTools = {
    ...{ transport, channels, directs, left, views, pictures, films, answers, notifier, turns, directory, outbox },
    ...{ agenda, plan, digests, stats: new Stats(redis) },
    clock,
    troubles,
    async postpone(table, line) {
      await outbox.add(table, JSON.stringify(line));
      await queue.add('lines', { table }, oncePerTable(linesJob(table), LATER));
    },
    log,
  };
  const sender = new Sender(tools);
  const panels = new PanelKeeper(redis, tools, sender, settings.betweenEdits);
  const exhibits = new LookupPosts({ ...tools, decks: new Decks(redis) });
  const threads = new TableThreads(redis, tools);
  const boards = { keeper: new BoardKeeper(redis, tools), plan: new BoardPlan(redis, queue), directory };
  const seekers = { calls: new SeekerCalls(redis, tools), plan: new SeekerPlan(redis, queue) };
  const farewell = new Farewell(redis, { transport, answers, plan: new ForgetPlan(redis) });
  const partings = new PartingCalls(redis, { ...tools, isLeaving: (person) => farewell.isLeaving(person) });
  const processor = new DeliveryProcessor(redis, {
    ...{ queue, sender, views, notifier, panels, exhibits, threads, boards, seekers, digests, farewell },
    ...{ partings, reach, clock, log },
  });
  await takeOver(queue, redis);
  await reach.begin();
  const bell = ringWhenDue(notifier, queue, clock);
  const workers = Array.from({ length: CONSUMERS }, () =>
    consume('delivery', context, (job, token) => processor.serve(job, token), {
      concurrency: DELIVERY_SLOTS / CONSUMERS,
    }),
  );
  return {
    async close() {
      reach.close();
      bell.close();
      const finished = Promise.all(workers.map((worker) => worker.close()));
      await Promise.race([finished, setTimeout(GRACE, undefined, { ref: false })]);
      // Jobs that wait for a reader or a renderer, which may have ended, are interrupted and retried later.
      await Promise.all([views.close(), pictures.close(), films.close()]);
      await finished;
      await Promise.all([queue.close(), farewell.close()]);
    },
  };
}
