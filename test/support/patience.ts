/**
 * How long tests wait for something that happens sooner or later, in milliseconds. It only matters when a test fails, so it
 * is long enough for a machine whose cores are busy with something else.
 */
export const PATIENCE = 120_000;

/** How long a test or a hook may take, in milliseconds: longer than the longest of them takes on a busy machine. */
export const LIMIT = 900_000;

/**
 * How soon something follows that a change sets off, in milliseconds. Without the change it would be tried again, too, but
 * only after a minute or more: a test that waits for so long would not see the difference.
 */
export const SOON = 30_000;
