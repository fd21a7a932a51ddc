import { describe, expect, it } from 'vitest';
import { compatible } from '../../../src/games/first-edition/chapters/affiliation/compatible.ts';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { Stage } from '../../../src/simulation/stage.ts';
import { inPlay } from './position-text.ts';
import { at, id, offered, type Side, scene } from './scene.ts';

const OUTPOST = ['Federation Outpost', 'space:L1'] as const;
const SHIP = ['U.S.S. Oberth', 'space:L1'] as const;
const DECK = ['Calloway', 'Spock', 'Data', 'Worf', 'Sunad', 'Vekor', 'Calloway', 'Giusti'];
const twoSides = (gold: Side, blue: Side = {}) =>
  scene({ gold: { deck: DECK, ...gold }, blue: { deck: DECK, ...blue } });
const hands = ({ g }: Stage<FirstEdition>) => g.players.map(({ hand }) => hand);
const alive = ({ g }: Stage<FirstEdition>) => Object.keys(g.pieces).map(Number);

/** A game from its start, past the doorway phase except for seeds in it. */
function seeding(seeds: readonly string[], draw: readonly string[] = DECK): Stage<FirstEdition> {
  const decks = [seeds, []].map((own, seat) => ({
    name: `Deck ${seat}`,
    missions: [id(seat === 0 ? 'First Contact' : 'Survey Mission')],
    seeds: own.map(id),
    draw: draw.map(id),
  }));
  return new Stage(firstEdition, { options: { decks, first: 0 } as unknown as Json });
}

describe('handshakes', () => {
  it('C-PLAY-03 C-RESPONSE-03: Handshake is free for a player with fewer cards in hand, and the opponent discards three cards or allows a draw', () => {
    const stage = () =>
      twoSides({ play: [OUTPOST], hand: ['Handshake', 'Spock'] }, { hand: ['Kurn', 'Kurn', 'Kurn'] }).does(
        'gold',
        'play:handshake:core:0:offer',
      );
    const shed = stage().does('blue', 'shed').does('blue', 'shed:0', 'shed:1', 'shed:2');
    expect(hands(shed)[1]).toEqual([]);
    const drawn = stage().does('blue', 'draw');
    expect(hands(drawn)[0]).toHaveLength(4);
    expect(drawn.g.turn?.played).toBe(0);
    const late = twoSides({ play: [OUTPOST], hand: ['Handshake', 'Spock'] }, { hand: ['Kurn', 'Kurn', 'Kurn'] });
    late.does('gold', 'report:spock:aboard:1');
    expect(offered(late, 'gold', 'play')).toEqual([]);
    expect(
      offered(twoSides({ hand: ['Handshake', 'Spock'] }, { hand: ['Kurn'] }), 'gold', 'play:handshake:core:0:offer'),
    ).toEqual([]);
  });

  it('C-DRAW-05: Handshake rearranges the top five cards of a deck', () => {
    const stage = twoSides({ hand: ['Handshake'] }).does('gold', 'play:handshake:core:1:deck');
    for (const next of ['next:4', 'next:0', 'next:0', 'next:0']) stage.does('gold', next);
    expect(stage.g.players[1]?.deck.slice(0, 5)).toEqual(
      [DECK[4], DECK[0], DECK[1], DECK[2], DECK[3]].map((one) => id(one ?? '')),
    );
    expect(stage.g.looked).toBeNull();
    expect(stage.g.turn?.played).toBe(1);
  });
});

describe('events that score, shuffle or draw', () => {
  it('C-POINTS-03 C-TURN-17: Cowboy Diplomacy scores once per game, if its player has personnel on an opponent’s planet mission', () => {
    const stage = twoSides({ play: [['Sarek', 'surface:L5']], hand: ['Cowboy Diplomacy', 'Cowboy Diplomacy'] });
    stage.does('gold', 'play:cowboy-diplomacy:core:0');
    expect(stage.g.players[0]?.scored).toEqual([{ kind: 'bonus', points: 5, card: 'cowboy-diplomacy' }]);
    expect(stage.g.players[0]?.bonus).toHaveLength(1);
    expect(stage.g.turn?.played).toBe(0);
    expect(offered(stage, 'gold', 'play')).toEqual([]);
    expect(offered(twoSides({ play: [['Sarek', 'surface:L2']], hand: ['Cowboy Diplomacy'] }), 'gold', 'play')).toEqual(
      [],
    );
  });
});

