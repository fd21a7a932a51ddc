import { ComponentType, TextInputStyle } from 'discord-api-types/v10';
import type { Form } from '../src/discord/compose/forms.ts';
import { writeId } from '../src/discord/ids.ts';
import { cut, LIMITS } from '../src/discord/limits.ts';
import { bold, plain } from '../src/discord/markdown.ts';
import type { FormSent } from '../src/discord/payload.ts';
import { type Reply, say } from '../src/discord/reply.ts';
import { cleanedName, isBlank } from '../src/discord/typed.ts';
import type { GameId } from '../src/kernel/types.ts';
import { type Asker, type CommandContext, chatOf } from './context.ts';

/** Bytes of a name: it stands in the id of a form. */
const MOST_NAME = 54;
/** Bytes of a file. */
const MOST_FILE = 1_000_000;
/** What a form takes. */
const MOST_PASTED = 4_000;

/** A deck that was to be kept: its game, its name. */
interface Wanted {
  game: GameId;
  name: string;
}

/** The name of a deck as somebody typed it, or what is wrong with it. */
export function deckName(typed: unknown): { name: string } | { wrong: string } {
  const name = cleanedName(`${typed ?? ''}`);
  if (isBlank(name)) return { wrong: 'A deck needs a name.' };
  return Buffer.byteLength(name) > MOST_NAME ? { wrong: 'That name is too long: 50 letters are the most.' } : { name };
}

/** The form to paste a list into. */
export function pasteForm({ game, name }: Wanted): Form {
  return {
    custom_id: writeId({ act: 'deck', game, text: name }),
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
export function deckFilled(game: GameId, name: string, sent: FormSent, context: CommandContext): Promise<Reply> {
  return keepList({ game, name }, sent.fields.get('list')?.[0] ?? '', sent, context);
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

/** Keeps a list as a deck, if all of it can be read; the old deck stays otherwise. */
async function keepList(
  { game, name }: Wanted,
  list: string | Uint8Array,
  { person }: Pick<Asker, 'person'>,
  context: CommandContext,
): Promise<Reply> {
  const { decks } = chatOf(context, game);
  if (decks === undefined) return say('No decks are brought to that game.');
  const { deck, faults } = decks.read(list);
  if (faults.length > 0) {
    const lines = faults.map((fault) => `• ${plain(fault)}`);
    return say(cut(['Nothing was changed: this list can’t be read whole.', ...lines].join('\n'), LIMITS.content));
  }
  if (!(await context.backend.keepDeck(person.id, { game, name, deck }))) return tooMany();
  const broken = decks.check(deck).filter(({ isBroken }) => isBroken);
  const verdict =
    broken.length === 0 ? ['It breaks no rule.'] : broken.map(({ says, rule }) => `• ${plain(says)} (rule ${rule})`);
  return say(cut([`${bold(name)} is kept.`, ...verdict].join('\n'), LIMITS.content));
}

export function tooMany(): Reply {
  return say('You have as many decks as I can keep. `/deck drop` makes room. Nothing was changed.');
}
