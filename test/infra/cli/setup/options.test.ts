import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../../..');

test.each([
  ['src/cli/setup.mjs', ['--help'], "Unknown option '--help'. The only option is --for."],
  ['src/cli/setup.mjs', ['--for'], "Option '--for <value>' argument missing. The only option is --for."],
  ['src/cli/test.mjs', ['--al'], "Unknown option '--al'. The options are --only, --all."],
  ['src/cli/test.mjs', ['rules'], "Unexpected argument 'rules'. The options are --only, --all."],
])('%s %j says in one line which option it doesn’t know', async (program, args, line) => {
  const ran: unknown = await promisify(execFile)(process.execPath, [program, ...args], { cwd: root }).catch(
    (error) => error,
  );
  expect(ran).toMatchObject({ code: 1, stdout: `${line}\n`, stderr: '' });
});
