import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
} from 'discord-api-types/v10';
import { catalogueOf } from '../src/discord/catalogue.ts';
import type { GameChat } from '../src/discord/games/chat.ts';
import type { DeckNote, GameDecks } from '../src/discord/games/decks.ts';
import { cut, LIMITS } from '../src/discord/limits.ts';
import { bold, plain } from '../src/discord/markdown.ts';
import type { CommandUse } from '../src/discord/payload.ts';
import { type Choice, type Reply, say } from '../src/discord/reply.ts';
import type { KeptDeck } from '../src/store/decks.ts';
import { type CommandContext, chatOf, type SlashCommand } from './context.ts';
import { deckName, deckSent, gamesOfDecks, pasteForm, tooMany } from './deck-import.ts';
import { completeTable, isTable, TABLE_OPTION, tableToBring } from './tables.ts';

const { Subcommand, String: Text, Integer, Attachment } = ApplicationCommandOptionType;

/** What can be done with a starter deck, too. */
const LOOKS: ReadonlySet<string> = new Set(['show', 'check', 'export', 'copy', 'play']);

/** Played in the place of a deck of one’s own, unless that is called so. */
const STARTER = 'starter';

/** Letters of a message that a part of a long list takes, the fence around it aside. */
const PART = 1_800;

/** `/deck`: the decks that a person keeps. There is none where no game takes decks. */
export function deckCommands(games: readonly GameChat[]): SlashCommand[] {
  const taking = games.filter(({ decks }) => decks !== undefined);
  return taking.length === 0 ? [] : [deckCommand(taking)];
}

function deckCommand(games: readonly GameChat[]): SlashCommand {
  const catalogue = catalogueOf(games);
  return {
    definition: {
      name: 'deck',
      description: 'Your decks: import, show, check, change and export them',
      options: subcommands(games),
    },

    async run(use, context) {
      const [, what = ''] = use.path;
      const all = await context.backend.decksOf(use.person.id);
      if (what === 'list') return listDecks(all, context);
      if (what === 'import') return importDeck(use, context);
      const typed = `${use.typed.get('name') ?? ''}`.trim().toLowerCase();
      const named = ({ name }: KeptDeck): boolean => name.toLowerCase() === typed;
      const own = all.find(named);
      if (own === undefined && what === 'play' && typed === STARTER) return playStarter(use, context);
      const starter = startersOf(games).find(named);
      if (own === undefined && starter !== undefined && !LOOKS.has(what))
        return say(`${bold(starter.name)} is a starter deck and stays as it is: \`/deck copy\` makes one of your own.`);
      const kept = own ?? starter;
      if (kept === undefined) {
        const has =
          all.length === 0
            ? 'You have none yet: `/deck import` takes a list, `/deck copy` a starter deck.'
            : `You have ${names(all)}.`;
        return say(`You have no deck “${plain(cut(typed, 60))}”. ${has}`);
      }
      if (what === 'play') return playDeck(kept, use, context);
      const { decks } = chatOf(context, kept.game);
      return decks === undefined
        ? say('No decks are brought to that game.')
        : withDeck(what, kept, decks, all, use, context);
    },

    async complete(completion, context) {
      const { focused, person, typed } = completion;
      const { backend } = context;
      if (focused.name === 'table') return completeTable(completion, context);
      if (focused.name !== 'card' && focused.name !== 'name') return [];
      const own = await backend.decksOf(person.id);
      if (focused.name === 'name') return named(own, focused.text, completion.path[1] ?? '', games);
      const kept = own.find(({ name }) => name === typed.get('name'));
      const meant = kept === undefined ? games : games.filter(({ game }) => game === kept.game);
      const found = catalogue.find(
        focused.text,
        meant.map(({ game }) => game),
        Number.POSITIVE_INFINITY,
      );
      const isOut = completion.path[1] === 'remove' && kept !== undefined;
      return found
        .filter(({ game, component }) => {
          const { decks } = chatOf(context, game);
          return isOut ? decks?.holds(kept.deck, component) : decks?.isFor(component, kept?.deck ?? null);
        })
        .slice(0, LIMITS.choices)
        .map(({ component: { name, kind } }) => ({
          name: cut(`${name} · ${kind.join(', ')}`, LIMITS.choiceName),
          value: cut(name, LIMITS.choiceValue),
        }));
    },
  };
}

