import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
} from 'discord-api-types/v10';
import type { GameChat } from '../src/chat/game-chat.ts';
import { catalogueOf } from '../src/discord/catalogue.ts';
import { cut, LIMITS } from '../src/discord/limits.ts';
import { bold, plain } from '../src/discord/markdown.ts';
import type { CommandUse } from '../src/discord/payload.ts';
import { type Choice, type Reply, say } from '../src/discord/reply.ts';
import { cleanedName } from '../src/discord/sanitize-text.ts';
import type { DeckNote } from '../src/kernel/decks.ts';
import { DECK_LIMITS } from '../src/kernel/decks.ts';
import { must } from '../src/kernel/must.ts';
import type { KeptDeck, StoredDeck } from '../src/store/decks.ts';
import { type CommandContext, chatOf, type SlashCommand } from './context.ts';
import { deckName, deckSent, gamesOfDecks, pasteForm } from './deck-import.ts';
import {
  changeDeck,
  changedBefore,
  noDeckWords,
  noteLine,
  type OpenDeck,
  openDeck,
  unreadableWords,
} from './deck-kept.ts';
import { shareLines } from './deck-reading.ts';
import { WITH_BOT } from './places.ts';
import { isTable, TABLE_OPTION, tableToBring } from './tables.ts';

const { Subcommand, String: Text, Integer, Attachment } = ApplicationCommandOptionType;

/** Subcommands that also work with starter decks. */
const LOOKS: ReadonlySet<string> = new Set(['show', 'check', 'export', 'copy', 'play']);

/** The subcommands that change decks. */
const CHANGES: ReadonlySet<string> = new Set(['import', 'copy', 'add', 'remove', 'drop']);

/**
 * The choice that makes the seat play its starter deck. If the person has a deck named `starter`, this choice selects
 * that deck.
 */
const STARTER = 'starter';

/** Maximum length of a part of a long list, in characters, not counting the code fence. */
const PART = 1_800;

/** `/deck`: manages a person's saved decks. The command is left out if no game takes decks. */
export function deckCommands(games: readonly GameChat[]): SlashCommand[] {
  const taking = games.filter(({ decks }) => decks !== undefined);
  return taking.length === 0 ? [] : [deckCommand(taking)];
}

function deckCommand(games: readonly GameChat[]): SlashCommand {
  const catalogue = catalogueOf(games);
  return {
    definition: {
      ...WITH_BOT,
      name: 'deck',
      description: 'Your decks: import, show, check, change and export them',
      options: subcommands(games),
    },

    async run(use, context) {
      const [, what = ''] = use.path;
      const before = CHANGES.has(what) ? await changedBefore(use, context) : null;
      if (before !== null) return before;
      if (what === 'list') return listDecks(use, context);
      if (what === 'import') return importDeck(use, context);
      const name = `${use.typed.get('name') ?? ''}`;
      const typed = name.trim().toLowerCase();
      const own = await ownDeck(use.person.id, name, context);
      if (own === null && what === 'play' && typed === STARTER) return playStarter(use, context);
      const starter = startersOf(games).find((one) => one.name.toLowerCase() === typed);
      if (own === null && starter !== undefined && !LOOKS.has(what))
        return say(
          `${bold(starter.name)} is a starter deck, so you can’t change it. \`/deck copy\` makes a copy that you can change.`,
        );
      const stored = own ?? starter;
      if (stored === undefined) return say(noDeckWords(typed, await context.backend.decksOf(use.person.id)));
      if (what === 'drop') return dropDeck(stored, use, context);
      const kept = openDeck(stored, games);
      if (kept === null) return say(unreadableWords(stored));
      if (what === 'show' && !use.typed.has('part')) return showDeck(kept, own !== null, use);
      return what === 'play' ? playDeck(kept, use, context) : withDeck(what, kept, use, context);
    },

    async complete(completion, context) {
      const { focused, person, typed } = completion;
      const { backend } = context;
      if (focused.name !== 'card' && focused.name !== 'name') return [];
      const what = completion.path[1] ?? '';
      if (focused.name === 'name') return named(await backend.decksOf(person.id), focused.text, what, games);
      const own = await backend.deckOf(person.id, `${typed.get('name') ?? ''}`);
      const kept = own === null ? null : openDeck(own, games);
      const meant = kept === null ? games : [kept.chat];
      const found = catalogue.find(
        focused.text,
        meant.map(({ game }) => game),
        Number.POSITIVE_INFINITY,
      );
      const choices: Choice[] = [];
      for (const { game, component } of found) {
        const { decks } = chatOf(context, game);
        const isMeant =
          what === 'remove' && kept !== null
            ? decks?.holds(kept.deck, component)
            : decks?.isFor(component, kept?.deck ?? null);
        if (isMeant !== true) continue;
        const { name, kind } = component;
        const shown = cut(`${name} · ${kind.join(', ')}`, LIMITS.choiceName);
        choices.push({ name: shown, value: cut(name, LIMITS.choiceValue) });
        if (choices.length === LIMITS.choices) break;
      }
      return choices;
    },
  };
}

