import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId, RuleId } from '../kernel/types.ts';
import { RULE_IDS, rulebooks } from './index.ts';
import { excuse } from './out-of-scope.ts';

/** How far the rules of a game are enforced and proven. */
export interface Coverage {
  /** Rules in scope. */
  rules: number;
  /** Named by code where it acts. */
  enforced: number;
  /** Named by a test or a scenario. */
  tested: number;
  /** Rules that lack one or the other. */
  open: number;
  missing: { code: RuleId[]; test: RuleId[] };
}

/** Where rules are enforced and where they are tested, from the root of the repository, if not in a game's folders. */
const places: Readonly<Record<GameId, { code: string; tests: string[] }>> = {
  tables: { code: 'src/kernel', tests: ['test/rules/kernel', 'test/rules/tables'] },
};

/** Most games have folders of their name. */
function placeOf(game: GameId): { code: string; tests: string[] } {
  const tests = [`test/rules/${game}`, `test/proof/${game}`, `test/scenarios/${game}`];
  return places[game] ?? { code: `src/games/${game}`, tests };
}

/** Counts the rules of every game that code and tests name. `root` is the repository's folder. */
export function coverage(root: string): Record<GameId, Coverage> {
  const out: Record<GameId, Coverage> = {};
  for (const [game, chapters] of Object.entries(rulebooks)) {
    const place = placeOf(game);
    const code = named(join(root, place.code));
    const tests = new Set(place.tests.flatMap((folder) => [...named(join(root, folder))]));
    const ids = chapters
      .flatMap(({ entries }) => entries.map((entry) => entry.id))
      .filter((id) => !isTerm(id) && excuse(id) === null);
    const missing = { code: ids.filter((id) => !code.has(id)), test: ids.filter((id) => !tests.has(id)) };
    out[game] = {
      rules: ids.length,
      enforced: ids.length - missing.code.length,
      tested: ids.length - missing.test.length,
      open: new Set([...missing.code, ...missing.test]).size,
      missing,
    };
  }
  return out;
}

/** Terms of a glossary tell again what the rules say. */
function isTerm(id: RuleId): boolean {
  return id.startsWith('C-TERM-');
}

/** Ids of rules in the files of a folder; empty when it isn't there. */
function named(folder: string): Set<RuleId> {
  const ids = new Set<RuleId>();
  let files: string[];
  try {
    files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return ids;
  }
  for (const file of files) {
    // What is told of a rule in the chat doesn’t enforce it.
    if (!/\.(ts|json)$/.test(file) || file.startsWith('chat/')) continue;
    for (const [id] of readFileSync(join(folder, file), 'utf8').matchAll(RULE_IDS)) ids.add(id);
  }
  return ids;
}
