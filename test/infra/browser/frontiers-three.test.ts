import { expect, test } from 'vitest';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { faultsOfRecord, type GameRecord } from '../../../src/kernel/record.ts';
import { keptGames } from '../../support/kept-games.ts';
import { withBrowser } from '../support/browser.ts';
import { PageCaptain } from '../support/page-captain.ts';
import { FrontiersPlan } from '../support/page-frontiers.ts';
import { PagePlayer } from '../support/page-player.ts';
import { withPrograms } from '../support/programs.ts';
import { until } from '../support/until.ts';

const browser = withBrowser();
const programs = withPrograms();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' };
const PEOPLE = ['Ann', 'Ben', 'Cleo'];
const TITLE = 'Three captains';
/** The whole game takes three minutes and is kept as a fixture, which is replayed in every run; here its first turns do. */
const IS_WHOLE = process.env['FIXTURES'] === 'write';
const TURNS = 2;

/** Somebody at the table. */
interface Seated {
  name: string;
  captain: PageCaptain;
  player: PagePlayer;
}

test('three people play in three tabs, and no private message reaches another tab', {
  timeout: 400_000,
}, async () => {
  const program = programs.run('play');
  const [, link = ''] = await program.says(/Play at (http:\S+) as Ann\./);
  await program.says(/Ctrl-C/);
  const captains: Seated[] = [];
  for (const name of PEOPLE) {
    const player = new PagePlayer(await browser.page(PHONE));
    await player.page.goto(`${link}&as=${name}`);
    captains.push({ name, player, captain: new PageCaptain(player, new FrontiersPlan()) });
  }
  const [ann] = captains;
  if (ann === undefined) throw new Error('nobody plays');

  // Ann opens the table; each sits down by a button of its message.
  const input = ann.player.page.getByRole('combobox', { name: 'Message or command' });
  const send = async (line: string) => {
    await input.fill(line);
    await input.press('Escape');
    await input.press('Enter');
  };
  await send(`/game new game: frontiers title: ${TITLE}`);
  const lobby = ann.player.page
    .locator('article:not(.only)')
    .filter({ hasText: `${TITLE} ·` })
    .last();
  const table = await until('the table is open', async () => /Table (\w{6})/.exec(await lobby.innerText())?.[1]);
  await send(`/game settings setting: players value: 3 table: ${table}`);
  for (const [seat, { player }] of captains.entries())
    await player.page.getByRole('button', { name: `Play Captain ${seat + 1}`, exact: true }).tap();
  await ann.player.page.getByRole('button', { name: 'Start', exact: true }).last().tap();
  for (const { player } of captains) {
    await player.page.getByRole('button', { name: `Thread: ${TITLE}` }).tap();
    await player.inThread();
  }

  const isOver = (): boolean =>
    IS_WHOLE
      ? ann.player.panel().includes('The game is over')
      : captains.every(({ captain }) => captain.turns >= TURNS);
  const isAsked = ({ name, player }: Seated): boolean => player.panel().includes(`**${name}** (`);
  for (;;) {
    const next = await until('somebody is asked', () => (isOver() ? 'over' : captains.find(isAsked)));
    if (next === 'over') break;
    await next.player.ask();
    while (next.player.offers().length > 0) await next.captain.answer();
    // A Round may end with a captain's turn and begin with their tactic.
    await until(
      'the panel names somebody else, or they are asked anew',
      () => next.player.offers().length > 0 || !isAsked(next),
    );
  }
  // Each page was told what is its own, and nothing that is another’s.
  for (const { player } of captains) {
    const hands = player.told.filter((text) => /You draw /.test(text));
    expect(hands.length).toBeGreaterThan(0);
    for (const other of captains) {
      if (other.player !== player) expect(other.player.heard).not.toContain(JSON.stringify(hands[0]).slice(1, -1));
    }
  }

  if (!IS_WHOLE) return;

  await until('the score is shown to all', () => captains.every(({ player }) => player.pictures.has('score.png')));
  await ann.player.type('/log record: true');
  const record = (await (await fetch(ann.player.file(/^record/) ?? '')).json()) as GameRecord;
  expect(faultsOfRecord(frontiers, record)).toEqual([]);
  expect(record.outcome?.winners.length).toBeGreaterThan(0);
  keptGames(frontiers).keep('three.json', record);
});
