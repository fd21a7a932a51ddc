import type { GameDecks } from '../src/chat/decks.ts';
import type { GameChat } from '../src/chat/game-chat.ts';
import type { RowsDraft } from '../src/discord/compose/body.ts';
import { menuRow, type Row } from '../src/discord/compose/rows.ts';
import { cut, LIMITS } from '../src/discord/limits.ts';
import { bold, plain } from '../src/discord/markdown.ts';
import { type Reply, say } from '../src/discord/reply.ts';
import type { DeckFixes, WrongName } from '../src/kernel/decks.ts';
import type { GameId } from '../src/kernel/types.ts';
import type { DeckInGame } from '../src/queue/deck-processor.ts';
import type { StoredDeck } from '../src/store/decks.ts';
import type { CommandContext } from './context.ts';
import { type Changer, changeDeck, noteLine, openDeck, unreadableWords } from './deck-kept.ts';

/** The menu value that leaves an unknown name out of the deck. */
export const LEFT_OUT = 'out';

/** Maximum number of menus for unknown names in one message. */
const MOST_MENUS = 5;

/** A deck to save: its name and the games it may be for, the likeliest first. */
export interface WantedDeck {
  games: readonly GameId[];
  name: string;
}

/**
 * A list whose owner is choosing cards for unknown names: the id of its interaction, the unknown names, and the choices
 * so far.
 */
interface Waiting {
  readonly id: string;
  readonly wrong: readonly WrongName[];
  readonly fixes: DeckFixes;
  /** Adds names to the unknown names that the owner was asked about, and returns all of them. */
  ask(more: readonly WrongName[]): Promise<readonly WrongName[]>;
}

/** The result of reading a list for one game. */
interface Understood extends DeckInGame {
  chat: GameChat;
  decks: GameDecks;
  /** True if another game understands less of the list, so that the list itself shows which game it is for. */
  isTold: boolean;
}

/**
 * Saves a list as a deck if all of it can be read. If part of it can't be read, the old deck stays, and the answer has
 * menus for unknown names. `waiting` holds the owner's choices if the list was read earlier. A reader process parses
 * the list.
 */
export async function keepList(
  { games, name }: WantedDeck,
  list: Uint8Array,
  importer: Changer,
  context: CommandContext,
  waiting: Waiting | null = null,
): Promise<Reply> {
  const lists = await context.backend.readDeck(importer.id, list, games, waiting?.fixes ?? []);
  if (lists === null) return say('I can’t read this list right now. Nothing was changed. Try again in a minute.');
  const read = understood(lists, context.games);
  const [found, ...others] = read;
  if (found === undefined) return say('You can’t bring your own decks to that game. Nothing was changed.');
  if (others.length > 0) {
    const titles = read.map(({ chat }) => bold(chat.title)).join(' or ');
    return say(`This could be a deck for ${titles}. Choose one with \`game:\`. Nothing was changed.`);
  }
  if (found.faults.length > 0) {
    const wanted = { games: found.isTold ? [found.game] : games, name };
    return { do: 'say', draft: await faultsDraft(found, wanted, list, importer, context, waiting) };
  }
  const { chat, decks, deck, name: title } = found;
  const broken = decks.check(deck).filter(({ isBroken }) => isBroken);
  const verdict = broken.length === 0 ? ['It follows the rules.'] : broken.map(noteLine);
  const of = context.games.filter((one) => one.decks !== undefined).length > 1 ? ` for ${chat.title}` : '';
  const told = title === null || title === name ? [] : [`The list calls it “${plain(cut(title, 60))}”.`];
  return changeDeck(importer, name, context, (before) => {
    const barred = before === null ? null : notInPlaceOf(before, chat, context.games);
    if (barred !== null) return { says: barred };
    const instead = before === null ? '' : ', replacing your old one';
    const lines = [`${bold(name)} is saved${of}${instead}.`, ...told, ...shareLines(decks, deck), ...verdict];
    return { says: cut(lines.join('\n'), LIMITS.content), keep: { name, game: chat.game, deck } };
  });
}

/** Returns lines that tell a deck's owner how many of its cards the rules cover. */
export function shareLines({ share }: GameDecks, deck: DeckInGame['deck']): string[] {
  return (share?.(deck) ?? []).map(plain);
}

/**
 * Returns one reading for each game that understands the whole list. If no game understands the whole list, returns
 * only the reading with the fewest faults, preferring the likeliest game.
 */
function understood(read: readonly DeckInGame[], games: readonly GameChat[]): Understood[] {
  const least = Math.min(...read.map(({ unread }) => unread));
  const isTold = read.some(({ unread }) => unread > least);
  const best = read.filter(({ unread }) => unread === least);
  return (least === 0 ? best : best.slice(0, 1)).flatMap((one) => {
    const chat = games.find(({ game }) => game === one.game);
    return chat?.decks === undefined ? [] : [{ ...one, chat, decks: chat.decks, isTold }];
  });
}

/** Reports what is wrong with a list, with menus for the first few unknown card names. */
async function faultsDraft(
  { chat, faults, wrong = [], isTold }: Understood,
  wanted: WantedDeck,
  list: Uint8Array,
  importer: Changer,
  { backend }: CommandContext,
  waiting: Waiting | null,
): Promise<RowsDraft> {
  const head = `Nothing was changed, because I can’t read all of this list${isTold ? ` as a deck for ${chat.title}` : ''}.`;
  const lines = [head, ...faults.map((fault) => `• ${plain(fault)}`)];
  const draft = { content: cut(lines.join('\n'), LIMITS.content), rows: [] };
  if (wrong.length === 0) return draft;
  const id = waiting?.id ?? importer.id;
  const asked = waiting === null ? wrong : await waiting.ask(wrong);
  const held = { person: importer.person.id, ...wanted, wrong, list: Buffer.from(list) };
  if (waiting === null && !(await backend.heldLists.hold(id, held))) return draft;
  const foot = 'Choose the right cards below. I keep your list for 15 minutes.';
  return {
    content: cut([cut(lines.join('\n'), LIMITS.content - foot.length - 1), foot].join('\n'), LIMITS.content),
    rows: wrong.slice(0, MOST_MENUS).flatMap((one) => nameRow(id, one, asked)),
  };
}

/** The menu of the cards that an unknown name could mean. */
function nameRow(id: string, { name, like }: WrongName, asked: readonly WrongName[]): Row[] {
  const place = asked.findIndex((one) => one.name === name);
  if (place < 0) return [];
  const titles = like
    .slice(0, LIMITS.menuOptions - 1)
    .map((title, at) => ({ value: `${at}`, label: title, hint: `for “${name}”` }));
  const out = { value: LEFT_OUT, label: 'Leave it out', hint: `“${name}”` };
  return [menuRow({ act: 'fix', entry: id, place }, `“${name}”: which card?`, [...titles, out])];
}

/** Returns why a new deck can’t replace the existing one of that name, or null if it can. */
function notInPlaceOf(before: StoredDeck, chat: GameChat, games: readonly GameChat[]): string | null {
  const there = openDeck(before, games);
  if (there === null)
    return `${unreadableWords(before)} Give the new deck another name, or delete the old one first. Nothing was changed.`;
  if (there.game === chat.game) return null;
  return `${bold(there.name)} is a deck for ${bold(there.chat.title)}, but this one is for ${bold(chat.title)}. Give it another name. Nothing was changed.`;
}
