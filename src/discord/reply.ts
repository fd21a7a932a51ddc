import type { Reader } from '../kernel/types.ts';
import type { ExhibitRequest } from '../queue/transport.ts';
import type { Command, Read, TableId } from '../tables/types.ts';
import type { Draft } from './compose/body.ts';
import type { Form } from './compose/forms.ts';

/** A completion: what is shown, and what is sent when it is chosen. */
export interface Choice {
  name: string;
  value: string;
}

/**
 * How something that a person did is answered.
 * - `say`: at once, with a message of its own that only they see; `share`: that everyone in the channel sees.
 * - `turn`: by changing the message that they clicked; its pictures stay unless the draft is `bare`.
 * - `form`: by opening a form.
 * - `send`: by a command for a table. With `host`, the person acts as a moderator. With `retries`, the command that was set aside
 *   under this entry is sent again. The answer comes when the command is done.
 * - `read`: by something to look at; `exhibit`: by a component of a game or a deck. The answer comes when it is drawn.
 */
export type Reply =
  | { do: 'say'; draft: Draft; share?: boolean }
  | { do: 'turn'; draft: Draft }
  | { do: 'form'; form: Form }
  | { do: 'send'; table: TableId; input: Command['input']; as?: 'host'; retries?: string }
  | { do: 'read'; table: TableId; reader: Reader; read: Read; direct?: boolean }
  | { do: 'exhibit'; exhibit: ExhibitRequest; share: boolean };

/** A sentence for the one who asked. */
export function say(content: string): Reply {
  return { do: 'say', draft: { content, rows: [] } };
}
