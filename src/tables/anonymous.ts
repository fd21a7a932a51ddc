import type { Chair, Entry, Input, InputAuthor, PlayerId, Table } from '../kernel/table.ts';
import type { Event, Text } from '../kernel/types.ts';
import { wholeWords } from '../store/traces.ts';
import type { TableCard } from './summary.ts';
import type { OpeningEntry } from './types.ts';

// What stays of a person who deletes their data (T-FORGET-01): a name that says nothing stands for their id, and the
// name of their seat for their own name. Moves, dice and the ids of clicks stay, because the game follows from them.

/** A person who is forgotten. */
export interface ForgottenPerson {
  player: PlayerId;
  /** The id that stands for the person from now on. */
  gone: PlayerId;
}

/** A log entry, or the entry that opened the table. */
type LogEntry = Entry | OpeningEntry;

/** Stands for a person who never had a seat. */
const NOBODY = 'Somebody';

/** How texts by moderators begin. */
const BY_HOST = /^(.+?), a moderator,/;

/**
 * Inputs after which the game itself adds to the log. The game never names people, but its words may be somebody's name,
 * so only the table's own lines are changed.
 */
const PLAYED: ReadonlySet<string> = new Set<Input['t']>(['answer', 'timeout', 'start', 'fix', 'epoch']);

/** Makes a person anonymous in everything that is stored of one table. */
export class Anonymizer {
  readonly #player: PlayerId;
  readonly #gone: PlayerId;
  /** The names under which the table knows the person. */
  readonly names: readonly string[];
  readonly #called: string;
  readonly #words: RegExp;

  /**
   * @param entries the readable entries of the table's log.
   * @param table the table now; null if it can't be read.
   */
  constructor({ player, gone }: ForgottenPerson, entries: readonly LogEntry[], table: Pick<Table, 'chairs'> | null) {
    this.#player = player;
    this.#gone = gone;
    const chairs = table === null ? [] : table.chairs;
    const called = [...entries.flatMap(namesIn), ...chairs.map(({ player: who, called: name }) => ({ who, name }))];
    this.names = [...new Set(called.flatMap(({ who, name }) => (who === player && name !== null ? [name] : [])))];
    const seat = entries.reduce((last, entry) => seatTaken(entry, player) ?? last, -1);
    const now = chairs.find((chair) => chair.player === player) ?? chairs[seat];
    this.#called = now === undefined ? NOBODY : now.name;
    // The names of others are matched, too, so that no part of them is changed.
    const others = called.flatMap(({ who, name }) => (who !== player && name !== null ? [name] : []));
    this.#words = wholeWords([player, ...this.names, ...others], 'gu');
  }

  /** A text without the names of the person. */
  text(text: Text): Text {
    return text.replace(this.#words, (word) => {
      if (word === this.#player) return this.#gone;
      return this.names.includes(word) ? this.#called : word;
    });
  }

