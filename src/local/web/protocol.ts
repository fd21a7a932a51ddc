import type {
  APIApplicationCommandBasicOption,
  APIApplicationCommandOptionChoice,
  APIMessage,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import { z } from 'zod';

const ref = z.number();
const id = z.string().regex(/^\d{17,19}$/);
const component = z.string().max(100);
const value = z.union([z.string().max(6000), z.number(), z.boolean()]);
const file = z.object({
  filename: z.string().min(1).max(260),
  contentType: z.string().max(120),
  data: z.base64().max(1_000_000),
});
const name = z.string().max(32);
const command = { ref, channel: id, command: z.string().max(120) };
const chosen = z.array(z.string().max(100)).max(25);

/**
 * The requests that a tab can send. The server answers each request once, with `done` or `failed` and the request's
 * `ref`.
 */
export const tabRequestSchema = z.discriminatedUnion('op', [
  /** Opens a channel. The answer contains the channel's newest messages, or all messages starting with `from`. */
  z.object({ op: z.literal('open'), ref, channel: id, from: id.optional() }),
  /** Requests a page of messages that are older than the message `before`. */
  z.object({ op: z.literal('earlier'), ref, channel: id, before: id }),
  /** Counts the messages in each channel after the last one that was read. */
  z.object({ op: z.literal('unread'), ref, read: z.record(id, id) }),
  z.object({ op: z.literal('send'), ref, channel: id, content: z.string().max(4000) }),
  z.object({ op: z.literal('direct'), ref }),
  z.object({ op: z.literal('slash'), ...command, values: z.record(name, z.union([value, file])) }),
  z.object({ op: z.literal('complete'), ...command, values: z.record(name, value), focused: name }),
  z.object({ op: z.literal('click'), ref, message: id, component }),
  z.object({ op: z.literal('select'), ref, message: id, component, values: chosen }),
  /** Chooses people in a menu of people, and asks whom such a menu offers in a channel. */
  z.object({ op: z.literal('select-people'), ref, message: id, component, people: z.array(id).max(25) }),
  z.object({ op: z.literal('choosable'), ref, channel: id }),
  z.object({
    op: z.literal('submit'),
    ref,
    form: id,
    fields: z.record(component, z.union([z.string().max(4000), chosen])),
  }),
]);
export type TabRequest = z.infer<typeof tabRequestSchema>;

/** A file that a person chose for an option, with its bytes in base64. */
export type ChosenFile = z.infer<typeof file>;

/** A request without its `ref`, which the connection adds. */
export type TabRequestBody = TabRequest extends infer One ? (One extends TabRequest ? Omit<One, 'ref'> : never) : never;

export interface PersonNews {
  id: string;
  /** Display name. */
  name: string;
  /** The person's name, as the page's addresses contain it. */
  username: string;
}

export interface ChannelNews {
  id: string;
  kind: 'text' | 'forum' | 'thread' | 'dm' | 'group';
  name: string;
  /** The parent channel of a thread, or null. */
  parent: string | null;
  archived: boolean;
}

/** A command with its subcommand, as typed: `game new`. */
export interface CommandNews {
  path: string;
  description: string;
  options: APIApplicationCommandBasicOption[];
}

/** A form from the bot, with the id that is used to submit it. */
export interface FormNews {
  id: string;
  data: APIModalInteractionResponseCallbackData;
}

/** The result of a request. */
export interface Result {
  /** The channel that was opened for the request. */
  channel?: string;
  /** The suggestions of the bot. */
  choices?: APIApplicationCommandOptionChoice[];
  form?: FormNews;
  /** The people whom a menu of people offers. */
  people?: PersonNews[];
}

/** The messages that a tab receives, which contain only what the tab's person may see. */
export type News =
  | { op: 'hello'; me: PersonNews; bot: PersonNews; people: PersonNews[]; channels: ChannelNews[] }
  | { op: 'people'; people: PersonNews[] }
  | { op: 'channels'; channels: ChannelNews[] }
  | { op: 'opened'; channel: string; messages: APIMessage[]; more: boolean }
  | { op: 'earlier'; channel: string; messages: APIMessage[]; more: boolean }
  | { op: 'commands'; channel: string; commands: CommandNews[] }
  | { op: 'unread'; counts: Record<string, number> }
  | { op: 'message'; message: APIMessage; fresh: boolean }
  | { op: 'gone'; channel: string; id: string }
  | { op: 'typing'; channel: string }
  | { op: 'done'; ref: number; result: Result }
  | { op: 'failed'; ref: number | null; text: string };