describe('incidents from The Next Generation', () => {
  it('C-PLAY-03 C-TURN-16: Attention All Hands lets a universal personnel report for free, once per turn', () => {
    const play = [OUTPOST, ['Attention All Hands', 'core:0'] as const] as const;
    const stage = twoSides({ play, hand: ['Lopez', 'Davies', 'Spock'] });
    stage.does('gold', 'report:lopez:aboard:1');
    expect(stage.g.turn?.played).toBe(0);
    stage.does('gold', 'report:davies:aboard:1');
    expect(stage.g.turn?.played).toBe(1);
    const others = twoSides({ play, hand: ['Spock'] }).does('gold', 'report:spock:aboard:1');
    expect(others.g.turn?.played).toBe(1);
    const double = twoSides({ play: [...play, ['Lopez', 'aboard:1']], hand: ['Lopez'] }).does(
      'gold',
      'report:lopez:aboard:1',
    );
    expect(double.g.turn?.played).toBe(1);
  });
  it('C-SEED-06: Continuing Mission is seeded and may immediately download an incident that it names', () => {
    const stage = seeding(['Continuing Mission'], ['Attention All Hands', ...DECK]);
    stage.does('gold', 'pass').does('blue', 'lay:left').does('gold', 'pass');
    stage.does('gold', 'seed:continuing-mission:core:0').does('gold', 'get:attention-all-hands:core:0');
    expect(Object.values(stage.g.pieces).map(({ card }) => card)).toEqual([
      'continuing-mission',
      'attention-all-hands',
    ]);
  });

  it('C-DRAW-01: once per turn, Continuing Mission lets its player draw after playing a personnel with few skills', () => {
    const play = [OUTPOST, ['Continuing Mission', 'core:0'], ['Attention All Hands', 'core:0']] as const;
    const stage = twoSides({ play, hand: ['Davies', 'Spock'] })
      .does('gold', 'report:davies:aboard:1')
      .does('gold', 'draw');
    expect(hands(stage)[0]).toEqual(['spock', id('Calloway')]);
    expect(stage.does('gold', 'report:calloway:aboard:1').decision('gold').prompt).toContain('What do you do');
  });

  it('C-LEAVE-01: Continuing Mission is discarded when its player plays a personnel from another set', () => {
    const play = inPlay('L1: Klingon Outpost; table: Continuing Mission');
    const stage = twoSides({ play, hand: ['Kang'] }).does('gold', 'report:kang:aboard:1');
    expect(stage.g.players[0]?.discard).toEqual(['continuing-mission']);
  });

  it.each([
    ['people', 'on:1', 'STRENGTH', 1],
    ['ship', 'on:2', 'RANGE', 2],
  ] as const)(
    'C-SKILL-14 C-TURN-16: Get It Done, used for %s, adds 2 to an attribute',
    (what, on, attribute, piece) => {
      const play = inPlay("L2: Data (The Next Generation); L1: I.K.S. K'Vort; table: Get It Done");
      const stage = twoSides({ play, hand: ['Lopez', 'Davies', 'Martin'] });
      const before = attributeOf(stage.g, pieceOf(stage.g, piece), attribute);
      stage
        .does('gold', `use:get-it-done:3:${what}`)
        .does('gold', 'shed:0', 'shed:1')
        .does('gold', on)
        .does('gold', 'itself');
      expect(attributeOf(stage.g, pieceOf(stage.g, piece), attribute)).toBe(before + 2);
      expect(stage.g.players[0]?.deck.slice(-2)).toEqual(['lopez', 'davies']);
      expect(stage.g.players[0]?.discard).toEqual(['get-it-done']);
    },
  );

  it('C-DRAW-10: Get It Done puts a card from hand, or itself, into the discard pile and takes back the bottom three personnel and ships', () => {
    const stage = twoSides({
      play: [['Get It Done', 'core:0']],
      hand: ['Lopez', 'Davies', 'Martin'],
      discard: ['Kurn', 'Tricorder', 'Morka', 'Spock', 'Data'],
    });
    stage
      .does('gold', 'use:get-it-done:1:restock')
      .does('gold', 'shed:0', 'shed:1')
      .does('gold', 'hand')
      .does('gold', 'shed:0');
    expect(stage.g.players[0]?.discard).toEqual(['martin', 'kurn', 'tricorder']);
    expect(alive(stage)).toEqual([1]);
    expect(offered(stage, 'gold', 'use')).toEqual([]);
  });
});

