import { z } from 'zod';
import type { Chapter, RuleEntry } from '../entry.ts';
import type { BookFaults, Place } from './faults.ts';
import { type BookLine, checked, type Field, type Fields, fieldsLike, note, ruleIds } from './fields.ts';
import { readHead } from './head.ts';
import { textOf } from './text.ts';

/** The fields that may follow the text of an entry. */
const entrySchema = fieldsLike({
  Source: z.string({ error: 'Its source is missing. Add a line “* Source: …”: a heading of the book, or Ruling.' }),
  'Other words': z.string().exactOptional(),
  'See also': ruleIds().exactOptional(),
  // Terms that only cards explain have the value “a card”.
  'Explained under': ruleIds('a card').exactOptional(),
});

/** An entry, along with the position of its heading and the fields that it was read from. */
export interface ReadEntry {
  entry: RuleEntry;
  place: Place;
  fields: Fields;
}

/** A chapter, along with its position, its fields and its entries as they were read. */
export interface ReadChapter {
  chapter: Chapter;
  place: Place;
  head: Fields;
  entries: readonly ReadEntry[];
}

/** Reads the file of a chapter. If a part can't be read, records a fault, and leaves the part out or empty. */
export function readChapter(file: string, source: string, faults: BookFaults): ReadChapter {
  const lines = source.split(/\r?\n/).map((text, at): BookLine => ({ text: text.trimEnd(), line: at + 1 }));
  const { head, fields, body } = readHead(file, lines, faults);
  const entries: ReadEntry[] = [];
  for (const [first, ...rest] of sectionsOf(body)) {
    if (first === undefined) continue;
    const [, id, title] = /^## ([A-Z]-[A-Z]+-\d+) +(\S.*)$/.exec(first.text) ?? [];
    if (id !== undefined && title !== undefined) entries.push(readEntry(file, id, title, first.line, rest, faults));
    else
      faults.add({ file, line: first.line }, 'This is no heading of a rule. They look like “## F-MOVE-05 Moving on”.');
  }
  const place = { file, line: 1 };
  if (entries.length === 0) faults.add(place, 'The chapter has no rules. Add one, or delete the file.');
  return { chapter: { ...head, entries: entries.map(({ entry }) => entry) }, place, head: fields, entries };
}

/** Splits lines into sections, each from one heading to the next. Lines before the first heading also form a section. */
function sectionsOf(lines: readonly BookLine[]): BookLine[][] {
  const sections: BookLine[][] = [];
  for (const line of lines) {
    if (line.text.startsWith('#') || (sections.length === 0 && line.text !== '')) sections.push([line]);
    else sections.at(-1)?.push(line);
  }
  return sections;
}

function readEntry(
  file: string,
  id: string,
  title: string,
  line: number,
  lines: readonly BookLine[],
  faults: BookFaults,
): ReadEntry {
  const place = { file, line };
  const begin = lines.findIndex(({ text }) => text.startsWith('* '));
  const below = begin < 0 ? lines.length : begin;
  const fields = readFields(file, lines.slice(below), faults);
  const text = textOf(lines.slice(0, below).map((one) => one.text));
  if (text === '') faults.add(place, `${id} has no text. Write it below this heading, above the fields.`);
  const said = checked(entrySchema, fields, place, faults);
  const entry: RuleEntry = {
    id,
    title,
    text,
    source: said?.Source ?? '',
    ...(said?.['Other words'] === undefined ? {} : { terms: said['Other words'] }),
    ...(said?.['See also'] === undefined ? {} : { see: said['See also'] }),
    ...(said?.['Explained under'] === undefined ? {} : { leadsTo: said['Explained under'] }),
  };
  return { entry, place, fields };
}

/** Reads lines of the form `* Name: value`, which may continue on indented lines. */
function readFields(file: string, lines: readonly BookLine[], faults: BookFaults): Fields {
  const fields = new Map<string, Field>();
  let last: Field | null = null;
  for (const { text, line } of lines.filter((one) => one.text !== '')) {
    const [, name, value] = /^\* ([A-Z][\w ]*): +(.+)$/.exec(text) ?? [];
    if (name !== undefined && value !== undefined) {
      last = { value, line };
      note(fields, name, last, file, faults);
    } else if (text.startsWith(' ') && last !== null) {
      last.value += ` ${text.trim()}`;
    } else {
      const rest = 'The text stands above the fields, and items of lists in it begin with a dash.';
      faults.add({ file, line }, `This is no field. They look like “* Source: Hazards”. ${rest}`);
    }
  }
  return fields;
}
