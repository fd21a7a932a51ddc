import { describe, expect, it } from 'vitest';
import { ruleOf } from '../../../src/games/first-edition/content/rules.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import type { AnyPiece, FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { CardPlace } from '../../../src/games/first-edition/terms.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { Stage } from '../../../src/simulation/stage.ts';
import { inPlay, type Row } from './position-text.ts';
import { id, offered, type Side } from './scene.ts';
import { twoSides } from './two-sides.ts';

describe('Li Nalas', () => {
  it('C-SEED-27 C-SEED-20: Li Nalas can be seeded under Cardassia IV, and elsewhere only as a bluff', () => {
    const decks = [['Rescue Prisoners', 'First Contact'], []].map((missions, seat) => ({
      name: `Deck ${seat}`,
      missions: missions.map(id),
      seeds: seat === 0 ? [id('Li Nalas')] : [],
      draw: ['Spock', 'Data', 'Worf', 'Calloway', 'Giusti', 'Sunad', 'Vekor', 'Divok'].map(id),
    }));
    const stage = new Stage<FirstEdition>(firstEdition, { options: { decks, first: 0 } as unknown as Json });
    stage.does('gold', 'pass').does('gold', 'lay:left');
    const { options } = stage.decision('gold');
    const where = (mission: string) =>
      Object.values(stage.g.locations).find(({ missions }) => missions[0]?.card === id(mission))?.id;
    const hint = (mission: string) => options.find(({ key }) => key === `seed:li-nalas:${where(mission)}`)?.hint;
    expect(hint('Rescue Prisoners')).toBeUndefined();
    expect(hint('First Contact')).toContain('bluff');
    stage.does('gold', `seed:li-nalas:${where('Rescue Prisoners')}`);
    // C-SEED-29: the opponent sees that a card is there.
    const seen = firstEdition.view(stage.match.state, 1).locations.find((one) => one.id === where('Rescue Prisoners'));
    expect(JSON.stringify(seen)).not.toContain('li-nalas');
    expect(stage.log).not.toContain('Gold seeds Li Nalas');
  });

  const TEAM: readonly Row[] = ["Miles O'Brien", 'Worf', 'Worf', 'Worf', 'Worf', 'Worf'].map(
    (name): Row => [name, 'surface:L1'],
  );
  const freed = (
    owner: 'gold' | 'blue',
    more: readonly Row[] = [],
    missions = ['Rescue Prisoners', 'First Contact'],
  ) => {
    const under: Side = { seeds: { L1: ['Li Nalas'] } };
    const stage = twoSides(
      { missions, play: [...TEAM, ...more], ...(owner === 'gold' ? under : {}) },
      owner === 'blue' ? under : {},
    );
    return stage.does('gold', 'attempt:L1:team-1');
  };
  const him = ({ g }: Stage<FirstEdition>): AnyPiece | undefined =>
    Object.values(g.pieces).find(({ card }) => card === 'li-nalas');

  it('C-SEED-27 C-MISSION-13: Li Nalas joins the player who solves the mission if that player owns him', () => {
    const stage = freed('gold');
    expect(stage.g.locations['L1']?.solved).toBe(0);
    expect(him(stage)).toMatchObject({ seat: 0, at: 'surface:L1' });
    expect(him(stage)?.captive).toBeUndefined();
    expect(stage.g.players[0]?.playing).toContain('Bajoran');
  });

  it('C-CAPTURE-01: an opponent’s Li Nalas is captured', () => {
    expect(him(freed('blue'))).toMatchObject({ seat: 0, owner: 1, captive: 'escorted' });
  });

  it('C-SEED-18 C-SEED-19: Li Nalas goes out-of-play at any mission but Cardassia IV, and his player never solves that mission', () => {
    const stage = freed('gold', inPlay('L1: Sarek, Tam Elbrun'), ['First Contact']);
    expect(stage.g.players[0]?.removed).toEqual(['li-nalas']);
    expect(stage.g.locations['L1']?.solved).toBeNull();
  });

  it('C-SEED-17: two copies of Li Nalas seeded by one player are mis-seeds', () => {
    const stage = twoSides({
      missions: ['Rescue Prisoners', 'First Contact'],
      play: TEAM,
      seeds: { L1: ['Li Nalas', 'Li Nalas'] },
    }).does('gold', 'attempt:L1:team-1');
    expect(him(stage)).toBeUndefined();
    expect(stage.g.players[0]?.removed).toEqual(['li-nalas', 'li-nalas']);
  });

  it('C-SEED-29: a redeal doesn’t reveal whether a hidden seed is Li Nalas', () => {
    const decks = [['Rescue Prisoners', 'First Contact'], []].map((missions, seat) => ({
      name: `Deck ${seat}`,
      missions: missions.map(id),
      seeds: seat === 0 ? ['Li Nalas', 'Firestorm'].map(id) : [],
      draw: ['Spock', 'Data', 'Worf', 'Calloway', 'Giusti', 'Sunad', 'Vekor', 'Divok'].map(id),
    }));
    const stage = new Stage<FirstEdition>(firstEdition, { options: { decks, first: 0 } as unknown as Json });
    stage.does('gold', 'pass').does('gold', 'lay:left').does('gold', 'seed:firestorm:L1');
    const laid = [0, 1, 2, 3, 4, 5].map((one) => {
      const { g } = firstEdition.redeal(stage.match.state, 1, (bound) => one % bound);
      return g.locations['L1']?.seeds[0]?.card;
    });
    expect(new Set(laid)).toEqual(new Set(['li-nalas', 'firestorm']));
  });

  it('C-TYPES-10: a second Li Nalas of the same player is discarded', () => {
    const stage = freed('gold', [['Li Nalas', 'surface:L2']]);
    expect(stage.g.players[0]?.discard).toEqual(['li-nalas']);
  });
});

