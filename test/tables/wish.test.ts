import { describe, expect, it } from 'vitest';
import type { Decision, Option } from '../../src/kernel/types.ts';
import { answerWords, fitting, quoted, whichOf, wishIn } from '../../src/tables/wish.ts';
import { decision, options } from '../discord/support/samples.ts';

const TURN: Option[] = [
  { key: 'move:A4', verb: 'move', label: 'Move to A4: Nebula', hint: 'costs 3, from C4' },
  { key: 'move:AA4', verb: 'move', label: 'Move to AA4: Star', hint: 'costs 2' },
  { key: 'play:warp-drive:strong:red', verb: 'play', label: 'Warp Drive, red die: Move 4' },
  { key: 'play:warp-drive:basic:none', verb: 'play', label: 'Warp Drive: Move 2' },
  { key: 'attack:locutus:type-2-phaser', verb: 'attack', label: 'Type-2 Phaser at Locutus', hint: '3 dice, in A4' },
  { key: 'turn:end', verb: 'end', label: 'End your turn' },
];

describe('words stand for an option', () => {
  it.each([
    ['move:AA4', 'move:AA4'],
    ['Move to AA4: Star · costs 2', 'move:AA4'],
    ['move: A4', 'move:A4'],
    ['AA4', 'move:AA4'],
    ['warp drive strong red', 'play:warp-drive:strong:red'],
    ['“Warp Drive”, basic', 'play:warp-drive:basic:none'],
    ['attack locutus with phaser', 'attack:locutus:type-2-phaser'],
    ['and now end my turn.', 'turn:end'],
    ['3 dice', 'attack:locutus:type-2-phaser'],
  ])('%s', (text, key) => {
    expect(fitting(TURN, text).map((option) => option.key)).toEqual([key]);
  });

  it('that they hold as words rather than as parts of words, and in its name rather than in its hint', () => {
    expect(fitting(TURN, 'a4').map(({ key }) => key)).toEqual(['move:A4']);
    expect(fitting(TURN, 'nebul').map(({ key }) => key)).toEqual(['move:A4']);
    expect(fitting(TURN, 'c4').map(({ key }) => key)).toEqual(['move:A4']);
    expect(fitting(TURN, 'ebula')).toEqual([]);
  });

  it('but never a number for a longer one: what was on offer before is no other thing now', () => {
    const cells = options('move', 30);
    expect(fitting(cells, 'move:x3').map(({ key }) => key)).toEqual(['move:x3']);
    expect(fitting(cells.slice(10), 'move:x1')).toEqual([]);
    expect(fitting(cells.slice(10), 'x2')).toEqual([]);
  });

  it('or for several, or for none', () => {
    expect(fitting(TURN, 'warp drive')).toHaveLength(2);
    for (const text of ['scan', 'to the', ' ', '“”']) expect(fitting(TURN, text), text).toEqual([]);
  });
});

describe('an answer in words', () => {
  const keys = (asked: Decision, text: string) => wishIn(asked, text);

  it('names several options where several are wanted, or none', () => {
    const asked = decision('subset', options('card', 4), { min: 0, max: 3 });
    expect(keys(asked, '0 is, 3 is')).toEqual({ keys: ['card:x0', 'card:x3'] });
    expect(keys(asked, 'None')).toEqual({ keys: [] });
    expect(keys(asked, '0 is, 9 is')).toBe('unknown');
    expect(keys(decision('pick', options('card', 4)), 'none')).toBe('unknown');
  });

  it('is a number, or points to spread', () => {
    const pegs = [
      { key: 'a', verb: 'peg', label: 'Attack', max: 3 },
      { key: 'm', verb: 'peg', label: 'Move', max: 3 },
    ];
    expect(keys(decision('allocate', pegs, { min: 3, max: 3 }), 'attack 2, move 1')).toEqual({ keys: ['a', 'a', 'm'] });
    expect(keys(decision('amount', [{ key: '3', verb: 'x', label: '3' }]), ' 3 ')).toEqual({ keys: ['3'] });
  });

  it('is told in the words of the options', () => {
    const pegs = [{ key: 'a', verb: 'peg', label: 'Attack', max: 3 }];
    expect(answerWords(decision('allocate', pegs), ['a', 'a'])).toBe('2 Attack');
    expect(answerWords(decision('order', options('card', 2)), ['card:x1', 'card:x0'])).toBe(
      '1 is what I card, then 0 is what I card',
    );
    expect(answerWords(decision('subset', options('card', 2)), [])).toBe('None of these');
  });

  it('that fits several says which, a few of them', () => {
    expect(whichOf('card', options('card', 10))).toMatch(
      /^“card” fits several: 0 is .*; 7 is what I card, and 2 more\./,
    );
    expect(quoted('🖖'.repeat(90))).toBe(`“${'🖖'.repeat(60)}”`);
  });
});
