import { expect, test } from 'vitest';
import { textLines } from '../../../../src/rulebook/import/lines.ts';
import { paragraphsOf, vocabularyOf } from '../../../../src/rulebook/import/paragraphs.ts';

function paragraphs(text: string): string[] {
  const lines = textLines(text);
  return paragraphsOf(lines, vocabularyOf(lines));
}

test('lines broken at the margin are joined', () => {
  const text =
    'The keeper lights the lamp at dusk and\nwatches it until the last boat is home.\nThen she\nsleeps.\n\nMorning comes.';
  expect(paragraphs(text)).toEqual([
    'The keeper lights the lamp at dusk and watches it until the last boat is home. Then she sleeps.',
    'Morning comes.',
  ]);
});

test('a new paragraph begins after a short line', () => {
  expect(
    paragraphs('The keeper lights the lamp at dusk and\nwaits.\nBoats come home late in the night, one\nby one.'),
  ).toEqual(['The keeper lights the lamp at dusk and waits.', 'Boats come home late in the night, one by one.']);
});

test('a hyphen at the margin is removed unless the word is hyphenated elsewhere', () => {
  expect(paragraphs('Mind the light-\nhouse and the half-\nmoon. A half-moon is rare.')).toEqual([
    'Mind the lighthouse and the half-moon. A half-moon is rare.',
  ]);
  expect(paragraphs('Pay 2-\nfold, or Row-\nWest')).toEqual(['Pay 2- fold, or Row- West']);
});

test('a sentence that is divided by a page break or a picture is joined', () => {
  expect(paragraphs('When the tide turns, each\n\nboat drifts.')).toEqual(['When the tide turns, each boat drifts.']);
  expect(paragraphs('Lift all nets (also torn ones, Old\n\nNets included) now.')).toEqual([
    'Lift all nets (also torn ones, Old Nets included) now.',
  ]);
  expect(paragraphs('The tide turns.\n\neach boat drifts\n\nThe Lamp')).toEqual([
    'The tide turns.',
    'each boat drifts',
    'The Lamp',
  ]);
});

test('each list item is put on one line, whatever its symbol, even if it spans lines and pages', () => {
  expect(paragraphs('Load:\n\n- a net and\n  a rope\n▲ bait\n\n* an oar that\n\nfloats\n\n1. Row.\n2) Rest.')).toEqual([
    'Load:',
    '• a net and a rope\n• bait\n• an oar that floats\n1. Row.\n2) Rest.',
  ]);
});

test('each table row is put on one line', () => {
  expect(paragraphs('CREW\tPAY\nCook\t3\n\nMate\t5\nThe cook eats first.')).toEqual([
    'CREW | PAY\nCook | 3\nMate | 5',
    'The cook eats first.',
  ]);
});

test('the lines of name lists and of columns without tabs are kept', () => {
  const text =
    'The pay of each rank stands in the table that follows here:\n\nCook 3\nMate 5\nCaptain 8\n\nOthers get nothing.';
  expect(paragraphs(text)[1]).toBe('Cook 3\nMate 5\nCaptain 8');
});
