import { describe, expect, it } from 'vitest';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { skillOf } from '../../../src/games/first-edition/chapters/skills/skills.ts';
import { isAdjacent, regionOf } from '../../../src/games/first-edition/chapters/spaceline/line.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import { type Row, raised, within } from './figures.ts';
import { finish } from './meet.ts';
import { at, id, offered, scene } from './scene.ts';
import { alive, DECK, ends, twoSides } from './two-sides.ts';

// Rulings about ships, places and people who hang on others. The list of all rulings is `rulings/`.

const PLANET = 'surface:L2';
const SHIP = ['U.S.S. Oberth', 'space:L1'] as const;
const CREW = ['Giusti', 'aboard:1'] as const;

describe('the way of ships', () => {
  it('C-SPACELINE-04: a Q-Net is no location: what it lies between is adjacent', () => {
    const stage = twoSides({ play: [SHIP, CREW], hand: ['Q-Net'] }, {});
    const { g } = scene({ gold: { play: [SHIP, CREW, ['Q-Net', 'gap:L1']] } });
    expect(isAdjacent(g, 'L1', 'L2')).toBe(true);
    expect(Object.values(stage.g.lines)[0]).toHaveLength(5);
    // A cloaked ship doesn’t pass it either.
    const cloaked = scene({
      gold: {
        play: [
          ["I.K.C. K'Vort", 'space:L1', { veiled: 'cloaked' }],
          ['Kurn', 'aboard:1'],
          ['Divok', 'aboard:1'],
          ['Q-Net', 'gap:L1'],
        ],
      },
    });
    expect(offered(cloaked, 'gold', 'move')).toEqual([]);
  });

  it('C-SKILL-22: two Transwarp Conduits on one ship double its RANGE once', () => {
    const stage = twoSides({ play: [SHIP, CREW], hand: ['Transwarp Conduit', 'Transwarp Conduit'] });
    const before = attributeOf(stage.g, pieceOf(stage.g, 1), 'RANGE');
    stage.does('gold', 'play:transwarp-conduit:on:1').does('gold', 'play:transwarp-conduit:on:1');
    expect(attributeOf(stage.g, pieceOf(stage.g, 1), 'RANGE')).toBe(2 * before);
  });

  it('C-MOVE-01 C-STAFF-06: a Wormhole takes a ship that is staffed and not stopped, to any quadrant', () => {
    const uses = (...play: Row[]) =>
      offered(twoSides({ play, hand: ['Wormhole', 'Wormhole'] }), 'gold', 'play').length > 0;
    expect([uses(SHIP, CREW), uses(SHIP), uses(['U.S.S. Oberth', 'space:L1', { stopped: 1 }], CREW)]).toEqual([
      true,
      false,
      false,
    ]);
    const stage = scene({
      gold: { missions: ['Study Pulsar', 'Access Relay Station'], play: [SHIP, CREW], hand: ['Wormhole', 'Wormhole'] },
    });
    stage.does('gold', 'play:wormhole:on:1');
    expect(offered(stage, 'gold', 'to')).toContain('to:L2');
    expect(stage.g.locations['L2']?.quadrant).toBe('Gamma');
  });

  it('C-MOVE-04: who turns round at a Subspace Warp Rift, or comes by a Wormhole, has not passed it', () => {
    const rift = ['Subspace Warp Rift', 'at:L2'] as const;
    const back = twoSides({
      play: [
        ['U.S.S. Galaxy', 'space:L1'],
        ...['Jean-Luc Picard', 'Data', 'Worf', 'William T. Riker'].map((who): Row => [who, 'aboard:1']),
        rift,
      ],
    });
    back.does('gold', 'move:1:L2').does('gold', 'move:1:L1');
    expect(back.g.pieces[1]?.damaged).toBeUndefined();
    const hole = twoSides({ play: [SHIP, CREW, rift], hand: ['Wormhole', 'Wormhole'] });
    hole.does('gold', 'play:wormhole:on:1').does('gold', 'to:L4');
    expect(hole.g.pieces[1]?.damaged).toBeUndefined();
  });

  it('C-MOVE-11: a scow goes where the ship goes that tows it', () => {
    const stage = twoSides({
      play: [
        ['U.S.S. Galaxy', 'space:L1'],
        ['Radioactive Garbage Scow', 'on:1', { owner: 1 }],
        ...['Jean-Luc Picard', 'Data', 'Worf', 'William T. Riker'].map((who): Row => [who, 'aboard:1']),
      ],
      hand: ['Wormhole', 'Wormhole'],
    });
    stage.does('gold', 'play:wormhole:on:1').does('gold', 'to:L4').does('gold', 'drop:2');
    expect(at(stage, 2)).toBe('at:L4');
  });

  const WORMHOLE = (hand: readonly string[], play: readonly Row[] = [SHIP, CREW]) =>
    scene({
      gold: { missions: ['Alter Records', 'Access Relay Station'], play, hand, deck: ['Bajoran Wormhole', ...DECK] },
      blue: { deck: DECK },
    });

  it('C-SPACELINE-02 C-SPACELINE-13: the near end of a Bajoran Wormhole is in the region of Bajor, and there are two ends, no more', () => {
    const stage = WORMHOLE(['Bajoran Wormhole', 'Bajoran Wormhole']);
    stage.does('gold', 'play:bajoran-wormhole:gap:L1').does('gold', 'get:bajoran-wormhole:gap:L2');
    expect(regionOf(stage.g, 'L5')).toContain('Bajor');
    expect(offered(stage, 'gold', 'play:bajoran-wormhole')).toEqual([]);
    expect(offered(stage, 'gold', 'attempt')).toEqual([]);
  });

  it('C-STAFF-06: nobody goes through a Bajoran Wormhole without the crew that the ship needs', () => {
    const stage = WORMHOLE(['Bajoran Wormhole'], [['U.S.S. Oberth', 'space:L1']]);
    stage.does('gold', 'play:bajoran-wormhole:gap:L1').does('gold', 'get:bajoran-wormhole:gap:L2');
    const there = scene({
      gold: { missions: ['Alter Records', 'Access Relay Station'], play: [['U.S.S. Oberth', 'space:L1']] },
    });
    expect(offered(there, 'gold', 'use:bajoran-wormhole')).toEqual([]);
    expect(offered(stage, 'gold', 'use:bajoran-wormhole')).toEqual([]);
  });

  it('C-MOVE-12: a Rebel Interceptor has RANGE 6, and 3 more within a region', () => {
    expect(
      attributeOf(
        within([['Rebel Interceptor', 'space:L1']]),
        { id: 1, card: id('Rebel Interceptor'), owner: 0, seat: 0, at: 'space:L1' },
        'RANGE',
      ),
    ).toBe(6);
  });

  it('C-STAFF-02: each of two people on a card staffs a Mercenary Ship, and a Borg Cube takes seven', () => {
    const moves = (ship: string, ...crew: string[]) =>
      offered(
        scene({ gold: { play: [[ship, 'space:L1'], ...crew.map((who): Row => [who, 'aboard:1'])] } }),
        'gold',
        'move',
      ).length > 0;
    expect(moves('Mercenary Ship', 'Narik')).toBe(false);
    expect(moves('Mercenary Ship', 'Narik', 'Narik')).toBe(true);
    expect(moves('Mercenary Ship', 'Beverly and Will')).toBe(true);
    expect(moves('Borg Cube', 'Locutus of Borg', ...new Array<string>(5).fill('Fifteen of Seventeen'))).toBe(false);
  });

  it('C-BEAM-04: at Quash Conspiracy nobody is beamed from ship to ship, once it is solved neither', () => {
    const beams = (solved: boolean) =>
      offered(
        scene({
          gold: {
            missions: ['Quash Conspiracy', 'First Contact', 'Study Pulsar'],
            play: [SHIP, CREW, ['U.S.S. Galaxy', 'space:L1']],
          },
          ...(solved ? { patch: { 'locations.L1.solved': 0 } } : {}),
        }),
        'gold',
        'beam',
      );
    expect([beams(false), beams(true)]).toEqual([[], []]);
  });

  it('C-DOCK-06: a Spacedock lies on an outpost alone', () => {
    const stage = scene({
      gold: {
        play: [
          ['Federation Outpost', 'space:L1'],
          ['Deep Space 9', 'space:L2'],
          ['Office of the President', 'space:L3'],
        ],
        hand: ['Spacedock'],
      },
      at: 'turn',
    });
    expect(offered(stage, 'gold', 'play')).toEqual(['play:spacedock:on:1']);
  });

  it('C-DOCK-06: a Spacedock takes all damage markers off', () => {
    const stage = twoSides({
      play: [
        ['Federation Outpost', 'space:L1'],
        ['Spacedock', 'on:1'],
        ['U.S.S. Oberth', 'space:L1'],
        ['Giusti', 'aboard:3'],
        ['Strafing Run', 'on:3', { owner: 1 }],
        ['Strafing Run', 'on:3', { owner: 1 }],
      ],
    });
    stage.does('gold', 'dock:3:1');
    expect(alive(stage)).toEqual([1, 2, 3, 4]);
  });
});

