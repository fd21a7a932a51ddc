import { describe, expect, it } from 'vitest';
import { firstEditionChat } from '../../../src/games/first-edition/chat/index.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { type Asking, asks } from '../../../src/games/first-edition/rules/asked.ts';
import type { Moment, Moments } from '../../../src/games/first-edition/rules/moment-kinds.ts';
import type { InWindow } from '../../../src/kernel/game.ts';
import { scene } from './scene.ts';

/** Gold has a ship and an interrupt to play on it, so that Blue may respond. */
const OWN = { play: [['U.S.S. Oberth', 'space:L1']], hand: ['Transwarp Conduit'] } as const;

/** Blue in a window. */
const asking = (window: string): InWindow => ({ seat: 1, window });

/** Whether Blue is asked at a moment at this level. */
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
    ['after each of the opponent’s actions', 'gap', {}, 'all'],
    ['when the opponent draws', 'draw', {}, 'others'],
    ['when the opponent plays a card on their own ship', 'play', { to: 'on:1' }, 'others'],
    ['when the opponent plays a card on my ship', 'play', { to: 'on:2' }, 'mine'],
    ['when the opponent plays a card on my mission', 'play', { to: 'at:L4' }, 'mine'],
    ['when the opponent plays a card on their own mission', 'play', { to: 'at:L2' }, 'others'],
    ['when the opponent puts my card into play', 'played', { piece: 2 }, 'mine'],
    ['when the opponent fires at me', 'ship-battle', { target: 2, location: 'L1' }, 'mine'],
    ['when an opponent’s ship moves', 'move', { ship: 1, to: 'L4' }, 'others'],
    ['when my cards leave play', 'leaving', { pieces: [1, 2] }, 'mine'],
    ['when the opponent’s cards leave play', 'leaving', { pieces: [1] }, 'others'],
    ['when the opponent attempts my mission', 'attempt', { location: 'L4' }, 'mine'],
    ['when the opponent attempts their own mission', 'attempt', { location: 'L1' }, 'others'],
    ['when I attempt a mission', 'attempt', { seat: 1, location: 'L1' }, 'mine'],
    ['when I encounter a dilemma', 'dilemma', { seat: 1, location: 'L1', card: 'q-net' }, 'mine'],
    ['when I draw', 'draw', { seat: 1 }, 'moments'],
    ['when I play a card on my ship', 'play', { seat: 1, to: 'on:2' }, 'moments'],
  ])('a player is asked %s (%s) from the right level on', (_when, window, about, first) => {
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

  it('a player is asked at a moment marked in their orders, even if their chosen level skips that moment', () => {
    const stage = scene({ gold: OWN, blue: { hand: ['Kurn'] } });
    stage.orders('blue', { ask: ['play'], prefer: { answers: 'mine' } });
    stage.does('gold', 'play:transwarp-conduit:on:1');
    expect(stage.offers('blue', 'pass')).toBe(true);
  });

  it('whether a player is asked doesn’t depend on the cards in their hand', () => {
    for (const hand of [['Amanda Rogers'], ['Kurn']]) {
      const stage = scene({ gold: OWN, blue: { hand } });
      stage.orders('blue', { ask: [], prefer: { answers: 'others' } }).does('gold', 'play:transwarp-conduit:on:1');
      expect(stage.match.pending(1)).not.toBeNull();
    }
  });
});

describe('temporary orders', () => {
  const orders = { ask: [], prefer: {} };

  it('the order “hold” asks the player at every moment, but only in this turn', () => {
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

  it('the order “turn” makes the player pass for the rest of the turn, even at moments that the usual orders mark', () => {
    const stage = scene({ gold: OWN, blue: { hand: ['Amanda Rogers'] } });
    stage.orders('blue', { ask: ['play'], prefer: { answers: 'all', now: 'turn' } });
    stage.does('gold', 'play:transwarp-conduit:on:1');
    expect(stage.match.pending(1)).toBeNull();
    stage.g.turns += 1;
    expect(stage.match.state.orders[1]?.ask).toEqual(['play']);
    expect(firstEdition.ordersNow?.(stage.match.state, 1)?.prefer).toEqual({ agree: 'ask', answers: 'all' });
  });

  it.each([
    ['in the opponent’s turn', 'gold', 0, [true]],
    ['in the player’s own turn', 'blue', 1, [true, true]],
  ] as const)(
    'the order “own”, given %s, passes everything until the player’s next turn',
    (_when, turn, _seat, passes) => {
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
    },
  );

  it('giving other orders doesn’t postpone the end of a temporary order', () => {
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
  const blue = { hand: ['Amanda Rogers', 'Kurn', 'Long-Range Scan'] };

  it('“Ask me then” shows which cards work in moments that their owner passes, and only the owner sees this', () => {
    const stage = scene({ blue });
    const { waiting } = firstEdition.view(stage.match.state, 1);
    expect(waiting).toEqual([
      { window: 'play', when: 'a card is played', names: ['Amanda Rogers'] },
      { window: 'gap', when: 'your opponent has acted', names: ['Long-Range Scan'] },
    ]);
    for (const reader of [0, 'spectator'] as const)
      expect(firstEdition.view(stage.match.state, reader).waiting).toEqual([]);
  });

  it('“Ask me then” leaves out moments in which its owner is already asked', () => {
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

  it('C-DILEMMA-09: “Ask me then” lists encounters for a card that nullifies dilemmas, and every action for a hidden agenda', () => {
    const play = [['Kurn', 'core:1', { hidden: true }]] as const;
    const { match } = scene({ blue: { hand: ['Jamaharon'], play } });
    expect(firstEdition.view(match.state, 1).waiting).toEqual([
      { window: 'play', when: 'a card is played', names: ['Jamaharon'] },
      { window: 'dilemma', when: 'a dilemma is encountered', names: ['Jamaharon'] },
      { window: 'gap', when: 'your opponent has acted', names: ['Jamaharon', 'Kurn'] },
    ]);
  });

  it('the list of moments says for each one whether its owner is already asked', () => {
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

  it('the menus list every level and every temporary order', () => {
    const [answers, now] = firstEditionChat.preferences;
    expect(answers?.values.map(({ value }) => value)).toEqual(['ticked', 'mine', 'others', 'moments', 'all']);
    expect(now?.values.map(({ value }) => value)).toEqual(['usual', 'hold', 'turn', 'own']);
  });
});
