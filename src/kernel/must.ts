/**
 * Returns a value that every legal position has, typed without null and undefined. Throws an Error if the value is
 * missing. `what` names the value in the error's message, which is logged: it may contain ids, but no hidden
 * information.
 */
export function must<T>(value: T, what: string): NonNullable<T> {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}
