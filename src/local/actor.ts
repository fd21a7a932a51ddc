import {
  type APIApplicationCommandOptionChoice,
  type APIMessage,
  type APIUser,
  ComponentType,
  InteractionResponseType,
  InteractionType,
  PermissionFlagsBits,
  type Snowflake,
} from 'discord-api-types/v10';
import { commandData } from './actor/commands.ts';
import { type FieldValue, formData } from './actor/forms.ts';
import type { OptionValue } from './actor/options.ts';
import { choosablePeople, peopleData } from './actor/people.ts';
import { findComponent, RefusedError, staleComponentError } from './actor/refusal.ts';
import type { AnyComponent } from './validate/component-rules.ts';
import { openDirectMessages } from './world/channels.ts';
import { createInteraction } from './world/interactions.ts';
import { createMessage, visibleMessages } from './world/messages.ts';
import { canView, mayEnter, permissionsIn, sendPermission } from './world/permissions.ts';
import type { Callback, Channel, Interaction, Message } from './world/records.ts';
import { addThreadMember, openForMessage, openForUse } from './world/threads.ts';
import type { World } from './world.ts';

export { RefusedError } from './actor/refusal.ts';

/** An object with an id, or the id itself. */
export type Identified = Snowflake | { readonly id: Snowflake };

/** A person's action, with the bot's answer to it. */
export interface SentInteraction {
  readonly id: Snowflake;
  /** Resolves with the bot's first answer; rejects with "The application did not respond" if there was none within 3 seconds. */
  readonly done: Promise<Callback>;
  /**
   * Resolves with the final answer message. A deferred answer is final once the bot has filled it in. Resolves with
   * null if the answer isn't a message (a form, completions, a deleted deferred answer).
   */
  readonly answered: Promise<APIMessage | null>;
  /** The interaction that the action caused. */
  readonly interaction: Interaction;
}

/** An action that the person can do again. */
export interface RepeatableInteraction extends SentInteraction {
  /** Repeats the action, as people do when the bot asks them to try again. */
  again(): RepeatableInteraction;
}

/**
 * A person on Discord, who can see and do exactly what a real person can. Methods throw {@link RefusedError} for anything
 * that Discord's own client wouldn't allow.
 */
export class Actor {
  readonly user: APIUser;
  readonly #world: World;

  constructor(world: World, user: APIUser) {
    this.#world = world;
    this.user = user;
  }

