import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import * as z from 'zod';
import type { Form } from '../src/discord/compose/forms.ts';
import { button, buttonRows } from '../src/discord/compose/rows.ts';
import type { SentFile } from '../src/discord/files.ts';
import { writeId } from '../src/discord/ids.ts';
import { cut, LIMITS } from '../src/discord/limits.ts';
import { plain } from '../src/discord/markdown.ts';
import type { FormSent } from '../src/discord/payload.ts';
import { type Reply, say } from '../src/discord/reply.ts';
import { cleanedName, isBlank } from '../src/discord/sanitize-text.ts';
import { DECK_LIMITS } from '../src/kernel/decks.ts';
import type { GameId } from '../src/kernel/types.ts';
import { readJson } from '../src/store/codec.ts';
import type { Asker, CommandContext } from './context.ts';
import { type Changer, changedBefore } from './deck-kept.ts';
import { keepList, type WantedDeck } from './deck-reading.ts';
import { gamesMeant } from './which-game.ts';

/** Stands for the game in a form's id if the list's content will determine the game. */
const ANY = 'any';
/** Maximum length of a pasted list, in characters. */
const MOST_PASTED = 4_000;

/** Cleans the typed name of a deck, or returns the reason why it can't be a name. */
export function deckName(typed: unknown): { name: string } | { wrong: string } {
  const name = cleanedName(`${typed ?? ''}`);
  if (isBlank(name)) return { wrong: 'A deck needs a name. Type one with letters or digits.' };
  return Buffer.byteLength(name) > DECK_LIMITS.nameBytes
    ? {
        wrong: `That name is too long. Use at most ${DECK_LIMITS.nameBytes} letters; accented letters count twice or more.`,
      }
    : { name };
}

/** The form for pasting a list. The form names the game only if the game is already known. */
export function pasteForm({ games: [game = '', ...others], name }: WantedDeck): Form {
  return formFor({ game: others.length === 0 ? game : ANY, name });
}

/** Reads a pasted list; the deck’s name and the game come from the form's id. */
interface Pasted {
  game: GameId;
  name: string;
  list?: string;
}

const pastedSchema = z.object({ game: z.string(), name: z.string(), list: z.string() });

function formFor({ game, name, list }: Pasted): Form {
  return {
    custom_id: writeId({ act: 'deck', game, text: name }),
    title: cut(`The deck ${name}`, LIMITS.formTitle),
    components: [
      {
        type: ComponentType.Label,
        label: 'The list: one card per line, number first',
        component: {
          type: ComponentType.TextInput,
          custom_id: 'list',
          style: TextInputStyle.Paragraph,
          max_length: MOST_PASTED,
          ...(list === undefined ? {} : { value: list }),
        },
      },
    ],
  };
}

/** Opens the form again, with the list as it was pasted. */
export async function deckAgain(interaction: string, { backend }: CommandContext): Promise<Reply> {
  const pasted = readJson<Pasted>(await backend.askedWords(interaction), pastedSchema);
  if (pasted === null) return say('I no longer have that list. Paste it again with `/deck import`.');
  return { do: 'form', form: formFor(pasted) };
}

/** Saves a pasted list as a deck. Whatever the result, a button reopens the form with the list in it. */
export async function deckFilled(game: GameId, name: string, sent: FormSent, context: CommandContext): Promise<Reply> {
  const before = await changedBefore(sent, context);
  if (before !== null) return before;
  const games = await gamesOfDecks(game === ANY ? undefined : game, sent, context);
  const list = sent.fields.get('list')?.[0] ?? '';
  const pasted: Pasted = { game, name, list };
  await context.backend.keepAskedWords(sent.id, JSON.stringify(pasted), true);
  return withAgain(await keepList({ games, name }, Buffer.from(list), sent, context), sent.id);
}

function withAgain(reply: Reply, interaction: string): Reply {
  if (reply.do !== 'say') return reply;
  const again = buttonRows([button({ act: 'deck-again', interaction }, 'Edit the list')]);
  const { draft } = reply;
  if ('blocks' in draft) return { ...reply, draft: { ...draft, blocks: [...draft.blocks, ...again] } };
  return { ...reply, draft: { ...draft, rows: [...draft.rows, ...again].slice(0, LIMITS.rows) } };
}

/**
 * The games that a new deck can be for: the named game or, if none is named, all games with decks. The game of this
 * table comes first. Outside a table, the games that the person plays come first. The list’s content determines which
 * of these games the deck is for.
 */
export async function gamesOfDecks(named: unknown, asker: Asker, context: CommandContext): Promise<readonly GameId[]> {
  const all = context.games.flatMap(({ game, decks }) => (decks === undefined ? [] : [game]));
  if (typeof named === 'string' && all.includes(named)) return [named];
  return [...new Set([...(await gamesMeant(all, undefined, asker, context)), ...all])];
}

/** Saves an attached file as a deck. */
export async function deckSent(
  wanted: WantedDeck,
  file: SentFile,
  importer: Changer,
  context: CommandContext,
): Promise<Reply> {
  const what = plain(cut(file.name, 60));
  const { fileBytes } = context.limits;
  if (file.size > fileBytes)
    return say(
      `${what} is too large for a deck list: the limit is ${fileBytes / 1_000} kB. Nothing was changed. Send a file with the card names only.`,
    );
  const bytes = await context.fetchFile(file, fileBytes);
  if (bytes === null) return say(`I couldn’t download ${what} from Discord. Nothing was changed. Please try again.`);
  return keepList(wanted, bytes, importer, context);
}
