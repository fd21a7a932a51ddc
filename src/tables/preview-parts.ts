import type { SealedBy } from '../kernel/sealed.ts';
import type { Json, Option, Refusal, RuleId, Text } from '../kernel/types.ts';

/** The result of a line, as far as the seat can know it for certain. */
export interface Preview {
  line: Text;
  /** The picks, with their costs and gains. `option` is missing if a pick chooses several options or none. */
  picks: { label: Text; hint?: Text; option?: Option }[];
  /** The log lines that the seat would see. */
  told: { text: Text; rule?: RuleId }[];
  /** The reason why the preview stops, or null if it reaches the end of the line. */
  stopped: Refusal | null;
  /** The reason why the rest can't be known, if the preview stops because of that. */
  by?: SealedBy;
  /**
   * The game’s view for the seat before the line is played. The table view that contains this preview shows the table
   * after the line.
   */
  before: Json;
  /** Set if other players could respond to the line. The preview assumes that they don't. */
  assumed?: true;
  /** Set if the last pick ends the seat's turn. Only the cards that it draws then, and what others do, aren't known. */
  handsOver?: true;
  /** Set if the table doesn't ask the seat now, so that the line is for its next move. */
  later?: true;
}

/** A private copy on which a player tries moves out, in addition to the preview of its steps. */
export interface Trial {
  /** The state of the copy. Each change gives it another mark. */
  mark: string;
  /** All steps, as they were when the player tried them. */
  steps: Text[];
  /** The number of steps that still lead where they led. The preview contains only these. */
  reached: number;
  /** The reason why the next step isn't possible anymore, or null if all steps are. */
  broken: Refusal | null;
}
