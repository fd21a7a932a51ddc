import { beforeEach, describe, expect, test } from 'vitest';
import type { Summary } from '../../../src/tables/summary.ts';
import { controlsOf } from '../../support/drafts.ts';
import { bench, type CommandBench, lastText, table } from './support/bench.ts';
import {
  ADA,
  BEN,
  CHANNEL,
  choosePeople,
  click,
  EVE,
  GUILD,
  slash,
  slashWithPerson,
  submit,
} from './support/payloads.ts';

const OTHER = '200000000000000009';
const FREE = { name: 'Red', player: null, called: null, bot: null };
const [BLUE, RED] = table().chairs;
const HERE = { guild: GUILD, channel: CHANNEL, thread: null };
const blocked = { id: BEN, called: 'Ben', by: ADA, why: 'Spoils *every* game', at: 1 };

let b: CommandBench;
beforeEach(() => {
  b = bench();
  b.hosts.add(ADA);
});

/** A lobby of a person, with one free seat. */
const lobby = (more: Partial<Summary> = {}): Summary =>
  table({ status: 'lobby', awaited: [], chairs: BLUE === undefined ? [] : [BLUE, FREE], place: HERE, ...more });

const block = (person = { id: BEN, name: 'Ben' }, by = ADA) =>
  b.handle(slashWithPerson('/host block', { why: 'Spoils *every* game' }, person, { by }));
const setBlocked = (id = BEN): void => void b.blockedPeople.set(`${GUILD} ${id}`, { ...blocked, id });
const ids = (): string[] => {
  const response = JSON.parse(JSON.stringify(b.responses.at(-1)));
  return controlsOf({ components: response.data?.components }).map(({ custom_id: id }) => id);
};
const sent = () => b.sent.map(({ command }) => command.input);

describe('T-HOST-07: who blocks whom', () => {
  test('a moderator blocks a person, with a reason, and is offered to free their seats', async () => {
    await block();
    expect(b.blockedPeople.get(`${GUILD} ${BEN}`)).toMatchObject({ id: BEN, called: 'Ben', by: ADA });
    expect(b.blockedPeople.get(`${GUILD} ${BEN}`)?.why).toContain('Spoils');
    expect(lastText(b)).toContain('They keep their seat at 1 open table here.');
    expect(ids()).toEqual([`free-seats.${BEN}`]);
  });

  test('a person without a seat here gets no button', async () => {
    await block({ id: EVE, name: 'Eve' });
    expect(lastText(b)).toContain('They have no seat at an open table here.');
    expect(ids()).toEqual([]);
  });

  test('others block nobody, see no list and end no block', async () => {
    await block(undefined, EVE);
    setBlocked();
    await b.handle(slash('/host blocked', {}, { by: EVE }));
    expect(lastText(b)).toContain('Only a moderator of this server can do that');
    await b.handle(click('unblock', [BEN], { by: EVE }));
    await b.handle(click('blocked.0', null, { by: EVE }));
    await b.handle(click(`free-seats.${BEN}`, null, { by: EVE }));
    expect(lastText(b)).toContain('Only a moderator of this server can do that');
    expect([...b.blockedPeople.keys()]).toEqual([`${GUILD} ${BEN}`]);
    expect(b.sent).toEqual([]);
  });

  test('moderators block neither themselves nor bots', async () => {
    await block({ id: ADA, name: 'Ada' });
    expect(lastText(b)).toContain('You can’t block yourself.');
    await b.handle(slashWithPerson('/host block', { why: 'x' }, { id: EVE, name: 'Robo', bot: true }));
    expect(lastText(b)).toContain('Robo is a bot');
    await b.handle(slashWithPerson('/host block', { why: '  ' }, { id: EVE, name: 'Eve' }));
    expect(lastText(b)).toContain('Give a reason');
    expect(b.blockedPeople.size).toBe(0);
  });

  test('a server blocks at most 500 people, whose reasons can still change', async () => {
    for (let at = 0; at < 499; at++) setBlocked(`${100_000_000_000_000_100n + BigInt(at)}`);
    setBlocked(BEN);
    await block({ id: EVE, name: 'Eve' });
    expect(lastText(b)).toContain('already blocks 500 people');
    await block();
    expect(lastText(b)).toContain('**Ben** is blocked');
  });

  test('the list names everyone page by page, and its menu ends a block', async () => {
    for (let at = 0; at < 8; at++) setBlocked(`${100_000_000_000_000_100n + BigInt(at)}`);
    setBlocked();
    await b.handle(slash('/host blocked'));
    expect(ids()).toEqual(['unblock', 'blocked.1']);
    await b.handle(click('blocked.1'));
    expect(lastText(b)).toContain(`<@${BEN}>, blocked by <@${ADA}>`);
    expect(ids()).toEqual(['unblock', 'blocked.0']);
    await b.handle(click('unblock', [BEN]));
    expect(lastText(b)).toContain('**Ben** isn’t blocked any more');
    expect(b.blockedPeople.has(`${GUILD} ${BEN}`)).toBe(false);
    await b.handle(click('unblock', [BEN]));
    expect(lastText(b)).toContain('That person isn’t blocked any more.');
  });

  test('nobody ends their own block', async () => {
    setBlocked(ADA);
    await b.handle(click('unblock', [ADA]));
    expect(lastText(b)).toContain('You can’t end your own block.');
    expect(b.blockedPeople.size).toBe(1);
  });
});

