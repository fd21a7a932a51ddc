import type { Backend } from '../queue/backend.ts';

export type { ReadRequest } from '../queue/look-jobs.ts';

/** The interface between the chat and the rest of the program. The chat side never runs a game itself. */
export type ChatBackend = Omit<Backend, 'close'>;
