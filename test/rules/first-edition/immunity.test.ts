import { describe, expect, it, test } from 'vitest';
import { isImmune } from '../../../src/games/first-edition/content/immunity.ts';
import { inPlay, type Row } from './position-text.ts';
import { id, offered, type Side, scene } from './scene.ts';
import { alive, twoSides } from './two-sides.ts';

/** Returns the pieces that Gold can nullify with a card from hand. */
function targets(card: string, play: readonly Row[], gold: Side = {}): number[] {
  const stage = twoSides({ ...gold, hand: [card], play: [...play, ...inPlay(gold.play)] });
  return offered(stage, 'gold', `play:${id(card)}`).map((key) => Number(key.split(':').at(-1)));
}

/** Whether Blue may respond when Gold plays a card by its first option. */
function answers(card: string, answer: string, gold: Side = {}): boolean {
  const stage = twoSides({ ...gold, hand: [card, ...(gold.hand ?? [])] }, { hand: [answer] });
  stage.orders('blue', { also: ['play'] }).does('gold', offered(stage, 'gold', `play:${id(card)}`)[0] ?? '');
  return offered(stage, 'blue').includes(`answer:${id(answer)}`);
}

describe('C-TYPES-14: an event that is immune to Kevin Uxbridge', () => {
  const EVENTS = [
    'Abandon Mission',
    'Blood Screening',
    'Calamarain',
    'Duck Blind',
    'Five-Year Mission',
    'Klingon Civil War',
    'Mirror Image',
    'Redirected Effort',
    'Shades of Gray: Cruelty',
    'The Line Must Be Drawn Here',
    'To Be or Not to Be',
    'We Are the Borg',
  ];

  it.each(EVENTS)('Kevin Uxbridge can’t nullify %s', (event) => {
    expect(targets('Kevin Uxbridge', inPlay(`core:1: ${event}, Alien Probe`))).toEqual([2]);
  });

  it.each(['Fair Play', 'Fair Play (Voyager)', 'The Big Picture', 'Subspace Transporter'])(
    'C-TYPES-11: only cards that %s names, or that name it, can nullify it',
    (event) => {
      expect(targets('Kevin Uxbridge', inPlay(`core:1: ${event}, Alien Probe`))).toEqual([2]);
      expect(isImmune(id(event), id('Kevin Uxbridge'))).toBe(true);
      expect(isImmune(id(event), id('Kevin Uxbridge'), true)).toBe(false);
    },
  );
});

describe('C-TYPES-14: an interrupt that is immune to Amanda Rogers', () => {
  it.each([
    ['Quinn', false],
    ['Oof!', false],
    ['Scorched Hand', false],
    ['Plexing', false],
    ['Caught Red-Handed', false],
    ['Kevin Uxbridge: Convergence', false],
    ['The Juggler', true],
  ])('the answer to “Can Amanda Rogers nullify %s?” is %s', (card, isAnswered) => {
    expect(answers(card, 'Amanda Rogers')).toBe(isAnswered);
  });

  it('C-DECK-12: Amanda Rogers can nullify an artifact that is played as an interrupt', () => {
    const kept = (card: string) => {
      const play = inPlay(`table: ${card} {kept: true}; L1: U.S.S. Oberth`);
      const stage = twoSides({ play }, { hand: ['Amanda Rogers'] }).orders('blue', { also: ['play'] });
      stage.does('gold', offered(stage, 'gold', 'play:')[0] ?? '');
      return offered(stage, 'blue').includes('answer:amanda-rogers');
    };
    expect(kept('Thought Maker')).toBe(true);
    expect(kept('Time Travel Pod')).toBe(true);
    // It is played as an event here.
    expect(kept('Tox Uthat')).toBe(false);
  });
});

