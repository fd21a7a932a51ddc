// Runs in a thread of its own, and tells when each message came to a stream, as a `Moment` of latency.ts. A listener in
// the worker's thread would have to wait until the worker has added the jobs that follow a commit.
import { parentPort, workerData } from 'node:worker_threads';
import { Redis } from 'ioredis';

const redis = new Redis(workerData.socket, { maxRetriesPerRequest: null });
await redis.ping();
parentPort?.postMessage(0);
for (let last = '$'; ; ) {
  const found = await redis.xread('COUNT', 100, 'BLOCK', 0, 'STREAMS', workerData.stream, last);
  const moment = { at: Number(process.hrtime.bigint()) / 1e6, wall: Date.now() };
  for (const [, entries] of found === null ? [] : found) for (const [id] of entries) last = id;
  parentPort?.postMessage(moment);
}
