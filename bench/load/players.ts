import { setTimeout as pause } from 'node:timers/promises';
import { namesOf } from '../../src/discord/ids.ts';
import { optionsOf, randomAnswer } from '../../src/kernel/decision.ts';
import { must } from '../../src/kernel/must.ts';
import type { Decision } from '../../src/kernel/types.ts';
import type { RepeatableInteraction } from '../../src/local/actor.ts';
import { Directory } from '../../src/tables/directory.ts';
import { random } from '../rate.ts';
import type { Fleet } from './fleet.ts';
import type { Meter } from './meter.ts';
import { type ActiveTable, questionAt } from './tables.ts';

/** The commands with which people look things up. */
const LOOKS = ['/map', '/hand'] as const;

/** The people at the tables, who type moves and look things up. */
export class Players {
  readonly #fleet: Fleet;
  readonly #directory: Directory;
  readonly #tables: readonly ActiveTable[];
  readonly #meter: Meter;
  readonly #next = random(35);
  /** The tables whose latest move has no answer yet. */
  readonly #moving = new Set<string>();
  /** The question that was answered last at each table. */
  readonly #answered = new Map<string, string>();
  #turn = 0;
  /** The number of moves that were typed, and of those for which no table was ready. */
  moves = 0;
  missed = 0;

  constructor(fleet: Fleet, tables: readonly ActiveTable[], meter: Meter) {
    this.#fleet = fleet;
    this.#directory = new Directory(fleet.redis);
    this.#tables = tables;
    this.#meter = meter;
  }

  /** Makes moves at this rate per second, and `looks` look-ups for each, until the time is over. */
  async play(rate: number, looks: number, seconds: number): Promise<void> {
    const began = performance.now();
    const tasks = new Set<Promise<void>>();
    for (let done = 0; ; done++) {
      const due = began + (done * 1_000) / rate;
      if (due - began >= seconds * 1_000) break;
      const wait = due - performance.now();
      if (wait > 0) await pause(wait);
      const task: Promise<void> = this.#step(looks).finally(() => tasks.delete(task));
      tasks.add(task);
    }
    await Promise.all(tasks);
    await this.#meter.settled();
  }

  /** Lets people look things up at the same time, in turns if there are more look-ups than people. */
  async press(count: number): Promise<void> {
    const seats = this.#tables.flatMap((table) => table.people.map((person) => ({ table, person })));
    const sent: RepeatableInteraction[] = [];
    for (let at = 0; at < count; at++) {
      const { table, person } = must(seats[at % seats.length], 'a seat');
      sent.push(person.slash(table.thread, must(LOOKS[at % LOOKS.length], 'a look')));
      if (at % 10 === 9) await new Promise((settle) => setImmediate(settle));
    }
    await Promise.all(sent.map((one) => this.#meter.follow(one)));
  }

  /** Sends commands at once, spread evenly over the tables. Everybody answers the question that is open, again and again. */
  async burst(count: number): Promise<void> {
    const questions = await Promise.all(this.#tables.map(({ id }) => this.#question(id)));
    const sent: Promise<boolean>[] = [];
    for (let at = 0; at < count; at++) {
      const table = must(this.#tables[at % this.#tables.length], 'a table');
      const question = questions[at % questions.length];
      if (question != null) sent.push(this.#meter.follow(this.#typed(table, question)));
      if (at % 10 === 9) await new Promise((settle) => setImmediate(settle));
    }
    await Promise.all(sent);
  }

  async #step(looks: number): Promise<void> {
    for (let wanted = looks; wanted > 0; wanted -= 1) if (this.#next(1_000) < wanted * 1_000) this.#look();
    const ready = await this.#ready();
    if (ready === null) {
      this.missed += 1;
      return;
    }
    const { table, question } = ready;
    try {
      this.moves += 1;
      const isDone = await this.#meter.follow(this.#typed(table, question));
      // After a refusal, the same question is answered again.
      if (isDone) this.#answered.set(table.id, question.id);
    } finally {
      this.#moving.delete(table.id);
    }
  }

  /** Returns the next table that asks somebody a question that nobody has answered yet, and reserves it. */
  async #ready(): Promise<{ table: ActiveTable; question: Decision } | null> {
    for (let tries = 0; tries < 20; tries++) {
      const table = must(this.#tables[this.#turn++ % this.#tables.length], 'a table');
      if (this.#moving.has(table.id)) continue;
      this.#moving.add(table.id);
      const question = await this.#question(table.id);
      if (question !== null && question.id !== this.#answered.get(table.id)) return { table, question };
      this.#moving.delete(table.id);
    }
    return null;
  }

  #question(id: string): Promise<Decision | null> {
    return questionAt({ backend: this.#fleet.backend, directory: this.#directory }, id);
  }

  /** A person types the answer to a question in the thread. */
  #typed({ people, thread }: ActiveTable, question: Decision): RepeatableInteraction {
    const keys = randomAnswer(question, this.#next);
    const names = namesOf([...optionsOf(question).map(({ key }) => key), ...keys]);
    const action = `${question.id}:${keys.length === 0 ? 'none' : keys.map((key) => names.get(key)).join('+')}`;
    return must(people[question.seat], 'the person').slash(thread, '/play', { action });
  }

  #look(): void {
    const table = must(this.#tables[this.#next(this.#tables.length)], 'a table');
    const person = must(table.people[this.#next(table.people.length)], 'a person');
    void this.#meter.follow(person.slash(table.thread, must(LOOKS[this.#next(LOOKS.length)], 'a look')));
  }
}
