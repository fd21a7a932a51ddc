import {
  type APIInteractionResponse,
  InteractionResponseType,
  InteractionType,
  MessageFlags,
} from 'discord-api-types/v10';
import type { Logger } from 'pino';
import { Refused } from '../kernel/types.ts';
import { beginAtZero } from '../metrics/record.ts';
import { faultOf } from '../queue/fault.ts';
import type { MessageRef } from '../queue/transport.ts';
import { OUTAGE, outlasting } from '../store/patience.ts';
import { storeTrouble } from '../store/redis-errors.ts';
import { Admission, type Rank } from './admission.ts';
import { ADMISSION } from './allowances.ts';
import type { ChatBackend } from './backend.ts';
import type { Callbacks } from './callbacks.ts';
import { countUnanswered, timedCallbacks } from './click-metrics.ts';
import { bodyOf } from './compose/body.ts';
import { forgettingDraft, STILL_FORGETTING } from './compose/forget.ts';
import { ruleRows } from './compose/tools.ts';
import type { Deadlines } from './deadlines.ts';
import { isDirect } from './interaction-place.ts';
import { refused } from './markdown.ts';
import { concernIn, type MessageTarget } from './message-target.ts';
import { BUSY } from './no-time.ts';
import {
  addressOf,
  type Click,
  type CommandUse,
  type Completion,
  type FormSent,
  flawsOf,
  type Incoming,
  readInteraction,
} from './payload.ts';
import {
  address,
  addressOfAnswer,
  deferral,
  FAULT,
  keep,
  notKept,
  PATIENCE,
  type PromisingTools,
  takeBack,
  within,
} from './promising.ts';
import type { CommandLimits, LookLimits } from './rates.ts';
import { type Choice, type Reply, say } from './reply.ts';
import { RequestRanks } from './request-ranks.ts';
import { aloud, atOnce, changes, newBody, promised, promisedBody } from './responses.ts';

/** The handlers that compute the answers: commands/index.ts. */
export interface Handlers {
  command(use: CommandUse): Promise<Reply>;
  complete(completion: Completion): Promise<Choice[]>;
  click(click: Click): Promise<Reply>;
  form(form: FormSent): Promise<Reply>;
}

/** The services that the interaction handler uses. */
export interface InteractionTools extends PromisingTools {
  handlers: Handlers;
  backend: ChatBackend;
  callbacks: Callbacks;
  log: Pick<Logger, 'debug' | 'warn' | 'error'>;
  /** Decides which requests can be answered in time; a new instance by default. */
  admission?: Admission;
  /** Computes when Discord stops waiting for an answer; three seconds after arrival by default. */
  deadlines?: Pick<Deadlines, 'of'>;
  /** Limits look-ups; no limits by default. */
  looks?: Pick<LookLimits, 'take'>;
  /** Limits commands; no limits by default. */
  commands?: Pick<CommandLimits, 'take'>;
}

/**
 * The bot defers an answer at least `RESERVE` milliseconds before Discord's limit, but works on the request for at
 * least `SOONEST` milliseconds first.
 */
const RESERVE = 1_000;
const SOONEST = 50;

const UNREADABLE =
  'I couldn’t read that request. Nothing was changed. Please use the commands and buttons as they are shown.';
const TOO_SLOW = 'That took too long to open. Nothing was changed. Please press the button again.';

/**
 * Answers every interaction that arrives over the gateway. The handler accepts any payload, changes nothing unless
 * Discord accepted the answer in time, and never throws.
 */
