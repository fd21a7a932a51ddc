import { describe, expect, it } from 'vitest';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { agreedCard, agreedCards } from './by-agreement.ts';
import { inPlay, type Row } from './position-text.ts';
import { happened, id, offered, type Side, scene } from './scene.ts';
import { twoSides } from './two-sides.ts';

const EVENT = agreedCard('Event');
const [, OTHER = ''] = agreedCards('Event');
const LONG = ['Spock', 'Data', 'Sunad', 'Vekor', 'Kurn', 'Morka', 'Klag', 'Mirok', 'Divok'];

type Stagehand = Stage<FirstEdition>;

/** Gold’s ships and personnel, numbered after the card by agreement. */
const PLAY = inPlay(`
  table: ${EVENT};
  L2: U.S.S. Oberth {damaged: true} [Giusti], Calloway {stopped: 1}, U.S.S. Galaxy;
  L3: U.S.S. Oberth, U.S.S. Oberth;
  on:5: Metaphasic Shields`);

function begun(gold: Side = {}, blue: Side = {}): Stagehand {
  return twoSides({ play: PLAY, deck: LONG, ...gold }, { deck: LONG, ...blue }).does('gold', 'agree');
}

/** Makes a proposal of Gold’s by these choices, one after the other. */
function proposes(stage: Stagehand, ...keys: string[]): Stagehand {
  for (let step = 1; step <= keys.length; step++) stage.does('gold', `agree:${keys.slice(0, step).join(':')}`);
  return stage;
}

describe('proposals by agreement', () => {
  it.each<readonly [readonly string[], string, (stage: Stagehand) => unknown, unknown]>([
    [['state', '3', 'stop'], 'Giusti is stopped for this turn', ({ g }) => g.pieces[3]?.stopped, 1],
    [['state', '4', 'ready'], 'Calloway is no longer stopped', ({ g }) => g.pieces[4]?.stopped, undefined],
    [['state', '5', 'damage'], 'U.S.S. Galaxy is damaged', ({ g }) => g.pieces[5]?.damaged, true],
    [['state', '2', 'repair'], 'U.S.S. Oberth is repaired', ({ g }) => g.pieces[2]?.damaged, undefined],
    [['state', '3', 'give'], 'the opponent gets Giusti', ({ g }) => g.pieces[3]?.seat, 1],
    [['points', '0:-5'], 'Gold loses 5 points', ({ g }) => g.players[0]?.scored.map(({ points }) => points), [-5]],
    [['points', '1:10'], 'Blue scores 10 points', ({ g }) => g.players[1]?.scored.map(({ points }) => points), [10]],
    [['draw', 'draw:1:2'], 'Blue draws 2 cards', ({ g }) => g.players[1]?.hand.length, 5],
    [['draw', 'lose:1:1'], 'Blue discards 1 card at random', ({ g }) => g.players[1]?.hand.length, 2],
    [
      ['remove', '4', 'bottom'],
      'Calloway goes to the bottom of the draw deck',
      ({ g }) => g.players[0]?.deck.at(-1),
      'calloway',
    ],
    [['remove', '4', 'top'], 'Calloway goes on top of the draw deck', ({ g }) => g.players[0]?.deck[0], 'calloway'],
    [
      ['hand', '0', 'out-of-play'],
      'Worf from Gold’s hand goes out-of-play',
      ({ g }) => g.players[0]?.removed,
      ['worf'],
    ],
    [['hand', '0', 'top'], 'a card from Gold’s hand goes on top', ({ g }) => g.players[0]?.deck[0], 'worf'],
  ])('%s is shown to the opponent, and happens when they agree', (keys, words, look, wanted) => {
    const stage = proposes(begun({ hand: ['Worf'] }, { hand: ['Kurn', 'Klag', 'Divok'] }), ...keys);
    const before = structuredClone(look(stage));
    expect(stage.decision('blue').prompt).toContain(`Gold proposes, for ${EVENT}: ${words}`);
    expect(happened(stage)).toContain(words);
    stage.does('blue', 'agree');
    expect(look(stage)).toEqual(wanted);
    expect(before).not.toEqual(wanted);
  });

  it('a player can step back from a proposal and make another one', () => {
    const stage = begun();
    expect(offered(stage, 'gold')).not.toContain('back');
    proposes(stage, 'state', '3').does('gold', 'back');
    expect(offered(stage, 'gold', 'agree:state:')).toContain('agree:state:3');
    stage.does('gold', 'back');
    expect(offered(stage, 'gold')).toContain('agree:state');
    expect(offered(stage, 'gold')).not.toContain('back');
  });

  it('if several cards are open or discarded, the player picks the card that a proposal is about', () => {
    const stage = begun({ discard: ['Spock'] }, { discard: [OTHER] });
    expect(offered(stage, 'gold')).toEqual([`about:${id(EVENT)}`, `about:${id(OTHER)}`]);
    stage.does('gold', `about:${id(OTHER)}`);
    expect(stage.decision('gold').prompt).toBe(`What does ${OTHER} do? Blue must agree to each effect.`);
    expect(proposes(stage, 'points', '0:5').decision('blue').prompt).toContain(`Gold proposes, for ${OTHER}:`);
    const alone = scene({ gold: { play: [['Calloway', 'surface:L2']] }, blue: { discard: [OTHER] } });
    expect(alone.does('gold', 'agree').decision('gold').prompt).toContain(OTHER);
  });
});

