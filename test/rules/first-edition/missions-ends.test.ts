import { describe, expect, it, test } from 'vitest';
import { pointsOf } from '../../../src/games/first-edition/chapters/points/score.ts';
import { missionPoints } from '../../../src/games/first-edition/chapters/points/worth.ts';
import type { Affiliation } from '../../../src/games/first-edition/content/printed.ts';
import type { AnyPiece, FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { CardPlace } from '../../../src/games/first-edition/terms.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { crewFor, finish } from './meet.ts';
import { inPlay, type Row } from './position-text.ts';
import { id, offered, scene } from './scene.ts';
import { read, scored, type Try, tried } from './tried.ts';

const came = ({ g }: Stage<FirstEdition>, title: string): string | undefined =>
  Object.values(g.pieces).find(({ card }) => card === id(title))?.at;

test.each<readonly [how: Try, points: number]>([
  [{ mission: "Bat'leth Tournament", people: crewFor('Honor'), things: ["Bat'leth"] }, 25],
  [{ mission: "Bat'leth Tournament", people: crewFor('Honor'), things: ['Sword of Kahless'] }, 35],
  [{ mission: "Bat'leth Tournament", people: crewFor('Honor'), things: ['Starfleet Type II Phaser'] }, 0],
  [{ mission: 'Seize Freighter', people: [...crewFor('OFFICER x2 + Honor + Navigation')] }, 25],
  [{ mission: 'Seize Freighter', people: [...crewFor('OFFICER x2 + Honor + Navigation'), 'Korris'] }, 30],
  [{ mission: 'Seize Freighter', people: [...crewFor('OFFICER x2 + Honor + Navigation'), 'Konmel'] }, 30],
  [{ mission: 'Salvage Borg Ship', people: crewFor('Astrophysics + ENGINEER + MEDICAL + Computer Skill') }, 35],
  [
    {
      mission: 'Salvage Borg Ship',
      people: crewFor('Astrophysics + ENGINEER + MEDICAL + Computer Skill'),
      other: [['Borg Probe', 'space:L2']],
    },
    45,
  ],
  [
    {
      mission: 'Salvage Borg Ship',
      far: true,
      people: crewFor('Astrophysics + ENGINEER + MEDICAL + Computer Skill'),
      other: [['Borg Probe', 'space:L1']],
    },
    35,
  ],
  [{ mission: 'Investigate Incursion', people: crewFor('SECURITY + Leadership + OFFICER x2') }, 30],
  [
    {
      mission: 'Investigate Incursion',
      people: crewFor('SECURITY + Leadership + OFFICER x2'),
      other: [['Borg Probe', 'space:L1']],
    },
    45,
  ],
  [
    {
      mission: 'Investigate Incursion',
      people: crewFor('SECURITY + Leadership + OFFICER x2'),
      other: [['Borg Ship', 'at:L1']],
    },
    45,
  ],
  [
    {
      mission: 'Investigate Incursion',
      people: crewFor('SECURITY + Leadership + OFFICER x2'),
      other: [['Borg Probe', 'space:L2']],
    },
    30,
  ],
  [
    {
      mission: 'Investigate Incursion',
      far: true,
      people: crewFor('SECURITY + Leadership + OFFICER x2'),
      other: [['Borg Probe', 'space:L1']],
    },
    30,
  ],
  [{ mission: 'Assist Damaged Vessel', people: crewFor('Leadership + MEDICAL + Biology + ENGINEER') }, 35],
  [
    {
      mission: 'Assist Damaged Vessel',
      people: crewFor('Leadership + MEDICAL + Biology + ENGINEER'),
      other: [['Liberty', 'space:L1']],
    },
    0,
  ],
  [
    {
      mission: 'Assist Damaged Vessel',
      far: true,
      people: crewFor('Leadership + SECURITY + Treachery + Physics'),
      other: [['Liberty', 'space:L1']],
    },
    35,
  ],
  [{ mission: 'Assist Damaged Vessel', far: true, people: crewFor('Leadership + MEDICAL + Biology + ENGINEER') }, 0],
  [{ mission: 'Investigate Dead Planet', people: [...crewFor('ENGINEER + CUNNING>32'), 'Data'] }, 30],
  [{ mission: 'Investigate Dead Planet', far: true, people: [...crewFor('ENGINEER + CUNNING>32'), 'Data'] }, 0],
  [{ mission: 'Investigate Dead Planet', far: true, people: [...crewFor('ENGINEER + CUNNING>32'), 'Lore'] }, 30],
  [
    {
      mission: 'Battle of Narendra III',
      ship: 'Future Enterprise',
      people: crewFor('Leadership + SECURITY + Honor x2'),
    },
    40,
  ],
  [
    {
      mission: 'Battle of Narendra III',
      far: true,
      as: 'Romulan',
      people: crewFor('Leadership + SECURITY + Treachery x2'),
      ship: 'U.S.S. Enterprise-E',
    },
    40,
  ],
  [
    {
      mission: 'Battle of Narendra III',
      far: true,
      as: 'Romulan',
      people: crewFor('Leadership + SECURITY + Treachery x2'),
      ship: 'U.S.S. Oberth',
    },
    0,
  ],
  [
    {
      mission: 'Battle of Narendra III',
      far: true,
      as: 'Klingon',
      people: crewFor('Leadership + SECURITY + Honor x2'),
      ship: 'Future Enterprise',
    },
    0,
  ],
  [{ mission: 'Construct Depot', people: crewFor('Navigation x2 + Physics + Vorta + ENGINEER') }, 30],
])('C-MISSION-01 C-MISSION-20 C-MOVE-06: an attempt with %o scores %i points', (how, points) => {
  expect(scored(how)).toBe(points);
});

describe('C-MISSION-01 C-MOVE-06: missions seen from the far side', () => {
  it('seen from the far side, Construct Depot can’t be attempted and is worth no points', () => {
    const as: Partial<AnyPiece> = { as: { affiliation: 'Dominion', by: 1 } };
    const play = [['Runabout', 'space:L1', as] as const, ['Data', 'aboard:1', as] as const];
    expect(offered(read('Construct Depot', 'own', { play }), 'gold', 'attempt:L1')).toEqual(['attempt:L1:1']);
    const far = read('Construct Depot', 'far', { play });
    expect(offered(far, 'gold', 'attempt:L1')).toEqual([]);
    expect(missionPoints(far.g, 'L1', 0)).toBe(0);
  });

  it('seen from the far side, Assist Damaged Vessel is open to other affiliations', () => {
    for (const [side, own, far] of [
      ['Cardassian', 1, 0],
      ['Klingon', 0, 1],
      ['Bajoran', 0, 1],
      ['Federation', 1, 1],
    ] as const) {
      const as: Partial<AnyPiece> = { as: { affiliation: side, by: 1 } };
      const play = [['Runabout', 'space:L1', as] as const, ['Data', 'aboard:1', as] as const];
      const keys = (end: 'own' | 'far') => offered(read('Assist Damaged Vessel', end, { play }), 'gold', 'attempt:L1');
      expect([keys('own').length, keys('far').length], side).toEqual([own, far]);
    }
  });
});

describe('C-DOWNLOAD-01: solved missions', () => {
  it('Colony Preparations downloads a Colony, which scores if an unopposed CIVILIAN is inside', () => {
    const people = [...crewFor('SCIENCE + Geology + Biology + SECURITY'), 'Mot the Barber'];
    const stage = tried({ mission: 'Colony Preparations', people, deck: ['Calloway', 'Colony', 'Data', 'Spock'] });
    expect(came(stage, 'Colony')).toBe('surface:L1');
    const inside = (others: readonly Row[] = []) =>
      read(
        'Colony Preparations',
        'own',
        { play: 'surface:L1: Colony [Mot the Barber, Data]', deck: ['Spock', 'Spock', 'Spock'] },
        { play: others, deck: ['Spock', 'Spock', 'Spock'] },
        { 'locations.L1.solved': 0 },
      )
        .does('gold', 'end:turn')
        .does('blue', 'end:turn');
    expect(pointsOf(inside().g, 0)).toBe(1);
    expect(pointsOf(inside().g, 1)).toBe(0);
    expect(pointsOf(inside([['Divok', 'aboard:1']]).g, 0)).toBe(0);
  });

  it('C-SKILL-22 C-TURN-16: two copies of a personnel score only once, whether they are in one Colony or in two', () => {
    const scored = (...play: readonly Row[]) => {
      const deck = ['Spock', 'Spock', 'Spock'];
      const stage = read('Colony Preparations', 'own', { play: [['Colony', 'surface:L1'], ...play], deck }, { deck });
      return pointsOf(stage.does('gold', 'end:turn').does('blue', 'end:turn').g, 0);
    };
    expect(scored(['Mot the Barber', 'aboard:1'], ['Mot the Barber', 'aboard:1'])).toBe(1);
    const two = inPlay('surface:L3: Colony [Mot the Barber]; aboard:2: Mot the Barber, Amarie');
    expect(scored(...two)).toBe(2);
    expect(scored(...two.slice(0, 3))).toBe(1);
  });

  it('C-FAC-01: a Colony can be built only on a planet whose mission its player solved', () => {
    const builds = (solved: number | null) =>
      offered(
        read('Colony Preparations', 'own', { hand: ['Colony'] }, {}, { 'locations.L1.solved': solved }),
        'gold',
        'play:colony',
      );
    expect(builds(0)).toEqual(['play:colony:surface:L1']);
    expect(builds(1)).toEqual([]);
    expect(builds(null)).toEqual([]);
  });

  it('Construct Depot downloads a Remote Supply Depot', () => {
    const people = crewFor('Navigation x2 + Physics + Vorta + ENGINEER');
    const stage = tried({ mission: 'Construct Depot', people, deck: ['Calloway', 'Remote Supply Depot'] });
    expect(came(stage, 'Remote Supply Depot')).toBe('space:L1');
  });

  it('C-RESPONSE-03 C-DOWNLOAD-05 C-DRAW-10: declining a mission’s optional download doesn’t shuffle the deck', () => {
    const solves = (
      mission: string,
      where: CardPlace,
      requirement: string,
      affiliation: Affiliation,
      prize: string,
    ) => {
      const as = { as: { affiliation, by: 1 } } as const;
      const people = crewFor(requirement).map((name) => [name, where, as] as const);
      const deck = [prize, 'Calloway', 'Taitt', 'Giusti', 'Spock', 'Data', 'Worf'];
      const play = [['U.S.S. Galaxy', 'space:L1', as] as const, ...people];
      const stage = scene({
        gold: { missions: [mission], play, deck },
        blue: { missions: ['Study Pulsar'] },
        goal: 500,
      });
      stage.does('gold', offered(stage, 'gold', 'attempt:L1')[0] ?? '');
      return { stage, deck: deck.map(id) };
    };
    const depot = 'Navigation x2 + Physics + Vorta + ENGINEER';
    const must = solves('Construct Depot', 'aboard:1', depot, 'Dominion', 'Remote Supply Depot');
    expect(offered(must.stage, 'gold')).toEqual(['get:remote-supply-depot:space:L1']);
    const colony = 'SCIENCE + Geology + Biology + SECURITY';
    const may = solves('Colony Preparations', 'surface:L1', colony, 'Bajoran', 'Colony');
    expect(offered(may.stage, 'gold')).toEqual(['get:colony:surface:L1', 'none']);
    expect(may.stage.does('gold', 'none').g.players[0]?.deck).toEqual(may.deck);
  });

  it('a Remote Supply Depot lets equipment report for free and raises the countdown of Ketracel-White', () => {
    const play = inPlay('L1: Remote Supply Depot [Ketracel-White {count: 1}]');
    const stage = read('Construct Depot', 'own', { play, hand: ['Medical Kit', 'Calloway'], deck: ['Spock', 'Spock'] });
    expect(offered(stage, 'gold', 'report')).toEqual(['report:medical-kit:aboard:1']);
    stage.does('gold', 'report:medical-kit:aboard:1');
    expect(stage.g.turn?.played).toBe(0);
    stage.does('gold', 'end:turn');
    expect(stage.g.pieces[2]?.count).toBe(2);
  });

  it('C-FAC-05: a Remote Supply Depot is built at Dominion missions by a Dominion ENGINEER', () => {
    const as: Partial<AnyPiece> = { as: { affiliation: 'Dominion', by: 1 } };
    const builds = (mission: string, who: string, more: Partial<AnyPiece>) =>
      offered(
        read(mission, 'own', {
          play: [
            ['Runabout', 'space:L1', more],
            [who, 'aboard:1', more],
          ],
          hand: ['Remote Supply Depot'],
        }),
        'gold',
        'play:remote-supply-depot',
      );
    expect(builds('Construct Depot', 'Geordi La Forge', as)).toEqual(['play:remote-supply-depot:space:L1']);
    expect(builds('Construct Depot', 'Geordi La Forge', {})).toEqual([]);
    expect(builds('Construct Depot', 'Mot the Barber', as)).toEqual([]);
    expect(builds('Survey Mission', 'Geordi La Forge', as)).toEqual([]);
  });

  it('Maintenance Overhaul needs a landed ship, and downloads Divert Power', () => {
    const play = (place: 'space:L1' | 'surface:L1') =>
      [
        ['Runabout', place],
        ...crewFor('ENGINEER + Computer Skill').map((name) => [name, 'surface:L1'] as const),
      ] as const;
    const stage = (place: 'space:L1' | 'surface:L1') => {
      const one = read('Maintenance Overhaul', 'own', { play: play(place), deck: ['Calloway', 'Divert Power'] });
      one.does('gold', offered(one, 'gold', 'attempt:L1')[0] ?? '');
      finish(one, ['get:divert-power:core:0']);
      return one;
    };
    expect(stage('space:L1').g.locations['L1']?.solved).toBeNull();
    const solved = stage('surface:L1');
    expect(solved.g.locations['L1']?.solved).toBe(0);
    expect(came(solved, 'Divert Power')).toBe('core:0');
  });

  it('Host Metaphasic Shielding Test puts Metaphasic Shields on a ship there', () => {
    const people = crewFor('Diplomacy + ENGINEER + Navigation + SCIENCE');
    const stage = tried({
      mission: 'Host Metaphasic Shielding Test',
      people,
      deck: ['Calloway', 'Metaphasic Shields'],
    });
    expect(came(stage, 'Metaphasic Shields')).toBe('on:1');
  });

  it('C-MOVE-06: Investigate Dead Planet downloads an android only for a player on its near side', () => {
    const people = [...crewFor('ENGINEER + CUNNING>32'), 'Data', 'Lore'];
    const deck = ['Calloway', 'Juliana Tainer'];
    const own = tried({ mission: 'Investigate Dead Planet', people, deck });
    expect(came(own, 'Juliana Tainer')).toBe('surface:L1');
    const far = tried({ mission: 'Investigate Dead Planet', far: true, people, deck });
    expect(far.g.locations['L1']?.solved).toBe(0);
    expect(came(far, 'Juliana Tainer')).toBeUndefined();
  });
});

describe('Investigate Dead Planet', () => {
  it('the Crystalline Entity is doubled for a player who sees Investigate Dead Planet from the far side', () => {
    const met = (people: readonly string[], seeds: 'gold' | 'blue') => {
      const stage = scene({
        gold: {
          missions: ['Investigate Dead Planet', 'Study Pulsar'],
          play: people.map((name) => [name, 'surface:L1'] as const),
          ...(seeds === 'gold' ? { seeds: { L1: ['Crystalline Entity'] } } : {}),
        },
        blue: seeds === 'blue' ? { seeds: { L1: ['Crystalline Entity'] } } : {},
      });
      stage.does('gold', offered(stage, 'gold', 'attempt:L1')[0] ?? '');
      return stage;
    };
    const few = crewFor('SCIENCE + MEDICAL');
    const many = crewFor('SCIENCE x2 + MEDICAL x2');
    expect(met(few, 'gold').g.players[0]?.discard.length).toBe(0);
    expect(pointsOf(met(few, 'gold').g, 0)).toBe(5);
    // The whole team is killed.
    expect(met(few, 'blue').g.players[0]?.discard).toHaveLength(few.length);
    expect(met(many, 'blue').g.players[0]?.discard).toHaveLength(0);
    expect(pointsOf(met(many, 'blue').g, 0)).toBe(10);
  });
});
