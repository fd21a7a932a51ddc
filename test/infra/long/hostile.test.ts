import {
  ApplicationCommandAutocompleteCallbackRequestSchema,
  CreateMessageInteractionCallbackRequestSchema,
  ModalInteractionCallbackRequestSchema,
  UpdateMessageInteractionCallbackRequestSchema,
} from 'discord-api-spec/zod';
import {
  type APIApplicationCommandOption,
  type APIInteractionResponse,
  ApplicationCommandOptionType,
  InteractionResponseType,
} from 'discord-api-types/v10';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepare, slashCommands } from '../../../commands/index.ts';
import { chats } from '../../../src/discord/chats.ts';
import { writeId } from '../../../src/discord/ids.ts';
import { choiceIssues, modalIssues } from '../../../src/local/validate/callback-rules.ts';
import { messageIssues } from '../../../src/local/validate/message-rules.ts';
import { specIssues } from '../../../src/local/validate/spec.ts';
import { bench, type CommandBench, table } from '../../rules/commands/support/bench.ts';
import { click, slash, slashWithFile, submit, typing } from '../../rules/commands/support/payloads.ts';
import { decision, options, skirmish } from '../../rules/discord/support/samples.ts';
import { FAMILIES, numbers } from '../support/hostile.ts';

/** The number of hostile texts, and the seed of their generator. */
const TEXTS = 20_000;
const SEED = 2_371;
/** The most characters that Discord accepts in an option, and in a field of a form. */
const OPTION = 6_000;
const FIELD = 4_000;
/** The most time that one call may take, as a multiple of the reference work: about 20 milliseconds where that takes 7. */
const MOST = 3;
/** The number of worst calls that are measured again. */
const WORST = 12;
/** For the spelled-out verbs, each kind of text is tried with one verb in this many. */
const FEW = 24;
/** The highest allowed factor of work for a text of twice the length. */
const GROWS = 2.5;

/** A place that accepts text from outside, and the longest text there. */
interface Target {
  name: string;
  most: number;
  payload(text: string): object;
}

const games = [skirmish, ...chats];
/** The tables, by their question: one option of many, several of many, points to spread. */
const TABLES = ['abc123', 'abc124', 'abc125'] as const;

/** A bench with a table of many options, so that each text is read as completely as possible. */
function hostileBench(): CommandBench {
  const b = bench(undefined, games);
  const many = [...options('move', 120), ...options('attack', 60), ...options('end', 1)];
  const several = decision('subset', options('move', 60), { min: 0, max: 60 });
  const spread = decision('allocate', options('attack', 8, { max: 9 }), { min: 0, max: 9 });
  b.tables = TABLES.map((id, at) =>
    table({
      id,
      place: {
        guild: table().place.guild,
        channel: table().place.channel,
        thread: at === 0 ? (table().place.thread ?? null) : null,
      },
    }),
  );
  b.prompts = new Map([
    ['abc123 0', decision('pick', many)],
    ['abc124 0', several],
    ['abc125 0', spread],
  ]);
  return b;
}

/** Each text option of each command, as sent and as completed. */
function optionTargets(): Target[] {
  const found: Target[] = [];
  const look = (path: string, list: readonly APIApplicationCommandOption[] = []): void => {
    for (const option of list) {
      if (
        option.type === ApplicationCommandOptionType.Subcommand ||
        option.type === ApplicationCommandOptionType.SubcommandGroup
      )
        look(`${path} ${option.name}`, option.options);
      if (option.type !== ApplicationCommandOptionType.String) continue;
      const at = option.name === 'table' || !list.some(({ name }) => name === 'table') ? [undefined] : TABLES;
      for (const id of at) {
        const values = (text: string) => ({ ...(id === undefined ? {} : { table: id }), [option.name]: text });
        const name = `${path} ${option.name}${id === undefined || id === TABLES[0] ? '' : ` at ${id}`}`;
        found.push({ name, most: OPTION, payload: (text) => slash(path, values(text)) });
        if ('autocomplete' in option && option.autocomplete === true)
          found.push({
            name: `completing ${name}`,
            most: OPTION,
            payload: (text) => typing(path, values(text), option.name),
          });
      }
    }
  };
  for (const { definition } of slashCommands(games)) look(`/${definition.name}`, definition.options);
  return found;
}

