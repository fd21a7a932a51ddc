/** The position of heads or tails, which everyone may see completely. */
export interface Coin {
  called: 'heads' | 'tails' | null;
}
