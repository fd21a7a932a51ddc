import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { catalogueOf, type Listed, type Mentioned } from '../src/discord/catalogue.ts';
import type { RowsDraft } from '../src/discord/compose/body.ts';
import { type Button, button, buttonRows } from '../src/discord/compose/rows.ts';
import { answerDraft } from '../src/discord/compose/rule-results.ts';
import { type Owned, ruleDraft } from '../src/discord/compose/rules.ts';
import { writeId } from '../src/discord/ids.ts';
import { cut, LIMITS } from '../src/discord/limits.ts';
import { plain } from '../src/discord/markdown.ts';
import { type Choice, type Reply, say } from '../src/discord/reply.ts';
import type { GameId } from '../src/kernel/types.ts';
import type { RuleEntry } from '../src/rulebook/entry.ts';
import { bookTitles, gameOfRule, ruleOf } from '../src/rulebook/index.ts';
import { indexOf } from '../src/rulebook/search/index.ts';
import { contentWords, stemOf, wordsOf } from '../src/rulebook/search/words.ts';
import type { Asker, CommandContext, SlashCommand } from './context.ts';
import { EVERYWHERE } from './places.ts';
import { gamesMeant } from './which-game.ts';

/** Number of other answers shown as buttons below the best one. */
const NEXT = 3;
/** Number of components among the suggestions for each game. */
const CARDS = 4;
/** The book of house rules, which apply at every table. */
const HOUSE: GameId = 'tables';

/** `/rules`: answers a question from the rulebooks, either only for the person who asked or for everyone. */
export const rules: SlashCommand = {
  definition: {
    ...EVERYWHERE,
    name: 'rules',
    description: 'Search the rules: type a question or a word',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'query',
        description: 'What you want to know, in your own words',
        required: true,
        autocomplete: true,
        max_length: 200,
      },
      {
        type: ApplicationCommandOptionType.String,
        name: 'game',
        description: 'Which game, if not the one at this table',
        choices: Object.entries(bookTitles).map(([value, name]) => ({ name, value })),
      },
      {
        type: ApplicationCommandOptionType.Boolean,
        name: 'share',
        description: 'Show the answer to everyone here',
      },
    ],
  },

  async run(use, context): Promise<Reply> {
    const query = `${use.typed.get('query') ?? ''}`.trim();
    const share = use.typed.get('share') === true;
    const named = ruleOf(query.toUpperCase());
    if (named !== null) return { do: 'say', draft: ruleDraft(named.id), share };
    const chosen = catalogueOf(context.games).byKey(query);
    if (chosen !== null) return exhibit(chosen, share);
    return lookUp(query, await booksMeant(use.typed.get('game'), use, context), context, share);
  },

  async complete({ focused, typed, ...asker }, context): Promise<Choice[]> {
    if (focused.name !== 'query') return [];
    const games = await booksMeant(typed.get('game'), asker, context);
    return inTurns(games.map((game) => proposed(game, focused.text, games.length > 1, context))).slice(
      0,
      LIMITS.choices,
    );
  },
};

/**
 * Answers a question from the rulebook of the game that the person means, or shows the component that the question
 * names. If several games have different answers, asks which one is meant.
 */
export function lookUp(query: string, games: readonly GameId[], context: CommandContext, share: boolean): Reply {
  const found = games.flatMap((game) => answerOf(game, query, context) ?? []);
  const [first] = found;
  if (first === undefined)
    return say(`I found nothing about “${plain(cut(query, 60))}”. Try other words, or name the game with \`game:\`.`);
  if (new Set(found.map(({ key }) => key)).size === 1) return first.reply(share);
  return {
    do: 'say',
    draft: whichGame(
      query,
      found.map(({ game }) => game),
      share,
    ),
  };
}

/** One game's answer. Answers with the same content have the same key. */
interface Answer {
  game: GameId;
  key: string;
  reply(share: boolean): Reply;
}

function answerOf(game: GameId, query: string, context: CommandContext): Answer | null {
  const hits = indexOf(game).answers(query, NEXT + 1);
  const catalogue = catalogueOf(context.games);
  const thing = catalogue.mentioned(query, [game]) ?? (hits.length === 0 ? slipped(query, game, context) : null);
  const [best] = hits;
  if (thing !== null && (best === undefined || (thing.alone && !speaksOf(best.entry, thing.component.name))))
    return { game, key: thing.key, reply: (share) => exhibit(thing, share) };
  if (best === undefined) return null;
  const further = thing === null ? [] : [cardButton(thing)];
  const own = ownAnswer(game, query, context);
  const draft = answerDraft({ game, question: query, hits, own, further });
  return draft === null ? null : { game, key: best.entry.id, reply: (share) => ({ do: 'say', draft, share }) };
}

