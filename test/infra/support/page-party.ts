import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Game } from '../../../src/kernel/game.ts';
import { faultsOfRecord, type GameRecord } from '../../../src/kernel/record.ts';
import { keptGames } from '../../support/kept-games.ts';
import { PHONE, type TestBrowser } from './browser.ts';
import { PageCaptain, type PagePlan } from './page-captain.ts';
import { PagePlayer } from './page-player.ts';
import { PageTally } from './page-tally.ts';
import { asking, press } from './press.ts';
import type { Programs } from './programs.ts';
import { until } from './until.ts';

const PEOPLE = ['Ann', 'Ben', 'Cleo', 'Dan'];
/** A whole game takes minutes and is kept as a fixture, which is replayed in every run; else its first turns do. */
const IS_WHOLE = process.env['FIXTURES'] === 'write';
const TURNS = 2;

/** A person at the table. */
interface Seated {
  name: string;
  captain: PageCaptain;
  player: PagePlayer;
  tally: PageTally;
}

/** People who play one game on phones, each in a separate tab. The first one opens the table. */
export class PageParty {
  readonly people: readonly Seated[];
  readonly #title: string;

  private constructor(people: readonly Seated[], title: string) {
    this.people = people;
    this.#title = title;
  }

  /** Opens the page of a program that was just started for these people, three by default. */
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

  /** The person who opens the table. */
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

  /** The first person types a line outside of the game. */
  async send(line: string): Promise<void> {
    const input = this.first.player.page.getByRole('combobox', { name: 'Message or command' });
    await input.fill(line);
    await input.press('Escape');
    await input.press('Enter');
  }

  /** The first person chooses a value of a setting that has a menu in the lobby. */
  async choose(setting: string, value: string): Promise<void> {
    await this.#set(setting, value, () => this.#pick(this.lobby, setting, value));
  }

  /** Chooses a value of another setting, in the list of settings that the lobby opens. */
  async change(setting: string, value: string): Promise<void> {
    await this.openSetting(setting);
    await this.#set(setting, value, () => this.#pick(this.#own.last(), setting, value));
  }

  /** Opens the list of settings, and in it the values of one. */
  async openSetting(setting: string): Promise<void> {
    await press(this.lobby.getByRole('button', { name: 'More settings' }));
    const line = this.#own.last().locator('.section', { hasText: `${setting}:` });
    await press(line.getByRole('button', { name: 'Change' }));
  }

  /** Waits until the lobby shows the change and the private answer to it has come. */
  async #set(setting: string, value: string, act: () => Promise<void>): Promise<void> {
    await act();
    const says = async (message: Locator): Promise<boolean> =>
      (await message.innerText()).includes(`${setting}: ${value}`);
    await until('the lobby and the answer say it', async () => (await says(this.lobby)) && says(this.#own.last()));
  }

  /** The latest message that only the first person sees. */
  get #own(): Locator {
    return this.first.player.page.locator('article.only');
  }

  /** Opens a menu by its label and takes the first line that matches. */
  async #pick(message: Locator, menu: string, words: string): Promise<void> {
    const { page } = this.first.player;
    await asking(page, async () => {
      await message.locator('.menu-button').filter({ hasText: menu }).tap();
      await page.locator('.layer:popover-open').getByRole('option').filter({ hasText: words }).first().tap();
    });
  }

  /** Each person takes a seat with a button of the lobby, the game begins, and all go into its thread. */
  async start(seats: readonly string[]): Promise<void> {
    for (const [seat, { player }] of this.people.entries())
      await press(
        player.page.locator('.section', { hasText: seats[seat] ?? '' }).getByRole('button', { name: 'Join' }),
      );
    await press(this.first.player.page.getByRole('button', { name: 'Start', exact: true }).last());
    for (const { player } of this.people) {
      await player.page.getByRole('button', { name: `Thread: ${this.#title}` }).tap();
      await player.inThread();
    }
  }

  /** Everyone answers when asked, for some turns, or for the whole game if it is to be kept. */
  async play(): Promise<void> {
    const isAsked = ({ name, player }: Seated): boolean => player.waitsFor(name);
    for (;;) {
      const next = await until('somebody is asked', () => (this.#isOver() ? 'over' : this.people.find(isAsked)));
      if (next === 'over') break;
      await next.player.ask();
      while (next.player.offers().length > 0) await next.captain.answer();
      // A Round may end with a person's turn and begin with that person's turn.
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

  /** Checks that private texts that match this pattern reached only their own page. Returns how many each person got. */
  secrets(says: RegExp): number[] {
    return this.people.map(({ player }) => {
      const told = player.told.filter((text) => says.test(text));
      for (const other of this.people)
        if (other.player !== player)
          for (const text of told) expect(other.player.heard).not.toContain(JSON.stringify(text).slice(1, -1));
      return told.length;
    });
  }

  /**
   * Keeps a game that was played to its end, after checking its record. Otherwise does nothing. `name` is the file’s
   * name.
   */
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

/** The record of a finished game, as its player gets it. */
export async function recordOf(player: PagePlayer): Promise<GameRecord> {
  await player.type('/log record: true');
  const url = await until('the record is attached', () => player.file(/^record/));
  return (await (await fetch(url)).json()) as GameRecord;
}
