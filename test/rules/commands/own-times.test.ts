import { expect, test } from 'vitest';
import { bench, lastText } from './support/bench.ts';
import { ADA, BEN, click, slash } from './support/payloads.ts';

type Bench = ReturnType<typeof bench>;

/** The button under the latest answer. */
function buttonOf({ responses }: Bench): { custom_id: string; label: string } {
  const found =
    /"custom_id":"((?:hours|holidays)\.\d+)".*?"label":"([^"]+)"|"label":"([^"]+)".*?"custom_id":"((?:hours|holidays)\.\d+)"/.exec(
      JSON.stringify(responses.at(-1)),
    );
  return { custom_id: found?.[1] ?? found?.[4] ?? '', label: found?.[2] ?? found?.[3] ?? '' };
}

/** A bench where Ada has set her time zone. */
async function inBerlin(): Promise<Bench> {
  const b = bench();
  await b.handle(click('zone', ['Europe/Berlin']));
  return b;
}

test('waking hours are shown in words, and count only when their person says that they are right', async () => {
  const b = await inBerlin();
  await b.handle(slash('/orders', { hours: 'weekdays 8-22, weekends 10-24' }));
  expect(lastText(b)).toContain('Monday to Friday 8:00 to 22:00, Saturday and Sunday 10:00 to 24:00, Berlin');
  expect(lastText(b)).toContain('Is that right?');
  // Only Ada sees the answer, though she is in a channel.
  expect(b.responses.at(-1)).toMatchObject({ data: { flags: 64 } });
  expect(b.times.size).toBe(0);
  const { custom_id, label } = buttonOf(b);
  expect(label).toBe('Set these hours');
  await b.handle(click(custom_id));
  expect(lastText(b)).toContain('That is set, and only you can see it.');
  expect(JSON.parse(b.times.get(ADA)?.hours ?? '')[5]).toEqual([{ from: 600, until: 1_440 }]);
  // The answer about the zone names her own hours now.
  await b.handle(click('zone', ['Asia/Tokyo']));
  expect(lastText(b)).toContain('Saturday and Sunday 10:00 to 24:00, Tokyo');
});

test('“usual” brings the usual hours back', async () => {
  const b = await inBerlin();
  await b.handle(slash('/orders', { hours: 'Usual' }));
  expect(lastText(b)).toContain('every day 8:00 to 22:00');
  await b.handle(click(buttonOf(b).custom_id));
  expect(b.times.get(ADA)).toEqual({ hours: '' });
});

test('holidays are shown in words, and “none” ends them', async () => {
  const b = await inBerlin();
  // The ids of the test's interactions are from March 2018.
  await b.handle(slash('/orders', { holidays: 'from 3 to 17 August' }));
  expect(lastText(b)).toContain('(15 days)');
  await b.handle(click(buttonOf(b).custom_id));
  expect(JSON.parse(b.times.get(ADA)?.holidays ?? '')).toEqual([
    { from: expect.stringMatching(/-08-03$/), until: expect.stringMatching(/-08-17$/) },
  ]);
  await b.handle(slash('/orders', { holidays: 'none' }));
  await b.handle(click(buttonOf(b).custom_id));
  expect(b.times.get(ADA)).toEqual({ holidays: '[]' });
});

test('a text that can’t be understood is refused, and there is nothing to press', async () => {
  const b = await inBerlin();
  await b.handle(slash('/orders', { hours: 'whenever' }));
  expect(lastText(b)).toContain('I don’t understand “whenever”');
  expect(buttonOf(b).custom_id).toBe('');
  await b.handle(slash('/orders', { holidays: 'soon' }));
  expect(lastText(b)).toContain('I don’t understand “soon”');
});

test('a person without a time zone is asked for it first', async () => {
  const b = bench();
  await b.handle(slash('/orders', { hours: '8-22' }, { by: BEN }));
  expect(lastText(b)).toContain('I don’t know your time zone yet');
  expect(JSON.stringify(b.responses.at(-1))).toContain('"custom_id":"zone"');
});

test('a button whose text is gone changes nothing and says what to do', async () => {
  const b = await inBerlin();
  await b.handle(slash('/orders', { hours: '9-10' }));
  const { custom_id } = buttonOf(b);
  b.wishes.clear();
  await b.handle(click(custom_id));
  expect(lastText(b)).toContain('nothing has changed. Type `/orders hours:` again');
  expect(b.times.size).toBe(0);
});

test('a time zone and times in it are set with one command', async () => {
  const b = bench();
  await b.handle(slash('/orders', { zone: 'Asia/Tokyo', hours: 'weekdays 7-9, weekends 10-24' }));
  expect(lastText(b)).toContain('I’ll remind you every day 8:00 to 22:00, Tokyo');
  expect(lastText(b)).toContain('Monday to Friday 7:00 to 9:00, Saturday and Sunday 10:00 to 24:00, Tokyo');
  await b.handle(click(buttonOf(b).custom_id));
  expect(JSON.parse(b.times.get(ADA)?.hours ?? '')[5]).toEqual([{ from: 600, until: 1_440 }]);
});

test.each<[Record<string, string | boolean>, string]>([
  [{ hours: '8-22', holidays: '3 to 17 August' }, '`/orders hours:` and `/orders holidays:`'],
  [{ confirm: true, zone: 'Asia/Tokyo' }, '`/orders confirm:` and `/orders zone:`'],
  [{ zone: 'Asia/Tokyo', hours: '8-22', holidays: 'none' }, '`/orders zone:`, `/orders hours:` and'],
])('options %j that can’t be set at once change nothing, and the answer says so', async (options, words) => {
  const b = await inBerlin();
  await b.handle(slash('/orders', options));
  expect(lastText(b)).toContain('Nothing has changed');
  expect(lastText(b)).toContain(words);
  expect(buttonOf(b).custom_id).toBe('');
  await b.handle(slash('/orders', { hours: '9-10' }));
  expect(lastText(b)).toContain('Berlin');
});
