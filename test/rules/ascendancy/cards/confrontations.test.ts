import { describe, expect, it } from 'vitest';
import { agreementsBy } from '../../../../src/games/ascendancy/content/lookup.ts';
import type { Ascendancy, Civ } from '../../../../src/games/ascendancy/state.ts';
import { has, playerOf, shipsIn, worldOf } from '../support.ts';
import { found, resolve } from './stage.ts';

const CIVS: readonly Civ[] = ['federation', 'klingon', 'romulan'];

function agreements(g: Ascendancy): void {
  for (const { civ, agreements: own } of g.players)
    own.push(...agreementsBy(civ).map(({ id }) => ({ card: id, holder: null, exhausted: false })));
}

describe('Confrontations', () => {
  it('A-EXPL-14: a Confrontation places a Ship of its card’s civilization or, if nobody plays it, of the rival who Controls the most Systems', () => {
    expect(shipsIn(resolve(found(1), 'cardassian-romulan-confrontation').g, 'terra-nova', 2)).toBe(1);
    const tied = resolve(found(1), 'cardassian-cardassian-confrontation').g;
    expect([shipsIn(tied, 'terra-nova', 1), playerOf(tied, 1).ships]).toEqual([2, 25]);
    const g = found(1, CIVS);
    worldOf(g, 'terra-nova').control = 2;
    expect(shipsIn(resolve(g, 'cardassian-cardassian-confrontation').g, 'terra-nova', 2)).toBe(2);
    const none = found(1);
    playerOf(none, 1).ships = 0;
    expect(has(resolve(none, 'cardassian-klingon-confrontation').settled())).toEqual([3, 3, 3]);
  });

  it('A-BAT-30: the winner of the fight takes 1 Culture, or 2 on a Klingon card, and nobody can Retreat in the first Combat Round', () => {
    const won = resolve(found(2), 'cardassian-klingon-confrontation', 5, 1, 1).answer('fight');
    won.answer('stay');
    expect([has(won.settled()), shipsIn(won.g, 'terra-nova', 1)]).toEqual([[3, 3, 5], 0]);
    const lost = resolve(found(1), 'cardassian-klingon-confrontation', 1, 5).answer('fight');
    lost.answer('stay');
    expect([has(lost.settled(), 1), shipsIn(lost.g)]).toEqual([[3, 3, 5], 0]);
  });

  it('A-BAT-21: Romulans have First Strike in a Confrontation', () => {
    const g = found(1);
    const fight = resolve(g, 'cardassian-romulan-confrontation', 5).answer('fight');
    fight.answer('stay');
    expect([shipsIn(fight.settled()), shipsIn(g, 'terra-nova', 2), has(g, 2)]).toEqual([0, 1, [3, 3, 4]]);
  });

  it('A-BUILD-07: the rival can spend the Ship to annex the System, and the explorer gains 2 Production and 1 Culture', () => {
    const g = resolve(found(1), 'cardassian-klingon-confrontation').answer('annex').settled();
    expect([has(g), worldOf(g).control, shipsIn(g, 'terra-nova', 1), has(g, 1)]).toEqual([[5, 3, 4], 1, 0, [3, 3, 3]]);
    // A Developed System isn’t annexed.
    const built = found(1);
    worldOf(built).control = 2;
    resolve(built, 'cardassian-klingon-confrontation').answer('annex').settled();
    expect([worldOf(built).control, has(built)]).toEqual([2, [5, 3, 4]]);
  });

  it('A-TRADE-06: the players can exchange Trade Agreements wherever their Ships are, and if they don’t, the rival annexes the System', () => {
    const g = found(1);
    agreements(g);
    const trade = resolve(g, 'cardassian-klingon-confrontation').answer('trade').answer('give:fed-ta-1');
    trade.answer('give:kli-ta-2').settled();
    expect(playerOf(g).agreements.map(({ holder }) => holder)).toEqual([1, null, null]);
    expect(playerOf(g, 1).agreements.map(({ holder }) => holder)).toEqual([null, 0, null]);
    expect(worldOf(g).control).toBeNull();

    const refused = found(1);
    agreements(refused);
    const asked = resolve(refused, 'cardassian-klingon-confrontation').answer('trade').answer('give:fed-ta-1');
    asked.answer('pass').settled();
    expect([worldOf(refused).control, has(refused), playerOf(refused).agreements[0]?.holder]).toEqual([
      1,
      [5, 3, 4],
      null,
    ]);
    // Trading isn’t offered without an Agreement to give.
    expect(resolve(found(1), 'cardassian-klingon-confrontation').keys()).toEqual(['fight', 'annex']);
  });

  it('A-EXPL-13: a Federation Ship appears in a Confrontation only if the Diplomacy Test fails', () => {
    const civs: readonly Civ[] = ['klingon', 'federation', 'romulan'];
    const passed = resolve(found(1, civs), 'cardassian-federation-confrontation', 4).settled();
    expect([has(passed), shipsIn(passed, 'terra-nova', 1)]).toEqual([[3, 3, 4], 0]);
    const failed = resolve(found(1, civs), 'cardassian-federation-confrontation', 3).answer('annex').settled();
    expect([has(failed), worldOf(failed).control]).toEqual([[5, 3, 4], 1]);
  });
});

