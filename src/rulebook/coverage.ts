import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId, RuleId } from '../kernel/types.ts';
import { RULE_IDS, rulebooks } from './index.ts';
import { excuse } from './out-of-scope.ts';

/** How many of a game's rules are enforced and proved. */
export interface Coverage {
  /** The number of rules in scope. */
  rules: number;
  /** The number of rules that are named by the code that enforces them. */
  enforced: number;
  /** The number of rules that are named by a test or a scenario. */
  tested: number;
  /** The number of rules that aren't both enforced and tested. */
  open: number;
  /**
   * The number of proved rules: breaking a rule's code made a test fail that names the rule. Null if no code has been
   * broken yet.
   */
  proved: number | null;
  /** `proof` lists the rules whose code could be broken without failing a test that names them. */
  missing: { code: RuleId[]; test: RuleId[]; proof: RuleId[] };
}

/** The results of breaking the code of a game’s rules, one change at a time (`mutation/`). */
export interface Proofs {
  /** The day of the last complete run, for example `2026-11-23`. */
  date: string;
  /** The number of changes that broke the code. */
  breaks: number;
  /** The number of changes that made some test fail. */
  noticed: number;
  /** The number of changes that haven't been tried yet. */
  untried: number;
  /**
   * For each rule named next to the broken code: the number of changes that broke the code, the number that made some
   * test fail (`noticed`), and the number for which one of these tests names the rule (`proved`).
   */
  rules: Record<RuleId, { breaks: number; noticed: number; proved: number }>;
}

/** The path of the stored results, from the root of the repository. */
export const PROOFS = 'test/rules/rulebook/proved.json';

/** The folders of code and tests for books that don't belong to a single game, relative to the repository's root. */
const places: Readonly<Record<GameId, Place>> = {
  tables: {
    code: ['src/kernel', 'src/tables', 'src/store', 'src/queue', 'commands'],
    tests: ['test/rules/kernel', 'test/rules/tables', 'test/rules/commands', 'test/rules/discord', 'test/infra/queue'],
  },
};

/** Folders, relative to the repository's root. */
interface Place {
  code: string[];
  tests: string[];
}

/** Returns the folders of a game's code and tests. A folder usually has the name of its game. */
function placeOf(game: GameId): Place {
  const tests = [`test/rules/${game}`, `test/proof/${game}`, `test/scenarios/${game}`];
  return places[game] ?? { code: [`src/games/${game}`], tests };
}

/** Counts the rules of every game that are named by code and tests. `root` is the folder of the repository. */
export function coverage(root: string): Record<GameId, Coverage> {
  const out: Record<GameId, Coverage> = {};
  const proofs = proofsIn(root);
  for (const [game, chapters] of Object.entries(rulebooks)) {
    const place = placeOf(game);
    const [code, tests] = [place.code, place.tests].map(
      (folders) => new Set(folders.flatMap((folder) => [...named(join(root, folder))])),
    ) as [Set<RuleId>, Set<RuleId>];
    const ids = chapters
      .flatMap(({ entries }) => entries.map((entry) => entry.id))
      .filter((id) => !isTerm(id) && excuse(id) === null);
    const broken = proofs[game]?.rules ?? {};
    const missing = {
      code: ids.filter((id) => !code.has(id)),
      test: ids.filter((id) => !tests.has(id)),
      proof: ids.filter((id) => broken[id]?.proved === 0),
    };
    out[game] = {
      rules: ids.length,
      enforced: ids.length - missing.code.length,
      tested: ids.length - missing.test.length,
      open: new Set([...missing.code, ...missing.test]).size,
      proved: proofs[game] === undefined ? null : ids.filter((id) => (broken[id]?.proved ?? 0) > 0).length,
      missing,
    };
  }
  return out;
}

/** Returns the stored results of breaking the code, by game; empty if there are none. */
export function proofsIn(root: string): Record<GameId, Proofs> {
  const file = join(root, PROOFS);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** True for a glossary term, which only repeats what other rules say. */
function isTerm(id: RuleId): boolean {
  return id.startsWith('C-TERM-');
}

/** Returns the rule ids in the files of a folder; empty if the folder doesn't exist. */
function named(folder: string): Set<RuleId> {
  const ids = new Set<RuleId>();
  let files: string[];
  try {
    files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return ids;
  }
  for (const file of files) {
    // Texts for the chat may mention a rule, but don't enforce it.
    if (!/\.(ts|json)$/.test(file) || file.startsWith('chat/')) continue;
    for (const [id] of readFileSync(join(folder, file), 'utf8').matchAll(RULE_IDS)) ids.add(id);
  }
  return ids;
}