export function interactionHandler(tools: InteractionTools): (payload: unknown) => Promise<void> {
  const { admission = new Admission() } = tools;
  const ranks = new RequestRanks(tools.backend);
  beginAtZero('subspace_interactions_total');
  return async (payload) => {
    let kind: Incoming['kind'] | 'unreadable' = 'unreadable';
    const timed = (until: number, isBusy = false): InteractionTools => {
      const since = until - ADMISSION.discord;
      return { ...tools, callbacks: timedCallbacks(tools.callbacks, { kind, since, isBusy }) };
    };
    try {
      const incoming = readInteraction(payload);
      if (incoming === null) return await refuse(timed(performance.now() + ADMISSION.discord), payload);
      kind = incoming.kind;
      const until = tools.deadlines?.of(incoming.id) ?? performance.now() + ADMISSION.discord;
      const rank = await ranks.rank(incoming);
      let rest = Promise.resolve();
      await admission.enter({
        rank,
        person: incoming.person.id,
        until,
        async serve() {
          if (incoming.kind === 'completion')
            return complete({ ...timed(until), patience: patienceFor(tools, until) }, incoming);
          const plays = rank === 'player';
          const calm = (): Promise<void> => (plays ? Promise.resolve() : admission.calm());
          const begun = answer(timed(until), incoming, { until, plays, calm });
          rest = begun.whole;
          await begun.first;
        },
        turnAway: () => turnAway(timed(until, true), incoming, rank, until),
      });
      // After the first answer, the remaining work delays nobody else.
      await rest;
    } catch (error) {
      countUnanswered(kind);
      tools.log.error({ id: addressOf(payload)?.id, fault: faultOf(error) }, 'an interaction was not answered');
    }
  };
}

async function refuse({ callbacks, log }: InteractionTools, payload: unknown): Promise<void> {
  const address = addressOf(payload);
  log.warn({ id: address?.id, type: address?.type, flaws: flawsOf(payload) }, 'an interaction could not be read');
  if (address === null || address.type === InteractionType.Ping) return;
  const response: APIInteractionResponse =
    address.type === InteractionType.ApplicationCommandAutocomplete
      ? NO_CHOICES
      : {
          type: InteractionResponseType.ChannelMessageWithSource,
          data: { content: UNREADABLE, flags: MessageFlags.Ephemeral },
        };
  await callbacks.respond({ ...address, application: '' }, response);
}

/** Tells a person that there is no time for their request at the moment. */
async function turnAway(
  { callbacks, log }: InteractionTools,
  incoming: Incoming,
  rank: Rank,
  until: number,
): Promise<void> {
  const left = Math.round(until - performance.now());
  log.debug({ id: incoming.id, kind: incoming.kind, rank, left }, 'an interaction was turned away');
  const response: APIInteractionResponse =
    incoming.kind === 'completion' ? NO_CHOICES : aloud(incoming, { content: BUSY, rows: [] });
  await callbacks.respond(address(incoming), response);
}

const NO_CHOICES: APIInteractionResponse = {
  type: InteractionResponseType.ApplicationCommandAutocompleteResult,
  data: { choices: [] },
};

async function complete(
  { handlers, callbacks, log, patience = PATIENCE }: InteractionTools,
  completion: Completion,
): Promise<void> {
  const found = handlers.complete(completion).catch((error: unknown) => {
    log.error({ id: completion.id, fault: faultOf(error) }, 'a completion failed');
    return [];
  });
  const choices = (await within(found, patience)) ?? [];
  await callbacks.respond(address(completion), {
    type: InteractionResponseType.ApplicationCommandAutocompleteResult,
    data: { choices },
  });
}

/**
 * How long an answer may take before it is deferred; the time is shorter for a request that waited longer for its
 * turn.
 */
function patienceFor({ patience = PATIENCE }: InteractionTools, until: number): number {
  return Math.min(patience, Math.max(SOONEST, until - performance.now() - RESERVE));
}

/** Facts about an interaction besides its content. */
interface Circumstances {
  /** When Discord stops waiting, in milliseconds by the clock of {@link Admission}. */
  until: number;
  /** True if a player at the table sent the interaction. */
  plays: boolean;
  /**
   * Resolves when a promised look-up may be sent to a reader: immediately for players, otherwise when nobody is waiting
   * for a first answer.
   */
  calm(): Promise<void>;
}

