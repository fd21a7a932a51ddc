import { describe, expect, test } from 'vitest';
import { nameOfSearch } from '../../../src/discord/ids.ts';
import type { PlayerSearch } from '../../../src/kernel/search-wish.ts';
import type { Summary } from '../../../src/tables/summary.ts';
import { controlsOf } from '../../support/drafts.ts';
import { bench, type CommandBench, lastText, table } from './support/bench.ts';
import { ADA, BEN, CHANNEL, choosePeople, click, EVE, GUILD, slash, submit } from './support/payloads.ts';

const SEARCH: PlayerSearch = { level: 'any', region: 'any', until: 1_700_000_000_000 };
const OVER: PlayerSearch = { ...SEARCH, over: true };
const FREE = { name: 'Red', player: null, called: null, bot: null };
const [BLUE] = table().chairs;
const CHAIRS = BLUE === undefined ? [] : [BLUE, FREE];
const PACE = { turn: 24, windows: 12, timeout: { to: 'vote' } } as const;

/** A lobby of Ada's, with one free seat. */
const lobby = (more: Partial<Summary> = {}): Summary =>
  table({
    status: 'lobby',
    awaited: [],
    chairs: CHAIRS,
    place: { guild: GUILD, channel: CHANNEL, thread: null },
    ...more,
  });

/** A bench with such a lobby. */
function at(more: Partial<Summary> = {}): CommandBench {
  const b = bench();
  b.tables[0] = lobby(more);
  return b;
}

const sent = (b: CommandBench) => b.sent.at(-1)?.command.input;
const ids = (b: CommandBench): string[] => {
  const response = JSON.parse(JSON.stringify(b.responses.at(-1)));
  return controlsOf({ components: response.data?.components }).map(({ custom_id: id }) => id);
};
const filled = (more: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries({ pace: 'none', level: 'any', region: 'any', days: '3', ...more }).map(([id, value]) => [
      id,
      [value],
    ]),
  );

describe('T-FIND-01: looking for players', () => {
  test('the button opens the form, and the form sends the search', async () => {
    const b = at();
    await b.handle(click('find.abc123'));
    expect(b.responses.at(-1)).toMatchObject({ type: 9, data: { custom_id: 'seek.abc123' } });
    await b.handle(submit('seek.abc123', filled({ level: 'beginners', region: 'europe', days: '7' })));
    expect(sent(b)).toEqual({
      ...{ t: 'search', days: 7, wish: { level: 'beginners', region: 'europe' }, pace: null, player: ADA },
    });
  });

  test('the form changes the time for a turn and keeps the rest of the pace', async () => {
    const weekends = { ...PACE, weekends: true } as const;
    const b = at({ pace: weekends });
    await b.handle(submit('seek.abc123', filled({ pace: '72' })));
    expect(sent(b)).toMatchObject({ pace: { ...weekends, turn: 72 } });
  });

  test('the form can stop a search', async () => {
    const b = at({ search: SEARCH });
    await b.handle(submit('seek.abc123', filled({ days: 'stop' })));
    expect(sent(b)).toEqual({ t: 'unsearch', player: ADA });
  });

  test.each([{ days: '99' }, { level: 'x' }, { region: 'x' }, { pace: '5' }])(
    'a form with %j is refused',
    async (odd) => {
      const b = at();
      await b.handle(submit('seek.abc123', filled(odd)));
      expect(lastText(b)).toContain('That isn’t one of the choices.');
      expect(b.sent).toEqual([]);
    },
  );

  test('others, full tables, begun games and direct messages look for nobody', async () => {
    const refused = async (more: Partial<Summary>, by = ADA): Promise<string> => {
      const b = at(more);
      await b.handle(click('find.abc123', null, { by }));
      const text = lastText(b);
      await b.handle(submit('seek.abc123', filled(), { by }));
      expect(lastText(b)).toBe(text);
      expect(b.sent).toEqual([]);
      return text;
    };
    expect(await refused({}, EVE)).toContain('T-LOBBY-02');
    expect(await refused({ chairs: table().chairs })).toContain('T-LOBBY-03');
    expect(await refused({ status: 'playing' })).toContain('T-LOBBY-01');
    expect(await refused({ place: { guild: null, channel: CHANNEL, thread: null } })).toContain('T-FIND-01');
  });

  test('/game find lists the lobbies that look for players, and the person’s lobby without a search', async () => {
    const b = bench();
    b.tables = [
      lobby({ owner: BEN, chairs: [FREE, FREE], search: SEARCH }),
      lobby({ id: 'abc124', title: 'Sector 8', owner: BEN, chairs: [FREE] }),
      lobby({ id: 'abc125', title: 'Mine' }),
      lobby({ id: 'abc126', title: 'Removed', owner: BEN, search: SEARCH, removed: true }),
      lobby({ id: 'abc127', title: 'Over', owner: BEN, search: OVER }),
    ];
    await b.handle(slash('/game find'));
    expect(lastText(b)).toContain('Sector 7');
    expect(lastText(b)).not.toContain('Sector 8');
    expect(ids(b)).toEqual(['sit.abc123', 'find.abc125', 'open-table', 'wish']);
    b.hidden.add(CHANNEL);
    await b.handle(slash('/game find', {}, { channel: '300000000000000009' }));
    expect(lastText(b)).toContain('No table here looks for players now.');
    await b.handle(slash('/game find', {}, { guild: null }));
    expect(lastText(b)).toContain('Use the command in a server.');
  });
});

