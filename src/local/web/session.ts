import { type APIMessage, InteractionResponseType } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { commandsFor } from '../actor/commands.ts';
import type { OptionValue } from '../actor/options.ts';
import { type Actor, RefusedError, type SentInteraction } from '../actor.ts';
import { ApiError } from '../validate/errors.ts';
import type { ScreenEvent } from '../world/events.ts';
import { NoAnswerError } from '../world/interactions.ts';
import { canView } from '../world/permissions.ts';
import type { Channel, Message } from '../world/records.ts';
import type { World } from '../world.ts';
import { channelNews, commandNews, isLater, messageNews, personNews } from './news.ts';
import {
  type ChannelNews,
  type News,
  type PersonNews,
  type Result,
  type TabRequest,
  tabRequestSchema,
} from './protocol.ts';

/** The number of messages that are shown at first. Older messages are loaded on demand. */
const PAGE = 50;

/** The only part of an invalid request that is needed to answer it. */
const numbered = z.object({ ref: z.number() });

/**
 * The session of one tab of the page, which shows only what its person may see. The session ends with the tab's socket.
 */
export class TabSession {
  readonly #world: World;
  readonly #actor: Actor;
  readonly #socket: WebSocket;
  /** The channels as they were last sent, so that only changes are sent. */
  #told = '';
  /** The channel that the tab shows. */
  #open: Channel | null = null;

  constructor(world: World, actor: Actor, socket: WebSocket) {
    this.#world = world;
    this.#actor = actor;
    this.#socket = socket;
    const see = (event: ScreenEvent): void => this.#see(event);
    world.events.on('screen', see);
    socket.on('close', () => world.events.off('screen', see));
    socket.on('message', (raw) => this.#hear(String(raw)));
    const channels = this.#channels();
    this.#told = JSON.stringify(channels);
    const [me, bot] = [personNews(actor.user), personNews(world.bot)];
    this.#tell({ op: 'hello', me, bot, people: this.#people(), channels });
  }

  #tell(news: News): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(news));
  }

  #people(): PersonNews[] {
    return [...this.#world.users.values()].filter((user) => user.bot !== true).map(personNews);
  }

  /** Returns the person's list of channels, including the channel that they are looking at. */
  #channels(): ChannelNews[] {
    const listed = this.#actor.channels();
    const open = this.#open;
    const visits = open !== null && !listed.includes(open) && this.#isThere(open) ? [open] : [];
    return [...listed, ...visits].map((channel) => channelNews(this.#world, channel));
  }

  #isThere(channel: Channel): boolean {
    return this.#world.channels.has(channel.id) && this.#sees(channel);
  }

  /** Sends the channels if this person's list has changed. The channels of other people are never shown. */
  #tellChannels(): void {
    const channels = this.#channels();
    const text = JSON.stringify(channels);
    if (text === this.#told) return;
    this.#told = text;
    this.#tell({ op: 'channels', channels });
  }

  #tellCommands(): void {
    if (this.#open === null || !this.#sees(this.#open)) return;
    const commands = commandsFor(this.#world, this.#actor.user, this.#open).flatMap(commandNews);
    this.#tell({ op: 'commands', channel: this.#open.id, commands });
  }

  #sees(channel: Channel): boolean {
    return canView(this.#world, this.#actor.user.id, channel);
  }

  #see(event: ScreenEvent): void {
    switch (event.kind) {
      case 'messageCreate':
      case 'messageUpdate':
      case 'messageDelete':
        this.#seeMessage(event.kind, event.channel, event.message);
        return;
      case 'typing':
        if (this.#sees(event.channel)) this.#tell({ op: 'typing', channel: event.channel.id });
        return;
      case 'channelCreate':
      case 'channelUpdate':
      case 'channelDelete':
        this.#tellChannels();
        return;
      case 'people':
        this.#tell({ op: 'people', people: this.#people() });
        this.#tellChannels();
        return;
      case 'commands':
        this.#tellCommands();
        return;
      case 'interaction':
        return;
    }
  }

  #seeMessage(kind: 'messageCreate' | 'messageUpdate' | 'messageDelete', channel: Channel, message: Message): void {
    if (message.visibleTo !== null && message.visibleTo !== this.#actor.user.id) return;
    if (!this.#sees(channel)) return;
    if (kind === 'messageDelete') this.#tell({ op: 'gone', channel: channel.id, id: message.id });
    else this.#tell({ op: 'message', message: this.#shown(message.data), fresh: kind === 'messageCreate' });
  }

  #shown(message: APIMessage): APIMessage {
    return messageNews(this.#world, this.#actor.user.id, message);
  }

  #hear(raw: string): void {
    const heard = parsed(raw);
    const request = tabRequestSchema.safeParse(heard);
    if (!request.success) {
      const ref = numbered.safeParse(heard).data?.ref ?? null;
      this.#tell({ op: 'failed', ref, text: 'The page asked for something unknown here. Load it anew.' });
      return;
    }
    const { ref } = request.data;
    this.#grant(request.data).then(
      (result) => this.#tell({ op: 'done', ref, result }),
      (error: unknown) => this.#tell({ op: 'failed', ref, text: inWords(error) }),
    );
  }