/** Answers an interaction. `first` resolves when Discord has its first answer, `whole` when all work is done. */
function answer(
  tools: InteractionTools,
  incoming: Exclude<Incoming, Completion>,
  circumstances: Circumstances,
): { first: Promise<void>; whole: Promise<void> } {
  let settle = (): void => {};
  const first = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const { callbacks } = tools;
  const respond: Callbacks['respond'] = (...answer) => callbacks.respond(...answer).finally(settle);
  const whole = answerAll({ ...tools, callbacks: { ...callbacks, respond } }, incoming, circumstances).finally(settle);
  return { first, whole };
}

async function answerAll(
  tools: InteractionTools,
  incoming: Exclude<Incoming, Completion>,
  { until, plays, calm }: Circumstances,
): Promise<void> {
  const { callbacks, deferrals } = tools;
  const patience = patienceFor(tools, until);
  const reply = replyTo(tools, incoming, plays);
  const early = await within(reply, patience);
  const immediate = early === null ? null : atOnce(incoming, early);
  if (immediate !== null) {
    const concern = early === null ? null : concernIn(incoming, early);
    const taken = await callbacks.respond(address(incoming), immediate, concern !== null);
    if (taken !== 'lost' && concern !== null)
      await remember(tools, incoming, early, concern, taken === 'taken' ? null : taken);
    const { id, kind } = incoming;
    tools.log.debug({ id, kind, taken: taken !== 'lost' }, 'an interaction was answered immediately');
    return;
  }
  const keeping = keep(tools, incoming, early);
  const trouble = await notKept({ ...tools, patience }, incoming, keeping);
  if (trouble !== null) {
    await callbacks.respond(address(incoming), aloud(incoming, { content: trouble, rows: [] }));
    if (early === null) await takeBack(tools, incoming, trouble);
    return;
  }
  const taken = await callbacks.respond(address(incoming), promised(incoming, early));
  tools.log.debug({ id: incoming.id, kind: incoming.kind, taken }, 'an answer was promised');
  // If Redis is unreachable, the promise is written once Redis is back. Until Redis is back, only this process knows of
  // the promise.
  await keeping.done.catch(() => {});
  if (taken !== 'lost') {
    const known = await reply;
    if (known.do === 'read' || known.do === 'exhibit') await calm();
    await carryOut(tools, incoming, early, known);
  }
  await outlasting(() => deferrals.settle(incoming.id), tools.outage);
}

/**
 * Records where an immediate answer about a table was posted, so that the bot can later remove the answer's buttons. If
 * recording fails, the person still gets their answer. `at` is the answer's place, if Discord returned it.
 */
async function remember(
  tools: InteractionTools,
  incoming: Incoming,
  reply: Reply | null,
  { table, ...about }: MessageTarget,
  at: MessageRef | null,
): Promise<void> {
  const { backend, callbacks, deferrals, log, now } = tools;
  const { id, person } = incoming;
  try {
    const place = at ?? (await callbacks.find(address(incoming)));
    await deferrals.locate(id, addressOfAnswer(tools, incoming, reply));
    const answer = isDirect(incoming) ? null : id;
    await backend.shown(table, person.id, { ...place, ...about, at: now(), answer, asksZone: false });
  } catch (error) {
    log.warn({ id, fault: faultOf(error) }, 'a message may stay open for longer than it should');
  }
}

