/** Returns a value with no flag set. Discord's enumerations of flags have no member for this. */
export function noFlags<T extends number>(): T {
  return 0 as T;
}
