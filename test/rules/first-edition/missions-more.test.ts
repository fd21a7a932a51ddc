import { describe, expect, it, test } from 'vitest';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { allCards } from '../../../src/games/first-edition/content/pool.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import { crewFor } from './meet.ts';
import { inPlay, type Row } from './position-text.ts';
import { id, offered, scene } from './scene.ts';
import { scored, type Try, tried } from './tried.ts';

const named = (name: string, count: number): string[] => new Array<string>(count).fill(name);
const PEOPLE = (text: string) => crewFor(text);
/** Attempts of a mission with different personnel, and the points that they score. */
const POINTS: readonly (readonly [how: Try, points: number])[] = [
  [{ mission: 'Geological Survey', people: PEOPLE('SCIENCE + Geology + Computer Skill') }, 20],
  [{ mission: 'Geological Survey', people: PEOPLE('SCIENCE + Computer Skill + Geology x3') }, 30],
  [{ mission: 'Geological Survey', people: PEOPLE('SCIENCE + Computer Skill + Geology + Greed x3') }, 30],
  [{ mission: 'Cure Blight', people: PEOPLE('MEDICAL x3 + SCIENCE + Anthropology') }, 30],
  [{ mission: 'Cure Blight', people: PEOPLE('MEDICAL x3 + SCIENCE + Anthropology'), things: ['Medical Kit'] }, 35],
  [{ mission: 'Transport Colonists', people: PEOPLE('Diplomacy + Honor + INTEGRITY>40 + Empathy') }, 40],
  [{ mission: 'Transport Colonists', people: PEOPLE('Diplomacy + Honor + INTEGRITY>40 + Mindmeld') }, 40],
  [{ mission: 'Answer Distress Signal', people: PEOPLE('ENGINEER + OFFICER + MEDICAL') }, 30],
  [{ mission: 'Answer Distress Signal', people: [...PEOPLE('ENGINEER + OFFICER + MEDICAL'), 'Dr. Leah Brahms'] }, 40],
  [{ mission: 'Salvage Operation', people: PEOPLE('ENGINEER') }, 20],
  [{ mission: 'Salvage Operation', people: PEOPLE('ENGINEER + Archaeology') }, 30],
  [{ mission: 'Salvage Operation', people: PEOPLE('ENGINEER + Archaeology + Greed') }, 40],
  [{ mission: 'Reunion', people: PEOPLE('Miracle Worker') }, 15],
  [{ mission: 'Reunion', people: [...PEOPLE('Miracle Worker + Cantankerousness'), 'Spock'] }, 40],
  [{ mission: 'Reunion', people: PEOPLE('Miracle Worker + Cantankerousness') }, 15],
  [{ mission: 'Kazon Conference', people: [...PEOPLE('OFFICER x3 + SECURITY + Diplomacy')] }, 20],
  [{ mission: 'Kazon Conference', people: [...PEOPLE('OFFICER x3 + SECURITY + Diplomacy'), 'Culluh', 'Culluh'] }, 25],
  // C-SKILL-22: Only one of two Jabins counts.
  [{ mission: 'Combat Training', people: ['Jabin', 'Jabin', 'Haliz', 'Razik', 'Culluh', 'Worf', 'Worf', 'Worf'] }, 40],
  [{ mission: 'Combat Training', people: ['Jabin', 'Ril', 'Haliz', 'Razik', 'Culluh', 'Worf', 'Worf', 'Worf'] }, 45],
  [{ mission: 'Combat Training', people: ['Haliz', 'Culluh', 'Worf', 'Worf', 'Worf', 'Worf', 'Data'] }, 30],
  [{ mission: 'Establish Home Planet', people: PEOPLE('Leadership + ENGINEER x2 + Computer Skill x2') }, 30],
  [{ mission: 'Ambush Ship', people: PEOPLE('Leadership x2'), ship: 'Future Enterprise' }, 30],
  [
    {
      mission: 'Ambush Ship',
      people: ['Jean-Luc Picard', 'William T. Riker'],
      ship: 'Future Enterprise',
      other: inPlay('L1: U.S.S. Oberth; aboard:4: Calloway'),
    },
    45,
  ],
  [
    {
      mission: 'Ambush Ship',
      people: ['Jean-Luc Picard', 'William T. Riker'],
      ship: 'Future Enterprise',
      other: [['U.S.S. Oberth', 'space:L1']],
    },
    30,
  ],
  [
    {
      mission: 'Kressari Rendezvous',
      people: PEOPLE('OFFICER + Smuggling'),
      things: named('Cardassian Disruptor', 5),
      picks: ['pay:4'],
    },
    45,
  ],
  [
    {
      mission: 'Kressari Rendezvous',
      people: PEOPLE('OFFICER + Smuggling'),
      things: named('Cardassian Disruptor', 5),
      picks: ['pay:0'],
    },
    25,
  ],
  [{ mission: 'Kressari Rendezvous', people: PEOPLE('OFFICER + Smuggling') }, 25],
  // C-TYPES-07: equipment that nobody there may use pays nothing. A Bat’leth is for everyone.
  [
    {
      mission: 'Kressari Rendezvous',
      people: PEOPLE('OFFICER + Smuggling'),
      things: named('Bajoran Phaser', 1),
      picks: ['pay:1'],
    },
    25,
  ],
  [
    {
      mission: 'Kressari Rendezvous',
      people: PEOPLE('OFFICER + Smuggling'),
      things: named("Bat'leth", 1),
      picks: ['pay:1'],
    },
    30,
  ],
  [
    {
      mission: 'Purchase Moon',
      people: PEOPLE('Greed + Acquisition + Geology + Astrophysics'),
      things: named('Gold-Pressed Latinum', 5),
      picks: ['pay:4'],
    },
    40,
  ],
  [{ mission: 'Purchase Moon', people: PEOPLE('Greed + Acquisition + Geology + Astrophysics') }, 0],
  [
    {
      mission: 'Purchase Moon',
      far: true,
      people: PEOPLE('Greed + Acquisition + Geology + Astrophysics'),
      things: named('Gold-Pressed Latinum', 3),
    },
    30,
  ],
  [
    {
      mission: 'Purchase Moon',
      far: true,
      people: PEOPLE('Greed + Acquisition + Geology + Astrophysics'),
      things: named('Gold-Pressed Latinum', 2),
    },
    0,
  ],
  [{ mission: 'Patrol Neutral Zone', people: PEOPLE('Leadership') }, 10],
  [{ mission: 'Patrol Neutral Zone', people: PEOPLE('Leadership'), other: [['U.S.S. Oberth', 'space:L1']] }, 0],
  [{ mission: 'Deliver Ancient Artifact', people: ['Calloway'] }, 0],
  [{ mission: 'Deliver Ancient Artifact', people: ['Calloway'], things: ['Vulcan Stone of Gol'] }, 40],
  [
    { mission: 'Test Propulsion Systems', people: PEOPLE('Navigation + Physics + ENGINEER'), ship: 'U.S.S. Galaxy' },
    25,
  ],
  [
    {
      mission: 'Test Propulsion Systems',
      people: PEOPLE('Navigation + Physics + ENGINEER'),
      ship: 'U.S.S. Enterprise',
    },
    0,
  ],
  [{ mission: 'Diplomatic Conference', people: PEOPLE('V.I.P. x4') }, 0],
];

