import { describe, expect, it } from 'vitest';
import { establishWhy } from '../../../src/games/first-edition/chapters/seeding/facilities.ts';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { missionFor, spanOf } from '../../../src/games/first-edition/chapters/spaceline/line.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import { granted } from '../../../src/games/first-edition/rules/ask.ts';
import type { AnyPiece } from '../../../src/games/first-edition/state.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, id, offered, type Side, scene } from './scene.ts';

/** Gold has a mission at L1, and Study Pulsar at L2. */
function at1(mission: string, play: readonly Row[] = [], more: Side = {}, patch = {}) {
  return scene({ gold: { missions: [mission, 'Study Pulsar'], play, ...more }, patch });
}

/** The same mission, placed by Blue. */
function farAt1(mission: string, play: readonly Row[] = []) {
  return scene({ gold: { missions: [], play }, blue: { missions: [mission, 'Study Pulsar'] } });
}

const GALAXY = ['U.S.S. Galaxy', 'space:L1'] as const;

describe('C-PLAY-10: reports to planets', () => {
  it.each([
    ['Insurrection', 'Anij', 'Calloway', true],
    ['Liberation', 'Kes', 'Calloway', true],
    ['Restore Victims', 'Neelix', 'Calloway', true],
    ['Observe Ritual', 'Delvok', 'Calloway', false],
    ['Observe Ritual', 'Amanda Grayson', 'Calloway', false],
    ['Camping Trip', 'Borath', 'Calloway', false],
  ])('%s lets %s report, but not %s', (mission, guest, other, isFree) => {
    const play = [['Alternate Universe Door', 'core:0']] as const;
    const stage = at1(mission, play, { hand: [guest, other] });
    const key = `report:${id(guest)}:surface:L1`;
    expect(offered(stage, 'gold', 'report')).toEqual([key]);
    stage.does('gold', key);
    expect(stage.g.turn?.played).toBe(isFree ? 0 : 1);
    const far = scene({ gold: { missions: [], hand: [guest], play }, blue: { missions: [mission, 'Study Pulsar'] } });
    expect(offered(far, 'gold', 'report')).toEqual([key]);
  });

  it('C-SEED-26: ships from alternate universes can report to Seal Rift until it is solved', () => {
    const play = [['Alternate Universe Door', 'core:0']] as const;
    const hand = ['Future Enterprise', 'U.S.S. Galaxy'];
    expect(offered(at1('Seal Rift', play, { hand }), 'gold', 'report')).toEqual([
      `report:${id('Future Enterprise')}:space:L1`,
    ]);
    expect(offered(at1('Seal Rift', play, { hand }, { 'locations.L1.solved': 1 }), 'gold', 'report')).toEqual([]);
  });
});

describe('C-MOVE-02: spans', () => {
  it('Analyze Radiation has a smaller span for Son’a ships', () => {
    const { g } = at1('Analyze Radiation', inPlay("L2: Son'a Shuttle, U.S.S. Galaxy"));
    expect([spanOf(g, 'L1', 0, 1), spanOf(g, 'L1', 0, 2)]).toEqual([3, 5]);
  });

  it('FGC-47 Research has a smaller span for a ship with Navigation aboard', () => {
    const ship = ['U.S.S. Galaxy', 'space:L2'] as const;
    const none = at1('FGC-47 Research', [ship]).g;
    const some = at1('FGC-47 Research', [ship, ['Taitt', 'aboard:1'], ['Wesley Crusher', 'aboard:1']]).g;
    expect(spanOf(none, 'L1', 0, 1)).toBe(6);
    expect(spanOf(some, 'L1', 0, 1)).toBeLessThan(6);
  });

  it('C-MISSION-01 C-MOVE-06: Warped Space has a span of 1 for a player who sees it from the far side', () => {
    const { g } = at1('Warped Space');
    expect([spanOf(g, 'L1', 0), spanOf(g, 'L1', 1)]).toEqual([5, 1]);
  });

  it('C-SEED-09 C-MOVE-06: if both players have placed the mission, each player uses the span on their own copy', () => {
    const missions = ['Warped Space', 'Study Pulsar'];
    const { g } = scene({ gold: { missions }, blue: { missions: ['Warped Space', 'Survey Mission'] } });
    expect(g.locations['L1']?.missions).toHaveLength(2);
    expect([spanOf(g, 'L1', 0), spanOf(g, 'L1', 1)]).toEqual([5, 5]);
  });
});

