/** The reason why a sealed engine stops: dice, hidden cards or choices, or another seat's answer. */
export type SealedBy = 'dice' | 'cards' | 'players';

/**
 * Thrown by a sealed engine if the next step needs randomness, hidden information or another seat's decision (T-PREVIEW-01).
 * The position is unusable after this error.
 */
export class Sealed extends Error {
  override name = 'Sealed';
  readonly by: SealedBy;

  constructor(by: SealedBy) {
    super('what comes now can’t be known');
    this.by = by;
  }
}