describe('objectives', () => {
  it('C-MISSION-17: each mission specialist scores 5 points if their skill helps to solve the mission', () => {
    const people = ['Spock', 'Tam Elbrun', 'Sarek', 'Data', 'Deanna Troi', 'Darian Wallace'].map(
      (name) => [name, 'surface:L2'] as const,
    );
    const stage = twoSides({ play: [...people, ['Assign Mission Specialists', 'core:0']] }).does(
      'gold',
      'attempt:L2:team-1',
    );
    const gains = stage.g.players[0]?.scored.map(({ kind, points }) => [kind, points]);
    expect(stage.g.locations['L2']?.solved).toBe(0);
    expect(gains?.filter(([kind]) => kind === 'bonus').every(([, points]) => points === 5)).toBe(true);
  });
  it('C-TYPES-02: Explore Gamma Quadrant can be placed on a docked ship, and the game records where the ship was docked', () => {
    const stage = twoSides({
      missions: ['Study Pulsar', 'Access Relay Station'],
      play: [OUTPOST, ['U.S.S. Oberth', 'docked:1'], ['Explore Gamma Quadrant', 'core:0']],
    });
    stage.does('gold', 'use:explore-gamma-quadrant:3:on:2');
    expect(at(stage, 3)).toBe('on:2');
    expect(stage.g.lasting).toMatchObject([{ piece: 1, other: 3 }]);
  });

  it('C-RESPONSE-13: Explore Gamma Quadrant can be placed at any time, even after orders and in the opponent’s turn', () => {
    const key = 'use:explore-gamma-quadrant:3:on:2';
    const play = [OUTPOST, ['U.S.S. Oberth', 'docked:1'], ['Explore Gamma Quadrant', 'core:0']] as const;
    const late = twoSides({ play: [...play, ['Runabout', 'docked:1'], ['Calloway', 'aboard:4']] });
    expect(offered(late.does('gold', offered(late, 'gold', 'undock:4')[0] ?? ''), 'gold')).toContain(key);
    // Gold has no card in hand.
    const stage = scene({ gold: { play }, blue: { hand: ['The Juggler'] }, turn: 'blue' });
    stage.orders('gold', { also: ['gap'] }).does('blue', 'play:the-juggler:core:0');
    expect(stage.does('gold', key).g.pieces[3]?.at).toBe('on:2');
    // Its place is taken, so nobody is asked about it again.
    expect(stage.match.pending(0)).toBeNull();
  });
});

describe('doorways', () => {
  it('C-SEED-07 C-SEED-26: an Alternate Universe Door seeded in the doorway phase lets alternate-universe cards report', () => {
    const stage = seeding(['Alternate Universe Door']).does('gold', 'seed:alternate-universe-door:core:0');
    expect(Object.values(stage.g.pieces)[0]).toMatchObject({ card: 'alternate-universe-door', at: 'core:0' });
    const hand = ['Beverly Picard'];
    expect(offered(twoSides({ play: [OUTPOST], hand }), 'gold', 'report')).toEqual([]);
    expect(
      offered(twoSides({ play: [OUTPOST, ['Alternate Universe Door', 'core:0']], hand }), 'gold', 'report'),
    ).toHaveLength(1);
  });

  it('C-TYPES-11: an Alternate Universe Door from hand nullifies a Temporal Rift and returns to hand, or nullifies a Revolving Door', () => {
    const rift = ['Temporal Rift', 'on:1'] as const;
    const stage = twoSides({ hand: ['Alternate Universe Door'] }, { play: [['U.S.S. Oberth', 'lost:L1'], rift] });
    stage.does('gold', 'play:alternate-universe-door:on:2:temporal-rift');
    expect(at(stage, 1)).toBe('space:L1');
    expect(hands(stage)[0]).toEqual(['alternate-universe-door']);
    const door = twoSides({ hand: ['Alternate Universe Door'] }, { play: [['Revolving Door', 'core:1']] });
    door.does('gold', 'play:alternate-universe-door:on:1:revolving-door');
    expect(alive(door)).toEqual([]);
    expect(door.g.players[0]?.discard).toEqual(['alternate-universe-door']);
  });
  it('C-MOVE-03: an Alternate Universe Door from hand lets a ship through a Q-Net', () => {
    const play = [SHIP, ['Giusti', 'aboard:1'], ['Q-Net', 'gap:L1']] as const;
    const stage = twoSides({ play, hand: ['Alternate Universe Door'] });
    expect(offered(stage, 'gold', 'move')).toEqual([]);
    stage.does('gold', 'play:alternate-universe-door:on:1:q-net');
    expect(offered(stage, 'gold', 'move').length).toBeGreaterThan(0);
  });

  it('C-PLAY-10 C-AFFIL-02 C-TURN-18: a personnel who reports through a Temporal Micro-Wormhole is compatible with personnel of the ship’s affiliation', () => {
    const play = [OUTPOST, SHIP, ['Giusti', 'aboard:2'], ['Temporal Micro-Wormhole', 'core:0']] as const;
    const stage = twoSides({ play, hand: ['Kurn', 'Beverly Picard'] });
    expect(offered(stage, 'gold', 'report')).toContain('report:beverly-picard:aboard:1');
    stage.does('gold', 'report:kurn:aboard:2');
    expect(stage.g.players[0]?.discard).toEqual(['temporal-micro-wormhole']);
    expect(compatible(stage.g, pieceOf(stage.g, 5), pieceOf(stage.g, 3))).toBe(true);
    const bare = twoSides({ play: [SHIP, ['Kurn', 'aboard:1'], ['Giusti', 'aboard:1']] });
    expect(compatible(bare.g, pieceOf(bare.g, 2), pieceOf(bare.g, 3))).toBe(false);
  });
});