  async #grant(request: TabRequest): Promise<Result> {
    switch (request.op) {
      case 'open': {
        this.#open = this.#actor.channel(request.channel);
        this.#tellChannels();
        this.#tell({ op: 'opened', channel: request.channel, ...this.#part(request.channel, beginning(request.from)) });
        this.#tellCommands();
        return {};
      }
      case 'earlier': {
        const { channel, before } = request;
        this.#tell({ op: 'earlier', channel, ...this.#part(channel, beginning(), before) });
        return {};
      }
      case 'unread':
        this.#tell({ op: 'unread', counts: this.#unread(request.read) });
        return {};
      case 'send':
        this.#actor.send(request.channel, request.content);
        return {};
      case 'direct':
        return { channel: this.#actor.openDm().id };
      case 'complete': {
        const { channel, command, values, focused } = request;
        return { choices: await this.#actor.autocomplete(channel, command, values, focused) };
      }
      case 'slash':
        return followed(this.#actor.slash(request.channel, `/${request.command}`, valuesOf(request.values)));
      case 'click':
        return followed(this.#actor.click(request.message, request.component));
      case 'select':
        return followed(this.#actor.select(request.message, request.component, request.values));
      case 'select-people':
        return followed(this.#actor.selectPeople(request.message, request.component, request.people));
      case 'choosable':
        return { people: this.#actor.choosable(request.channel).map(personNews) };
      case 'submit':
        return followed(this.#actor.submit(this.#form(request.form), request.fields));
    }
  }

  /** Returns the last messages of a channel, or the last ones before a message. `more` is set if there are older ones. */
  #part(channel: string, first: (all: readonly APIMessage[]) => number, before?: string) {
    const visible = this.#actor.visible(channel);
    const all = before === undefined ? visible : visible.filter(({ id }) => isLater(before, id));
    const start = Math.max(0, first(all));
    return { messages: all.slice(start).map((message) => this.#shown(message)), more: start > 0 };
  }

  #unread(read: Readonly<Record<string, string>>): Record<string, number> {
    const count = (channel: Channel): number => {
      const last = read[channel.id] ?? '0';
      const isNew = ({ id, author }: APIMessage) => author.id !== this.#actor.user.id && isLater(id, last);
      return this.#actor.visible(channel).filter(isNew).length;
    };
    return Object.fromEntries(this.#actor.channels().map((channel) => [channel.id, count(channel)]));
  }

  /**
   * Returns the interaction with this id if the bot answered it with a form and its token is still valid. The form
   * stays open even if the tab's connection is lost.
   */
  #form(id: string): SentInteraction {
    const interaction = this.#world.interactions.get(id);
    if (interaction?.user.id !== this.#actor.user.id) throw new RefusedError('this form is no longer open');
    return { id, done: interaction.done.promise, answered: interaction.answered.promise, interaction };
  }
}

/** Converts a command's values to the actor's format, and decodes files from base64. */
function valuesOf(values: Extract<TabRequest, { op: 'slash' }>['values']): Record<string, OptionValue> {
  const given = Object.entries(values).map(([name, value]): [string, OptionValue] => {
    if (typeof value !== 'object') return [name, value];
    const { filename, contentType, data } = value;
    return [name, { filename, contentType, bytes: Buffer.from(data, 'base64') }];
  });
  return Object.fromEntries(given);
}

/**
 * Returns a function that finds the index of the first message to show: the message `from`, or the first message of the
 * last page.
 */
function beginning(from?: string): (all: readonly APIMessage[]) => number {
  return (all) => {
    const at = from === undefined ? -1 : all.findIndex(({ id }) => !isLater(from, id));
    return at < 0 ? all.length - PAGE : at;
  };
}

/**
 * Waits for the first answer of the bot. If the answer is a form, returns it, because only the tab that asked shows it.
 * Messages aren't returned, because they reach all tabs anyway.
 */
async function followed(sent: SentInteraction): Promise<Result> {
  const answer = await sent.done;
  return answer.type === InteractionResponseType.Modal ? { form: { id: sent.id, data: answer.data } } : {};
}

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}

function inWords(error: unknown): string {
  if (error instanceof RefusedError || error instanceof ApiError) return `That can’t be done: ${error.message}.`;
  if (error instanceof NoAnswerError) return 'The bot did not answer in time. Try again.';
  console.error('A request of the page failed:', error);
  return 'Something went wrong here. Try again.';
}
