/** Waits until something is there. @throws Error when it isn't within the deadline */
export async function until<T>(look: () => T | Promise<T>, deadlineMs = 5_000): Promise<NonNullable<T>> {
  const end = Date.now() + deadlineMs;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) throw new Error(`never came: ${look}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** What something that must fail fails with. @throws Error when it doesn't */
export async function failure(attempt: Promise<unknown>): Promise<Error & { code?: unknown; rawError?: unknown }> {
  try {
    await attempt;
  } catch (error) {
    if (error instanceof Error) return error;
    throw error;
  }
  throw new Error('it succeeded');
}
