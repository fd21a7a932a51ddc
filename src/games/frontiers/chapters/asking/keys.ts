/** Returns the first word of a key: `deflect` for `deflect:warbird`. A key without a colon is returned unchanged. */
export function verbOf(key: string): string {
  const colon = key.indexOf(':');
  return colon < 0 ? key : key.slice(0, colon);
}

/** Returns the part of a key that names an item in a list by index and id, such as the Crew Member `1-field-medics`. */
export function placed(place: number, id: string): string {
  return `${place}-${id}`;
}
