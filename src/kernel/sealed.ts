/**
 * Thrown by a sealed engine where the next step needs randomness, hidden information or another seat's decision
 * (T-PREVIEW-01). The position is unusable afterwards.
 */
export class Sealed extends Error {
  override name = 'Sealed';
}
