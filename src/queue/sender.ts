import type { PlayerId } from '../kernel/table.ts';
import type { Reader } from '../kernel/types.ts';
import { EVERYBODY, type PersonalMessage } from '../store/turn-messages.ts';
import { isProposedTo } from '../tables/agenda.ts';
import { askedIn } from '../tables/asked.ts';
import { endedSearch } from '../tables/searching.ts';
import type { Outgoing, TableId, TableView } from '../tables/types.ts';
import type { WaitingTable } from '../tables/waiting-table.ts';
import type { Made } from './answer-sender.ts';
import { type Attempt, ChannelClosed } from './channels.ts';
import { Composer } from './composer.ts';
import { InteractionAnswers } from './interaction-answers.ts';
import { NoView } from './no-view.ts';
import { type About, hasComponents, isInvited, isVotedAbout, PersonalMessages, sits } from './personal.ts';
import { LATER } from './queues.ts';
import { inRows } from './rows.ts';
import type { SenderTools } from './sender-tools.ts';
import { silent } from './silent.ts';
import { type Knock, knockFor, ThreadLines } from './thread-lines.ts';
import { isHeldBack, isPassing, type MessageBody, type MessageRef, TransportError } from './transport.ts';
import type { ReaderView, Views } from './views.ts';

type Ring = Extract<Outgoing, { to: 'ring' }>;
type ProposalMessage = Extract<Outgoing, { to: 'proposal' }>;
type QuestionMessage = Extract<Outgoing, { to: 'away' | 'invite' }>;
type TurnMessage = Extract<Outgoing, { to: 'turn' }>;
type DoneForThem = Extract<Outgoing, { to: 'played' | 'late' }>;

/** Sends single messages: answers, direct messages and thread messages. */
export class Sender {
  readonly #tools: SenderTools;
  readonly #personal: PersonalMessages;
  readonly #lines: ThreadLines;
  readonly #composer: Composer;
  readonly #answers: InteractionAnswers;