/** Returns the handlers' reply, once Redis is reachable: a refusal becomes text, and a failure becomes an apology. */
async function replyTo(
  tools: InteractionTools,
  incoming: Exclude<Incoming, Completion>,
  plays: boolean,
): Promise<Reply> {
  const { handlers, log, outage = OUTAGE } = tools;
  const handle = async (): Promise<Reply> => {
    if (await tools.backend.forgets.isLeaving(incoming.person.id)) return say(STILL_FORGETTING);
    switch (incoming.kind) {
      case 'command':
        return handlers.command(incoming);
      case 'click':
        return handlers.click(incoming);
      case 'form':
        return handlers.form(incoming);
    }
  };
  try {
    const reply = await outlasting(handle, outage);
    const tooMuch = await tooMany(tools, incoming, reply, plays);
    return tooMuch === null ? reply : say(tooMuch);
  } catch (error) {
    if (error instanceof Refused) {
      const { refusal } = error;
      return { do: 'say', draft: { content: refused(refusal), rows: ruleRows(refusal.rule) } };
    }
    log.error({ id: incoming.id, kind: incoming.kind, fault: faultOf(error) }, 'a handler failed');
    return say(storeTrouble(error) ?? FAULT);
  }
}

/** Returns why a look-up or a command exceeds a limit, or null. The command isn't confirmed yet. */
async function tooMany(
  { looks, commands, outage = OUTAGE }: InteractionTools,
  incoming: Incoming,
  reply: Reply,
  plays: boolean,
): Promise<string | null> {
  if (reply.do === 'read' || reply.do === 'exhibit') return looks?.take(incoming, plays) ?? null;
  if (reply.do !== 'send' || commands === undefined) return null;
  return outlasting(() => commands.take(incoming, reply.table), outage);
}

/**
 * Carries out a promised action once Redis is reachable. `early` is the reply if it was known when the answer was
 * promised, or null.
 */
async function carryOut(tools: InteractionTools, incoming: Incoming, early: Reply | null, reply: Reply): Promise<void> {
  const { backend, callbacks, deferrals, log, now, outage = OUTAGE } = tools;
  const to = address(incoming);
  try {
    switch (reply.do) {
      case 'send': {
        // The bot promised the answer before it knew the table.
        if (early === null) await outlasting(() => deferrals.keep(deferral(tools, incoming, reply)), outage);
        const { id, person } = incoming;
        const by = reply.as === 'host' ? { host: person.id } : { player: person.id };
        const command = { id, by, at: now(), input: reply.input, answer: id };
        const { table, retries } = reply;
        const send = (): Promise<void> =>
          retries === undefined ? backend.send(table, command) : backend.retry(table, retries, command);
        await outlasting(send, outage);
        return;
      }
      case 'read':
        await outlasting(
          () =>
            backend.read({
              table: reply.table,
              reader: reply.reader,
              player: incoming.person.id,
              read: reply.read,
              answer: reply.direct === true ? null : incoming.id,
            }),
          outage,
        );
        if (reply.direct === true)
          await callbacks.fill(to, bodyOf({ content: 'I’ll send it as a direct message.', rows: [] }));
        return;
      case 'forget': {
        // The work may be done before the next line is reached, so this text comes first.
        await callbacks.fill(to, promisedBody(incoming, forgettingDraft()));
        const stays = isDirect(incoming) ? (await callbacks.find(to)).message : null;
        await outlasting(() => backend.forgets.begin(incoming.person.id, incoming.id, stays), outage);
        return;
      }
      case 'exhibit':
        await outlasting(() => backend.exhibit(reply.exhibit, incoming.id), outage);
        return;
      case 'say':
        await (changes(incoming)
          ? callbacks.follow(to, newBody(incoming, reply.draft))
          : callbacks.fill(to, promisedBody(incoming, reply.draft, reply.share)));
        return;
      case 'turn':
        await callbacks.fill(to, promisedBody(incoming, reply.draft));
        return;
      case 'form':
        await callbacks.follow(to, { content: TOO_SLOW, flags: MessageFlags.Ephemeral });
    }
  } catch (error) {
    log.error(
      { id: incoming.id, kind: incoming.kind, fault: faultOf(error) },
      'a command could not be sent to the worker',
    );
    await callbacks.follow(to, { content: storeTrouble(error) ?? FAULT, flags: MessageFlags.Ephemeral });
  }
}
