import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
} from 'discord-api-types/v10';
import type { GameChat, VerbWords } from '../src/chat/game-chat.ts';
import type { Openable } from '../src/discord/compose/levels.ts';
import { openableOf } from '../src/discord/compose/option-groups.ts';
import type { MenuLevel } from '../src/discord/compose/options.ts';
import { labelled } from '../src/discord/compose/words.ts';
import { namesOf } from '../src/discord/ids.ts';
import { cut, LIMITS } from '../src/discord/limits.ts';
import { humane } from '../src/discord/markdown.ts';
import type { CommandUse, Completion, Typed } from '../src/discord/payload.ts';
import type { Definition } from '../src/discord/registration.ts';
import type { Choice, Reply } from '../src/discord/reply.ts';
import { optionsOf } from '../src/kernel/decision.ts';
import { must } from '../src/kernel/must.ts';
import { type Option, Refused } from '../src/kernel/types.ts';
import { type CommandContext, chatOf, type SlashCommand } from './context.ts';
import { WITH_BOT } from './places.ts';
import { completeFor, tableClickId } from './play.ts';
import { answerWith, type OpenQuestion, showQuestion, waitingFor } from './require-pending.ts';
import { isTable, TABLE_OPTION, tableOfTurn } from './tables.ts';
import { whyAt } from './why.ts';

/** The command option of a verb whose keys have no named parts. */
const WHAT = { name: 'what', hint: 'Which one' } as const;

/**
 * The option `table` with a shorter description, because it is repeated under every verb and Discord limits the total
 * length.
 */
const TABLE: APIApplicationCommandBasicOption = { ...TABLE_OPTION, description: 'If not this thread’s' };

/** A game's verbs as subcommands of the game's slash command, grouped by phase if there are more than 25. */
export function verbCommand(chat: GameChat): SlashCommand {
  return {
    definition: definitionOf(chat),

    async run(use, context) {
      const found = await tableOfTurn(use, context, ({ id }) =>
        tableClickId(id, inWords(wordsAt(chat, use.path), use.typed)),
      );
      if (!isTable(found)) return found;
      const waits = await waitingFor(found, use, context);
      if (!('decision' in waits)) return waits;
      return playVerb(waits, wordsAt(chat, use.path), use.typed, use, context);
    },

    async complete(completion, context) {
      const words = wordsAt(chat, completion.path);
      return completeFor(completion, context, ({ decision }) => completePart(words, optionsOf(decision), completion));
    },
  };
}

/** Returns the text that means the same in `/play` as this subcommand with its options. */
function inWords(words: VerbWords, typed: Typed): string {
  return [words.verb, ...partsOf(words).flatMap(({ name }) => typed.get(name) ?? [])].join(' ');
}

function definitionOf({ command: name, title, verbs }: GameChat): Definition {
  const description = cut(`Everything you can do in ${title}`, LIMITS.commandHint);
  if (!isByPhase(verbs)) return { ...WITH_BOT, name, description, options: verbs.map(subcommand) };
  return {
    ...WITH_BOT,
    name,
    description,
    options: phasesOf(verbs).map((phase) => ({
      type: ApplicationCommandOptionType.SubcommandGroup,
      name: phase,
      description: humane(phase),
      options: verbs.filter((words) => words.phase === phase).map(subcommand),
    })),
  };
}

/** True if one command can't list all verbs, so that they are grouped by phase. */
function isByPhase(verbs: readonly VerbWords[]): boolean {
  return verbs.length > LIMITS.commandOptions;
}

function phasesOf(verbs: readonly VerbWords[]): string[] {
  return [...new Set(verbs.map(({ phase }) => phase))];
}

/** Returns the paths of the game's slash commands with their verbs: `away act` with `move` and `attack`. */
export function verbPaths({ command, verbs }: GameChat): [path: string, verbs: string[]][] {
  if (!isByPhase(verbs)) return [[command, verbs.map(typedFor)]];
  return phasesOf(verbs).map((phase) => [
    `${command} ${phase}`,
    verbs.filter((words) => words.phase === phase).map(typedFor),
  ]);
}

/** The word that players type for a verb. */
function typedFor({ verb, typed }: VerbWords): string {
  return typed ?? verb;
}

