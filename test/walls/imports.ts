import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import { filesUnder } from '../../src/cli/setup/files.mjs';

/** One import: the importing file, its target, and whether it imports only types. */
export interface Import {
  file: string;
  /** A path of the project, `node:…` for a module of Node, or `npm:…` for a package. */
  target: string;
  isType: boolean;
}

const folders = ['src', 'commands', 'renderers', 'test', 'bench'];

/**
 * The ways to write an import, after the formatter: `import … from '…'`, `export … from '…'`, the same under a name in
 * quotes, `import '…'`, and `import('…')` anywhere in a line.
 */
const statement =
  /^(?:import|export)\b(?<type> type\b)?[^'"`;]*?\bfrom\s*'(?<from>[^']+)'|^export (?:\{[^}]*\}|\* as '[^']+') from '(?<quoted>[^']+)'|^import '(?<bare>[^']+)'|\bimport\('(?<call>[^']+)'\)/gm;

/** Every import of every source file of the project in `root`. */
export function importsOf(root: string): Import[] {
  return folders
    .flatMap((folder) => filesUnder(join(root, folder), (name) => name !== 'node_modules'))
    .filter((path) => /\.[cm]?[jt]s$/.test(path))
    .flatMap((path) => {
      const file = path.slice(root.length + 1);
      return importsIn(file, readFileSync(path, 'utf8'));
    });
}

/** The imports of one file's text. */
export function importsIn(file: string, text: string): Import[] {
  return [...text.matchAll(statement)].map(({ groups }) => {
    const specifier = groups?.['from'] ?? groups?.['quoted'] ?? groups?.['bare'] ?? groups?.['call'] ?? '';
    return { file, target: targetOf(file, specifier), isType: groups?.['type'] !== undefined };
  });
}

function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  if (specifier.startsWith('node:')) return specifier;
  return builtinModules.includes(specifier) ? `node:${specifier}` : `npm:${specifier}`;
}
