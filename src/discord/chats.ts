import * as listed from '../games/chats.ts';
import type { GameChat } from './games/chat.ts';

/** The chat side of every playable game, in the order in which the games are offered. */
export const chats: readonly GameChat[] = Object.values(listed);
