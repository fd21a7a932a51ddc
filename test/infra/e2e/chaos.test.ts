import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SOON } from '../../support/patience.ts';
import { below, findBelow, isRunning, type Program, withPrograms } from '../support/programs.ts';
import { until } from '../support/until.ts';

const programs = withPrograms();

function chaos(...args: string[]): Program {
  return programs.run('chaos', [...args, '--json'], {
    SUBSPACE_DATA: join(programs.folder, 'data'),
    LOG_LEVEL: 'silent',
  });
}

/** The result of a run that has ended: its only line. */
async function resultOf(program: Program): Promise<{ code: number | null; result: { [name: string]: unknown } }> {
  const { code } = await program.ended;
  const lines = program.said();
  expect(lines).toHaveLength(1);
  return { code, result: JSON.parse(lines[0] ?? '') };
}

test.each([
  ['--kills', 'many', '--kills must be 0 or a positive number.'],
  [
    '--faults',
    'set-back,flood',
    '--faults must be 0, a positive number, or names from: set-back, empty, clock, pause, rest.',
  ],
  ['--rest', 'long', '--rest must be a number of seconds.'],
  ['--kill', '5', 'Unknown option'],
])('chaos reports a wrong argument: %s %s', async (name, value, why) => {
  const { code, result } = await resultOf(chaos(name, value));
  expect(code).toBe(1);
  expect(result).toMatchObject({ ok: false, why: expect.stringContaining(why) });
});

test('the chaos program reports an unusable folder', async () => {
  await writeFile(join(programs.folder, 'data'), '');
  const { code, result } = await resultOf(chaos('--kills', '1'));
  expect(code).toBe(1);
  expect(result).toMatchObject({ ok: false, why: expect.stringContaining('a file is in its place'), kills: 0 });
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'the chaos program reports a result after %s and ends every process',
  async (signal) => {
    const program = chaos('--kills', '50');
    await until('everything runs', () => findBelow(program.pid, 'role.js bot'));
    const processes = below(program.pid);
    process.kill(program.pid, signal);
    const { code, result } = await resultOf(program);
    expect(code).toBe(1);
    expect(result).toMatchObject({ ok: false, why: 'The run was stopped early.' });
    await until('no process runs any more', () => !processes.some(isRunning));
  },
);

test('nothing is lost when processes are killed, Discord fails and the supervisor pauses, and no healthy process is killed', async () => {
  const { code, result } = await resultOf(chaos('--kills', '2', '--faults', 'pause,rest', '--rest', '8'));
  expect(result).toMatchObject({
    ok: true,
    kills: 2,
    faults: { pause: 1, rest: 1 },
    paused_and_killed: 0,
    lost: 0,
    doubled: 0,
    deferred_and_lost: 0,
    mistold: 0,
    replayed: true,
  });
  // `discord-away.test.ts` measures the few seconds. Here, everything else keeps the machine busy.
  expect(Number(result['rest_back_longest_ms'])).toBeLessThan(SOON);
  expect(code).toBe(0);
});
