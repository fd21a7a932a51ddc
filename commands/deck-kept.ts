import type { GameDecks } from '../src/chat/decks.ts';
import type { GameChat } from '../src/chat/game-chat.ts';
import { cut } from '../src/discord/limits.ts';
import { bold, plain } from '../src/discord/markdown.ts';
import { type Reply, say } from '../src/discord/reply.ts';
import type { DeckNote } from '../src/kernel/decks.ts';
import { type DeckEdit, isWhole, type KeptDeck, type StoredDeck } from '../src/store/decks.ts';
import type { CommandContext } from './context.ts';

/** A saved deck, with the chat interface of its game. */
export interface OpenDeck extends KeptDeck {
  readonly chat: GameChat;
  readonly decks: GameDecks;
}

/** A saved deck, or null if none of these games can read it. */
export function openDeck(stored: StoredDeck, games: readonly GameChat[]): OpenDeck | null {
  if (!isWhole(stored)) return null;
  const chat = games.find(({ game }) => game === stored.game);
  const decks = chat?.decks;
  return chat === undefined || decks?.isReadable(stored.deck) !== true ? null : { ...stored, chat, decks };
}

/** The message about a deck that no game can read. */
export function unreadableWords({ name }: Pick<StoredDeck, 'name'>): string {
  return `I can’t read the deck ${bold(name)}, so I’ve left it unchanged. \`/deck drop\` deletes it.`;
}

/** The message for a person who has no deck with the typed name. */
export function noDeckWords(typed: string, all: readonly StoredDeck[]): string {
  const has =
    all.length === 0
      ? 'You haven’t saved a deck yet. `/deck import` reads a list, and `/deck copy` copies a starter deck.'
      : `You have ${all.map(({ name }) => bold(name)).join(', ')}.`;
  return `You have no deck called “${plain(cut(typed, 60))}”. ${has}`;
}

/** Formats a note on a deck as one line, with the id of the rule that the note is about, if any. */
export function noteLine({ says, rule }: DeckNote): string {
  return rule === null ? `• ${plain(says)}` : `• ${plain(says)} (rule ${rule})`;
}

/** An interaction and the person who sent it. */
export interface Changer {
  readonly id: string;
  readonly person: { readonly id: string };
}

/**
 * Returns the stored answer if the interaction has already changed a deck and is now being handled again; otherwise
 * null.
 */
export async function changedBefore(
  { id, person }: Changer,
  { backend }: Pick<CommandContext, 'backend'>,
): Promise<Reply | null> {
  const says = await backend.deckChangeOf(person.id, id);
  return says === null ? null : say(says);
}

/** Changes a deck once per interaction and reports the result to its owner. */
export async function changeDeck(
  { id, person }: Changer,
  name: string,
  { backend, limits }: Pick<CommandContext, 'backend' | 'limits'>,
  edit: (before: StoredDeck | null) => DeckEdit,
): Promise<Reply> {
  const says = await backend.changeDeck(person.id, name, id, edit);
  return say(
    says ??
      `You have reached the limit of ${limits.decks} decks. Delete one with \`/deck drop\`, then try again. Nothing was changed.`,
  );
}
