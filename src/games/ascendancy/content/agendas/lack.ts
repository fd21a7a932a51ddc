/** How many of each thing an Agenda still asks for. */
export interface Lack {
  ascendancy?: number;
  /** Systems under Control; those with several Resource Nodes among them. */
  systems?: number;
  rich?: number;
  /** Nodes of these types. */
  culture?: number;
  research?: number;
  /** Advancements beside the starting one, and of rivals; such of the Science Type. */
  advancements?: number;
  foreign?: number;
  science?: number;
  ambassadors?: number;
  /** Home Systems of rivals without an Ambassador. */
  homes?: number;
  /** Trade Agreements, each way counted. */
  agreements?: number;
  phenomena?: number;
  shields?: number;
  fleets?: number;
  /** Rounds without an attack. */
  calm?: number;
}

/** The number by which a figure falls short of what is asked for. */
export function below(asked: number, has: number): number {
  return Math.max(0, asked - has);
}

/** Whether nothing is lacking. */
export function isComplete(lack: Lack): boolean {
  return Object.values(lack).every((count) => count === 0);
}
