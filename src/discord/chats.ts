import type { GameChat } from '../chat/game-chat.ts';
import * as listed from '../games/chats.ts';

/** The chat side of every playable game, in the order in which the games are offered. */
export const chats: readonly GameChat[] = Object.values(listed);
