// @ts-check

/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * One part of `npm test`.
 *
 * @typedef {object} Stage
 * @property {string} name what `--only` takes
 * @property {string} title
 * @property {{ command: string[] } | { project: string }} run a command of Node to succeed, or a project of
 *   vitest.config.ts whose tests count
 */

/** All parts, the quickest to fail first. @type {readonly Stage[]} */
export const stages = [
  {
    name: 'lint',
    title: 'Format and lint',
    run: { command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'] },
  },
  { name: 'types', title: 'Types', run: { command: ['src/cli/testing/types.mjs'] } },
  { name: 'walls', title: 'Import walls and cycles', run: { project: 'walls' } },
  { name: 'rules', title: 'Rules: whatever needs nothing but itself', run: { project: 'rules' } },
  { name: 'proof', title: 'Proof: whole games', run: { project: 'proof' } },
  { name: 'infra', title: 'Infrastructure: Redis, chat, files', run: { project: 'infra' } },
  { name: 'e2e', title: 'End to end', run: { project: 'e2e' } },
  { name: 'browser', title: 'Browser', run: { project: 'browser' } },
];