  constructor(tools: SenderTools) {
    this.#tools = tools;
    this.#composer = new Composer(tools);
    this.#personal = new PersonalMessages({
      ...tools,
      words: (seen, outgoing) => this.#composer.words({ seen, hash: '' }, outgoing),
    });
    this.#lines = new ThreadLines({ ...tools, personal: this.#personal, made: this.made.bind(this) });
    this.#answers = new InteractionAnswers({
      ...tools,
      personal: this.#personal,
      composer: this.#composer,
      direct: this.#direct.bind(this),
      tidy: this.#tidy.bind(this),
    });
  }

  /** Sends one message of a table. Throws `TransportError`, `Unsayable`, or for a thread message `PlaceClosed`. */
  async send(table: TableId, outgoing: Outgoing, attempt: Attempt): Promise<void> {
    switch (outgoing.to) {
      case 'answer':
        return this.#answers.send(table, outgoing, attempt);
      case 'turn':
        return this.#turn(table, outgoing, attempt);
      case 'ring':
        return this.#ring(table, outgoing, attempt);
      case 'nudge':
        return this.#nudge(table, outgoing, attempt);
      case 'past':
        return this.#past(table, outgoing);
      case 'proposal':
        return this.#proposal(table, outgoing, attempt);
      case 'proposed':
        return this.#proposed(table, outgoing);
      case 'away':
      case 'invite':
        return this.#question(table, outgoing, attempt);
      case 'searched':
        return this.#searched(table, outgoing, attempt);
      case 'played':
      case 'late':
        return this.#doneForThem(table, outgoing, attempt);
      case 'end':
        return this.#end(table, outgoing, attempt);
      case 'knock':
      case 'notice':
        return void (await this.#lines.post(table, outgoing, attempt));
      case 'panel':
      case 'trouble':
        throw new Error('that is sent by who knows more of it');
    }
  }

  /** Composes a message for a reader, with pictures, as {@link Composer.made} does. */
  made(view: ReaderView & { key: string }, outgoing: Outgoing): Promise<Made> {
    return this.#composer.made(view, outgoing);
  }

  /** Returns the view of a person at a table. A person who has lost the seat gets the public view. */
  async #viewOf(table: TableId, reader: Reader, player: PlayerId): ReturnType<Views['see']> {
    const { views } = this.#tools;
    const view = await views.see({ table, reader }, LATER);
    if (view === null || reader === 'spectator' || sits(view.seen, reader, player)) return view;
    return views.see({ table, reader: 'spectator' }, LATER);
  }

  /**
   * Closes a person's outdated messages. If at least `later` messages of the kinds `turn` and `past` wait for the
   * person, leaves this to them, because they may reuse an outdated message.
   */
  async #tidy(table: TableId, reader: Reader, player: string, later: number): Promise<void> {
    const view = await this.#viewOf(table, reader, player);
    // The waiting messages belong to the commit that the view shows, or to a later one.
    const waiting = (await this.#tools.outbox.all(table)).filter((message) => {
      // Only `runBatch` writes outboxes.
      const outgoing = JSON.parse(message) as Outgoing;
      return (outgoing.to === 'past' || outgoing.to === 'turn') && outgoing.player === player;
    });
    if (view !== null && waiting.length < later) await this.#personal.tidy(view.seen, player);
  }

  async #turn(table: TableId, outgoing: TurnMessage, attempt: Attempt): Promise<void> {
    const request = { table, reader: outgoing.seat, since: 'news', before: 'turn' } as const;
    const view = await this.#tools.views.see(request, LATER);
    const { seat, player } = outgoing;
    // If the seat has no open question anymore, or a new player, the message would only confuse its reader.
    if (view === null || view.seen.decision === null || !sits(view.seen, seat, player)) return;
    const { notifier, turns } = this.#tools;
    const decision = askedIn(view.seen);
    const kept = await turns.of(table, player);
    const direct = kept.filter(({ answer }) => answer === null);
    const isTold = direct.some((message) => message.decision === decision);
    // A reminder asks whatever question is open.
    const isReminded = direct.some((one) => one.kind === 'turn' && one.rests !== true && one.decision === 'any');
    const isNews = outgoing.last === true || outgoing.plan === true;
    if (isNews && (isTold || isReminded)) return this.#again(table, outgoing, view, attempt);
    const loud = await notifier.mayNotify(table, player, view.seen.acted, attempt.nonce);
    if (!isTold) {
      const asksZone = await notifier.wantsZone(
        player,
        kept.some((message) => message.asksZone),
      );
      const made = await this.made(view, asksZone ? { ...outgoing, asksZone } : outgoing);
      const edited = loud ? null : await this.#personal.edited(table, player, inRows(made));
      const posted =
        edited ??
        (await this.#direct(table, player, knockFor(player, 'turn', loud), loud ? made : silent(made), attempt));
      if (posted !== null) {
        await this.#personal.keep(table, player, posted, made.body, { kind: 'turn', decision, asksZone });
        await turns.asks(table, player);
      }
      if (asksZone) await notifier.askedZone(player);
    }
    await this.#tidy(table, seat, player, 2);
    await notifier.begin(table, seat, player, attempt.nonce, loud);
  }

  /**
   * Tells a player who already has a turn message that nobody else is asked any more, or what has become of their plan.
   * This notifies nobody.
   */
  async #again(
    table: TableId,
    outgoing: TurnMessage,
    view: ReaderView & { key: string },
    attempt: Attempt,
  ): Promise<void> {
    const { seat, player } = outgoing;
    const made = await this.made(view, outgoing);
    const posted =
      (await this.#personal.edited(table, player, inRows(made))) ??
      (await this.#direct(table, player, null, silent(made), attempt));
    if (posted === null) return;
    const decision = askedIn(view.seen);
    await this.#personal.keep(table, player, posted, made.body, { kind: 'turn', decision });
    await this.#tidy(table, seat, player, 2);
  }

  /**
   * Nudges a player at the next time at which a reminder may notify them. If they have muted nudges or the table, tells
   * them silently.
   */
  async #nudge(table: TableId, outgoing: Extract<Outgoing, { to: 'nudge' }>, attempt: Attempt): Promise<void> {
    const { seat, player, by, at } = outgoing;
    const { notifier } = this.#tools;
    if (await notifier.mayNudge(table, player))
      await notifier.nudge({ table, player, seat, call: attempt.nonce, by, at });
    else await this.#ring(table, { to: 'ring', seat, player, nudge: by }, attempt, false);
  }

  async #ring(table: TableId, outgoing: Ring, attempt: Attempt, loud = true): Promise<void> {
    const { seat, player } = outgoing;
    if (outgoing.tables !== undefined) return this.#digest({ ...outgoing, tables: outgoing.tables }, attempt);
    const view = await this.#tools.views.see({ table, reader: seat }, LATER);
    if (view === null || view.seen.decision === null || !sits(view.seen, seat, player)) return;
    const made = await this.made(view, outgoing);
    const knock = knockFor(player, 'turn', loud);
    const posted = await this.#direct(table, player, knock, loud ? made : silent(made), attempt);
    if (posted === null) return;
    await this.#personal.keep(table, player, posted, made.body, { kind: 'turn', decision: 'any' });
    await this.#tools.turns.asks(table, player);
    await this.#tidy(table, seat, player, 1);
  }

  /** Sends one reminder about several tables, with links. Each table's own turn message has the buttons. */
  async #digest(ring: Ring & { tables: WaitingTable[] }, attempt: Attempt): Promise<void> {
    const { player, tables } = ring;
    const view = await this.#firstView(tables);
    if (view === null) return;
    const posted = await this.#posted(player, await this.made(view, ring), attempt);
    if (posted === null || 'message' in posted) return;
    await this.#lines.callOnce({ ...knockFor(player, 'turn'), ...posted }, tables, attempt);
  }

  /** Returns the public view of the first table that can be shown, or null. Throws `NoView` if no table can be read. */
  async #firstView(tables: readonly WaitingTable[]): ReturnType<Views['see']> {
    const [first, ...others] = tables;
    if (first === undefined) return null;
    const view = await this.#tools.views.see({ table: first.table, reader: 'spectator' }, LATER).catch((error) => {
      if (error instanceof NoView && others.length > 0) return null;
      throw error;
    });
    return view ?? this.#firstView(others);
  }

  async #past(table: TableId, { seat, player }: Extract<Outgoing, { to: 'past' }>): Promise<void> {
    // The number is 2, because this message is itself still in the outbox and counts as waiting.
    await this.#tidy(table, seat, player, 2);
    await this.#tools.digests.refresh(player);
  }

  /**
   * Asks a player to agree to a proposal, in a single message that is kept up to date and finally shows the result.
   * Players who accept no direct messages can agree in the thread, where everyone is asked.
   */
  async #proposal(table: TableId, outgoing: ProposalMessage, attempt: Attempt): Promise<void> {
    const { seat, player, seq } = outgoing;
    const view = await this.#tools.views.see({ table, reader: seat, since: seq }, LATER);
    if (view === null || !sits(view.seen, seat, player)) return;
    const asks = isProposedTo(view.seen, seat);
    const made = await this.made(view, outgoing);
    const asked = (await this.#tools.turns.of(table, player)).filter(({ kind }) => kind === 'proposal');
    const stay = await this.#follow(view.seen, player, asked, made.body);
    if (!asks || stay) return;
    const posted = await this.#news(table, player, made, attempt);
    if (posted !== null)
      await this.#personal.keep(table, player, posted, made.body, { kind: 'proposal', decision: null });
  }

  /**
   * Asks a person to vote on a seat or to join a rematch. People who accept no direct messages can respond in the
   * thread or at the lobby message, where everyone is asked.
   */
  async #question(table: TableId, outgoing: QuestionMessage, attempt: Attempt): Promise<void> {
    const { seat, player } = outgoing;
    const view = await this.#tools.views.see({ table, reader: seat }, LATER);
    if (view === null || !sits(view.seen, seat, player)) return;
    const about: About =
      outgoing.to === 'away'
        ? { kind: 'vote', decision: null, about: outgoing.about }
        : { kind: 'invite', decision: null };
    const isAsked = outgoing.to === 'away' ? isVotedAbout(view.seen, outgoing.about) : isInvited(view.seen, seat);
    if (!isAsked) return;
    const made = await this.made(view, outgoing);
    const posted = await this.#news(table, player, made, attempt);
    if (posted !== null) await this.#personal.keep(table, player, posted, made.body, about);
  }

  /** Asks the owner of a lobby how to go on after its search for players (T-FIND-02). The lobby's message asks, too. */
  async #searched(table: TableId, outgoing: Extract<Outgoing, { to: 'searched' }>, attempt: Attempt): Promise<void> {
    const view = await this.#tools.views.see({ table, reader: 'spectator' }, LATER);
    if (view === null || endedSearch(view.seen) === null) return;
    const made = await this.made(view, outgoing);
    await this.#news(table, outgoing.player, made, attempt);
  }

  /** Updates the thread messages about a proposal, and closes the messages about a vote once it is over. */
  async #proposed(table: TableId, outgoing: Extract<Outgoing, { to: 'proposed' }>): Promise<void> {
    const { turns, views } = this.#tools;
    const view = await views.see({ table, reader: 'spectator', since: outgoing.seq }, LATER);
    if (view === null) return;
    const { body } = await this.made(view, outgoing);
    const asked = (await turns.of(table, EVERYBODY)).filter(({ kind }) => kind === 'proposal');
    await this.#follow(view.seen, EVERYBODY, asked, body);
    await this.#personal.tidy(view.seen, EVERYBODY);
  }

  /** Updates the messages about a proposal. Returns true if one of the messages still asks something. */
  async #follow(
    seen: TableView,
    player: string,
    asked: readonly PersonalMessage[],
    body: MessageBody,
  ): Promise<boolean> {
    let stays = false;
    for (const message of asked) {
      if (hasComponents(body) && (await this.#personal.change(message, body))) stays = true;
      else await this.#personal.close(seen, player, message, body);
    }
    return stays;
  }

  /**
   * Tells a person what was done for them: that the line that they kept for this move was played, that an answer was
   * given, or what follows because they were too late. This notifies them only in their waking hours (T-AHEAD-05).
   */
  async #doneForThem(table: TableId, outgoing: DoneForThem, attempt: Attempt): Promise<void> {
    const { seat, player, seq } = outgoing;
    const view = await this.#tools.views.see({ table, reader: seat, since: seq }, LATER);
    if (view === null || !sits(view.seen, seat, player)) return;
    const made = await this.made(view, outgoing);
    const { notifier } = this.#tools;
    const rings = await notifier.mayTell(table, player, attempt.nonce);
    const posted = await this.#direct(table, player, null, rings ? made : silent(made), attempt);
    if (posted === null) return;
    const about = { kind: 'turn', decision: askedIn(view.seen) } as const;
    await this.#personal.keep(table, player, posted, made.body, about);
    // This message asks the next question, so the reminder of an earlier one must not ring soon after it.
    if (outgoing.to === 'played' && rings && view.seen.decision !== null)
      await notifier.begin(table, seat, player, attempt.nonce, true);
  }

  /** Tells a person once that the game is over, except in direct messages, where the panel already says so. */
  async #end(table: TableId, outgoing: Extract<Outgoing, { to: 'end' }>, attempt: Attempt): Promise<void> {
    const { views, directory } = this.#tools;
    const [view, summary] = await Promise.all([
      views.see({ table, reader: outgoing.seat }, LATER),
      directory.summary(table),
    ]);
    if (view === null || summary?.place.guild === null || !sits(view.seen, outgoing.seat, outgoing.player)) return;
    await this.#news(table, outgoing.player, await this.made(view, outgoing), attempt);
  }

  /**
   * Sends a direct message about news for everyone at the table. The message notifies only people who are in their
   * waking hours and haven't just been notified of other news.
   */
  async #news(table: TableId, player: string, made: Made, attempt: Attempt): Promise<MessageRef | null> {
    const rings = await this.#tools.notifier.mayTell(table, player, attempt.nonce);
    return this.#direct(table, player, null, rings ? made : silent(made), attempt);
  }

  /**
   * Sends a direct message and returns the message's place. Returns null if the person accepts no direct messages or
   * the chat holds them back. The message `knock` is then posted in the thread, to say that something is waiting.
   * `knock` is null if the thread already has the news. If the thread is closed, the message is posted later.
   */
  async #direct(
    table: TableId,
    player: string,
    knock: Knock | null,
    made: Made,
    attempt: Attempt,
  ): Promise<MessageRef | null> {
    const posted = await this.#posted(player, made, attempt);
    if (posted === null || 'message' in posted) return posted;
    if (knock !== null) await this.#lines.knock(table, { ...knock, ...posted }, attempt);
    return null;
  }

  /**
   * Sends a direct message. Returns the message's place, or null if the message has since been deleted. If the person
   * can't be reached, returns a note for the thread message, which says whether the chat holds back direct messages
   * (`held`).
   */
  async #posted(player: string, made: Made, attempt: Attempt): Promise<MessageRef | Pick<Knock, 'held'> | null> {
    const { body, files } = inRows(made);
    try {
      return await this.#tools.directs.post(player, body, files, attempt);
    } catch (error) {
      const held = error instanceof TransportError && isHeldBack(error);
      const closed = held || error instanceof ChannelClosed || (error instanceof TransportError && !isPassing(error));
      if (!closed) throw error;
      return held ? { held: true } : {};
    }
  }
}
