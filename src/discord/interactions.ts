import {
  type APIInteractionResponse,
  InteractionResponseType,
  InteractionType,
  MessageFlags,
} from 'discord-api-types/v10';
import type { Logger } from 'pino';
import { Refused } from '../kernel/types.ts';
import type { Deferral, Deferrals } from '../store/deferrals.ts';
import { storeTrouble } from '../store/trouble.ts';
import type { ChatBackend } from './backend.ts';
import type { Callbacks } from './callbacks.ts';
import { bodyOf } from './compose/body.ts';
import { ruleRows } from './compose/tools.ts';
import { refused } from './markdown.ts';
import {
  addressOf,
  type Click,
  type CommandUse,
  type Completion,
  type FormSent,
  type Incoming,
  readInteraction,
} from './payload.ts';
import { type Choice, type Reply, say } from './reply.ts';
import { aloud, atOnce, changes, own, promised } from './responses.ts';

/** Who knows the answers: commands/index.ts. */
export interface Handlers {
  command(use: CommandUse): Promise<Reply>;
  complete(completion: Completion): Promise<Choice[]>;
  click(click: Click): Promise<Reply>;
  form(form: FormSent): Promise<Reply>;
}

/** What the interaction handler works with. */
export interface InteractionTools {
  handlers: Handlers;
  backend: ChatBackend;
  /** What was promised and is not handed on yet. */
  deferrals: Pick<Deferrals, 'keep' | 'settle'>;
  callbacks: Callbacks;
  log: Pick<Logger, 'warn' | 'error'>;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Milliseconds after which an answer is promised that isn't there yet. */
  patience?: number;
}

/** Half of the time that Discord gives. */
const PATIENCE = 1_500;

const UNREADABLE =
  'That came in a form that this bot doesn’t understand. Nothing was changed. Please use the commands and buttons as they are shown.';
const FAULT = 'Something went wrong on our side. Nothing was changed; please try again in a moment.';
const SLOW = 'The server is slow just now. Nothing was changed; please try again in a moment.';
const TOO_SLOW = 'That took too long to open. Nothing was changed; please press the button once more.';

/**
 * Answers whatever comes in over the gateway. Takes anything, changes nothing unless Discord accepted the answer in
 * time, and never throws.
 */
export function interactionHandler(tools: InteractionTools): (payload: unknown) => Promise<void> {
  return async (payload) => {
    try {
      const incoming = readInteraction(payload);
      if (incoming === null) await refuse(tools, payload);
      else if (incoming.kind === 'completion') await complete(tools, incoming);
      else await answer(tools, incoming);
    } catch (error) {
      tools.log.error({ error: nameOf(error) }, 'an interaction was not answered');
    }
  };
}

/** Errors of Discord or Redis can quote what was sent: only their kind goes into the log. */
function nameOf(error: unknown): string {
  return error instanceof Error ? `${error.name}${'code' in error ? ` ${error.code}` : ''}` : typeof error;
}

async function refuse({ callbacks, log }: InteractionTools, payload: unknown): Promise<void> {
  log.warn('an interaction could not be read');
  const address = addressOf(payload);
  if (address === null || address.type === InteractionType.Ping) return;
  const response: APIInteractionResponse =
    address.type === InteractionType.ApplicationCommandAutocomplete
      ? { type: InteractionResponseType.ApplicationCommandAutocompleteResult, data: { choices: [] } }
      : {
          type: InteractionResponseType.ChannelMessageWithSource,
          data: { content: UNREADABLE, flags: MessageFlags.Ephemeral },
        };
  await callbacks.respond({ ...address, application: '' }, response);
}

async function complete(
  { handlers, callbacks, log, patience = PATIENCE }: InteractionTools,
  completion: Completion,
): Promise<void> {
  const found = handlers.complete(completion).catch((error: unknown) => {
    log.error({ error: nameOf(error) }, 'a completion failed');
    return [];
  });
  const choices = (await within(found, patience)) ?? [];
  await callbacks.respond(address(completion), {
    type: InteractionResponseType.ApplicationCommandAutocompleteResult,
    data: { choices },
  });
}