describe('Koroth (The Next Generation)', () => {
  const DECK = ['Kahless', 'Clone Machine', 'Spock'];
  const on = (where: CardPlace) =>
    twoSides({
      missions: ['Investigate Disturbance', 'First Contact'],
      play: [['Koroth (The Next Generation)', where]],
      deck: DECK,
    });

  it('C-TURN-17 C-DOWNLOAD-06: Koroth downloads Kahless or Clone Machine on Boreth, once per game', () => {
    const stage = on('surface:L1');
    stage.does('gold', 'use:koroth-the-next-generation:1:emperor');
    expect(offered(stage, 'gold')).toEqual(['get:kahless:surface:L1', 'get:clone-machine:at:L1']);
    stage.does('gold', 'get:kahless:surface:L1');
    expect(stage.g.pieces[2]).toMatchObject({ card: 'kahless', at: 'surface:L1' });
    expect(offered(stage, 'gold', 'use')).toEqual([]);
    expect(offered(on('surface:L2'), 'gold', 'use')).toEqual([]);
  });
});

describe('Clone Machine', () => {
  const MISSIONS = ['Investigate Disturbance', 'Aid Clone Colony', 'First Contact'];
  const DECK = Array.from({ length: 8 }, () => 'Spock');

  it('C-PLAY-03: Clone Machine can be played at Boreth or Mariposa, or on a Dominion facility or an Infirmary', () => {
    const play: Row[] = [
      ...inPlay('L3: Remote Supply Depot; L1: Klingon Outpost'),
      ['Terok Nor', 'space:L4', { sites: [4] }],
      ['Infirmary', 'on:3'],
    ];
    const stage = twoSides({ missions: MISSIONS, play, hand: ['Clone Machine'] });
    expect(offered(stage, 'gold', 'play')).toEqual(
      ['at:L1', 'at:L2', 'on:1', 'on:4'].map((place) => `play:clone-machine:${place}`),
    );
  });

  const machine = (own: readonly Row[], hand: readonly string[], blue: Side = {}, deck: readonly string[] = DECK) =>
    twoSides({ missions: MISSIONS, play: [['Clone Machine', 'at:L1'], ...own], hand, deck }, { deck: DECK, ...blue });
  const KOROTH: Row = ['Koroth', 'surface:L1'];
  const KURN: Row = ['Kurn', 'surface:L2'];

  it('C-UNIQ-02 C-PLAY-10: only a copy of a unique personnel who is in play can report to Clone Machine', () => {
    const stage = machine([KOROTH, KURN, ['Klingon Outpost', 'space:L3']], ['Kurn']);
    expect(offered(stage, 'gold', 'report')).toEqual(['report:kurn:surface:L1']);
    stage.does('gold', 'report:kurn:surface:L1');
    expect(Object.values(stage.g.pieces).filter(({ card }) => card === 'kurn')).toHaveLength(2);
    // A personnel of the opponent’s can be copied, too.
    expect(offered(machine([KOROTH], ['Kurn'], { play: [KURN] }), 'gold', 'report')).toEqual([
      'report:kurn:surface:L1',
    ]);
  });

  it('C-DECK-13 C-TURN-16: Clone Machine counts another printing as a copy, and takes one copy each turn', () => {
    const free: Row = ['Red Alert!', 'core:0'];
    const stage = machine([KOROTH, ['Morka', 'surface:L2'], KURN, free], ['Morka (Tribble)', 'Kurn', 'Gowron']);
    const keys = () => offered(stage, 'gold', 'report').filter((key) => key.includes('surface:L1'));
    expect(keys()).toEqual(['report:morka-tribble:surface:L1', 'report:kurn:surface:L1']);
    stage.does('gold', 'report:morka-tribble:surface:L1');
    expect([stage.g.turn?.used, keys()]).toEqual([expect.arrayContaining(['0 clone-machine']), []]);
  });

  it('C-UNIQ-14: Clone Machine can’t take a copy of one version if another version is in play', () => {
    const versions = inPlay('L2: Kahless, Kahless (The Next Generation)');
    const two = machine([KOROTH, ...versions], ['Kahless']);
    expect(two.refuses('gold', 'report:kahless:surface:L1')).toMatchObject({ rule: 'C-UNIQ-14' });
    // Nor is one of two copies exchanged for another version.
    const copies = inPlay('L2: Kahless, Kahless');
    const key = 'swap:2:kahless-the-next-generation';
    const hand = ['Kahless (The Next Generation)'];
    expect(offered(machine(copies.slice(0, 1), hand), 'gold', 'swap')).toEqual([key]);
    expect(machine(copies, hand).refuses('gold', key)).toMatchObject({ rule: 'C-UNIQ-09' });
  });

  it('C-TURN-16: Clone Machine takes one copy each turn', () => {
    const free: Row = ['Red Alert!', 'core:0'];
    const stage = machine([KOROTH, KURN, ['Gowron', 'surface:L2'], free], ['Kurn', 'Gowron', 'Spock']);
    const keys = () => offered(stage, 'gold', 'report').filter((key) => key.includes('surface:L1'));
    expect(keys()).toHaveLength(2);
    stage.does('gold', 'report:kurn:surface:L1');
    expect(stage.g.turn?.used).toContain('0 clone-machine');
    expect(keys()).toEqual([]);
    const { g } = machine([KOROTH, KURN], ['Kurn']);
    const source = { seat: 0, kind: 'piece', card: 'clone-machine', piece: 1 } as const;
    const berths = (used: string[]) =>
      ruleOf('clone-machine')?.berths?.({ ...g, turn: g.turn && { ...g.turn, used } }, source, 0, 'kurn');
    expect(berths([])).toEqual(['surface:L1']);
    expect(berths(['0 clone-machine'])).toEqual([]);
  });

  it('C-DECK-14: Clone Machine can’t take another version, a hologram, an android or a dual card', () => {
    const reports = (own: readonly Row[], hand: string) => offered(machine([KOROTH, ...own], [hand]), 'gold', 'report');
    expect(reports([], 'Kurn')).toEqual([]);
    expect(reports([['Kahless', 'surface:L2']], 'Kahless (The Next Generation)')).toEqual([]);
    expect(reports(inPlay('L2: Kahless, Kahless (The Next Generation)'), 'Kahless')).toEqual([]);
    expect(reports([['Data', 'surface:L2']], 'Data')).toEqual([]);
    expect(reports([['Albert Einstein', 'surface:L2']], 'Albert Einstein')).toEqual([]);
    expect(reports([['Sisters of Duras', 'surface:L2']], 'Sisters of Duras')).toEqual([]);
  });

  it('C-TEAM-06: Clone Machine needs Koroth there, or a doctor or biologist with INTEGRITY below 6', () => {
    const reports = (...server: Row[]) => offered(machine([KURN, ...server], ['Kurn']), 'gold', 'report');
    expect(reports()).toEqual([]);
    expect(reports(['Koroth (The Next Generation)', 'surface:L1'])).toHaveLength(1);
    expect(reports(['Dr. Farek', 'surface:L1'])).toHaveLength(1);
    // INTEGRITY 7, and somewhere else.
    expect(reports(['Divok', 'surface:L1'])).toEqual([]);
    expect(reports(['Dr. Farek', 'surface:L2'])).toEqual([]);
  });

  it('C-DOWNLOAD-06 C-TURN-16: Clone Machine downloads a version of its player’s Vorta if that Vorta has just died', () => {
    const team = (card: string): Row[] => [
      [card, 'surface:L3', { as: { affiliation: 'Federation', by: 1 } }],
      ['Keevan', 'surface:L2'],
    ];
    // Firestorm kills personnel with INTEGRITY below 5.
    const died = (card: string, own: readonly Row[] = []) => {
      const stage = machine([...team(card), ...own], [], { seeds: { L3: ['Firestorm'] } }, ['Keevan', 'Spock']);
      return stage.orders('gold', { also: ['left'] }).does('gold', 'attempt:L3:team-2');
    };
    const stage = died('Keevan');
    expect(offered(stage, 'gold')).toEqual(['use:clone-machine:1:vorta', 'pass']);
    stage.does('gold', 'use:clone-machine:1:vorta').does('gold', 'get:keevan:surface:L1');
    const all = Object.values(stage.g.pieces).filter(({ card }) => card === 'keevan');
    expect(all.map((one) => one.at)).toEqual(['surface:L2', 'surface:L1']);
    expect(stage.g.lasting).toEqual([]);
    // Another kind of personnel can’t be downloaded again.
    expect(offered(died('Toral'), 'gold')).not.toContain('use:clone-machine:1:vorta');
  });
});
