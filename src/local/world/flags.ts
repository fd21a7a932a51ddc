/** Returns a flags value in which no flag is set. Discord's flag enumerations have no member for an empty value. */
export function noFlags<T extends number>(): T {
  return 0 as T;
}
