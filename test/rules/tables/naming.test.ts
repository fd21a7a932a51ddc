import { describe, expect, it } from 'vitest';
import { SPEECH as teams } from '../../../src/games/away-missions/viewing/verb-synonyms.ts';
import { SPEECH as captains } from '../../../src/games/frontiers/viewing/verb-synonyms.ts';
import type { Option, VerbSynonyms } from '../../../src/kernel/types.ts';
import { fitting } from '../../../src/tables/naming.ts';
import { intentIn } from '../../../src/tables/parse-intent.ts';
import { decision, options } from '../discord/support/samples.ts';

/** The verb synonyms of both games. */
const SAYS: VerbSynonyms = {
  verbs: { ...teams.verbs, ...captains.verbs },
  explicit: [...(teams.explicit ?? []), ...(captains.explicit ?? [])],
  alwaysExplicit: teams.alwaysExplicit ?? [],
  implied: captains.implied ?? [],
  fights: captains.fights ?? [],
  ends: captains.ends ?? [],
  kinds: captains.kinds ?? [],
};

const TURN: Option[] = [
  { key: 'move:A4', verb: 'move', label: 'Move to A4: Gold Research Station', hint: 'costs 3, from C4' },
  { key: 'move:AA4', verb: 'move', label: 'Move to AA4: Star', hint: 'costs 2' },
  { key: 'assault:E1', verb: 'assault', label: 'Assault E1: Romulan Starbase' },
  { key: 'play:warp-drive:strong:die-red', verb: 'play', label: 'Warp Drive, red die: Move 4' },
  { key: 'play:warp-drive:strong:crystal-red', verb: 'play', label: 'Warp Drive, red crystal: Move 4' },
  { key: 'play:warp-drive:basic', verb: 'play', label: 'Warp Drive: Move 2' },
  { key: 'side:warp-drive:move', verb: 'play', label: 'Warp Drive sideways: Move 1' },
  { key: 'side:raise-shields:move', verb: 'play', label: 'Raise Shields sideways: Move 1' },
  { key: 'buy:crew:field-medics', verb: 'buy', label: 'Recruit Field Medics' },
  { key: 'attack:locutus:type-2-phaser', verb: 'attack', label: 'Type-2 Phaser at Locutus', hint: '3 dice, in A4' },
  { key: 'attack:data:type-2-phaser', verb: 'attack', label: 'Type-2 Phaser at Data', hint: '3 dice, in A5' },
  { key: 'die:red', verb: 'die', label: 'Take a red die' },
  { key: 'turn:end-discard', verb: 'end', label: 'Discard cards and end your turn' },
  { key: 'turn:end', verb: 'end', label: 'End your turn' },
];

function keysOf(text: string, among = TURN): string[] {
  return fitting(among, text, SAYS).map(({ key }) => key);
}

