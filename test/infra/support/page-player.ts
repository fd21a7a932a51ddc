import {
  type APIButtonComponentWithCustomId,
  type APIMessage,
  type APIMessageComponent,
  type APISectionComponent,
  type APIStringSelectComponent,
  ComponentType,
} from 'discord-api-types/v10';
import type { Page } from 'playwright-core';
import type { News } from '../../../src/local/web/protocol.ts';
import { fileName, textsOf, walk } from '../../../src/queue/blocks.ts';
import { bodyWords } from '../../support/drafts.ts';
import { TOO_LATE } from './press.ts';
import { until } from './until.ts';

/** Discord's flags: visible to only one person, and not filled in yet. */
const ONLY = 64;
const LOADING = 128;
/** The text of a panel when nothing more can be done. */
const OVER = 'The game is over';

/** An option that a message offers. */
export interface Pickable {
  /** The label on the button or in the menu. */
  label: string;
  hint: string;
  /** The custom id of the button or menu. */
  part: string;
}

/** A person who plays on the page in a separate tab: reads what the page receives, taps and types. */
export class PagePlayer {
  readonly page: Page;
  /** The number of taps and lines so far. */
  acts = 0;
  /** Every private text that came, in order. */
  readonly told: string[] = [];
  /** The alternative texts of pictures in the thread. */
  readonly pictures = new Set<string>();
  /** The names of rules on the buttons that came. */
  readonly rules = new Set<string>();
  /** All frames that the page received. */
  heard = '';
  readonly #messages = new Map<string, APIMessage>();
  #thread = '';
  /** The page's latest message about something that failed. */
  #failure = '';

  constructor(page: Page) {
    this.page = page;
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        this.heard += payload;
        this.#hear(JSON.parse(String(payload)) as News);
      }),
    );
  }

  /** Opens an address and waits for the table’s panel there. */
  async visit(link: string): Promise<void> {
    await this.page.goto(link);
    await this.inThread();
  }

  /** Waits for the panel of the open thread. */
  async inThread(): Promise<void> {
    await this.page.locator('[data-id^="move."]').first().waitFor();
    this.#thread = new URL(this.page.url()).searchParams.get('in') ?? '';
  }

  /** The text of the public panel. */
  panel(): string {
    return this.#panel()?.content ?? '';
  }

  /** Whether the panel, or the answer to the latest action, says that the game has ended. */
  isOver(): boolean {
    return this.panel().includes(OVER) || this.says().includes(OVER);
  }

  /** Whether the panel says that the table waits for somebody. */
  waitsFor(name: string): boolean {
    return this.panel().includes(`**${name}** (`);
  }

  /** The options of this person, or none if nothing waits. */
  offers(): Pickable[] {
    const own = this.#own();
    if (own === undefined) return [];
    const lines = walk(own.components).filter((part): part is APISectionComponent => 'accessory' in part);
    return partsOf(own).flatMap((part) => offersIn(part, lines));
  }

  /** The text of the latest private message. */
  says(): string {
    return this.#own()?.content ?? '';
  }

  /** The address of a file attached to the latest private message. */
  file(name: RegExp): string | undefined {
    const own = this.#own();
    return own === undefined ? undefined : filesOf(own).find((url) => name.test(fileName(url)));
  }

  /** Presses the panel's button, unless the game ends meanwhile. */
  async ask(): Promise<void> {
    // The button is looked up again until it is tapped, because the panel may be posted again below later news.
    const button = this.page.locator('article:not(.only) [data-id^="move."]').last();
    try {
      await this.#act('the panel’s button', () => button.tap());
    } catch (fault) {
      if (!this.isOver()) throw fault;
    }
  }

  /** Picks an option by tapping. */
  async tap({ label, part }: Pickable): Promise<void> {
    const control = this.page.locator('article.only').last().locator(`[data-id="${part}"]`);
    let isPicked = false;
    const pick = async (): Promise<void> => {
      await control.tap();
      if (part.startsWith('menu.') || part.startsWith('whole.')) {
        await this.page.locator('.layer:popover-open [role=option]').filter({ hasText: label }).first().tap();
      }
      isPicked = true;
    };
    const isOffered = (): boolean => this.offers().some((offer) => offer.part === part);
    await this.#act(`${part}, “${label}”`, async () => {
      const picked = pick();
      await Promise.race([picked, until('it is picked or gone', () => isPicked || !isOffered())]);
      // A tap on something that is gone fails when the test ends.
      picked.catch(() => {});
    });
  }

  /** Types a command and sends it. */
  async type(line: string): Promise<void> {
    await this.#act(line, async () => {
      const input = this.page.getByRole('combobox', { name: 'Message or command' });
      await input.fill(line);
      await input.press('Escape');
      await input.press('Enter');
    });
  }

  /**
   * Runs an action and waits for the answer. Runs it again if the page asks for that, as a busy machine may make the bot
   * too late. If no answer comes, throws with the action and the visible text.
   */
  async #act(what: string, act: () => Promise<void>): Promise<void> {
    const before = this.#mark();
    this.acts += 1;
    const isAnswered = () => this.#mark() !== before && ((this.#own()?.flags ?? 0) & LOADING) === 0;
    do {
      this.#failure = '';
      await act();
      await until('the bot answers', () => isAnswered() || this.#failure === TOO_LATE).catch((cause: unknown) => {
        const now = `Before:\n${before}\nNow, flags ${this.#own()?.flags ?? 0}:\n${this.#mark()}\nThe panel:\n${this.panel()}`;
        throw new Error(`No answer to ${what} (act ${this.acts}). ${this.#failure}\n${now}`, { cause });
      });
    } while (!isAnswered());
  }

  /** The part of an answer that distinguishes it. Pictures that come later don't change it. */
  #mark(): string {
    const own = this.#own();
    if (own === undefined) return '';
    return [own.id, own.content, ...partsOf(own).map(({ custom_id }) => custom_id)].join('\n');
  }

  #own(): APIMessage | undefined {
    return this.#here().findLast(({ flags = 0 }) => (flags & ONLY) !== 0);
  }

  /** The newest message. Older ones lose their buttons. */
  #panel(): APIMessage | undefined {
    return this.#here().findLast((message) => (message.flags ?? 0) === 0 && hasPart(message, 'map.'));
  }

  #here(): APIMessage[] {
    const here = [...this.#messages.values()].filter(({ channel_id }) => channel_id === this.#thread);
    return here.sort((one, other) => (BigInt(one.id) < BigInt(other.id) ? -1 : 1));
  }

  #hear(news: News): void {
    if (news.op === 'message') this.#take(news.message);
    if (news.op === 'opened') for (const message of news.messages) this.#take(message);
    if (news.op === 'gone') this.#messages.delete(news.id);
    if (news.op === 'failed') this.#failure = news.text;
  }

  #take(given: APIMessage): void {
    const message = { ...given, content: bodyWords(given) };
    this.#messages.set(message.id, message);
    const { flags = 0, content } = message;
    if ((flags & ONLY) !== 0) this.told.push(content);
    for (const label of partsOf(message).map(labelOf)) if (label.startsWith('Rule ')) this.rules.add(label);
    for (const url of filesOf(message)) this.pictures.add(fileName(url));
  }
}