describe('Armistice Accords', () => {
  const civs: readonly Civ[] = ['federation', 'cardassian', 'romulan'];

  function both(first: readonly Civ[] = civs): Ascendancy {
    const g = found(1, first);
    worldOf(g).control = 0;
    const other = structuredClone(worldOf(g));
    Object.assign(other, { id: 'ardana', control: 1, starbase: true, nodes: ['research', null, null] });
    g.discs['ardana'] = other;
    return g;
  }

  it('A-TERM-06: both players name a System to exchange in the Accords, the Cardassians last, and a Starbase’s Command goes with its System', () => {
    const g = both();
    const swap = resolve(g, 'cardassian-armistice-accords');
    expect([swap.asked.seat, swap.keys()]).toEqual([0, ['give:terra-nova', 'refuse']]);
    swap.answer('give:terra-nova');
    expect([swap.asked.seat, swap.keys()]).toEqual([1, ['give:ardana', 'refuse']]);
    swap.answer('give:ardana').settled();
    expect([worldOf(g).control, worldOf(g, 'ardana').control]).toEqual([1, 0]);
    expect([playerOf(g).commands, playerOf(g, 1).commands.ready, has(g)]).toEqual([
      { ready: 5, exhausted: 1 },
      5,
      [3, 3, 3],
    ]);
  });

  it('A-EXPL-08: refusing the Accords costs 2 Culture, and an explorer who didn’t refuse takes 1 Culture', () => {
    const own = both();
    resolve(own, 'cardassian-armistice-accords').answer('refuse').settled();
    expect([has(own), worldOf(own).control]).toEqual([[3, 3, 1], 0]);
    const theirs = both();
    resolve(theirs, 'cardassian-armistice-accords').answer('give:terra-nova').answer('refuse').settled();
    expect([has(theirs), has(theirs, 1), worldOf(theirs).control]).toEqual([[3, 3, 4], [3, 3, 1], 0]);
    const poor = both();
    playerOf(poor).reserves.culture = 1;
    expect(resolve(poor, 'cardassian-armistice-accords').keys()).toEqual(['give:terra-nova']);
    expect(has(resolve(found(1, civs), 'cardassian-armistice-accords').settled())).toEqual([3, 3, 4]);
  });

  it('A-TERM-06: a Cardassian explorer chooses the partner, who names a System first', () => {
    const g = both(['cardassian', 'klingon', 'romulan']);
    const swap = resolve(g, 'cardassian-armistice-accords');
    expect(swap.keys()).toEqual(['rival:1']);
    swap.answer('rival:1');
    expect([swap.asked.seat, swap.keys()]).toEqual([1, ['give:ardana', 'refuse']]);
    swap.answer('give:ardana').answer('give:terra-nova').settled();
    expect([worldOf(g).control, worldOf(g, 'ardana').control]).toEqual([1, 0]);
  });
});

describe('The Cardassian Delegation', () => {
  const civs: readonly Civ[] = ['federation', 'cardassian', 'romulan'];

  it('A-EXPL-15: the Delegation pays the explorer and takes a Resource of its choice from each partner of the Cardassians', () => {
    const g = found(1, civs);
    agreements(g);
    Object.assign(playerOf(g, 1).agreements[0] ?? {}, { holder: 2 });
    const taken = resolve(g, 'cardassian-cardassian-delegation');
    expect(taken.asked.seat).toBe(2);
    taken.answer('lose:culture').settled();
    expect([has(g), has(g, 1), has(g, 2)]).toEqual([
      [3, 4, 3],
      [3, 3, 4],
      [3, 3, 2],
    ]);
  });

  it('A-EXPL-15: the Delegation gives 1 Production to Cardassians without a partner, and no Research to a Cardassian explorer', () => {
    const g = resolve(found(1, civs), 'cardassian-cardassian-delegation').settled();
    expect([has(g), has(g, 1)]).toEqual([
      [3, 4, 3],
      [4, 3, 3],
    ]);
    const own = resolve(found(1, ['cardassian', 'klingon', 'romulan']), 'cardassian-cardassian-delegation').settled();
    expect(has(own)).toEqual([4, 3, 3]);
  });
});
