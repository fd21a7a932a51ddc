import type { APIMessage } from 'discord-api-types/v10';
import { hadNoTime } from '../../discord/no-time.ts';
import type { Actor, RepeatableInteraction, SentInteraction } from '../../local/actor.ts';
import { type AnyComponent, walkComponents } from '../../local/validate/component-rules.ts';
import { NoAnswerError } from '../../local/world/interactions.ts';
import type { Channel } from '../../local/world/records.ts';
import type { World } from '../../local/world.ts';
import { textsOf } from '../../queue/blocks.ts';

export { Actor } from '../../local/actor.ts';

/** Maximum time to wait for the bot, in milliseconds. */
const PATIENCE = 60_000;

/** Waits until `look` finds something; calls it again at every visible change on the local server. */
export function untilThere<T>(world: World, what: string, look: () => T | null | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      world.events.off('screen', check);
      reject(new Error(`The bot did not come up with ${what} in time.`));
    }, PATIENCE).unref(); // This timer doesn't keep the program running.
    const check = (): void => {
      const value = look();
      if (value === null || value === undefined) return;
      world.events.off('screen', check);
      clearTimeout(timer);
      resolve(value);
    };
    world.events.on('screen', check);
    check();
  });
}

/** Returns the final answer to an interaction. */
export async function answerMessage(sent: SentInteraction): Promise<APIMessage> {
  await sent.done;
  const message = await sent.answered;
  if (message === null) throw new Error('The bot answered without a message.');
  return message;
}

/** How often an action is done if the bot is too slow for it. */
const TRIES = 20;

/**
 * Returns the final answer to an action, and does the action again while the bot is too slow for it. The bot does nothing then,
 * because the person was told that it failed. On a busy machine, this happens while the bot does something for the first time.
 */
export async function insist(sent: RepeatableInteraction): Promise<APIMessage> {
  for (let tries = 1, now = sent; ; tries++, now = now.again()) {
    try {
      const answer = await answerMessage(now);
      if (tries === TRIES || !hadNoTime(words(answer))) return answer;
    } catch (error) {
      if (tries === TRIES || !(error instanceof NoAnswerError)) throw error;
    }
  }
}

/** Returns all usable buttons and menus of a message. */
export function parts(message: APIMessage): AnyComponent[] {
  return [...walkComponents(message.components ?? [], [])]
    .map(([part]) => part)
    .filter((part) => part.custom_id !== undefined && part.disabled !== true);
}

/** Returns the rest of each button label that starts with these words. */
export function labels(message: APIMessage, words: string): string[] {
  return parts(message).flatMap(({ label }) => (label?.startsWith(words) ? [label.slice(words.length)] : []));
}

/** A free seat in a lobby. */
export interface FreeSeat {
  name: string;
  /** The id of the button that takes the seat. */
  button: string;
}

/** Returns the free seats of a lobby's message, in order. */
export function freeSeats(message: APIMessage): FreeSeat[] {
  const { components = [] } = message;
  return [...walkComponents(components, [])].flatMap(([{ components: texts = [], accessory }]) => {
    const name = /\*\*\d+\. (.+?)\*\*/.exec(textsOf(texts).join('\n'))?.[1];
    const button = accessory?.custom_id;
    return name !== undefined && button?.startsWith('join.') === true ? [{ name, button }] : [];
  });
}

/** Returns the addresses of a message's files: attached, shown by embeds, or in galleries. */
export function pictureAddresses({ attachments = [], embeds = [], components = [] }: APIMessage): string[] {
  const galleries = [...walkComponents(components, [])].flatMap(([{ items = [] }]) =>
    items.map(({ media }) => media.url),
  );
  const shown = embeds.flatMap(({ image }) => (image === undefined ? [] : [image.url]));
  return [...attachments.map(({ url }) => url), ...shown, ...galleries];
}

/** Returns all texts of a message, in reading order. */
export function words({ content, components = [] }: APIMessage): string {
  return [content, ...textsOf(components)].join('\n');
}

/** Waits for a button in a channel, with this label or id, and presses it. */
export async function press(...where: Parameters<typeof buttonThere>): Promise<APIMessage> {
  const [, person] = where;
  const { message, button } = await buttonThere(...where);
  return answerMessage(person.click(message, button));
}

/** Waits for a button in a channel, with this label or id, and returns its id and its message. */
export function buttonThere(
  world: World,
  person: Actor,
  channel: Channel,
  label: string,
  table = '',
): Promise<{ message: APIMessage; button: string }> {
  return untilThere(world, `a button “${label}”`, () => {
    for (const message of person.visible(channel).reverse()) {
      const button = parts(message).find(
        (part) => (part.label === label || part.custom_id === label) && part.custom_id?.includes(table) === true,
      )?.custom_id;
      if (button !== undefined) return { message, button };
    }
    return null;
  });
}

/** Returns the threads of the tables, oldest first. */
export function threads(world: World): Channel[] {
  return [...world.channels.values()].filter((channel) => channel.kind === 'thread');
}