/** Decks whose names hold a text: one’s own, and starter decks where these can be meant. */
function named(own: readonly KeptDeck[], text: string, what: string, games: readonly GameChat[]): Choice[] {
  const choices = own.map(({ name }) => ({ name, value: name }));
  if (what === 'play') choices.push({ name: 'the starter deck of my seat again', value: STARTER });
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

const names = (decks: readonly KeptDeck[]): string => decks.map(({ name }) => bold(name)).join(', ');

function listDecks(all: readonly KeptDeck[], context: CommandContext): Reply {
  if (all.length === 0)
    return say(
      'You have no decks yet. `/deck import` takes a list, as a file or pasted; `/deck copy` makes one of a starter deck.',
    );
  const lines = all.map(({ name, game, deck }) => {
    const broken =
      chatOf(context, game)
        .decks?.check(deck)
        .filter(({ isBroken }) => isBroken) ?? [];
    return `• ${bold(name)}, ${chatOf(context, game).title}${broken.length === 0 ? '' : ': can’t be played yet'}`;
  });
  return say(cut(lines.join('\n'), LIMITS.content));
}

async function importDeck(use: CommandUse, context: CommandContext): Promise<Reply> {
  const found = deckName(use.typed.get('name'));
  if ('wrong' in found) return say(found.wrong);
  const wanted = { games: await gamesOfDecks(use.typed.get('game'), use, context), name: found.name };
  const file = use.files.get('file');
  return file === undefined ? { do: 'form', form: pasteForm(wanted) } : deckSent(wanted, file, use, context);
}

/** Takes a deck back that was brought: a starter deck is played in its stead. */
async function playStarter(use: CommandUse, context: CommandContext): Promise<Reply> {
  const found = await tableToBring(use.typed, use, context, (game) => chatOf(context, game).decks !== undefined);
  if (!isTable(found)) return found;
  return { do: 'send', table: found.id, input: { t: 'bring', deck: null, player: use.person.id } };
}

/** Brings a deck to the seat of who has it: nobody else learns what is in it. */
async function playDeck({ game, deck }: KeptDeck, use: CommandUse, context: CommandContext): Promise<Reply> {
  const found = await tableToBring(use.typed, use, context, (one) => one === game);
  if (!isTable(found)) return found;
  if (found.game !== game)
    return say(`That table plays ${bold(chatOf(context, found.game).title)}: this deck is for another game.`);
  return { do: 'send', table: found.id, input: { t: 'bring', deck, player: use.person.id } };
}

/** What is done with a deck that is there. */
async function withDeck(
  what: string,
  kept: KeptDeck,
  decks: GameDecks,
  all: readonly KeptDeck[],
  use: CommandUse,
  { backend }: CommandContext,
): Promise<Reply> {
  const { name, deck } = kept;
  switch (what) {
    case 'show': {
      const wanted = use.typed.get('part');
      if (wanted !== undefined) return part(name, decks.list(deck), wanted);
      return { do: 'exhibit', exhibit: { game: kept.game, deck, name }, share: false };
    }
    case 'export':
      return part(name, decks.write(deck).split(/\r?\n/), use.typed.get('part'));
    case 'check': {
      const notes = decks.check(deck).map(({ says, rule }) => `• ${plain(says)} (rule ${rule})`);
      const head = notes.length === 0 ? `${bold(name)} breaks no rule.` : bold(name);
      return say(cut([head, ...notes].join('\n'), LIMITS.content));
    }
    case 'copy': {
      const as = deckName(use.typed.get('as'));
      if ('wrong' in as) return say(as.wrong);
      const before = all.find((one) => one.name.toLowerCase() === as.name.toLowerCase());
      if (before !== undefined)
        return say(
          `You have ${bold(before.name)} already: give the copy another name, or drop that one. Nothing was changed.`,
        );
      const isKept = await backend.keepDeck(use.person.id, { ...kept, name: as.name });
      return isKept ? say(`${bold(as.name)} is a copy of ${bold(name)}.`) : tooMany();
    }
    case 'drop':
      await backend.dropDeck(use.person.id, name);
      return say(`${bold(name)} is gone.`);
    default: {
      const by = Number(use.typed.get('count') ?? 1) * (what === 'remove' ? -1 : 1);
      const zone = use.typed.get('zone');
      const card = `${use.typed.get('card') ?? ''}`;
      const change = decks.change(deck, { card, zone: typeof zone === 'string' ? zone : null, by });
      if ('wrong' in change) return say(`${plain(change.wrong)} Nothing was changed.`);
      await backend.keepDeck(use.person.id, { ...kept, deck: change.deck });
      return say([plain(change.says), ...missing(decks.check(change.deck))].join('\n'));
    }
  }
}

/** The first thing that keeps a deck from being played, and how many others there are: nobody asks for it after each card. */
function missing(notes: readonly DeckNote[]): string[] {
  const [first, ...others] = notes.filter(({ isBroken }) => isBroken);
  if (first === undefined) return [];
  const more = others.length === 0 ? '' : ` And ${others.length} more: \`/deck check\`.`;
  return [`• ${plain(first.says)} (rule ${first.rule})${more}`];
}

/** A part of a long list, as it can be copied; parts count from 1. */
function part(name: string, lines: readonly string[], wanted: unknown): Reply {
  const parts: string[] = [''];
  for (const line of lines) {
    const last = parts.at(-1) ?? '';
    if (last.length + line.length + 1 > PART) parts.push(line);
    else parts[parts.length - 1] = last === '' ? line : `${last}\n${line}`;
  }
  const at = Math.min(parts.length, Math.max(1, Number(wanted ?? 1)));
  const more = parts.length === 1 ? '' : `, part ${at} of ${parts.length}`;
  // A fence of its own can’t stand in it: no card has one.
  return say(`${bold(name)}${more}\n\`\`\`\n${(parts[at - 1] ?? '').replaceAll('`', '’')}\n\`\`\``);
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
    { type: Integer, name: 'count', description: 'How many, 1 unless you say', min_value: 1, max_value: 99 },
    { type: Text, name: 'zone', description: 'Where, if not where such cards belong', choices: zones(games) },
  ];
  const game: APIApplicationCommandBasicOption = {
    type: Text,
    name: 'game',
    description: 'Of which game, if not that of the table here',
    choices: games.slice(0, LIMITS.choices).map(({ game: value, title }) => ({ name: title, value })),
  };
  const sub = (
    what: string,
    description: string,
    ...options: APIApplicationCommandBasicOption[]
  ): APIApplicationCommandSubcommandOption => ({ type: Subcommand, name: what, description, options });
  return [
    sub('list', 'All your decks'),
    sub('show', 'A deck as a picture, or its cards as a list', name, piece),
    sub('check', 'What the rules say of a deck', name),
    sub('play', 'Play a deck at the table where you sit', name, TABLE_OPTION),
    sub(
      'import',
      'Keep a list as a deck: from a file, or pasted',
      fresh,
      { type: Attachment, name: 'file', description: 'A deck list; without one you can paste it' },
      ...(games.length > 1 ? [game] : []),
    ),
    sub('export', 'A deck as other programs read it', name, piece),
    sub('copy', 'Keep a deck once more under another name', name, {
      ...{ type: Text, name: 'as', description: 'The name of the copy', required: true },
      max_length: LIMITS.choiceValue,
    }),
    sub('add', 'Put a card into a deck', ...card),
    sub('remove', 'Take a card out of a deck', ...card),
    sub('drop', 'Throw a deck away', name),
  ];
}

function zones(games: readonly GameChat[]): { name: string; value: string }[] {
  const all = games.flatMap(({ decks }) => decks?.zones ?? []);
  const byValue = new Map(all.map(({ value, label }) => [value, label]));
  return [...byValue].slice(0, LIMITS.choices).map(([value, name]) => ({ name, value }));
}
