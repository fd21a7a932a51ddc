import type { Reader } from '../kernel/types.ts';
import type { ExhibitRequest } from '../queue/transport.ts';
import type { Command, Read, TableId } from '../tables/types.ts';
import type { Draft } from './compose/body.ts';
import type { Form } from './compose/forms.ts';

/** A suggestion for a completion: the text shown, and the value that is sent if it is chosen. */
export interface Choice {
  name: string;
  value: string;
}

/**
 * The reply to a person's action.
 * - `say`: an immediate new message, private unless `share` is set.
 * - `turn`: changes the clicked message; its pictures stay unless the draft is `bare`.
 * - `form`: opens a form.
 * - `send`: sends a command to a table. With `host`, the person acts as a moderator. With `retries`, the failed command with
 *   this entry is sent again. The answer follows when the command is done.
 * - `forget`: deletes the person's data. The answer follows when everything is deleted.
 * - `read`: shows something, privately unless `share` is set; `exhibit`: shows a component or a deck. The answer follows when
 *   it has been drawn.
 */
export type Reply =
  | { do: 'say'; draft: Draft; share?: boolean }
  | { do: 'turn'; draft: Draft }
  | { do: 'form'; form: Form }
  | { do: 'send'; table: TableId; input: Command['input']; as?: 'host'; retries?: string }
  | { do: 'read'; table: TableId; reader: Reader; read: Read; direct?: boolean; share?: boolean }
  | { do: 'forget' }
  | { do: 'exhibit'; exhibit: ExhibitRequest; share: boolean };

/** A private text for the person who asked. */
export function say(content: string): Reply {
  return { do: 'say', draft: { content, rows: [] } };
}
