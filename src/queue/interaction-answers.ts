import type { Reader } from '../kernel/types.ts';
import { isOver } from '../tables/directory.ts';
import type { CommandResult, TableId } from '../tables/types.ts';
import type { Made } from './answer-sender.ts';
import { plain, requestFor, standing, UNSAYABLE } from './answers.ts';
import type { Attempt } from './channels.ts';
import type { Composer } from './composer.ts';
import { type AnswerMessage, inInbox } from './inbox-answers.ts';
import { NoView } from './no-view.ts';
import { type PersonalMessages, sits } from './personal.ts';
import { inRows } from './rows.ts';
import type { SenderTools } from './sender-tools.ts';
import { type Knock, knockFor } from './thread-lines.ts';
import type { AnswerAddress, MessageRef } from './transport.ts';
import type { Views } from './views.ts';

/** The outcome of a request to look at a table whose channel the person can no longer see. */
const HIDDEN = {
  done: false,
  refusal: { text: 'You can no longer see the channel of this table, so you can’t watch it.', rule: 'T-WATCH-01' },
} as const satisfies CommandResult;

/** The services that answering interactions uses. */
export interface AnsweringTools
  extends Pick<SenderTools, 'agenda' | 'answers' | 'clock' | 'directory' | 'plan' | 'transport' | 'turns' | 'views'> {
  personal: PersonalMessages;
  composer: Composer;
  direct(table: TableId, player: string, knock: Knock | null, made: Made, attempt: Attempt): Promise<MessageRef | null>;
  tidy(table: TableId, reader: Reader, player: string, later: number): Promise<void>;
}

/** Answers interactions: commands, look-ups, and clicks in a person's inbox. */
export class InteractionAnswers {
  readonly #tools: AnsweringTools;

  constructor(tools: AnsweringTools) {
    this.#tools = tools;
  }

  /** Sends an answer. Throws `TransportError`, or `NoView` if the table can't be read yet. */
  async send(table: TableId, asked: AnswerMessage, attempt: Attempt): Promise<void> {
    const { answers } = this.#tools;
    const { first } = attempt;
    const address = await answers.address(asked.answer);
    if (address?.inbox === true && !('inbox' in asked)) return this.#inInbox(table, asked, address, attempt);
    const isHidden = await this.#isHidden(table, asked);
    const outgoing: AnswerMessage = isHidden ? { ...asked, outcome: HIDDEN } : asked;
    const view = isHidden
      ? null
      : await this.#viewFor(table, outgoing).catch((error) => {
          if (error instanceof NoView) return error;
          throw error;
        });
    if (view instanceof NoView) {
      const said =
        view.why === 'newer' ? { body: { content: view.says }, files: [] } : plain(outgoing.outcome, view.says);
      const whole = Promise.resolve(said);
      const posted =
        address === null ? null : await answers.put(address, { whole, words: null, sorry: UNSAYABLE, first });
      if (posted === null) await this.#tools.direct(table, outgoing.player, null, said, attempt);
      return;
    }
    const ephemeral = address !== null && address.direct !== true;
    const { composer } = this.#tools;
    const composed = view === null ? null : composer.answer(view, outgoing, ephemeral);
    const whole = composed === null ? Promise.resolve(plain(outgoing.outcome)) : composed.whole.then(inRows);
    // The answer may fail while it is being posted, before anybody waits for its pictures.
    whole.catch(() => {});
    const words = composed === null ? null : composed.words;
    const posted = address === null ? null : await answers.put(address, { whole, words, sorry: UNSAYABLE, first });
    const direct = address === null || address.direct === true || posted === null;
    // A direct message has the form whose text shows on phones.
    const made =
      posted === null && ephemeral && view !== null ? await composer.answer(view, outgoing, false).whole : await whole;
    const lies =
      posted ?? (await this.#tools.direct(table, outgoing.player, knockFor(outgoing.player, 'answer'), made, attempt));
    // The inbox has no fixed table: a click on an outdated question there shows the list again.
    if (view === null || lies === null || view.seen.reader === 'spectator' || outgoing.inbox === true) return;
    const about = { ...standing(view.seen, outgoing.outcome), answer: direct ? null : outgoing.answer };
    // A view of a finished game never becomes outdated.
    if (isOver(view.seen)) await this.#tools.turns.forget(table, outgoing.player, lies);
    else await this.#tools.personal.keep(table, outgoing.player, lies, made.body, about);
    // After a command, a separate message closes the messages that the command made outdated. After a look-up there is
    // no separate message, so its answer closes outdated messages here.
    if (direct && 'read' in outgoing.outcome) await this.#tools.tidy(table, outgoing.reader, outgoing.player, 1);
  }

  /** True if a person wants to look at a table that they watch, but can no longer see its channel (T-WATCH-01). */
  async #isHidden(table: TableId, { player, outcome }: AnswerMessage): Promise<boolean> {
    if (!('read' in outcome) || outcome.read.what !== 'watch' || outcome.read.afar !== true) return false;
    const summary = await this.#tools.directory.summary(table);
    return summary !== null && !(await this.#tools.transport.sees(player, summary.place));
  }

  /** Answers in a person's inbox, which then shows the next table. */
  async #inInbox(table: TableId, outgoing: AnswerMessage, address: AnswerAddress, attempt: Attempt): Promise<void> {
    const { agenda, answers, clock, transport, plan } = this.#tools;
    const { player } = outgoing;
    const isHidden = await this.#isHidden(table, outgoing);
    const answer = isHidden
      ? { items: await agenda.of(player), before: HIDDEN.refusal.text }
      : await inInbox(table, outgoing, {
          agenda: (person) => agenda.of(person),
          view: async (id, about) => (await this.#readable(id, about))?.seen ?? null,
          now: clock.time(),
        });
    if ('table' in answer) return this.send(answer.table, answer.outgoing, attempt);
    const digest = (await plan.next(player, clock.time()))?.at ?? null;
    const { items, ...told } = answer;
    const { body } = transport.inbox(items, { page: 0, now: clock.time(), digest, ...told });
    const made = { body, files: [] };
    const whole = Promise.resolve(made);
    const posted = await answers.put(address, { whole, words: null, sorry: UNSAYABLE, first: attempt.first });
    if (posted === null) await this.#tools.direct(table, player, knockFor(player, 'answer'), made, attempt);
  }

  /** Returns the view for an answer, or null if the table can't be read now. */
  async #readable(table: TableId, outgoing: AnswerMessage): ReturnType<Views['see']> {
    try {
      return await this.#viewFor(table, outgoing);
    } catch (error) {
      if (error instanceof NoView) return null;
      throw error;
    }
  }

  /** Returns the view for an answer. If the seat has a new player, the former player gets the public view. */
  async #viewFor(table: TableId, { reader, player, outcome }: AnswerMessage): ReturnType<Views['see']> {
    const { views } = this.#tools;
    // The answer to a move needs the latest position, but look-ups may share a view.
    const see = (as: Reader): ReturnType<Views['see']> =>
      'read' in outcome
        ? views.look(requestFor(table, as, player, outcome))
        : views.see(requestFor(table, as, player, outcome));
    const view = await see(reader);
    return view === null || reader === 'spectator' || sits(view.seen, reader, player) ? view : see('spectator');
  }
}
