import { parseArgs } from 'node:util';
import { examine } from './doctor/examine.ts';
import type { Finding } from './doctor/finding.ts';
import { settings } from './settings.ts';
import { runPlainly } from './startup-errors.ts';

const SIGNS = { fine: 'ok    ', note: 'note  ', stuck: 'STUCK ' } as const;

/**
 * `npm run doctor`: reports problems and what to do about them, and changes nothing. `--json` prints JSON. Exits with code 1
 * if something is stuck.
 */
await runPlainly(async () => {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const findings = await examine(settings());
  console.log(values.json ? JSON.stringify(findings) : findings.map(shown).join('\n'));
  if (findings.some(({ state }) => state === 'stuck')) process.exitCode = 1;
});

function shown({ state, about, says, todo }: Finding): string {
  const place = about === null ? '' : `${about}: `;
  return `${SIGNS[state]}${place}${says}${todo === null ? '' : `\n      → ${todo}`}`;
}
