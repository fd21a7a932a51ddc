import { describe, expect, it } from 'vitest';
import { SPEECH } from '../../../src/games/frontiers/viewing/verb-synonyms.ts';
import type { Decision, Option } from '../../../src/kernel/types.ts';
import { answerWords, intentIn, meantBy, quoted, whichOf } from '../../../src/tables/parse-intent.ts';
import { decision, options } from '../discord/support/samples.ts';

const keys = (asked: Decision, text: string) => intentIn(asked, text, SPEECH);

describe('answer', () => {
  it('an answer can name several options, or none, if the question allows it', () => {
    const asked = decision('subset', options('card', 4), { min: 0, max: 3 });
    expect(keys(asked, '0 is, 3 is')).toEqual({ keys: ['card:x0', 'card:x3'] });
    expect(keys(asked, 'None')).toEqual({ keys: [] });
    expect(keys(asked, '0 is, 9 is')).toEqual({ meant: [] });
    expect(keys(decision('pick', options('card', 4)), 'none')).toEqual({ meant: [] });
  });

  it('an answer can name several options without separators if the text can be divided in only one way', () => {
    const people = ['William T. Riker', 'Thomas Riker', 'Spock', 'Wesley Crusher', 'Beverly Crusher', 'Ro Laren'];
    const asked = decision(
      'subset',
      people.map((label) => ({ key: label, verb: 'who', label })),
      { min: 1, max: 6 },
    );
    const [william, thomas, spock, wesley, beverly] = people;
    expect(keys(asked, 'spock wesley')).toEqual({ keys: [spock, wesley] });
    expect(keys(asked, 'william riker thomas riker spock, wesley crusher beverly')).toEqual({
      keys: [william, thomas, spock, wesley, beverly],
    });
    expect(keys(asked, 'wesley the spock')).toEqual({ keys: [wesley, spock] });
    for (const unclear of ['spock riker', 'spock crusher', 'spock wesley zzyx'])
      expect(keys(asked, unclear), unclear).not.toHaveProperty('keys');
    expect(keys({ ...asked, kind: 'pick', max: 1 }, 'spock wesley')).not.toHaveProperty('keys');
  });

  it('an answer may contain a comma if an option’s name contains one', () => {
    const comma: Option = { key: 'both', verb: 'card', label: 'This, that' };
    const asked = decision('subset', [...options('card', 2), comma], { min: 0, max: 2 });
    expect(keys(asked, 'this, that')).toEqual({ keys: ['both'] });
  });

  it('an answer can be a number, or a distribution of points', () => {
    const pegs = [
      { key: 'a', verb: 'peg', label: 'Attack', max: 3 },
      { key: 'm', verb: 'peg', label: 'Move', max: 3 },
    ];
    expect(keys(decision('allocate', pegs, { min: 3, max: 3 }), 'attack 2, move 1')).toEqual({ keys: ['a', 'a', 'm'] });
    expect(keys(decision('amount', [{ key: '3', verb: 'x', label: '3' }]), ' 3 ')).toEqual({ keys: ['3'] });
  });

  it('an answer can distribute points using the options’ words, even if labels contain commas', () => {
    const stock = ['Production', 'Research', 'Culture'].map((name) => ({
      key: name.toLowerCase(),
      verb: 'commit',
      label: `${name}, of 4`,
      max: 4,
    }));
    const asked = decision('allocate', stock, { min: 0, max: 9 });
    const [p, r, c] = ['production', 'research', 'culture'];
    expect(keys(asked, '2 Production, of 4, 1 Culture, of 4')).toEqual({ keys: [p, p, c] });
    expect(keys(asked, '1 research 1 culture')).toEqual({ keys: [r, c] });
    expect(keys(asked, 'research 1 culture 2')).toEqual({ keys: [r, c, c] });
    expect(keys(asked, '2 production and 1 research')).toEqual({ keys: [p, p, r] });
    expect(keys(asked, '2 x production; research: 1')).toEqual({ keys: [p, p, r] });
    expect(keys(asked, 'Culture, of 4')).toEqual({ keys: [c] });
    expect(keys(asked, '20 production')).not.toHaveProperty('keys');
  });

  it('an answer can name several options whose labels contain a comma or “and”', () => {
    const labels = ['The 3', 'The 3, number 2', 'The 6', 'Lursa and B’Etor', 'Worf'];
    const asked = decision(
      'subset',
      labels.map((label) => ({ key: label, verb: 'die', label })),
      { min: 0, max: 5 },
    );
    for (const chosen of [
      ['The 6', 'The 3, number 2'],
      ['The 3, number 2', 'The 3'],
      ['Worf', 'Lursa and B’Etor', 'The 6'],
    ])
      expect(keys(asked, chosen.join(', '))).toEqual({ keys: chosen });
    expect(keys(asked, "worf and lursa and b'etor")).toEqual({ keys: ['Worf', 'Lursa and B’Etor'] });
    expect(keys(asked, 'the 6 & worf')).toEqual({ keys: ['The 6', 'Worf'] });
    expect(keys(asked, 'The 6, number 2')).not.toHaveProperty('keys');
  });

  it('an answer can choose everything, all but some options, or nothing, in everyday words', () => {
    const asked = decision('subset', options('card', 3), { min: 0, max: 3 });
    const all = ['card:x0', 'card:x1', 'card:x2'];
    for (const text of ['all', 'everyone', 'All of them']) expect(keys(asked, text)).toEqual({ keys: all });
    expect(keys(asked, 'all but 1 is')).toEqual({ keys: ['card:x0', 'card:x2'] });
    expect(keys(asked, 'both')).not.toHaveProperty('keys');
    expect(keys(decision('subset', options('card', 2), { min: 0, max: 2 }), 'both')).toEqual({ keys: all.slice(0, 2) });
    for (const text of ['nothing', 'nobody', 'None of these']) expect(keys(asked, text)).toEqual({ keys: [] });
    expect(keys(decision('subset', options('card', 3), { min: 0, max: 2 }), 'all')).not.toHaveProperty('keys');
  });

  it('if the question is what to discard, an answer can instead name what to keep, and everything else is discarded', () => {
    const projects = ['Stellar Cartography', 'Pioneer Settlements', 'Terraforming Corps'].map((name, at) => ({
      key: `discard:${at}`,
      verb: 'discard',
      label: `Discard ${name}`,
    }));
    const two = decision('subset', projects, { min: 2, max: 2 });
    expect(keys(two, 'keep stellar cartography')).toEqual({ keys: ['discard:1', 'discard:2'] });
    expect(keys(two, 'keep stellar cartography and pioneer settlements')).not.toHaveProperty('keys');
    const one = decision('subset', projects.slice(0, 2), { min: 1, max: 1 });
    expect(keys(one, 'keep pioneer')).toEqual({ keys: ['discard:0'] });
    expect(keys(decision('pick', projects.slice(0, 2)), 'keep pioneer')).toEqual({ keys: ['discard:0'] });
    for (const asked of [decision('pick', projects), decision('subset', projects, { min: 1, max: 1 })])
      expect(keys(asked, 'keep terraforming')).toEqual({ several: projects.slice(0, 2) });
    const any = decision('subset', projects, { min: 0, max: 3 });
    expect(keys(any, 'keep all')).toEqual({ keys: [] });
    expect(keys(any, 'keep pioneer, terraforming')).toEqual({ keys: ['discard:0'] });
    expect(keys(decision('subset', options('card', 3), { min: 0, max: 3 }), 'keep all')).not.toHaveProperty('keys');
  });

  it('an answer is described in the options’ words', () => {
    const pegs = [{ key: 'a', verb: 'peg', label: 'Attack', max: 3 }];
    expect(answerWords(decision('allocate', pegs), ['a', 'a'])).toBe('2 Attack');
    expect(answerWords(decision('order', options('card', 2)), ['card:x1', 'card:x0'])).toBe(
      '1 is what I card, then 0 is what I card',
    );
    expect(answerWords(decision('subset', options('card', 2)), [])).toBe('None of these');
  });

  it('a description leaves out an option’s temporary letter but keeps other words before a colon', () => {
    const goal = { key: 'move:7:earth', verb: 'move', label: 'H: Move a Ship to Earth', called: ['to Earth', 'H'] };
    const ship = { key: 'defiant', verb: 'ship', label: 'Defiant: blue', called: ['Defiant'] };
    const asked = decision('subset', [goal, ship], { min: 0, max: 2 });
    expect(answerWords(asked, [goal.key, ship.key])).toBe('Move a Ship to Earth, Defiant: blue');
  });

  it('words match all options that differ only in their letter, and the letter alone picks one of them', () => {
    const goals = ['A', 'B'].map((letter, at) => ({
      key: `move:7:l1/${at + 1}`,
      verb: 'move',
      label: `${letter}: Move a Ship from Earth to Sector ${at + 1} of Earth–Delta IV`,
      called: [`Ship to Sector ${at + 1} of Earth–Delta IV`, letter],
    }));
    expect(keys(decision('pick', goals), 'move to delta iv')).toEqual({ several: goals });
    expect(keys(decision('pick', goals), 'a')).toEqual({ keys: ['move:7:l1/1'] });
  });

  it('the refusal lists some of the options if the words match several', () => {
    expect(whichOf('card', options('card', 10))).toMatch(
      /^“card” matches several: 0 is .*; 7 is what I card, and 2 more\./,
    );
    expect(quoted('🖖'.repeat(90))).toBe(`“${'🖖'.repeat(60)}”`);
  });
});

