import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import type { LocalServer } from '../../local/server.ts';
import type { Channel } from '../../local/world/records.ts';
import { Actor, answer, parts, press, seen, threads } from './chat.ts';
import { openTable, threadBegun } from './first-table.ts';
import type { Home } from './home.ts';

/** Answers that each player gives at least, by slash command and by button in turn. */
const ANSWERS = 12;
/** Clicks that one answer may take: a verb, an option, a confirmation. */
const CLICKS = 5;
/** Acts of components that lead to an answer; the others only show something. */
const ANSWERING = ['pick', 'sure', 'none', 'menu', 'whole', 'set', 'open'];

/** How a game by itself went. */
export interface SmokeReport {
  ok: boolean;
  /** Slash commands and clicks that the bot answered. */
  commands: number;
  /** Files with the pictures that were seen. */
  pictures: string[];
  /** Milliseconds: until the bot was ready, until the game had begun, and the median of each kind of answer. */
  stages: Record<string, number>;
}

/** Plays a game by itself through the whole way, as two people would, and saves the pictures that they see. */
export async function smoke(server: LocalServer, home: Home, folder: string, setUp: number): Promise<SmokeReport> {
  const player = new Player(server, folder);
  await mkdir(folder, { recursive: true });
  const [ann, ben] = home.people.map((person) => new Actor(server.world, person));
  if (ann === undefined || ben === undefined) throw new Error('Two people are needed.');
  const began = performance.now();
  const before = threads(server.world).length;
  const { channel, table } = await openTable(server, home, ann, 'Smoke');
  await press(server.world, ann, channel, 'Play ');
  await player.timed('join', () => answer(ben.slash(channel, '/game join', { table })));
  await player.timed('start', () => answer(ann.slash(channel, '/game start', { table })));
  const thread = await threadBegun(server, before);
  const started = performance.now() - began;
  const given = new Map<Actor, number>([
    [ann, 0],
    [ben, 0],
  ]);
  const least = (): number => Math.min(...given.values());
  for (let turn = 0; least() < ANSWERS; turn++) {
    const who = await player.awaited(thread, [ann, ben]);
    if (turn % 2 === 0) await player.bySlash(who, thread);
    else await player.byButtons(who, thread);
    given.set(who, (given.get(who) ?? 0) + 1);
  }
  for (const [name, who] of [
    ['ann', ann],
    ['ben', ben],
  ] as const) {
    await player.save(`${name}-hand`, await player.timed('hand', () => answer(who.slash(thread, '/hand'))));
    await player.save(`${name}-map`, await player.timed('map', () => answer(who.slash(thread, '/map'))));
  }
  return {
    ok: player.pictures.length >= 4 && server.unknownRoutes.length === 0,
    commands: player.commands,
    pictures: player.pictures,
    stages: { ready: Math.round(setUp), begun: Math.round(started), ...player.medians() },
  };
}

/** Does what people do, and keeps count. */
class Player {
  readonly pictures: string[] = [];
  commands = 0;
  readonly #server: LocalServer;
  readonly #folder: string;
  readonly #times = new Map<string, number[]>();

  constructor(server: LocalServer, folder: string) {
    this.#server = server;
    this.#folder = folder;
  }

  async timed<T>(stage: string, run: () => Promise<T>): Promise<T> {
    const began = performance.now();
    const result = await run();
    this.commands += 1;
    this.#times.set(stage, [...(this.#times.get(stage) ?? []), performance.now() - began]);
    return result;
  }

  medians(): Record<string, number> {
    const middle = (times: number[]): number => Math.round(times.sort((a, b) => a - b)[times.length >> 1] ?? 0);
    return Object.fromEntries([...this.#times].map(([stage, times]) => [stage, middle(times)]));
  }

  /** Whom the table waits for: who is offered something to play. */
  async awaited(thread: Channel, people: readonly Actor[]): Promise<Actor> {
    for (const person of people) if ((await this.#proposals(person, thread)).length > 0) return person;
    throw new Error('The table waits for nobody.');
  }

  /** What `/play` completes to; values of proposals that can't be played are a dash. */
  async #proposals(person: Actor, thread: Channel): Promise<string[]> {
    const choices = await person.autocomplete(thread, '/play', { action: '' }, 'action');
    return choices.map((choice) => String(choice.value)).filter((value) => value !== '-');
  }

  async bySlash(person: Actor, thread: Channel): Promise<void> {
    const proposals = await this.#proposals(person, thread);
    const action = proposals[this.commands % proposals.length] ?? '';
    await this.timed('slash', () => answer(person.slash(thread, '/play', { action })));
  }

  /** Presses `Your move` and then what comes, until the question is another one. */
  async byButtons(person: Actor, thread: Channel): Promise<void> {
    const question = (await this.#proposals(person, thread)).join();
    let message = await this.timed('your move', () => press(this.#server.world, person, thread, 'Your move'));
    for (let click = 0; click < CLICKS; click++) {
      const next = message;
      message = await this.timed('click', () => this.#click(person, next));
      if ((await this.#proposals(person, thread)).join() !== question) return;
    }
    throw new Error(`${CLICKS} clicks did not answer: ${message.content}`);
  }

  #click(person: Actor, message: APIMessage): Promise<APIMessage> {
    const found = parts(message).find(
      (part) => part.disabled !== true && ANSWERING.includes(part.custom_id?.split('.')[0] ?? ''),
    );
    if (found?.custom_id === undefined) throw new Error(`There is nothing to press: ${message.content}`);
    if (found.type === ComponentType.Button) return answer(person.click(message, found.custom_id));
    const values = (found.options ?? []).slice(0, Math.max(1, found.min_values ?? 1)).map(({ value }) => value);
    return answer(person.select(message, found.custom_id, values));
  }

  /** Saves the pictures of a message; waits for them when they come after the words. */
  async save(name: string, message: APIMessage): Promise<void> {
    const pictures = await seen(this.#server.world, `a picture for ${name}`, () => {
      const urls = [
        ...(message.embeds ?? []).flatMap(({ image }) => image?.url ?? []),
        ...(message.attachments ?? []).map(({ url }) => url),
      ];
      return urls.length > 0 ? urls : null;
    });
    for (const [at, url] of pictures.entries()) {
      const file = join(this.#folder, `${name}${at === 0 ? '' : `-${at + 1}`}.png`);
      await writeFile(file, Buffer.from(await (await fetch(url)).arrayBuffer()));
      this.pictures.push(file);
    }
  }
}
