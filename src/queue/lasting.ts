import { ChannelClosed } from './channels.ts';
import { isPassing, TransportError } from './transport.ts';

/** Waits for a request. Returns null if the chat refuses it for good. */
export async function lasting<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof ChannelClosed || (error instanceof TransportError && !isPassing(error))) return null;
    throw error;
  }
}
