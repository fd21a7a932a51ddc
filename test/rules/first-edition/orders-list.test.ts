import { describe, expect, it } from 'vitest';
import { findings, isWanted } from '../../../src/games/first-edition/chapters/downloads/fetch.ts';
import { spotsFor } from '../../../src/games/first-edition/chapters/play/offers.ts';
import { allCards } from '../../../src/games/first-edition/content/pool.ts';
import { allRules, ruleOf } from '../../../src/games/first-edition/content/rules.ts';
import { isAgenda } from '../../../src/games/first-edition/position/kinds.ts';
import { granted } from '../../../src/games/first-edition/rules/ask.ts';
import { within } from './figures.ts';
import { inPlay, type Row } from './position-text.ts';
import { id, offered, type Side, scene } from './scene.ts';
import { DECK, twoSides } from './two-sides.ts';

const SHIP: Row = ['U.S.S. Galaxy', 'space:L2'];
const CREW = inPlay('aboard:1: Jean-Luc Picard, Giusti, Giusti');

describe('orders', () => {
  const KVORT = inPlay("L2: I.K.C. K'Vort [Kurn, Klag, Kurak]");
  interface Order {
    key: string;
    gold: readonly Row[];
    blue?: readonly Row[];
  }
  const CAPTIVE: Row = ['Calloway', 'surface:L2', { owner: 1, captive: 'unattended' }];
  const orders: Readonly<Record<string, Order>> = {
    'to move': { key: 'move:1:L3', gold: [SHIP, ...CREW] },
    'to beam': { key: 'beam:all:aboard:1:surface:L2', gold: [SHIP, ...CREW] },
    'to dock': { key: 'dock:1:5', gold: [SHIP, ...CREW, ['Federation Outpost', 'space:L2']] },
    'to cloak': { key: 'cloak:1', gold: KVORT },
    'to attempt a mission': { key: 'attempt:L2:team-1', gold: [['Deanna Troi', 'surface:L2']] },
    'to attack a ship': { key: 'attack:all:1:5', gold: KVORT, blue: [['U.S.S. Oberth', 'space:L2']] },
    'to fight': { key: 'fight:1:2', gold: [['Kurn', 'surface:L2']], blue: [['Calloway', 'surface:L2']] },
    'to use a card’s ability': {
      key: 'use:deanna-troi-first-contact:1:unstop',
      gold: inPlay('L2: Deanna Troi (First Contact), Giusti {stopped: 9}'),
    },
    'to take custody of a captive': { key: 'guard:1:surface:L2', gold: [CAPTIVE, ['Kurn', 'surface:L2']] },
    'to switch a hologram on': {
      key: 'switch:5',
      gold: [SHIP, ...CREW, ['Albert Einstein', 'aboard:1', { off: 0 }]],
    },
  };

  it.each(Object.keys(orders))('C-OPEN-09: %s is an order and ends the card plays', (what) => {
    const { key, gold, blue = [] } = orders[what] ?? { key: '', gold: [] };
    const stage = twoSides({ play: gold, hand: ['Alien Probe', 'Transwarp Conduit'] }, { play: blue });
    expect(offered(stage, 'gold', 'play:alien-probe')).toHaveLength(1);
    stage.does('gold', key);
    while (stage.match.pending(0) === null) stage.does('blue', offered(stage, 'blue').at(-1) ?? '');
    expect(stage.g.turn?.segment).toBe('orders');
    expect(offered(stage, 'gold', 'play:alien-probe')).toEqual([]);
  });

  it('C-OPEN-09: changing affiliation and playing interrupts aren’t orders', () => {
    const play = inPlay('L2: Baroner; L1: U.S.S. Oberth');
    const stage = twoSides({ play, hand: ['Alien Probe', 'Transwarp Conduit'] });
    stage.does('gold', 'mode:1:Federation').does('gold', 'play:transwarp-conduit:on:2');
    expect(stage.g.turn?.segment).toBe('plays');
    expect(offered(stage, 'gold', 'play:alien-probe')).toHaveLength(1);
  });
});

