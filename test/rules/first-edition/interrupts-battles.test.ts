import { describe, expect, it } from 'vitest';
import { inPlay, type Row } from './position-text.ts';
import { at, id, offered, scene } from './scene.ts';
import { alive, DECK, ends, twoSides } from './two-sides.ts';

const SHIP = ['U.S.S. Oberth', 'space:L1'] as const;

describe('interrupts about battles', () => {
  it('C-BATTLE-01: an Asteroid Sanctuary protects a ship with two Navigation from attacks for a turn', () => {
    const play = inPlay('L1: I.K.C. Bortas [Kurn]');
    const other = inPlay("L1: I.K.C. Lukara; aboard:3: Klag, B'iJik");
    const stage = scene({
      gold: { play, hand: ['The Juggler'], deck: DECK },
      blue: { play: other, hand: ['Asteroid Sanctuary'], deck: DECK },
    });
    const attacks = () => offered(stage, 'gold', 'attack');
    const before = attacks();
    stage.orders('blue', { also: ['gap'] });
    expect(before.length).toBeGreaterThan(0);
    stage.does('gold', 'play:the-juggler:core:0').does('blue', 'play:asteroid-sanctuary:on:3');
    expect(attacks()).toEqual([]);
  });

  const battle = (hand: readonly string[], also: string) => {
    const play = inPlay('L2: Kurn, Batrell, Divok');
    const other = inPlay('L2: Devinoni Ral, Tallus, Mendak');
    const stage = scene({ gold: { play, hand: [...hand], deck: DECK }, blue: { play: other, deck: DECK } });
    return stage.orders('gold', { also: [also] });
  };

  it('C-PERSBAT-01: in an Honor Challenge, each Klingon with Honor kills an opponent with Treachery', () => {
    const stage = battle(['Honor Challenge'], 'personnel-battle');
    const [fight] = offered(stage, 'gold', 'fight');
    stage.does('gold', fight ?? '').does('gold', 'answer:honor-challenge');
    expect(stage.g.players[1]?.discard.length).toBeGreaterThan(0);
    expect(stage.log).toContain('Mendak');
  });

  it('C-CLOAK-01: a player with four ships can use a Tachyon Detection Grid to decloak a ship', () => {
    const fleet = ['L1', 'L1', 'L2', 'L3'].map(
      (location) => ['U.S.S. Oberth', `space:${location}`] as const,
    ) as readonly Row[];
    const other = [['I.K.C. Lukara', 'space:L1', { veiled: 'cloaked' as const }]] as const;
    const stage = twoSides(
      { ...(fleet === undefined ? {} : { play: fleet }), hand: ['Tachyon Detection Grid'] },
      { play: other },
    );
    stage.does('gold', 'play:tachyon-detection-grid:on:5');
    expect(stage.g.pieces[5]?.veiled).toBeUndefined();
    expect(stage.g.pieces[5]?.shifted).toBe(stage.g.turns);
    const few = twoSides({ play: [SHIP], hand: ['Tachyon Detection Grid'] }, { play: other });
    expect(offered(few, 'gold', 'play')).toEqual([]);
  });

  it('C-PERSBAT-03: the Klingon Right of Vengeance lets its player attack again with double STRENGTH', () => {
    const found = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((seed) => {
      const stage = scene({
        gold: { play: 'L2: Kurn, Divok, Klingon Disruptor', hand: ['Klingon Right of Vengeance'], deck: DECK },
        blue: { play: 'L2: Data, Worf', deck: DECK },
        seed,
      }).orders('gold', { also: ['left'] });
      const [fight] = offered(stage, 'gold', 'fight');
      if (fight === undefined) return null;
      stage.does('gold', fight);
      if (!offered(stage, 'gold').includes('answer:klingon-right-of-vengeance')) return null;
      stage.does('gold', 'answer:klingon-right-of-vengeance');
      // C-STOP-05: He is armed as before, with STRENGTH 8 + 2, doubled.
      expect(stage.log).toMatch(/(Kurn|Divok) 20,/);
      return stage.log.split(' attacks ').length - 1;
    });
    expect(found).toContain(2);
  });
});

describe('Rogue Borg', () => {
  const crew = (...names: string[]) => [SHIP, ...names.map((name) => [name, 'aboard:1'] as const)];

  it('C-PERSBAT-06 C-BATTLE-08: Rogue Borg fight a ship’s crew immediately, and everyone who fought is stopped', () => {
    const stage = twoSides({ hand: ['Rogue Borg Mercenaries'] }, { play: crew('Worf', 'Data') });
    stage.does('gold', 'play:rogue-borg-mercenaries:on:1');
    // STRENGTH 1 against more than double: it dies and leaves play.
    expect(stage.g.players[0]?.discard).toEqual([id('Rogue Borg Mercenaries')]);
    expect([2, 3].map((one) => stage.g.pieces[one]?.stopped)).toEqual([1, 1]);
  });

  it('C-AFFIL-15: personnel under house arrest don’t fight Rogue Borg', () => {
    const play = [...crew('Worf', 'Data'), ['Kurn', 'aboard:1'] as const];
    const stage = twoSides({ hand: ['Rogue Borg Mercenaries'] }, { play });
    stage.does('gold', 'play:rogue-borg-mercenaries:on:1');
    expect([2, 3, 4].map((one) => stage.g.pieces[one]?.stopped)).toEqual([1, 1, undefined]);
  });

  it('C-PERSBAT-03: Rogue Borg fight at the start of every turn, each with STRENGTH equal to their number', () => {
    const borg = new Array<readonly [string, 'on:1']>(6).fill(['Rogue Borg Mercenaries', 'on:1']);
    const stage = twoSides({ play: [...crew('Alyssa Ogawa', 'Mot the Barber'), ...borg] });
    const before = alive(stage).length;
    ends(stage, 'gold');
    expect(stage.log).toContain('The boarders on U.S.S. Oberth fight Gold’s crew.');
    expect(alive(stage).length).toBeLessThan(before);
    expect(offered(twoSides({ hand: ['Rogue Borg Mercenaries'], play: [SHIP] }), 'gold', 'play')).toEqual([]);
  });

  it('C-SKILL-22: Crosis counts as one more Rogue Borg and doubles their STRENGTH', () => {
    const play = [...crew('Worf'), ...inPlay('on:1: Rogue Borg Mercenaries, Rogue Borg Mercenaries')];
    const stage = twoSides({ hand: ['Crosis'], play }).does('gold', 'play:crosis:on:3');
    expect(at(stage, 5)).toBe('on:1');
    ends(stage, 'gold');
    // There are three boarders with STRENGTH 6 each.
    expect(stage.log).toMatch(/against (6|12|18)\./);
  });
});
