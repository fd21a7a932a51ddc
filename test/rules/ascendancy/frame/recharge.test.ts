import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../../src/games/ascendancy/rules/rule.ts';
import type { Json } from '../../../../src/kernel/types.ts';
import { plainAdvancements, rule } from './fakes.ts';
import { play, told } from './stage.ts';

plainAdvancements();

type Patch = { [path: string]: Json };
const recharge = (patch: Patch = {}, options: { [name: string]: Json } = {}) =>
  play({ at: 'recharge', patch, options });
const reserves = (stage: ReturnType<typeof play>, seat: number) => Object.values(stage.g.players[seat]?.reserves ?? {});

/** A rule that applies only to its owner. */
const own = (what: Required<Rule>['adds'] | null, income: number): Rule => ({
  ...(what === null ? {} : { adds: what }),
  income: (_g, source, seat) => (source.seat === seat ? { culture: income } : {}),
});

describe('Resource Generation', () => {
  it('A-RECH-03: each Node in a Controlled System yields a Resource, but a Control Node yields none', () => {
    const stage = recharge({ 'discs.earth.nodes': ['production', 'production', null] });
    expect(reserves(stage, 0)).toEqual([5, 3, 3]);
    expect(reserves(stage, 1)).toEqual([4, 4, 4]);
  });

  it('A-RECH-03: a System that nobody Controls yields nothing', () => {
    const stage = recharge({ 'discs.earth.control': null, 'players.0.controls': 10 });
    expect(reserves(stage, 0)).toEqual([3, 3, 3]);
  });

  it('A-TRADE-02 A-TRADE-08 A-RECH-04: received Agreements pay, but a player’s own Agreements don’t', () => {
    const stage = recharge({ 'players.0.agreements.0.holder': 1, 'players.2.agreements.1.holder': 1 });
    expect(reserves(stage, 1)).toEqual([3 + 4, 4, 4]);
    expect(reserves(stage, 0)).toEqual([4, 4, 4]);
  });

  it('A-TRADE-13 A-TRADE-14: an Exhausted Agreement pays nothing and is refreshed in Maintenance', () => {
    const stage = recharge({
      'players.0.agreements.2': { card: 'fed-ta-3', holder: 1, exhausted: true, locked: true },
    });
    expect(reserves(stage, 1)).toEqual([4, 4, 4]);
    expect(stage.g.players[0]?.agreements[2]).toEqual({ card: 'fed-ta-3', holder: 1, exhausted: false });
  });

  it('A-FER-06: a Ferengi Agreement pays for each of its holder’s Systems that Ferengi Ships Orbit', () => {
    const unit = (id: number, at: string) => ({
      id,
      seat: 2,
      ships: 1,
      fleet: null,
      at,
      warp: null,
      began: null,
      exited: false,
      used: [],
    });
    const stage = recharge(
      {
        units: [unit(1, 'earth'), unit(2, 'earth'), unit(3, 'ferenginar')],
        'players.0.ships': 30,
        'players.1.ships': 30,
        'discs.qonos.control': 0,
        'players.0.controls': 8,
        'players.1.controls': 10,
        'players.2.agreements.0.holder': 0,
      },
      { civs: ['federation', 'klingon', 'ferengi'] },
    );
    // Two Systems have a Node of each type, and the Ferengi Orbit one of them.
    expect(reserves(stage, 0)).toEqual([3 + 2 + 1, 5, 5]);
  });

  it('A-RECH-04 A-RECH-05: income from rules is computed from the current position', () => {
    rule('federation', own(null, 2));
    const stage = recharge();
    expect(reserves(stage, 0)).toEqual([4, 4, 6]);
    expect(reserves(stage, 1)).toEqual([4, 4, 4]);
  });

  it('A-CAR-02: one rule can keep a System from yielding, and another can let it yield after all', () => {
    rule('federation', {
      bans: { yield: (_g, { seat }, about) => (about.seat === seat ? () => ({ text: 'No.' }) : null) },
    });
    expect(reserves(recharge(), 0)).toEqual([3, 3, 3]);
    rule('federation', { grants: { yields: (_g, { seat }, about) => about.seat === seat } }, 'other');
    expect(reserves(recharge(), 0)).toEqual([4, 4, 4]);
  });

  it('A-RECH-04 A-OPEN-86: rules can take effect before Nodes yield and after trade', () => {
    const seen: string[] = [];
    const at = (name: string): Rule['at'] => ({
      [name]: {
        does: (
          g: { players: { reserves: { production: number } }[] },
          source: { seat: number },
          about: { seat: number },
        ) => {
          if (source.seat === about.seat) seen.push(`${name} ${g.players[0]?.reserves.production}`);
          return [];
        },
      },
    });
    rule('federation', { at: { ...at('generate-start'), ...at('generate'), ...at('maintenance') } });
    recharge();
    expect(seen).toEqual(['generate-start 3', 'generate 4', 'maintenance 4']);
  });
});

