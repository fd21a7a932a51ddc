/** How much of each thing an Agenda still needs. */
export interface Lack {
  ascendancy?: number;
  /** Systems that the player must Control, and how many of them must have at least 2 Resource Nodes. */
  systems?: number;
  rich?: number;
  /** The numbers of Culture Nodes and Research Nodes. */
  culture?: number;
  research?: number;
  /**
   * Advancements beyond the starting one, Advancements of other civilizations, and Advancements of the Science Type.
   */
  advancements?: number;
  foreign?: number;
  science?: number;
  ambassadors?: number;
  /** Home Systems of rivals that still need an Ambassador. */
  homes?: number;
  /** Trade Agreements, counted once for each direction. */
  agreements?: number;
  phenomena?: number;
  shields?: number;
  fleets?: number;
  /** Rounds in which the player begins no attack. */
  calm?: number;
}

/** Returns how far a count is below the number needed, at least 0. */
export function below(asked: number, has: number): number {
  return Math.max(0, asked - has);
}

/** Whether the Agenda needs nothing more. */
export function isComplete(lack: Lack): boolean {
  return Object.values(lack).every((count) => count === 0);
}
