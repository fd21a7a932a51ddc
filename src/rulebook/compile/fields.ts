import { z } from 'zod';
import type { BookFaults, Place } from './faults.ts';

/** The value of a field such as `title: Hazards`, with its line number. */
export interface Field {
  value: string;
  line: number;
}

export type Fields = ReadonlyMap<string, Field>;

/** A line of a file, without trailing blanks, with its line number, counted from 1. */
export interface BookLine {
  text: string;
  line: number;
}

/** A rule id: the game's letter, the kind and the number. */
export const ruleId = z.string().regex(/^[A-Z]-[A-Z]+-\d+$/, {
  error: ({ input }) => `“${input}” isn’t the id of a rule. Rule ids look like F-MOVE-05.`,
});

/** Checks a list of rule ids separated by commas; the text `none` means an empty list. */
export function ruleIds(none?: string) {
  return z
    .string()
    .transform((list) => (list === none ? [] : list.split(/, */)))
    .pipe(z.array(ruleId));
}

/** Creates a schema for fields with these names and no others. */
export function fieldsLike<Shape extends z.ZodRawShape>(shape: Shape) {
  const names = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys' ? `There is no field ${keys?.join(' and ')}. The fields are: ${names}.` : null,
  });
}

/**
 * Checks the values of fields. Faults are recorded at the lines of the fields, missing fields at `place`. Returns null if
 * there were any faults.
 */
export function checked<Out>(schema: z.ZodType<Out>, fields: Fields, place: Place, faults: BookFaults): Out | null {
  const result = schema.safeParse(Object.fromEntries(Array.from(fields, ([name, { value }]) => [name, value])));
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const [name] = issue.code === 'unrecognized_keys' ? issue.keys : issue.path;
    faults.add({ ...place, line: fields.get(`${String(name)}`)?.line ?? place.line }, issue.message);
  }
  return null;
}

/** Records a field and its value. Each name may occur only once. */
export function note(fields: Map<string, Field>, name: string, field: Field, file: string, faults: BookFaults): void {
  if (fields.has(name)) faults.add({ file, line: field.line }, `There are two fields ${name}. Make them one.`);
  fields.set(name, field);
}
