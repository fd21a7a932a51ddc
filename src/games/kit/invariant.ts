/**
 * Throws if a position breaks an invariant. `what` describes the fault. Texts with figures are given as functions,
 * because every position is checked and building all the texts would take longer than the checks.
 */
export function invariant(holds: boolean, what: string | (() => string)): void {
  if (!holds) throw new Error(`impossible position: ${typeof what === 'string' ? what : what()}`);
}
