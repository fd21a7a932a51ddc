import type { Refusal } from '../kernel/types.ts';
import { cut, LIMITS } from './limits.ts';

/** Characters that begin markup, mentions or masked links. */
const SIGNS = /[\\*_~|`<>#[\]@]/g;
/** The end of a scheme in an address, in upper or lower case: `https://`, `steam://`. */
const SCHEME = /(?<=[\p{L}\p{N}])(?=:\/)/gu;
/** A dot inside a domain that works as a link: `discord.gg/…`, `example.org:80/…`, `www.…`. */
const DOMAIN = /(?<=[\p{L}\p{N}]\.)(?=\p{L}[\p{L}\p{N}-]*(?:\/|:\d))|(?<=\bwww\.)(?=[\p{L}\p{N}])/giu;
/** An invisible character that separates the characters on either side. */
const APART = '\u200b';

/**
 * Escapes text from people or games, so that Discord shows it unchanged: no markup, no mentions, no links. Even
 * unescaped text can't ping anyone, because messages list the people whom they ping (`bodyOf`).
 */
export function plain(text: string): string {
  return text.replace(SCHEME, APART).replace(DOMAIN, APART).replace(SIGNS, '\\$&');
}

/** Escapes a game’s text, but keeps commands in backticks. */
export function withCommands(text: string): string {
  return text
    .split('`')
    .map((part, at) => (at % 2 === 1 ? `\`${part}\`` : plain(part)))
    .join('');
}

export function bold(text: string): string {
  return `**${plain(text)}**`;
}

/** Joins names into a list: “Ada, Ben and Cleo”. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** A timestamp that Discord shows in the reader's time zone; `time` is in milliseconds since 1970. */
export function moment(time: number, style: 'R' | 'f' | 't' = 'R'): string {
  return `<t:${Math.floor(time / 1000)}:${style}>`;
}

/** The address of a channel or a thread, which Discord shows as its name. `guild` is null in direct messages. */
export function channelLink(guild: string | null, channel: string): string {
  return `https://discord.com/channels/${guild ?? '@me'}/${channel}`;
}

/**
 * A link to a table’s thread after the table’s title. The bare address or a mention would appear as the thread’s name,
 * which repeats the title, or as “unknown” if the app hasn’t loaded the thread.
 */
export function goThere(guild: string | null, channel: string): string {
  return `[go there](${channelLink(guild, channel)})`;
}

export function mention(user: string): string {
  return `<@${user}>`;
}

/** The text of a refusal, with its rule. */
export function refused({ text, rule }: Refusal): string {
  return rule === undefined ? plain(text) : `${plain(text)} (rule ${rule})`;
}

/** Turns an engine word into readable text: `take-cover` becomes “Take cover”. */
export function humane(word: string): string {
  const words = word.replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Assembles a message from its lines. If the message is too long, the oldest lines of `droppable` are left out first,
 * and then the end of the message is cut off.
 */
export function assemble(
  before: readonly string[],
  droppable: readonly string[],
  after: readonly string[],
  most: number = LIMITS.content,
): string {
  const kept = [...droppable];
  const whole = () => [...before, ...kept, ...after].filter((line) => line !== '').join('\n');
  while (kept.length > 0 && whole().length > most) kept.shift();
  return cut(whole(), most);
}
