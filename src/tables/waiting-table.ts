/** A table that waits for a person, as listed in a reminder. */
export interface WaitingTable {
  table: string;
  title: string;
  /** The table's thread, or its channel if the table has no thread. */
  guild: string | null;
  channel: string;
  /** When the wait began, in milliseconds since 1970. */
  since: number;
  /** The name of the player who nudges the person. */
  nudge?: string;
}

/** A table that waits for a person, as described in a message that everyone in a thread of the same server can read. */
export interface CalledTable extends Pick<WaitingTable, 'guild' | 'channel'> {
  /** When the wait began, in milliseconds since 1970; null if the person is asked during another player's turn. */
  since: number | null;
  /** The table's title, or null if people who can read the message may not know of the table. */
  title: string | null;
}
