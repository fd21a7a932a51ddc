import { describe, expect, it } from 'vitest';
import { firstEditionChat } from '../../../src/games/first-edition/chat/index.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { type Asking, asks } from '../../../src/games/first-edition/rules/asked.ts';
import type { Moment, Moments } from '../../../src/games/first-edition/rules/moment-kinds.ts';
import type { InWindow } from '../../../src/kernel/game.ts';
import { scene } from './scene.ts';

/** Plays an interrupt of Gold’s on its own or Blue’s ship. Blue may respond. */
const OWN = { play: [['U.S.S. Oberth', 'space:L1']], hand: ['Transwarp Conduit'] } as const;

/** Blue in a window. */
const asking = (window: string): InWindow => ({ seat: 1, window });

/** Whether Blue’s level lets Blue be asked at a moment. */
function isAsked(answers: Asking, window: Moment | 'gap' | 'suspend', about: Partial<Moments[Moment]> = {}): boolean {
  const { match } = scene({
    gold: { play: [['U.S.S. Oberth', 'space:L1']] },
    blue: { play: [['I.K.C. K’Vort', 'space:L4']] },
  }).orders('blue', { ask: [], prefer: { answers } });
  const { state } = match;
  state.stack.push({ proc: 'moment', step: 'ask', local: { about: { seat: 0, ...about } as never } });
  return asks(state, asking(window));
}

describe('how often a player is asked (C-RESPONSE-05)', () => {
  it.each<[string, Moment | 'gap' | 'suspend', Partial<Moments[Moment]>, Asking]>([
    ['after each action of the opponent’s', 'gap', {}, 'all'],
    ['as the opponent draws', 'draw', {}, 'others'],
    ['as the opponent plays on its own ship', 'play', { to: 'on:1' }, 'others'],
    ['as the opponent plays on my ship', 'play', { to: 'on:2' }, 'mine'],
    ['as the opponent plays on my mission', 'play', { to: 'at:L4' }, 'mine'],
    ['as the opponent plays on its own mission', 'play', { to: 'at:L2' }, 'others'],
    ['as my card came into play by the opponent', 'played', { piece: 2 }, 'mine'],
    ['as the opponent fires at me', 'ship-battle', { target: 2, location: 'L1' }, 'mine'],
    ['as an opponent’s ship moves', 'move', { ship: 1, to: 'L4' }, 'others'],
    ['as my cards leave play', 'leaving', { pieces: [1, 2] }, 'mine'],
    ['as the opponent’s cards leave play', 'leaving', { pieces: [1] }, 'others'],
    ['as the opponent attempts my mission', 'attempt', { location: 'L4' }, 'mine'],
    ['as the opponent attempts its own mission', 'attempt', { location: 'L1' }, 'others'],
    ['as I attempt', 'attempt', { seat: 1, location: 'L1' }, 'mine'],
    ['as I encounter a dilemma', 'dilemma', { seat: 1, location: 'L1', card: 'q-net' }, 'mine'],
    ['as I draw', 'draw', { seat: 1 }, 'moments'],
    ['as I play on my ship', 'play', { seat: 1, to: 'on:2' }, 'moments'],
  ])('%s: %s', (_when, window, about, first) => {
    const levels: readonly Asking[] = ['ticked', 'mine', 'others', 'moments', 'all'];
    const asked = levels.filter((level) => isAsked(level, window, about));
    expect(asked).toEqual(levels.slice(levels.indexOf(first)));
  });

  it('a special download counts as part of the current attempt', () => {
    const { match } = scene({ turn: 'blue' }).orders('blue', { ask: [], prefer: { answers: 'mine' } });
    match.state.stack.push({ proc: 'suspend', step: 'interrupt', local: { seat: 1, window: 'suspend' } });
    expect(asks(match.state, asking('suspend'))).toBe(true);
    expect(asks(match.state, asking('turn-end'))).toBe(false);
  });

  it('a moment marked in the orders counts at every level', () => {
    const stage = scene({ gold: OWN, blue: { hand: ['Kurn'] } });
    stage.orders('blue', { ask: ['play'], prefer: { answers: 'mine' } });
    stage.does('gold', 'play:transwarp-conduit:on:1');
    expect(stage.offers('blue', 'pass')).toBe(true);
  });

  it('a player is asked whatever their hand holds', () => {
    for (const hand of [['Amanda Rogers'], ['Kurn']]) {
      const stage = scene({ gold: OWN, blue: { hand } });
      stage.orders('blue', { ask: [], prefer: { answers: 'others' } }).does('gold', 'play:transwarp-conduit:on:1');
      expect(stage.match.pending(1)).not.toBeNull();
    }
  });
});

