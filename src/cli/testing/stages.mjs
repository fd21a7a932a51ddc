// @ts-check

/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * One part of the tests.
 *
 * @typedef {object} Stage
 * @property {string} name what `--only` takes
 * @property {string} title
 * @property {{ command: string[] } | { project: string }} run a Node command that must succeed, or a project of vitest.config.ts
 * whose tests are counted
 * @property {true} [long] `npm run test:all` runs it, `npm test` doesn't
 */

/** All parts, the quickest to fail first. @type {readonly Stage[]} */
export const stages = [
  {
    name: 'lint',
    title: 'Format and lint',
    run: { command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'] },
  },
  { name: 'types', title: 'Types', run: { command: ['src/cli/testing/types.mjs'] } },
  { name: 'walls', title: 'Walls: imports, names, documents, English', run: { project: 'walls' } },
  { name: 'rules', title: 'Rules: tests that need nothing but their own process', run: { project: 'rules' } },
  { name: 'infra', title: 'Infrastructure: Redis, chat, files', run: { project: 'infra' } },
  { name: 'games', title: 'One whole game of each game', run: { project: 'games' } },
  { name: 'smoke', title: 'Smoke test of the browser', run: { project: 'smoke' } },
  {
    name: 'recipes',
    title: 'Recipes of docs, followed in a copy',
    run: { project: 'recipes' },
    long: true,
  },
  {
    name: 'emptied',
    title: 'First Edition cards: each without its rule',
    run: {
      command: ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/proof/emptied/vitest.config.ts'],
    },
    long: true,
  },
  {
    name: 'long',
    title: 'Infrastructure: weeks at a table, damaged values, hostile texts',
    run: { project: 'long' },
    long: true,
  },
  { name: 'proof', title: 'Proof: many whole games', run: { project: 'proof' }, long: true },
  { name: 'e2e', title: 'End to end', run: { project: 'e2e' }, long: true },
  { name: 'browser', title: 'Every path in the browser', run: { project: 'browser' }, long: true },
];

/** Returns the parts that `npm test` runs or, with `all`, those that `npm run test:all` runs. @param {boolean} all */
export function stagesOf(all) {
  return stages.filter(({ long }) => all || long !== true);
}
