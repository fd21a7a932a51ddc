import { formError } from '../validate/form.ts';

/** The allowed lengths of a list, and the default length. */
export interface LimitRange {
  readonly least: number;
  readonly most: number;
  /** The length that is used if the request has no limit. */
  readonly usual: number;
}

/** Reads `limit` from a query. @throws ApiError 50035 if it isn't a whole number in the range */
export function limitFrom(text: string | undefined, { least, most, usual }: LimitRange): number {
  if (text === undefined) return usual;
  const limit = Number(text);
  const path = ['limit'];
  if (!Number.isInteger(limit) || text.trim() === '') {
    throw formError([{ path, code: 'NUMBER_TYPE_COERCE', message: `Value "${text}" is not int.` }]);
  }
  if (limit < least) {
    const message = `int value should be greater than or equal to ${least}.`;
    throw formError([{ path, code: 'NUMBER_TYPE_MIN', message }]);
  }
  if (limit > most) {
    const message = `int value should be less than or equal to ${most}.`;
    throw formError([{ path, code: 'NUMBER_TYPE_MAX', message }]);
  }
  return limit;
}

/** Reads an id from a query, as a number so that it can be compared. @throws ApiError 50035 if it isn't an id */
export function idFrom(name: string, text: string | undefined): bigint | null {
  if (text === undefined) return null;
  if (/^\d{1,19}$/.test(text)) return BigInt(text);
  const message = `Value "${text}" is not snowflake.`;
  throw formError([{ path: [name], code: 'NUMBER_TYPE_COERCE', message }]);
}
