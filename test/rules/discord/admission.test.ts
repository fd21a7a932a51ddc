import { expect, test } from 'vitest';
import { Admission, type Rank } from '../../../src/discord/admission.ts';
import { ADMISSION, COMMANDS, LOOKS, WAITING_COMMANDS } from '../../../src/discord/allowances.ts';
import { Deadlines } from '../../../src/discord/deadlines.ts';
import { CommandLimits, LookLimits } from '../../../src/discord/rates.ts';

/** An admission queue with a manual clock, and what it served and turned away, in order. */
function stage() {
  let now = 0;
  const admission = new Admission(() => now);
  const served: string[] = [];
  const away: string[] = [];
  const ends: (() => void)[] = [];
  const farewells: (() => void)[] = [];
  let holdsAway = false;
  const turns = async (): Promise<void> => {
    for (let turn = 0; turn < 100; turn++) await Promise.resolve();
  };
  return {
    admission,
    served,
    away,
    /** From now on, telling a person that the bot is busy takes until `finishAway`. */
    holdAway() {
      holdsAway = true;
    },
    turns,
    /** One more person has been told. */
    async finishAway(): Promise<void> {
      farewells.shift()?.();
      await turns();
    },
    at(time: number) {
      now = time;
    },
    /** An action of a person, which is served until `finish`. */
    enter(name: string, rank: Rank = 'person', person = name, until = now + ADMISSION.discord): void {
      void admission.enter({
        rank,
        person,
        until,
        serve() {
          served.push(name);
          return new Promise((settle) => void ends.push(settle));
        },
        async turnAway() {
          away.push(name);
          if (holdsAway) await new Promise<void>((settle) => void farewells.push(settle));
        },
      });
    },
    /** The oldest served action ends. */
    async finish(): Promise<void> {
      ends.shift()?.();
      await turns();
    },
    /** Fills every place. */
    fill(): void {
      for (let at = 0; at < ADMISSION.atOnce; at++) this.enter(`filler ${at}`);
      served.length = 0;
    },
  };
}

test('players at running tables are served first, then other people, look-ups and completions', async () => {
  const s = stage();
  s.fill();
  s.enter('completing', 'completion');
  s.enter('looking', 'look');
  s.enter('pressing', 'person');
  s.enter('playing', 'player');
  expect(s.served).toEqual([]);
  for (let at = 0; at < 4; at++) await s.finish();
  expect(s.served).toEqual(['playing', 'pressing', 'looking', 'completing']);
});

test('people are served in turn, so one person’s three hundred commands delay nobody else', async () => {
  const s = stage();
  for (let at = 0; at < 300; at++) s.enter(`one ${at}`, 'person', 'one');
  s.enter('other', 'person', 'other');
  // Only a few actions of one person are served together, so there is a free place immediately.
  expect(s.served).toHaveLength(ADMISSION.ofOne + 1);
  expect(s.served.at(-1)).toBe('other');
  await s.turns();
  expect(s.away).toHaveLength(300 - ADMISSION.ofOne - ADMISSION.perPerson);
});

test('while a person types, only the latest completion is served', async () => {
  const s = stage();
  for (const text of ['e', 'en', 'ent', 'ente']) s.enter(text, 'completion', 'ada');
  expect(s.served).toEqual(['e']);
  expect(s.away).toEqual(['en', 'ent']);
  await s.finish();
  expect(s.served).toEqual(['e', 'ente']);
});

test('people are turned away before Discord’s time limit, and players later than others', async () => {
  const s = stage();
  s.fill();
  s.enter('pressing');
  s.enter('playing', 'player');
  s.at(ADMISSION.discord - ADMISSION.reserve);
  await s.finish();
  expect(s.away).toEqual(['pressing']);
  expect(s.served).toEqual(['playing']);
  s.enter('playing on', 'player', 'x', ADMISSION.discord);
  s.at(ADMISSION.discord - ADMISSION.lastReserve);
  await s.finish();
  expect(s.away).toEqual(['pressing', 'playing on']);
});

