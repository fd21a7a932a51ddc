/**
 * Thrown by a sealed engine if the next step needs randomness, hidden information or another seat's decision (T-PREVIEW-01).
 * The position is unusable after this error.
 */
export class Sealed extends Error {
  override name = 'Sealed';
}
