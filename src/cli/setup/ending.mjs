// @ts-check
import { constants } from 'node:os';
import { whenOrphaned } from './orphan.mjs';

/** The programs that the set-up is running. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Remembers a program until it ends.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
export function remember(child) {
  running.add(child);
  child.once('close', () => running.delete(child));
}

/**
 * On a signal, or once npm has ended, ends the programs that the set-up is running, and then this process.
 *
 * @returns {() => void} stops handling signals and watching npm
 */
export function endTogether() {
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    for (const child of running) child.kill('SIGTERM');
    process.exit(128 + constants.signals[signal]);
  };
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, end);
  const stopLooking = whenOrphaned(() => end('SIGHUP'));
  return () => {
    stopLooking();
    for (const signal of signals) process.off(signal, end);
  };
}
