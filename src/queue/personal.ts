import type { Logger } from 'pino';
import type { PlayerId } from '../kernel/table.ts';
import type { Seat } from '../kernel/types.ts';
import { ago, type SharedClock } from '../store/clock.ts';
import { EVERYBODY, type PersonalMessage, type TurnMessages } from '../store/turn-messages.ts';
import { askedIn } from '../tables/asked.ts';
import type { Outgoing, TableId, TableView } from '../tables/types.ts';
import type { AnswerSender, Made } from './answer-sender.ts';
import { customIds } from './blocks.ts';
import { ChannelClosed, type Channels } from './channels.ts';
import { faultOf } from './fault.ts';
import {
  isPassing,
  type MessageBody,
  type MessageRef,
  type Retirement,
  type Transport,
  TransportError,
} from './transport.ts';

/**
 * The age in milliseconds at which a message is posted again instead of edited. The chat accepts only a few edits of old
 * messages.
 */
const OLD = 50 * 60_000;
/** To find our last message, this many of a channel's latest messages are read. */
const LOOK_BACK = 10;

/** The services that updates of people's messages use. */
export interface PersonalTools {
  transport: Transport;
  channels: Channels;
  answers: AnswerSender;
  turns: TurnMessages;
  clock: Pick<SharedClock, 'time'>;
  log: Logger;
  /** Composes the text of a message. */
  words(seen: TableView, outgoing: Outgoing): MessageBody;
}

/** The kind and topic of a stored message. */
export type About = Partial<Pick<PersonalMessage, 'answer' | 'asksZone' | 'about'>> &
  Pick<PersonalMessage, 'kind' | 'decision'>;

/**
 * Keeps track of people's messages with active components. For each person, a table has one direct message with active
 * components. An ephemeral answer stays active as long as its question is open. Messages that are no longer active are
 * closed: they lose their components, and their text is marked as outdated.
 */
export class PersonalMessages {
  readonly #tools: PersonalTools;

  constructor(tools: PersonalTools) {
    this.#tools = tools;
  }

  /** Remembers a message that has components, and forgets one that has none. */
  async keep(table: TableId, player: string, posted: MessageRef, body: MessageBody, about: About): Promise<void> {
    const { turns, clock } = this.#tools;
    if (!hasComponents(body)) return turns.forget(table, player, posted);
    const known = (await turns.of(table, player)).find(({ message }) => message === posted.message);
    const at = known?.at ?? clock.time();
    await turns.keep(table, player, { ...posted, at, answer: null, asksZone: false, ...about });
  }

  /**
   * Edits the active direct message. Returns null if that message isn't our latest one to the person, or is too old.
   */
  async edited(table: TableId, player: string, { body, files }: Made): Promise<MessageRef | null> {
    const { turns, channels, clock } = this.#tools;
    const living = latest(await turns.of(table, player));
    if (living === undefined || ago(living.at, clock.time()) > OLD) return null;
    try {
      if (!(await this.#isLast(living))) return null;
      await channels.edit(living, body, files);
      return { channel: living.channel, message: living.message };
    } catch (error) {
      if (!isLasting(error)) throw error;
      return null;
    }
  }

  async #isLast({ channel, message }: MessageRef): Promise<boolean> {
    const recent = await this.#tools.transport.recent(channel, LOOK_BACK);
    return recent.find(({ mine }) => mine)?.id === message;
  }

  /** Closes all of a person's messages that are outdated in the table's current state. */
  async tidy(seen: TableView, player: string): Promise<void> {
    // A player who has lost the seat is no longer asked anything.
    const isHere = player === EVERYBODY || seen.chairs.some((chair) => chair.player === player);
    const kept = (await this.#tools.turns.of(seen.id, player)).filter(({ kind }) => kind !== 'proposal' || !isHere);
    const living = latest(kept);
    for (const message of kept) {
      const isLatest = message.answer !== null || latest(kept, message.kind, message.about) === message;
      if (isHere && isLatest && isCurrent(message, seen)) continue;
      if (message === living && seen.status === 'playing') await this.#rest(seen, player, message);
      else await this.close(seen, player, message);
    }
  }

  /**
   * Deactivates a person's direct message until the table asks them something again, or until they return to the
   * message.
   */
  async #rest(seen: TableView, player: string, message: PersonalMessage): Promise<void> {
    const asksZone = message.asksZone ? ({ asksZone: true } as const) : {};
    const body = this.#tools.words(seen, { ...past(seen, player), ...asksZone });
    const decision = seen.decision === null ? null : 'any';
    if (await this.change(message, { ...body, attachments: [], embeds: [] }))
      await this.#tools.turns.keep(seen.id, player, { ...message, decision, rests: true });
    else await this.#tools.turns.forget(seen.id, player, message);
  }

  /** Removes a message's components, and replaces its text with `words` or marks it as outdated. */
  async close(seen: TableView, player: string, message: PersonalMessage, words?: MessageBody): Promise<void> {
    const resting =
      message.rests === true ? this.#tools.words(seen, { ...past(seen, player), closed: true }) : undefined;
    const back = words === undefined && leadsBack(message, seen) ? this.#tools.words(seen, past(seen, player)) : {};
    const isChanged = await this.change(message, words ?? resting, {
      why: retirementOf(message, seen, player),
      components: back['components'],
    });
    // The message stays on record, so that its button is removed once nothing is waiting for the person.
    if (isChanged && hasComponents(back))
      await this.#tools.turns.keep(seen.id, player, { ...message, decision: 'any' });
    else await this.#tools.turns.forget(seen.id, player, message);
  }

  /**
   * Gives a message a new body. Without a body, adds a line that says why the message is closed, and replaces its
   * components. Returns false if the message no longer accepts changes.
   */
  async change(
    message: PersonalMessage,
    body?: MessageBody,
    { why, components }: { why: Retirement; components?: MessageBody['components'] } = { why: 'moved' },
  ): Promise<boolean> {
    const { transport, answers, log } = this.#tools;
    const place = message.answer === null ? message : await answers.address(message.answer);
    if (place === null) return false;
    try {
      await (body === undefined
        ? transport.retire(place, why, components)
        : transport.reword(place, { components: [], ...body }));
      return true;
    } catch (error) {
      if (!isLasting(error)) throw error;
      log.info({ fault: faultOf(error) }, 'an old message could not be changed');
      if (error instanceof TransportError && error.kind === 'too-old') await this.#remove(message);
      return false;
    }
  }

  /** Deletes a message that can't be edited and would otherwise keep its outdated question. */
  async #remove(message: MessageRef): Promise<void> {
    try {
      await this.#tools.transport.remove(message);
    } catch (error) {
      if (!isLasting(error)) throw error;
    }
  }
}

