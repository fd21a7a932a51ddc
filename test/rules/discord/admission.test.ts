import { expect, test } from 'vitest';
import { Admission, Deadlines, type Rank } from '../../../src/discord/admission.ts';
import { ADMISSION, LOOKS } from '../../../src/discord/allowances.ts';
import { LookLimits } from '../../../src/discord/rates.ts';

/** An admission with a clock set by hand, and the served and refused requests in order. */
function stage() {
  let now = 0;
  const admission = new Admission(() => now);
  const served: string[] = [];
  const away: string[] = [];
  const ends: (() => void)[] = [];
  return {
    served,
    away,
    at(time: number) {
      now = time;
    },
    /** A person's request, which runs until `finish`. */
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
        },
      });
    },
    /** The oldest running request ends. */
    async finish(): Promise<void> {
      ends.shift()?.();
      for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    },
    /** Fills every place. */
    fill(): void {
      for (let at = 0; at < ADMISSION.atOnce; at++) this.enter(`filler ${at}`);
      served.length = 0;
    },
  };
}

test('players at running tables are served first, then people, then look-ups, then completions', async () => {
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

test('people take turns: three hundred commands of one person delay nobody', async () => {
  const s = stage();
  for (let at = 0; at < 300; at++) s.enter(`one ${at}`, 'person', 'one');
  s.enter('other', 'person', 'other');
  // One person has a maximum of running requests, so a place is free at once.
  expect(s.served).toHaveLength(ADMISSION.ofOne + 1);
  expect(s.served.at(-1)).toBe('other');
  expect(s.away).toHaveLength(300 - ADMISSION.ofOne - ADMISSION.perPerson);
});

test('only the latest completion of a person waits', async () => {
  const s = stage();
  for (const text of ['e', 'en', 'ent', 'ente']) s.enter(text, 'completion', 'ada');
  expect(s.served).toEqual(['e']);
  expect(s.away).toEqual(['en', 'ent']);
  await s.finish();
  expect(s.served).toEqual(['e', 'ente']);
});

test('a person who can’t be served in time is told so in time, and players wait longer', async () => {
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

test('when the queue is full, only players are let in', () => {
  const s = stage();
  s.fill();
  for (let at = 0; at < ADMISSION.waiting; at++) s.enter(`${at}`);
  expect(s.away).toEqual([]);
  s.enter('one more');
  s.enter('a player', 'player');
  expect(s.away).toEqual(['one more']);
});

/** An id that Discord creates at a time. */
const idAt = (time: number): string => `${BigInt(time - 1_420_070_400_000) << 22n}`;

test('time spent in sockets counts, back to the last idle moment, whatever the clocks say', () => {
  let now = 50;
  let idle = 0;
  const deadlines = new Deadlines(
    () => now,
    () => idle,
  );
  const start = 1_700_000_000_000;
  expect(deadlines.of(idAt(start))).toBe(50 + ADMISSION.discord);
  now = 1_050;
  // Created right after the first one, and read a second later.
  expect(deadlines.of(idAt(start + 10))).toBe(60 + ADMISSION.discord);
  // Discord's clock stands still, but the process was idle: no request is late for that.
  now = 2_000;
  idle = 400;
  expect(deadlines.of(idAt(start + 10))).toBe(2_000 + ADMISSION.discord);
  // Discord's clock is put back by a day.
  now = 2_500;
  expect(deadlines.of(idAt(start - 86_400_000))).toBe(2_500 + ADMISSION.discord);
});

test('look-ups have a limit per person and for all spectators of a channel; players don’t wait for spectators', () => {
  let now = 0;
  const limits = new LookLimits(() => now);
  const who = (id: string) => ({
    person: { id, name: id },
    channel: { id: 'c', parent: null, thread: false },
    guild: 'g',
  });
  for (let at = 0; at < LOOKS.person.most; at++) expect(limits.take(who('ada'), true)).toBeNull();
  expect(limits.take(who('ada'), true)).toBe('You have looked up too much in a short time. Try again in a second.');
  expect(limits.take(who('ben'), false)).toBeNull();
  now += LOOKS.person.per / LOOKS.person.most;
  expect(limits.take(who('ada'), true)).toBeNull();
  for (let at = 0; at < LOOKS.channel.most; at++) limits.take(who(`watcher ${at}`), false);
  expect(limits.take(who('cleo'), false)).toMatch(
    /^Too many people are looking things up here\. Try again in a second\.$/,
  );
  expect(limits.take(who('cleo'), true)).toBeNull();
});
