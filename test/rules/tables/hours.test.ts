import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOURS_LENGTH, hoursWords, readHours, USUAL_WEEK } from '../../../src/tables/hours.ts';

/** The hours that a text means in words, or what is wrong with it. */
function meaning(text: string): string {
  const read = readHours(text);
  return 'wrong' in read ? read.wrong : hoursWords(read.week);
}

test.each([
  ['weekdays 8-22, weekends 10-24', 'Monday to Friday 8:00 to 22:00, Saturday and Sunday 10:00 to 24:00'],
  [
    'Mon-Fri 7-8:30, 18-23; Sat, Sun 10-24',
    'Monday to Friday 7:00 to 8:30 and 18:00 to 23:00, Saturday and Sunday 10:00 to 24:00',
  ],
  [
    'Mon–Fri 7–8.30 and 18–23, Sat and Sun off',
    'Monday to Friday 7:00 to 8:30 and 18:00 to 23:00, Saturday and Sunday off',
  ],
  ['8-22', 'every day 8:00 to 22:00'],
  ['every day from 9 am to 9:30 pm', 'every day 9:00 to 21:30'],
  ['daily 12am-12pm', 'every day 0:00 to 12:00'],
  ['daily 0-24', 'every day 0:00 to 24:00'],
  [
    'Fridays: 18 to 2, Saturday to Thursday 8-22',
    'Monday to Thursday and Sunday 8:00 to 22:00, Friday 18:00 to 24:00, Saturday 0:00 to 2:00 and 8:00 to 22:00',
  ],
  [
    'Fri-Mon 10-12, Tue 9-11, Wed, Thu off',
    'Monday and Friday to Sunday 10:00 to 12:00, Tuesday 9:00 to 11:00, Wednesday and Thursday off',
  ],
  ['daily 8-12 11-15', 'every day 8:00 to 15:00'],
  ['daily 8-22, Sat 10-24', 'Monday to Friday and Sunday 8:00 to 22:00, Saturday 10:00 to 24:00'],
  ['daily 8-12,13-15', 'every day 8:00 to 12:00 and 13:00 to 15:00'],
  ['monday 9-10, tuesday-sunday off', 'Monday 9:00 to 10:00, Tuesday to Sunday off'],
])('“%s” means %s', (text, words) => {
  expect(meaning(text)).toBe(words);
});

test.each([
  ['', 'Tell me the hours'],
  ['weekdays', 'Tell me the hours'],
  ['whenever I like', 'I don’t understand “whenever”'],
  ['weekdays 8-22', 'When are you awake on Saturday and Sunday?'],
  ['daily 8', 'I don’t understand “8”'],
  ['daily 8-25', 'I don’t understand “8-25”'],
  ['daily 8:60-9', 'I don’t understand “8:60-9”'],
  ['daily 13pm-14', 'I don’t understand “13pm-14”'],
  ['daily 8-8', 'I don’t understand “8-8”'],
  ['daily 24-8', 'I don’t understand “24-8”'],
  ['mo 8-10', 'I don’t understand “mo”'],
  ['constructor 8-10', 'I don’t understand “constructor”'],
  ['daily off', 'at least an hour'],
  ['daily 1-2 3-4 5-6 7-8 9-10', 'at most 4 spans'],
  ['x'.repeat(HOURS_LENGTH + 1), 'too long'],
])('“%s” is refused with a sentence that says what to do', (text, wrong) => {
  expect(meaning(text)).toContain(wrong);
});

test('the usual hours are 8:00 to 22:00 on each day', () => {
  expect(hoursWords(USUAL_WEEK)).toBe('every day 8:00 to 22:00');
});

const time = fc.integer({ min: 0, max: 1_440 });
const span = fc
  .tuple(time, time)
  .filter(([from, until]) => until - from >= 60)
  .map(([from, until]) => ({ from, until }));
const day = fc.option(span, { nil: null }).map((one) => (one === null ? [] : [one]));

test('the words for any hours are read as the same hours', () => {
  fc.assert(
    fc.property(fc.tuple(day, day, day, day, day, day, day), (week) => {
      fc.pre(week.some((spans) => spans.length > 0));
      const words = hoursWords(week);
      fc.pre(words.length <= HOURS_LENGTH);
      expect(readHours(words)).toEqual({ week });
    }),
  );
});

test('no text breaks the reader', () => {
  const word = fc.constantFrom('mon', '-', 'fri', '8', '22:30', 'off', 'and', ',', 'to', 'am', 'weekend', '99', ' ');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(word).map((words) => words.join(' ')),
      ),
      (text) => {
        const read = readHours(text);
        if ('wrong' in read) expect(read.wrong).not.toBe('');
        else
          expect(read.week.flat().every(({ from, until }) => 0 <= from && from < until && until <= 1_440)).toBe(true);
      },
    ),
  );
});
