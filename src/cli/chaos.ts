import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ChaosFailed, whyOf } from './chaos/failed.ts';
import { FAULTS, type FaultName } from './chaos/faults.ts';
import { type ChaosPlan, type ChaosReport, runChaos } from './chaos/run.ts';
import { SettingsError, settings } from './settings.ts';
import { askedToStop } from './stop.ts';

/**
 * `npm run chaos -- --kills 100 --faults 10 --json`: runs the bot with two players on this machine, against the local
 * Discord, and disturbs it. Processes of all roles and Redis are killed at random moments. `--faults` gives the number
 * of faults of other kinds, or lists them by name (`--faults set-back,set-back,empty`). `--rest` is the number of
 * seconds for which Discord answers with errors. The result says what happened to the players' actions. The last line
 * is always JSON (with `--json`, it is the only line). The exit code is 1 if anything was lost, duplicated or reported
 * wrongly, or if the run itself failed; in that case, `why` gives the reason.
 */

/** The parts of a run's maximum duration, in minutes: for its start, for each kill and for each fault. */
const MINUTES = { start: 5, kill: 0.5, fault: 1.5 };
/** Maximum time in milliseconds for everything to end; after that, the result is printed anyway. */
const GOODBYE = 90_000;

/** True once the result has been printed. */
let told = false;

/** Prints the result and ends this process. Later calls, for errors after the result, print nothing. */
function tell(report: ChaosReport | { ok: false; why: string }): never {
  if (!told) console.log(JSON.stringify(report));
  told = true;
  process.exit(report.ok ? 0 : 1);
}

for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error) => tell({ ok: false, why: whyOf(error) }));

/** Rejects when the run has to end early, because someone stops it or it takes too long. */
async function untilEnded({ kills, faults, rest }: ChaosPlan): Promise<never> {
  const minutes = MINUTES.start + kills * MINUTES.kill + faults * (MINUTES.fault + rest / 60_000);
  const stopped = askedToStop().then(() => 'The run was stopped early.');
  const late = pause(minutes * 60_000, `The run took longer than ${Math.ceil(minutes)} minutes.`, { ref: false });
  const why = await Promise.race([stopped, late]);
  // The run first ends its own processes; if one of them hangs, the result is printed anyway.
  setTimeout(() => tell({ ok: false, why }), GOODBYE).unref();
  throw new ChaosFailed(why);
}

function read(): { plan: ChaosPlan; json: boolean } {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '20' },
      faults: { type: 'string', default: '0' },
      rest: { type: 'string', default: '20' },
      json: { type: 'boolean', default: false },
    },
  });
  const [kills, rest] = [Number(values.kills), Number(values.rest)];
  const given = values.faults.split(',');
  const names = given.flatMap((name) => FAULTS.filter((fault) => fault === name));
  const faults = names.length > 0 ? names.length : Number(values.faults);
  if (!Number.isInteger(kills) || kills < 0) throw new SettingsError('--kills must be 0 or a positive number.');
  if (names.length > 0 ? names.length < given.length : !Number.isInteger(faults) || faults < 0)
    throw new SettingsError(`--faults must be 0, a positive number, or names from: ${FAULTS.join(', ')}.`);
  if (kills + faults === 0) throw new SettingsError('--kills and --faults can’t both be 0.');
  if (!(rest > 0)) throw new SettingsError('--rest must be a number of seconds.');
  const wanted: readonly FaultName[] = names.length > 0 ? names : FAULTS;
  return { plan: { kills, faults, names: wanted, rest: rest * 1_000 }, json: values.json };
}

try {
  const { plan, json } = read();
  if (!existsSync('/proc/self/stat'))
    throw new SettingsError('npm run chaos needs /proc to find processes, so it runs only on Linux.');
  const given = settings();
  // Processes are expected to die here, so their deaths are logged only on request.
  const logLevel = given.logLevel === 'info' ? 'silent' : given.logLevel;
  const ended = untilEnded(plan);
  ended.catch(() => {}); // The run itself reports this error.
  tell(await runChaos({ ...given, logLevel }, plan, ended, json ? () => {} : console.log));
} catch (error) {
  tell({ ok: false, why: whyOf(error) });
}