  #id<T extends PlayerId | null>(player: T): T | PlayerId {
    return player === this.#player ? this.#gone : player;
  }

  #ids<Key extends string>(name: Key, ids: readonly PlayerId[] | undefined): { [K in Key]?: PlayerId[] } {
    // Only the given key is set, which the compiler can't see.
    return ids === undefined ? {} : ({ [name]: ids.map((id) => this.#id(id)) } as { [K in Key]?: PlayerId[] });
  }

  #person<P extends { player: PlayerId | null; called: string | null }>(one: P): P {
    return one.player === this.#player ? { ...one, player: this.#gone, called: this.#called } : one;
  }

  #chair<C extends Pick<Chair, 'player' | 'called' | 'before'>>(chair: C): C {
    return { ...this.#person(chair), ...this.#ids('before', chair.before) };
  }

  #marked<Key extends string, M extends { player: PlayerId }>(name: Key, marks: readonly M[] | undefined) {
    if (marks === undefined) return {};
    // As in `#ids`.
    return { [name]: marks.map((mark) => ({ ...mark, player: this.#id(mark.player) })) } as { [K in Key]: M[] };
  }

  /** A stored position of the table. */
  table<G>(table: Table<G>): Table<G> {
    const { state, barred } = table;
    const over = state?.over ?? null;
    return {
      ...table,
      title: this.text(table.title),
      owner: this.#id(table.owner),
      chairs: table.chairs.map((chair) => this.#chair(chair)),
      ...(state === null || over === null ? {} : { state: { ...state, over: { ...over, why: this.text(over.why) } } }),
      ...(barred === undefined ? {} : { barred: barred.map((text) => this.text(text)) }),
      ...this.#marked('nudged', table.nudged),
      ...this.#marked('standIns', table.standIns),
      ...this.#marked('late', table.late),
      ...this.#ids('extended', table.extended),
      ...this.#ids('guests', table.guests),
    };
  }

  /** The part of the table that lists show. */
  card(card: TableCard): TableCard {
    return {
      ...card,
      title: this.text(card.title),
      owner: this.#id(card.owner),
      chairs: card.chairs.map((chair) => this.#chair(chair)),
      ...this.#marked('standIns', card.standIns),
      ...this.#ids('extended', card.extended),
    };
  }

  /** A log entry. */
  entry<E extends LogEntry>(entry: E): E {
    const { by, input } = entry;
    const isHost = typeof by === 'object' && 'host' in by && by.host === this.#player;
    const isPlayed = PLAYED.has(input.t);
    return {
      ...entry,
      by: this.#author(by),
      input: this.#input(input, isHost),
      events: entry.events.map((event) =>
        isPlayed && event.rule?.startsWith('T-') !== true ? event : this.#event(event),
      ),
    };
  }

  #author(by: InputAuthor): InputAuthor {
    if (typeof by !== 'object' || 'seat' in by) return by;
    return 'host' in by ? { host: this.#id(by.host) } : { player: this.#id(by.player) };
  }

  #event(event: Event): Event {
    const { text, seats } = event;
    const own = Object.entries(seats ?? {}).map(([seat, told]) => [seat, this.text(told)]);
    return {
      ...event,
      text: text === null ? null : this.text(text),
      ...(seats === undefined ? {} : { seats: Object.fromEntries(own) }),
    };
  }

  #input<I extends LogEntry['input']>(input: I, isHost: boolean): I {
    const changed: Record<string, unknown> = {};
    if ('player' in input) changed['player'] = this.#id(input.player);
    if (input.t === 'reserve') {
      const { player: guest, called } = this.#person({ player: input.guest, called: input.called });
      Object.assign(changed, { guest, called });
    } else if ('called' in input && 'player' in input) changed['called'] = this.#person(input).called;
    if ('host' in input && isHost) changed['host'] = this.#called;
    if ('why' in input) changed['why'] = this.text(input.why);
    if ('text' in input) changed['text'] = this.text(input.text);
    if ('people' in input) changed['people'] = input.people.map((one) => this.#person(one));
    if (input.t === 'create') {
      const { owner, title, again } = input;
      Object.assign(changed, { owner: this.#id(owner), title: this.text(title) });
      if (again !== undefined) changed['again'] = { ...again, people: again.people.map((one) => this.#person(one)) };
    }
    return { ...input, ...changed };
  }
}

/** Returns the names of people in a log entry, each with the person's id. */
function namesIn({ by, input }: LogEntry): { who: PlayerId | null; name: string | null }[] {
  const invited = 'people' in input ? input.people : input.t === 'create' ? input.again?.people : undefined;
  const all = (invited === undefined ? [] : invited).map(({ player, called }) => ({ who: player, name: called }));
  if ('called' in input) all.push({ who: input.t === 'reserve' ? input.guest : input.player, name: input.called });
  if (typeof by === 'object' && 'host' in by) {
    const said = 'host' in input ? input.host : 'why' in input ? input.why : 'text' in input ? input.text : undefined;
    const name = said === undefined || 'host' in input ? said : BY_HOST.exec(said)?.[1];
    if (name !== undefined) all.push({ who: by.host, name });
  }
  return all;
}

/** Returns the seat that a person takes with an entry, or null. */
function seatTaken({ input }: LogEntry, player: PlayerId): number | null {
  if ((input.t === 'seat' || input.t === 'take') && input.player === player) return input.seat;
  if (input.t !== 'invite') return null;
  const seat = input.people.findIndex((one) => one.player === player);
  return seat < 0 ? null : seat;
}