describe('whose ship, whose help', () => {
  it('C-CONTROL-06: Wall of Ships serves a ship that one has taken, a Virus on the other’s ship doesn’t reach it', () => {
    const { g } = scene({
      gold: {
        play: [
          ['U.S.S. Enterprise', 'space:L1', { owner: 1 }],
          ['Wall of Ships', 'core:0'],
        ],
      },
      blue: {
        play: [
          ['U.S.S. Yamato', 'space:L1'],
          ['Virus', 'on:3', { seat: 1, owner: 0 }],
        ],
      },
    });
    expect(raised(g, 1, 'WEAPONS')).toBeGreaterThan(0);
    expect(raised(g, 3, 'WEAPONS')).toBe(-2);
    const { g: plain } = scene({
      gold: { play: [['U.S.S. Enterprise', 'space:L1', { owner: 1 }]] },
      blue: {
        play: [
          ['U.S.S. Yamato', 'space:L1'],
          ['Virus', 'on:2', { seat: 1, owner: 0 }],
        ],
      },
    });
    expect(raised(plain, 1, 'WEAPONS')).toBe(0);
  });

  it('C-CLOAK-03: Captain Chakotay helps no Maquis aboard a ship that can’t be seen', () => {
    const helped = (veiled: object) =>
      raised(
        within([
          ['U.S.S. Oberth', 'space:L2', veiled as never],
          ['Tamal', 'aboard:1'],
          ['U.S.S. Galaxy', 'space:L2'],
          ['Captain Chakotay', 'aboard:3'],
        ]),
        2,
        'STRENGTH',
      );
    expect(helped({})).toBeGreaterThan(0);
    expect([helped({ veiled: 'cloaked' }), helped({ veiled: 'phased' })]).toEqual([0, 0]);
  });

  it('C-CLOAK-06: an Anti-Time Anomaly reaches who is aboard a phased ship', () => {
    const stage = twoSides({
      play: [
        ['U.S.S. Galaxy', 'space:L1', { veiled: 'phased' }],
        ['Calloway', 'aboard:1'],
        ['Anti-Time Anomaly', 'core:0', { since: -6 }],
      ],
    });
    expect(alive(ends(stage, 'gold'))).toEqual([1]);
  });

  it('C-BATTLE-06: Admiral Leyton lets forces attack one that includes a side among others', () => {
    const attacks = (...blue: Row[]) =>
      offered(
        scene({
          gold: {
            play: [
              ['U.S.S. Galaxy', 'space:L1'],
              ['Spock', 'aboard:1'],
              ['Admiral Leyton', 'aboard:1'],
            ],
          },
          blue: { play: [['Keldon Advanced', 'space:L1'], ['Seskal', 'aboard:4'], ...blue] },
        }),
        'gold',
        'attack',
      ).length;
    expect([attacks(), attacks(['Ornithar', 'aboard:4'])]).toEqual([0, 1]);
  });

  it('C-SHIPBAT-03: Locutus of Borg fights any force with somebody of the Federation', () => {
    const fights = (who: string) => {
      const battle = {
        kind: 'ship',
        seat: 0,
        location: 'L1',
        firing: [[1], []],
        targets: [3, null],
        drawn: [[], []],
        tactics: [],
        lost: {},
        wrecked: [],
      };
      const { g } = scene({
        gold: {
          play: [
            ['Borg Cube', 'space:L1'],
            ['Locutus of Borg', 'aboard:1'],
          ],
        },
        blue: {
          play: [
            ['Zibalian Transport', 'space:L1'],
            [who, 'aboard:3'],
          ],
        },
        patch: { battle } as never,
      });
      return raised(g, 1, 'WEAPONS');
    };
    expect([fights('Calloway'), fights('Vekor')]).toEqual([4, 0]);
  });

  it('C-SKILL-22: two HQ: War Rooms make nobody better twice', () => {
    const better = (copies: number) => {
      const rooms = new Array<Row>(copies).fill(['HQ: War Room', 'at:L1']);
      return raised(
        scene({
          gold: {
            missions: ['Expose Covert Supply', 'First Contact', 'Study Pulsar'],
            play: [['Kurn', PLANET], ...rooms],
          },
        }).g,
        1,
        'STRENGTH',
      );
    };
    expect(better(1)).toBeGreaterThan(0);
    expect(better(2)).toBe(better(1));
  });

  it('C-LEAVE-09: Ira Graves is helped by a Kareen Brianon of the other, K’mtar by his own Alexander who is with him, Kahlest by being there', () => {
    const graves = (blue: readonly Row[]) => {
      const { g } = scene({ gold: { play: [['Ira Graves', PLANET]] }, blue: { play: blue } });
      return ['Cybernetics', 'Computer Skill', 'SCIENCE', 'Biology', 'Exobiology', 'Physics', 'ENGINEER']
        .map((one) => skillOf(g, pieceOf(g, 1), one as never))
        .reduce((sum, one) => sum + one, 0);
    };
    expect(graves([['Kareen Brianon', 'surface:L4']])).toBeGreaterThan(graves([]));
    const kmtar = (gold: readonly Row[], blue: readonly Row[]) =>
      raised(within([["K'mtar", PLANET], ...gold], blue), 1, 'STRENGTH');
    expect(kmtar([['Alexander Rozhenko', PLANET]], [])).toBeGreaterThan(0);
    expect([kmtar([], [['Alexander Rozhenko', PLANET]]), kmtar([['Alexander Rozhenko', 'surface:L4']], [])]).toEqual([
      0, 0,
    ]);
    const kahlest = (place: 'surface:L2' | 'surface:L4') =>
      raised(
        within([
          ['Kurn', PLANET],
          ['Kahlest', place],
        ]),
        1,
        'STRENGTH',
      );
    expect(kahlest(PLANET)).toBeGreaterThan(0);
    expect(kahlest('surface:L4')).toBe(0);
  });

  it('C-AFFIL-08: D’Tan serves Romulans by blood, Calandra who was a DaiMon', () => {
    const gain = (by: string, who: string, attribute: 'INTEGRITY' | 'CUNNING' | 'STRENGTH') =>
      raised(
        within([
          [who, PLANET],
          [by, PLANET],
        ]),
        1,
        attribute,
      );
    expect([
      gain("D'Tan", "Ba'el", 'INTEGRITY'),
      gain("D'Tan", 'Simon Tarses', 'INTEGRITY'),
      gain("D'Tan", 'Calloway', 'INTEGRITY'),
    ]).toEqual([1, 1, 0]);
    const all = ['INTEGRITY', 'CUNNING', 'STRENGTH'] as const;
    expect(all.some((one) => gain('Calandra', 'Bok', one) > 0)).toBe(true);
  });

  it('C-SKILL-09: Seskal loses SCIENCE by a Tsiolkovsky Infection, and stays an OFFICER', () => {
    const g = within([
      ['Keldon Advanced', 'space:L1'],
      ['Seskal', 'aboard:1'],
      ['Tsiolkovsky Infection', 'on:1', { owner: 1 }],
    ]);
    expect(['SCIENCE', 'OFFICER', 'Anthropology'].map((one) => skillOf(g, pieceOf(g, 2), one as never))).toEqual([
      0, 1, 1,
    ]);
    const kit = within([
      ['Seskal', PLANET],
      ['Science Kit', PLANET],
    ]);
    expect(skillOf(kit, pieceOf(kit, 1), 'SCIENCE')).toBe(2);
  });

  it('C-AFFIL-11: Major Rakal acts for nobody whom her ship doesn’t take', () => {
    const modes = (ship: string) =>
      offered(
        scene({
          gold: {
            play: [
              [ship, 'space:L1'],
              ['Major Rakal', 'aboard:1', { mode: 'Romulan' }],
            ],
          },
        }),
        'gold',
        'mode',
      );
    expect(modes("D'deridex").filter((key) => key.includes('Federation'))).toEqual([]);
  });

  it('C-SKILL-19: Firestorm kills whose INTEGRITY is no number', () => {
    const stage = scene({
      gold: {
        play: [
          ['Kivas Fajo', PLANET],
          ['Spock', PLANET],
        ],
      },
      blue: { seeds: { L2: ['Firestorm'] } },
    });
    stage.does('gold', offered(stage, 'gold', 'attempt')[0] ?? '');
    finish(stage, []);
    expect(stage.g.players[0]?.discard).toEqual(['kivas-fajo']);
  });

  it('C-MISSION-14: a Supernova takes no points of a mission that is solved', () => {
    const stage = twoSides(
      {
        play: [
          ['Tox Uthat', 'core:0'],
          ['Sarek', PLANET],
          ['Deanna Troi', PLANET],
        ],
        hand: ['Supernova'],
      },
      {},
    );
    const score = () => stage.g.players[0]?.scored.reduce((sum, { points }) => sum + points, 0);
    stage.does('gold', 'attempt:L2:team-2');
    expect(score()).toBe(30);
    const later = scene({
      gold: { play: [['Tox Uthat', 'core:0']], hand: ['Supernova'] },
      at: 'turn',
      patch: { 'players.0.scored': [{ kind: 'mission', points: 30, card: 'first-contact' }], 'locations.L2.solved': 0 },
    });
    later.does('gold', 'play:supernova:at:L2');
    expect(later.g.players[0]?.scored.reduce((sum, { points }) => sum + points, 0)).toBe(30);
  });

  it('C-DRAW-01: cards of a Betazoid Gift Box aren’t drawn: no Subspace Schism answers', () => {
    const stage = scene({
      gold: {
        play: [
          ['Sarek', PLANET],
          ['Deanna Troi', PLANET],
        ],
        seeds: { L2: ['Betazoid Gift Box'] },
        deck: DECK,
      },
      blue: { hand: ['Subspace Schism'], deck: DECK },
    });
    stage.orders('blue', { also: ['drawn', 'draw'] });
    stage.does('gold', 'attempt:L2:team-1');
    const takes = () => offered(stage, 'gold', 'get')[0] ?? '';
    stage.does('gold', takes()).does('gold', takes()).does('gold', takes());
    expect(stage.g.players[0]?.hand).toHaveLength(3);
    expect(() => stage.decision('blue')).toThrow();
  });

  it('C-TYPES-10: a second Dead End is discarded without effect', () => {
    const stage = scene({
      gold: { play: [['Giusti', PLANET]] },
      blue: { play: [['Dead End', 'at:L4']], seeds: { L2: ['Dead End'] } },
    });
    stage.does('gold', 'attempt:L2:team-1');
    finish(stage, []);
    expect(stage.g.locations['L2']?.seeds).toEqual([]);
    expect(Object.values(stage.g.pieces).filter(({ card }) => card === 'dead-end')).toHaveLength(1);
  });
});
