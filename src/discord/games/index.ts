import { awayMissionsChat } from './away-missions.ts';
import type { GameChat } from './chat.ts';
import { frontiersChat } from './frontiers.ts';

/** The chat's side of every game that can be played, in the order in which they are offered. */
export const chats: readonly GameChat[] = [awayMissionsChat, frontiersChat];
