/** The position of heads or tails; all may see all of it. */
export interface Coin {
  called: 'heads' | 'tails' | null;
}
