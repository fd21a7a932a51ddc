import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Game } from '../../../src/kernel/game.ts';
import { faultsOfRecord, type GameRecord } from '../../../src/kernel/record.ts';
import { keptGames } from '../../support/kept-games.ts';
import { PHONE, type TestBrowser } from './browser.ts';
import { PageCaptain, type PagePlan } from './page-captain.ts';
import { PagePlayer } from './page-player.ts';
import { PageTally } from './page-tally.ts';
import type { Programs } from './programs.ts';
import { until } from './until.ts';

const PEOPLE = ['Ann', 'Ben', 'Cleo', 'Dan'];
/** A whole game takes minutes and is kept as a fixture, which is replayed in every run; else its first turns do. */
const IS_WHOLE = process.env['FIXTURES'] === 'write';
const TURNS = 2;

/** Somebody at the table. */
interface Seated {
  name: string;
  captain: PageCaptain;
  player: PagePlayer;
  tally: PageTally;
}

/** People who play one game on phones, each in a tab of their own; the first one opens the table. */
export class PageParty {
  readonly people: readonly Seated[];
  readonly #title: string;

  private constructor(people: readonly Seated[], title: string) {
    this.people = people;
    this.#title = title;
  }

  /** They come to the page of a program that was just started: three of them, unless told. */
  static async come(
    browser: TestBrowser,
    programs: Programs,
    title: string,
    plan: (seat: number) => PagePlan,
    count = 3,
  ): Promise<PageParty> {
    const program = programs.run('play');
    const [, link = ''] = await program.says(/Play at (http:\S+) as Ann\./);
    await program.says(/Ctrl-C/);
    const people: Seated[] = [];
    for (const [seat, name] of PEOPLE.slice(0, count).entries()) {
      const page = await browser.page(PHONE);
      const tally = new PageTally(page);
      const player = new PagePlayer(page);
      await page.goto(`${link}&as=${name}`);
      people.push({ name, player, tally, captain: new PageCaptain(player, plan(seat)) });
    }
    return new PageParty(people, title);
  }

  /** Whoever opens the table. */
  get first(): Seated {
    const [first] = this.people;
    if (first === undefined) throw new Error('nobody plays');
    return first;
  }

  /** The table’s message while the game has not begun. */
  get lobby(): Locator {
    return this.first.player.page
      .locator('article:not(.only)')
      .filter({ hasText: `${this.#title} ·` })
      .last();
  }

  /** The id of the table, once it is open. */
  table(): Promise<string> {
    return until('the table is open', async () => /Table (\w{6})/.exec(await this.lobby.innerText())?.[1]);
  }

  /** The first one types a line outside of the game. */
  async send(line: string): Promise<void> {
    const input = this.first.player.page.getByRole('combobox', { name: 'Message or command' });
    await input.fill(line);
    await input.press('Escape');
    await input.press('Enter');
  }

  /** The first one chooses a value of a setting that has a menu in the lobby. */
  async choose(setting: string, value: string): Promise<void> {
    await this.#set(setting, value, () => this.#pick(this.lobby, setting, value));
  }

  /** The same of another setting, in the answer to what was changed before. */
  async change(setting: string, value: string): Promise<void> {
    const own = this.#own.last();
    await this.#pick(own, 'Change a setting', setting);
    await this.#set(setting, value, () => this.#pick(own, setting, value));
  }

  /** Until the lobby says it, and what tells so in private is there. */
  async #set(setting: string, value: string, act: () => Promise<void>): Promise<void> {
    await act();
    const says = async (message: Locator): Promise<boolean> =>
      (await message.innerText()).includes(`${setting}: ${value}`);
    await until('the lobby and the answer say it', async () => (await says(this.lobby)) && says(this.#own.last()));
  }

  /** What only the first one sees. */
  get #own(): Locator {
    return this.first.player.page.locator('article.only');
  }

  /** Opens a menu by its words and takes the first line that has others. */
  async #pick(message: Locator, menu: string, words: string): Promise<void> {
    await message.getByRole('button').filter({ hasText: menu }).tap();
    const layer = this.first.player.page.locator('.layer:popover-open');
    await layer.getByRole('option').filter({ hasText: words }).first().tap();
  }

  /** Each sits down by a button of the lobby, the game begins, and all go into its thread. */
  async start(seats: readonly string[]): Promise<void> {
    for (const [seat, { player }] of this.people.entries())
      await player.page.getByRole('button', { name: `Play ${seats[seat]}`, exact: true }).tap();
    await this.first.player.page.getByRole('button', { name: 'Start', exact: true }).last().tap();
    for (const { player } of this.people) {
      await player.page.getByRole('button', { name: `Thread: ${this.#title}` }).tap();
      await player.inThread();
    }
  }

  /** Everyone answers when asked, for some turns; the whole game where it is to be kept. */
  async play(): Promise<void> {
    const isAsked = ({ name, player }: Seated): boolean => player.waitsFor(name);
    for (;;) {
      const next = await until('somebody is asked', () => (this.#isOver() ? 'over' : this.people.find(isAsked)));
      if (next === 'over') break;
      await next.player.ask();
      while (next.player.offers().length > 0) await next.captain.answer();
      // A Round may end with somebody's turn and begin with theirs.
      await until(
        'the panel names somebody else, or they are asked anew',
        () => this.#isOver() || next.player.offers().length > 0 || !isAsked(next),
      );
    }
  }

  #isOver(): boolean {
    if (this.first.player.isOver()) return true;
    return !IS_WHOLE && this.people.every(({ captain }) => captain.turns >= TURNS);
  }

  /** What each was told in private, as far as it says this: no other page may have heard of it. Gives how much that was for each. */
  secrets(says: RegExp): number[] {
    return this.people.map(({ player }) => {
      const told = player.told.filter((text) => says.test(text));
      for (const other of this.people)
        if (other.player !== player)
          for (const text of told) expect(other.player.heard).not.toContain(JSON.stringify(text).slice(1, -1));
      return told.length;
    });
  }

  /** Keeps a game that was played to its end, once its record was checked; else does nothing. `name`: the file’s. */
  async keep<G>(game: Game<G>, name = 'three.json'): Promise<void> {
    if (!IS_WHOLE) return;
    const { player } = this.first;
    await until('the score is shown to all', () => this.people.every((one) => one.player.pictures.has('score.png')));
    const record = await recordOf(player);
    expect(faultsOfRecord(game, record)).toEqual([]);
    expect(record.outcome?.winners.length).toBeGreaterThan(0);
    keptGames(game).keep(name, record);
  }
}

/** The record of a game that is over, as its player gets it. */
export async function recordOf(player: PagePlayer): Promise<GameRecord> {
  await player.type('/log record: true');
  return (await (await fetch(player.file(/^record/) ?? '')).json()) as GameRecord;
}