test('a lone person is served as long as the answer can arrive in time, even on a slow machine', async () => {
  const s = stage();
  for (let at = 0; at < 50; at++) {
    s.enter(`slow ${at}`);
    s.at((at + 1) * ADMISSION.discord);
    await s.finish();
  }
  s.served.length = 0;
  const now = 50 * ADMISSION.discord;
  s.enter('late', 'person', 'late', now + ADMISSION.lastReserve + 1);
  s.enter('too late', 'person', 'too late', now + ADMISSION.lastReserve);
  expect(s.served).toEqual(['late']);
  expect(s.away).toEqual(['too late']);
});

test('at most a few people are turned away at a time, so that a player can still be served meanwhile', async () => {
  const s = stage();
  s.holdAway();
  s.fill();
  for (let at = 0; at < 500; at++) s.enter(`${at}`);
  s.at(ADMISSION.discord - ADMISSION.reserve);
  await s.finish();
  expect(s.away).toHaveLength(ADMISSION.awayAtOnce);
  s.enter('playing', 'player', 'ada', 2 * ADMISSION.discord);
  await s.finish();
  expect(s.served).toEqual(['playing']);
  await s.finishAway();
  expect(s.away).toHaveLength(ADMISSION.awayAtOnce + 1);
});

/** A machine that does one thing at a time, with the cost of an answer and of turning a person away, in milliseconds. */
interface Machine {
  answer: number;
  away: number;
}

/**
 * Everybody presses together, players last. Returns how many are answered and turned away, and how many of each too
 * late.
 */
async function storm({ answer, away }: Machine, others = 990, players = 10) {
  let now = 0;
  const admission = new Admission(() => now);
  const work: { cost: number; done(): void }[] = [];
  const told = { players: 0, answered: 0, away: 0, late: 0 };
  const tell = (what: 'players' | 'answered' | 'away', cost: number): Promise<void> =>
    new Promise((settle) => {
      const done = (): void => {
        told[now > ADMISSION.discord ? 'late' : what] += 1;
        settle();
      };
      work.push({ cost, done });
    });
  for (let at = 0; at < others + players; at++)
    void admission.enter({
      rank: at < others ? 'person' : 'player',
      person: `${at}`,
      until: ADMISSION.discord,
      serve: () => tell(at < others ? 'answered' : 'players', answer),
      turnAway: () => tell('away', away),
    });
  for (let next = work.shift(); next !== undefined; next = work.shift()) {
    now += next.cost;
    next.done();
    for (let turn = 0; turn < 9; turn++) await Promise.resolve();
  }
  return told;
}

test('a fast machine serves everybody, a slow one turns people away early, and neither answers too late', async () => {
  expect(await storm({ answer: 1, away: 0.5 })).toEqual({ players: 10, answered: 990, away: 0, late: 0 });
  const usual = await storm({ answer: 4, away: 1 });
  expect(usual).toMatchObject({ players: 10, late: 0 });
  expect(usual.answered).toBeGreaterThan(200);
  expect(await storm({ answer: 10, away: 2 })).toMatchObject({ players: 10, late: 0 });
});

test('players are served even if there isn’t enough time to turn everyone else away', async () => {
  expect(await storm({ answer: 10, away: 10 })).toMatchObject({ players: 10 });
});

test('less urgent work waits until nobody is waiting for a first answer', async () => {
  const s = stage();
  await s.admission.calm();
  s.fill();
  s.enter('pressing');
  let isCalm = false;
  void s.admission.calm().then(() => {
    isCalm = true;
  });
  await Promise.resolve();
  expect(isCalm).toBe(false);
  await s.finish();
  expect(s.served).toEqual(['pressing']);
  expect(isCalm).toBe(true);
});

test('only players are admitted when the queue is full', () => {
  const s = stage();
  s.fill();
  for (let at = 0; at < ADMISSION.waiting; at++) s.enter(`${at}`, 'person', `${at}`, 1e6);
  expect(s.away).toEqual([]);
  s.enter('one more', 'person', 'x', 1e6);
  s.enter('a player', 'player');
  expect(s.away).toEqual(['one more']);
});

/** The id that Discord makes at this time. */
const idAt = (time: number): string => `${BigInt(time - 1_420_070_400_000) << 22n}`;

