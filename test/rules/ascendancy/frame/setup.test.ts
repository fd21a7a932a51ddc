import { describe, expect, it } from 'vitest';
import { systemCard } from '../../../../src/games/ascendancy/content/lookup.ts';
import { ascendancy } from '../../../../src/games/ascendancy/index.ts';
import { CIVS } from '../../../../src/games/ascendancy/options.ts';
import { civName } from '../../../../src/games/ascendancy/position/names.ts';
import type { Ascendancy } from '../../../../src/games/ascendancy/state.ts';
import { InMemoryTable } from '../../../../src/kernel/in-memory-table.ts';
import { Refused } from '../../../../src/kernel/types.ts';
import { plainAdvancements, rule } from './fakes.ts';
import { play } from './stage.ts';

plainAdvancements();

const setup = (options = {}): Ascendancy => ascendancy.setup(ascendancy.options(options));
const kinds = (g: Ascendancy, count: number) => g.stack.slice(0, count).map((id) => systemCard(id).kind);

describe('Set-up', () => {
  it('A-SET-02 A-SET-03 A-SET-04 A-SET-05 A-SET-07 A-SET-11 A-SET-12 A-COMP-08 A-COMP-12: scenario 1: three players start with their pieces, Resources and Commands', () => {
    const g = setup();
    for (const player of g.players) {
      expect(player).toMatchObject({
        ascendancy: 1,
        reserves: { production: 3, research: 3, culture: 3 },
        commands: { ready: 5, exhausted: 0 },
        weapons: 5,
        shields: 0,
        ships: 27,
        controls: 9,
        contact: [],
        projects: [],
      });
    }
    expect(g.units).toHaveLength(9);
    expect(g.units.map(({ at }) => at)).toEqual(['earth', 'qonos', 'romulus'].flatMap((home) => [home, home, home]));
    expect(Object.keys(g.discs)).toEqual(['earth', 'qonos', 'romulus']);
    expect(g.lanes).toEqual({});
  });

  it('A-SET-09 A-OPEN-94 A-COMP-11: one Starting Advancement is complete, and the other 14 form the deck', () => {
    const [federation] = setup().players;
    expect(federation?.advancements).toEqual([{ card: 'federation-1', exhausted: false }]);
    expect(federation?.deck).toHaveLength(14);
    expect(federation?.deck).not.toContain('federation-1');
  });

  it('A-SET-09: each player’s deck is shuffled', () => {
    const [federation] = new InMemoryTable(ascendancy).start().state.g.players;
    const before = setup().players[0]?.deck ?? [];
    expect(federation?.deck).not.toEqual(before);
    expect([...(federation?.deck ?? [])].sort()).toEqual([...before].sort());
  });

  it('A-SET-01: lots decide which seat leads which civilization, and a replay gives the same result', () => {
    const options = ascendancy.options({ lot: true, civs: ['vulcan', 'ferengi', 'klingon', 'romulan'] });
    expect(ascendancy.seatNames(options)).toEqual([1, 2, 3, 4].map((seat) => `Civilization ${seat}`));
    const drawn = (secret: string) => {
      const { state } = new InMemoryTable(ascendancy, { secret, options }).start();
      ascendancy.check(state);
      expect(Object.keys(state.g.discs)).toEqual(state.g.players.map(({ home }) => home));
      const civs = state.g.players.map(({ civ }) => civ);
      expect(new Set(civs)).toHaveLength(4);
      expect(civs.map((_civ, seat) => ascendancy.seatNow?.(state, seat)?.short)).toEqual(civs.map(civName));
      return civs;
    };
    const secrets = Array.from({ length: 12 }, (_, n) => `lots ${n}`);
    const games = secrets.map(drawn);
    expect(secrets.map(drawn)).toEqual(games);
    expect(new Set(games.flat())).toHaveLength(CIVS.length);
    // Seats keep their names if no civilization is drawn.
    expect(ascendancy.seatNow?.(new InMemoryTable(ascendancy).start().state, 0)).toBeNull();
  });

  it('A-SET-10: a home starts with a Node of each type and a Control Node', () => {
    expect(setup().discs['earth']).toMatchObject({ nodes: ['production', 'research', 'culture'], control: 0 });
  });

  it('A-COMP-14 A-OPEN-14: each player has three Trade Agreements of 1, 2 and 3 Production', () => {
    const [, klingons] = setup().players;
    expect(klingons?.agreements).toEqual(
      ['kli-ta-1', 'kli-ta-2', 'kli-ta-3'].map((card) => ({ card, holder: null, exhausted: false })),
    );
  });

  it('A-SET-07 A-CAR-01: a console can give more Commands', () => {
    rule('klingon', {
      adds: { limit: (_g, { seat }, about) => (about.of === 'commands' && seat === about.seat ? 1 : 0) },
    });
    expect(setup().players.map(({ commands }) => commands.ready)).toEqual([5, 6, 5]);
  });

  it('A-SET-14 A-SET-15: the first two discs per player are Planetary, and Phenomena come only after them', () => {
    for (const secret of ['a', 'b', 'c']) {
      const { g } = new InMemoryTable(ascendancy, { secret }).start().state;
      expect(kinds(g, 6)).toEqual(new Array(6).fill('planetary'));
      expect(g.stack).toHaveLength(28);
      expect([...g.stack].sort()).toEqual([...setup().stack].sort());
    }
  });

  it('A-OPT-10: a Random Galaxy can start with a Phenomenon', () => {
    const options = { rules: { randomGalaxy: true } };
    const first = ['a', 'b', 'c', 'd', 'e'].flatMap((secret) =>
      kinds(new InMemoryTable(ascendancy, { secret, options }).start().state.g, 6),
    );
    expect(first).toContain('phenomenon');
  });

  it('A-EXP-06: each further civilization adds nine discs, and sets of civilizations that aren’t played stay in the box', () => {
    expect(setup().stack).toHaveLength(28);
    const g = setup({ civs: ['federation', 'klingon', 'andorian'] });
    expect(g.stack).toHaveLength(37);
    expect(g.stack).not.toContain('andor');
    expect(g.stack.some((id) => systemCard(id).set === 'andorian')).toBe(true);
  });

  it('A-OPEN-21: the Borg add six discs, never among the first discs, and place the Hub in the middle', () => {
    const { g } = new InMemoryTable(ascendancy, { options: { borg: 'invasion' } }).start().state;
    expect(g.stack).toHaveLength(34);
    expect(g.stack.slice(0, 6).some((id) => systemCard(id).set === 'borg')).toBe(false);
    expect(g.discs['transwarp-hub']).toMatchObject({ x: 18_000, y: 18_000 });
    const encounter = setup({ borg: 'encounter' });
    expect(encounter.discs['transwarp-hub']).toBeUndefined();
    expect(encounter.borg?.variant).toBe('encounter');
  });

  it('A-EXP-08 A-EXP-09 A-SET-05: seven players can play, and the Vulcans start with 3 Ascendancy and five Ambassadors', () => {
    const g = setup({ civs: CIVS });
    expect(g.players.map(({ ascendancy: level }) => level)).toEqual([1, 1, 1, 1, 1, 1, 3]);
    expect(g.players.map(({ ambassadors }) => ambassadors)).toEqual([0, 0, 0, 0, 0, 0, 5]);
    expect(Object.values(g.discs)).toHaveLength(7);
  });

  it('A-EXP-12 A-SET-01: solo and two-player games must include the Borg, and each civilization can be used only once', () => {
    expect(() => setup({ civs: ['federation', 'klingon'] })).toThrow(Refused);
    expect(setup({ civs: ['federation'], borg: 'invasion' }).players).toHaveLength(1);
    expect(() => setup({ civs: ['federation', 'klingon', 'klingon'] })).toThrow(Refused);
  });

  it('A-OPT-02: second turns are simultaneous only if first turns are', () => {
    expect(() => setup({ rules: { simultaneousSecondTurns: true } })).toThrow('Choose both');
    expect(() => setup({ rules: { simultaneousFirstTurns: true, simultaneousSecondTurns: true } })).not.toThrow();
  });

  it('A-OPT-03: the rule Extra Resources gives every player more Resources', () => {
    expect(setup({ rules: { extraResources: true } }).players[1]?.reserves).toEqual({
      production: 8,
      research: 6,
      culture: 4,
    });
  });

  it('A-OPT-12: Humble Beginnings leaves players with nothing except the Vulcans’ Ascendancy', () => {
    const { players } = setup({ civs: ['federation', 'klingon', 'vulcan'], rules: { humbleBeginnings: true } });
    expect(players.map(({ ascendancy: level }) => level)).toEqual([0, 0, 3]);
    expect(players.map(({ reserves }) => Object.values(reserves))).toEqual(new Array(3).fill([0, 0, 0]));
  });
});

