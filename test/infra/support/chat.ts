import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { type Logger, pino } from 'pino';
import { commandsOf } from '../../../commands/index.ts';
import type { GameChat } from '../../../src/chat/game-chat.ts';
import { answerMessage as finalAnswer, insist } from '../../../src/cli/play/chat.ts';
import { type BotSettings, type DiscordBot, startBot } from '../../../src/discord/bot.ts';
import { Actor, type RepeatableInteraction, type SentInteraction } from '../../../src/local/actor.ts';
import { joinGuild } from '../../../src/local/world/guilds.ts';
import { addUser } from '../../../src/local/world/users.ts';
import { choosable } from '../../support/choosable.ts';
import { bodyWords } from '../../support/drafts.ts';
import { createBench, type ServerBench } from '../local/support/bench.ts';
import type { FastClock } from './fast-clock.ts';
import { until } from './until.ts';

/** The bot on its own local server, with Alice and Bob. */
export interface Chat extends ServerBench {
  readonly bot: DiscordBot;
}

/** The settings of a bot on a local server, without the waits that Discord requires. */
export function botSettings(
  { server }: Pick<ServerBench, 'server'>,
  redis: string,
  games: readonly GameChat[],
): BotSettings {
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

/**
 * Starts the bot on a new local server. The pipeline must run on the same Redis. With a `clock`, which the pipeline must
 * share, the test decides how time passes.
 */
export async function openChat(
  redis: string,
  games: readonly GameChat[],
  log?: Logger,
  clock?: FastClock,
): Promise<Chat> {
  const bench = await createBench(clock === undefined ? {} : { now: () => clock.now() });
  const settings = { ...botSettings(bench, redis, games), openClock: clock?.openClock };
  const bot = await startBot(log === undefined ? settings : { ...settings, log });
  return {
    ...bench,
    bot,
    async close() {
      await bot.close();
      await bench.close();
    },
  };
}

/**
 * The final message that answers an interaction. On a busy machine, the bot may be too late for Discord's 3 seconds or ask
 * to try again. It has done nothing then, and the person does the same again. What the bot owes a person in time is tested
 * with `answered` itself.
 */
export async function answerMessage(sent: SentInteraction | RepeatableInteraction): Promise<APIMessage> {
  if (!('again' in sent)) return worded(await finalAnswer(sent));
  sent.answered.catch(() =>
    console.error('The bot did not respond within 3 seconds, so the person does the same again.'),
  );
  return worded(await insist(sent));
}

/** A message with all its texts as its content, whichever form it has. */
export function worded(message: APIMessage): APIMessage {
  return { ...message, content: bodyWords(message) };
}

/** Presses the button, or chooses the menu line, whose label contains these words. */
export function press(actor: Actor, message: APIMessage, words: string): SentInteraction {
  const found = choosable(message).find(({ label }) => label.includes(words));
  if (found === undefined)
    throw new Error(
      `nothing says “${words}”: ${choosable(message)
        .map(({ label }) => label)
        .join(' | ')}`,
    );
  return found.value === null ? actor.click(message, found.id) : actor.select(message, found.id, [found.value]);
}

/** The latest matching message that the actor sees in a channel, once there is one. */
export function messageSeenBy(
  actor: Actor,
  channel: string,
  what: string,
  fits: (message: APIMessage) => boolean,
): Promise<APIMessage> {
  return until(what, () => actor.visible(channel).map(worded).findLast(fits));
}

/** The latest message with these words that everyone in a channel can see, once there is one. */
export function publicMessageSeenBy(actor: Actor, channel: string, words: string): Promise<APIMessage> {
  return messageSeenBy(
    actor,
    channel,
    `a public message says “${words}”`,
    (message) => isPublic(message) && message.content.includes(words),
  );
}

/** True for a message that everyone in its channel can see. */
export function isPublic({ flags = 0 }: { flags?: number | undefined }): boolean {
  return (flags & MessageFlags.Ephemeral) === 0;
}

/** True for a panel, from which everyone in its channel can open their own question and hand. */
export function isPanel(message: APIMessage): boolean {
  const labels = choosable(message).map(({ label }) => label);
  return isPublic(message) && labels.includes('Your move') && labels.includes('Hand');
}

/** The latest panel that the actor sees in a channel, once there is one. */
export function panelSeenBy(actor: Actor, channel: string): Promise<APIMessage> {
  return messageSeenBy(actor, channel, 'the panel is there', isPanel);
}

/** Another person in the server, who can see its channels. */
export function guest({ server, guild }: Chat, name: string): Actor {
  const person = new Actor(server.world, addUser(server.world, name));
  joinGuild(server.world, guild, person.user);
  return person;
}

/**
 * Takes a table from its lobby to its first question: Alice opens it, people take seats by buttons, it starts. Returns
 * the thread.
 */
export async function startTable(
  { alice, general }: Chat,
  title: string,
  seats: readonly (readonly [person: Actor, button: string])[],
): Promise<string> {
  await answerMessage(alice.slash(general, '/game new', { title }));
  for (const [person, button] of seats) {
    const lobby = await messageSeenBy(person, general.id, `the lobby has “${button}”`, (message) =>
      choosable(message).some(({ label }) => label.includes(button)),
    );
    await answerMessage(press(person, lobby, button));
  }
  const full = await messageSeenBy(alice, general.id, 'everyone is here', ({ content }) =>
    content.includes('Everyone is here'),
  );
  await answerMessage(press(alice, full, 'Start'));
  return until('the thread is open', () => alice.channels().find(({ kind }) => kind === 'thread')?.id);
}

/** Starts a quick table of Away Missions for Alice against a bot. Returns its thread. */
export async function startAgainstBot({ alice, general }: Chat, title: string): Promise<string> {
  await answerMessage(alice.slash(general, '/game new', { title, game: 'away-missions' }));
  const lobby = (words: string): Promise<APIMessage> =>
    messageSeenBy(
      alice,
      general.id,
      words,
      ({ content, flags = 0 }) => (flags & 64) === 0 && content.includes(title) && content.includes(words),
    );
  await answerMessage(press(alice, await lobby('2 seats are free'), 'Set-up: quick'));
  await answerMessage(press(alice, await lobby('Set-up: quick'), 'Federation: Join'));
  await answerMessage(press(alice, await lobby('seat is free'), 'Bot for Borg'));
  await answerMessage(press(alice, await lobby('Everyone is here'), 'Start'));
  return until(
    'the thread is open',
    () => alice.channels().find(({ kind, data }) => kind === 'thread' && data.name?.includes(title))?.id,
  );
}

/** The message as the actor sees it once its picture or file is there. The text may come first. */
export function withFile(actor: Actor, { id, channel_id: channel }: APIMessage): Promise<APIMessage> {
  return messageSeenBy(actor, channel, 'the file of the message', (now) => now.id === id && now.attachments.length > 0);
}

/** The answer to an interaction, once its picture or file is there. */
export async function answerWithFile(actor: Actor, sent: SentInteraction): Promise<APIMessage> {
  return withFile(actor, await answerMessage(sent));
}