describe('C-MOVE-06: mission facts that are the same for both players', () => {
  it('C-MOVE-06: a mission has the same name and planet for both players, whatever its far side says', () => {
    const { g } = farAt1('Investigate Dead Planet');
    expect(missionFor(g, 'L1', 0)).not.toEqual(missionFor(g, 'L1', 1));
    for (const seat of [0, 1]) {
      const { title, where, quadrant } = missionFor(g, 'L1', seat);
      expect([title, where, quadrant]).toEqual(['Investigate Dead Planet', 'planet', 'Alpha']);
    }
  });
});

describe('C-MISSION-05: affiliations that may attempt a mission', () => {
  const crew = (side: string): readonly Row[] => {
    const as: Partial<AnyPiece> = { as: { affiliation: side, by: 1 } };
    return [
      ['U.S.S. Galaxy', 'space:L1', as],
      ['Data', 'aboard:1', as],
    ];
  };

  it('C-MISSION-01 C-MOVE-06: Compromised Mission is open to Romulans and Klingons, but from the far side only to the Federation', () => {
    for (const [side, near, far] of [
      ['Romulan', 1, 0],
      ['Klingon', 1, 0],
      ['Federation', 0, 1],
    ] as const) {
      expect(offered(at1('Compromised Mission', crew(side)), 'gold', 'attempt'), side).toHaveLength(near);
      expect(offered(farAt1('Compromised Mission', crew(side)), 'gold', 'attempt'), side).toHaveLength(far);
    }
  });

  it.each([
    ['Intercept Maquis', 'Cardassian', 3],
    ['Corner Enemy Ship', 'Klingon', 3],
  ])('C-MISSION-21: an attempt at %s needs the WEAPONS of several ships there', (mission, side, ships) => {
    const as: Partial<AnyPiece> = { as: { affiliation: side, by: 1 } };
    const fleet = Array.from({ length: ships }, (_, number): readonly Row[] => [
      ['U.S.S. Galaxy', 'space:L1', as],
      ['Data', `aboard:${2 * number + 1}`, as],
    ]).flat();
    expect(offered(at1(mission, fleet.slice(0, 2)), 'gold', 'attempt')).toEqual([]);
    expect(offered(at1(mission, fleet), 'gold', 'attempt').length).toBeGreaterThan(0);
  });

  it('Uncover DNA Clues lets more personnel attempt Hunt for DNA Program', () => {
    const play = [['Daro', 'surface:L1']] as const;
    const hunt = (missions: string[]) => offered(scene({ gold: { missions, play } }), 'gold', 'attempt:L1');
    expect(hunt(['Hunt for DNA Program', 'Study Pulsar'])).toEqual([]);
    expect(hunt(['Hunt for DNA Program', 'Uncover DNA Clues'])).toEqual(['attempt:L1:team-1']);
  });
});

describe('C-BEAM-04: beaming at a mission', () => {
  it('C-MOVE-19: nobody can leave the planet of Cure Deadly Virus until the mission is solved', () => {
    const play = [GALAXY, ['Data', 'surface:L1'], ['Worf', 'aboard:1']] as const;
    const ends = (patch = {}) => offered(at1('Cure Deadly Virus', play, {}, patch), 'gold', 'beam:all');
    expect(ends()).toEqual(['beam:all:aboard:1:surface:L1']);
    expect(ends({ 'locations.L1.solved': 0 })).toHaveLength(2);
  });

  it('personnel at Quash Conspiracy can’t beam from ship to ship, but can beam to an outpost', () => {
    const play = [GALAXY, ['U.S.S. Oberth', 'space:L1'], ['Data', 'aboard:1']] as const;
    expect(offered(at1('Quash Conspiracy', play), 'gold', 'beam')).toEqual([]);
    expect(offered(at1('Warped Space', play), 'gold', 'beam')).toHaveLength(1);
    const base = [GALAXY, ['Federation Outpost', 'space:L1'], ['Data', 'aboard:1']] as const;
    expect(offered(at1('Quash Conspiracy', base), 'gold', 'beam')).toHaveLength(1);
  });

  it('beaming at Restock Supplies needs Transporter Skill', () => {
    const play = [GALAXY, ['Data', 'aboard:1'], ['Mot the Barber', 'surface:L1']] as const;
    expect(offered(at1('Restock Supplies', play), 'gold', 'beam')).toEqual([]);
    const able = [...play, ["Miles O'Brien", 'aboard:1']] as const;
    expect(offered(at1('Restock Supplies', able), 'gold', 'beam:all')).toHaveLength(2);
  });
});

