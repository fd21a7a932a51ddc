import type { Transport } from './transport.ts';

/** How the delivery sends messages. */
export interface DeliverySettings {
  transport: Transport;
  /** Version of the renderers, which is part of the pictures' names. */
  renderers: number;
  /** Minimum time between two edits of a panel, in milliseconds; 2,000 by default. */
  betweenEdits?: number;
  /** How long a person must be inactive before a table notifies them, in milliseconds; 10 minutes by default. */
  quiet?: number | undefined;
  /** The interval between retries while the chat doesn’t answer, in milliseconds; 2,000 by default. */
  probe?: number | undefined;
}
