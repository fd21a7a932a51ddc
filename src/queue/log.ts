import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';
import { faultOf } from './fault.ts';

/** How long repeats of a line are counted before they are logged as a single line, in milliseconds. */
const FOLD = 10_000;
/**
 * Maximum number of different lines for which repeats are counted at the same time. Any further lines are logged
 * without counting their repeats.
 */
const MOST = 500;

/**
 * Opens the log of a process. Errors are logged only with their kind and place (`faultOf`). If a line is repeated word
 * for word, its repeats are counted (`repeats`) and logged together every ten seconds.
 */
export function openLog(name: string, level: LevelWithSilent, destination?: DestinationStream): Logger {
  const folded = new Map<string, number>();
  const options: pino.LoggerOptions = {
    name,
    level,
    formatters: { log: withoutWords },
    hooks: {
      logMethod(args, method, severity) {
        const key = `${severity} ${JSON.stringify(args, known)}`;
        const count = folded.get(key);
        if (count !== undefined) {
          folded.set(key, count + 1);
          return;
        }
        method.apply(this, args);
        if (folded.size >= MOST) return;
        folded.set(key, 0);
        const tell = (): void => {
          const repeats = folded.get(key) ?? 0;
          if (repeats === 0) {
            folded.delete(key);
            return;
          }
          folded.set(key, 0);
          const [first, ...others] = args as unknown[];
          const [fields, words] = typeof first === 'object' ? [first, others] : [{}, [first, ...others]];
          method.apply(this, [{ ...fields, repeats }, ...words] as typeof args);
          setTimeout(tell, FOLD).unref();
        };
        setTimeout(tell, FOLD).unref();
      },
    },
  };
  return pino(options, destination ?? standardOutput());
}

/**
 * Writes to the standard output. A line that can't be written, for example to a full disk, is lost, and the process
 * continues.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination(1);
  output.on('error', () => {});
  return output;
}

/** Returns a field's value as it is used to recognize repeats of a line. */
function known(name: string, value: unknown): unknown {
  if (name === 'wait') return undefined;
  return value instanceof Error ? faultOf(value) : value;
}

function withoutWords(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value instanceof Error ? faultOf(value) : value]),
  );
}