/** Personnel with an icon, by their titles. */
const withIcon = (icon: string): string[] =>
  allCards('Personnel').flatMap(({ icons, title }) => (icons.includes(icon) ? [title] : []));
const MIGHTY = ['Kor', 'Worf', 'Worf', 'Data', 'Data', 'Worf'];
const ASSIST = PEOPLE('ENGINEER + SCIENCE + Computer Skill x2');

test.each<readonly [how: Try, points: number]>([
  [{ mission: 'A Good Day To Live', people: MIGHTY }, 35],
  [{ mission: 'A Good Day To Live', people: [...MIGHTY, ...withIcon('(R>').slice(0, 2)] }, 45],
  [{ mission: 'Assist Cooperative', people: ASSIST }, 30],
  [{ mission: 'Assist Cooperative', people: [...ASSIST, ...withIcon('Com').slice(0, 1)] }, 40],
  [{ mission: 'Establish Home Planet', people: withIcon('Holo'), things: ['Holo-Projectors'] }, 55],
  [{ mission: 'The Discovery of Sha Ka Ree', people: ['Sybok'] }, 0],
  [{ mission: 'The Discovery of Sha Ka Ree', people: ['Sybok', 'General Korrd', 'Calloway'] }, 10],
])('C-MISSION-20: an attempt with %o scores %i points', (how, points) => {
  expect(scored(how)).toBe(points);
});

test.each(POINTS)('C-MISSION-12 C-MISSION-19 C-MISSION-20: an attempt with %o scores %i points', (how, points) => {
  expect(scored(how)).toBe(points);
});

describe('discards that a mission requires', () => {
  it('C-MISSION-19: Establish Settlement scores more for each discarded Klingon from the Delta Quadrant', () => {
    const people = [...crewFor('Diplomacy + Anthropology + Honor'), "Ch'Regha", "Ch'Regha", "T'Greth"];
    const stage = tried({ mission: 'Establish Settlement', people, picks: ['pay:2'] });
    expect(stage.g.players[0]?.scored).toEqual([{ kind: 'mission', points: 40, card: id('Establish Settlement') }]);
    // C-SKILL-22: Only one of two Ch’Reghas pays.
    expect(stage.g.players[0]?.discard.toSorted()).toEqual([id("Ch'Regha"), id("T'Greth")]);
  });
});

