import './setup/require-node.mjs';
import { parseArgs } from 'node:util';
import { WrongServer } from '../store/redis-complaints.ts';
import { examine } from './doctor/examine.ts';
import { type Finding, stuck } from './doctor/finding.ts';
import { EXIT, exitCodeOf } from './exit-codes.ts';
import { settings } from './settings.ts';
import { runPlainly } from './startup-errors.ts';

const SIGNS = { fine: 'ok    ', note: 'note  ', stuck: 'STUCK ' } as const;

/**
 * `npm run doctor`: reports problems and what to do about them, and changes nothing. `--json` prints JSON. Exits with code 1
 * if something is stuck, and with the code for settings if the server isn't one that the games can use.
 */
await runPlainly(async () => {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const findings = await examine(settings()).catch((error: unknown): Finding[] => {
    if (!(error instanceof WrongServer)) throw error;
    process.exitCode = exitCodeOf(error);
    return [stuck('redis', error.message, 'Fix this, then start again.')];
  });
  console.log(values.json ? JSON.stringify(findings) : findings.map(shown).join('\n'));
  if (findings.some(({ state }) => state === 'stuck')) process.exitCode ??= EXIT.failed;
});

function shown({ state, about, says, todo }: Finding): string {
  const place = about === null ? '' : `${about}: `;
  return `${SIGNS[state]}${place}${says}${todo === null ? '' : `\n      → ${todo}`}`;
}
