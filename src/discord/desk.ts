import type { Desk as QueueDesk } from '../queue/desk.ts';

export type { Asked } from '../queue/desk.ts';

/** What the chat asks of the rest of the program. Nothing here runs a game. */
export type Desk = Omit<QueueDesk, 'close'>;
