import type { z } from 'zod';
import { must } from '../../kernel/must.ts';

/** Returns the path of the first field that a schema refused, such as `ask.0`. */
export function faultyField({ issues: [issue] }: Pick<z.ZodError, 'issues'>): string {
  return must(issue, 'the reason why a value is refused').path.join('.');
}
