import { afterEach, describe, expect, test } from 'vitest';
import { openHealth } from '../../../src/cli/health/open.ts';
import { type HealthServer, serveHealth } from '../../../src/cli/health/server.ts';
import { alive, ready } from '../../../src/cli/health/verdict.ts';
import type { RoleReport } from '../../../src/cli/tree.ts';
import { parseMetrics } from '../support/scrape.ts';

const fine = { check: 'redis', ok: true, says: 'Redis answers.', todo: null } as const;
const RUNNING: RoleReport = {
  ...{ role: 'worker', slot: 0, phase: 'running', silence: 0, restarts: 0, answered: true },
  state: { checks: [fine], metrics: [] },
};

describe('a process is ready', () => {
  test.each<[what: string, report: Partial<RoleReport>, says: string | null]>([
    ['if it runs and its checks pass', {}, null],
    ['not while it starts', { phase: 'starting', state: null }, 'The process worker is starting.'],
    [
      'not while a bot stands by',
      { role: 'bot', phase: 'starting', state: null },
      'The bot is starting, or stands by while another bot runs.',
    ],
    [
      'not if it has ended',
      { phase: 'ended', answered: false, state: null },
      'The process worker has ended and is being restarted.',
    ],
    ['not if it doesn’t answer', { answered: false, state: null }, 'The process worker doesn’t answer.'],
    ['not if its answer can’t be read', { state: { checks: 'all fine' } }, 'The process worker is starting.'],
    ['not if a check fails', { state: { checks: [{ ...fine, ok: false, says: 'No.' }], metrics: [] } }, 'No.'],
    [
      'not if it is too slow for its checks',
      { state: { checks: [{ ...fine, check: 'process', ok: false, says: 'Slow.' }], metrics: [] } },
      'Slow.',
    ],
  ])('%s', (_what, report, says) => {
    const { ok, checks } = ready([{ ...RUNNING, ...report }]);
    expect(ok).toBe(says === null);
    expect(checks.filter((one) => !one.ok).map((one) => one.says)).toEqual(says === null ? [] : [says]);
  });

  test('a failed check says what to do', () => {
    for (const phase of ['starting', 'ended', 'running'] as const)
      for (const { ok, todo } of ready([{ ...RUNNING, phase, answered: false, state: null }]).checks)
        if (!ok) expect(todo).toMatch(/^[A-Z].+\.$/);
  });
});

test('a process is alive until it has been silent for half of the longest silence', () => {
  const at = (silence: number): boolean => alive([{ ...RUNNING, silence }]).ok;
  expect([at(0), at(0.4), at(0.5), at(1)]).toEqual([true, true, false, false]);
});

describe('the server', () => {
  let server: HealthServer | null = null;
  afterEach(() => server?.close());
  const serve = async (report: (limit: number | null) => Promise<RoleReport[]>): Promise<string> => {
    server = await serveHealth({ host: '127.0.0.1', port: 0 }, { report });
    return `http://${server.address}`;
  };

  test('it answers only its three paths, and only GET', async () => {
    const origin = await serve(async () => [RUNNING]);
    const statuses = async (path: string, method = 'GET') => (await fetch(`${origin}${path}`, { method })).status;
    expect(await Promise.all(['/healthz', '/readyz', '/metrics'].map((path) => statuses(path)))).toEqual([
      200, 200, 200,
    ]);
    expect(await Promise.all(['/', '//', '/metrics/1', '/%00'].map((path) => statuses(path)))).toEqual([
      404, 404, 404, 404,
    ]);
    expect(await statuses('/metrics', 'POST')).toBe(404);
  });

  test('requests at the same time ask the processes once', async () => {
    let asked = 0;
    let answer: (reports: RoleReport[]) => void = () => {};
    const origin = await serve(() => {
      asked += 1;
      // Requests that arrive after the first answer are answered at once.
      if (asked > 1) return Promise.resolve([RUNNING]);
      return new Promise((settle) => {
        answer = settle;
      });
    });
    const requests = Array.from({ length: 20 }, (_, at) => fetch(`${origin}${at % 2 === 0 ? '/metrics' : '/readyz'}`));
    await expect.poll(() => asked).toBe(1);
    answer([RUNNING]);
    expect(new Set((await Promise.all(requests)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(asked).toBeLessThan(20);
  });

  test('the metrics show that a process doesn’t answer', async () => {
    const origin = await serve(async () => [{ ...RUNNING, answered: false, state: null, restarts: 3 }]);
    const values = parseMetrics(await (await fetch(`${origin}/metrics`)).text());
    expect(values.get('subspace_up{role="worker",slot="0"}')).toBe(0);
    expect(values.get('subspace_restarts_total{role="worker",slot="0"}')).toBe(3);
    expect(values.get('subspace_ready{check="process",role="worker",slot="0"}')).toBe(0);
    expect(values.get('subspace_start_time_seconds{role="supervisor",slot="0"}')).toBeGreaterThan(0);
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
  });
});

test.each([
  ['192.0.2.1', 0, 'This machine has no address 192.0.2.1. Correct SUBSPACE_HEALTH; 127.0.0.1 is this machine only.'],
  ['no-such-host.invalid', 0, 'This machine has no address no-such-host.invalid.'],
])('if %s can’t be used, the program says so in one line', async (host, port, line) => {
  const said: string[] = [];
  const server = await openHealth({ host, port }, { report: async () => [] }, (text) => said.push(text));
  expect(server).toBeNull();
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(line);
  expect(said[0]).toContain('The bot runs without /healthz, /readyz and /metrics.');
});

test('without an address, nothing listens', async () => {
  expect(await openHealth(undefined, { report: async () => [] }, () => {})).toBeNull();
});
