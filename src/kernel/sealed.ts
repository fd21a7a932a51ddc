/**
 * T-PREVIEW-01: thrown by a sealed engine where going on would take chance, something hidden, or the will of another seat. The
 * position is spoilt then.
 */
export class Sealed extends Error {
  override name = 'Sealed';
}
