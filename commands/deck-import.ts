import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import type { Form } from '../src/discord/compose/forms.ts';
import type { GameChat } from '../src/discord/games/chat.ts';
import type { GameDecks, ReadDeck } from '../src/discord/games/decks.ts';
import { writeId } from '../src/discord/ids.ts';
import { cut, LIMITS } from '../src/discord/limits.ts';
import { bold, plain } from '../src/discord/markdown.ts';
import type { FormSent } from '../src/discord/payload.ts';
import { type Reply, say } from '../src/discord/reply.ts';
import { cleanedName, isBlank } from '../src/discord/typed.ts';
import type { GameId } from '../src/kernel/types.ts';
import { type Asker, type CommandContext, chatOf } from './context.ts';
import { gamesMeant } from './which-game.ts';

/** Bytes of a name: it stands in the id of a form. */
const MOST_NAME = 54;
/** Bytes of a file. */
const MOST_FILE = 1_000_000;
/** In the id of a form: the list tells the game. */
const ANY = 'any';
/** What a form takes. */
const MOST_PASTED = 4_000;

/** A deck that was to be kept: its name, and the games that it may be for, the likeliest first. */
interface Wanted {
  games: readonly GameId[];
  name: string;
}

/** The name of a deck as somebody typed it, or what is wrong with it. */
export function deckName(typed: unknown): { name: string } | { wrong: string } {
  const name = cleanedName(`${typed ?? ''}`);
  if (isBlank(name)) return { wrong: 'A deck needs a name.' };
  return Buffer.byteLength(name) > MOST_NAME ? { wrong: 'That name is too long: 50 letters are the most.' } : { name };
}

/** The form to paste a list into; it carries the game only where that is known before the list. */
export function pasteForm({ games: [game = '', ...others], name }: Wanted): Form {
  return {
    custom_id: writeId({ act: 'deck', game: others.length === 0 ? game : ANY, text: name }),
    title: cut(`The deck ${name}`, LIMITS.formTitle),
    components: [
      {
        type: ComponentType.Label,
        label: 'The list: a number and a card in each line',
        component: {
          type: ComponentType.TextInput,
          custom_id: 'list',
          style: TextInputStyle.Paragraph,
          max_length: MOST_PASTED,
        },
      },
    ],
  };
}

/** What was pasted becomes the deck. */
export async function deckFilled(game: GameId, name: string, sent: FormSent, context: CommandContext): Promise<Reply> {
  const games = await gamesOfDecks(game === ANY ? undefined : game, sent, context);
  return keepList({ games, name }, sent.fields.get('list')?.[0] ?? '', sent, context);
}

/**
 * The games that a new deck may be for: the one that is named alone, else all that take decks, first that of the table here or
 * those that the person plays. The list itself tells the rest.
 */
export async function gamesOfDecks(named: unknown, asker: Asker, context: CommandContext): Promise<readonly GameId[]> {
  const all = context.games.flatMap(({ game, decks }) => (decks === undefined ? [] : [game]));
  if (typeof named === 'string' && all.includes(named)) return [named];
  return [...new Set([...(await gamesMeant(all, undefined, asker, context)), ...all])];
}

/** A file that was sent becomes the deck. */
export async function deckSent(
  wanted: Wanted,
  file: { name: string; url: string; size: number },
  asker: Pick<Asker, 'person'>,
  context: CommandContext,
): Promise<Reply> {
  const what = plain(cut(file.name, 60));
  if (file.size > MOST_FILE) return say(`${what} is too large for a deck list. Nothing was changed.`);
  const bytes = await context.fetchFile(file, MOST_FILE);
  if (bytes === null) return say(`Discord didn’t hand over ${what}. Nothing was changed: send it again, please.`);
  return keepList(wanted, bytes, asker, context);
}

/** A list as one of the games understood it. */
interface Understood extends ReadDeck {
  game: GameChat;
  decks: GameDecks;
  /** Another game understood less of it. */
  isTold: boolean;
}

/** A list by each of the games that understand it whole; else by the one that has least against it, of several the likeliest. */
function understood(list: string | Uint8Array, games: readonly GameChat[]): Understood[] {
  const all = games.flatMap((game) =>
    game.decks === undefined ? [] : [{ game, decks: game.decks, ...game.decks.read(list) }],
  );
  const least = Math.min(...all.map(({ unread }) => unread));
  const isTold = all.some(({ unread }) => unread > least);
  const best = all.filter(({ unread }) => unread === least);
  return (least === 0 ? best : best.slice(0, 1)).map((one) => ({ ...one, isTold }));
}

/** Keeps a list as a deck, if all of it can be read; the old deck stays otherwise. */
async function keepList(
  { games, name }: Wanted,
  list: string | Uint8Array,
  { person }: Pick<Asker, 'person'>,
  context: CommandContext,
): Promise<Reply> {
  const read = understood(
    list,
    games.map((game) => chatOf(context, game)),
  );
  const [found, ...others] = read;
  if (found === undefined) return say('No decks are brought to that game.');
  if (others.length > 0) {
    const titles = read.map(({ game }) => bold(game.title)).join(' or of ');
    return say(`This can be a deck of ${titles}: say which by \`game\`. Nothing was changed.`);
  }
  const { game, decks, deck, faults, isTold } = found;
  if (faults.length > 0) {
    const head = `Nothing was changed: this list can’t be read whole${isTold ? ` as a deck of ${game.title}` : ''}.`;
    const lines = faults.map((fault) => `• ${plain(fault)}`);
    return say(cut([head, ...lines].join('\n'), LIMITS.content));
  }
  const before = (await context.backend.decksOf(person.id)).find(
    (one) => one.name.toLowerCase() === name.toLowerCase(),
  );
  if (before !== undefined && before.game !== game.game) {
    const title = bold(chatOf(context, before.game).title);
    return say(
      `${bold(before.name)} is a deck of ${title}, this one is of ${bold(game.title)}: give it another name. Nothing was changed.`,
    );
  }
  if (!(await context.backend.keepDeck(person.id, { game: game.game, name, deck }))) return tooMany();
  const broken = decks.check(deck).filter(({ isBroken }) => isBroken);
  const verdict =
    broken.length === 0 ? ['It breaks no rule.'] : broken.map(({ says, rule }) => `• ${plain(says)} (rule ${rule})`);
  const of = context.games.filter((one) => one.decks !== undefined).length > 1 ? ` for ${game.title}` : '';
  const instead = before === undefined ? '' : ' in the place of the one that you had';
  return say(cut([`${bold(name)} is kept${of}${instead}.`, ...verdict].join('\n'), LIMITS.content));
}

export function tooMany(): Reply {
  return say('You have as many decks as I can keep. `/deck drop` makes room. Nothing was changed.');
}
