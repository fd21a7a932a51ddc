import { describe, expect, it } from 'vitest';
import { pointsOf } from '../../../src/games/first-edition/chapters/points/score.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { agreedCard } from './by-agreement.ts';
import { inPlay } from './position-text.ts';
import { at, fieldsOf, id, offered, type Side, scene } from './scene.ts';
import { ends, hands, twoSides } from './two-sides.ts';

const EVENT = agreedCard('Event');
const INTERRUPT = agreedCard('Interrupt');
const DILEMMA = agreedCard('Dilemma', (card) => 'where' in card && card.where === 'planet');

/** Builds a game in which Gold has a card by agreement on the table and a crew at a planet, and begins a proposal. */
function begun(gold: Side = {}, blue: Side = {}): Stage<FirstEdition> {
  const play = [[EVENT, 'core:0'], ...inPlay('L2: U.S.S. Oberth; aboard:2: Giusti; L2: Calloway')] as const;
  return twoSides({ play, ...gold }, blue).does('gold', 'agree');
}

/** Makes a proposal of Gold’s by these choices, one after the other. */
function proposes(stage: Stage<FirstEdition>, ...keys: string[]): Stage<FirstEdition> {
  for (let step = 1; step <= keys.length; step++) stage.does('gold', `agree:${keys.slice(0, step).join(':')}`);
  return stage;
}

describe('cards by agreement', () => {
  it('C-PLAY-01: a card by agreement is played like other cards of its type, and a discarded interrupt still allows proposals', () => {
    const stage = twoSides({ hand: [EVENT, INTERRUPT] });
    stage.does('gold', `play:${id(EVENT)}:core:0`).does('gold', `play:${id(INTERRUPT)}:core:0`);
    expect(at(stage, 1)).toBe('core:0');
    expect(stage.g.turn?.played).toBe(1);
    expect(stage.g.players[0]?.discard).toEqual([id(INTERRUPT)]);
    expect(offered(stage.does('gold', 'agree'), 'gold', 'about')).toEqual([
      `about:${id(EVENT)}`,
      `about:${id(INTERRUPT)}`,
    ]);
  });

  it('no proposal is offered while no card by agreement is open', () => {
    expect(offered(twoSides({ hand: [EVENT] }), 'gold', 'agree')).toEqual([]);
    const hidden = twoSides({ play: [[EVENT, 'core:0', { hidden: true }]] });
    expect(offered(hidden, 'gold', 'agree')).toEqual([]);
  });

  it('a proposed move happens only when the other player agrees', () => {
    const stage = proposes(begun(), 'move', '3', 'surface:L2');
    expect(at(stage, 3)).toBe('aboard:2');
    expect(stage.match.pending(0)).toBeNull();
    expect(offered(stage, 'blue')).toEqual(['agree', 'refuse']);
    expect(stage.decision('blue').prompt).toContain(`for ${EVENT}: Giusti is placed on the planet of First Contact`);
    stage.does('blue', 'agree');
    expect(at(stage, 3)).toBe('surface:L2');
    expect(stage.log).toContain('Blue agrees.');
    expect(stage.match.pending(1)).toBeNull();
  });

  it('C-FAC-12: an agreement moves a site only to another station, where it takes a position', () => {
    const play = [
      [EVENT, 'core:0'],
      ['Deep Space 9', 'space:L1', { sites: [4, 5] }],
      ...inPlay('L2: Terok Nor; on:2: Ops, Docking Ports; aboard:5: Giusti'),
    ] as const;
    const stage = proposes(twoSides({ play }, {}).does('gold', 'agree'), 'move', '4');
    expect(offered(stage, 'gold', 'agree:move:4')).toEqual(['agree:move:4:on:3']);
    stage.does('gold', 'agree:move:4:on:3').does('blue', 'agree');
    expect([at(stage, 4), fieldsOf(stage.g, 3)?.sites]).toEqual(['on:3', [4]]);
  });

  it('a refused proposal changes nothing', () => {
    const stage = proposes(begun({ discard: ['Spock', 'Data'] }), 'discard', 'data', 'hand');
    expect(stage.g.announced).toEqual([{ card: 'data', owner: 0 }]);
    stage.does('blue', 'refuse');
    expect(stage.g.players[0]?.discard).toEqual(['spock', 'data']);
    expect(stage.g.announced).toEqual([]);
    expect(offered(stage, 'gold')).toContain('agree:move');
    expect(offered(stage.does('gold', 'pass'), 'gold')).toContain('end:turn');
  });

  it.each([
    [['state', '4', 'stop'], ({ g }: Stage<FirstEdition>) => g.pieces[4]?.stopped, 1],
    [['state', '2', 'damage'], ({ g }: Stage<FirstEdition>) => g.pieces[2]?.damaged, true],
    [['state', '2', 'give'], ({ g }: Stage<FirstEdition>) => g.pieces[2]?.seat, 1],
    [['remove', '4', 'hand'], (stage: Stage<FirstEdition>) => hands(stage)[0]?.at(-1), 'calloway'],
    [['remove', '2', 'discard'], ({ g }: Stage<FirstEdition>) => Object.keys(g.pieces), ['1', '4']],
    [['remove', '4', 'top'], ({ g }: Stage<FirstEdition>) => g.players[0]?.deck[0], 'calloway'],
    [['remove', '4', 'out-of-play'], ({ g }: Stage<FirstEdition>) => g.players[0]?.removed, ['calloway']],
    [['points', '1:10'], ({ g }: Stage<FirstEdition>) => pointsOf(g, 1), 10],
    [['points', '0:-5'], ({ g }: Stage<FirstEdition>) => pointsOf(g, 0), -5],
    [['draw', 'draw:1:2'], (stage: Stage<FirstEdition>) => hands(stage)[1]?.length, 3],
    [['draw', 'lose:1:1'], ({ g }: Stage<FirstEdition>) => g.players[1]?.discard, ['kurn']],
    [['hand', '0', 'table'], (stage: Stage<FirstEdition>) => at(stage, 5), 'core:0'],
    [['hand', '0', 'discard'], ({ g }: Stage<FirstEdition>) => g.players[0]?.discard, ['worf']],
    [['hand', '0', 'bottom'], ({ g }: Stage<FirstEdition>) => g.players[0]?.deck.at(-1), 'worf'],
    [['hand', '0', 'show'], (stage: Stage<FirstEdition>) => hands(stage)[0], ['worf']],
    [['deck', 'vekor', 'hand'], (stage: Stage<FirstEdition>) => hands(stage)[0], ['worf', 'vekor']],
    [['deck', 'vekor', 'top'], ({ g }: Stage<FirstEdition>) => g.players[0]?.deck[0], 'vekor'],
    [['removed', 'sunad', 'bottom'], ({ g }: Stage<FirstEdition>) => g.players[0]?.deck.at(-1), 'sunad'],
  ])('a proposal can %s', (keys, look, wanted) => {
    const stage = twoSides(
      {
        play: [[EVENT, 'core:0'], ...inPlay('L2: U.S.S. Oberth; aboard:2: Giusti; L2: Calloway')],
        hand: ['Worf'],
        deck: ['Spock', 'Vekor', 'Data'],
        discard: ['Sunad'],
      },
      { hand: ['Kurn'] },
    );
    const [gold] = stage.g.players;
    if (gold !== undefined && keys[0] === 'removed') gold.removed.push(...gold.discard.splice(0));
    else gold?.deck.push(...gold.discard.splice(0));
    const before = structuredClone(look(stage));
    proposes(stage.does('gold', 'agree'), ...keys);
    stage.does('blue', 'agree');
    expect(look(stage)).toEqual(wanted);
    if (!keys.includes('show')) expect(before).not.toEqual(wanted);
  });

  it('C-DRAW-04: a proposal doesn’t name a card that goes under the deck unseen', () => {
    const stage = proposes(begun({ hand: ['Worf'] }), 'hand', '0', 'bottom');
    expect(stage.decision('blue').prompt).toContain('a card from Gold’s hand goes to the bottom of the draw deck');
    expect(stage.does('blue', 'agree').log).not.toContain('Worf');
    const shown = proposes(begun({ hand: ['Worf'] }), 'hand', '0', 'show');
    expect(shown.decision('blue').prompt).toContain('Worf from Gold’s hand is shown');
  });

  it('a proposal takes effect immediately if the other player’s standing orders agree to it', () => {
    const stage = begun().orders('blue', { ask: [], prefer: { agree: 'always' } });
    proposes(stage, 'points', '0:5');
    expect(pointsOf(stage.g, 0)).toBe(5);
    expect(offered(stage, 'gold')).toContain('agree:move');
  });

  it('an unanswered proposal counts as refused', () => {
    const stage = proposes(begun(), 'points', '0:5');
    expect(firstEdition.fallback(stage.match.state, stage.decision('blue'))).toEqual({ keys: ['refuse'], safe: true });
  });

  it('C-POINTS-06: a player can win with points that both players agreed on', () => {
    const stage = proposes(begun(), 'points', '0:20');
    stage.g.players[0]?.scored.push({ kind: 'mission', points: 90, card: 'first-contact' });
    expect(stage.does('blue', 'agree').match.state.over?.winners).toEqual([0]);
  });
});