describe('Maintenance', () => {
  it('A-RECH-06 A-SPEC-02 A-BUILD-29: all cards and Command Tokens are refreshed in Maintenance', () => {
    const stage = recharge({
      'players.0.commands': { ready: 0, exhausted: 5 },
      'players.0.advancements': [{ card: 'federation-1', exhausted: true }],
      'players.0.uses': [
        { rule: 'a', span: 'round', times: 1 },
        { rule: 'b', span: 'game', times: 1 },
      ],
      lasting: [{ what: 'a', seats: [0], until: 'maintenance' }],
    });
    expect(stage.g.players[0]).toMatchObject({
      commands: { ready: 5, exhausted: 0 },
      advancements: [{ card: 'federation-1', exhausted: false }],
      uses: [{ rule: 'b' }],
    });
    expect(stage.g.lasting).toEqual([]);
  });

  it('A-RECH-07 A-SB-06 A-BUILD-31: each Controlled Starbase and each Command printed on a card adds a Command', () => {
    rule(
      'federation',
      own({ limit: (_g, { seat }, about) => (about.of === 'commands' && about.seat === seat ? 1 : 0) }, 0),
    );
    const stage = recharge({
      'discs.earth.starbase': true,
      'players.0.advancements': [
        { card: 'federation-rule', exhausted: true },
        { card: 'federation-2', exhausted: true },
        { card: 'klingon-2', exhausted: false },
        { card: 'federation-3', exhausted: false },
      ],
      'players.0.deck': [],
      'players.1.deck': [],
    });
    expect(stage.g.players.map(({ commands }) => commands.ready)).toEqual([9, 5, 5]);
  });

  it('A-RECH-08 A-MOVE-08: every Ship at Warp gets a Warp Token', () => {
    const stage = recharge({ 'units.0.at': null, 'units.0.warp': { from: 'earth', tokens: 1 } });
    expect(stage.g.units[0]?.warp?.tokens).toBe(2);
    expect(stage.g.units[1]?.warp).toBeNull();
  });

  it('A-PHEN-06: only a Phenomenon without Research gets 1 Research', () => {
    const disc = (id: string, x: number, research: number) => ({
      id,
      x,
      y: 18_000,
      sites: [],
      nodes: [],
      limit: 3,
      control: null,
      taken: null,
      starbase: false,
      level: 0,
      waiting: { production: 0, research: 0, culture: 0 },
      research,
      unseen: [],
      cards: [],
      ambassadors: 0,
      watched: false,
      spire: null,
    });
    const { discs, stack } = play().g;
    const stage = recharge({
      discs: {
        ...structuredClone(discs),
        'murasaki-312': disc('murasaki-312', 15_000, 0),
        'temporal-anomaly': disc('temporal-anomaly', 20_000, 2),
      },
      stack: stack.filter((id) => id !== 'murasaki-312' && id !== 'temporal-anomaly'),
    });
    const found = ['murasaki-312', 'temporal-anomaly', 'earth'].map((id) => stage.g.discs[id]?.research);
    expect(found).toEqual([1, 2, 0]);
  });
});

