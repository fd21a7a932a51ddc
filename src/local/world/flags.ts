/** No flag at all. Discord's enumerations of flags have no member for it. */
export function noFlags<T extends number>(): T {
  return 0 as T;
}