describe('effects at a mission', () => {
  it('C-SKILL-14: Repair Memorial lowers each attribute of everyone there by 2', () => {
    const play = inPlay('L1: Data; L2: Data');
    const { g } = at1('Repair Memorial', play);
    for (const what of ['INTEGRITY', 'CUNNING', 'STRENGTH'] as const)
      expect(attributeOf(g, pieceOf(g, 1), what)).toBe(attributeOf(g, pieceOf(g, 2), what) - 2);
  });

  it('C-TYPES-07: nobody at Study Plasma Storm can use equipment without Computer Skill', () => {
    const cunning = (mission: string, ...people: string[]) => {
      const play = inPlay(`L1: U.S.S. Galaxy; aboard:1: ${people.join(', ')}, Federation PADD`);
      const { g } = at1(mission, play);
      return attributeOf(g, pieceOf(g, 2), 'CUNNING');
    };
    expect(cunning('Study Plasma Storm', 'Calloway')).toBe(cunning('Warped Space', 'Calloway') - 2);
    expect(cunning('Study Plasma Storm', 'Calloway', 'Data')).toBe(cunning('Warped Space', 'Calloway', 'Data'));
  });

  it('C-CLOAK-01: no Cloaking Device works at Establish Station', () => {
    const ship = (place: string, more: Partial<AnyPiece> = {}) =>
      [
        ['I.K.C. Pagh', `space:${place}`, more],
        ['Kahless', 'aboard:1'],
        ['Worf', 'aboard:1', { as: { affiliation: 'Klingon', by: 1 } }],
        ...inPlay("aboard:1: Gowron, K'Ehleyr"),
      ] as readonly Row[];
    expect(offered(at1('Establish Station', ship('L1')), 'gold', 'cloak')).toEqual([]);
    expect(offered(at1('Establish Station', ship('L2')), 'gold', 'cloak')).toEqual(['cloak:1']);
    const comes = at1('Establish Station', ship('L2', { veiled: 'cloaked' }));
    comes.does('gold', 'move:1:L1');
    expect(comes.g.pieces[1]?.veiled).toBeUndefined();
    expect(at(comes, 1)).toBe('space:L1');
  });

  it('C-FAC-03: no outpost can be seeded at Tarchannen Study', () => {
    const why = (mission: string) => establishWhy(at1(mission).g, 0, id('Federation Outpost'), 'L1', 'seeded');
    expect(why('Tarchannen Study')).not.toBeNull();
    expect(why('Geological Survey')).toBeNull();
  });

  it('C-PLAY-03: System 5 Disruptors are free at Security Briefing', () => {
    const { g } = at1('Security Briefing', [GALAXY]);
    const card = id('System 5 Disruptors');
    expect(granted(g, 'free', { seat: 0, card, to: 'on:1' })).toBe(true);
    expect(granted(g, 'free', { seat: 0, card, to: 'core:0' })).toBe(false);
    expect(granted(g, 'free', { seat: 0, card: id('Kevin Uxbridge'), to: 'on:1' })).toBe(false);
  });

  it('C-AFFIL-02 C-MISSION-12: all affiliations mix at Diplomatic Conference, which needs V.I.P.s of four affiliations', () => {
    const solved = (...titles: string[]) => {
      const play = titles.map((title) => [title, 'surface:L1'] as const);
      const stage = at1('Diplomatic Conference', play);
      stage.does('gold', 'attempt:L1:team-1');
      return stage.g.locations['L1']?.solved;
    };
    const four = ["B'Etor", 'Ambassador Spock', 'Andrea Brand', 'Broca'];
    expect(solved(...four)).toBe(0);
    expect(solved(...four.slice(0, 3), ...four.slice(0, 1))).toBeNull();
  });
});