describe('T-FIND-02: after the search', () => {
  const name = nameOfSearch(OVER);

  test('each of the three buttons does what it says', async () => {
    const b = at({ search: OVER });
    await b.handle(click(`longer.abc123.${name}`));
    expect(sent(b)).toEqual({ t: 'search', days: 3, wish: { level: 'any', region: 'any' }, player: ADA });
    await b.handle(click(`fill.abc123.${name}`));
    expect(sent(b)).toMatchObject({ t: 'start', player: ADA, bot: 'standard' });
    await b.handle(click(`shut.abc123.${name}`));
    expect(sent(b)).toEqual({ t: 'end', why: 'The table was closed before the game began.' });
  });

  test('a button of an earlier search, or of one that is on again, does nothing', async () => {
    for (const search of [SEARCH, { ...OVER, until: 5 }, undefined]) {
      const b = at(search === undefined ? {} : { search });
      for (const act of ['longer', 'fill', 'shut']) await b.handle(click(`${act}.abc123.${name}`));
      expect(lastText(b)).toContain('T-FIND-02');
      expect(b.sent).toEqual([]);
    }
  });

  test('only the owner decides', async () => {
    const b = at({ search: OVER });
    await b.handle(click(`shut.abc123.${name}`, null, { by: EVE }));
    expect(lastText(b)).toContain('T-LOBBY-02');
  });
});

describe('T-FIND-03: waiting for a table', () => {
  const wish = (b: CommandBench) => b.tableWishes.get(`${ADA} ${GUILD}`);

  test('one click waits for any table, menus narrow it down, and one click ends it', async () => {
    const b = at();
    await b.handle(click('wish', null, {}, 0));
    expect(wish(b)).toEqual({ game: null, pace: 'any' });
    expect(ids(b)).toEqual(['wish-game', 'wish-pace', `unwish.${GUILD}`]);
    await b.handle(click('wish-game', ['skirmish']));
    await b.handle(click('wish-pace', ['fast']));
    expect(wish(b)).toEqual({ game: 'skirmish', pace: 'fast' });
    // The button keeps what was chosen.
    await b.handle(click('wish', null, {}, 0));
    await b.handle(click('wish-game', ['all']));
    expect(wish(b)).toEqual({ game: null, pace: 'fast' });
    await b.handle(click(`unwish.${GUILD}`, null, { guild: null }));
    expect(wish(b)).toBeUndefined();
    expect(lastText(b)).toContain('I won’t tell you');
  });

  test('an unknown game or pace changes nothing, and in direct messages there is no server', async () => {
    const b = at();
    await b.handle(click('wish-game', ['chess']));
    await b.handle(click('wish-pace', ['warp']));
    expect(lastText(b)).toContain('That isn’t one of the choices.');
    await b.handle(click('wish', null, { guild: null }));
    expect(lastText(b)).toContain('Use the command in a server.');
    expect(wish(b)).toBeUndefined();
  });

  test('in a server that hasn’t added the bot, there is nothing to wait for', async () => {
    const b = at();
    b.strangers.add(GUILD);
    await b.handle(click('wish', null, {}, 0));
    expect(lastText(b)).toContain('Ask a server admin to add the bot');
    await b.handle(slash('/game find'));
    expect(lastText(b)).toContain('Ask a server admin to add the bot');
    expect(wish(b)).toBeUndefined();
  });

  test('in direct messages, a person joins a table that they were told of, while they can see its channel', async () => {
    const b = at({ owner: BEN });
    const join = click('sit.abc123', null, { by: EVE, guild: null, channel: '300000000000000008' }, 0);
    await b.handle(join);
    expect(lastText(b)).toContain('There is no table');
    b.toldOf.add('abc123');
    b.hidden.add(CHANNEL);
    await b.handle(click('sit.abc123', null, { by: EVE, guild: null, channel: '300000000000000008' }, 0));
    expect(b.sent).toEqual([]);
    b.hidden.clear();
    await b.handle(click('sit.abc123', null, { by: EVE, guild: null, channel: '300000000000000008' }, 0));
    expect(sent(b)).toMatchObject({ t: 'seat', seat: 1, player: EVE });
    b.tables[0] = lobby({ owner: BEN, removed: true });
    await b.handle(click('sit.abc123', null, { by: EVE, guild: null, channel: '300000000000000008' }, 0));
    expect(b.sent).toHaveLength(1);
  });
});

