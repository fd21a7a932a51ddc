import { z } from 'zod';
import type { Check } from '../../queue/checks.ts';
import type { RoleReport } from '../tree.ts';
import type { RoleState } from './role-state.ts';

/** The result of a check in a process. */
export type RoleCheck = Check & { role: string; slot: number };

/** A verdict as `/healthz` and `/readyz` return it. */
export interface HealthVerdict {
  ok: boolean;
  /** One sentence about the whole. */
  says: string;
  checks: readonly RoleCheck[];
}

/** A child that has been silent for this share of its limit counts as hanging. At 1, the watchdog kills it. */
const HANGING = 0.5;

const STATE = z.object({
  checks: z.array(z.looseObject({ check: z.string(), ok: z.boolean(), says: z.string(), todo: z.string().nullable() })),
  metrics: z.array(z.looseObject({ name: z.string(), values: z.array(z.looseObject({})) })),
});

/** Returns the state that a process sent, or null if it sent none yet. */
export function stateOf({ state }: Pick<RoleReport, 'state'>): RoleState | null {
  // A process of this version sends exactly this form.
  return STATE.safeParse(state).success ? (state as RoleState) : null;
}

/** Judges whether the event loops of all processes turn. A process that is starting or was restarted isn't hanging. */
export function alive(reports: readonly Pick<RoleReport, 'role' | 'slot' | 'silence'>[]): HealthVerdict {
  const checks = reports.map(({ role, slot, silence }): RoleCheck => {
    if (silence < HANGING)
      return { role, slot, check: 'process', ok: true, says: `The process ${role} isn’t hanging.`, todo: null };
    const says = `The process ${role} hasn’t been heard for a while, so it may be hanging.`;
    const todo =
      'Wait: it is killed and restarted by itself. If that happens often, look in the log, and give it more CPU.';
    return { role, slot, check: 'process', ok: false, says, todo };
  });
  return verdict(checks, 'No process is hanging.', 'A process may be hanging.');
}

/** Judges whether players are served: whether all processes have started, and all their checks pass. */
export function ready(reports: readonly RoleReport[]): HealthVerdict {
  const checks = reports.flatMap((report): RoleCheck[] => {
    const { role, slot } = report;
    const state = stateOf(report);
    const own = state === null ? [] : state.checks.map((check) => ({ role, slot, ...check }));
    return own.some(({ check }) => check === 'process') ? own : [{ role, slot, ...processCheck(report) }, ...own];
  });
  return verdict(checks, 'Everything is ready.', 'Something isn’t ready.');
}

function processCheck(report: RoleReport): Check {
  const { role, phase, answered } = report;
  const failed = (says: string, todo: string): Check => ({ check: 'process', ok: false, says, todo });
  if (phase === 'ended')
    return failed(
      `The process ${role} has ended and is being restarted.`,
      'Look in its log for the reason. The restart needs nobody.',
    );
  if (!answered)
    return failed(
      `The process ${role} doesn’t answer.`,
      'Wait: if it hangs, it is killed and restarted by itself. If it is only busy, give it more CPU.',
    );
  if (phase === 'starting' || stateOf(report) === null)
    return failed(
      role === 'bot' ? 'The bot is starting, or stands by while another bot runs.' : `The process ${role} is starting.`,
      'Wait. If it takes longer than a minute and no other bot runs, look in its log.',
    );
  return { check: 'process', ok: true, says: `The process ${role} runs.`, todo: null };
}

function verdict(checks: readonly RoleCheck[], good: string, bad: string): HealthVerdict {
  const ok = checks.every((check) => check.ok);
  return { ok, says: ok ? good : bad, checks };
}
