import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import type { Channel } from '../../local/world/records.ts';
import type { World } from '../../local/world.ts';
import { type Actor, answerMessage, parts, pictureAddresses, press, untilThere } from './chat.ts';
import type { Tally } from './tally.ts';

/** Maximum number of clicks for one answer, which may take a verb, an option and a confirmation. */
const CLICKS = 6;
/**
 * The acts (first parts of custom ids) of components that lead to an answer when clicked. All other components only
 * show something.
 */
const ANSWERING = ['pick', 'sure', 'none', 'menu', 'whole', 'set', 'open'];

/** Acts at a table as a person would. */
export class ChatPlayer {
  readonly actor: Actor;
  readonly #world: World;
  readonly #tally: Tally;

  constructor(world: World, actor: Actor, tally: Tally) {
    this.#world = world;
    this.actor = actor;
    this.#tally = tally;
  }

  /** True if the table waits for this person. */
  async isAwaited(thread: Channel): Promise<boolean> {
    return (await this.#proposals(thread)).length > 0;
  }

  /** Answers the open question with `/play`, or with `Your move` and its buttons. */
  async answer(thread: Channel, by: 'slash command' | 'button'): Promise<void> {
    const { actor } = this;
    const proposals = await this.#proposals(thread);
    const action = proposals[this.#tally.commands % proposals.length] ?? '';
    let message = await this.#tally.command(by, () =>
      by === 'button'
        ? press(this.#world, actor, thread, 'Your move')
        : answerMessage(actor.slash(thread, '/play', { action })),
    );
    for (let click = 0; click < CLICKS; click++) {
      // Suggestions contain the id of their question, so different suggestions mean that the question was answered.
      if ((await this.#proposals(thread)).join() !== proposals.join()) return;
      const shown = message;
      message = await this.#tally.command('click', () => this.#click(shown));
    }
    throw new Error(`${CLICKS} clicks did not answer: ${message.content}`);
  }

  /** Uses a command to look at something, and saves the pictures in the answer. */
  async look(thread: Channel, what: 'hand' | 'map', folder: string): Promise<void> {
    const message = await this.#tally.command(what, () => answerMessage(this.actor.slash(thread, `/${what}`)));
    const urls = await untilThere(this.#world, `a picture of the ${what}`, () => {
      const found = pictureAddresses(message);
      return found.length > 0 ? found : null;
    });
    await mkdir(folder, { recursive: true });
    for (const [at, url] of urls.entries()) {
      const file = join(folder, `${this.actor.user.username}-${what}${at === 0 ? '' : `-${at + 1}`}.png`.toLowerCase());
      await writeFile(file, Buffer.from(await (await fetch(url)).arrayBuffer()));
      this.#tally.pictures.push(file);
    }
  }

  /** Returns the suggestions of `/play`; a dash means that there is nothing to play. */
  async #proposals(thread: Channel): Promise<string[]> {
    const choices = await this.actor.autocomplete(thread, '/play', { action: '' }, 'action');
    return choices.map(({ value }) => String(value)).filter((value) => value !== '-');
  }

  #click(message: APIMessage): Promise<APIMessage> {
    const found = parts(message).find(({ custom_id = '' }) => ANSWERING.includes(custom_id.split('.')[0] ?? ''));
    if (found?.custom_id === undefined) throw new Error(`There is nothing to press: ${message.content}`);
    if (found.type === ComponentType.Button) return answerMessage(this.actor.click(message, found.custom_id));
    const values = (found.options ?? []).slice(0, Math.max(1, found.min_values ?? 1)).map(({ value }) => value);
    return answerMessage(this.actor.select(message, found.custom_id, values));
  }
}
