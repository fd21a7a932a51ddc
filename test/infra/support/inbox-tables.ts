import type { Actor } from '../../../src/local/actor.ts';
import type { TestPipeline } from './pipeline.ts';
import { answer, opening } from './tables.ts';
import { until } from './until.ts';

/** A table of the toy game for two people in a server's channel. */
export interface QuickTable {
  id: string;
  title: string;
  guild: string;
  channel: string;
  seats: readonly [Actor, Actor];
}

/** Opens and starts a table without any clicks. It is the first person's turn. */
export async function quickTable(stage: TestPipeline, { id, title, guild, channel, seats }: QuickTable): Promise<void> {
  const [first, second] = seats;
  const named = JSON.stringify(opening())
    .replaceAll('"ann"', `"${first.user.id}"`)
    .replaceAll('"bob"', `"${second.user.id}"`);
  const [create, ...rest] = JSON.parse(named);
  const place = { guild, channel, thread: null };
  await stage.send(id, { ...create, input: { ...create.input, title, place } }, ...rest);
  for (const [seat, person] of seats.entries()) {
    const secret = await until('the secret choice is there', () => stage.backend.prompt(id, seat));
    await stage.send(id, answer(person.user.id, seat, secret.id, []));
  }
  await stage.summary(id, 'the first turn has begun', ({ awaited }) => awaited.join() === '0');
}

/** Answers a seat's question with the first option of a verb. */
export async function answerSeat(
  stage: TestPipeline,
  id: string,
  seat: number,
  by: Actor,
  verb: string,
): Promise<void> {
  const decision = await until('the question is there', () => stage.backend.prompt(id, seat));
  const option = decision.options.find((one) => one.verb === verb);
  if (option === undefined) throw new Error(`nothing is ${verb}: ${decision.options.map(({ key }) => key).join(', ')}`);
  await stage.send(id, answer(by.user.id, seat, decision.id, [option.key]));
  await until('the answer counts', async () => (await stage.backend.prompt(id, seat))?.id !== decision.id);
}