describe('T-FIND-04: inviting somebody', () => {
  const BENS = { id: BEN, name: 'Ben', roles: [] };

  test('the button shows a menu of people, and choosing one invites them', async () => {
    const b = at();
    await b.handle(click('invite.abc123', null, {}, 0));
    expect(lastText(b)).toContain('Whom do you invite to **Sector 7**?');
    expect(ids(b)).toEqual(['guest.abc123']);
    await b.handle(choosePeople('guest.abc123', [BENS]));
    expect(sent(b)).toEqual({ t: 'reserve', guest: BEN, called: 'Ben', player: ADA });
  });

  test.each<[string, object]>([
    ['a bot', { ...BENS, bot: true }],
    ['somebody who isn’t in the server', { id: BEN, name: 'Ben' }],
  ])('%s can’t be invited', async (_, person) => {
    const b = at();
    await b.handle(choosePeople('guest.abc123', [person as typeof BENS]));
    expect(lastText(b)).toContain('T-FIND-04');
    expect(b.sent).toEqual([]);
  });

  test('somebody who can’t see the channel can’t be invited', async () => {
    const b = at();
    b.hidden.add(CHANNEL);
    await b.handle(choosePeople('guest.abc123', [BENS]));
    expect(lastText(b)).toContain('can’t see the channel of this table');
    expect(b.sent).toEqual([]);
  });

  test('T-FIND-05: somebody who takes no invitations from this server isn’t invited', async () => {
    const b = at();
    b.refused.add(`${BEN} ${GUILD}`);
    await b.handle(choosePeople('guest.abc123', [BENS]));
    expect(lastText(b)).toContain('Ben takes no invitations from this server.');
    expect(b.sent).toEqual([]);
  });

  test('an empty choice, others, full tables, begun games and direct messages invite nobody', async () => {
    const refused = async (more: Partial<Summary>, by = ADA): Promise<string> => {
      const b = at(more);
      await b.handle(click('invite.abc123', null, { by }));
      const text = lastText(b);
      await b.handle(choosePeople('guest.abc123', [BENS], { by }));
      expect(lastText(b)).toBe(text);
      expect(b.sent).toEqual([]);
      return text;
    };
    expect(await refused({}, EVE)).toContain('T-LOBBY-02');
    expect(await refused({ chairs: table().chairs })).toContain('T-LOBBY-03');
    expect(await refused({ status: 'playing' })).toContain('T-LOBBY-01');
    expect(await refused({ place: { guild: null, channel: CHANNEL, thread: null } })).toContain('T-FIND-04');
    const b = at();
    await b.handle(choosePeople('guest.abc123', []));
    expect(lastText(b)).toContain('Choose the person');
  });

  test('the owner takes an invitation back', async () => {
    const b = at();
    await b.handle(click('withdraw.abc123.1'));
    expect(sent(b)).toEqual({ t: 'withdraw', seat: 1, player: ADA });
  });

  test('a guest who presses Join on the board takes the seat that is kept for them', async () => {
    const guest = { name: 'Red', player: BEN, called: 'Ben', bot: null, unready: true, invited: true } as const;
    const b = at({ chairs: BLUE === undefined ? [] : [BLUE, guest] });
    await b.handle(click('sit.abc123', null, { by: BEN }, 0));
    expect(sent(b)).toMatchObject({ t: 'ready', player: BEN });
  });

  test('T-FIND-05: one click declines and refuses all further invitations, and the profile undoes it', async () => {
    const guest = { name: 'Red', player: BEN, called: 'Ben', bot: null, unready: true, invited: true } as const;
    const b = at({ chairs: BLUE === undefined ? [] : [BLUE, guest] });
    await b.handle(click('never.abc123', null, { by: BEN, guild: null, channel: '300000000000000008' }, 0));
    expect(lastText(b)).toContain('You get no more invitations from the server of Sector 7.');
    expect(sent(b)).toEqual({ t: 'leave', seat: 1, player: BEN });
    expect([...b.refused]).toEqual([`${BEN} ${GUILD}`]);
    await b.handle(slash('/profile time', {}, { by: BEN }));
    expect(ids(b)).toContain('allow');
    await b.handle(click('allow', null, { by: BEN }));
    expect([...b.refused]).toEqual([]);
    expect(ids(b)).not.toContain('allow');
  });

  test('T-FIND-05: a guest who has taken the seat keeps it', async () => {
    const b = at({ chairs: table().chairs });
    await b.handle(click('never.abc123', null, { by: BEN, guild: null, channel: '300000000000000008' }, 0));
    expect(b.sent).toEqual([]);
    expect(b.refused.size).toBe(1);
  });
});
