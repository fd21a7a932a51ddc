import type { Snowflake } from 'discord-api-types/v10';
import type { Channel, Interaction, Message } from './records.ts';

/**
 * What the gateway tells the bot: an event's name and payload, and the server it belongs to (null in direct messages).
 * The payload is what the world itself holds: a listener writes it out at once, or copies it.
 */
export interface Dispatch {
  readonly t: string;
  readonly d: object;
  readonly guildId: Snowflake | null;
}

/** What people's screens are told. Who may see it is for the listener to check with `canView` and `visibleTo`. */
export type ScreenEvent =
  | { readonly kind: 'messageCreate' | 'messageUpdate'; readonly channel: Channel; readonly message: Message }
  | { readonly kind: 'messageDelete'; readonly channel: Channel; readonly message: Message }
  | { readonly kind: 'channelCreate' | 'channelUpdate' | 'channelDelete'; readonly channel: Channel }
  | { readonly kind: 'typing'; readonly channel: Channel; readonly userId: Snowflake }
  | { readonly kind: 'interaction'; readonly interaction: Interaction }
  | { readonly kind: 'commands' | 'people' };

/** The events of a world, by name, with what each listener receives. */
export interface WorldEvents {
  dispatch: [Dispatch];
  screen: [ScreenEvent];
}