describe('agreed changes', () => {
  it('C-CONTROL-02: giving a ship to the other player also gives away the cards on it', () => {
    const stage = proposes(begun(), 'state', '5', 'give').does('blue', 'agree');
    expect([5, 8, 2].map((one) => stage.g.pieces[one]?.seat)).toEqual([1, 1, 0]);
  });

  it('C-DRAW-10: a draw deck that was looked through is shuffled even after a refusal, but other piles aren’t shuffled', () => {
    const order = (answer: 'agree' | 'refuse', side: Side, ...keys: string[]) =>
      proposes(begun(side), ...keys).does('blue', answer).g.players[0]?.deck;
    const left = LONG.filter((title) => title !== 'Vekor').map(id);
    const taken = order('agree', {}, 'deck', 'vekor', 'hand');
    expect(taken).not.toEqual(left);
    expect([...(taken ?? [])].sort()).toEqual([...left].sort());
    expect(order('refuse', {}, 'deck', 'vekor', 'hand')).not.toEqual(LONG.map(id));
    expect(order('agree', { discard: ['Worf'] }, 'discard', 'worf', 'hand')).toEqual(LONG.map(id));
    expect(order('refuse', { hand: ['Worf'] }, 'hand', '0', 'discard')).toEqual(LONG.map(id));
  });

  it('C-DRAW-07: an agreed discard at random takes exactly the proposed number of cards', () => {
    const hand = ['Kurn', 'Klag', 'Divok', 'Worf'];
    const stage = proposes(begun({}, { hand }), 'draw', 'lose:1:2').does('blue', 'agree');
    const [lost, kept] = [stage.g.players[1]?.discard ?? [], stage.g.players[1]?.hand ?? []];
    expect([lost.length, kept.length]).toEqual([2, 2]);
    expect([...lost, ...kept].sort()).toEqual(hand.map(id).sort());
  });
});

