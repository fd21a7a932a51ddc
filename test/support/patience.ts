/**
 * How long tests wait for an event, in milliseconds. It only matters when a test fails, so it is long enough for a busy machine.
 */
export const PATIENCE = 300_000;

/** How long a test or a hook may take, in milliseconds: longer than the longest takes on a busy machine. */
export const LIMIT = 900_000;

/**
 * How soon the effect of a change must follow, in milliseconds. Without the change, a retry would cause it too, but only after a
 * minute or more. A test that waited that long would not see the difference.
 */
export const SOON = 30_000;
