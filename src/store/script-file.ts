import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BrokenScript } from './redis-complaints.ts';

/** The folder of the scripts. It is beside this file, both in the sources and in dist/. */
export const SCRIPTS = join(import.meta.dirname, 'scripts');

/** The advice for a script that can't be used. `npm run build` alone does nothing if the sources are unchanged. */
export const REBUILD = 'Delete the folder dist, then type: npm run build';

/** A script that runs in Redis, with the parts that it includes. */
export interface ScriptFile {
  readonly path: string;
  /** The whole text that Redis runs. */
  readonly text: string;
  /**
   * The names of the keys in the script's header, in their order. A name that stands for all remaining keys begins with
   * `...`.
   */
  readonly keys: readonly string[];
  /** The names of the arguments, in the same form. */
  readonly args: readonly string[];
}

/** A line of a script that is replaced by another file of the folder, unless the script already has that file. */
const INCLUDE = /^-- @include (\S+)$/gm;
/** A header line that describes one key or argument or, with `...`, all keys or arguments from this number on. */
const ENTRY = /^(KEYS|ARGV)\[(\d+)(\.\.\.)?\] (\w+): \S/gm;

/** Returns the names of all scripts, which are their file names without `.lua`. */
export function scriptNames(folder = SCRIPTS): string[] {
  return readdirSync(folder).flatMap((file) => (file.endsWith('.lua') ? [file.slice(0, -'.lua'.length)] : []));
}

/**
 * Reads a script by its name.
 * @throws BrokenScript if one of its files can't be read, or if the numbers of its keys or arguments don't run from 1.
 */
export function readScript(name: string, folder = SCRIPTS): ScriptFile {
  const file = `${name}.lua`;
  const text = withParts(file, folder, new Set());
  const path = join(folder, file);
  return { path, text, keys: entries('KEYS', text, path), args: entries('ARGV', text, path) };
}

/** Returns the text of a file with its parts. `seen` holds the files that the script already has. */
function withParts(file: string, folder: string, seen: Set<string>): string {
  seen.add(file);
  return readPart(join(folder, file)).replaceAll(INCLUDE, (_, part: string) =>
    seen.has(part) ? '' : withParts(part, folder, seen),
  );
}

function readPart(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new BrokenScript(`The Redis script ${path} can't be read. ${REBUILD}`, { cause });
  }
}

/** Returns the names that the headers give the keys or the arguments. */
function entries(kind: 'KEYS' | 'ARGV', text: string, path: string): string[] {
  const found = [...text.matchAll(ENTRY)].filter(([, what]) => what === kind);
  return found.map(([, , number, more = '', name], at) => {
    if (Number(number) === at + 1 && (more === '' || at === found.length - 1)) return `${more}${name}`;
    throw new BrokenScript(
      `The header of the Redis script ${path} must number ${kind} from 1, with the list of the rest last.`,
    );
  });
}
