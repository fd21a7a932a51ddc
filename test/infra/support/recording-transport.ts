import { lookOf } from '../../../src/queue/looks.ts';
import {
  type AnswerAddress,
  type Attachment,
  type BoardShown,
  type Composed,
  type ForgottenShown,
  type LookupItem,
  type MessageBody,
  type MessageRef,
  type Posted,
  type Retirement,
  type Transport,
  TransportError,
  type TransportErrorKind,
} from '../../../src/queue/transport.ts';
import { type AgendaItem, isAsked } from '../../../src/tables/agenda.ts';
import type { Summary } from '../../../src/tables/summary.ts';
import type { ChannelReference, Outgoing, PostingProblem, TableView } from '../../../src/tables/types.ts';

/** A message in a channel. */
export interface Recorded {
  id: string;
  channel: string;
  body: MessageBody;
  files: string[];
  nonce: string | null;
  edits: number;
  reworded: boolean;
}

/** The requests that tests can make fail. */
export type TransportMethod =
  | 'editAnswer'
  | 'attach'
  | 'post'
  | 'edit'
  | 'reword'
  | 'retire'
  | 'remove'
  | 'openThread'
  | 'unarchive'
  | 'direct'
  | 'join'
  | 'sees'
  | 'openTo'
  | 'isIn'
  | 'recent';

/** A chat in memory. It records messages, recognizes nonces, and fails on request. */
export class RecordingTransport implements Transport {
  readonly messages: Recorded[] = [];
  #posted = 0;
  /** The answers, by interaction token. */
  readonly answers = new Map<string, { body: MessageBody; files: string[] }>();
  readonly threads: { place: ChannelReference; name: string; under: string | null }[] = [];
  /** Every request in order, such as `post ch1`. */
  readonly calls: string[] = [];
  /** Whether repeated posts are recognized by their nonce. The real chat forgets nonces after minutes. */
  knowsNonces = true;
  /** Permissions that the bot lacks everywhere. */
  missing: string[] = [];
  /** The people or other channels from which a channel can't be seen, such as `g1 c1 ann`. */
  readonly hidden = new Set<string>();
  /** The servers that the bot is in. */
  readonly servers = new Set<string>();
  /** The pictures that each message requests. */
  pictures: Composed['pictures'] = [];
  /** Called before each request. It may throw to make the request fail, or wait to leave it open. */
  before: (call: TransportMethod, where: string) => void | Promise<void> = () => {};
  /** Called after a request was carried out. It may throw to lose the response. */
  after: (call: TransportMethod, where: string) => void = () => {};

  compose(seen: TableView, outgoing: Outgoing, pictures: boolean): Composed {
    const { seq, reader, status, awaited } = seen;
    const content = JSON.stringify({ to: outgoing.to, seq, reader, status, awaited, outgoing });
    return { body: { content }, pictures: pictures ? this.pictures : [] };
  }

  inbox(items: readonly AgendaItem[]): Composed {
    const asks = items.filter(isAsked).map(({ table }) => table.id);
    return { body: { content: JSON.stringify({ to: 'inbox', asks }) }, pictures: [] };
  }

  tablesFound(tables: readonly Summary[], guild: string): Composed {
    return {
      body: { content: JSON.stringify({ to: 'seekers', guild, tables: tables.map(({ id }) => id) }) },
      pictures: [],
    };
  }

  parting(tables: readonly Summary[], ends: number): Composed {
    return {
      body: { content: JSON.stringify({ to: 'parting', ends, tables: tables.map(({ id }) => id) }) },
      pictures: [],
    };
  }

  board({ tables, more }: BoardShown): Composed {
    const listed = tables.map(({ id, status, awaited }) => ({ id, status, awaited }));
    return { body: { content: JSON.stringify({ to: 'board', tables: listed, more }) }, pictures: [] };
  }

  boardProblem(problem: PostingProblem): Composed {
    return { body: { content: JSON.stringify({ to: 'board-problem', ...problem }) }, pictures: [] };
  }

  forgotten(done: ForgottenShown): Composed {
    return { body: { content: JSON.stringify({ to: 'forgotten', ...done }) }, pictures: [] };
  }

  exhibit(exhibit: LookupItem): Composed {
    return { body: { content: JSON.stringify({ to: 'exhibit', ...exhibit }) }, pictures: this.pictures };
  }