/** Returns the latest direct message of this kind about the given seat, or about no seat if `about` is missing. */
function latest(
  kept: readonly PersonalMessage[],
  wanted: PersonalMessage['kind'] = 'turn',
  seat?: Seat,
): PersonalMessage | undefined {
  return kept.findLast(({ kind, answer, about }) => kind === wanted && answer === null && about === seat);
}

/** True if a message is still current. */
function isCurrent({ kind, decision, about }: PersonalMessage, seen: TableView): boolean {
  const { status, decision: now, reader } = seen;
  if (kind === 'invite') return reader !== 'spectator' && isInvited(seen, reader);
  if (status !== 'playing') return false;
  if (kind === 'vote') return about === undefined ? seen.away !== undefined : isVotedAbout(seen, about);
  if (kind === 'act') return true;
  if (kind === 'look') return (decision === null) === (now === null);
  return decision === 'any' ? now !== null : decision === askedIn(seen);
}

/**
 * Says why a message is closed. A message whose question is still open has been replaced by a newer one, and so has a
 * look at a table where nothing has happened since.
 */
function retirementOf(message: PersonalMessage, seen: TableView, player: string): Retirement {
  const { kind, at: posted } = message;
  const isStill = kind === 'turn' || !seen.recent.some(({ at }) => at > posted);
  const isHere = player === EVERYBODY || seen.chairs.some((chair) => chair.player === player);
  if (isHere && isStill && isCurrent(message, seen)) return 'repeated';
  return kind === 'vote' || kind === 'invite' ? 'settled' : 'moved';
}

/**
 * True if an ephemeral answer told a player that others were being asked, and the player is now asked again in the same
 * turn. Since the same turn gets no new panel message, the answer keeps the button that leads to the question.
 */
function leadsBack({ kind, answer, decision, at: posted }: PersonalMessage, seen: TableView): boolean {
  const { status, decision: now, began, recent } = seen;
  if (kind !== 'turn' || answer === null || decision !== null || now === null || status !== 'playing') return false;
  return !recent.some(({ seq, at }) => seq === began && at > posted);
}

/** True if people can vote on a seat, because its player is away and nobody has replaced them. */
export function isVotedAbout({ status, away = [], chairs }: TableView, about: Seat): boolean {
  return status === 'playing' && away.some(({ seat }) => seat === about) && chairs[about]?.player !== null;
}

/** True if a player has yet to agree to a rematch. */
export function isInvited({ status, chairs }: TableView, seat: Seat): boolean {
  return status === 'lobby' && chairs[seat]?.unready === true;
}

function past({ reader }: TableView, player: string): Extract<Outgoing, { to: 'past' }> {
  return { to: 'past', seat: reader === 'spectator' ? -1 : reader, player };
}

/** True if a message has components to press. */
export function hasComponents({ components }: MessageBody): boolean {
  return customIds(components).length > 0;
}

/** True if an error about a message is permanent. */
function isLasting(error: unknown): error is ChannelClosed | TransportError {
  return error instanceof ChannelClosed || (error instanceof TransportError && !isPassing(error));
}

/** True if a person has this seat. */
export function sits({ chairs }: TableView, seat: Seat, player: PlayerId): boolean {
  return chairs[seat]?.player === player;
}