/** Decks whose names contain the typed text: the person's own, and starter decks where they are allowed. */
function named(own: readonly StoredDeck[], text: string, what: string, games: readonly GameChat[]): Choice[] {
  const choices = own
    .filter(({ name }) => name !== '' && name.length <= LIMITS.choiceValue)
    .map(({ name }) => ({ name, value: name }));
  if (what === 'play') choices.push({ name: 'my seat’s starter deck', value: STARTER });
  else if (LOOKS.has(what)) {
    for (const { name, game } of startersOf(games)) {
      const title = games.find((one) => one.game === game)?.title ?? game;
      choices.push({ name: cut(`${name} · starter deck, ${title}`, LIMITS.choiceName), value: name });
    }
  }
  return choices.filter(({ value }) => value.toLowerCase().includes(text.toLowerCase())).slice(0, LIMITS.choices);
}

/** The starter decks of these games. */
function startersOf(games: readonly GameChat[]): KeptDeck[] {
  return games.flatMap(({ game, decks }) => decks?.starters.map((starter) => ({ game, ...starter })) ?? []);
}

/** Finds a person’s deck by its name, first exactly as typed and then cleaned up. */
async function ownDeck(person: string, typed: string, { backend }: CommandContext): Promise<StoredDeck | null> {
  const cleaned = cleanedName(typed);
  return (await backend.deckOf(person, typed)) ?? (cleaned === typed ? null : backend.deckOf(person, cleaned));
}

/** Lists all decks of a person, one per line. A reader process checks the decks. */
async function listDecks({ id, person, typed }: CommandUse, context: CommandContext): Promise<Reply> {
  const all = await context.backend.deckStatuses(id, person.id);
  if (all === null) return say('I can’t load your decks right now. Try again in a minute.');
  if (all.length === 0)
    return say(
      'You have no decks yet. `/deck import` takes a list, as a file or pasted; `/deck copy` makes one of a starter deck.',
    );
  const lines = all.map(({ name, game, state }) => {
    const chat = context.games.find((one) => one.game === game);
    if (state === 'unreadable' || chat === undefined) return `• ${unreadableWords({ name })}`;
    return `• ${bold(name)}, ${chat.title}${state === 'ready' ? '' : ' (can’t be played yet)'}`;
  });
  const { text, more } = pieceOf(lines, typed.get('part'));
  return say(more === '' ? text : `Your decks${more}\n${text}`);
}

async function importDeck(use: CommandUse, context: CommandContext): Promise<Reply> {
  const found = deckName(use.typed.get('name'));
  if ('wrong' in found) return say(found.wrong);
  const wanted = { games: await gamesOfDecks(use.typed.get('game'), use, context), name: found.name };
  const file = use.files.get('file');
  return file === undefined ? { do: 'form', form: pasteForm(wanted) } : deckSent(wanted, file, use, context);
}

/** Takes back the deck that the player brought, so that the seat plays its starter deck. */
async function playStarter(use: CommandUse, context: CommandContext): Promise<Reply> {
  const found = await tableToBring(use, context, (game) => chatOf(context, game).decks !== undefined);
  if (!isTable(found)) return found;
  return { do: 'send', table: found.id, input: { t: 'bring', deck: null, player: use.person.id } };
}