  editAnswer({ token }: AnswerAddress, body: MessageBody, files: readonly Attachment[]): Promise<MessageRef> {
    return this.#request('editAnswer', token, () => {
      this.answers.set(token, { body, files: names(files) });
      return { channel: 'answers', message: token };
    });
  }

  attach({ token }: AnswerAddress, files: readonly Attachment[]): Promise<MessageRef> {
    return this.#request('attach', token, () => {
      const answer = this.answers.get(token);
      if (answer === undefined) throw new TransportError('gone-message', 'no such answer');
      answer.files = names(files);
      return { channel: 'answers', message: token };
    });
  }

  post(channel: string, body: MessageBody, files: readonly Attachment[], nonce: string): Promise<MessageRef> {
    return this.#request('post', channel, () => {
      const twin = this.messages.find((message) => message.channel === channel && message.nonce === nonce);
      if (twin !== undefined && this.knowsNonces) return { channel, message: twin.id };
      const id = `m${++this.#posted}`;
      this.messages.push({ id, channel, body, files: names(files), nonce, edits: 0, reworded: false });
      return { channel, message: id };
    });
  }

  edit(ref: MessageRef, body: MessageBody, files: readonly Attachment[]): Promise<void> {
    return this.#request('edit', ref.message, () => {
      const message = this.#find(ref);
      message.body = body;
      message.files = names(files);
      message.edits += 1;
    });
  }

  reword(place: MessageRef | AnswerAddress, body: MessageBody): Promise<void> {
    if ('token' in place)
      return this.#request('reword', place.token, () => {
        this.answers.set(place.token, { body, files: [] });
      });
    return this.#request('reword', place.message, () => {
      const message = this.#find(place);
      message.body = body;
      message.reworded = true;
    });
  }

  retire(
    place: MessageRef | AnswerAddress,
    why: Retirement,
    components: MessageBody['components'] = [],
  ): Promise<void> {
    const where = 'token' in place ? place.token : place.message;
    return this.#request('retire', where, () => {
      const message = 'token' in place ? this.answers.get(place.token) : this.#find(place);
      if (message === undefined) throw new TransportError('gone-message', 'no such answer');
      message.body = { ...message.body, components, retired: true, why };
    });
  }

  remove(ref: MessageRef): Promise<void> {
    return this.#request('remove', ref.message, () => {
      this.messages.splice(this.messages.indexOf(this.#find(ref)), 1);
    });
  }

  openThread(place: ChannelReference, name: string, under: MessageRef | null): Promise<string> {
    return this.#request('openThread', place.channel, () => {
      this.threads.push({ place, name, under: under?.message ?? null });
      return `thread${this.threads.length}`;
    });
  }

  unarchive(thread: string): Promise<void> {
    return this.#request('unarchive', thread, () => {});
  }

  direct(player: string): Promise<string> {
    return this.#request('direct', player, () => `dm-${player}`);
  }

  readonly self = 'subspace';

  join(thread: string, player: string): Promise<void> {
    return this.#request('join', `${thread} ${player}`, () => {});
  }

  sees(player: string, { guild, channel }: ChannelReference): Promise<boolean> {
    return this.#request('sees', player, () => !this.hidden.has(`${guild} ${channel} ${player}`));
  }

  openTo(guild: string, board: string, channels: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#request(
      'openTo',
      guild,
      () => new Set(channels.filter((channel) => !this.hidden.has(`${guild} ${channel} ${board}`))),
    );
  }

  isIn(guild: string): Promise<boolean> {
    return this.#request('isIn', guild, () => this.servers.has(guild));
  }

  recent(channel: string, limit: number): Promise<Posted[]> {
    return this.#request('recent', channel, () =>
      this.messages
        .filter((message) => message.channel === channel)
        .slice(-limit)
        .reverse()
        .map(posted),
    );
  }

  postedSince(channel: string): Promise<Posted[]> {
    return this.#request('recent', channel, () =>
      this.messages.filter((message) => message.channel === channel).map(posted),
    );
  }

  lacks(): string[] {
    return this.missing;
  }

  /** The messages in a channel, oldest first, as `compose` wrote them. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into what was composed.
  in(channel: string): any[] {
    return this.messages.filter((message) => message.channel === channel).map((message) => said(message.body));
  }

  // biome-ignore lint/suspicious/noExplicitAny: tests look into what was composed.
  answer(token: string): any {
    const found = this.answers.get(token);
    return found === undefined ? undefined : said(found.body);
  }

  async #request<T>(call: TransportMethod, where: string, act: () => T): Promise<T> {
    this.calls.push(`${call} ${where}`);
    await this.before(call, where);
    const done = act();
    this.after(call, where);
    return done;
  }

  #find({ channel, message }: MessageRef): Recorded {
    const found = this.messages.find((candidate) => candidate.channel === channel && candidate.id === message);
    if (found === undefined) throw new TransportError('gone-message', 'no such message');
    return found;
  }
}

/** Makes the next requests of a kind fail. Returns a function that counts the failures left. */
export function failing(
  transport: RecordingTransport,
  call: TransportMethod,
  kind: TransportErrorKind,
  times = 1,
): () => number {
  let left = times;
  transport.before = (made) => {
    if (made !== call || left === 0) return;
    left -= 1;
    throw new TransportError(kind, 'made to fail');
  };
  return () => left;
}

function said(body: MessageBody): unknown {
  const { content } = body;
  return typeof content === 'string' && content.startsWith('{') ? JSON.parse(content) : body;
}

/** The facts that the chat returns about a message, without its nonce. */
function posted({ id, body: { content, components }, files }: Recorded): Posted {
  return { id, mine: true, look: lookOf({ content: `${content ?? ''}`, files, components }) };
}

function names(files: readonly Attachment[]): string[] {
  return files.map(({ name }) => name);
}
