import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { METRICS, type MetricName } from '../../metrics/list.ts';
import { ProcessGauge } from '../../metrics/process.ts';
import { EXPOSITION, expose, type ProcessValues, PrometheusRecorder, type Values } from '../../metrics/prometheus.ts';
import { recordWith } from '../../metrics/record.ts';
import type { Closeable } from '../../queue/watched.ts';
import type { Listening } from '../settings.ts';
import type { RoleReport, Tree } from '../tree.ts';
import { alive, type HealthVerdict, ready, stateOf } from './verdict.ts';

/** How long a process may take to answer, in milliseconds. Its own checks take up to two and a half seconds. */
const ANSWER = 3_000;
/** A request that takes longer to arrive than this, in milliseconds, is ended. */
const REQUEST = 5_000;

/** Maximum number of open connections. */
const MOST_CONNECTIONS = 64;

/** A server that listens. */
export interface HealthServer extends Closeable {
  /** The address, such as `127.0.0.1:1702`. */
  readonly address: string;
}

/**
 * Serves `/healthz`, `/readyz` and `/metrics`. The answers contain no ids, names or texts.
 * @throws the system's error if the address can't be used.
 */
export async function serveHealth({ host, port }: Listening, tree: Pick<Tree, 'report'>): Promise<HealthServer> {
  const own = new PrometheusRecorder();
  // Requests at the same time share an answer, so that nobody can keep the processes busy with requests.
  const report = shared(() => tree.report(ANSWER));
  const app = new Hono();
  app.get('/healthz', async (c) => answer(c, alive(await tree.report(null))));
  app.get('/readyz', async (c) => answer(c, ready(await report())));
  app.get('/metrics', async (c) => {
    const reports = await report();
    gauges.measure();
    const text = await expose([
      ...reports.map(valuesOf),
      { labels: { role: 'supervisor', slot: '0' }, metrics: await own.all() },
    ]);
    return c.body(text, 200, { 'content-type': EXPOSITION });
  });
  app.notFound((c) => c.text('There are /healthz, /readyz and /metrics.\n', 404));
  const server = createServer({ requestTimeout: REQUEST, headersTimeout: REQUEST }, getRequestListener(app.fetch));
  server.maxConnections = MOST_CONNECTIONS;
  server.listen(port, host);
  await once(server, 'listening');
  recordWith(own);
  const gauges = new ProcessGauge();
  server.on('error', () => {}); // A connection that can't be accepted harms nobody else.
  const { address, port: taken, family } = server.address() as AddressInfo;
  return {
    address: `${family === 'IPv6' ? `[${address}]` : address}:${taken}`,
    async close() {
      gauges.close();
      recordWith(null);
      server.close();
      server.closeAllConnections();
    },
  };
}

type Context = Parameters<Parameters<Hono['notFound']>[0]>[0];

function answer(c: Context, verdict: HealthVerdict): Response {
  return c.json(verdict, verdict.ok ? 200 : 503);
}

/** Returns the values of a process, with those that only the supervisor knows. */
function valuesOf(report: RoleReport): ProcessValues {
  const { role, slot, answered, restarts } = report;
  const state = stateOf(report);
  const checks = ready([report]).checks.map(({ check, ok }) => ({ labels: { check }, value: ok ? 1 : 0 }));
  const metric = (name: MetricName, values: Values['values']): Values => {
    const { type, help } = METRICS[name];
    return { name, type, help, aggregator: 'sum', values };
  };
  return {
    labels: { role, slot: `${slot}` },
    metrics: [
      ...(state === null ? [] : state.metrics),
      metric('subspace_up', [{ labels: {}, value: answered ? 1 : 0 }]),
      metric('subspace_restarts_total', [{ labels: {}, value: restarts }]),
      metric('subspace_ready', checks),
    ],
  };
}

/** Lets calls at the same time share a result. */
function shared<T>(act: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= act().finally(() => {
      running = null;
    });
    return running;
  };
}
