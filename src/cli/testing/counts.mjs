// @ts-check

/**
 * The numbers of tests that passed, failed and were left out, and the full names of those that failed.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, names: readonly string[] }} Counts
 */

/** @type {Counts} */
export const none = { passed: 0, failed: 0, skipped: 0, names: [] };

/**
 * @param {Counts} a
 * @param {Counts} b
 * @returns {Counts}
 */
export function add(a, b) {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    names: [...a.names, ...b.names],
  };
}

/**
 * Reads the counts from the report of Vitest's json reporter. If a run failed although no test did (because a file
 * doesn't load, or because of an error outside of a test), it counts as one failure.
 *
 * @param {string | undefined} report undefined or cut short when Vitest ended before it was written
 * @param {number} code Vitest's exit code
 * @returns {Counts}
 */
export function countsOf(report, code) {
  const counts = report === undefined ? null : read(report);
  if (counts === null) return { ...none, failed: 1 };
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Parses the report; returns null if it isn't JSON. @param {string} report @returns {Counts | null} */
function read(report) {
  let said;
  try {
    said = JSON.parse(report);
  } catch {
    return null;
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults = [] } = said;
  /** @type {{ status: string, fullName: string }[]} */
  const tests = testResults.flatMap((/** @type {{ assertionResults: [] }} */ file) => file.assertionResults);
  const names = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests, names };
}

/**
 * Returns the closing line: `12 passed, 0 failed`, followed by `, 1 skipped` if tests were left out.
 *
 * @param {Counts} counts
 */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