describe('effects of a solved mission', () => {
  it('C-DRAW-01: Mineral Survey lets its player draw up to two cards', () => {
    const how = {
      mission: 'Mineral Survey',
      people: crewFor('Geology + SCIENCE + CUNNING>28'),
      deck: named('Calloway', 4),
    };
    expect(tried({ ...how, picks: ['draw:2'] }).g.players[0]?.hand).toHaveLength(2);
    expect(tried({ ...how, picks: ['draw:1'] }).g.players[0]?.hand).toHaveLength(1);
    expect(tried({ ...how, picks: ['draw:0'] }).g.players[0]?.hand).toHaveLength(0);
  });

  it('C-DOWNLOAD-06: Establish Relations downloads a Non-Aligned personnel to the planet', () => {
    const people = crewFor('Diplomacy + INTEGRITY>32 + Leadership');
    const stage = tried({ mission: 'Establish Relations', people, deck: ['Vekor', 'Calloway', 'Jabara'] });
    expect(Object.values(stage.g.pieces).find(({ card }) => card === id('Vekor'))?.at).toBe('surface:L1');
    expect(stage.g.players[0]?.deck).toHaveLength(2);
  });

  it('Runabout Search downloads only Odo or Quark', () => {
    const people = crewFor('Transporter Skill + MEDICAL + Honor');
    const stage = tried({ mission: 'Runabout Search', people, deck: ['Quark', 'Calloway'] });
    expect(Object.values(stage.g.pieces).find(({ card }) => card === id('Quark'))?.at).toBe('surface:L1');
    expect(tried({ mission: 'Runabout Search', people, deck: ['Calloway'] }).g.players[0]?.deck).toHaveLength(1);
  });

  it('Aid Clone Colony downloads a copy of a personnel in play', () => {
    const people = [...crewFor('Biology + Diplomacy + MEDICAL x2 + CUNNING>36'), 'Calloway'];
    const other = [['Federation Outpost', 'space:L2', { owner: 0, seat: 0 }]] as const;
    const stage = tried({ mission: 'Aid Clone Colony', people, deck: ['Calloway', 'Taitt'], other });
    expect(stage.log).toContain('downloads Calloway');
  });

  it('C-MOVE-02: Reinitialize Warp Reaction and Repair Null Space Catapult can be solved, and the latter lets the ship move anywhere', () => {
    const warp = tried({ mission: 'Reinitialize Warp Reaction', people: crewFor('Astrophysics + Physics + SCIENCE') });
    expect(warp.g.locations['L1']?.solved).toBe(0);
    const people = crewFor('ENGINEER + Physics + Diplomacy');
    const far = tried({ mission: 'Repair Null Space Catapult', people, picks: ['to:L2'] });
    expect(far.g.pieces[1]?.at).toBe('space:L2');
    const near = tried({ mission: 'Repair Null Space Catapult', people, picks: ['stay'] });
    expect(near.g.pieces[1]?.at).toBe('space:L1');
  });

  it.each([
    ['Mine Dilithium', crewFor('Geology + Transporter Skill'), 1],
    ['Test Propulsion Systems', crewFor('Navigation + Physics + ENGINEER'), 2],
  ])('C-SKILL-14: %s raises the RANGE of the solving ship permanently', (mission, people, by) => {
    const before = scene({ gold: { play: [['U.S.S. Galaxy', 'space:L1']] } }).g;
    const stage = tried({ mission, people, other: [['U.S.S. Galaxy', 'space:L1']] });
    const base = attributeOf(before, pieceOf(before, 1), 'RANGE');
    const last = Math.max(...Object.keys(stage.g.pieces).map(Number));
    expect(attributeOf(stage.g, pieceOf(stage.g, 1), 'RANGE')).toBeGreaterThanOrEqual(base + by);
    expect(attributeOf(stage.g, pieceOf(stage.g, last), 'RANGE')).toBe(base);
  });
});

describe('Impose Order', () => {
  function taken(blue: readonly Row[], people: readonly string[] = ['Jean-Luc Picard']) {
    return scene({
      gold: { missions: ['Impose Order'], play: people.map((name) => [name, 'surface:L1'] as const) },
      blue: { missions: ['Study Pulsar'], ...(blue === undefined ? {} : { play: blue }) },
      patch: {
        'locations.L1.solved': 1,
        'players.1.scored': [{ kind: 'mission', points: 35, card: id('Impose Order') }],
      },
    });
  }
  const steals = (stage: ReturnType<typeof taken>) => offered(stage, 'gold', 'use:impose-order');

  it('C-POINTS-01: an unopposed OFFICER takes over the points of Impose Order', () => {
    const stage = taken([]);
    stage.does('gold', steals(stage)[0] ?? '');
    expect(stage.g.players[1]?.scored).toEqual([]);
    expect(stage.g.players[0]?.scored).toEqual([{ kind: 'mission', points: 35, card: id('Impose Order') }]);
    expect(steals(stage)).toEqual([]);
  });

  it('other personnel, or an OFFICER opposed by personnel there, can’t take over the points of Impose Order', () => {
    expect(steals(taken([], ['Mot the Barber']))).toEqual([]);
    expect(steals(taken([['Mot the Barber', 'surface:L1']]))).toEqual([]);
  });
});
