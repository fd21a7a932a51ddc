import { expect, test } from 'vitest';
import { ascendancy } from '../../../src/games/ascendancy/index.ts';
import { faultsOfRecord, type GameRecord } from '../../../src/kernel/record.ts';
import { keptGames } from '../../support/kept-games.ts';
import { withBrowser } from '../support/browser.ts';
import { AscendancyPlan } from '../support/page-ascendancy.ts';
import { PageCaptain } from '../support/page-captain.ts';
import { PagePlayer } from '../support/page-player.ts';
import { PageTally } from '../support/page-tally.ts';
import { withPrograms } from '../support/programs.ts';
import { until } from '../support/until.ts';

const browser = withBrowser();
const programs = withPrograms();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' };
const PEOPLE = ['Ann', 'Ben', 'Cleo'];
const CIVS = ['Federation', 'Klingons', 'Romulans'];
const HOMES = ['Earth', 'Qo’noS', 'Romulus'];
const TITLE = 'Three empires';
/** The whole game takes minutes and is kept as a fixture, which is replayed in every run; here its first turns do. */
const IS_WHOLE = process.env['FIXTURES'] === 'write';
const TURNS = 2;
/** What makes the game shorter. */
const RULES = ['Easier Ascension', 'Extra Resources'];

/** Somebody at the table. */
interface Seated {
  name: string;
  captain: PageCaptain;
  player: PagePlayer;
  tally: PageTally;
}

test('three people play Ascendancy in three tabs, and no private message reaches another tab', {
  timeout: 900_000,
}, async () => {
  const program = programs.run('play');
  const [, link = ''] = await program.says(/Play at (http:\S+) as Ann\./);
  await program.says(/Ctrl-C/);
  const captains: Seated[] = [];
  for (const [seat, name] of PEOPLE.entries()) {
    const rivals = HOMES.filter((_home, at) => at !== seat);
    const page = await browser.page(PHONE);
    const tally = new PageTally(page);
    const player = new PagePlayer(page);
    await player.page.goto(`${link}&as=${name}`);
    captains.push({ name, player, tally, captain: new PageCaptain(player, new AscendancyPlan(rivals)) });
  }
  const [ann] = captains;
  if (ann === undefined) throw new Error('nobody plays');

  // Ann names no game: she is asked, and opens the table by a tap.
  const input = ann.player.page.getByRole('combobox', { name: 'Message or command' });
  const send = async (line: string) => {
    await input.fill(line);
    await input.press('Escape');
    await input.press('Enter');
  };
  const own = ann.player.page.locator('article.only').last();
  await send(`/game new title: ${TITLE}`);
  await own.getByRole('button', { name: 'Star Trek: Ascendancy' }).tap();
  const lobby = ann.player.page
    .locator('article:not(.only)')
    .filter({ hasText: `${TITLE} ·` })
    .last();
  await until('the table is open', async () => /Table \w{6}/.test(await lobby.innerText()));

  // Several rules are chosen in one menu.
  await lobby.getByRole('button', { name: 'More settings' }).tap();
  const layer = ann.player.page.locator('.layer:popover-open');
  await own.getByRole('button', { name: 'Change a setting' }).tap();
  await layer.getByRole('option').filter({ hasText: 'Optional rules: none' }).tap();
  await own.locator('[data-id^="together."]').tap();
  for (const rule of RULES) await layer.getByRole('checkbox', { name: rule }).tap();
  await layer.getByRole('button').last().tap();
  await until('the lobby tells the rules', async () => {
    const told = await lobby.innerText();
    return RULES.every((rule) => told.includes(`${rule}: yes`));
  });
  for (const [seat, { player }] of captains.entries())
    await player.page.getByRole('button', { name: `Play ${CIVS[seat]}`, exact: true }).tap();
  await ann.player.page.getByRole('button', { name: 'Start', exact: true }).last().tap();
  for (const { player } of captains) {
    await player.page.getByRole('button', { name: `Thread: ${TITLE}` }).tap();
    await player.inThread();
  }

  const isOver = (): boolean =>
    ann.player.panel().includes('The game is over') ||
    (!IS_WHOLE && captains.every(({ captain }) => captain.turns >= TURNS));
  const isAsked = ({ name, player }: Seated): boolean => player.panel().includes(`**${name}** (`);
  for (;;) {
    const next = await until('somebody is asked', () => (isOver() ? 'over' : captains.find(isAsked)));
    if (next === 'over') break;
    await next.player.ask();
    while (next.player.offers().length > 0) await next.captain.answer();
    // A Round may end with somebody's turn and begin with theirs.
    await until(
      'the panel names somebody else, or they are asked anew',
      () => isOver() || next.player.offers().length > 0 || !isAsked(next),
    );
  }
  const turns = captains.reduce((sum, { captain }) => sum + captain.turns, 0);
  const answers = captains.reduce((sum, { captain }) => sum + captain.answers, 0);
  const directs = captains.map(({ tally }) => tally.directs);
  console.log(
    `${turns} turns in ${Math.ceil(turns / captains.length)} Rounds, ${answers} answers: ${ann.tally.publics} public messages, ${ann.tally.handoffs} times others to move, direct messages ${directs.join(' + ')}`,
  );
  // Each page was told what is its own, and nothing that is another’s.
  for (const { player } of captains) {
    const drawn = player.told.filter((text) => /You (?:draw|keep|launch) /.test(text));
    for (const other of captains) {
      if (other.player === player) continue;
      for (const text of drawn) expect(other.player.heard).not.toContain(JSON.stringify(text).slice(1, -1));
    }
  }
  for (const { player } of captains)
    expect(await player.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);

  if (!IS_WHOLE) return;

  await until('the score is shown to all', () => captains.every(({ player }) => player.pictures.has('score.png')));
  await ann.player.type('/log record: true');
  const record = (await (await fetch(ann.player.file(/^record/) ?? '')).json()) as GameRecord;
  expect(faultsOfRecord(ascendancy, record)).toEqual([]);
  expect(record.outcome?.winners.length).toBeGreaterThan(0);
  keptGames(ascendancy).keep('three.json', record);
});
