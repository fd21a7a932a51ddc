import { describe, expect, it } from 'vitest';
import { ascendancy } from '../../../../src/games/ascendancy/index.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { randomAnswer } from '../../../../src/kernel/decision.ts';
import { InMemoryTable } from '../../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../../src/kernel/random.ts';
import type { Json } from '../../../../src/kernel/types.ts';
import { plainAdvancements } from './fakes.ts';
import { contact, play } from './stage.ts';

plainAdvancements();

/** Plays a match to its end. Every seat buys Ascendancy as soon as possible, and otherwise answers as on a timeout. */
function playOut(match: InMemoryTable<Ascendancy>, most = 4_000): void {
  for (let step = 0; step < most && match.state.over === null; step++) {
    const [decision] = match.state.pending;
    if (decision === undefined) throw new Error('nobody is asked');
    const can = decision.options.some(({ key }) => key === 'ascend');
    match.answer(decision, can ? ['ascend'] : ascendancy.fallback(match.state, decision).keys);
    ascendancy.check(match.state);
  }
}

describe('A whole game', () => {
  it.each([3, 5, 7])('A-INIT-01 A-RECH-09 A-WIN-02: %i players play a game to its end', (count) => {
    const civs = ['federation', 'klingon', 'romulan', 'andorian', 'cardassian', 'ferengi', 'vulcan'].slice(0, count);
    const match = new InMemoryTable(ascendancy, { options: { civs }, undo: false }).start();
    playOut(match);
    // With one Culture Node and 3 Culture to start with, each player buys the fourth Ascendancy in round 18.
    expect(match.state.g.round).toBe(18);
    expect(match.state.over?.winners).toEqual(Array.from({ length: Math.min(count, 6) }, (_, seat) => seat));
    expect(match.state.over?.rule).toBe('A-WIN-10');
  });

  it.each(['randomTurnOrder', 'mysteryTurnOrder', 'startingProject', 'startingAdvancement', 'wildCulture'])(
    'A-OPT-01: a game with the rule %s stays valid with random answers',
    (rule) => {
      const options: Json = { rules: { [rule]: true, easierAscension: true }, guide: true };
      const match = new InMemoryTable(ascendancy, { options, undo: false }).start();
      for (const player of match.state.g.players) player.contact = [0, 1, 2];
      const random = stream(`random ${rule}`);
      for (let step = 0; step < 400 && match.state.over === null; step++) {
        const [decision] = match.state.pending;
        if (decision === undefined) throw new Error('nobody is asked');
        match.answer(
          decision,
          randomAnswer(decision, (bound) => random.next(bound)),
        );
        ascendancy.check(match.state);
      }
      expect(match.state.g.round).toBeGreaterThan(3);
    },
  );

  it('A-INIT-12: each turn of a round has its own identifier', () => {
    const name = (stage: ReturnType<typeof play>) => ascendancy.turnNow?.(stage.match.state);
    const stage = play();
    const first = name(stage);
    stage.does('federation', 'end:building');
    expect(name(stage)).toBe(first);
    stage.does('federation', 'end:turn');
    expect(name(stage)).not.toBe(first);
  });

  it('T-AWAY-04: the other players win when a player gives up', () => {
    const { state } = play().match;
    expect(ascendancy.concede(state, 1)).toEqual({ winners: [0, 2], why: 'The Klingons give up.' });
    expect(ascendancy.concede(state, 0, 'is away').why).toBe('The Federation is away.');
    expect(ascendancy.concede(state, 1, 'is away').why).toBe('The Klingons are away.');
  });

  it('A-BUILD-01 A-CMD-02 A-INIT-07: a guided game shows each lesson once, one at a time', () => {
    const stage = play({ options: { guide: true } });
    const lessons = () => stage.match.events.filter(({ event }) => event.lesson === true).length;
    const before = lessons();
    expect(before).toBeGreaterThan(0);
    stage.does('federation', 'end:building');
    expect(lessons()).toBe(before + 1);
    stage.does('federation', 'end:turn').does('klingons', 'end:building').does('klingons', 'end:turn');
    expect(stage.g.lessons?.[0]).toEqual(['goal', 'commands']);
    const most = stage.match.events.reduce((counts, { seq, event }) => {
      const seats = event.lesson === true ? Object.keys(event.seats ?? {}) : [];
      for (const seat of seats) counts.set(`${seq} ${seat}`, (counts.get(`${seq} ${seat}`) ?? 0) + 1);
      return counts;
    }, new Map<string, number>());
    expect(Math.max(...most.values())).toBe(1);
  });
});

