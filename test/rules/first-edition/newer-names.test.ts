import { describe, expect, it, test } from 'vitest';
import { gradeOf } from '../../../src/games/first-edition/content/grades.ts';
import { allCards, cardNamed, cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { setName } from '../../../src/games/first-edition/content/sets.ts';
import { backOf } from '../../../src/games/first-edition/content/sides.ts';
import { textFacts } from '../../../src/games/first-edition/content/text-facts.ts';
import { checkDeck } from '../../../src/games/first-edition/decks/check.ts';
import { read } from '../../../src/games/first-edition/decks/read.ts';
import { inPlay } from './position-text.ts';
import { id, offered } from './scene.ts';
import { twoSides } from './two-sides.ts';

test.each([
  ['The Trial Never Ended', 'ttne', 9],
  ['Second Star to the Right', 'SSttR', 36],
  ['Paradise Lost', 'PL', 37],
  ['Nemesis', 'NEM', 55],
  ['Ships of the Line', 'SotL', 18],
  ['Showdown: Four Lights', 'SFL', 38],
  ['Lifesigns', 'Ls', 22],
  ['Alternate Universe: Twilight', 'AUT', 30],
])('the set %s (%s) has %i titles', (name, set, titles) => {
  expect(setName(set)).toBe(name);
  expect(allCards().filter(({ printings: [first] }) => first?.release === set)).toHaveLength(titles);
});

test.each([
  ['maH nIv', 'mah-nlv'],
  ['Holoprogram: Fortress of Doom', 'holoprogram-the-fortress-of-doom'],
  ['I.K.S. Amar', 'ikc-amar'],
  ["I.K.S. K't'inga", 'ikc-ktinga'],
  ['Vintaak Disappearance Site (back)*', 'vintaak-disappearance-site-back'],
  ['Chariot of “God”', 'chariot-of-god'],
  ['B-4*', 'b-4-star'],
  ['Professor Scott *VP', 'professor-scott'],
])('a name that the newest lists spell in another way is found: %s', (name, card) => {
  expect(cardNamed(name)?.id).toBe(card);
});

describe('decks with cards of the newer virtual sets', () => {
  const list = [
    '1 Donatra',
    '2x Norexan',
    'Admiral Kennelly*',
    '1 Battle Stations: All Hands',
    'Missions:',
    'Confront Duplicate',
    '1 Prevent Military Escalation II',
  ].join('\n');

  it('are read like all others', () => {
    const { deck, faults } = read(`Draw deck:\n${list}`);
    expect(faults).toEqual([]);
    expect(deck.draw?.map(({ card }) => card)).toEqual([
      'donatra',
      'norexan',
      'admiral-kennelly-star',
      'battle-stations-all-hands',
    ]);
    expect(deck.missions?.map(({ card }) => card)).toEqual(['confront-duplicate', 'prevent-military-escalation-ii']);
  });

  it('C-DECK-07: the virtual cards are legal in the official format, and the two previews are banned', () => {
    const notes = (text: string) => checkDeck(read(text).deck, 'OTF').filter(({ rule }) => rule === 'C-DECK-07');
    expect(notes(`Draw deck:\n${list}`)).toEqual([]);
    expect(notes('Draw deck:\nDala').map(({ says }) => says)).toEqual(['Dala is banned.']);
    expect(notes('Draw deck:\nDerran Tal').map(({ says }) => says)).toEqual(['Derran Tal is banned.']);
  });
});

test('C-SEED-31: Prevent Military Escalation II has a back, and both sides have the same other requirement', () => {
  const back = backOf('prevent-military-escalation-ii');
  expect(back).toBe('prevent-military-escalation-ii-back');
  expect(cardOf(back ?? '')).toMatchObject({ type: 'Mission', points: { value: 25 }, span: { value: 4 } });
  const asks = 'OFFICER x3 + Leadership OR {Benjamin Maxwell}';
  expect([textFacts('prevent-military-escalation-ii').farEnd, textFacts(back ?? '').farEnd]).toEqual([
    { asks },
    { asks },
  ]);
});

test.each([
  ['Thexor', 'Reman Disruptor Rifle'],
  ['Mekar', 'Taspar Egg'],
  ['Magistrate K’Rea', 'Awaiting Trial'],
])('C-DOWNLOAD-10: %s downloads %s, which the pool has now', (who, what) => {
  const play = inPlay(`L2: U.S.S. Oberth; aboard:1: ${who}`);
  const stage = twoSides({ play, deck: [what, 'Spock'] }).does('gold', 'download:2:0');
  expect(offered(stage, 'gold').length).toBeGreaterThan(0);
  expect(offered(stage, 'gold').every((key) => key.startsWith(`get:${id(what)}`))).toBe(true);
});

test('C-DOWNLOAD-10: U.S.S. Farragut downloads any Versatile Vessel and is enforced', () => {
  expect(gradeOf(cardOf('uss-farragut')).grade).toBe('enforced');
  const deck = ['Versatile Vessel: Applied Science', 'Versatile Vessel: Crew Transport', 'Spock'];
  const stage = twoSides({ play: inPlay('L2: U.S.S. Farragut'), deck }).does('gold', 'download:1:0');
  const cards = offered(stage, 'gold').map((key) => key.split(':')[1]);
  expect(new Set(cards)).toEqual(new Set(['versatile-vessel-applied-science', 'versatile-vessel-crew-transport']));
});

test('C-PLAY-01: a newer event is played by agreement, with its facts', () => {
  const stage = twoSides({ hand: ['48th Rule of Acquisition'] });
  stage.does('gold', 'play:48th-rule-of-acquisition:core:0');
  expect(stage.g.pieces[1]).toMatchObject({ card: '48th-rule-of-acquisition', at: 'core:0' });
  expect(offered(stage.does('gold', 'agree'), 'gold')).toContain('agree:move');
});

test('C-AFFIL-02: Commander Uhura of Paradise Lost mixes with cards that have the Sha Ka Ree icon', () => {
  const { mixesWith } = textFacts('commander-uhura-paradise-lost');
  const { g } = twoSides({ play: inPlay('L2: Sfreett, Aranty') });
  const mixes = Object.values(g.pieces).map((piece) => mixesWith?.(piece));
  expect(mixes).toEqual([true, false]);
});
