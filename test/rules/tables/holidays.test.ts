import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOLIDAYS_LENGTH, holidayWords, readHolidays } from '../../../src/tables/holidays.ts';

const TODAY = '2026-07-20';

/** The holidays that a text means, or what is wrong with it. */
function meaning(text: string, today = TODAY): string {
  const read = readHolidays(text, today);
  return 'wrong' in read ? read.wrong : read.holidays.map(({ from, until }) => `${from} ${until}`).join(', ');
}

test.each([
  ['from 3 to 17 August', '2026-08-03 2026-08-17'],
  ['3-17 August', '2026-08-03 2026-08-17'],
  ['3 – 17 aug', '2026-08-03 2026-08-17'],
  ['August 3rd to 17th', '2026-08-03 2026-08-17'],
  ['Aug 3 to Aug 17 2026', '2026-08-03 2026-08-17'],
  ['28 August until 4 September', '2026-08-28 2026-09-04'],
  ['2026-08-03 to 2026-08-17', '2026-08-03 2026-08-17'],
  ['2026-08-03 - 2026-08-17', '2026-08-03 2026-08-17'],
  ['24 December to 2 January', '2026-12-24 2027-01-02'],
  ['24 December to 2 January 2027', '2026-12-24 2027-01-02'],
  ['1 May', '2027-05-01 2027-05-01'],
  ['10 to 25 July', '2026-07-10 2026-07-25'],
  ['24 December to 2 January, 3 to 17 August', '2026-08-03 2026-08-17, 2026-12-24 2027-01-02'],
  ['none', ''],
])('on 20 July 2026, “%s” means %s', (text, holidays) => {
  expect(meaning(text)).toBe(holidays);
});

test('a holiday over the end of the year is still the present one in January', () => {
  expect(meaning('24 December to 2 January', '2027-01-01')).toBe('2026-12-24 2027-01-02');
  expect(meaning('24 December to 2 January', '2027-01-03')).toBe('2027-12-24 2028-01-02');
});

test.each([
  ['', 'Tell me the days'],
  ['next week', 'I don’t understand “next week”'],
  ['3 to 17', 'I don’t understand “3 to 17”'],
  ['3.8. to 17.8.', 'I don’t understand'],
  ['30 to 31 February', 'There is no such day'],
  ['1 to 3 March 2020', 'is over'],
  ['17 August 2026 to 3 August 2026', 'ends before it begins'],
  ['1 August to 1 November', 'at most 60 days'],
  ['1 to 3 March 2029', 'more than a year away'],
  ['1 May, 2 May, 3 May, 4 May, 5 May, 6 May', 'at most 5 holidays'],
  ['x'.repeat(HOLIDAYS_LENGTH + 1), 'too long'],
])('“%s” is refused with a sentence that says what to do', (text, wrong) => {
  expect(meaning(text)).toContain(wrong);
});

test('holidays are shown with their weekdays and their length', () => {
  expect(holidayWords({ from: '2026-08-03', until: '2026-08-17' })).toBe(
    'Monday, 3 August 2026, to Monday, 17 August 2026 (15 days)',
  );
  expect(holidayWords({ from: '2026-08-03', until: '2026-08-03' })).toBe('Monday, 3 August 2026');
});

test('no text breaks the reader, and no holiday that is read is over or too long', () => {
  const word = fc.constantFrom(
    '3',
    '17',
    '31',
    'aug',
    'feb',
    'to',
    '-',
    '2026',
    '2026-08-03',
    ',',
    'none',
    'from',
    'and',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(word).map((words) => words.join(' ')),
      ),
      (text) => {
        const read = readHolidays(text, TODAY);
        if ('wrong' in read) expect(read.wrong).not.toBe('');
        else
          for (const { from, until } of read.holidays) {
            expect(until >= TODAY && until >= from).toBe(true);
            expect(Date.parse(until) - Date.parse(from)).toBeLessThan(60 * 24 * 3_600_000);
          }
      },
    ),
  );
});
