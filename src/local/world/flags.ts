/** Returns a flags value in which no flag is set. Discord's enumerations of flags have no member for this value. */
export function noFlags<T extends number>(): T {
  return 0 as T;
}
