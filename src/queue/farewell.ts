import type { Redis } from 'ioredis';
import { z } from 'zod';
import type { PlayerId } from '../kernel/table.ts';
import { readJson } from '../store/codec.ts';
import { Digests } from '../store/digests.ts';
import type { ForgetRequest } from '../store/forgetting.ts';
import { keys } from '../store/keys.ts';
import { keysLike } from '../store/traces.ts';
import type { AnswerSender } from './answer-sender.ts';
import type { Attempt } from './channels.ts';
import type { ForgetPlan } from './forget-plan.ts';
import { lasting } from './lasting.ts';
import { inRows } from './rows.ts';
import type { MessageRef, Transport } from './transport.ts';

/** The number of messages that are read at once from a person's channel, and how often at most. */
const AT_ONCE = 100;
const MOST_ROUNDS = 10;

const personal = z.object({ channel: z.string(), answer: z.string().nullable().optional() });

interface FarewellTools {
  transport: Transport;
  answers: AnswerSender;
  plan: ForgetPlan;
}

/** Deletes the direct messages of people who delete their data, and tells them when everything is deleted. */
export class Farewell {
  readonly #redis: Redis;
  readonly #tools: FarewellTools;

  constructor(redis: Redis, tools: FarewellTools) {
    this.#redis = redis;
    this.#tools = tools;
  }

  close(): Promise<void> {
    return this.#tools.plan.close();
  }

  /** True while a person's data is being deleted. Nothing is sent to them until then. */
  isLeaving(person: PlayerId): Promise<boolean> {
    return this.#tools.plan.isLeaving(person);
  }

  /**
   * Carries out the present step of the request of the person for whom this name stands. Returns 0, because the next try
   * after an error needs no pause of its own.
   */
  async serve(gone: string, attempt: Attempt): Promise<number> {
    const { plan } = this.#tools;
    const request = await plan.requests.byName(gone);
    if (request?.step === 'messages')
      await plan.advance({ ...request, messages: await this.#deleteMessages(request), step: 'data' });
    if (request?.step === 'tell') await this.#tell(request, attempt);
    return 0;
  }

  /** Deletes our direct messages to a person, as far as we know them. Returns how many there were. */
  async #deleteMessages({ person, stays }: ForgetRequest): Promise<number> {
    const { transport } = this.#tools;
    const done = new Set<string>();
    const remove = async (ref: MessageRef): Promise<void> => {
      if (ref.message === stays || done.has(ref.message)) return;
      done.add(ref.message);
      if ((await lasting(transport.remove(ref))) === null) done.delete(ref.message);
    };
    for (const ref of await this.#known(person)) await remove(ref);
    const channel = await this.#redis.get(keys.direct(transport.self, person));
    for (let round = 0; channel !== null && round < MOST_ROUNDS; round++) {
      const recent = await lasting(transport.recent(channel, AT_ONCE));
      const before = done.size;
      for (const { id, mine } of recent === null ? [] : recent) if (mine) await remove({ channel, message: id });
      if (done.size === before) break;
    }
    return done.size;
  }

  /** Returns the direct messages whose places are stored. */
  async #known(person: PlayerId): Promise<MessageRef[]> {
    const digest = (await new Digests(this.#redis).latest(person))?.message ?? null;
    const known: MessageRef[] = digest === null ? [] : [digest];
    for await (const found of keysLike(this.#redis, keys.asking('*', person)))
      for (const key of found)
        for (const [message, text] of Object.entries(await this.#redis.hgetall(key))) {
          const place = readJson<z.infer<typeof personal>>(text, personal);
          if (place !== null && place.answer == null) known.push({ channel: place.channel, message });
        }
    return known;
  }

  /** Tells a person that their data is deleted: in the answer to their click, or else in a direct message. */
  async #tell(request: ForgetRequest, { nonce, first }: Attempt): Promise<void> {
    const { transport, answers, plan } = this.#tools;
    const { person, answer, left, tables, messages } = request;
    // After a back-up was restored, the person was told before.
    if (answer === '') return plan.requests.end(request);
    const { body } = inRows({
      body: transport.forgotten({ left: left.length, tables: tables.length, messages }).body,
      files: [],
    });
    const address = await answers.address(answer);
    const whole = Promise.resolve({ body, files: [] });
    const told = address === null ? null : await answers.put(address, { whole, words: null, sorry: body, first });
    if (told === null) {
      // The channel isn't stored, because nothing may be stored about the person any more.
      const channel = await lasting(transport.direct(person));
      if (channel !== null) await lasting(transport.post(channel, body, [], nonce));
    }
    await this.#redis.unlink(keys.answer(answer));
    await plan.requests.end(request);
  }
}