/** The addresses of the files of a message: attached, each in its own embed, or in components. */
function filesOf({ attachments = [], embeds = [], components }: APIMessage): string[] {
  const named = (walk(components) as APIMessageComponent[]).flatMap((part) => {
    if (part.type === ComponentType.MediaGallery) return part.items.map(({ media }) => media.url);
    return part.type === ComponentType.File ? [part.file.url] : [];
  });
  return [...attachments.map(({ url }) => url), ...embeds.flatMap(({ image }) => image?.url ?? []), ...named];
}

/** A button or a menu that can be used. */
type Part = APIButtonComponentWithCustomId | APIStringSelectComponent;

function partsOf({ components = [] }: APIMessage): Part[] {
  const all = walk(components) as APIMessageComponent[];
  return all.filter(
    (part): part is Part =>
      'custom_id' in part &&
      part.disabled !== true &&
      (part.type === ComponentType.Button || part.type === ComponentType.StringSelect),
  );
}

function hasPart(message: APIMessage, act: string): boolean {
  return partsOf(message).some(({ custom_id }) => custom_id.startsWith(act));
}

/** The text on a button, or nothing for menus. */
function labelOf(part: Part): string {
  return part.type === ComponentType.Button ? (part.label ?? '') : '';
}

/** The acts of buttons that answer, or lead to an answer. */
const ANSWERING = ['pick', 'sure', 'open', 'none', 'form'];
const MENUS = ['menu', 'set', 'whole'];

function offersIn(part: Part, lines: readonly APISectionComponent[]): Pickable[] {
  const { custom_id } = part;
  const [act = ''] = custom_id.split('.');
  if (part.type === ComponentType.StringSelect) {
    if (!MENUS.includes(act)) return [];
    return part.options.map(({ label, description = '' }) => ({ label, hint: description, part: custom_id }));
  }
  if (!ANSWERING.includes(act)) return [];
  // The option of a line is named beside its button.
  const line = lines.find(({ accessory }) => accessory === part);
  const [name = labelOf(part), ...hints] = textsOf(line?.components ?? []).flatMap((text) => text.split('\n'));
  return [{ label: name.replaceAll('*', ''), hint: hints.join(' '), part: custom_id }];
}