function subcommand(words: VerbWords): APIApplicationCommandSubcommandOption {
  const options = partsOf(words).map(
    ({ name, hint }): APIApplicationCommandBasicOption => ({
      type: ApplicationCommandOptionType.String,
      name,
      description: cut(hint, LIMITS.commandHint),
      autocomplete: true,
      max_length: 1_000,
    }),
  );
  return {
    type: ApplicationCommandOptionType.Subcommand,
    name: typedFor(words),
    description: cut(words.hint, LIMITS.commandHint),
    options: [...options, TABLE],
  };
}

function partsOf({ parts }: VerbWords): readonly { name: string; hint: string }[] {
  return parts ?? [WHAT];
}

function wordsAt({ title, verbs }: GameChat, path: readonly string[]): VerbWords {
  const words = verbs.find((candidate) => typedFor(candidate) === path.at(-1));
  if (words === undefined) throw new Refused(`${title} no longer has this action. /play shows what you can do.`);
  return words;
}

/**
 * Answers with the verb's matching option if there is only one, or else shows all that match. If none matches, the
 * table explains why.
 */
function playVerb(
  waits: OpenQuestion,
  words: VerbWords,
  typed: Typed,
  use: CommandUse,
  context: CommandContext,
): Promise<Reply> | Reply {
  const ofVerb = optionsOf(waits.decision).filter(({ verb }) => verb === words.verb);
  const fit = fitting(words, ofVerb, typed);
  const [only, ...others] = fit;
  if (only === undefined) return whyAt(waits.summary, inWords(words, typed), use, context);
  if (others.length > 0) {
    const opening = openableOf(chatOf(context, waits.summary.game), fit) ?? words;
    return showQuestion(waits, context, [`${fit.length} options match. Choose one.`], level(opening));
  }
  return answerWith(waits, [only.key], use, context);
}

function level({ verb, group }: Openable): MenuLevel {
  return group === undefined ? { verb, page: 0 } : { verb, group, page: 0 };
}

/** Splits the key after its verb into `count` parts. The last part takes the rest of the key. */
function segments({ key }: Option, count: number): string[] {
  const [, ...rest] = key.split(':');
  return [...rest.slice(0, count - 1), rest.slice(count - 1).join(':')];
}

/** Returns the options that match all typed parts, ignoring the part that is still being typed. */
function fitting(words: VerbWords, options: readonly Option[], typed: Typed, except?: string): Option[] {
  const parts = partsOf(words);
  return options.filter((option) =>
    parts.every(({ name }, at) => {
      const text = typed.get(name);
      if (name === except || text === undefined) return true;
      return words.parts === undefined
        ? isMeant(option, `${text}`)
        : isPart(segments(option, parts.length)[at] ?? '', `${text}`);
    }),
  );
}

/** True if the typed or completed text matches a part of a key, either as stored or as completion shows it. */
function isPart(segment: string, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return [segment, humane(segment)].some((name) => name.toLowerCase() === wanted);
}

/** True if the typed or completed text means this option. */
function isMeant(option: Option, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return (
    namesOf([option.key]).get(option.key)?.toLowerCase() === wanted ||
    `${option.label} ${option.key}`.toLowerCase().includes(wanted)
  );
}

function completePart(words: VerbWords, all: readonly Option[], { typed, focused }: Completion): Choice[] {
  const options = fitting(
    words,
    all.filter(({ verb }) => verb === words.verb),
    typed,
    focused.name,
  );
  const wanted = focused.text.trim().toLowerCase();
  const at = partsOf(words).findIndex(({ name }) => name === focused.name);
  const choices = options.map((option): Choice => {
    if (words.parts === undefined)
      return {
        name: cut(labelled(option), LIMITS.choiceName),
        value: must(namesOf([option.key]).get(option.key), 'the short name of an option'),
      };
    const value = segments(option, partsOf(words).length)[at] ?? '';
    return { name: cut(humane(value), LIMITS.choiceName), value };
  });
  const distinct = [...new Map(choices.map((choice) => [choice.value, choice])).values()];
  return distinct
    .filter(
      ({ name, value }) =>
        value !== '' && value.length <= LIMITS.choiceValue && `${name} ${value}`.toLowerCase().includes(wanted),
    )
    .slice(0, LIMITS.choices);
}
