import { describe, expect, it, test } from 'vitest';
import { type Checked, type ComparedKind, differencesIn, EXCUSED, KINDS } from '../../../src/cli/cards/check.ts';
import { allChecked } from '../../../src/cli/cards/checked.ts';
import { lineOf, saidIn, saidOf } from '../../../src/cli/cards/claims.ts';
import { textsIn } from '../../../src/cli/cards/texts.ts';
import { changedTexts } from '../../../src/cli/cards/texts-changed.ts';
import { FACTS } from '../../../src/games/first-edition/content/all-rules.ts';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';

const ALL = allChecked();

test('every card’s facts in the code match its text', () => {
  expect(differencesIn(ALL)).toEqual([]);
});

test('the check covers more than 800 cards, and every exception on its list is still needed', () => {
  const ids = new Set(ALL.map(({ card }) => card.id));
  const rows = ALL.filter(({ rule }) => rule !== undefined);
  expect(rows.length).toBeGreaterThan(800);
  for (const kind of KINDS)
    for (const card of Object.keys(EXCUSED[kind] ?? {})) {
      expect(ids, card).toContain(card);
      const one = ALL.filter((checked) => checked.card.id === card);
      expect(
        differencesIn(one, {}).filter((found) => found.kind === kind),
        `${card} ${kind}`,
      ).not.toEqual([]);
    }
  const ends = [...FACTS].flatMap(([id, { farEnd }]) => (farEnd === undefined ? [] : [id]));
  expect(ends.every((id) => cardOf(id).type === 'Mission')).toBe(true);
});

/** A card of the pool with one change. */
function changed(id: string, change: (one: Checked) => Checked): Checked[] {
  const one = ALL.find(({ card }) => card.id === id);
  if (one === undefined) throw new Error(`no card ${id}`);
  return [change(one)];
}

describe('check', () => {
  it.each<[kind: ComparedKind, id: string, change: (one: Checked) => Checked]>([
    ['limit', 'dr-mccoy', (one) => saying(one, { limits: ['turn'] })],
    ['limit', 'odo', (one) => saying(one, { limits: [] })],
    ['seeds', 'intuition', (one) => worded(one, (text) => text.replace('May be seeded. ', ''))],
    ['seeds', 'explore-gamma-quadrant', ({ rule, ...one }) => ({ ...one, rule: without(rule, 'seeds') })],
    ['seeds', 'lower-decks', (one) => saying(one, { seeds: true })],
    ['free', 'treaty-cardassian-dominion', (one) => worded(one, (text) => text.replace(/ Free .*$/, ''))],
    ['free', 'supernova', (one) => worded(one, (text) => `${text} It is free.`)],
    ['names', 'the-devil', (one) => worded(one, (text) => text.replace('Horga’hn', 'relic'))],
    ['far end', 'study-pulsar', (one) => saying(one, { far: true })],
    ['far end', 'battle-of-narendra-iii', (one) => saying(one, { far: false })],
    ['immunity', 'duck-blind', (one) => saying(one, { immune: [] })],
    ['immunity', 'alien-probe', (one) => saying(one, { immune: ['Kevin Uxbridge'] })],
  ])('the check finds a changed %s of %s', (kind, id, change) => {
    expect(differencesIn(changed(id, (one) => one))).toEqual([]);
    expect(differencesIn(changed(id, change)).map((found) => found.kind)).toContain(kind);
  });

  it('the check reports two cards that have the same text but different rows in the code', () => {
    const pair = ALL.filter(({ card }) => card.id === 'nog' || card.id === 'nog-star');
    expect(differencesIn(pair)).toEqual([]);
    const lacking = pair.map((one) => (one.card.id === 'nog-star' ? { ...one, rule: undefined } : one));
    expect(differencesIn(lacking)).toEqual([
      { card: 'nog-star', kind: 'twin', what: 'It has the text of nog, and not its row.' },
    ]);
  });
});

const saying = (one: Checked, said: Partial<Checked['said']>): Checked => ({ ...one, said: { ...one.said, ...said } });

function worded(one: Checked, change: (text: string) => string): Checked {
  const { rule } = one;
  if (rule === undefined) throw new Error(`${one.card.id} has no row`);
  return { ...one, rule: { ...rule, text: change(rule.text) } };
}

