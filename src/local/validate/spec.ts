import type { ZodMiniType } from 'zod/mini';
import { formError, type Issue } from './form.ts';

/** A schema error, as zod reports it. */
type ZodIssue = NonNullable<ReturnType<ZodMiniType['safeParse']>['error']>['issues'][number];

type Path = readonly (string | number)[];

/**
 * Checks a request body against a schema of Discord's published API description.
 * @param rules further checks, which the description doesn't cover and which are reported together
 * @returns the body, now known to have the schema's type T
 * @throws ApiError 50035 with the tree of all errors
 */
export function checkBody<T>(schema: ZodMiniType, body: unknown, rules: (body: T) => readonly Issue[] = () => []): T {
  const issues = specIssues(schema, body);
  if (issues.length > 0) throw formError(issues);
  const shaped = body as T; // The schema has just confirmed the type. The rules check what a schema can't express.
  const broken = rules(shaped);
  if (broken.length > 0) throw formError(broken);
  return shaped;
}

/** Returns the errors that a schema finds in a body. */
export function specIssues(schema: ZodMiniType, body: unknown, base: Path = []): Issue[] {
  const result = schema.safeParse(body);
  return result.success ? [] : result.error.issues.flatMap((issue) => translate(issue, [], body, base));
}

function translate(issue: ZodIssue, at: Path, body: unknown, base: Path): Issue[] {
  const path = [...at, ...issue.path.map((step) => (typeof step === 'number' ? step : String(step)))];
  if (issue.code === 'invalid_union') {
    const branch = likeliest(issue.errors);
    if (branch) return branch.flatMap((inner) => translate(inner, path, body, base));
    return [{ path: [...base, ...path, 'type'], ...badType }];
  }
  return [{ path: [...base, ...path], ...wordsFor(issue, valueAt(body, path)) }];
}

const badType = { code: 'UNION_TYPE_CHOICES', message: 'Value of field "type" is not a valid choice here.' } as const;

/**
 * Finds the union branch that was most likely meant. Branches that reject the value's `type` don't count. The best
 * branch accepts the kind of value and has the fewest errors.
 */
function likeliest(branches: readonly (readonly ZodIssue[])[]): readonly ZodIssue[] | undefined {
  const fitting = branches.filter((issues) => !issues.some(({ path }) => path.length === 1 && path[0] === 'type'));
  const misfits = (issues: readonly ZodIssue[]) => issues.filter(({ path }) => path.length === 0).length;
  return fitting.toSorted((a, b) => misfits(a) - misfits(b) || a.length - b.length)[0];
}

function valueAt(body: unknown, path: Path): unknown {
  let value = body;
  for (const step of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
  }
  return value;
}

function wordsFor(issue: ZodIssue, value: unknown): Pick<Issue, 'code' | 'message'> {
  if (value === undefined) return required;
  switch (issue.code) {
    case 'too_big':
      if (hasLength(issue.origin)) return tooLong(Number(issue.maximum));
      return { code: 'NUMBER_TYPE_MAX', message: `int value should be less than or equal to ${issue.maximum}.` };
    case 'too_small':
      if (!hasLength(issue.origin)) {
        return { code: 'NUMBER_TYPE_MIN', message: `int value should be greater than or equal to ${issue.minimum}.` };
      }
      if (value === '' || (Array.isArray(value) && value.length === 0)) return required;
      return { code: 'BASE_TYPE_MIN_LENGTH', message: `Must be ${issue.minimum} or more in length.` };
    case 'invalid_value':
      return { code: 'BASE_TYPE_CHOICES', message: `Value must be one of {${issue.values.map(String).join(', ')}}.` };
    case 'invalid_type':
      if (issue.expected === 'int' || issue.expected === 'number') {
        return { code: 'NUMBER_TYPE_COERCE', message: `Value ${JSON.stringify(value)} is not int.` };
      }
      return { code: 'MODEL_TYPE_CONVERT', message: `Only ${issue.expected} values may be converted here.` };
    default:
      return { code: 'MODEL_TYPE_CONVERT', message: 'The value is not of the expected form.' };
  }
}

function hasLength(origin: string): boolean {
  return origin === 'string' || origin === 'array';
}

const required = { code: 'BASE_TYPE_REQUIRED', message: 'This field is required' } as const;

/** Creates the error for a text or list that is too long. */
export function tooLong(maximum: number): Pick<Issue, 'code' | 'message'> {
  return { code: 'BASE_TYPE_MAX_LENGTH', message: `Must be ${maximum} or fewer in length.` };
}
