import { describe, expect, it } from 'vitest';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { Refused } from '../../../src/kernel/types.ts';
import { type CaseSetup, Stage } from '../../../src/simulation/stage.ts';
import { gone, play, run, standing } from '../../support/away-case.ts';

const { state } = play().match;
const orders = (raw: unknown) => awayMissions.orders(raw, state, 0);

describe('a player’s standing orders', () => {
  it('missing parts of standing orders get default values', () => {
    expect(orders({})).toEqual({
      ask: [],
      prefer: { damage: 'ask', order: ['move', 'skill', 'attack', 'defense'], reroll: null, debrief: 'all' },
    });
    expect(awayMissions.defaultOrders(0, false)).toMatchObject({ ask: ['damage'], prefer: { damage: 'ask' } });
  });

  it('the refusal of standing orders names the invalid part and what is possible', () => {
    expect(() => orders({ ask: ['everything'] })).toThrow(Refused);
    expect(() => orders({ prefer: { order: ['move', 'move', 'attack', 'skill'] } })).toThrow('“prefer.order”');
    expect(() => orders({ prefer: { reroll: { below: 9, above: 0 } } })).toThrow('“prefer.reroll.below”');
    expect(() => orders('no')).toThrow('standing orders');
  });

  it('M-DMG-01: Damage is taken from ratings in the owner’s order', () => {
    const local = { target: 'shelby', amount: 2, by: null, weapon: null };
    const prefer = { damage: 'auto', order: ['defense', 'skill', 'attack', 'move'] };
    const { over, g } = run('damage', local, {}, [], prefer).match.state;
    expect(over).not.toBeNull();
    expect(g.characters['shelby']?.pegs).toEqual({ attack: 2, defense: 1, skill: 1, move: 2 });
  });

  it('M-TIME-02: a player who wants to interrupt is asked about the pegs if an Interrupt is possible', () => {
    const local = { target: 'shelby', amount: 2, by: null, weapon: null };
    const scene = { decks: { 'federation.hand': ['scanner'] } };
    const stage = run('damage', local, scene, ['damage'], { damage: 'auto' });
    expect(stage.decision('federation').kind).toBe('allocate');
  });

  it('M-RR-02: a rule for re-rolls in standing orders also turns on the window for re-rolls', () => {
    expect(orders({ prefer: { reroll: { below: 4, above: 2 } } }).ask).toEqual(['reroll']);
  });

  describe('M-OPEN-81: allies who let each other go first', () => {
    const options = { factions: ['federation', 'borg', 'federation', 'borg'], partner: 2 };
    /** Returns the seat that is asked at the start of a turn or of beaming down, with these orders of each seat. */
    function asked(prefers: object[], scene: CaseSetup): number | undefined {
      const defaultOrders = (seat: number) => awayMissions.orders({ prefer: prefers[seat] ?? {} }, state, 0);
      const stage = new Stage({ ...awayMissions, defaultOrders }, { options, turn: 'federation', ...scene });
      return stage.match.state.pending[0]?.seat;
    }
    const first = { ally: 'first' };

    it('if the asked seat’s orders always let the ally go first, the ally gets the turn', () => {
      expect(asked([], { at: 'activation' })).toBe(0);
      expect(asked([{ ally: 'ask' }], { at: 'activation' })).toBe(0);
      expect(asked([first], { at: 'activation' })).toBe(2);
      // The orders of a seat that isn’t asked first change nothing.
      expect(asked([{}, {}, first], { at: 'activation' })).toBe(0);
    });

    it('if both allies’ orders let the other go first, the ally still has to act', () => {
      expect(asked([first, {}, first], { at: 'activation' })).toBe(2);
    });

    it('an ally who has nothing left to do doesn’t get the turn', () => {
      expect(asked([first], { at: 'activation', patch: gone('riker-2', 'shelby-2', 'data-2', 'worf-2') })).toBe(0);
    });

    it('the ally beams down first if the asked seat’s orders say so', () => {
      const scene = { at: 'deploy' };
      const [usual, ordered] = [asked([], scene), asked([first, first, first, first], scene)];
      expect(ordered).toBe(((usual ?? 0) + 2) % 4);
    });
  });

  it('a seat’s list of windows contains each window that could still open, judging by public information', () => {
    const hand = play({ decks: { 'federation.hand': ['scanner'] } });
    const ids = (stage: typeof hand) => awayMissions.windows(stage.match.state, 0).map(({ id }) => id);
    expect(ids(hand)).toEqual(['attacked', 'damage', 'scores', 'challenge', 'reroll', 'thin']);
    expect(ids(play())).toEqual(['challenge', 'reroll', 'thin']);
  });
});

describe('answers after a timeout', () => {
  const timeout = (stage: ReturnType<typeof play>, seat: number) => {
    const decision = stage.match.pending(seat);
    if (decision === null) throw new Error('nobody is asked');
    return awayMissions.fallback(stage.match.state, decision);
  };

  it('the fallback keeps cards and dice, and passes or Recovers', () => {
    const stage = play().does('federation', 'activate:riker');
    expect(timeout(stage, 0)).toEqual({ keys: ['pass'], safe: true });
    const stunned = play({ patch: { 'characters.riker.stun': 1 } }).does('federation', 'activate:riker');
    expect(timeout(stunned, 0)).toEqual({ keys: ['recover'], safe: true });
    const draw = play({ at: 'draw' });
    expect(timeout(draw, 0)).toEqual({ keys: [], safe: true });
    const patch = standing({ worf: 'C5', one: 'D5' });
    const reroll = play({ patch, decks: { 'federation.hand': ['scanner'] }, dice: [6, 1, 1, 1, 2, 2] });
    reroll.does('federation', 'activate:worf').does('federation', 'attack:one:batleth');
    expect(timeout(reroll, 0)).toEqual({ keys: ['pass'], safe: true });
    reroll.does('federation', 'reroll:scanner');
    expect(timeout(reroll, 0)).toEqual({ keys: ['die:1', 'die:1:2', 'die:1:3'], safe: false });
  });

  it('M-DMG-01: the fallback for Damage lowers Move first, then Skill, Attack and Defense', () => {
    const stage = run('damage', { target: 'shelby', amount: 2, by: null, weapon: null });
    expect(timeout(stage, 0)).toEqual({ keys: ['move', 'skill'], safe: true });
  });

  it('every fallback is a legal answer', () => {
    const stage = play({ at: 'action', dice: [6, 1] });
    for (let turn = 0; turn < 400 && stage.match.state.over === null; turn++) {
      const [decision] = stage.match.state.pending;
      if (decision === undefined) throw new Error('nobody is asked');
      stage.match.answer(decision, awayMissions.fallback(stage.match.state, decision).keys);
    }
    expect(stage.match.state.over).not.toBeNull();
  });
});

describe('giving up a two-player game', () => {
  it('if a player gives up, the other seat wins', () => {
    const stage = play();
    stage.match.submit({ t: 'concede', seat: 0 });
    expect(stage.match.state.over).toMatchObject({ winners: [1] });
  });
});