/** The component that a question means if the question is nothing but the component's name, perhaps mistyped. */
function slipped(query: string, game: GameId, { games }: CommandContext): Mentioned | null {
  const named = catalogueOf(games).named(query, [game]);
  return named === null ? null : { ...named, alone: true };
}

/**
 * True if a rulebook entry is about the component with this name. A rule about data is shown rather than a card called
 * Data. A name of several words means the card, unless the rule's title contains all these words.
 */
function speaksOf({ title, terms = '' }: RuleEntry, name: string): boolean {
  const wanted = wordsOf(name).map(stemOf);
  const words = new Set(wordsOf(wanted.length > 1 ? title : `${title} ${terms}`).map(stemOf));
  return wanted.every((word) => words.has(word));
}

function exhibit({ game, component }: Listed, share: boolean): Reply {
  return { do: 'exhibit', exhibit: { game, component: component.id }, share };
}

function cardButton({ game, component: { id, name } }: Listed): Button {
  return button({ act: 'card', game, text: id }, cut(`See ${name}`, LIMITS.buttonLabel));
}

/** Asks which game a question is about. */
function whichGame(query: string, games: readonly GameId[], share: boolean): RowsDraft {
  const buttons = games.map((game) =>
    button({ act: share ? 'tell' : 'ask', game, text: shortened(query, game) }, bookTitles[game] ?? game),
  );
  return { content: `Which game is “${plain(cut(query, 200))}” about?`, rows: buttonRows(buttons) };
}

/** Shortens a question to fit into a button's id: drops filler words first, then words at the end. */
function shortened(query: string, game: GameId): string {
  const fits = (text: string) => writeId({ act: 'tell', game, text }).length <= LIMITS.customId;
  if (fits(query)) return query;
  const words = [...contentWords(wordsOf(query))];
  while (words.length > 1 && !fits(words.join(' '))) words.pop();
  return words.join(' ');
}

/** Finds the matching section of the rulebook that the bot's owner imported for this game, or null. */
function ownAnswer(game: GameId, query: string, { own }: CommandContext): Owned | null {
  const [hit] = own.search(game, query, 1);
  return hit === undefined ? null : { game, section: hit.entry };
}

/**
 * The rulebooks of the games that the person may mean. House rules are part of every book. House rules are searched
 * alone only if the person asks for them by name.
 */
function booksMeant(named: unknown, asker: Asker, context: CommandContext): Promise<readonly GameId[]> {
  if (named === HOUSE) return Promise.resolve([HOUSE]);
  return gamesMeant(
    Object.keys(bookTitles).filter((game) => game !== HOUSE),
    named,
    asker,
    context,
  );
}

/**
 * Returns suggestions while a person types a question about a game: rulebook entries first, then components by name.
 * `among` is set if other games are suggested too.
 */
function proposed(game: GameId, text: string, among: boolean, { games }: CommandContext): Choice[] {
  const mark = among ? ` · ${bookTitles[game]}` : '';
  const entries = indexOf(game)
    .search(text, LIMITS.choices)
    .map(({ entry }) => ({
      name: cut(`${entry.title}${gameOfRule(entry.id) === game ? mark : ''}`, LIMITS.choiceName),
      value: entry.id,
    }));
  if (wordsOf(text).length === 0) return entries;
  const things = catalogueOf(games)
    .find(text, [game], CARDS)
    .map(({ key, component: { name, kind } }) => ({
      name: cut(`${name} · ${kind.join(', ')}${mark}`, LIMITS.choiceName),
      value: key,
    }));
  return [...entries.slice(0, 1), ...things, ...entries.slice(1)];
}

/** Interleaves the lists without duplicates: the first item of each, then the second of each, and so on. */
function inTurns(lists: readonly (readonly Choice[])[]): Choice[] {
  const all = new Map<string, Choice>();
  for (let at = 0; lists.some((list) => at < list.length); at++)
    for (const list of lists) {
      const choice = list[at];
      if (choice !== undefined && !all.has(choice.value)) all.set(choice.value, choice);
    }
  return [...all.values()];
}
