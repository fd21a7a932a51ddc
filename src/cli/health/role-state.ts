import type { ProcessValues } from '../../metrics/prometheus.ts';
import type { Check } from '../../queue/checks.ts';
import type { RunningRole } from '../../queue/roles.ts';
import type { WatchedRole } from '../../queue/watched.ts';

/** The state of a role, as its process sends it to the supervisor. */
export interface RoleState {
  checks: readonly Check[];
  metrics: ProcessValues['metrics'];
}

/** Starts a role that keeps its metrics and tells its state to the supervisor. */
export async function measured(start: () => Promise<RunningRole>): Promise<WatchedRole> {
  // Loaded only if somebody reads the metrics.
  const [{ PrometheusRecorder }, { ProcessGauge }, { recordWith }] = await Promise.all([
    import('../../metrics/prometheus.ts'),
    import('../../metrics/process.ts'),
    import('../../metrics/record.ts'),
  ]);
  const recorder = new PrometheusRecorder();
  recordWith(recorder);
  const role = await start();
  const gauges = new ProcessGauge();
  return {
    close: () => role.close(),
    async state(): Promise<RoleState> {
      const checks = await role.observe();
      gauges.measure();
      return { checks, metrics: await recorder.all() };
    },
  };
}
