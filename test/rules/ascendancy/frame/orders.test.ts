import { describe, expect, it } from 'vitest';
import { ascendancy } from '../../../../src/games/ascendancy/index.ts';
import { preferencesOf } from '../../../../src/games/ascendancy/orders.ts';
import { WINDOWS } from '../../../../src/games/ascendancy/windows.ts';
import { open } from '../../../../src/games/kit/offers.ts';
import { Refused } from '../../../../src/kernel/types.ts';
import { plainAdvancements, rule } from './fakes.ts';
import { contact, play } from './stage.ts';

plainAdvancements();

const begun = () => play().match.state;
const orders = (raw: unknown) => ascendancy.orders(raw, begun(), 0);
/** A game in which the Federation is asked to commit, so that standing orders can be given. */
const bidding = () => play({ at: 'initiative', patch: contact() });

describe('Standing orders', () => {
  it('T-ORDERS-01: a player is asked only in the windows they ticked, and windows that can’t come up now keep the default', () => {
    const { ask, prefer } = orders({ ask: ['trade', 'trade'] });
    const now = ascendancy.windows(begun(), 0).map(({ id }) => id);
    expect(ask.filter((id) => now.includes(id))).toEqual(['trade']);
    // Windows that aren’t possible now, such as those of cards that nobody has, keep asking as by default.
    const later = WINDOWS.map(({ id }) => id).filter((id) => !now.includes(id));
    expect(ask.filter((id) => id !== 'trade')).toEqual(later);
    expect(prefer).toEqual({
      initiative: null,
      cards: [],
      passage: { always: [], never: [] },
      trade: { give: [], accept: [], revoke: [], exchange: [] },
      research: null,
      retreat: null,
      surrender: null,
    });
    expect(orders({ prefer: { trade: { accept: 'all' } } }).prefer).toMatchObject({
      trade: { accept: 'all', give: [] },
    });
    expect(preferencesOf([], 0).cards).toEqual([]);
  });

  it('invalid standing orders are refused, and the refusal names the invalid part', () => {
    expect(() => orders({ ask: ['everything'] })).toThrow(Refused);
    expect(() => orders({ prefer: { initiative: -1 } })).toThrow('“prefer.initiative”');
    expect(() => orders({ prefer: { passage: { always: [9] } } })).toThrow('“prefer.passage');
    expect(() => orders('no')).toThrow('standing orders');
  });

  it('A-INIT-06: standing orders commit the lowest free total up to the maximum, using Production first', () => {
    const stage = bidding().orders('romulans', { prefer: { initiative: 2, cards: [3, 1] } });
    stage.does('federation', '1').does('federation', 'culture').does('klingons', '0');
    expect(stage.g.players[2]).toMatchObject({ order: { committed: 2, card: 3 }, reserves: { production: 1 } });
    expect(stage.g.players[0]?.order.card).toBeNull();
  });

  it('A-INIT-05: standing orders commit nothing if no total is free', () => {
    const stage = bidding().orders('romulans', { prefer: { initiative: 1 } });
    stage.does('federation', '1').does('federation', 'culture').does('klingons', '0');
    expect(stage.g.players[2]?.order.committed).toBe(0);
  });

  it('A-INIT-07: despite standing orders, the player is asked to choose if the preferred card is taken', () => {
    const stage = bidding().orders('klingons', { prefer: { cards: [2] } });
    stage.does('federation', '3').allocates('federation', { production: 3 });
    stage.does('klingons', '1').does('klingons', 'culture').does('romulans', '0').does('federation', 'card:2');
    expect(stage.match.pending(1)?.options.map(({ key }) => key)).toEqual(['card:1', 'card:3']);
  });

  it('A-OPEN-86: a player isn’t asked in a window that their standing orders leave out', () => {
    const offers = () => [open({ key: 'take', verb: 'use', label: 'Take it' }, [])];
    rule('klingon', { at: { 'turn-end': { offers } } });
    const ids = (seat: number) => ascendancy.windows(play().match.state, seat).map(({ id }) => id);
    expect(ids(1)).toContain('turn-end');
    expect(ids(0)).not.toContain('turn-end');
    const asked = play({ at: 'command' }).does('federation', 'end:turn');
    expect(asked.match.pending(1)?.options.map(({ key }) => key)).toEqual(['take', 'pass']);
    const silent = play({ at: 'command' }).orders('klingons', { ask: [] }).does('federation', 'end:turn');
    expect(silent.match.pending(1)?.options.map(({ key }) => key)).toContain('end:building');
  });

  it('T-ORDERS-01: by default, a player is asked in every window', () => {
    const begun = ascendancy.defaultOrders(0, false);
    expect(begun.ask).toEqual(WINDOWS.map(({ id }) => id));
    expect(orders(begun)).toEqual(begun);
  });
});

