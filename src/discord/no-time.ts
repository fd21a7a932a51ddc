/** The answer to an action that the bot couldn't finish in time. */
export const SLOW = 'The server is slow right now. Nothing was changed. Please try again in a moment.';

/** The answer to an action that the bot turned away, because too many people were waiting. */
export const BUSY = 'I’m busy right now. Nothing was changed. Please try again in a few seconds.';

/** True if this answer says that the bot had no time for an action. It did nothing, so the person may do the same again. */
export function hadNoTime(answer: string): boolean {
  return answer.includes(SLOW) || answer.includes(BUSY);
}