describe('download targets', () => {
  it('C-DOWNLOAD-02: a download that replaces a draw comes from the deck, and uses up one draw', () => {
    const play: Row[] = [
      ['Deep Space 9', 'space:L1', { sites: [2, 3] }],
      ...inPlay("on:1: Commander's Office, Docking Ports; aboard:2: Colonel Day"),
    ];
    const missions = ['Refuse Immigration', 'First Contact'];
    const office = (hand: string[], deck: string[]) => scene({ gold: { missions, play, hand, deck } });
    const order = 'Yellow Alert';
    const held = office([order], DECK).does('gold', 'use:commanders-office:2:order');
    expect(offered(held, 'gold', 'get')).toEqual([]);
    const stage = office([], [order, ...DECK]).does('gold', 'use:commanders-office:2:order');
    stage.does('gold', offered(stage, 'gold', 'get')[0] ?? '');
    expect(stage.g.players[0]?.hand).toEqual([id(order)]);
    // The download replaced this turn’s draw.
    stage.does('gold', 'end:turn');
    expect(stage.g.players[0]?.hand).toHaveLength(1);
    // A player with two draws has one left. One without draws has none to give up.
    const two = scene({
      gold: { missions, play: [...play, ['The Traveler: Transcendence', 'core:0']], deck: [order, ...DECK] },
    }).does('gold', 'use:commanders-office:2:order');
    two.does('gold', offered(two, 'gold', 'get')[0] ?? '').does('gold', 'end:turn');
    expect(two.g.players[0]?.hand).toHaveLength(2);
  });

  it('C-DOWNLOAD-11: a hidden agenda downloaded by an icon that names it is activated immediately', () => {
    const play: Row[] = [['Senator Vreenak', 'surface:L2']];
    const stage = scene({ gold: { play, deck: ['Treaty: Romulan/Cardassian'] } }).does('gold', 'download:1:0');
    stage.does('gold', 'get:treaty-romulan-cardassian:core:0');
    const [, treaty] = Object.values(stage.g.pieces);
    expect([treaty?.card, treaty?.hidden]).toEqual(['treaty-romulan-cardassian', undefined]);
    expect(granted(stage.g, 'mix', { seat: 0, one: 'Romulan', other: 'Cardassian' })).toBe(true);
  });

  it('C-DOWNLOAD-11: only an icon can download a hidden agenda into play', () => {
    const agendas = allCards().filter((card) => isAgenda(card) && ruleOf(card.id)?.plays !== undefined);
    expect(agendas.length).toBeGreaterThan(0);
    const g = within([['Spock', 'surface:L1']]);
    for (const [card, { fetches = {} }] of allRules()) {
      const ways = Object.entries(fetches).filter(([, { to }]) => to !== 'hand');
      const from = { seat: 0, kind: 'piece', card, piece: 1, location: 'L1' } as const;
      const found = ways.flatMap(([name, fetch]) =>
        agendas.filter(({ id: one }) => isWanted(g, from, fetch, one)).map(({ title }) => `${card}, ${name}: ${title}`),
      );
      expect(found).toEqual([]);
    }
  });

  it('C-DOWNLOAD-12: dilemmas can’t be downloaded', () => {
    const g = within([['Tierna', 'surface:L2']]);
    expect(spotsFor(g, 0, id('Kazon Bomb'))).toEqual([]);
    // Her icon names Kazon Bomb.
    const stage = scene({ gold: { play: [['Tierna', 'surface:L2']], deck: ['Kazon Bomb'] } });
    const from = { seat: 0, kind: 'piece', card: id('Tierna'), piece: 1 } as const;
    expect(findings(stage.g, 0, from, 'special:0')).toEqual([]);
    expect(offered(stage, 'gold', 'download')).toEqual([]);
  });

  it('C-OPEN-13: an artifact that hasn’t been gained can be downloaded only by name, and can’t be played or used as a response', () => {
    const play = inPlay('L2: U.S.S. Oberth [Bareil], DaiMon Bok');
    const stage = scene({ gold: { play, hand: ['Kurlan Naiskos'], deck: ['Varon-T Disruptor', 'Thought Maker'] } });
    expect(stage.refuses('gold', 'play Kurlan Naiskos')).toMatchObject({ rule: 'C-OPEN-13' });
    expect(offered(stage, 'gold', 'play')).toEqual([]);
    // Bareil fetches any equipment, DaiMon Bok the Thought Maker.
    expect(offered(stage, 'gold', 'download')).toEqual(['download:3:0']);
    const kept = scene({ gold: { play: [...play, ['Kurlan Naiskos', 'core:0', { kept: true }]] } });
    expect(offered(kept, 'gold', 'play')).toEqual(['play:kurlan-naiskos:on:1']);
    const nova = (more: Side) =>
      twoSides({ hand: ['Supernova'], play: [['Tox Uthat', 'core:0', { since: 0 }]] }, more).orders('blue', {
        also: ['play'],
      });
    const answers = (more: Side) => offered(nova(more).does('gold', 'play:supernova:at:L1'), 'blue', 'answer');
    expect(answers({ hand: ['Tox Uthat'] })).toEqual([]);
    expect(answers({ play: [['Tox Uthat', 'core:1', { kept: true }]] })).toEqual(['answer:tox-uthat']);
  });

  it('C-TYPES-09 C-PLAY-01: if a player has kept two copies of an artifact, only one of them is offered, whether to play or to respond', () => {
    const twice = (artifact: string, core: Row[1]): Row[] =>
      [artifact, artifact].map((title): Row => [title, core, { kept: true }]);
    const kept = scene({ gold: { play: [['U.S.S. Oberth', 'space:L2'], ...twice('Kurlan Naiskos', 'core:0')] } });
    expect(offered(kept, 'gold', 'play')).toEqual(['play:kurlan-naiskos:on:1']);
    kept.does('gold', 'play:kurlan-naiskos:on:1');
    expect(Object.values(kept.g.pieces).filter((piece) => piece.kept === true)).toHaveLength(1);
    const nova = twoSides(
      { hand: ['Supernova'], play: [['Tox Uthat', 'core:0', { since: 0 }]] },
      { play: twice('Tox Uthat', 'core:1') },
    ).orders('blue', { also: ['play'] });
    nova.does('gold', 'play:supernova:at:L1');
    expect(offered(nova, 'blue', 'answer')).toEqual(['answer:tox-uthat']);
  });
});