describe('a temporary order', () => {
  const orders = { ask: [], prefer: {} };

  it('hold: asks in every moment of this turn only', () => {
    const stage = scene({ gold: OWN, blue: { hand: ['Kurn'] }, at: 'act' });
    stage.orders('blue', { ...orders, prefer: { now: 'hold' } });
    expect(stage.match.state.orders[1]?.prefer).toMatchObject({ now: 'hold', since: stage.g.turns });
    stage.does('gold', 'play:transwarp-conduit:on:1');
    expect(stage.match.pending(1)).not.toBeNull();
    stage.g.turns += 1;
    const { state } = stage.match;
    expect(asks(state, asking('play'))).toBe(false);
    expect(firstEdition.ordersNow?.(state, 1)).toEqual({ ask: [], prefer: { agree: 'ask' } });
  });

  it('turn: passes everything for the rest of the turn, whatever the orders mark', () => {
    const stage = scene({ gold: OWN, blue: { hand: ['Amanda Rogers'] } });
    stage.orders('blue', { ask: ['play'], prefer: { answers: 'all', now: 'turn' } });
    stage.does('gold', 'play:transwarp-conduit:on:1');
    expect(stage.match.pending(1)).toBeNull();
    stage.g.turns += 1;
    expect(stage.match.state.orders[1]?.ask).toEqual(['play']);
    expect(firstEdition.ordersNow?.(stage.match.state, 1)?.prefer).toEqual({ agree: 'ask', answers: 'all' });
  });

  it.each([
    ['in the other’s turn', 'gold', 0, [true]],
    ['in one’s own: through the other’s', 'blue', 1, [true, true]],
  ] as const)('own, given %s, passes everything until the player’s next turn', (_when, turn, _seat, passes) => {
    const stage = scene({ turn }).orders('blue', { ask: ['draw'], prefer: { now: 'own' } });
    const seats = turn === 'gold' ? [0, 1, 0] : [1, 0, 1];
    const passed = seats.map((seat, later) => {
      const { g } = stage;
      if (g.turn === null) throw new Error('nobody has the turn');
      g.turn.seat = seat;
      if (later > 0) g.turns += 1;
      return !asks(stage.match.state, asking('draw'));
    });
    expect(passed).toEqual([...passes, ...Array.from({ length: 3 - passes.length }, () => false)]);
  });

  it('stays the same when the player gives other orders', () => {
    const stage = scene({}).orders('blue', { ask: [], prefer: { now: 'own' } });
    const began = stage.g.turns;
    stage.g.turns += 1;
    if (stage.g.turn !== null) stage.g.turn.seat = 0;
    stage.orders('blue', { ask: ['draw'], prefer: { now: 'own' } });
    expect(stage.match.state.orders[1]?.prefer['since']).toBe(began);
    stage.orders('blue', { ask: ['draw'], prefer: { now: 'usual' } });
    expect(stage.match.state.orders[1]?.prefer).toEqual({ agree: 'ask' });
  });
});

describe('“Ask me then”', () => {
  const blue = { hand: ['Amanda Rogers', 'Kurn', 'Transwarp Conduit'] };

  it('tells its owner alone which cards work in moments that they pass, and when', () => {
    const stage = scene({ blue });
    const { waiting } = firstEdition.view(stage.match.state, 1);
    expect(waiting).toEqual([
      { window: 'play', when: 'a card is played', names: ['Amanda Rogers'] },
      { window: 'gap', when: 'your opponent has acted', names: ['Transwarp Conduit'] },
    ]);
    for (const reader of [0, 'spectator'] as const)
      expect(firstEdition.view(stage.match.state, reader).waiting).toEqual([]);
  });

  it('says no more of a moment in which its owner is asked', () => {
    const stage = scene({ blue }).orders('blue', { also: ['play'] });
    const windows = (): string[] => firstEdition.view(stage.match.state, 1).waiting.map(({ window }) => window);
    expect(windows()).toEqual(['gap']);
    stage.orders('blue', { ask: [], prefer: { answers: 'others' } });
    expect(windows()).toEqual(['play', 'gap']);
    stage.orders('blue', { ask: [], prefer: { answers: 'moments' } });
    expect(windows()).toEqual(['gap']);
    stage.orders('blue', { ask: [], prefer: { answers: 'all' } });
    expect(windows()).toEqual([]);
  });

  it('C-DILEMMA-09: names the encounter for a card that nullifies a dilemma, and between actions for a hidden agenda', () => {
    const play = [['Kurn', 'core:1', { hidden: true }]] as const;
    const { match } = scene({ blue: { hand: ['Jamaharon'], play } });
    expect(firstEdition.view(match.state, 1).waiting).toEqual([
      { window: 'dilemma', when: 'a dilemma is encountered', names: ['Jamaharon'] },
      { window: 'gap', when: 'your opponent has acted', names: ['Jamaharon', 'Kurn'] },
    ]);
  });

  it('tells for each moment whether its owner is already asked', () => {
    const stage = scene({ blue });
    const told = (): string[] =>
      firstEdition
        .windows(stage.match.state, 1)
        .flatMap(({ id, now = 'as ticked' }) => (['play', 'dilemma', 'gap'].includes(id) ? [now] : []));
    expect(told()).toEqual(['as ticked', 'as ticked', 'as ticked']);
    stage.orders('blue', { ask: ['play'], prefer: { answers: 'mine' } });
    expect(told()).toEqual(['as ticked', 'asked when your cards or missions are affected', 'as ticked']);
    stage.orders('blue', { ask: [], prefer: { answers: 'all' } });
    expect(told()).toEqual(['you are asked', 'you are asked', 'you are asked']);
    stage.orders('blue', { ask: ['play'], prefer: { now: 'hold' } });
    expect(new Set(told())).toEqual(new Set(['asked for now, because you hold']));
    stage.orders('blue', { ask: ['play'], prefer: { now: 'own' } });
    expect(new Set(told())).toEqual(new Set(['passed for now']));
  });

  it('names all levels and temporary orders in the menus', () => {
    const [answers, now] = firstEditionChat.preferences;
    expect(answers?.values.map(({ value }) => value)).toEqual(['ticked', 'mine', 'others', 'moments', 'all']);
    expect(now?.values.map(({ value }) => value)).toEqual(['usual', 'hold', 'turn', 'own']);
  });
});
