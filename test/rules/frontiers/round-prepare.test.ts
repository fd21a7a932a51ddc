import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { dealActions, dealCrew } from '../../../src/games/frontiers/chapters/rounds/offers.ts';
import { prepareRound } from '../../../src/games/frontiers/chapters/rounds/prepare.ts';
import { crewOf } from '../../../src/games/frontiers/content/crew/all.ts';
import { DAMAGE, type Frontiers } from '../../../src/games/frontiers/state.ts';
import { at, lay, moor, position, site } from './support/position.ts';
import { once } from './support/run-once.ts';

/** A position just before Round 2 or another Round. */
function eve(round = 2, options: Parameters<typeof position>[0] = {}): Frontiers {
  const g = position(options);
  g.round = round;
  return g;
}

describe('Round preparation', () => {
  it('F-ROUND-03: all dice, including those on cards, are rolled until half are basic', () => {
    const g = eve();
    g.core = ['black', 'black', 'black'];
    g.players[0]?.dice.push({ colour: 'gold', used: true, kept: true });
    once(g, prepareRound, [4, 5, 6, 1, 2, 4, 4]);
    expect(g.core).toEqual(['blue', 'white', 'white', 'red']);
    expect(g.players[0]?.dice).toEqual([]);
  });

  it('F-HEAL-01 F-DISCARD-04: Damage Cards from hand, deck and discard pile go into the new deck, but removed cards don’t', () => {
    const g = eve();
    const player = playerOf(g, 0);
    const { length } = [...player.hand, ...player.deck, ...player.discard];
    player.hand.push(DAMAGE, DAMAGE);
    player.deck.push(DAMAGE);
    player.discard.push(DAMAGE);
    player.inPlay = [
      { card: 'crew-training', as: 'basic', to: null },
      { card: 'ultimatum', as: 'basic', to: 'discard' },
    ];
    player.removed = ['xenology'];
    once(g, prepareRound);
    const all = [...player.hand, ...player.deck];
    expect([all.length, all.filter((card) => card === DAMAGE).length]).toEqual([length + 5, 4]);
    expect([all.includes('ultimatum'), all.includes('crew-training')]).toEqual([true, false]);
    expect([player.discard, player.removed]).toEqual([[], ['xenology', 'crew-training']]);
    // The cards were shuffled, so they aren’t all where they were put.
    expect(player.hand).toHaveLength(5);
    expect(all.slice(-4)).not.toEqual([DAMAGE, DAMAGE, DAMAGE, DAMAGE]);
  });

  it('F-ROUND-04 F-ROUND-05 F-ROUND-06 F-ROUND-07: Crew cards go under their decks, and the same number of Regular Crew cards is dealt', () => {
    const g = eve();
    const elite = g.crew.elite.shift() ?? '';
    const offer = [...g.crew.offer];
    g.crew.offer.push(elite);
    const learned = g.advanced.deck.shift() ?? '';
    g.crew.actions = [learned];
    const next = g.crew.regular.slice(0, 4);
    once(g, prepareRound);
    expect(g.crew.offer).toEqual(next);
    expect(g.crew.regular.slice(-offer.length)).toEqual(offer);
    expect(g.crew.elite.at(-1)).toBe(elite);
    expect(g.advanced.deck).toContain(learned);
    expect(g.crew.actions).toEqual([]);
  });

  it('T03 F-ROUND-08 F-ROUND-09: once a Core tile is on the map, Elite and Regular Crew alternate, and each Class-M Planet that isn’t decimated adds a card', () => {
    const g = eve(3);
    lay(g, 'frontier5', 'D');
    lay(g, 'frontier7', 'E');
    lay(g, 'cubeBlue', 'F');
    site(g, 'D1').marks.push(0);
    once(g, prepareRound);
    expect(g.crew.offer.map((id) => crewOf(id).elite)).toEqual([true, false, true, false]);
    expect(g.crew.actions).toHaveLength(2);
  });

  it('T03 F-ROUND-10 F-ROUND-11: the lowest card of each offer goes under its deck, and a new card is added on top', () => {
    const g = eve();
    const [x, y, z] = g.advanced.offer;
    const [u, v, w] = g.undiscovered.offer;
    const [n] = g.advanced.deck;
    const [m] = g.undiscovered.deck;
    once(g, prepareRound);
    expect(g.advanced.offer).toEqual([n, x, y]);
    expect(g.advanced.deck.at(-1)).toBe(z);
    expect(g.undiscovered.offer).toEqual([m, u, v]);
    expect(g.undiscovered.deck.at(-1)).toBe(w);
  });

  it('F-OPEN-67: if one Crew deck is empty, cards are dealt from the other', () => {
    const g = eve();
    lay(g, 'cubeBlue', 'F');
    g.crew.offer = [];
    g.crew.elite = ['weapons-officers'];
    once(g, dealCrew);
    expect(g.crew.offer.map((id) => crewOf(id).elite)).toEqual([true, false, false, false]);
    g.crew.offer = [];
    g.crew.regular = g.crew.regular.slice(0, 1);
    g.crew.elite = [];
    once(g, dealCrew);
    expect(g.crew.offer).toHaveLength(1);
  });

  it('F-VARIANT-21: if Advanced Actions run out, the Class-M Planets are the first to get none', () => {
    const g = eve();
    lay(g, 'frontier5', 'D');
    lay(g, 'frontier7', 'E');
    g.crew.actions = [];
    const left = g.advanced.deck.slice(0, 2);
    g.advanced = { deck: [...left], offer: g.advanced.offer.slice(0, 2) };
    once(g, dealActions);
    expect(g.crew.actions).toEqual(left.slice(0, 1));
    // F-VARIANT-21: an offer that ran short is filled as far as the cards go.
    g.advanced = { deck: [...left], offer: [] };
    g.crew.actions = [];
    once(g, prepareRound);
    expect([g.advanced.offer.length, g.crew.actions.length]).toEqual([2, 0]);
  });

  it('F-VARIANT-21 F-DUMMY-11: if the Dummy Player takes one of the last Advanced Actions, a Class-M Planet gets none', () => {
    const g = eve(2, { scenario: 'full-cooperation' });
    lay(g, 'frontier5', 'D');
    lay(g, 'frontier7', 'E');
    const crystals = { red: 0, blue: 0, gold: 0 };
    g.dummy = { ship: 'bird-of-prey', deck: [], discard: [], crystals, tactic: null, skillPile: [] };
    g.advanced.deck = g.advanced.deck.slice(0, 2);
    once(g, prepareRound);
    expect([g.advanced.offer.length, g.crew.actions.length, g.dummy.deck.length]).toEqual([3, 1, 1]);
  });

  it('F-SCEN-54: each liberated Research Station gives its crystal to its liberator, and no other marked place gives a crystal', () => {
    const crystals = (...marked: string[]) => {
      const g = eve(2, { scenario: 'liberate' });
      // D1 is a Class-M Planet, D5 a blue Research Station.
      lay(g, 'frontier5', 'D');
      for (const label of marked) site(g, label).marks = [1];
      once(g, prepareRound);
      return g.players.map((player) => player.crystals);
    };
    const none = { red: 0, blue: 0, gold: 0 };
    const [station = ''] = ['D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'D0'].filter((label) => crystals(label)[1]?.blue === 1);
    expect(station).not.toBe('');
    expect(crystals('D1')).toEqual([none, none]);
    expect(crystals()).toEqual([none, none]);
    expect(crystals('D1', station)).toEqual([none, { ...none, blue: 1 }]);
  });

  it('F-ROUND-13 F-ROUND-14: in a new Round, Skills can be used again and Crew are Ready, but Wounds stay', () => {
    const g = eve();
    const [player] = g.players;
    player?.skills.push({ skill: 'one', used: 'round' }, { skill: 'two', used: 'common' });
    player?.crew.push({ crew: 'phaser-crew', ready: false, wounds: 1 });
    once(g, prepareRound);
    expect(player?.skills.map(({ used }) => used)).toEqual(['no', 'no']);
    expect(player?.crew).toEqual([{ crew: 'phaser-crew', ready: true, wounds: 1 }]);
  });

  it('F-ROUND-15 F-ROUND-16: all cards, including Damage Cards, form a new deck for the new hand', () => {
    const g = eve();
    const player = moor(g, 0, 'A2');
    player.discard = [...player.deck.splice(0, 6), DAMAGE];
    player.inPlay = [
      { card: player.deck.shift() ?? '', as: 'basic', to: 'discard' },
      { card: 'solar-sails', as: 'basic', to: null },
    ];
    once(g, prepareRound);
    expect([player.hand.length, player.deck.length, player.discard.length]).toEqual([5, 12, 0]);
    expect([...player.hand, ...player.deck]).toContain(DAMAGE);
    expect([...player.hand, ...player.deck]).not.toContain('solar-sails');
    expect(player.inPlay).toEqual([]);
  });

  it('T20 F-ROUND-16 F-ROUND-17: near the player’s Starbase and a Cube, only the higher bonus counts', () => {
    const g = eve();
    lay(g, 'frontier3', 'D');
    lay(g, 'cubeGold', 'E');
    site(g, 'D1').marks = [0];
    const player = moor(g, 0, 'D0');
    once(g, prepareRound);
    expect(player.hand).toHaveLength(6);
    g.cubes.gold = { at: at('E0'), level: 4, defenders: [], marks: [0, 1], destroyed: true };
    moor(g, 0, 'E0');
    site(g, 'E5').marks = [0];
    once(g, prepareRound);
    expect(player.hand).toHaveLength(7);
  });

  it('F-ROUND-12 F-SCEN-13: Tactics are available again, except those left out of this Round', () => {
    const g = eve();
    Object.assign(g.players[0] ?? {}, { tactic: { tactic: 'planning', used: true } });
    g.tactics = {
      display: [],
      aside: [
        { tactic: 'first-watch', until: 2 },
        { tactic: 'data-siphon', until: 3 },
      ],
    };
    once(g, prepareRound);
    expect(g.tactics.display).toEqual([
      'first-watch',
      'change-of-course',
      'planning',
      'full-readiness',
      'double-shift',
    ]);
    expect(g.players[0]?.tactic).toBeNull();
    g.round = 3;
    once(g, prepareRound);
    expect(g.tactics.display).toHaveLength(6);
  });

  it('F-SCEN-05 F-SCEN-06: in First Reconnaissance, Elite Crew are never dealt, and the offers stay closed', () => {
    const g = eve(2, { scenario: 'first-reconnaissance' });
    lay(g, 'core1', 'F');
    g.advanced.deck.push(...g.advanced.offer.splice(0));
    g.undiscovered.deck.push(...g.undiscovered.offer.splice(0));
    once(g, prepareRound);
    expect(g.crew.offer.some((id) => crewOf(id).elite)).toBe(false);
    expect([g.advanced.offer.length, g.undiscovered.offer.length]).toEqual([0, 0]);
  });

  it('F-SCEN-71: in the second half of Conquer and Hold, Elite Crew are dealt, whatever tiles are revealed', () => {
    const elite = (round: number, players: number) => {
      const g = eve(round, { scenario: 'conquer-and-hold', players });
      once(g, prepareRound);
      return g.crew.offer.some((id) => crewOf(id).elite);
    };
    expect([elite(3, 2), elite(4, 2)]).toEqual([false, true]);
    expect([elite(2, 4), elite(3, 4)]).toEqual([false, true]);
  });

  it('F-SCEN-54: a liberated Research Station gives its liberator a crystal', () => {
    const g = eve(2, { scenario: 'liberate' });
    lay(g, 'frontier5', 'D');
    lay(g, 'core3', 'H');
    site(g, 'C4').marks = [1];
    site(g, 'D3').marks = [1];
    once(g, prepareRound);
    expect(g.players[1]?.crystals).toEqual({ red: 1, blue: 1, gold: 0 });
    expect(g.players[0]?.crystals).toEqual({ red: 0, blue: 0, gold: 0 });
  });
});