test('time spent on sockets is measured from the last idle moment, no matter what the clocks say', () => {
  let now = 50;
  let idle = 0;
  const deadlines = new Deadlines(
    () => now,
    () => idle,
  );
  const start = 1_700_000_000_000;
  expect(deadlines.of(idAt(start))).toBe(50 + ADMISSION.discord);
  now = 1_050;
  // Discord made this one right after the first one, and the bot read it a second later.
  expect(deadlines.of(idAt(start + 10))).toBe(60 + ADMISSION.discord);
  // Discord's clock stands still, but the socket was idle for a while, so nobody is late.
  now = 2_000;
  idle = 400;
  expect(deadlines.of(idAt(start + 10))).toBe(2_000 + ADMISSION.discord);
  // The clock is set back by a day.
  now = 2_500;
  expect(deadlines.of(idAt(start - 86_400_000))).toBe(2_500 + ADMISSION.discord);
});

test('look-ups are limited for each person and each channel’s spectators, so spectators don’t delay players', () => {
  let now = 0;
  const limits = new LookLimits(() => now);
  const who = (id: string) => ({
    person: { id, name: id },
    channel: { id: 'c', parent: null, thread: false },
    guild: 'g',
  });
  for (let at = 0; at < LOOKS.person.most; at++) expect(limits.take(who('ada'), true)).toBeNull();
  expect(limits.take(who('ada'), true)).toBe(
    'You have looked up too many things in a short time: the limit is 120 in 20 seconds. Try again in a second.',
  );
  expect(limits.take(who('ben'), false)).toBeNull();
  now += LOOKS.person.per / LOOKS.person.most;
  expect(limits.take(who('ada'), true)).toBeNull();
  for (let at = 0; at < LOOKS.channel.most; at++) limits.take(who(`watcher ${at}`), false);
  expect(limits.take(who('cleo'), false)).toMatch(
    /^Too many people are looking things up here: the limit is 600 in 20 seconds\. Try again in a second\.$/,
  );
  expect(limits.take(who('cleo'), true)).toBeNull();
});

test('commands are limited per person and per server, and no more than 300 wait at a table', async () => {
  let now = 0;
  let waiting = 0;
  const limits = new CommandLimits(
    async () => waiting,
    undefined,
    () => now,
  );
  const who = (id: string, guild: string | null = 'g') => ({ person: { id, name: id }, channel: null, guild });
  for (let at = 0; at < COMMANDS.person.most; at++) expect(await limits.take(who('ada'), 't')).toBeNull();
  expect(await limits.take(who('ada'), 't')).toBe(
    'You have sent too many commands in a short time: the limit is 120 in 20 seconds. Nothing was changed. Try again in a second.',
  );
  expect(await limits.take(who('ben'), 't')).toBeNull();
  now += COMMANDS.person.per / COMMANDS.person.most;
  expect(await limits.take(who('ada'), 't')).toBeNull();
  waiting = WAITING_COMMANDS;
  expect(await limits.take(who('ben'), 't')).toBe(
    '300 commands already wait at this table, and the limit is 300. Nothing was changed. Try again in a minute.',
  );
  waiting = WAITING_COMMANDS - 1;
  for (let at = 0; at < COMMANDS.server.most; at++) await limits.take(who(`player ${at}`), 't');
  expect(await limits.take(who('cleo'), 't')).toMatch(
    /^Too many commands come from this server: the limit is 1,500 in 20 seconds\. Nothing was changed\. Try again in a second\.$/,
  );
  expect(await limits.take(who('cleo', 'other'), 't')).toBeNull();
  expect(await limits.take(who('dora', null), 't')).toBeNull();
});

test('the person who runs the bot can set other rates', async () => {
  const rate = { most: 1, per: 20_000 };
  const looks = new LookLimits(() => 0, { person: rate, channel: rate, server: rate });
  const who = { person: { id: 'ada', name: 'ada' }, channel: null, guild: null };
  expect(looks.take(who, true)).toBeNull();
  expect(looks.take(who, true)).toContain('the limit is 1 in 20 seconds. Try again in 20 seconds.');
  const commands = new CommandLimits(
    async () => 0,
    { person: rate, server: rate },
    () => 0,
  );
  expect(await commands.take(who, 't')).toBeNull();
  expect(await commands.take(who, 't')).toContain('the limit is 1 in 20 seconds.');
});