const FIRE: Option[] = [
  { key: 'play:open-fire:basic', verb: 'play', label: 'Open Fire: Attack 2' },
  { key: 'play:open-fire:strong:die-red', verb: 'play', label: 'Open Fire, red die: Attack 4' },
  { key: 'side:open-fire:attack', verb: 'play', label: 'Open Fire sideways: Attack 1' },
  { key: 'challenge:B6', verb: 'challenge', label: 'Challenge B6: Patrol Warbird', hint: 'Phasers 3' },
  { key: 'buy:crew:field-medics', verb: 'buy', label: 'Recruit Field Medics', hint: 'Costs 3 Diplomacy' },
  { key: 'buy:crew:helm-officers', verb: 'buy', label: 'Recruit Helm Officers', hint: 'Costs 5 Diplomacy' },
];

describe('words', () => {
  const asked = decision('pick', FIRE);
  const meant = (text: string) => {
    const wish = intentIn(asked, text, SPEECH);
    return 'meant' in wish ? wish.meant.map(({ key }) => key) : wish;
  };

  it.each([
    ['its cost', 'phasers', ['challenge:B6']],
    ['its place without a verb', 'b6', ['challenge:B6']],
    ['a synonym of its verb alone', 'attack', ['challenge:B6']],
    ['unknown words', 'sing', []],
    ['a cost that only another option has', '5', []],
  ])('words may suggest an option by %s, and do nothing', (_why, text, key) => {
    expect(meant(text)).toEqual(key);
  });

  it.each([
    ['a typo', 'opn fire', 'play:open-fire:basic'],
    ['the beginning of a word that only it has', 'challenge b6 pat', 'challenge:B6'],
    ['typos in two words', 'recrut feild medics', 'buy:crew:field-medics'],
    ['a part of a name', 'recruit medics', 'buy:crew:field-medics'],
    ['a beginning', 'recruit hel', 'buy:crew:helm-officers'],
    ['a word for the ship at a place', 'challenge warbird', 'challenge:B6'],
    ['a word that no other label has', 'warbird', 'challenge:B6'],
  ])('words stand for the one card, Crew Member or place that they name by %s', (_why, text, key) => {
    expect(intentIn(asked, text, SPEECH)).toEqual({ keys: [key] });
  });

  it.each([
    ['a typo in a short word', 'recruit hex'],
    ['a place that doesn’t exist', 'challenge warbird c6'],
  ])('words with %s match nothing', (_why, text) => {
    expect(intentIn(asked, text, SPEECH)).not.toHaveProperty('keys');
  });

  it('if words may mean several options, the player is asked which one, with suggestions', () => {
    expect(intentIn(asked, 'diplomacy', SPEECH)).toEqual({ several: FIRE.slice(4) });
    expect(meantBy(FIRE.slice(0, 2))).toBe('Did you mean “Open Fire: Attack 2” or “Open Fire, red die: Attack 4”?');
  });
});