describe('words', () => {
  it.each([
    ['its key', 'move:AA4', 'move:AA4'],
    ['the whole completion', 'Move to AA4: Star · costs 2', 'move:AA4'],
    ['its verb and a part of its key', 'move: A4', 'move:A4'],
    ['a synonym of its verb', 'go to A4', 'move:A4'],
    ['a place to go to', 'AA4', 'move:AA4'],
    ['its verb alone, if no other option has it', 'assault', 'assault:E1'],
    ['a verb and a place', 'attack e1', 'assault:E1'],
    ['its name', 'field medics', 'buy:crew:field-medics'],
    ['a card and its variant', 'warp drive strong die', 'play:warp-drive:strong:die-red'],
    ['a card alone, which means its basic effect', 'warp drive', 'play:warp-drive:basic'],
    ['a card alone, which has only one use left', 'Raise Shields', 'side:raise-shields:move'],
    ['a card and its gain', 'warp drive move 2', 'play:warp-drive:basic'],
    ['a quoted card and its use', '“Warp Drive”, basic', 'play:warp-drive:basic'],
    ['verb, whole name and a word of another name', 'attack locutus with phaser', 'attack:locutus:type-2-phaser'],
    ['a polite sentence', 'and now end my turn, please.', 'turn:end'],
    ['the shorter of two matching labels', 'end turn', 'turn:end'],
    ['its first word', 'end', 'turn:end'],
    ['more words of its label', 'discard and end turn', 'turn:end-discard'],
    ['words that only its label has', 'move research station', 'move:A4'],
    ['its verb and a word that only its label has', 'go gold', 'move:A4'],
    ['a word of its name, if no other label has that word', 'shields', 'side:raise-shields:move'],
    ['the thing at a place, if no other option mentions it', 'romulan starbase', 'assault:E1'],
    ['the beginning of its label', 'warp drive sideways', 'side:warp-drive:move'],
    ['the beginning of one of its words', 'recruit fie', 'buy:crew:field-medics'],
  ])('typed words name an option by %s', (_how, text, key) => {
    expect(keysOf(text)).toEqual([key]);
  });

  it('typed words that match several options equally well name all of them', () => {
    expect(keysOf('warp drive strong')).toHaveLength(2);
    expect(keysOf('attack')).toHaveLength(3);
    expect(keysOf('use warp drive', TURN.slice(3, 5))).toHaveLength(2);
  });

  it.each([
    ['the beginning of a word that several options share', 'play wa'],
    ['words without meaning', 'go on'],
    ['a place that other options use too', 'e1'],
    ['its cost', 'c4'],
    ['its payment', 'red'],
    ['numbers that several options share', '4'],
    ['a synonym of its verb alone', 'recruit me'],
    ['fillers', 'to the'],
    ['signs', '“”'],
    ['nothing', ' '],
  ])('typed words don’t name an option by %s', (_how, text) => {
    expect(keysOf(text)).toEqual([]);
  });

  it('a typed number never matches a longer number, so text for an earlier offer can’t play something else', () => {
    const cells = options('move', 30);
    expect(keysOf('move:x3', cells)).toEqual(['move:x3']);
    expect(keysOf('move:x1', cells.slice(10))).toEqual([]);
    expect(keysOf('x2', cells.slice(10))).toEqual([]);
  });

  it('text that repeats the start of an option’s label many times and then adds other words doesn’t name the option', () => {
    expect(keysOf(`${'move to aa4 star '.repeat(5)}, but not now`)).toEqual([]);
  });

  it('typed words need no verb if all options in the question have the same verb', () => {
    const places = ['B6', 'C6'].map((at) => ({ key: `join:${at}`, verb: 'join', label: `${at}: Swift Warbird` }));
    expect(keysOf('c6', places)).toEqual(['join:C6']);
    const tactics = ['3 Data Siphon', '5 Full Readiness'].map((label) => ({ key: label, verb: 'tactic', label }));
    expect(keysOf('tactic five', tactics)).toEqual(['5 Full Readiness']);
    expect(keysOf('siphon', tactics)).toEqual(['3 Data Siphon']);
  });
});

const HAND: Option[] = [
  { key: 'play:pursue', verb: 'play', label: 'Pursue' },
  { key: 'swap:hold-the-line', verb: 'swap', label: 'Swap Hold the Line' },
  { key: 'swap:pursue', verb: 'swap', label: 'Swap Pursue' },
  { key: 'attack:earth', verb: 'attack', label: 'Attack Earth' },
  { key: 'end:turn', verb: 'end', label: 'End the turn' },
];

describe('harm', () => {
  it.each([
    ['swap hold the line', 'swap:hold-the-line'],
    ['exchange line', 'swap:hold-the-line'],
    ['swap h', 'swap:hold-the-line'],
    ['attack earth', 'attack:earth'],
    ['shoot earth', 'attack:earth'],
    ['end turn', 'end:turn'],
    ['end', 'end:turn'],
  ])('a harmful option is chosen by its verb: “%s”', (text, key) => {
    expect(keysOf(text, HAND)).toEqual([key]);
    expect(intentIn(decision('pick', HAND), text, SAYS)).toEqual({ keys: [key] });
  });

  it.each(['hold the line', 'line', 'Hold the L', 'earth', 'turn', 'the', 'hold the lines', 'hodl the line'])(
    'typing just the name of a harmful option neither plays nor suggests it: “%s”',
    (text) => {
      expect(intentIn(decision('pick', HAND), text, SAYS)).toEqual({ meant: [] });
      expect(intentIn(decision('pick', HAND.slice(1, 3)), text, SAYS)).toEqual({ meant: [] });
    },
  );

  it('a name that a harmful option shares with a harmless one means the harmless one', () => {
    expect(keysOf('pursue', HAND)).toEqual(['play:pursue']);
  });

  it('a harmful option needs no verb if all options in the question have that verb', () => {
    const cards = ['Pursue', 'Hold the Line'].map((label) => ({ key: label, verb: 'discard', label }));
    expect(keysOf('line', cards)).toEqual(['Hold the Line']);
  });
});