describe('T-HOST-08: what a blocked person can’t do', () => {
  const own = { owner: BEN, chairs: BLUE === undefined ? [] : [{ ...BLUE, player: BEN }, FREE] };
  const invited = { ...FREE, player: BEN, called: 'Ben', invited: true, unready: true } as const;
  const unready = { ...FREE, player: BEN, called: 'Ben', unready: true } as const;
  const vacant = table({ chairs: BLUE === undefined ? [] : [BLUE, FREE] });
  const begun = table({ chairs: BLUE === undefined ? [] : [BLUE, { ...FREE, player: EVE }], place: HERE });
  const ended = table({ status: 'over' });
  const fields = { pace: ['none'], level: ['any'], region: ['any'], days: ['3'] };
  const by = { by: BEN };
  test.each<[what: string, there: Summary, payload: () => object]>([
    ['open a table', lobby(), () => slash('/game new', { game: 'skirmish' }, by)],
    ['open a table with a button', lobby(), () => click('new.skirmish', null, by)],
    ['open a table on the board', lobby(), () => click('open-table', null, by)],
    ['join', lobby(), () => slash('/game join', { table: 'abc123' }, by)],
    ['take a seat in the lobby', lobby(), () => click('join.abc123.1', null, by)],
    ['take a seat by a menu', lobby(), () => click('seats.abc123', ['1'], by)],
    ['join on the board', lobby(), () => click('join-one', ['abc123'], by)],
    ['join where a table looks for players', lobby(), () => click('sit.abc123', null, by)],
    ['take a free seat of a running game', vacant, () => click('take.abc123.1', null, by)],
    [
      'accept an invitation that was open before',
      lobby({ chairs: BLUE === undefined ? [] : [BLUE, invited] }),
      () => click('join.abc123.1', null, by),
    ],
    [
      'agree to a rematch',
      lobby({ chairs: BLUE === undefined ? [] : [BLUE, unready] }),
      () => slash('/game ready', { table: 'abc123' }, by),
    ],
    ['start a game', lobby(own), () => click('start.abc123', null, by)],
    ['look for players', lobby(own), () => click('find.abc123', null, by)],
    ['look for players in a form that was open', lobby(own), () => submit('seek.abc123', fields, by)],
    ['invite people', lobby(own), () => click('invite.abc123', null, by)],
    [
      'invite people in a menu that was open',
      lobby(own),
      () => choosePeople('guest.abc123', [{ id: EVE, name: 'Eve', roles: [] }], by),
    ],
    ['look for tables', lobby(), () => slash('/game find', {}, by)],
    ['wait for tables', lobby(), () => click('wish', null, by)],
    ['change what they wait for', lobby(), () => click('wish-pace', ['slow'], by)],
    ['watch', begun, () => click('watch.abc123', null, by)],
    ['watch from the board', begun, () => click('watch-one', ['abc123'], by)],
    ['look at a game of others', begun, () => slash('/map', { table: 'abc123' }, by)],
    ['ask for a rematch', ended, () => click('rematch.abc123', null, by)],
  ])('%s', async (_what, there, payload) => {
    b.tables[0] = there;
    setBlocked();
    await b.handle(payload());
    expect(lastText(b)).toContain(
      'A moderator of this server has blocked you from its tables (“Spoils \\*every\\* game”)',
    );
    expect(lastText(b)).toContain('games elsewhere aren’t affected');
    expect([b.sent, b.asked, b.watched, [...b.tableWishes]]).toEqual([[], [], [], []]);
    b.blockedPeople.clear();
    await b.handle(payload());
    expect(lastText(b)).not.toContain('has blocked you');
  });

  test('nobody invites them', async () => {
    b.tables[0] = lobby();
    setBlocked();
    await b.handle(choosePeople('guest.abc123', [{ id: BEN, name: 'Ben', roles: [] }]));
    expect(lastText(b)).toContain('Ben can’t join tables on this server.');
    expect(b.sent).toEqual([]);
  });

  test('a rematch leaves their seat free', async () => {
    b.tables[0] = table({ status: 'over' });
    setBlocked();
    await b.handle(click('rematch.abc123'));
    expect(sent()).toMatchObject([
      { t: 'create', again: { people: [{ player: ADA }, { player: null, called: null }] } },
    ]);
  });

  test('they stop watching the tables of the server, and no others', async () => {
    b.tables.push(table({ id: 'abc999', place: { ...HERE, guild: OTHER } }));
    b.watched = ['abc123', 'abc999'];
    await block();
    expect(b.watched).toEqual(['abc999']);
  });

  test('other servers, direct messages and other people aren’t affected', async () => {
    setBlocked();
    await b.handle(slash('/game new', { game: 'skirmish' }, { by: BEN, guild: OTHER }));
    await b.handle(slash('/game new', { game: 'skirmish' }, { by: BEN, guild: null }));
    await b.handle(slash('/game new', { game: 'skirmish' }, { by: EVE }));
    expect(sent()).toMatchObject([{ owner: BEN }, { owner: BEN }, { owner: EVE }]);
  });

  test('a refusal in direct messages speaks of the table’s server', async () => {
    b.tables[0] = lobby();
    b.toldOf.add('abc123');
    setBlocked();
    await b.handle(click('sit.abc123', null, { by: BEN, guild: null }));
    expect(lastText(b)).toContain('A moderator of that table’s server has blocked you');
  });
});