/** Brings a deck to its owner's seat. Nobody else learns the deck's cards. */
async function playDeck({ game, deck }: OpenDeck, use: CommandUse, context: CommandContext): Promise<Reply> {
  const found = await tableToBring(use, context, (one) => one === game);
  if (!isTable(found)) return found;
  if (found.game !== game)
    return say(`That table is playing ${bold(chatOf(context, found.game).title)}, but this deck is for another game.`);
  return { do: 'send', table: found.id, input: { t: 'bring', deck, player: use.person.id } };
}

/** Shows a deck as a picture: the person’s own or a starter deck. */
function showDeck({ game, name }: OpenDeck, isOwn: boolean, { person }: CommandUse): Reply {
  const exhibit = isOwn ? { game, player: person.id, name } : { game, starter: name };
  return { do: 'exhibit', exhibit, share: false };
}

function dropDeck({ name }: StoredDeck, use: CommandUse, context: CommandContext): Promise<Reply> {
  return changeDeck(use, name, context, () => ({ says: `${bold(name)} is deleted.`, drop: true }));
}

/** Carries out a subcommand on an existing deck. */
function withDeck(what: string, kept: OpenDeck, use: CommandUse, context: CommandContext): Reply | Promise<Reply> {
  const { name, game, deck, decks } = kept;
  switch (what) {
    case 'show':
      return part(name, decks.list(deck), use.typed.get('part'));
    case 'export':
      return part(name, decks.write(deck).split(/\r?\n/), use.typed.get('part'));
    case 'check': {
      const notes = decks.check(deck).map(noteLine);
      const head = notes.length === 0 ? `${bold(name)} follows the rules.` : bold(name);
      return say(cut([head, ...notes, ...shareLines(decks, deck)].join('\n'), LIMITS.content));
    }
    case 'copy': {
      const as = deckName(use.typed.get('as'));
      if ('wrong' in as) return say(as.wrong);
      return changeDeck(use, as.name, context, (before) =>
        before === null
          ? { says: `${bold(as.name)} is a copy of ${bold(name)}.`, keep: { name: as.name, game, deck } }
          : {
              says: `You have ${bold(before.name)}. Give the copy another name, or delete that deck first. Nothing was changed.`,
            },
      );
    }
    default:
      return changeCard(what, kept, use, context);
  }
}

/**
 * Adds copies of a card to a deck, or removes copies. The result is correct even if the deck changes at the same time.
 */
async function changeCard(what: string, { name }: OpenDeck, use: CommandUse, context: CommandContext): Promise<Reply> {
  const count = Number(use.typed.get('count') ?? 1);
  if (!Number.isInteger(count) || count < 1 || count > DECK_LIMITS.copies)
    return say(`Choose a count from 1 to ${DECK_LIMITS.copies}. Nothing was changed.`);
  const zone = use.typed.get('zone');
  const wanted = {
    card: `${use.typed.get('card') ?? ''}`,
    zone: typeof zone === 'string' ? zone : null,
    by: what === 'remove' ? -count : count,
  };
  return changeDeck(use, name, context, (before) => {
    if (before === null)
      return { says: `The deck ${bold(name)} has been deleted in the meantime. Nothing was changed.` };
    const now = openDeck(before, context.games);
    if (now === null) return { says: unreadableWords(before) };
    const change = now.decks.change(now.deck, wanted);
    if ('wrong' in change) return { says: `${plain(change.wrong)} Nothing was changed.` };
    return {
      says: [plain(change.says), ...missing(now.decks.check(change.deck))].join('\n'),
      keep: { name: now.name, game: now.game, deck: change.deck },
    };
  });
}

/**
 * Returns a line with the first reason why a deck can't be played, and the number of other reasons. The answer to each
 * change shows this line, because nobody runs `/deck check` after each card.
 */
function missing(notes: readonly DeckNote[]): string[] {
  const [first, ...others] = notes.filter(({ isBroken }) => isBroken);
  if (first === undefined) return [];
  const more = others.length === 0 ? '' : ` \`/deck check\` lists ${others.length} more.`;
  return [`${noteLine(first)}${more}`];
}

