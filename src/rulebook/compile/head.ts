import { z } from 'zod';
import type { BookFaults } from './faults.ts';
import { type BookLine, checked, type Field, type Fields, fieldsLike, note, ruleId } from './fields.ts';

/** The front matter of a chapter, whose fields `Chapter` documents. */
const headSchema = fieldsLike({
  title: z.string({ error: 'The chapter has no title. Add a line “title: …” between the lines “---”.' }),
  beside: z.string().exactOptional(),
  lead: ruleId.exactOptional(),
});

export interface Head {
  head: z.infer<typeof headSchema>;
  fields: Fields;
  /** The lines below the front matter. */
  body: BookLine[];
}

/** Reads the front matter of a chapter. */
export function readHead(file: string, lines: readonly BookLine[], faults: BookFaults): Head {
  const end = lines.findIndex(({ text }, at) => at > 0 && text === '---');
  if (lines[0]?.text !== '---' || end < 0) {
    faults.add({ file, line: 1 }, 'The head is missing. Begin with a line “---”, a line “title: …” and a line “---”.');
    return { head: { title: '' }, fields: new Map(), body: lines.filter(({ text }) => text !== '---') };
  }
  const fields = new Map<string, Field>();
  for (const { text, line } of lines.slice(1, end)) {
    const [, name = '', value = ''] = /^(\w+): +(.+)$/.exec(text) ?? [];
    if (name === '') faults.add({ file, line }, `“${text}” is no line of a head. They look like “title: Hazards”.`);
    else note(fields, name, { value: plain(value, () => faults.add({ file, line }, QUOTE)), line }, file, faults);
  }
  const head = checked(headSchema, fields, { file, line: 1 }, faults) ?? {
    title: fields.get('title')?.value ?? '',
  };
  return { head, fields, body: lines.slice(end + 1) };
}

const QUOTE = 'Put what follows the colon between double quotes: else other programs take its signs for their own.';

/** A value in a simple subset of YAML: bare words, or any characters in double quotes. */
function plain(value: string, complain: () => void): string {
  const [, quoted] = /^"([^"\\]*)"$/.exec(value) ?? [];
  if (quoted === undefined && /^[^\p{L}\d]|: | #|:$/u.test(value)) complain();
  return quoted ?? value;
}
