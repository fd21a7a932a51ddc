import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { coverage } from '../../src/rulebook/coverage.ts';
import { rulebooks, ruleOf } from '../../src/rulebook/index.ts';
import { excuse, outOfScope } from '../../src/rulebook/out-of-scope.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const ids = Object.values(rulebooks).flatMap((chapters) =>
  chapters.flatMap(({ entries }) => entries.map(({ id }) => id)),
);

/** Ids of rules in the sources under a folder. */
function cited(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => readFileSync(join(ROOT, folder, file), 'utf8').match(/\b[MT]-[A-Z]+-\d+\b/g) ?? []);
}

describe('the rules', () => {
  it('are all named by code and by a test, unless out of scope', () => {
    for (const [game, { missing }] of Object.entries(coverage(ROOT))) {
      expect(missing, game).toEqual({ code: [], test: [] });
    }
  });

  it('have entries wherever they are cited', () => {
    const unknown = [...cited('src'), ...cited('commands')].filter((id) => ruleOf(id) === null);
    expect([...new Set(unknown)]).toEqual([]);
  });

  it('have ids of their own', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are out of scope for a reason, and each reason is about a rule that there is', () => {
    for (const [id, reason] of Object.entries(outOfScope)) {
      expect(reason.length, id).toBeGreaterThan(20);
      expect(ids.some((rule) => excuse(rule) === reason && rule.startsWith(id))).toBe(true);
    }
    expect(excuse('M-ATK-05')).toBeNull();
  });
});
