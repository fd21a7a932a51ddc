import { titleOf } from './rows.ts';

/** The columns that are read from each list. */
const COLUMNS = ['Name', 'Text'] as const;

/**
 * Reads the wordings of each title from lists of the LackeyCCG plugin, which are tab-separated with a header line. The first
 * printing comes first. Throws if a list lacks one of the columns.
 */
export function textsIn(lists: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const list of lists) {
    const [head = '', ...lines] = list.replace(/^\uFEFF/, '').split(/\r?\n/);
    const heads = head.split('\t');
    const [name, text] = COLUMNS.map((column) => {
      const at = heads.indexOf(column);
      if (at < 0) throw new Error(`the list has no column ${column}`);
      return at;
    });
    for (const line of lines) {
      const cells = line.split('\t');
      const [title, said] = [cells[name ?? 0], cells[text ?? 0]?.trim()];
      if (title === undefined || said === undefined || said === '') continue;
      const key = titleOf({ name: title });
      found.set(key, [...new Set([...(found.get(key) ?? []), said])]);
    }
  }
  return found;
}