const outside: Target[] = [
  ...TABLES.map(
    (id): Target => ({
      name: `the form of ${id}`,
      most: FIELD,
      payload: (text) => submit(`given.${id}.d7`, { f0: text, f1: text }),
    }),
  ),
  { name: 'a custom id', most: 120, payload: (text) => click(text) },
  { name: 'the value of a menu', most: 120, payload: (text) => click('set.abc123.d7.0', [text, `${text}x`]) },
  {
    name: 'words in a button',
    most: 60,
    payload: (text) => click(writeId({ act: 'words', table: 'abc123', text }).slice(0, 100)),
  },
  {
    name: 'a question in a button',
    most: 60,
    payload: (text) => click(writeId({ act: 'ask', game: 'first-edition', text }).slice(0, 100)),
  },
  {
    name: 'a file’s name',
    most: 300,
    payload: (text) =>
      slashWithFile(
        '/deck add',
        { game: 'first-edition' },
        { filename: text, url: 'https://cdn.discordapp.com/x', size: 9 },
      ),
  },
  {
    name: 'a person’s name',
    most: 100,
    payload: (text) => ({
      ...slash('/game join', { table: 'abc123' }),
      member: { user: { id: '100000000000000009', username: text.slice(0, 100) }, nick: text.slice(0, 100), roles: [] },
    }),
  },
];

/** The faults in an answer, by the rules that the local Discord applies. */
function faultsOf(response: APIInteractionResponse): unknown[] {
  switch (response.type) {
    case InteractionResponseType.ChannelMessageWithSource:
      return [
        ...specIssues(CreateMessageInteractionCallbackRequestSchema, response),
        ...messageIssues(response.data as Parameters<typeof messageIssues>[0], { uploads: [], edited: null }),
      ];
    case InteractionResponseType.UpdateMessage:
      return [
        ...specIssues(UpdateMessageInteractionCallbackRequestSchema, response),
        ...messageIssues((response.data ?? {}) as Parameters<typeof messageIssues>[0], { uploads: [], edited: null }),
      ];
    case InteractionResponseType.ApplicationCommandAutocompleteResult:
      return [
        ...specIssues(ApplicationCommandAutocompleteCallbackRequestSchema, response),
        ...choiceIssues(response.data, ApplicationCommandOptionType.String),
      ];
    case InteractionResponseType.Modal:
      return [...specIssues(ModalInteractionCallbackRequestSchema, response), ...modalIssues(response.data)];
    default:
      return [];
  }
}

/** The CPU time of a call, in milliseconds. */
async function work(act: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The least of several measurements of two pieces of work, which take turns. Disturbances only add to them. */
async function inTurns(times: number, one: () => unknown, other: () => unknown): Promise<[number, number]> {
  const least: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let at = 0; at < times; at++) {
    least[0] = Math.min(least[0], await work(one));
    least[1] = Math.min(least[1], await work(other));
  }
  return least;
}

/** A reference piece of work that is always the same: sorting many texts. */
function sorting(): void {
  const next = numbers(7);
  const texts = Array.from({ length: 20_000 }, () => `${next(1e9)}`);
  if (texts.sort()[0] === undefined) throw new Error('nothing was sorted');
}

/** The spelled-out verbs of the games have two thousand options, which are all alike. */
const verbs = games.map(({ command }) => `/${command} `);
const spelledOut = optionTargets().filter(({ name }) => verbs.some((verb) => name.includes(verb)));
const others = [
  ...optionTargets().filter((target) => !spelledOut.some(({ name }) => name === target.name)),
  ...outside,
];
let b: CommandBench;
beforeAll(() => {
  b = hostileBench();
  prepare(games);
});

/** A call that took long. */
interface Call {
  took: number;
  name: string;
  payload: object;
}

/** One in this many answers is validated against Discord’s schema, in addition to each answer with a new outline. */
const CHECKED = 5;
const outlines = new Set<string>();