describe('C-DECK-12: cards played or used as another type', () => {
  it('an artifact can’t be played as an interrupt while a Goddess of Empathy is in play', () => {
    const keys = (goddess: readonly Row[]) => {
      const play = inPlay('table: Thought Maker {kept: true}, Tox Uthat {kept: true}');
      return offered(twoSides({ play: [...play, ...goddess] }), 'gold', 'play:').map((key) => key.split(':')[1]);
    };
    expect(keys([])).toEqual(['thought-maker', 'tox-uthat']);
    expect(keys([['Goddess of Empathy', 'core:1']])).toEqual(['tox-uthat']);
  });

  it('Kevin Uxbridge nullifies Interphasic Plasma Creatures on the table', () => {
    expect(targets('Kevin Uxbridge', [['Interphasic Plasma Creatures', 'core:0', { owner: 1 }]])).toEqual([1]);
    expect(targets('Kevin Uxbridge', [['Horga’hn', 'core:1']])).toEqual([]);
  });
  it('C-TYPES-14: a Disruptor Overload spares Body Armor, a Borg Vinculum and cards that aren’t equipment', () => {
    const play = inPlay("L2: Body Armor; L3: Borg Vinculum; surface:L4: The City of B'hala; L5: Spock");
    expect(offered(twoSides({ hand: ['Disruptor Overload'], play }), 'gold', 'play')).toEqual([]);
    const stage = twoSides({ hand: ['Disruptor Overload'], play: [...play, ['Tricorder', 'surface:L2']] });
    stage.does('gold', 'play:disruptor-overload:surface:L2');
    expect(alive(stage)).toEqual([1, 2, 3, 4]);
  });
});

test('C-TYPES-14: Gary Seven is immune to Vulcan Nerve Pinch, and Roberta Lincoln isn’t', () => {
  const spared = (card: string) => isImmune(id(card), id('Vulcan Nerve Pinch'));
  expect([spared('Gary Seven'), spared('Roberta Lincoln')]).toEqual([true, false]);
});

describe('C-TYPES-14: cards in play that protect other cards', () => {
  const KEVIN = 'Kevin Uxbridge';

  it.each<[string, readonly Row[], readonly Row[], number]>([
    ['Rishon Uxbridge', inPlay('core:1: Alien Probe [Rishon Uxbridge]'), [['Alien Probe', 'core:1']], 1],
    [
      'Chakotay with an Ancestral Vision',
      inPlay('L2: Ancestral Vision, Chakotay'),
      inPlay('L2: Ancestral Vision; L3: Chakotay'),
      1,
    ],
    ['Entek with E-Band Emissions', inPlay('core:1: E-Band Emissions; L2: Entek'), [['E-Band Emissions', 'core:1']], 1],
    [
      'Harness Particle 010',
      inPlay('L2: Omega Particle; core:1: Harness Particle 010'),
      [['Omega Particle', 'at:L2']],
      1,
    ],
    [
      'Bajoran Resistance Cell',
      inPlay('L2: Espionage: Bajoran on Cardassian; table: Bajoran Resistance Cell'),
      inPlay('L2: Espionage: Romulan on Cardassian; table: Bajoran Resistance Cell'),
      1,
    ],
    [
      'Plans of the Tal Shiar',
      inPlay('L2: Espionage: Romulan on Cardassian; table: Plans of the Tal Shiar; L2: Devanha'),
      inPlay('L2: Espionage: Romulan on Cardassian; table: Plans of the Tal Shiar; L3: Devanha'),
      1,
    ],
  ])('%s protects a card from Kevin Uxbridge', (_who, safe, open, piece) => {
    expect(targets(KEVIN, safe)).not.toContain(piece);
    expect(targets(KEVIN, open)).toContain(piece);
  });

  it('Technical Wizardry protects a player’s events while that player has no cards in hand', () => {
    const play = inPlay('core:1: Alien Probe, Technical Wizardry');
    const open = (hand: readonly string[]) =>
      offered(scene({ gold: { hand: [KEVIN] }, blue: { play, hand } }), 'gold', 'play').length;
    expect([open([]), open(['Spock'])]).toEqual([0, 2]);
  });

  it('a staffed Gomtuu isn’t destroyed by a Supernova', () => {
    const left = (crew: readonly Row[]) => {
      const stage = twoSides(
        { hand: ['Supernova'], play: [['Tox Uthat', 'core:0', { since: 0 }]] },
        { play: [['Gomtuu', 'space:L2'], ...crew] },
      );
      return alive(stage.does('gold', 'play:supernova:at:L2')).includes(2);
    };
    expect(left([])).toBe(false);
    expect(left(inPlay('aboard:2: Tam Elbrun, Sunad'))).toBe(true);
  });
});

test('C-TYPES-11: an immune card can still be nullified by a card that its own text names', () => {
  expect(isImmune(id('Nightmare'), id('Plexing'))).toBe(false);
  expect(isImmune(id('Nightmare'), id('Amanda Rogers'))).toBe(true);
  expect(isImmune(id('Where’s Guinan?'), id('Guinan'))).toBe(false);
  expect(isImmune(id('Organian Peace Treaty'), id('The Devil'), true)).toBe(true);
});