describe('options for a proposal by agreement', () => {
  const to = (stage: Stagehand, piece: string) =>
    offered(proposes(stage, 'move', piece), 'gold', `agree:move:${piece}:`).map((key) => key.slice(12 + piece.length));

  it('C-PLAY-13: a proposal can move ships in space, personnel aboard or to a planet, and events wherever an event can be', () => {
    const gold: Side = { missions: ['Study Pulsar', 'First Contact'] };
    const blue: Side = { missions: ['Survey Mission'] };
    expect(to(begun(gold, blue), '2')).toEqual(['space:L1', 'space:L3']);
    expect(to(begun(gold, blue), '3')).toEqual(['aboard:5', 'aboard:6', 'aboard:7', 'surface:L2']);
    expect(to(begun(gold, blue), '8')).toEqual([
      'core:0',
      'core:1',
      'at:L1',
      'at:L2',
      'at:L3',
      ...[2, 3, 4, 6, 7].map((one) => `on:${one}`),
    ]);
  });

  it('a proposal offers no face-down cards, no damage markers, no captive to move and no empty pile', () => {
    const play: Row[] = [
      ...PLAY,
      ['Mirror Image', 'core:0', { hidden: true }],
      ['Worf', 'aboard:2', { owner: 1, captive: 'escorted' }],
      ['Maximum Firepower', 'on:5'],
    ];
    const stage = begun({ play });
    expect(offered(stage, 'gold').filter((key) => /^agree:(?:hand|discard|removed)$/.test(key))).toEqual([]);
    const listed = (key: string) =>
      offered(proposes(begun({ play }), key), 'gold', `agree:${key}:`).map((one) => Number(one.split(':').at(-1)));
    expect(listed('move')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(listed('remove')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10]);
    expect(offered(proposes(begun({ play }), 'state', '10'), 'gold', 'agree:')).toEqual(['agree:state:10:stop']);
  });

  it('a proposal moves equipment like personnel, but never puts a card on its own host or moves a card that makes a location', () => {
    const missions = { missions: ['Study Pulsar', 'First Contact'] };
    const play: Row[] = [
      [EVENT, 'core:0'],
      ...inPlay('L2: Medical Kit, U.S.S. Oberth; on:1: Calloway; aboard:3: Giusti'),
    ];
    const stage = () => begun({ ...missions, play }, { missions: ['Survey Mission'] });
    expect(to(stage(), '2')).toEqual(['aboard:3']);
    expect(to(stage(), '1').filter((place) => place.startsWith('on:'))).toEqual(['on:3', 'on:5']);
    const made = twoSides({ play, hand: ['Gaps in Normal Space'] }).does('gold', 'play:gaps-in-normal-space:gap:L1');
    proposes(made.does('gold', 'agree'), 'move');
    expect(offered(made, 'gold', 'agree:move:')).toEqual([1, 2, 3, 4, 5].map((one) => `agree:move:${one}`));
  });

  it('a proposal can’t exceed what exists: it can’t repair an undamaged ship or overcome a dilemma outside an encounter', () => {
    const states = (piece: string) =>
      offered(proposes(begun(), 'state', piece), 'gold', 'agree:').map((key) => key.split(':').at(-1));
    expect([states('5'), states('2'), states('3')]).toEqual([
      ['stop', 'damage', 'give'],
      ['stop', 'damage', 'repair', 'give'],
      ['stop', 'give'],
    ]);
    expect(offered(begun(), 'gold', 'agree:').filter((key) => /passed|blocked/.test(key))).toEqual([]);
    const counts = begun({ deck: ['Spock', 'Data'], hand: ['Worf'] }, { deck: ['Kurn'], hand: [] });
    expect(offered(proposes(counts, 'draw'), 'gold', 'agree:draw:')).toEqual(
      ['draw:0:1', 'lose:0:1', 'draw:0:2', 'draw:1:1'].map((key) => `agree:draw:${key}`),
    );
  });

  it('C-DRAW-05: a proposal lists the cards in the draw deck by name, not in their order', () => {
    const keys = offered(proposes(begun(), 'deck'), 'gold', 'agree:deck:');
    expect(keys).toEqual(LONG.map((title) => `agree:deck:${id(title)}`).sort());
    expect(keys).not.toEqual(LONG.map((title) => `agree:deck:${id(title)}`));
  });

  it('a proposal shows the hand and draw deck only to their player', () => {
    const flags = (key: string) =>
      proposes(begun({ hand: ['Worf'], discard: ['Spock'] }), key)
        .decision('gold')
        .options.filter((option) => option.key.startsWith(`agree:${key}:`))
        .map(({ hidden }) => hidden === true);
    expect([flags('hand'), new Set(flags('deck')), flags('discard')]).toEqual([[true], new Set([true]), [false]]);
  });
});

describe('dilemmas by agreement', () => {
  it('after the encountering player says whether a dilemma is overcome or stops the personnel, the other player is asked to agree', () => {
    const dilemma = agreedCard('Dilemma', (card) => 'where' in card && card.where === 'planet');
    const prompt = (key: string) =>
      scene({ gold: { play: [['Calloway', 'surface:L2']] }, blue: { seeds: { L2: [dilemma] } } })
        .does('gold', 'attempt:L2:team-1')
        .does('gold', `agree:${key}`)
        .decision('blue').prompt;
    expect(prompt('passed')).toContain(`for ${dilemma}: the personnel get past the dilemma.`);
    expect(prompt('blocked')).toContain(`for ${dilemma}: the dilemma stops the personnel.`);
  });
});
