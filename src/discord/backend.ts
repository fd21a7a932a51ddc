import type { Backend } from '../queue/backend.ts';

export type { ReadRequest } from '../queue/backend.ts';

/** What the chat asks of the rest of the program. Nothing here runs a game. */
export type ChatBackend = Omit<Backend, 'close'>;
