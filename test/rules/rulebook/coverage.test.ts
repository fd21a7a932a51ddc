import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameIds } from '../../../src/games/index.ts';
import { type Coverage, coverage, PROOFS, proofsIn } from '../../../src/rulebook/coverage.ts';
import { RULE_IDS, rulebooks, ruleOf } from '../../../src/rulebook/index.ts';
import { excuse, outOfScope } from '../../../src/rulebook/out-of-scope.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const ids = Object.values(rulebooks).flatMap((chapters) =>
  chapters.flatMap(({ entries }) => entries.map(({ id }) => id)),
);

/** The ids of rules in the source files under a folder that count. */
function cited(folder: string, counts: (file: string) => boolean = () => true): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && counts(file))
    .flatMap((file) => readFileSync(join(ROOT, folder, file), 'utf8').match(RULE_IDS) ?? []);
}

describe('coverage', () => {
  it('in playable games, every rule is named in code and in a test, unless the rule is out of scope', () => {
    const all = coverage(ROOT);
    for (const game of [...gameIds(), 'tables']) expect(all[game]?.missing, game).toMatchObject({ code: [], test: [] });
  });

  it('rule coverage doesn’t fall', () => {
    const before: Record<string, Coverage> = JSON.parse(
      readFileSync(join(import.meta.dirname, 'coverage.json'), 'utf8'),
    );
    const now = coverage(ROOT);
    expect(Object.keys(now)).toEqual(expect.arrayContaining(Object.keys(before)));
    for (const [game, { rules, enforced, tested, proved }] of Object.entries(now)) {
      // If a number is higher, raise it in the file, as `npm run rules:coverage` prints it.
      expect(rules, game).toBeGreaterThanOrEqual(before[game]?.rules ?? 0);
      expect(enforced, game).toBeGreaterThanOrEqual(before[game]?.enforced ?? 0);
      expect(tested, game).toBeGreaterThanOrEqual(before[game]?.tested ?? 0);
      expect(proved ?? 0, game).toBeGreaterThanOrEqual(before[game]?.proved ?? 0);
    }
  });

  it('every rule with stored results of deliberate breaks is named in code, and if it is proved, also in a test', () => {
    for (const [game, { date, breaks, noticed, rules }] of Object.entries(proofsIn(ROOT))) {
      expect(Date.parse(date), game).not.toBeNaN();
      expect(noticed, game).toBeLessThanOrEqual(breaks);
      const code = new Set(cited(`src/games/${game}`));
      const lost = coverage(ROOT)[game]?.missing.test ?? [];
      for (const [id, one] of Object.entries(rules)) {
        expect(ruleOf(id), id).not.toBeNull();
        expect(code, `${id} was broken, and no code names it: break the chapter again`).toContain(id);
        expect(one.breaks, id).toBeGreaterThan(0);
        expect(one.proved, id).toBeLessThanOrEqual(one.noticed);
        expect(one.noticed, id).toBeLessThanOrEqual(one.breaks);
        if (one.proved > 0) expect(lost, `${id} was proved, and no test names it`).not.toContain(id);
      }
    }
  });

  it('a rule counts as proved only if a test that names it detects a deliberate break', () => {
    const folder = mkdtempSync(join(tmpdir(), 'subspace-proofs-'));
    try {
      mkdirSync(join(folder, PROOFS, '..'), { recursive: true });
      const rules = {
        'M-ATK-05': { breaks: 3, noticed: 2, proved: 1 },
        'M-ATK-12': { breaks: 3, noticed: 3, proved: 0 },
      };
      const proofs = { 'away-missions': { date: '2026-11-23', breaks: 6, noticed: 5, untried: 0, rules } };
      writeFileSync(join(folder, PROOFS), JSON.stringify(proofs));
      expect(coverage(folder)['away-missions']).toMatchObject({ proved: 1, missing: { proof: ['M-ATK-12'] } });
      expect(coverage(folder)['frontiers']).toMatchObject({ proved: null, missing: { proof: [] } });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('chat text that names a rule doesn’t count as enforcing it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'subspace-coverage-'));
    try {
      for (const [room, id] of [
        ['chat', 'M-ATK-05'],
        ['steps', 'M-ATK-12'],
      ] as const) {
        mkdirSync(join(folder, 'src/games/away-missions', room), { recursive: true });
        writeFileSync(join(folder, 'src/games/away-missions', room, 'a.ts'), `// ${id}\n`);
      }
      expect(coverage(folder)['away-missions']?.enforced).toBe(1);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('every cited rule has an entry', () => {
    const unknown = [...cited('src'), ...cited('commands')].filter((id) => ruleOf(id) === null);
    expect([...new Set(unknown)]).toEqual([]);
  });

  it('rule ids are unique', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('each rule that is marked out of scope exists and has a reason', () => {
    for (const [id, reason] of Object.entries(outOfScope)) {
      expect(reason.length, id).toBeGreaterThan(20);
      expect(ids.some((rule) => excuse(rule) === reason && rule.startsWith(id))).toBe(true);
    }
    expect(excuse('M-ATK-05')).toBeNull();
  });

  it('no rule that code enforces is marked out of scope', () => {
    const folders = gameIds().map((game) => `src/games/${game}`);
    // The text about a card’s type names rules for readers to look up.
    const acting = folders.flatMap((folder) => cited(folder, (file) => !/^(?:chat|viewing)\//.test(file)));
    expect([...new Set(acting)].filter((id) => excuse(id) !== null)).toEqual([]);
  });
});
