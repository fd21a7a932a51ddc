/** The first word of a key: `deflect:warbird` gives `deflect`, `pass` itself. */
export function verbOf(key: string): string {
  const colon = key.indexOf(':');
  return colon < 0 ? key : key.slice(0, colon);
}

/** All that stands behind the first word: `buy:heal:captain` gives `heal:captain`; nothing behind `pass`. */
export function restOf(key: string): string {
  const colon = key.indexOf(':');
  return colon < 0 ? '' : key.slice(colon + 1);
}

/** One of several by its place and what it is: a Crew Member aboard, `1-field-medics`, or a Skill of a seat. */
export function placed(place: number, id: string): string {
  return `${place}-${id}`;
}

/** The place in what `placed` wrote. Throws for anything else. */
export function placeIn(text: string): number {
  const place = Number.parseInt(text, 10);
  if (Number.isNaN(place)) throw new Error(`${text} names no place`);
  return place;
}

/** What it is, in what `placed` wrote. */
export function idIn(text: string): string {
  return text.slice(text.indexOf('-') + 1);
}