describe('Standing orders that answer other players', () => {
  const option = (key: string, verb = key) => ({ key, verb, label: key });
  /** The answer of the Federation’s standing orders to a question of this step with these options. */
  const answer = (proc: string, step: string, prefer: object, keys: string[], patch: object = {}) => {
    const { state: now } = play().match;
    now.stack.push({ proc, step, local: {} });
    now.orders[0] = orders({ ask: [], prefer });
    Object.assign(now.g, patch);
    const options = keys.map((key) => option(key, key.split(':')[0]));
    return ascendancy.auto(now, { seat: 0, kind: 'pick', prompt: '', options, min: 1, max: keys.length });
  };

  it('A-MOVE-19 A-VUL-05: standing orders answer requests from players on the “always” and “never” lists, and no others', () => {
    const passage = { always: [1], never: [2] };
    const asked = (step: string, movement: object) =>
      answer('move', step, { passage }, ['grant', 'pass'], { movement });
    expect(asked('permission', { seat: 1, by: 1 })).toEqual(['grant']);
    expect(asked('permission', { seat: 2, by: 2 })).toEqual(['pass']);
    expect(asked('permission', { seat: 3, by: 3 })).toBeNull();
    expect(asked('leave', { seat: 0, by: 2 })).toEqual(['pass']);
  });

  it('A-PHEN-04: standing orders can put Research on Projects, in the order listed, or into the Reserves', () => {
    const keys = ['project:a', 'project:b', 'reserves'];
    expect(answer('study', 'choose', { research: 'reserves' }, keys)).toEqual(['reserves']);
    expect(answer('study', 'choose', { research: 'projects' }, keys.slice(0, 2))).toEqual(['project:a', 'project:b']);
    expect(answer('study', 'choose', {}, keys)).toBeNull();
  });

  it('A-BAT-25: standing orders make a side Retreat if it has fewer Ships than the given number', () => {
    const conflict = { sides: [{ owner: 0, units: [1, 2] }] };
    const asked = (retreat: number | null) =>
      answer('retreat', 'choose', { retreat }, ['stand', 'retreat:earth'], { conflict });
    expect(asked(2)).toEqual(['stand']);
    expect(asked(3)).toEqual(['retreat:earth']);
    expect(asked(null)).toBeNull();
  });

  it('A-INV-16: standing orders Surrender a System that has at most the given number of Nodes', () => {
    const asked = (surrender: number | null) =>
      answer('invasion', 'surrender', { surrender }, ['fight', 'surrender'], {
        conflict: { system: 'earth', sides: [] },
      });
    expect(asked(3)).toEqual(['surrender']);
    expect(asked(2)).toEqual(['fight']);
    expect(asked(null)).toBeNull();
  });
});

describe('question timeouts', () => {
  const timeout = (stage: ReturnType<typeof play>, seat: number) => {
    const decision = stage.match.pending(seat);
    if (decision === null) throw new Error('nobody is asked');
    return ascendancy.fallback(stage.match.state, decision);
  };

  it('A-BUILD-01 A-CMD-04 A-INIT-05: the answer after a timeout ends the phase, commits nothing or takes the lowest card', () => {
    expect(timeout(play(), 0)).toEqual({ keys: ['end:building'], safe: true });
    expect(timeout(play({ at: 'command' }), 0)).toEqual({ keys: ['end:turn'], safe: true });
    const stage = bidding();
    expect(timeout(stage, 0)).toEqual({ keys: ['0'], safe: true });
    stage.does('federation', '4');
    expect(timeout(stage, 0)).toEqual({
      keys: ['production', 'production', 'production', 'research'],
      safe: false,
    });
    stage.allocates('federation', { culture: 3, research: 1 }).does('klingons', '0').does('romulans', '0');
    expect(timeout(stage, 0)).toEqual({ keys: ['card:1'], safe: false });
  });

  it('A-SPEC-01: after a timeout, no special rules are used', () => {
    rule('federation', {
      at: { 'turn-start': { offers: () => [open({ key: 'take', verb: 'use', label: 'Take it' }, [])] } },
    });
    expect(timeout(play({ at: 'turn' }), 0)).toEqual({ keys: ['pass'], safe: true });
  });
});
