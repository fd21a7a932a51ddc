import type { Backend } from '../queue/backend.ts';

export type { ReadRequest } from '../queue/backend.ts';

/** The interface between the chat and the rest of the program. Nothing here runs a game. */
export type ChatBackend = Omit<Backend, 'close'>;