describe('T-HOST-09: what a blocked person keeps', () => {
  beforeEach(() => setBlocked());

  test('they go on with their games, and leave them', async () => {
    b.tables[0] = table({ awaited: [1] });
    await b.handle(slash('/hand', {}, { by: BEN }));
    expect(b.asked).toHaveLength(1);
    await b.handle(slash('/game nudge', { table: 'abc123', seat: 'Blue' }, { by: BEN }));
    b.tables[0] = lobby({ chairs: RED === undefined || BLUE === undefined ? [] : [BLUE, RED] });
    await b.handle(click('leave.abc123', null, { by: BEN }));
    expect(sent().at(-1)).toMatchObject({ t: 'leave', seat: 1 });
  });

  test('they close their own lobby, and look at tables where they sat', async () => {
    b.tables[0] = lobby({ owner: BEN });
    await b.handle(slash('/game end', { table: 'abc123' }, { by: BEN }));
    expect(lastText(b)).not.toContain('has blocked you');
    b.tables[0] = table({ chairs: BLUE === undefined ? [] : [{ ...BLUE, before: [BEN] }, FREE] });
    await b.handle(slash('/map', { table: 'abc123' }, { by: BEN }));
    expect(b.asked).toHaveLength(1);
  });

  test('a moderator frees all their seats on the server, lobbies included, but not elsewhere', async () => {
    const seats = RED === undefined ? [] : [{ ...FREE, name: 'Blue', player: EVE }, RED];
    b.tables = [
      table({ chairs: seats }),
      lobby({ id: 'abc124', chairs: seats }),
      table({ id: 'abc125', chairs: seats, place: { ...HERE, guild: OTHER } }),
      table({ id: 'abc126', chairs: seats, status: 'over' }),
    ];
    await b.handle(click(`free-seats.${BEN}`));
    expect(b.sent.map(({ table: id }) => id)).toEqual(['abc123', 'abc124']);
    expect(sent()[0]).toEqual({ t: 'vacate', seat: 1, heir: { to: 'friend' }, host: 'Ada', clears: true });
    expect(b.sent[0]?.command.by).toEqual({ host: ADA });
    expect(lastText(b)).toContain('I free their seat at');
    // The moderator learns nothing of tables elsewhere.
    expect(lastText(b)).not.toContain('don’t moderate it');
  });

  test('moderators don’t free seats at tables where they play themselves', async () => {
    await b.handle(click(`free-seats.${BEN}`));
    expect(b.sent).toEqual([]);
    expect(lastText(b)).toContain('You play at **Sector 7** or don’t moderate it');
  });

  test('the button does nothing once the block has ended', async () => {
    b.blockedPeople.clear();
    await b.handle(click(`free-seats.${BEN}`));
    expect(lastText(b)).toContain('That person isn’t blocked any more');
    expect(b.sent).toEqual([]);
  });
});
