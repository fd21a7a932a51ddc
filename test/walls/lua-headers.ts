/** The text of a script's own file, its text with all parts, and the names in its header (see src/store/script-file.ts). */
export interface LuaScript {
  readonly own: string;
  readonly text: string;
  readonly keys: readonly string[];
  readonly args: readonly string[];
}

/** Strings, comments in brackets and comments up to the end of a line. */
const QUOTED = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|--\[\[[\s\S]*?\]\]|--[^\n]*/g;
/** Calls that read the next argument or list (src/store/scripts/parts/arguments.lua). */
const READS = /\beach\(function\(\)[\s\S]*?end\)|\bgames\(\)|\barg\(\)/g;

/** Returns Lua code without its comments and the contents of its strings. */
export function luaCode(text: string): string {
  return text.replaceAll(QUOTED, (found) => (found.startsWith('--') ? '' : "''"));
}

/** Returns the comment at the start of a file, or an empty text if there is none. */
export function luaHeader(text: string): string {
  return /^--\[\[\n([\s\S]*?)\n\]\]\n/.exec(text)?.[1] ?? '';
}

/** Lists the differences between the header of a script and its code. */
export function headerFaults(script: LuaScript): string[] {
  const header = luaHeader(script.own);
  return [
    ...(/^(?!KEYS\[|ARGV\[)[A-Z][^.]*\./.test(header) ? [] : ['no sentence says what the script does']),
    ...(/^Returns .*(?:\n.*)*\.$/m.test(header) ? [] : ['no sentence says what the script returns']),
    ...numberFaults('KEYS', script.keys, luaCode(script.text), 0),
    ...numberFaults('ARGV', script.args, luaCode(script.text), firstReads(script.own)),
    ...listFaults(script.own),
  ];
}

/** The number of arguments that a script reads one by one before it reads a list. */
function firstReads(own: string): number {
  const reads = readsIn(own);
  const list = reads.findIndex((read) => read !== 'arg()');
  return list < 0 ? reads.length : list;
}

function readsIn(own: string): string[] {
  return luaCode(own).match(READS) ?? [];
}

/** Compares the numbers in a header with those in the code. `read` are numbers that the code reads without naming them. */
function numberFaults(kind: 'KEYS' | 'ARGV', names: readonly string[], code: string, read: number): string[] {
  const used = new Set(Array.from({ length: read }, (_, at) => at + 1));
  for (const [, number] of code.matchAll(new RegExp(`\\b${kind}\\[(\\d+)\\]`, 'g'))) used.add(Number(number));
  const usesRest = new RegExp(`\\b${kind}\\b(?!\\[\\d+\\])`).test(code);
  const hasRest = names.at(-1)?.startsWith('...') ?? false;
  const named = names.length - Number(hasRest);
  const unnamed = [...used].filter((number) => number > named).sort((a, b) => a - b);
  const unused = Array.from({ length: named }, (_, at) => at + 1).filter((number) => !used.has(number));
  return [
    ...unnamed.map((number) => `${kind}[${number}] is used, but not in the header`),
    ...unused.map((number) => `${kind}[${number}] is in the header, but not used`),
    ...(usesRest && !hasRest ? [`the rest of ${kind} is used, but not in the header`] : []),
    ...(hasRest && !usesRest ? [`the rest of ${kind} is in the header, but not used`] : []),
  ];
}

/** Compares the items below the last argument of a header with the values that the code reads after the numbered ones. */
function listFaults(own: string): string[] {
  const read = readsIn(own).length - firstReads(own);
  const items = luaHeader(own).match(/^- \w+: /gm)?.length ?? 0;
  // A single list needs no items, because the argument itself describes it.
  return items === (read > 1 ? read : 0) ? [] : [`the header lists ${items} values, but ${read} are read`];
}
