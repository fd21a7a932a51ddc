import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    globalNamespace: string;
    mode: string;
    activeMutant: string;
  }
}

/**
 * Breaks the code before a test file is read, not only when its first test begins: what a file prepares outside of its tests
 * would otherwise fill the caches of boards and lines of sight with unbroken ones.
 */
if (inject('mode') === 'mutant') {
  // The object is the one that broken code looks at, made by Stryker's own setup.
  Object.assign(Reflect.get(globalThis, inject('globalNamespace')), { activeMutant: inject('activeMutant') });
}