describe('Elimination', () => {
  const nothing = (seat: number, home: string): Patch => ({
    [`players.${seat}.ships`]: 30,
    [`players.${seat}.controls`]: 10,
    [`discs.${home}.control`]: null,
    units: play().g.units.filter((unit) => unit.seat !== seat) as unknown as Json,
  });

  it('A-RECH-02 A-OPEN-83: a player without Ships or Systems is out and loses all cards, but that player’s Starbase stays', () => {
    const stage = recharge({
      ...nothing(1, 'qonos'),
      'discs.qonos.starbase': true,
      'players.1.agreements.0.holder': 0,
      'players.2.agreements.0.holder': 1,
      'players.1.advancements': [
        { card: 'klingon-1', exhausted: false },
        { card: 'romulan-4', exhausted: false },
      ],
      'players.1.projects': [{ card: 'federation-5', research: 2 }],
      'players.0.advancements': [{ card: 'klingon-6', exhausted: false }],
      'players.0.deck': ['federation-3'],
      'players.1.deck': ['klingon-3'],
      'players.2.deck': ['romulan-3'],
    });
    const [federation, klingons, romulans] = stage.g.players;
    expect(klingons).toMatchObject({ out: true, advancements: [], projects: [], home: 'qonos' });
    expect(klingons?.agreements.map(({ holder }) => holder)).toEqual([null, null, null]);
    expect(romulans?.agreements[0]?.holder).toBeNull();
    expect(romulans?.deck).toEqual(['romulan-3', 'romulan-4']);
    expect(federation?.deck).toEqual(['federation-3', 'federation-5']);
    // Rivals keep an eliminated player’s Advancements that they have.
    expect(federation?.advancements).toEqual([{ card: 'klingon-6', exhausted: false }]);
    expect(stage.g.discs['qonos']).toMatchObject({ starbase: true, control: null });
    expect(stage.g.round).toBe(2);
    expect(
      stage.g.players
        .map(({ order }) => order.card)
        .filter((card) => card !== null)
        .sort(),
    ).toEqual([1, 2]);
  });

  it('A-OPEN-82: a Ship at Warp or a System keeps a player in the game', () => {
    const warp = { ...nothing(1, 'qonos'), 'players.1.ships': 29 };
    const unit = { id: 99, seat: 1, ships: 1, fleet: null, at: null, warp: { from: 'qonos', tokens: 1 } };
    const units = [
      ...play().g.units.filter(({ seat }) => seat !== 1),
      { ...unit, began: null, exited: false, used: [] },
    ];
    expect(recharge({ ...warp, units: units as unknown as Json }).g.players[1]?.out).toBe(false);
    const home = { ...nothing(1, 'qonos'), 'players.1.controls': 9, 'discs.qonos.control': 1 };
    expect(recharge(home).g.players[1]?.out).toBe(false);
  });

  it('A-OPEN-82 A-RECH-01: the Victory Check comes before elimination', () => {
    const stage = recharge({ ...nothing(1, 'qonos'), 'players.0.ascendancy': 5 });
    expect(stage.match.state.over?.winners).toEqual([0]);
    expect(stage.g.players[1]?.out).toBe(false);
  });

  it('A-RECH-02: the only player who is left wins', () => {
    const units = play().g.units.filter(({ seat }) => seat === 2) as unknown as Json;
    const stage = recharge({ ...nothing(0, 'earth'), ...nothing(1, 'qonos'), units });
    expect(stage.match.state.over?.winners).toEqual([2]);
    expect(told(stage).at(-1)).toBe('The Romulans win because nobody else is left.');
  });
});
