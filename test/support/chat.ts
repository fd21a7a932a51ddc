import type { APIMessage } from 'discord-api-types/v10';
import { ComponentType } from 'discord-api-types/v10';
import { pino } from 'pino';
import { commandsOf } from '../../commands/index.ts';
import { type Bot, type BotSettings, startBot } from '../../src/discord/bot.ts';
import type { GameChat } from '../../src/discord/games/chat.ts';
import type { Actor, Deed } from '../../src/local/actor.ts';
import { type Bench, createBench } from '../local/support/bench.ts';
import { until } from './until.ts';

/** The bot on a local server of its own, with Alice and Bob. */
export interface Chat extends Bench {
  readonly bot: Bot;
}

/** How a bot reaches a local server, without the waits that a real one asks for. */
export function botSettings({ server }: Pick<Bench, 'server'>, redis: string, games: readonly GameChat[]): BotSettings {
  return {
    redis,
    connection: {
      token: server.token,
      api: server.api,
      requestsPerSecond: 1e6,
      ws: { buildIdentifyThrottler: async () => ({ waitForIdentify: async () => {} }) },
    },
    applicationId: server.world.bot.id,
    games,
    commands: commandsOf(games),
    renderers: 1,
    log: pino({ level: process.env['LOG_LEVEL'] ?? 'silent' }),
    betweenEdits: 50,
  };
}

/** Starts the bot on a fresh local server; the pipeline has to run on the same Redis. */
export async function openChat(redis: string, games: readonly GameChat[]): Promise<Chat> {
  const bench = await createBench();
  const bot = await startBot(botSettings(bench, redis, games));
  return {
    ...bench,
    bot,
    async close() {
      await bot.close();
      await bench.close();
    },
  };
}

/** The message that a deed is answered with, once it is there for good. */
export async function answerTo(deed: Deed): Promise<APIMessage> {
  const message = await deed.answered;
  if (message === null) throw new Error('the answer is no message');
  return message;
}

interface Choosable {
  /** The component's id. */
  id: string;
  label: string;
  /** In a menu: the value that is chosen. */
  value: string | null;
}

/** Everything in a message that can be pressed or chosen. */
export function choosable(message: APIMessage): Choosable[] {
  return (message.components ?? []).flatMap((row) =>
    row.type !== ComponentType.ActionRow
      ? []
      : row.components.flatMap((component): Choosable[] => {
          if (component.type === ComponentType.Button && 'custom_id' in component && component.disabled !== true) {
            return [{ id: component.custom_id, label: component.label ?? '', value: null }];
          }
          if (component.type !== ComponentType.StringSelect) return [];
          return component.options.map(({ label, value }) => ({ id: component.custom_id, label, value }));
        }),
  );
}

/** Presses the button, or chooses the line of a menu, whose label holds these words. */
export function press(actor: Actor, message: APIMessage, words: string): Deed {
  const found = choosable(message).find(({ label }) => label.includes(words));
  if (found === undefined)
    throw new Error(
      `nothing says “${words}”: ${choosable(message)
        .map(({ label }) => label)
        .join(' | ')}`,
    );
  return found.value === null ? actor.click(message, found.id) : actor.select(message, found.id, [found.value]);
}

/** The latest message that the actor sees in a channel and that fits, once there is one. */
export function seenBy(
  actor: Actor,
  channel: string,
  what: string,
  fits: (message: APIMessage) => boolean,
): Promise<APIMessage> {
  return until(what, () => actor.visible(channel).findLast(fits));
}

/** A table from its lobby to its first question: Alice opens it, people press buttons for seats, and it starts. Gives the thread. */
export async function startTable(
  { alice, general }: Chat,
  title: string,
  seats: readonly (readonly [person: Actor, button: string])[],
): Promise<string> {
  await answerTo(alice.slash(general, '/game new', { title }));
  const lobby = await seenBy(alice, general.id, 'the lobby is there', ({ content }) =>
    content.includes('2 seats are free'),
  );
  for (const [person, button] of seats) await answerTo(press(person, lobby, button));
  const full = await seenBy(alice, general.id, 'everyone is here', ({ content }) => content.includes('press Start'));
  await answerTo(press(alice, full, 'Start'));
  return until('the thread is open', () => alice.channels().find(({ kind }) => kind === 'thread')?.id);
}