/** Whether an answer has an outline that no earlier answer had. */
function isNew(response: APIInteractionResponse): boolean {
  const before = outlines.size;
  outlines.add(outlineOf(response));
  return outlines.size > before;
}

/** The structure of a value without its content. */
function outlineOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(outlineOf))].join()}]`;
  if (typeof value !== 'object' || value === null) return typeof value;
  return `{${Object.entries(value).map(([name, inner]) => `${name}:${outlineOf(inner)}`)}}`;
}

async function answer(payload: object): Promise<void> {
  b.responses.length = 0;
  b.errors.length = 0;
  b.sent.length = 0;
  b.asked.length = 0;
  await b.handle(payload);
}

describe('text', () => {
  test(`${TEXTS.toLocaleString('en')} hostile texts are answered without errors and as fast as Discord requires`, async () => {
    const next = numbers(SEED);
    const worst: Call[] = [];
    for (let at = 0; at < TEXTS; at++) {
      const target = at % 4 === 0 ? spelledOut[(at / 4) % spelledOut.length] : others[at % others.length];
      const family = FAMILIES[next(FAMILIES.length)];
      if (target === undefined || family === undefined) throw new Error('there is nothing to try');
      const text = family.text(1 + next(at % 3 === 0 ? target.most : Math.min(200, target.most)), next(1_000));
      const payload = target.payload(text);
      const name = `${target.name}: ${text.length} letters of ${family.name}`;
      const took = await work(() => answer(payload));
      expect(b.errors, name).toEqual([]);
      expect(b.responses.length, name).toBe(1);
      // Each kind of answer is validated repeatedly, but not each single answer.
      if (at % CHECKED === 0 || b.responses.some(isNew)) expect(b.responses.flatMap(faultsOf), name).toEqual([]);
      if (worst.length < WORST || took > (worst.at(-1)?.took ?? 0)) {
        worst.push({ took, name, payload });
        worst.sort((one, other) => other.took - one.took).splice(WORST);
      }
    }
    // Garbage collection, compilation and other programs don’t count as the call’s work. Each call is measured in turns
    // with the reference, because another program may slow down both.
    const ratios = [];
    for (const { name, payload } of worst) {
      const [took, reference] = await inTurns(9, () => answer(payload), sorting);
      ratios.push({ name, took, ratio: took / reference });
    }
    const [slowest] = ratios.sort((one, other) => other.ratio - one.ratio);
    console.log(
      `worst call: ${slowest?.name}: ${slowest?.took.toFixed(1)} ms, ${slowest?.ratio.toFixed(2)} times the reference`,
    );
    expect(slowest?.ratio, slowest?.name).toBeLessThan(MOST);
  });

  test('text that is twice as long takes at most two and a half times as long to answer', async () => {
    const told: string[] = [];
    for (const [place, family] of FAMILIES.entries()) {
      const some = [...others, ...spelledOut.filter((_, at) => at % FEW === place)].filter(({ most }) => most >= FIELD);
      const all = async (letters: number): Promise<void> => {
        for (const target of some) await answer(target.payload(family.text(letters, 3)));
      };
      // A call is measured again if something else may have disturbed it.
      const growth = async (times: number): Promise<number> => {
        const [once, twice] = await inTurns(
          times,
          () => all(1_900),
          () => all(3_800),
        );
        return twice / once;
      };
      const first = await growth(2);
      const grew = first < GROWS ? first : await growth(5);
      told.push(`${family.name} ${grew.toFixed(2)}`);
      expect(grew, family.name).toBeLessThan(GROWS);
    }
    console.log(`growth from 1,900 to 3,800 letters: ${told.join('; ')}`);
  });
});

test('if text is too long or has too many words, the answer names the limit', async () => {
  await answer(slash('/rules', { query: 'x'.repeat(201) }));
  expect(JSON.stringify(b.responses)).toContain('The text in “query” is too long. Use at most 200 characters.');
  await answer(slash('/play', { action: 'a '.repeat(500) }));
  expect(JSON.stringify(b.responses)).toContain('The text in “action” has too many words. Use at most 400.');
});
