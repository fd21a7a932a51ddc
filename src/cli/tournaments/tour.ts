/** What a tournament is asked to play; a number that is left out is the game’s own. */
export interface Tour {
  games: number | undefined;
  /** Games against other players than the bot itself; 0: none. */
  strength: number | undefined;
  seed: string;
}
