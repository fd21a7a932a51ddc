/** The first word of a key: `deflect:warbird` gives `deflect`, `pass` itself. */
export function verbOf(key: string): string {
  const colon = key.indexOf(':');
  return colon < 0 ? key : key.slice(0, colon);
}

/** One of several by its place and what it is: a Crew Member aboard, `1-field-medics`, or a Skill of a seat. */
export function placed(place: number, id: string): string {
  return `${place}-${id}`;
}
