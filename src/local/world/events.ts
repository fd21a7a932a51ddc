import type { Snowflake } from 'discord-api-types/v10';
import type { Channel, Interaction, Message } from './records.ts';

/**
 * An event for the bot: its name and payload, and the server it is about (null in direct messages). The payload is the
 * world's own object, so a listener must serialize or copy it immediately.
 */
export interface Dispatch {
  readonly t: string;
  readonly d: object;
  readonly guildId: Snowflake | null;
}

/** Events for people's screens. Listeners must check with `canView` and `visibleTo` who may see an event. */
export type ScreenEvent =
  | { readonly kind: 'messageCreate' | 'messageUpdate'; readonly channel: Channel; readonly message: Message }
  | { readonly kind: 'messageDelete'; readonly channel: Channel; readonly message: Message }
  | { readonly kind: 'channelCreate' | 'channelUpdate' | 'channelDelete'; readonly channel: Channel }
  | { readonly kind: 'typing'; readonly channel: Channel; readonly userId: Snowflake }
  | { readonly kind: 'interaction'; readonly interaction: Interaction }
  | { readonly kind: 'commands' | 'people' };

/** The events of a world by name, with the arguments of each. */
export interface WorldEvents {
  dispatch: [Dispatch];
  screen: [ScreenEvent];
}
