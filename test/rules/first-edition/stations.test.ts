import { describe, expect, it } from 'vitest';
import { defenseTotal } from '../../../src/games/first-edition/chapters/battle/totals.ts';
import { discard } from '../../../src/games/first-edition/chapters/leaving/leave.ts';
import { establishWhy } from '../../../src/games/first-edition/chapters/seeding/facilities.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { sitesOf } from '../../../src/games/first-edition/position/stations.ts';
import type { FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { Stage } from '../../../src/simulation/stage.ts';
import { shipBattle } from './figures.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, id, offered, type Scene, scene } from './scene.ts';

type Stagehand = Stage<FirstEdition>;

/** A game from its start, in which Gold seeds a card in each phase when it can. */
function seeding(missions: readonly string[], seeds: readonly string[]): Stagehand {
  const decks = [missions, ['Survey Mission']].map((all, seat) => ({
    name: `Deck ${seat}`,
    missions: all.map(id),
    seeds: seat === 0 ? seeds.map(id) : [],
    draw: ['Spock', 'Data', 'Worf', 'Calloway', 'Giusti', 'Sunad', 'Vekor', 'Divok'].map(id),
  }));
  return new Stage(firstEdition, { options: { decks, first: 0 } as unknown as Json });
}

/** Passes, and places missions, until a phase begins. */
function until(stage: Stagehand, phase: string): Stagehand {
  while (stage.g.seeding !== null && stage.g.seeding.phase !== phase) {
    const name = stage.g.seeding.seat === 0 ? 'gold' : 'blue';
    stage.does(name, offered(stage, name).find((key) => key.startsWith('lay:')) ?? 'pass');
  }
  return stage;
}

/** Deep Space 9 of Gold at its first mission, with Ops, a Security Office, Guest Quarters and Docking Ports. */
const STATION = [
  ['Deep Space 9', 'space:L1', { sites: [2, 3, 4, 5] }],
  ...inPlay('on:1: Ops, Security Office, Guest Quarters, Docking Ports'),
] as const;

function station(more: Omit<Scene, 'gold'> & { gold?: Scene['gold'] } = {}): Stagehand {
  const { gold = {}, ...rest } = more;
  return scene({
    gold: { missions: ['Refuse Immigration', 'First Contact'], ...gold, play: [...STATION, ...inPlay(gold.play)] },
    ...rest,
  });
}

const names = ({ g }: Stagehand, of = 1) => sitesOf(g, of).map(({ card }) => card);

describe('stations', () => {
  it('C-SEED-23 C-FAC-01: Terok Nor can be seeded only at a mission in the Bajor region', () => {
    const stage = until(seeding(['Refuse Immigration', 'First Contact'], ['Terok Nor']), 'facility');
    const bajor = Object.values(stage.g.locations).find(({ missions }) => missions[0]?.card === 'refuse-immigration');
    expect(offered(stage, 'gold', 'seed:terok')).toEqual([`seed:terok-nor:space:${bajor?.id}`]);
  });

  it('C-SEED-31: a station can be seeded with its other side up, and also in the dilemma phase', () => {
    const stage = until(seeding(['Refuse Immigration'], ['Terok Nor', 'Archer']), 'dilemma');
    const [deep] = offered(stage, 'gold', 'seed:deep-space-9-back');
    stage.does('gold', deep ?? '');
    expect(stage.g.pieces[1]).toMatchObject({ card: 'deep-space-9-back', front: 'terok-nor' });
    expect(stage.log).toContain('seeds Deep Space 9 at Refuse Immigration');
  });

  it('C-UNIQ-15 C-FAC-05: Deep Space 9 and Terok Nor count as one facility for a player, though the opponent may have the other one', () => {
    const missions = ['Refuse Immigration', 'Alter Records'];
    const why = (seat: number, hall: string, there = 'Deep Space 9') => {
      const { g } = scene({ gold: { missions, play: [[there, 'space:L1']] } });
      return establishWhy(g, seat, id(hall), 'L2', 'seeded')?.();
    };
    expect(why(0, 'Terok Nor')).toMatchObject({ rule: 'C-UNIQ-15' });
    expect(why(0, 'Deep Space 9', 'Terok Nor')).toMatchObject({ rule: 'C-UNIQ-15' });
    expect(why(1, 'Terok Nor')).toBeUndefined();
    expect(why(1, 'Deep Space 9')).toMatchObject({ rule: 'C-FAC-05' });
  });

  it('C-FAC-04: a station may share its location with the Chamber of Ministers, but not with an outpost of the same player', () => {
    const stage = until(
      seeding(['Alter Records'], ['Terok Nor', 'Chamber of Ministers', 'Cardassian Outpost']),
      'facility',
    );
    stage.does('gold', offered(stage, 'gold', 'seed:terok')[0] ?? '');
    expect(offered(stage, 'gold', 'seed:chamber')).toHaveLength(1);
    expect(offered(stage, 'gold', 'seed:cardassian')).toEqual([]);
  });

  it('C-SEED-23: a Nor can be built at a Cardassian mission outside the Bajor region', () => {
    const stage = scene({ gold: { missions: ['Abduction Plot', 'Alter Records', 'First Contact'], hand: ['Nor'] } });
    expect(offered(stage, 'gold', 'play:nor')).toEqual(['play:nor:space:L1']);
  });
});

describe('facility owners', () => {
  it('C-FAC-06: the player who seeds a facility controls it, and the facility has its printed affiliation', () => {
    const stage = until(seeding(['Abduction Plot'], ['Cardassian Outpost']), 'facility');
    stage.does('gold', offered(stage, 'gold', 'seed:cardassian')[0] ?? '');
    expect(stage.g.pieces[1]?.seat).toBe(0);
    expect(firstEdition.view(stage.match.state, 0).pieces[0]?.affiliation).toBe('Cardassian');
  });

  it('C-SPACELINE-02: a site isn’t a location, so the cards at it are at the station’s location', () => {
    const stage = station({ gold: { play: [['Brilgar', 'aboard:3']] } });
    expect(Object.keys(stage.g.locations)).toEqual(['L1', 'L2', 'L3', 'L4']);
    const { pieces } = firstEdition.view(stage.match.state, 0);
    expect(pieces.find(({ name }) => name === 'Brilgar')?.location).toBe('L1');
  });
});

describe('sites', () => {
  it('C-SEED-32 C-FAC-12: sites are seeded at a station in the facility phase, and are arranged in the order of the station’s parts', () => {
    const sites = ['Docking Ports', 'Ops', 'Security Office', 'Science Lab', "Commander's Office"];
    const stage = until(seeding(['Refuse Immigration'], ['Terok Nor', ...sites]), 'facility');
    expect(offered(stage, 'gold', 'seed:ops')).toEqual([]);
    stage.does('gold', offered(stage, 'gold', 'seed:terok')[0] ?? '');
    for (const site of ['docking-ports', 'ops', 'security-office']) stage.does('gold', `seed:${site}:on:1`);
    expect(names(stage)).toEqual(['ops', 'security-office', 'docking-ports']);
    // Two sites of one part: their player chooses the order.
    stage.does('gold', 'seed:science-lab:on:1');
    expect(offered(stage, 'gold')).toEqual(['slot:2', 'slot:3']);
    stage.does('gold', 'slot:2').does('gold', 'seed:commanders-office:on:1');
    expect(names(stage)).toEqual(['commanders-office', 'ops', 'security-office', 'science-lab', 'docking-ports']);
  });

  it('C-FAC-12: a site that isn’t universal can be in play only once, and players can place sites on either player’s station', () => {
    const stage = station({ gold: { hand: ['Ops', 'Science Lab', 'Guest Quarters'] } });
    expect(stage.refuses('gold', 'play Ops')).toMatchObject({ rule: 'C-FAC-12' });
    expect(offered(stage, 'gold', 'play:')).toEqual(['play:science-lab:on:1', 'play:guest-quarters:on:1']);
    const other = station({ blue: { hand: ['Science Lab'] }, turn: 'blue' });
    other.does('blue', 'play:science-lab:on:1').does('blue', 'slot:4');
    expect(other.g.turn?.played).toBe(1);
    expect(names(other).at(-1)).toBe('science-lab');
  });

  it('C-FAC-13: the cards that a site names can report there', () => {
    const hand = ['Danar', 'Colonel Day', 'Brilgar', 'Bajoran Phaser', 'Bareil Antos', 'Bajoran Freighter', 'Aldara'];
    const stage = station({ gold: { hand } });
    expect(offered(stage, 'gold', 'report:')).toEqual([
      'report:colonel-day:aboard:2',
      'report:brilgar:aboard:3',
      'report:bajoran-phaser:aboard:3',
      'report:bareil-antos:aboard:4',
      'report:bajoran-freighter:docked:5',
    ]);
    // The site of a V.I.P. lets them report without regard to compatibility.
    expect(offered(station({ gold: { hand: ['Broca'] } }), 'gold', 'report:')).toEqual(['report:broca:aboard:4']);
  });

  it('C-FAC-07 C-FAC-13: the opponent’s cards can also report to a station’s sites', () => {
    const stage = station({ blue: { hand: ['Colonel Day', 'Bajoran Freighter'] }, turn: 'blue' });
    stage.does('blue', 'report:bajoran-freighter:docked:5').does('blue', 'report:colonel-day:aboard:2');
    // C-PLAY-03: a freighter reports free of charge.
    expect(stage.g.turn?.played).toBe(1);
  });

  it('C-FAC-12 C-PLAY-09: nobody can report to a station without docking sites, or outside their native quadrant', () => {
    const bare = scene({
      gold: {
        missions: ['Refuse Immigration'],
        play: [
          ['Deep Space 9', 'space:L1', { sites: [2] }],
          ['Ops', 'on:1'],
        ],
        hand: ['Colonel Day'],
      },
    });
    expect(bare.refuses('gold', 'report Colonel Day')).toMatchObject({ rule: 'C-FAC-12' });
  });

  it('C-PLAY-17: nobody can report to a site where incompatible personnel are', () => {
    const stage = station({ gold: { play: [['Kurn', 'aboard:3']], hand: ['Brilgar'] } });
    expect(stage.refuses('gold', 'report Brilgar')).toMatchObject({ rule: 'C-PLAY-17' });
  });
});

describe('docking at a station', () => {
  const ship = (title: string, ...crew: string[]) => inPlay(`space:L1: ${title}; aboard:6: ${crew.join(', ')}`);

  it('C-FAC-12: a ship can dock if it is compatible, has a V.I.P. aboard, or is helped by a V.I.P. at the dock', () => {
    const dock = (play: readonly Row[]) => offered(station({ gold: { play } }), 'gold', 'dock:');
    expect(dock(ship('Bajoran Freighter', 'Brilgar'))).toEqual(['dock:6:5']);
    expect(dock(ship('Cardassian Shuttle', 'Dakol'))).toEqual([]);
    expect(dock(ship('Cardassian Shuttle', 'Broca'))).toEqual(['dock:6:5']);
    expect(dock([...ship('Cardassian Shuttle', 'Dakol'), ['Ari', 'aboard:5']])).toEqual(['dock:6:5']);
    // Three icons are too many.
    expect(dock(ship('U.S.S. Galaxy', 'Calloway', 'Spock', 'Data', 'Alynna Nechayev'))).toEqual([]);
  });

  it('C-DOCK-03: a station extends half of its SHIELDS to a ship docked at its site', () => {
    const { g } = station({ gold: { play: [['Bajoran Freighter', 'docked:5']] } });
    const ship = g.pieces[6];
    const battle = shipBattle({ seat: 1, firing: [[], []] });
    const defense = ship === undefined ? 0 : defenseTotal(g, battle, 0, ship);
    expect(defense).toBe(6 + 34 / 2);
  });

  it('C-FAC-12: the personnel whose help the ship needs to undock may board it', () => {
    const play = inPlay('docked:5: Cardassian Shuttle; aboard:6: Dakol; aboard:5: Ari');
    const stage = station({ gold: { play } });
    expect(offered(stage, 'gold', 'undock')).toEqual(['undock:6', 'undock:6:8']);
    const [, helped] = stage.decision('gold').options.filter(({ verb }) => verb === 'undock');
    expect(helped?.label).toBe('Cardassian Shuttle, with Ari');
    stage.does('gold', 'undock:6:8');
    expect(at(stage, 8)).toBe('aboard:6');
    const alone = station({ gold: { play: play.slice(0, 2) } });
    expect(alone.refuses('gold', 'undock:6')).toMatchObject({ rule: 'C-FAC-12' });
    expect(offered(alone, 'gold', 'move')).toEqual([]);
  });

  it('C-DOCK-06 C-FAC-09: a ship is repaired at Docking Pylons, but not at Docking Ports', () => {
    const repaired = (dock: string) => {
      const stage = scene({
        gold: {
          missions: ['Refuse Immigration', 'First Contact'],
          play: [
            ['Deep Space 9', 'space:L1', { sites: [2] }],
            [dock, 'on:1'],
            ['Bajoran Freighter', 'docked:2', { damaged: true, docked: -4 }],
          ],
        },
      });
      return stage.does('gold', 'end:turn').g.pieces[3]?.damaged !== true;
    };
    expect(repaired('Docking Pylons')).toBe(true);
    expect(repaired('Docking Ports')).toBe(false);
  });
});

describe('walking', () => {
  it('C-MOVE-20: personnel walk from site to site once per turn, and can still board a docked ship', () => {
    const play = inPlay('docked:5: Bajoran Freighter; aboard:3: Brilgar, Bajoran Phaser');
    const stage = station({ gold: { play } });
    stage.does('gold', 'walk:all:aboard:3:aboard:5');
    expect([at(stage, 7), at(stage, 8)]).toEqual(['aboard:5', 'aboard:5']);
    expect(offered(stage, 'gold', 'walk')).toEqual([]);
    stage.does('gold', 'board:all:aboard:5:aboard:6');
    expect(at(stage, 7)).toBe('aboard:6');
    stage.does('gold', 'board:some:aboard:6:aboard:5').does('gold', 'who:7');
    expect([at(stage, 7), at(stage, 8)]).toEqual(['aboard:5', 'aboard:6']);
  });

  it('C-CONTROL-04: the first personnel to board an empty captured ship set its affiliation', () => {
    const taken = { owner: 1, seat: 0, turned: null } as const;
    const play = [
      ['U.S.S. Oberth', 'docked:5', taken],
      ['Brilgar', 'aboard:5'],
    ] as const;
    const stage = station({ gold: { play } }).does('gold', 'board:all:aboard:5:aboard:6');
    expect([at(stage, 7), stage.g.pieces[6]?.turned]).toEqual(['aboard:6', 'Bajoran']);
  });

  it('C-MOVE-19: nobody can leave a docked ship in quarantine, but personnel can board it', () => {
    const play = inPlay(`
      docked:5: Bajoran Freighter;
      aboard:6: Brilgar;
      on:6: Hyper-Aging {owner: 1, count: 3};
      aboard:5: Beyor`);
    const stage = station({ gold: { play } });
    expect(offered(stage, 'gold', 'board')).toEqual(['board:all:aboard:5:aboard:6']);
    expect(stage.refuses('gold', 'board:all:aboard:6:aboard:5')).toMatchObject({ rule: 'C-MOVE-19' });
  });

  it('C-BEAM-09: nobody can beam to, from or within a Nor', () => {
    const play = inPlay('L1: Bajoran Freighter; aboard:6: Brilgar; aboard:2: Colonel Day');
    expect(offered(station({ gold: { play } }), 'gold', 'beam')).toEqual([]);
  });

  it('C-BEAM-09: nobody can beam to or from a ship docked at a Nor', () => {
    const play = inPlay(`
      docked:5: Bajoran Freighter;
      aboard:6: Brilgar;
      L1: Bajoran Interceptor;
      aboard:8: Anara;
      aboard:2: Colonel Day;
      docked:5: Bajoran Freighter;
      L1: Beyor`);
    const stage = station({ gold: { play } });
    const docked = [6, 11].map((ship) => `aboard:${ship}`);
    // To another ship, the planet, another ship at the same dock, and the station.
    const ways = [
      ['aboard:6', 'aboard:8'],
      ['aboard:8', 'aboard:6'],
      ['aboard:6', 'surface:L1'],
      ['surface:L1', 'aboard:6'],
      ['aboard:6', 'aboard:2'],
      ['aboard:2', 'aboard:8'],
      docked,
    ];
    expect(offered(stage, 'gold', 'beam').filter((key) => docked.some((place) => key.includes(place)))).toEqual([]);
    for (const [from, to] of ways)
      expect(stage.refuses('gold', `beam:all:${from}:${to}`)).toMatchObject({ rule: 'C-BEAM-09' });
  });

  it('C-FAC-08 C-AFFIL-14: personnel can board a Nor where incompatible personnel are, but can’t walk to those personnel’s site', () => {
    const play = inPlay('docked:5: Cardassian Shuttle; aboard:6: Dakol; aboard:3: Brilgar');
    const stage = station({ gold: { play } });
    stage.does('gold', 'board:all:aboard:6:aboard:5');
    expect(at(stage, 7)).toBe('aboard:5');
    expect(offered(stage, 'gold', 'walk:all:aboard:5').map((key) => key.split(':').at(-1))).toEqual(['2', '4']);
  });
});

describe('control of a station', () => {
  const blue = { play: [['Ari', 'aboard:2'] as const] };

  it('C-FAC-12 C-CONTROL-04 C-FAC-14: an unopposed personnel with Computer Skill at Ops takes over a station, which gets the new affiliation', () => {
    const stage = station({ blue, turn: 'blue' });
    stage.does('blue', 'commandeer:1');
    const turned = { seat: 1, turned: 'Cardassian', card: 'terok-nor-back', front: 'deep-space-9' };
    expect(stage.g.pieces[1]).toMatchObject(turned);
    expect(stage.g.pieces[2]?.seat).toBe(1);
    const opposed = station({ gold: { play: [['Brilgar', 'aboard:2']] }, blue, turn: 'blue' });
    expect(offered(opposed, 'blue', 'commandeer')).toEqual([]);
    const elsewhere = station({ blue: { play: [['Ari', 'aboard:3']] }, turn: 'blue' });
    expect(offered(elsewhere, 'blue', 'commandeer')).toEqual([]);
  });

  it('C-SEED-31 C-LEAVE-03: a commandeered station shows its original side again when it is taken back or discarded', () => {
    const gold = { play: 'aboard:3: Colonel Day, Beyor' };
    const stage = station({ gold, blue, turn: 'blue' }).does('blue', 'commandeer:1');
    stage.does('blue', 'walk:all:aboard:2:aboard:5').does('blue', 'end:turn');
    stage.does('gold', 'walk:all:aboard:3:aboard:2').does('gold', 'commandeer:1');
    expect(stage.g.pieces[1]?.card).toBe('deep-space-9');
    expect(stage.g.pieces[1]?.front).toBeUndefined();
    const other = station({ blue, turn: 'blue' }).does('blue', 'commandeer:1');
    discard(other.g, 1);
    expect(other.g.players[0]?.discard).toContain('deep-space-9');
    expect(Object.keys(other.g.pieces)).toEqual([]);
  });

  it('C-BATTLE-03 C-MISSION-26: a station fires only if a leader is at Ops', () => {
    const fires = (place: 'aboard:2' | 'aboard:3') => {
      const stage = station({ gold: { play: [['Colonel Day', place]] }, blue: { play: [['Aldara', 'space:L1']] } });
      return offered(stage, 'gold', 'attack').length > 0;
    };
    expect(fires('aboard:2')).toBe(true);
    expect(fires('aboard:3')).toBe(false);
  });
});
