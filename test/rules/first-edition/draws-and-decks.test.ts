import { describe, expect, it } from 'vitest';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { inPlay, type Row } from './position-text.ts';
import { happened, id, type Side, scene } from './scene.ts';
import { hands, twoSides } from './two-sides.ts';

const LONG = ['Spock', 'Data', 'Worf', 'Sunad', 'Vekor', 'Kurn', 'Morka', 'Giusti', 'Klag', 'Mirok'];

describe('drawing', () => {
  const fajo = (who: 0 | 1, undrawn: boolean, gold: Side = {}, blue: Side = {}) => {
    const hand = ['Kivas Fajo - Collector'];
    const stage = twoSides({ hand, ...gold }, blue);
    if (undrawn && stage.g.turn !== null) stage.g.turn.undrawn = true;
    return stage.does('gold', `play:kivas-fajo-collector:core:${who}`);
  };
  const counts = (stage: Stage<FirstEdition>) => hands(stage).map(({ length }) => length);

  it('C-DRAW-03: a rule against further draws applies only to the current player, not to the opponent', () => {
    expect([counts(fajo(0, false)), counts(fajo(0, true))]).toEqual([
      [3, 0],
      [0, 0],
    ]);
    expect(counts(fajo(1, true))).toEqual([0, 3]);
  });

  it('C-DRAW-01: cards are drawn one by one until the deck is empty, and the log doesn’t mention a draw from an empty deck', () => {
    const two = fajo(1, false, {}, { deck: ['Spock', 'Data'] });
    expect(hands(two)[1]).toEqual(['Spock', 'Data'].map(id));
    expect(happened(two)).toContain('Blue draws 1 card. [You draw Spock.]\nBlue draws 1 card. [You draw Data.]');
    const none = fajo(1, false, {}, { deck: [] });
    expect([hands(none)[1], happened(none).includes('draws')]).toEqual([[], false]);
  });
});

describe('C-DRAW-10: decks that a player has looked through', () => {
  const OGAWA = inPlay('L2: U.S.S. Oberth [Alyssa Ogawa (First Contact)]');
  const deckOf = ({ g }: Stage<FirstEdition>, seat = 0) => g.players[seat]?.deck;

  it('a download shuffles the draw deck, whether the card came from the deck or from hand', () => {
    for (const side of [{ deck: ['Medical Kit', ...LONG] }, { deck: LONG, hand: ['Medical Kit'] }]) {
      const stage = scene({ gold: { play: OGAWA, ...side }, blue: { deck: LONG } });
      stage.does('gold', 'download:2:0').does('gold', 'get:medical-kit:aboard:1');
      expect(deckOf(stage)).not.toEqual(LONG.map(id));
      expect([...(deckOf(stage) ?? [])].sort()).toEqual(LONG.map(id).sort());
      // The opponent’s deck keeps its order.
      expect(deckOf(stage, 1)).toEqual(LONG.map(id));
    }
  });

  it('a side deck of tactics is shuffled after a download from it', () => {
    const tactics = [
      'Phaser Banks',
      'Pulse Disruptor',
      'Target Engines',
      'Target Weapons',
      'Target Shields',
      'Maximum Firepower',
      'Photon Torpedo',
    ];
    const play: Row[] = [
      ...inPlay('L1: I.K.C. Bortas [Kurn]; table: Battle Bridge Door'),
      ['Falar', 'aboard:1', { as: { affiliation: 'Klingon', by: 1 } }],
    ];
    const blue = inPlay('L1: U.S.S. Excelsior; aboard:5: Calloway');
    const stage = scene({
      gold: { play, tactics: ['Ferengi Energy Weapon', ...tactics], deck: LONG },
      blue: { play: blue },
    });
    stage.does('gold', 'attack:all:1:5').does('blue', 'hold').does('gold', 'get:ferengi-energy-weapon');
    // Some were drawn as markers, and the rest changed their order.
    const places = (stage.g.players[0]?.tactics ?? []).map((tactic) => tactics.map(id).indexOf(tactic));
    expect(places.length).toBeGreaterThan(3);
    expect(places).not.toEqual([...places].sort());
    expect(deckOf(stage)).toEqual(LONG.map(id));
  });
});