describe('a dilemma by agreement', () => {
  const met = () =>
    scene({ gold: { play: [['Calloway', 'surface:L2']] }, blue: { seeds: { L2: [DILEMMA] } } }).does(
      'gold',
      'attempt:L2:team-1',
    );

  it('C-DILEMMA-07: the encountering player says what a dilemma does, or passes and leaves that to its owner', () => {
    const stage = met();
    expect(offered(stage, 'gold')).toContain('agree:blocked');
    stage.does('gold', 'pass');
    expect(offered(stage, 'blue')).toContain('agree:blocked');
    stage.does('blue', 'agree:blocked').does('gold', 'agree').does('blue', 'pass');
    expect(stage.g.locations['L2']?.seeds.map(({ card }) => card)).toEqual([id(DILEMMA)]);
    expect(stage.g.pieces[1]?.stopped).toBe(1);
  });

  it('C-DILEMMA-19: a dilemma by agreement is overcome if both players agree', () => {
    const stage = met().does('gold', 'agree:passed').does('blue', 'agree').does('gold', 'pass').does('blue', 'pass');
    expect(stage.g.locations['L2']?.seeds).toEqual([]);
  });

  it('a player whose standing orders agree to everything isn’t asked', () => {
    const stage = met().orders('blue', { ask: [], prefer: { agree: 'always' } });
    expect(offered(stage.does('gold', 'pass'), 'gold')).toContain('end:turn');
    expect(ends(stage, 'gold').g.turn?.seat).toBe(1);
  });
});