function without(rule: Checked['rule'], hook: 'seeds'): Checked['rule'] {
  if (rule === undefined) return undefined;
  const { [hook]: _, ...rest } = rule;
  return rest;
}

describe('tokens', () => {
  const said = (text: string) => saidIn('card', 'Card', [text]);

  it('the tokens of a card’s text include limits and names, and whether the card seeds, is free or has a far end', () => {
    const tokens = said(
      'Seeds or plays on table (for free if {Any Jake} in play). Once each turn, or twice per game, take {Pie} or {Card}.',
    );
    expect(tokens).toMatchObject({ limits: ['turn', 'game'], seeds: true, free: true, far: false });
    expect(tokens.names).toEqual(['any Jake', 'Pie']);
  });

  it.each([
    ['When seeded, take a card.', false],
    ['Shuffle it into the seed cards here, or re-seed it.', false],
    ['You may seed one of it.', true],
    ['May be seeded in any quadrant.', true],
  ])('the text “%s” says whether the card may be seeded: %s', (text, seeds) => {
    expect(said(text).seeds).toBe(seeds);
  });

  it.each<[text: string, immune: string[]]>([
    ['Stays. (Immune to {Pie}.)', ['Pie']],
    ['Stays. (Cumulative. Immune to {Pie} and {Tea}.)', ['Pie', 'Tea']],
    ['Stays. (Immune to {Pie} if you have tea.)', []],
    ['Stays. (May not be nullified.)', ['nullify']],
    ['Stays; may not be nullified.', ['nullify']],
    ['Stays. (May not be nullified if {Pie} in play.)', []],
    ['Nullified only by {Pie} or by {Mr. Tea}.', ['only Pie', 'only Mr. Tea']],
  ])('the text “%s” makes the card immune to %j', (text, immune) => {
    expect(said(text).immune).toEqual(immune);
  });

  it.each([
    ["A + B Opponent's side: [FED][KLI] C x2", true],
    ["A + B Opponent's side: No gametext. Points: [35]", true],
    ["A + B Opponent's side: Once per game, you may take a card here.", false],
    ["A + B Opponent's side: No gametext.", false],
  ])('the text “%s” makes the mission a far end: %s', (text, far) => {
    expect(said(text).far).toBe(far);
  });

  it('the tokens of a card’s text can be written on one line and parsed again, and don’t depend on punctuation', () => {
    const tokens = saidIn('card', 'Card', ['Once per turn, take {Pie}. (Immune to {Tea}.)', 'Another wording.']);
    expect(saidOf(lineOf(tokens))).toEqual(tokens);
    expect(tokens.versions).toHaveLength(2);
    expect(said('A, B, and C.').versions).toEqual(said('A, B and C.').versions.slice());
    expect(said('A.').versions).not.toEqual(said('B.').versions);
  });
});

test('a card with a rule keeps its old tokens if its text has changed, until its rule was compared with the text', () => {
  const before = [saidIn('pie', 'Pie', ['Once per turn, draw.']), saidIn('tea', 'Tea', ['Draw.'])];
  const now = [saidIn('pie', 'Pie', ['Draw a card.']), saidIn('tea', 'Tea', ['Draw two.']), saidIn('new', 'New', [''])];
  const hasRule = (id: string): boolean => id === 'pie';
  expect(changedTexts(now, before, hasRule, new Set())).toEqual({
    said: [before[0], now[1], now[2]],
    changed: ['pie'],
  });
  expect(changedTexts(now, before, hasRule, new Set(['pie']))).toEqual({ said: now, changed: [] });
  const printedAgain = saidIn('pie', 'Pie', ['Once per turn, draw.', 'Draw a card.']);
  expect(changedTexts([printedAgain], before, hasRule, new Set())).toEqual({ said: [printedAgain], changed: [] });
});

test('textsIn returns the distinct texts of each card in the lists, by title', () => {
  const list = 'Name\tSet\tText\nPie\tx\tOne.\nPie *VP\tx\tOne.\nPie\tx\tTwo.\nTea\tx\t\n';
  expect(textsIn([`\uFEFF${list}`])).toEqual(new Map([['Pie', ['One.', 'Two.']]]));
  expect(() => textsIn(['Name\tSet\nPie\tx'])).toThrow('the list has no column Text');
});