async function answer(tools: InteractionTools, incoming: Exclude<Incoming, Completion>): Promise<void> {
  const { callbacks, deferrals, patience = PATIENCE } = tools;
  const reply = replyTo(tools, incoming);
  const early = await within(reply, patience);
  const immediate = early === null ? null : atOnce(incoming, early);
  if (immediate !== null) {
    await callbacks.respond(address(incoming), immediate);
    return;
  }
  const trouble = await notKept(tools, incoming, early);
  if (trouble !== null) {
    await callbacks.respond(address(incoming), aloud(incoming, { content: trouble, rows: [] }));
    return;
  }
  const taken = await callbacks.respond(address(incoming), promised(incoming, early));
  if (taken === 'taken') await carryOut(tools, incoming, early, await reply);
  await deferrals.settle(incoming.id);
}

/** Keeps what is about to be promised; says why it can’t be kept in time. */
async function notKept(tools: InteractionTools, incoming: Incoming, reply: Reply | null): Promise<string | null> {
  const { deferrals, log, patience = PATIENCE } = tools;
  const keeping = deferrals.keep(deferral(tools, incoming, reply)).then(
    () => 'kept' as const,
    (error: unknown) => {
      log.error({ error: nameOf(error), kind: incoming.kind }, 'an answer could not be promised');
      return { trouble: storeTrouble(error) ?? FAULT };
    },
  );
  const kept = await within(keeping, patience / 2);
  if (kept === 'kept') return null;
  if (kept !== null) return kept.trouble;
  // What is kept too late is owed to nobody.
  void keeping.then(() => deferrals.settle(incoming.id)).catch(() => {});
  return SLOW;
}

function deferral({ now = Date.now }: InteractionTools, incoming: Incoming, reply: Reply | null): Deferral {
  const { id, application, token } = incoming;
  return {
    interaction: id,
    address: { applicationId: application, token, at: now() },
    table: reply?.do === 'send' ? reply.table : null,
    stays: changes(incoming),
  };
}

/** What the handlers say; a refusal in words, and a sentence when they fail. */
async function replyTo({ handlers, log }: InteractionTools, incoming: Exclude<Incoming, Completion>): Promise<Reply> {
  try {
    switch (incoming.kind) {
      case 'command':
        return await handlers.command(incoming);
      case 'click':
        return await handlers.click(incoming);
      case 'form':
        return await handlers.form(incoming);
    }
  } catch (error) {
    if (error instanceof Refused) {
      const { refusal } = error;
      return { do: 'say', draft: { content: refused(refusal), rows: ruleRows(refusal.rule) } };
    }
    log.error({ error: nameOf(error), kind: incoming.kind }, 'a handler failed');
    return say(storeTrouble(error) ?? FAULT);
  }
}

/** Does what was promised; `early`: as far as it was known then. */
async function carryOut(tools: InteractionTools, incoming: Incoming, early: Reply | null, reply: Reply): Promise<void> {
  const { backend, callbacks, deferrals, log, now = Date.now } = tools;
  const to = address(incoming);
  try {
    switch (reply.do) {
      case 'send': {
        // It was promised before the table was known.
        if (early === null) await deferrals.keep(deferral(tools, incoming, reply));
        const { id, person } = incoming;
        const by = reply.as === 'host' ? { host: person.id } : { player: person.id };
        await backend.send(reply.table, { id, by, at: now(), input: reply.input, answer: id });
        return;
      }
      case 'read':
        await backend.read({
          table: reply.table,
          reader: reply.reader,
          player: incoming.person.id,
          read: reply.read,
          answer: reply.direct === true ? null : incoming.id,
        });
        if (reply.direct === true)
          await callbacks.fill(to, bodyOf({ content: 'It comes by direct message.', rows: [] }));
        return;
      case 'exhibit':
        await backend.exhibit(reply.exhibit, incoming.id);
        return;
      case 'say':
        await (changes(incoming)
          ? callbacks.follow(to, own(incoming, bodyOf(reply.draft)))
          : callbacks.fill(to, bodyOf(reply.draft)));
        return;
      case 'turn':
        await callbacks.fill(to, bodyOf(reply.draft));
        return;
      case 'form':
        await callbacks.follow(to, { content: TOO_SLOW, flags: MessageFlags.Ephemeral });
    }
  } catch (error) {
    log.error({ error: nameOf(error), kind: incoming.kind }, 'a command could not be handed on');
    await callbacks.follow(to, { content: storeTrouble(error) ?? FAULT, flags: MessageFlags.Ephemeral });
  }
}

function address({ id, application, token }: Incoming): { id: string; application: string; token: string } {
  return { id, application, token };
}

/** What the promise gives within so many milliseconds, else null. */
async function within<T>(promise: Promise<T>, milliseconds: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
