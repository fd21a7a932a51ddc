/** What is broken, which tests must notice, and where the outcome goes. Run it from the project's root. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './mutation/ignore.mjs'],
  vitest: { configFile: 'mutation/vitest.config.ts', related: false },
  mutate: [
    'src/games/*/{chapters,effects}/**/*.ts',
    'src/games/*/{score,zones}.ts',
    '!src/games/*/effects/{text,text/**/*,build,union,sorts}.ts',
    '!src/games/*/chapters/{characters/names,area/layout,area/features}.ts',
  ],
  // What is said, and tables of data, are looked at by tests of their own: here only what is decided counts.
  mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral', 'Regex', 'OptionalChaining'] },
  ignorers: ['no-rule'],
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 20_000,
  incremental: true,
  incrementalFile: 'mutation/reports/incremental.json',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { reportTests: false, reportMutants: false, logTests: false },
  jsonReporter: { fileName: 'mutation/reports/mutation.json' },
  tempDirName: 'mutation/sandbox',
  // Stryker would read it with the interface of an older TypeScript.
  tsconfigFile: 'mutation/none.json',
  ignorePatterns: ['/dist', '/data', '/bench', '/mutation/reports', '*.log'],
};