describe('Preparations before the first round', () => {
  const vulcans = { civs: ['vulcan', 'federation', 'klingon'] };

  it('A-SET-13: the Vulcans draw two Agendas, show one and keep the other secret', () => {
    const stage = play({ at: 'preparation', options: vulcans });
    const [first, second] = stage.g.players[0]?.agendas ?? [];
    expect(first?.card).not.toBe(second?.card);
    expect(stage.decision('vulcans').options.map(({ key }) => key)).toEqual([
      `show:${first?.card}`,
      `show:${second?.card}`,
    ]);
    stage.does('vulcans', `show:${second?.card}`);
    expect(stage.g.players[0]?.agendas.map(({ open }) => open)).toEqual([false, true]);
    const seen = (reader: number) =>
      ascendancy.view(stage.match.state, reader).players[0]?.agendas.map((one) => one?.id);
    expect(seen(0)).toEqual([first?.card, second?.card]);
    expect(seen(1)).toEqual([undefined, second?.card]);
  });

  it('A-SET-13: other civilizations aren’t asked before the first round', () => {
    expect(play({ at: 'preparation' }).g.round).toBe(1);
  });

  it('A-OPT-05: a Starting Advancement is chosen or drawn from the player’s own deck, and its Command is Exhausted (A-SET-08)', () => {
    const stage = play({ at: 'preparation', options: { rules: { startingAdvancement: true } } });
    expect(stage.decision('federation').options).toHaveLength(15);
    stage.does('federation', 'choose:federation-2').does('klingons', 'random').does('romulans', 'choose:romulan-5');
    const [federation, klingons, romulans] = stage.g.players;
    expect(federation?.advancements.map(({ card }) => card)).toEqual(['federation-1', 'federation-2']);
    expect(federation?.commands).toEqual({ ready: 5, exhausted: 1 });
    expect(klingons?.advancements).toHaveLength(2);
    expect(romulans?.deck).toHaveLength(13);
    expect(romulans?.deck).not.toContain('romulan-5');
  });

  it('A-OPT-04 A-OPEN-74: a Starting Project is known only to its owner', () => {
    const stage = play({ at: 'preparation', options: { rules: { startingProject: true } } });
    stage.does('federation', 'choose:federation-7').does('klingons', 'random').does('romulans', 'random');
    expect(stage.g.players[0]?.projects).toEqual([{ card: 'federation-7', research: 0 }]);
    const seen = (reader: number) => ascendancy.view(stage.match.state, reader).players[0]?.projects;
    expect(seen(0)).toMatchObject([{ card: { id: 'federation-7' }, cost: 7 }]);
    expect(seen(1)).toEqual([{ card: null, cost: null, research: 0 }]);
    expect(JSON.stringify(stage.match.events.map(({ event }) => event.text))).not.toContain('federation 7');
  });
});
