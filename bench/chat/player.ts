import { type APIMessage, ButtonStyle, ComponentType, InteractionResponseType } from 'discord-api-types/v10';
import { answerMessage, parts, pictureAddresses } from '../../src/cli/play/chat.ts';
import { randomAnswer } from '../../src/kernel/decision.ts';
import type { Decision } from '../../src/kernel/types.ts';
import type { Actor, SentInteraction } from '../../src/local/actor.ts';
import type { ScreenEvent } from '../../src/local/world/events.ts';
import type { World } from '../../src/local/world.ts';
import type { Backend } from '../../src/queue/backend.ts';
import type { BenchTable } from './stack.ts';

/** Maximum time to wait for a picture, in milliseconds. */
const PATIENCE = 30_000;
/** Maximum number of clicks that open a verb's options before a question can be answered. */
const OPENING = 3;

/** The times from a click to the bot's reaction, to the new text and to the new picture, in milliseconds. */
export interface ClickTiming {
  ack: number;
  text: number;
  picture: number;
}

/** A component that answers a question, with the person who will use it. */
export interface ReadyClick {
  person: Actor;
  message: APIMessage;
  id: string;
  /** The values to choose in a menu, or null for a button. */
  values: string[] | null;
}

/** Returns the first question that a table is waiting for. Throws if there is none. */
export async function waitingDecision(backend: Backend, table: BenchTable): Promise<Decision> {
  for (const seat of table.people.keys()) {
    const decision = await backend.prompt(table.id, seat);
    if (decision !== null) return decision;
  }
  throw new Error('the table isn’t waiting for anyone');
}

/**
 * Answers a table's questions at random, without using the chat, until a question has an option with the given verb.
 */
export async function playUpTo(
  backend: Backend,
  table: BenchTable,
  verb: string,
  next: (bound: number) => number,
): Promise<void> {
  for (let last = ''; ; ) {
    const decision = await waitingDecision(backend, table).catch(() => null);
    if (decision === null || decision.id === last) continue;
    if (decision.options.some((option) => option.verb === verb)) return;
    last = decision.id;
    const { seat, id } = decision;
    const by = { player: table.people[seat as 0 | 1].user.id };
    const input = { t: 'answer' as const, seat, decision: id, keys: randomAnswer(decision, next) };
    await backend.send(table.id, { id: `${table.id}-${id}`, by, at: Date.now(), input });
  }
}

/**
 * Presses “Your move” for the awaited person, and opens options until a component can answer the question. Returns null
 * if there is no such component. Adds the time of each of the bot's reactions to `acks`.
 */
export async function takeUp(backend: Backend, table: BenchTable, acks: number[]): Promise<ReadyClick | null> {
  const { seat } = await waitingDecision(backend, table);
  const person = table.people[seat as 0 | 1];
  const panels = person.visible(table.thread).flatMap((panel) => {
    const id = parts(panel).find(({ label }) => label === 'Your move')?.custom_id;
    return id === undefined ? [] : [{ panel, id }];
  });
  const last = panels.at(-1);
  if (last === undefined) throw new Error('the table has no panel with “Your move”');
  let message = await timedAnswer(person.click(last.panel, last.id), acks);
  for (let click = 0; click < OPENING; click++) {
    const choice = choiceOf(person, message);
    if (choice !== null) return choice;
    const open = parts(message).find(({ custom_id }) => custom_id?.startsWith('open.'))?.custom_id;
    if (open === undefined) return null;
    message = await timedAnswer(person.click(message, open), acks);
  }
  return null;
}

async function timedAnswer(sent: SentInteraction, acks: number[]): Promise<APIMessage> {
  const began = performance.now();
  await sent.done;
  acks.push(performance.now() - began);
  return answerMessage(sent);
}

/**
 * Returns a component that answers the message's question with one click, or null. Components that open a verb's
 * options or ask for confirmation don't count.
 */
function choiceOf(person: Actor, message: APIMessage): ReadyClick | null {
  for (const part of parts(message)) {
    const id = part.custom_id ?? '';
    const [act] = id.split('.');
    const options = part.options ?? [];
    if (part.type === ComponentType.Button) {
      if (act === 'pick' && part.style !== ButtonStyle.Danger) return { person, message, id, values: null };
      if (act === 'none') return { person, message, id, values: null };
    } else if (act === 'menu' || act === 'set' || act === 'whole') {
      const values = options.slice(0, Math.max(1, part.min_values ?? 1)).map(({ value }) => value);
      return { person, message, id, values };
    }
  }
  return null;
}

/**
 * Uses a component and times how the bot updates the message. Returns null if the click didn't answer the question
 * after all.
 */
export async function choose(world: World, { person, message, id, values }: ReadyClick): Promise<ClickTiming | null> {
  const before = new Set(pictureAddresses(message));
  const began = performance.now();
  const sent = values === null ? person.click(message, id) : person.select(message, id, values);
  const target = sent.interaction.message;
  const since = (): number => performance.now() - began;
  const pictured = new Promise<number>((resolve, reject) => {
    const timer = setTimeout(() => finish(() => reject(new Error('no picture arrived'))), PATIENCE);
    const look = (event: ScreenEvent): void => {
      if (event.kind !== 'messageUpdate' || event.message !== target) return;
      if (pictureAddresses(event.message.data).some((address) => !before.has(address))) finish(() => resolve(since()));
    };
    const finish = (settle: () => void): void => {
      clearTimeout(timer);
      world.events.off('screen', look);
      settle();
    };
    world.events.on('screen', look);
  });
  pictured.catch(() => {});
  const { type } = await sent.done;
  const ack = since();
  if (type !== InteractionResponseType.DeferredMessageUpdate) return null;
  await sent.answered;
  const text = since();
  return { ack, text, picture: await pictured };
}