  /** Returns the channel, if this person can see it. */
  channel(where: Identified): Channel {
    const channel = this.#world.channels.get(idOf(where));
    if (!channel || !canView(this.#world, this.user.id, channel)) throw new RefusedError('there is no such channel');
    return channel;
  }

  /**
   * Lists the channels that this person's client shows: all visible channels, and the threads that the person has
   * joined. Other threads can still be opened through a link.
   */
  channels(): Channel[] {
    const isIn = (channel: Channel): boolean => channel.kind !== 'thread' || channel.members.has(this.user.id);
    return [...this.#world.channels.values()].filter(
      (channel) => canView(this.#world, this.user.id, channel) && isIn(channel),
    );
  }

  /** Joins a thread, which puts it into this person's list. */
  join(where: Identified): void {
    const channel = this.channel(where);
    if (channel.kind !== 'thread') throw new RefusedError('this is no thread');
    addThreadMember(this.#world, channel, this.user.id);
  }

  /** The channel for direct messages with the bot. */
  openDm(): Channel {
    return openDirectMessages(this.#world, this.user);
  }

  /** Returns the messages that this person can see in a channel, oldest first, in Discord's format. */
  visible(where: Identified): APIMessage[] {
    return visibleMessages(this.#world, this.channel(where), this.user.id).map((message) => message.data);
  }

  /** Returns the last message that this person can see in a channel. */
  last(where: Identified): APIMessage | undefined {
    return this.visible(where).at(-1);
  }

  /** Writes a message in a channel. */
  send(where: Identified, content: string): APIMessage {
    const channel = this.#writable(where);
    if (!content.trim()) throw new RefusedError('there is nothing to send');
    if ([...content].length > 2000) throw new RefusedError('a message has at most 2,000 characters');
    openForMessage(this.#world, channel, this.user.id);
    // A person who writes in a thread becomes a member of it.
    if (channel.kind === 'thread') addThreadMember(this.#world, channel, this.user.id);
    return createMessage(this.#world, channel, this.user, { content }).data;
  }

  /** Runs a slash command: `slash(channel, '/game new', { game: 'frontiers' })`. */
  slash(where: Identified, command: string, values: Readonly<Record<string, OptionValue>> = {}): RepeatableInteraction {
    const channel = this.#commandable(where);
    const data = commandData(this.#world, { user: this.user, channel, command, values, focused: null });
    return this.#act(channel, InteractionType.ApplicationCommand, data);
  }

  /** Asks for completions of the option that is being typed. */
  async autocomplete(
    where: Identified,
    command: string,
    values: Readonly<Record<string, OptionValue>>,
    focused: string,
  ): Promise<APIApplicationCommandOptionChoice[]> {
    const channel = this.#commandable(where);
    const data = commandData(this.#world, { user: this.user, channel, command, values, focused });
    const answer = await this.#act(channel, InteractionType.ApplicationCommandAutocomplete, data).done;
    if (answer.type !== InteractionResponseType.ApplicationCommandAutocompleteResult) return [];
    return answer.data?.choices ?? [];
  }

  /** Presses the button with this custom id. */
  click(message: Identified, customId: string): RepeatableInteraction {
    const { stored, component } = this.#component(message, customId, ComponentType.Button);
    return this.#use(stored, component, {});
  }

  /** Chooses values in the menu with this custom id. */
  select(message: Identified, customId: string, values: readonly string[]): RepeatableInteraction {
    const { stored, component } = this.#component(message, customId, ComponentType.StringSelect);
    const { options = [], min_values = 1, max_values = 1 } = component;
    for (const value of values) {
      if (!options.some((option) => option.value === value))
        throw staleComponentError(`the menu has no option ${value}`);
    }
    if (values.length < min_values || values.length > max_values || new Set(values).size < values.length) {
      throw new RefusedError(`the menu takes ${min_values} to ${max_values} values`);
    }
    return this.#use(stored, component, { values });
  }

  /** Chooses people in the menu of people with this custom id. */
  selectPeople(message: Identified, customId: string, people: readonly Snowflake[]): RepeatableInteraction {
    const { stored, component } = this.#component(message, customId, ComponentType.UserSelect);
    const channel = this.channel(stored.data.channel_id);
    return this.#use(stored, component, peopleData(this.#world, { channel, user: this.user }, component, people));
  }

  /** Returns the people whom a menu of people offers this person in a channel. */
  choosable(where: Identified): APIUser[] {
    return choosablePeople(this.#world, this.channel(where), this.user);
  }

  /** Submits the form that was the answer to an interaction. Fields are identified by their custom ids. */
  submit(sent: SentInteraction, fields: Readonly<Record<string, FieldValue>>): RepeatableInteraction {
    const { response, channel, message, user } = sent.interaction;
    if (response?.type !== InteractionResponseType.Modal || user.id !== this.user.id) {
      throw new RefusedError('there is no form to send off');
    }
    return this.#act(channel, InteractionType.ModalSubmit, formData(response.data, fields), message);
  }

  #writable(where: Identified): Channel {
    const channel = this.channel(where);
    const may = permissionsIn(this.#world, this.user.id, channel) & sendPermission(channel);
    if (!may || !mayEnter(this.#world, this.user.id, channel)) {
      throw new RefusedError('one may not write in this channel');
    }
    return channel;
  }

  #commandable(where: Identified): Channel {
    const channel = this.#writable(where);
    if (!(permissionsIn(this.#world, this.user.id, channel) & PermissionFlagsBits.UseApplicationCommands)) {
      throw new RefusedError('one may not use commands in this channel');
    }
    return channel;
  }

  #component(message: Identified, customId: string, type: ComponentType): { stored: Message; component: AnyComponent } {
    const stored = this.#world.messages.get(idOf(message));
    const hidden = stored?.visibleTo && stored.visibleTo !== this.user.id;
    if (!stored || hidden) throw new RefusedError('there is no such message');
    this.channel(stored.data.channel_id);
    const component = findComponent(stored.data.components ?? [], customId);
    if (component.type !== type) throw staleComponentError(`${customId} is not of this kind`);
    if (component.disabled) throw staleComponentError(`${customId} is disabled`);
    return { stored, component };
  }

  #use(message: Message, component: AnyComponent, extra: object): RepeatableInteraction {
    const { type, id, custom_id } = component;
    const data = { component_type: type, custom_id, id, ...extra };
    const channel = this.channel(message.data.channel_id);
    return this.#act(channel, InteractionType.MessageComponent, data, message);
  }

  #act(channel: Channel, type: InteractionType, data: object, message: Message | null = null): RepeatableInteraction {
    openForUse(this.#world, channel, this.user.id);
    const interaction = createInteraction(this.#world, this.user, channel, { type, data, message });
    const { id, done, answered } = interaction;
    const again = (): RepeatableInteraction => this.#act(channel, type, data, message);
    return { id, done: done.promise, answered: answered.promise, interaction, again };
  }
}

function idOf(thing: Identified): Snowflake {
  return typeof thing === 'string' ? thing : thing.id;
}
