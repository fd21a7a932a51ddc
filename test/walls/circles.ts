import type { Import } from './imports.ts';

/** The import circles, type imports included. Each is a list of files in order, with the first one again at its end. */
export function circlesIn(imports: readonly Import[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { file, target } of imports) targets.set(file, [...(targets.get(file) ?? []), target]);
  const circles: string[][] = [];
  const done = new Set<string>();
  const follow = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file]);
    if (done.has(file) || path.includes(file)) return;
    for (const target of targets.get(file) ?? []) follow(target, [...path, file]);
    done.add(file);
  };
  for (const file of targets.keys()) follow(file, []);
  return circles;
}