describe('Hidden information', () => {
  const cards = { 'federation.projects': ['federation-5'], 'klingon.projects': ['klingon-5', 'klingon-6'] };

  it('A-OPEN-74: a position with re-dealt hidden cards looks the same to its reader', () => {
    const { state } = play({ decks: cards, options: { civs: ['federation', 'klingon', 'vulcan'] } }).match;
    const [, , vulcans] = state.g.players;
    vulcans?.agendas.push({ card: 'agenda-01', open: true }, { card: 'agenda-02', open: false });
    const random = stream('deal');
    for (const seat of [0, 1, 2]) {
      const dealt = ascendancy.redeal(structuredClone(state), seat, (bound) => random.next(bound));
      ascendancy.check(dealt);
      expect(ascendancy.view(dealt, seat)).toEqual(ascendancy.view(state, seat));
      expect(dealt.g.stack).not.toEqual(state.g.stack);
      expect(dealt.g.players.map(({ deck }) => deck)).not.toEqual(state.g.players.map(({ deck }) => deck));
    }
    const hidden = (seat: number) =>
      ['a', 'b', 'c', 'd'].map((seed) => {
        const { next } = stream(seed);
        const dealt = ascendancy.redeal(structuredClone(state), seat, next);
        return [dealt.g.players[1]?.projects, dealt.g.players[2]?.agendas[1]];
      });
    expect(new Set(hidden(0).map((one) => JSON.stringify(one))).size).toBeGreaterThan(1);
    expect(
      hidden(1).every(([projects]) => JSON.stringify(projects) === JSON.stringify(state.g.players[1]?.projects)),
    ).toBe(true);
  });

  it('A-OPEN-74: views show neither the order of decks nor other players’ Projects or Agendas', () => {
    const { state } = play({ decks: cards }).match;
    const seen = (reader: number | 'spectator') => JSON.stringify(ascendancy.view(state, reader));
    for (const reader of [1, 2, 'spectator'] as const) expect(seen(reader)).not.toContain('federation-5');
    expect(seen(0)).toContain('federation-5');
    expect(seen(0)).not.toContain('klingon-5');
    expect(seen(0)).not.toContain('federation-9');
    expect(seen(0)).not.toContain('terra-nova');
  });
});

describe('Impossible positions', () => {
  const UNIT = {
    id: 50,
    seat: 0,
    ships: 1,
    fleet: null,
    at: 'earth',
    warp: null,
    began: null,
    exited: false,
    used: [],
  };

  it.each([
    ['A-COMP-08: a Ship too many', { 'players.0.ships': 28 }],
    ['A-COMP-12: a missing Control Node', { 'players.0.controls': 8 }],
    ['A-COMP-10: a fourth Starbase', { 'players.0.commissioned': 4 }],
    ['A-COMP-14: an Agreement that its own giver holds', { 'players.0.agreements.0.holder': 0 }],
    [
      'A-TRADE-06: two Agreements with one rival',
      { 'players.0.agreements.0.holder': 1, 'players.0.agreements.1.holder': 1 },
    ],
    ['A-COMP-11: a card that exists twice', { 'players.0.deck': ['federation-1'] }],
    ['A-COMP-06: a Turn Order Card that two players have', { 'players.0.order.card': 2 }],
    ['A-BUILD-16: a Node without a site', { 'discs.earth.nodes': ['production', 'research', 'culture', 'culture'] }],
    ['A-TERM-21: a Ship in a Sector that doesn’t exist', { 'units.0.at': 'l9/1' }],
    ['A-MOVE-10: a Ship on the map and at Warp', { 'units.0.warp': { from: 'earth', tokens: 1 } }],
    ['A-COMP-01: a disc that exists twice', { stack: ['terra-nova', 'terra-nova'] }],
    ['A-TERM-18: Resources below 0', { 'players.0.reserves.culture': -1 }],
    ['A-OPEN-03: Weapons beyond the track', { 'players.0.weapons': 0 }],
    [
      'A-COMP-09: a Fleet that is too large',
      { 'players.0.ships': 20, 'units.0.ships': 8, 'units.0.fleet': { card: 0, side: 'a' } },
    ],
    [
      'A-COMP-09: one Fleet Card that two Fleets use',
      { 'players.0.ships': 21, units: [0, 1].map((id) => ({ ...UNIT, id, ships: 3, fleet: { card: 0, side: 'a' } })) },
    ],
  ] as [string, { [path: string]: Json }][])('%s is rejected', (_name, patch) => {
    expect(() => play({ patch })).toThrow('impossible position');
  });

  it('A-TRADE-03: a legal position is accepted', () => {
    expect(() => play({ patch: { 'players.0.agreements.0.holder': 1, ...contact() } })).not.toThrow();
  });
});
