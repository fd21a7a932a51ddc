import type { APIMessage } from 'discord-api-types/v10';
import { namesOf } from '../../../src/discord/ids.ts';
import { optionsOf } from '../../../src/kernel/decision.ts';
import type { Decision, Seat } from '../../../src/kernel/types.ts';
import type { Actor, SentInteraction } from '../../../src/local/actor.ts';
import { Panels } from '../../../src/store/panel.ts';
import { choosable } from '../../support/choosable.ts';
import { answerMessage, type Chat } from './chat.ts';
import type { TestPipeline } from './pipeline.ts';
import { until } from './until.ts';

/** A player's answer to a question, as keys of its options. */
export type Player = (decision: Decision) => Promise<string[]>;

/** A table in play, with its people in the order of the seats. */
export interface Playing {
  stage: TestPipeline;
  chat: Chat;
  table: string;
  thread: string;
  people: readonly Actor[];
}

/** The question that a table waits for, unless the game is over. */
async function waiting({ stage, table }: Playing, answered: string): Promise<Decision | 'over'> {
  return until('a question waits', async () => {
    const summary = await stage.directory.summary(table);
    if (summary !== null && summary.status !== 'playing') return 'over';
    const [seat] = summary?.awaited ?? [];
    const decision = seat === undefined ? null : await stage.backend.prompt(table, seat);
    return decision !== null && decision.id !== answered && decision;
  });
}

/** Waits until the table has sent all its messages. */
export async function allIsSaid({ stage, table }: Pick<Playing, 'stage' | 'table'>): Promise<void> {
  await until('all is said', async () => {
    const [inbox, outbox] = await Promise.all([stage.store.waiting(table), stage.redis.xlen(`{t:${table}}:outbox`)]);
    const { wanted, shown, past, older } = await new Panels(stage.redis).read(table);
    // The messages of previous turns are updated after the new one is posted.
    const isOpen = [past, ...older].some((message) => message?.open === true);
    if (inbox + outbox === 0 && shown >= wanted && !isOpen) return true;
    const jobs = await stage.redis.zrange('{subspace}:delivery:delayed', '0', '-1');
    throw new Error(JSON.stringify({ inbox, outbox, wanted, shown, past, jobs }));
  });
}

/**
 * Plays a game to its end through the real client: who sits on an even seat types in the thread, the others click in their
 * direct messages where what they want stands there, and type there where it doesn’t. Gives how often each seat typed.
 */
export async function playOut(playing: Playing, player: Player): Promise<Map<Seat, number>> {
  const typed = new Map<Seat, number>();
  for (let answered = ''; ; ) {
    const decision = await waiting(playing, answered);
    if (decision === 'over') return typed;
    answered = decision.id;
    const { seat } = decision;
    // People read before they answer, so all pending messages are sent first, including the first question.
    await allIsSaid(playing);
    if (!(await answerAs(playing, decision, await player(decision)))) typed.set(seat, (typed.get(seat) ?? 0) + 1);
  }
}

/** Answers a question as a person does. Returns whether they clicked. */
async function answerAs({ thread, table, people }: Playing, decision: Decision, keys: string[]): Promise<boolean> {
  const person = people[decision.seat];
  if (person === undefined) throw new Error(`nobody sits on seat ${decision.seat}`);
  const names = namesOf([...optionsOf(decision).map(({ key }) => key), ...keys]);
  const action = `${decision.id}:${keys.length === 0 ? 'none' : keys.map((key) => names.get(key)).join('+')}`;
  if (decision.seat % 2 === 0) {
    await answerMessage(person.slash(thread, '/play', { action }));
    return false;
  }
  const dm = person.openDm();
  const sent = keys.length === 1 ? click(person, person.visible(dm), decision, names.get(keys[0] ?? '') ?? '') : null;
  await answerMessage(sent ?? person.slash(dm, '/play', { action: `table:${table} ${action}` }));
  return sent !== null;
}

/** Clicks a pick in one of these messages. Returns null if none offers it. */
function click(
  person: Actor,
  messages: readonly APIMessage[],
  { id: question }: Decision,
  name: string,
): SentInteraction | null {
  for (const message of messages) {
    for (const { id, value } of choosable(message)) {
      const [act, , asked, named] = id.split('.');
      if (asked !== question) continue;
      if (act === 'pick' && named === name) return person.click(message, id);
      if (act === 'menu' && value === name) return person.select(message, id, [name]);
    }
  }
  return null;
}
