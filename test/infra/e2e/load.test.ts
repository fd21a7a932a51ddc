import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { below, killAll, startProgram } from '../support/programs.ts';

const SCRIPT = resolve(import.meta.dirname, '../../../dist/bench/load.js');

test('in a short load run with a small Redis, nothing is lost, refused or applied in another order', async () => {
  const plan = { tables: 12, active: 4, rate: 2, minutes: 0.1, burst: 24, presses: 12, history: 2, memory: 64 };
  const args = Object.entries(plan).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const program = startProgram([process.execPath, SCRIPT, ...args], process.cwd(), {});
  onTestFinished(() => killAll([program.pid, ...below(program.pid)]));
  expect(await program.ended, program.complained().join('\n')).toEqual({ code: 0, signal: null });
  const said = program.said().join('\n');
  expect(said).toMatch(/^play: .* 0 lost$/m);
  expect(said).toMatch(/^burst: .* 24 sent .* 0 lost$/m);
  expect(said).toMatch(/^presses: .* 12 sent .* 0 lost$/m);
  expect(said).toContain(' 0 in another order than sent');
  expect(said).toContain('0 tables lost, 0 writes refused because Redis was full');
});
