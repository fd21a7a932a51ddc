import { describe, expect, it } from 'vitest';
import { compatible } from '../../../src/games/first-edition/chapters/affiliation/compatible.ts';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { skillOf } from '../../../src/games/first-edition/chapters/skills/skills.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import { raised, within } from './figures.ts';
import { crewFor, finish } from './meet.ts';
import { inPlay, type Row } from './position-text.ts';
import { id, offered, scene } from './scene.ts';
import { alive, DECK, ends, twoSides } from './two-sides.ts';

// Rulings about cards in play. The list of all rulings is in `rulings/`.

const PLANET = 'surface:L2';

describe('equipment', () => {
  const gains = (weapon: string, who: string, ...others: readonly Row[]) =>
    raised(within([[who, PLANET], [weapon, PLANET], ...others]), 1, 'STRENGTH');

  it('C-TYPES-07 C-AFFIL-08: a Klingon of any affiliation enables a Klingon Disruptor for everyone present', () => {
    expect([gains('Klingon Disruptor', 'Worf'), gains('Klingon Disruptor', 'Calloway')]).toEqual([2, 0]);
    expect(gains('Klingon Disruptor', 'Calloway', ['Worf', PLANET])).toBe(2);
    expect(gains('Cardassian Disruptor', 'Evek')).toBe(2);
    expect(gains('Cardassian Disruptor', 'Giusti', ['Dukat', PLANET])).toBe(2);
  });

  it('C-TYPES-07 C-TEAM-15: a disabled personnel can’t enable a Klingon Disruptor', () => {
    const disabled = { held: { by: 9, as: 'disabled' } } as never;
    expect(gains('Klingon Disruptor', 'Calloway', ['Worf', PLANET, disabled])).toBe(0);
  });

  it('C-SKILL-14: Romulan Disruptors are cumulative, so three of them add 6 for everyone present', () => {
    const three = new Array<Row>(3).fill(['Romulan Disruptor', PLANET]);
    expect(raised(within([['Tallus', PLANET], ['Jaron', PLANET], ...three]), 2, 'STRENGTH')).toBe(6);
  });

  it('C-TYPES-07: a Bajoran Phaser can report to a Federation Outpost, but helps nobody there', () => {
    const stage = scene({ gold: { play: [['Federation Outpost', 'space:L1']], hand: ['Bajoran Phaser'] }, at: 'turn' });
    expect(offered(stage, 'gold', 'report')).toEqual(['report:bajoran-phaser:aboard:1']);
    expect(gains('Bajoran Phaser', 'Calloway')).toBe(0);
  });

  it('C-TYPES-07: a Plasmadyne Relay works on an empty ship', () => {
    const g = within(inPlay('L1: U.S.S. Galaxy [Plasmadyne Relay]'));
    expect([raised(g, 1, 'SHIELDS'), raised(g, 1, 'RANGE')]).toEqual([2, 2]);
  });

  it('C-SKILL-14: Kurlan Naiskos triples a ship’s attributes after other bonuses are added', () => {
    const crew = [
      'Linda Larson',
      'Alyssa Ogawa',
      'Jean-Luc Picard',
      'Worf',
      'Sarek',
      'Simon Tarses',
      'Mot the Barber',
      'Soren',
    ];
    const g = within([
      ...inPlay('L1: U.S.S. Enterprise [Plasmadyne Relay, Kurlan Naiskos, Strafing Run]'),
      ...crew.map((who): Row => [who, 'aboard:1']),
    ]);
    const figures = (['RANGE', 'WEAPONS', 'SHIELDS'] as const).map((one) => attributeOf(g, pieceOf(g, 1), one));
    expect(figures).toEqual([30, 21, 30]);
  });

  it('C-TEAM-15 C-STOP-01: Kurlan Naiskos counts stopped personnel, but not disabled personnel', () => {
    const crew = [
      'Linda Larson',
      'Alyssa Ogawa',
      'Jean-Luc Picard',
      'Worf',
      'Sarek',
      'Simon Tarses',
      'Mot the Barber',
      'Soren',
    ];
    const strong = (more: object) => {
      const rows = crew.map((who): Row => [who, 'aboard:1', who === 'Worf' ? (more as never) : {}]);
      const g = within([['U.S.S. Enterprise', 'space:L1'], ['Kurlan Naiskos', 'on:1'], ...rows]);
      return raised(g, 1, 'WEAPONS') > 0;
    };
    expect([strong({}), strong({ stopped: 1 }), strong({ held: { by: 2, as: 'disabled' } })]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('C-CONTROL-02: Kurlan Naiskos helps the controller of its ship', () => {
    const crew = [
      'Linda Larson',
      'Alyssa Ogawa',
      'Jean-Luc Picard',
      'Worf',
      'Sarek',
      'Simon Tarses',
      'Mot the Barber',
      'Soren',
    ];
    const { g } = scene({
      gold: {
        play: [
          ...inPlay('L1: U.S.S. Enterprise {owner: 1} [Kurlan Naiskos {owner: 1, seat: 1}]'),
          ...crew.map((who) => [who, 'aboard:1'] as const),
        ],
      },
    });
    expect(raised(g, 1, 'WEAPONS')).toBeGreaterThan(0);
  });

  it('C-TYPES-11 C-DECK-12: Kevin Uxbridge nullifies Kurlan Naiskos, which is played as an event', () => {
    const stage = twoSides({ play: 'L1: U.S.S. Oberth [Kurlan Naiskos]', hand: ['Kevin Uxbridge'] });
    expect(offered(stage, 'gold', 'play')).toEqual(['play:kevin-uxbridge:on:2']);
  });
});

describe('people', () => {
  it('C-AFFIL-08: Klingon Death Yell counts Klingons by species, but counts Quark Son of Keldar only when he acts as a Klingon', () => {
    const yells = (who: string, more: object = {}) => {
      const stage = scene({
        gold: {
          missions: ['Study Pulsar', who.startsWith('Quark') ? 'Quest for the Sword' : 'First Contact'],
          play: [[who, PLANET, more]],
          hand: ['Klingon Death Yell'],
        },
        blue: { seeds: { L2: ['Armus - Skin of Evil'] } },
      });
      stage.orders('gold', { also: ['left'] });
      stage.does('gold', 'attempt:L2:team-1');
      return offered(stage, 'gold', 'answer:klingon-death-yell').length > 0;
    };
    expect([yells('Worf'), yells("K'Ehleyr"), yells('Jean-Luc Picard')]).toEqual([true, true, false]);
    const quark = (mode: string) => yells('Quark Son of Keldar', { mode });
    expect([quark('Klingon'), quark('Ferengi')]).toEqual([true, false]);
  });

  it('C-SKILL-07: after a mindmeld with Riva, Sarek has Diplomacy x5 and gains no classification', () => {
    const meld = (one: string, other: string) =>
      twoSides({ play: `surface:L2: ${one}, ${other}`, hand: ['Vulcan Mindmeld'] })
        .does('gold', 'play:vulcan-mindmeld:on:1')
        .does('gold', 'who:2').g;
    const sarek = meld('Sarek', 'Riva');
    expect([skillOf(sarek, pieceOf(sarek, 1), 'Diplomacy'), skillOf(sarek, pieceOf(sarek, 1), 'Mindmeld')]).toEqual([
      5, 1,
    ]);
    expect(skillOf(sarek, pieceOf(sarek, 1), 'V.I.P.')).toBe(1);
    const spock = meld('Sarek', 'Worf');
    expect([skillOf(spock, pieceOf(spock, 1), 'SECURITY'), skillOf(spock, pieceOf(spock, 1), 'Honor')]).toEqual([0, 2]);
  });

  it('C-LEAVE-04: The Emissary doesn’t improve anybody while aboard a ship that has disappeared, and counts only for uniqueness', () => {
    // A Temporal Rift or a Time Travel Pod makes a ship disappear.
    const emissary = (place: 'space:L1' | 'lost:L1') =>
      scene({
        gold: {
          play: [
            ...inPlay(`${place}: U.S.S. Galaxy [The Emissary]; L2: Bareil Antos`),
            ...inPlay('L2: Deep Space 9; L3: Federation Outpost'),
          ],
          hand: ['The Emissary'],
        },
        at: 'turn',
      });
    expect([raised(emissary('space:L1').g, 3, 'INTEGRITY'), raised(emissary('lost:L1').g, 3, 'INTEGRITY')]).toEqual([
      2, 0,
    ]);
    expect(offered(emissary('lost:L1'), 'gold', 'report:the-emissary')).toEqual([]);
  });
  it('C-LEAVE-04: an Anti-Time Anomaly spares cards that have disappeared', () => {
    const stage = twoSides({
      play: [
        ...inPlay('lost:L1: U.S.S. Galaxy [Calloway]'),
        ['Giusti', PLANET],
        ['Anti-Time Anomaly', 'core:0', { since: -6 } as never],
      ],
    });
    expect(alive(ends(stage, 'gold'))).toEqual([1, 2]);
  });

  it('C-AFFIL-02 C-FAC-08: Romulans may enter a Cardassian Outpost under Treaty: Romulan/Cardassian, but Klingons may not', () => {
    const { g } = scene({
      gold: { play: 'L1: Cardassian Outpost; L2: Jaron, Vekor, Kurn; table: Treaty: Romulan/Cardassian' },
    });
    expect([2, 3, 4].map((one) => compatible(g, pieceOf(g, one), pieceOf(g, 1)))).toEqual([true, true, false]);
  });
});

describe('ships with Cytherians', () => {
  const SHIP = inPlay("L2: I.K.C. K'Vort [Kurn, Divok, Cytherians {goal: L5, owner: 1}]");

  it('C-MOVE-13: a ship with Cytherians can’t cloak or attack, and nobody may leave it, but anyone may board', () => {
    const stage = scene({
      gold: {
        play: [...SHIP, ['Worf', 'surface:L2'], ['I.K.C. Lukara', 'space:L2'], ['Konmel', 'aboard:6']],
        deck: DECK,
      },
      blue: { play: [['U.S.S. Oberth', 'space:L2']], deck: DECK },
    });
    expect(offered(stage, 'gold', 'cloak')).not.toContain('cloak:1');
    const verbs = offered(stage, 'gold');
    expect(verbs.filter((key) => key.startsWith('beam:') && key.includes(':aboard:1:'))).toEqual([]);
    expect(verbs.filter((key) => key.startsWith('beam:') && key.endsWith(':aboard:1')).length).toBeGreaterThan(0);
    expect(
      offered(scene({ gold: { play: SHIP }, blue: { play: [['U.S.S. Oberth', 'space:L2']] } }), 'gold', 'attack'),
    ).toEqual([]);
  });

  it('C-MOVE-13: a ship with Cytherians may shorten its journey with a Wormhole', () => {
    const stage = twoSides({ play: SHIP, hand: ['Wormhole', 'Wormhole'] });
    stage.does('gold', 'play:wormhole:on:1').does('gold', 'to:L5');
    ends(stage, 'gold');
    expect(stage.g.players[0]?.scored.some(({ card }) => card === id('Cytherians'))).toBe(true);
  });

  it('C-CONTROL-02: a ship that arrives with Cytherians scores for its controller', () => {
    const stage = scene({
      gold: { hand: ['Neural Servo Device'], deck: DECK },
      blue: { play: 'L4: Zibalian Transport [Vekor, Cytherians {goal: L5}]', deck: DECK },
    });
    stage.does('gold', 'play:neural-servo-device:on:1').does('gold', 'move:1:L5');
    expect([0, 1].map((seat) => stage.g.players[seat]?.scored.length)).toEqual([1, 0]);
  });
});

describe('piles', () => {
  it.each(['Res-Q', 'Palor Toff - Alien Trader'])(
    'C-DRAW-06: in the discard pile, %s takes the place of the card that it retrieves',
    (title) => {
      const discard = ['Medical Kit', 'Tricorder', 'Science Kit'];
      const isEvent = title === 'Res-Q';
      const stage = scene({ gold: { hand: [title], discard }, at: isEvent ? 'turn' : 'act' });
      stage.does('gold', `play:${id(title)}:core:0`).does('gold', 'take:tricorder');
      expect(stage.g.players[0]?.discard).toEqual(['medical-kit', id(title), 'science-kit']);
      expect(stage.g.players[0]?.hand).toEqual(['tricorder']);
    },
  );

  it('C-POINTS-03: Res-Q can’t take cards from the bonus point area', () => {
    const play = crewFor('SECURITY x3').map((who) => [who, PLANET] as const);
    const stage = scene({ gold: { play }, blue: { seeds: { L2: ['Chalnoth'] } } });
    stage.does('gold', 'attempt:L2:team-1');
    finish(stage, []);
    expect(stage.g.players.map(({ discard, bonus }) => [discard, bonus.length])).toEqual([
      [[], 1],
      [[], 0],
    ]);
  });
});