/** Returns one part of a long list, ready to copy. Parts are numbered from 1. */
function part(name: string, lines: readonly string[], wanted: unknown): Reply {
  const { text, more } = pieceOf(lines, wanted);
  // No card's name contains a backtick, so replacing backticks keeps the code fence intact and changes no card. If the
  // message is pasted as a list, this first line is read as the deck’s title.
  return say(`Deck: ${bold(name)}${more}\n\`\`\`\n${text.replaceAll('`', '’')}\n\`\`\``);
}

/** Splits these lines into parts that fit into a message, and returns the part with the given number. */
function pieceOf(lines: readonly string[], wanted: unknown): { text: string; more: string } {
  const parts: string[] = [''];
  for (const line of lines) {
    const last = must(parts.at(-1), 'the last part');
    if (last.length + line.length + 1 > PART) parts.push(line);
    else parts[parts.length - 1] = last === '' ? line : `${last}\n${line}`;
  }
  const at = Math.min(parts.length, Math.max(1, Math.floor(Number(wanted ?? 1)) || 1));
  const more = parts.length === 1 ? '' : `, part ${at} of ${parts.length}`;
  return { text: must(parts[at - 1], 'the wanted part'), more };
}

function subcommands(games: readonly GameChat[]): APIApplicationCommandSubcommandOption[] {
  const own = { type: Text, name: 'name', description: 'Its name', required: true } as const;
  const name: APIApplicationCommandBasicOption = { ...own, autocomplete: true, max_length: LIMITS.choiceValue };
  const fresh: APIApplicationCommandBasicOption = { ...own, max_length: LIMITS.choiceValue };
  const piece: APIApplicationCommandBasicOption = {
    type: Integer,
    name: 'part',
    description: 'Which part of the list, from 1',
    min_value: 1,
  };
  const card: APIApplicationCommandBasicOption[] = [
    name,
    {
      type: Text,
      name: 'card',
      description: 'A card',
      required: true,
      autocomplete: true,
      max_length: LIMITS.choiceValue,
    },
    {
      type: Integer,
      name: 'count',
      description: 'How many copies (1 if left out)',
      min_value: 1,
      max_value: DECK_LIMITS.copies,
    },
    { type: Text, name: 'zone', description: 'Which part of the deck, if not the usual one', choices: zones(games) },
  ];
  const game: APIApplicationCommandBasicOption = {
    type: Text,
    name: 'game',
    description: 'Which game, if not the one at this table',
    choices: games.slice(0, LIMITS.choices).map(({ game: value, title }) => ({ name: title, value })),
  };
  const sub = (
    what: string,
    description: string,
    ...options: APIApplicationCommandBasicOption[]
  ): APIApplicationCommandSubcommandOption => ({ type: Subcommand, name: what, description, options });
  return [
    sub('list', 'All your decks', piece),
    sub('show', 'Show a deck as a picture or as a list of cards', name, piece),
    sub('check', 'Check a deck against the rules', name),
    sub('play', 'Play this deck at your table', name, TABLE_OPTION),
    sub(
      'import',
      'Save a deck from a file or a pasted list',
      fresh,
      { type: Attachment, name: 'file', description: 'A deck list; without one you can paste it' },
      ...(games.length > 1 ? [game] : []),
    ),
    sub('export', 'Get a deck in a form that other programs can read', name, piece),
    sub('copy', 'Copy a deck under another name', name, {
      ...{ type: Text, name: 'as', description: 'Name of the copy', required: true },
      max_length: LIMITS.choiceValue,
    }),
    sub('add', 'Put a card into a deck', ...card),
    sub('remove', 'Take a card out of a deck', ...card),
    sub('drop', 'Delete a deck', name),
  ];
}

function zones(games: readonly GameChat[]): { name: string; value: string }[] {
  const all = games.flatMap(({ decks }) => decks?.zones ?? []);
  const byValue = new Map(all.map(({ value, label }) => [value, label]));
  return [...byValue].slice(0, LIMITS.choices).map(([value, name]) => ({ name, value }));
}
