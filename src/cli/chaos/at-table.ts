import { setTimeout as pause } from 'node:timers/promises';
import { type APIMessage, ComponentType, MessageFlags } from 'discord-api-types/v10';
import type { Actor, SentInteraction } from '../../local/actor.ts';
import { parts } from '../play/chat.ts';

/** How long a person waits for an answer before they try again, in milliseconds. */
const PATIENCE = 8_000;
/** The acts (first parts of custom ids) of components that lead to an answer when clicked. */
const ANSWERING = ['pick', 'sure', 'none', 'menu', 'whole', 'set', 'open'];
/** Maximum number of clicks for one answer. */
const CLICKS = 6;

/** Something that a person did at the table. */
export interface Done {
  /** The interaction's id, which is also in its log entry. */
  id: string;
  /** True if the person typed an answer, rather than clicking or looking at something. */
  typed: boolean;
  /** The time when the person acted, by `performance.now()`. */
  at: number;
  /**
   * The final text for the person: the bot's answer, or the fact that the bot did not respond. The promise stays pending until
   * the text is final.
   */
  read: Promise<{ words: string } | 'no response'>;
  /**
   * The text so far: the answer, or a separate message about the interaction. The text is `no response` if Discord
   * reported that the bot did not respond, and null if there is no text yet.
   */
  told(): string | null;
  /** The time when this answer was read, by `performance.now()`, or null if it isn't known. */
  toldAt(): number | null;
}

/** People at a table who keep playing no matter what happens to the bot, and record everything they did. */
export class AtTable {
  readonly done: Done[] = [];
  readonly #thread: string;
  readonly #people: readonly Actor[];

  constructor(thread: string, people: readonly Actor[]) {
    this.#thread = thread;
    this.#people = people;
  }

  /** While `goesOn` returns true, the people type answers, click answers, and look at the table, in rotation. */
  async play(goesOn: () => Promise<boolean>): Promise<void> {
    for (let turn = 0; await goesOn(); turn++) {
      for (const person of this.#people) {
        const offered = await this.offered(person);
        if (offered.length === 0) continue;
        if (turn % 3 === 0) await this.#type(person, offered);
        else if (turn % 3 === 1) await this.#click(person);
        else await this.#answer(person, person.slash(this.#thread, turn % 2 === 0 ? '/hand' : '/map'), false);
      }
    }
  }

  /** Makes one person look at the map, no matter what the table offers. Returns true if the person got an answer. */
  async look(): Promise<boolean> {
    const [person] = this.#people;
    if (person === undefined) return false;
    return (await this.#answer(person, person.slash(this.#thread, '/map'), false)) !== null;
  }

  /** Returns what `/play` suggests at the table; nothing if the bot doesn't answer. */
  async offered(person: Actor): Promise<string[]> {
    const choices = await person.autocomplete(this.#thread, '/play', { action: '' }, 'action').catch(() => []);
    return choices.map(({ value }) => `${value}`).filter((value) => value !== '-');
  }

  async #type(person: Actor, offered: readonly string[]): Promise<void> {
    const action = offered[Math.floor(Math.random() * offered.length)] ?? '';
    await this.#answer(person, person.slash(this.#thread, '/play', { action }), true);
  }

  /** Asks for the options and clicks through them to an answer. */
  async #click(person: Actor): Promise<void> {
    let message = await this.#answer(person, person.slash(this.#thread, '/play'), false);
    for (let click = 0; click < CLICKS && message !== null; click++) {
      const part = parts(message).find(({ custom_id = '' }) => ANSWERING.includes(custom_id.split('.')[0] ?? ''));
      if (part?.custom_id === undefined) return;
      const values = (part.options ?? []).slice(0, Math.max(1, part.min_values ?? 1)).map(({ value }) => value);
      const sent =
        part.type === ComponentType.Button
          ? person.click(message, part.custom_id)
          : person.select(message, part.custom_id, values);
      message = await this.#answer(person, sent, false);
    }
  }

  /** Returns the text of a separate message about an interaction. */
  #saidOf(person: Actor, id: string): string | null {
    const isSaid = ({ interaction_metadata: cause, flags }: APIMessage): boolean =>
      cause?.id === id && ((flags ?? 0) & MessageFlags.Loading) === 0;
    return person.visible(this.#thread).find(isSaid)?.content ?? null;
  }

  /** Returns the answer to an interaction, or null if the person gives up waiting for it. */
  async #answer(person: Actor, sent: SentInteraction, typed: boolean): Promise<APIMessage | null> {
    const heard = sent.done.then(
      () => true,
      () => false,
    );
    const answer = heard.then((yes) => (yes ? sent.answered : null));
    const read = answer.then((message) => (message === null ? ('no response' as const) : { words: message.content }));
    let words: string | null = null;
    let toldAt: number | null = null;
    void read.then((heard) => {
      toldAt = performance.now();
      words = heard === 'no response' ? heard : heard.words;
    });
    this.done.push({
      id: sent.id,
      typed,
      at: performance.now(),
      read,
      toldAt: () => toldAt,
      told: () => words ?? this.#saidOf(person, sent.id),
    });
    return Promise.race([answer, pause(PATIENCE, null)]);
  }
}
