import { describe, expect, it } from 'vitest';
import { arrestedAmong } from '../../../src/games/first-edition/chapters/affiliation/arrest.ts';
import { misseedReason } from '../../../src/games/first-edition/chapters/seeding/mis-seeds.ts';
import { awayTeams } from '../../../src/games/first-edition/chapters/teams/teams.ts';
import { ruleOf } from '../../../src/games/first-edition/content/rules.ts';
import { EFFECTS } from '../../../src/games/first-edition/effects/frame.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import type { AnyPiece, FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { Stage } from '../../../src/simulation/stage.ts';
import { crewFor, finish } from './meet.ts';
import { calling, happened, id, offered, scene } from './scene.ts';

const DRAW = ['Spock', 'Data', 'Worf', 'Calloway', 'Giusti', 'Sunad', 'Vekor', 'Divok', 'Kurn'];

/** Builds a game in which Gold places a mission and has cards to seed. `until` is the phase it goes to. */
function seeding(
  mission: string,
  seeds: readonly string[],
  until: 'mission' | 'dilemma' | 'facility' = 'dilemma',
  draw: readonly string[] = DRAW,
): Stage<FirstEdition> {
  const decks = [[mission], ['Survey Mission']].map((missions, seat) => ({
    name: `Deck ${seat}`,
    missions: missions.map(id),
    seeds: seat === 0 ? seeds.map(id) : [],
    draw: (seat === 0 ? draw : DRAW).map(id),
  }));
  const stage = new Stage(firstEdition, { options: { decks, first: 0 } as Json });
  for (let round = 0; round < 20 && stage.g.seeding !== null && stage.g.seeding.phase !== until; round++) {
    const name = stage.match.pending(0) === null ? 'blue' : 'gold';
    const keys = offered(stage, name);
    stage.does(name, ['pass', 'lay:right'].find((key) => keys.includes(key)) ?? keys[0] ?? '');
  }
  return stage;
}

const as = (affiliation: string): Partial<AnyPiece> => ({ as: { affiliation, by: 1 } });
/** An attempt by personnel of an affiliation, with these cards of Gold’s or Blue’s under the mission. */
function solved(
  mission: string,
  side: string,
  people: readonly string[],
  seeds: { gold?: readonly string[]; blue?: readonly string[] },
  place: 'surface:L1' | 'aboard:1' = 'surface:L1',
): Stage<FirstEdition> {
  const stage = scene({
    gold: {
      missions: [mission, 'Study Pulsar'],
      play: [['U.S.S. Galaxy', 'space:L1', as(side)], ...people.map((name) => [name, place, as(side)] as const)],
      seeds: { L1: seeds.gold ?? [] },
    },
    blue: { seeds: { L1: seeds.blue ?? [] } },
  });
  stage.does('gold', offered(stage, 'gold', 'attempt:L1')[0] ?? '');
  finish(stage, []);
  return stage;
}

const piece = ({ g }: Stage<FirstEdition>, title: string): AnyPiece | undefined =>
  Object.values(g.pieces).find(({ card }) => card === id(title));

/** Missions with cards that only they allow: one that fits, one that doesn’t, and personnel who solve. */
const ROWS = [
  [
    'Search for Weapons',
    "Bat'leth",
    'Medical Kit',
    'Federation',
    crewFor('OFFICER + Navigation + Treachery'),
    'surface:L1',
  ],
  [
    'Rescue Prisoners',
    'Jabara',
    'Kira Nerys',
    'Federation',
    [...crewFor('STRENGTH>40'), ...crewFor('Transporter Skill')],
    'surface:L1',
  ],
  [
    'Search for Survivors',
    'Jabara',
    'Calloway',
    'Bajoran',
    crewFor('OFFICER x2 + Computer Skill x2 + STRENGTH>30'),
    'surface:L1',
  ],
  ['Prison Break', 'Kes', 'Calloway', 'Federation', crewFor('Diplomacy + Navigation + Computer Skill'), 'aboard:1'],
  ['Orb Negotiations', 'Orb of Wisdom', 'Medical Kit', 'Bajoran', crewFor('[Orb] personnel'), 'surface:L1'],
  [
    'Characterize Neutrino Emissions',
    'Orb of Wisdom',
    'Tox Uthat',
    'Bajoran',
    crewFor('Navigation + SCIENCE x2 + Astrophysics + Physics'),
    'aboard:1',
  ],
] as const;

describe('C-SEED-27: cards under missions', () => {
  it.each(ROWS)('under %s, %s is a proper seed, while %s is a bluff', (mission, fits, other) => {
    const stage = seeding(mission, [fits, other]);
    const hint = (card: string) =>
      stage.decision('gold').options.find(({ key }) => key === `seed:${id(card)}:L1`)?.hint;
    expect(offered(stage, 'gold', `seed:${id(fits)}:L1`)).toHaveLength(1);
    expect(hint(fits)).toBeUndefined();
    const { g } = stage;
    expect(misseedReason(g, 0, id(other), 'L1')).toMatch(/bluff/);
    // It doesn’t fit anywhere else.
    expect(misseedReason(g, 0, id(fits), 'L2')).toMatch(/bluff/);
    stage.does('gold', `seed:${id(fits)}:L1`);
    expect(stage.g.locations['L1']?.seeds).toEqual([{ card: id(fits), owner: 0, seen: [] }]);
    expect(firstEdition.view(stage.match.state, 1).locations[0]?.seeds).toEqual([
      { owner: 0, card: null, title: null },
    ]);
  });

  it('personnel and equipment can’t be seeded under a mission that doesn’t allow them', () => {
    const stage = seeding('First Contact', ['Jabara', "Bat'leth", 'Microvirus']);
    expect(offered(stage, 'gold', 'seed')).toEqual(['seed:microvirus:L1', 'seed:microvirus:L2']);
  });

  it.each(ROWS)(
    'C-MISSION-13: a player who solves %s gains %s, and a mis-seed goes out-of-play',
    (mission, fits, other, side, people, place) => {
      const stage = solved(mission, side, people, { gold: [fits] }, place);
      expect(happened(stage)).toMatch(/Gold earns|team finds/);
      expect(stage.g.locations['L1']?.solved).toBe(0);
      expect(piece(stage, fits)?.seat).toBe(0);
      const wrong = solved(mission, side, people, { gold: [other] }, place);
      expect(wrong.g.players[0]?.removed).toContain(id(other));
      // C-SEED-19: a player who reveals it never solves that mission.
      expect(wrong.g.locations['L1']?.solved).toBeNull();
    },
  );

  it('C-MISSION-22: found personnel join the player who finds them, but an opponent’s personnel are captured', () => {
    const own = solved('Prison Break', 'Federation', ROWS[3][4], { gold: ['Kes'] }, 'aboard:1');
    expect(piece(own, 'Kes')).toMatchObject({ at: 'aboard:1', owner: 0, seat: 0 });
    expect(piece(own, 'Kes')?.captive).toBeUndefined();
    const other = solved('Prison Break', 'Federation', ROWS[3][4], { blue: ['Kes'] }, 'aboard:1');
    expect(piece(other, 'Kes')).toMatchObject({ at: 'aboard:1', owner: 1, seat: 0, captive: 'escorted' });
  });

  it.each([
    ['Federation', 'Kes', 'Federation'],
    ['Non-Aligned', 'Kes', 'Non-Aligned'],
    ['Federation', 'Culluh', undefined],
  ])(
    'C-MISSION-22: if %s personnel find %s, that card joins their player, with its affiliation set to %s',
    (side, who, mode) => {
      const stage = solved('Prison Break', side, ROWS[3][4], { gold: [who] }, 'aboard:1');
      expect(piece(stage, who)).toMatchObject({ seat: 0, at: 'aboard:1' });
      expect(piece(stage, who)?.mode).toBe(mode);
    },
  );

  it('C-AFFIL-14: incompatible found personnel form their own team on a planet, or are under house arrest aboard a ship', () => {
    const team = solved('Search for Survivors', 'Bajoran', ROWS[2][4], { gold: ['Ari'] });
    expect(awayTeams(team.g, 'L1', 0).map((one) => one.length)).toEqual([ROWS[2][4].length, 1]);
    const crew = solved('Prison Break', 'Federation', ROWS[3][4], { gold: ['Culluh'] }, 'aboard:1');
    const found = piece(crew, 'Culluh');
    expect([found?.at, arrestedAmong(crew.g, 'aboard:1', found === undefined ? [] : [found])]).toEqual([
      'aboard:1',
      [found],
    ]);
  });

  it('C-UNIQ-02: a found card that its owner already has in play is discarded', () => {
    const stage = solved('Prison Break', 'Federation', [...ROWS[3][4], 'Kes'], { gold: ['Kes'] }, 'aboard:1');
    expect(Object.values(stage.g.pieces).filter(({ card }) => card === 'kes')).toHaveLength(1);
    expect(stage.g.players[0]?.discard).toEqual(['kes']);
  });

  it('a player who solves the mission also gains equipment that the opponent seeded', () => {
    const stage = solved('Search for Weapons', 'Federation', ROWS[0][4], { blue: ["Bat'leth"] });
    expect(piece(stage, "Bat'leth")).toMatchObject({ at: 'surface:L1', owner: 1, seat: 0 });
  });

  it('C-SEED-17: if one player seeds two copies under a mission, both are mis-seeds, and if that player seeds too many cards there, all of them are', () => {
    const removed = (
      mission: string,
      side: string,
      people: readonly string[],
      gold: string[],
      place: 'surface:L1' | 'aboard:1',
    ) => solved(mission, side, people, { gold }, place).g.players[0]?.removed;
    const [weapons, , , , orbs] = ROWS;
    expect(removed('Search for Weapons', 'Federation', weapons[4], ["Bat'leth", "Bat'leth"], 'surface:L1')).toEqual([
      'batleth',
      'batleth',
    ]);
    const three = ['Kes', 'Neelix', 'Ayala'];
    expect(removed('Prison Break', 'Federation', ROWS[3][4], three.slice(0, 2), 'aboard:1')).toEqual([]);
    expect(removed('Prison Break', 'Federation', ROWS[3][4], three, 'aboard:1')).toHaveLength(3);
    // Two copies of a personnel are mis-seeds, too, though they are universal.
    const freed = (gold: string[]) => removed('Rescue Prisoners', 'Federation', ROWS[1][4], gold, 'surface:L1');
    expect(freed(['Jabara', 'Jabara'])).toEqual(['jabara', 'jabara']);
    expect(freed(['Jabara'])).toEqual([]);
    // Any number of Orbs is allowed, and one other artifact.
    const ORBS = ['Orb of Wisdom', 'Orb of Time', 'Orb Fragment'];
    expect(removed('Orb Negotiations', 'Bajoran', orbs[4], [...ORBS, 'Tox Uthat'], 'surface:L1')).toEqual([]);
    expect(removed('Orb Negotiations', 'Bajoran', orbs[4], ['Tox Uthat', 'Ressikan Flute'], 'surface:L1')).toHaveLength(
      2,
    );
    expect(removed('First Contact', 'Federation', ['Data'], ORBS.slice(0, 2), 'surface:L1')).toHaveLength(2);
  });

  it('Rescue Prisoners can be solved with Transporter Skill or a landed ship', () => {
    const people = crewFor('STRENGTH>40');
    const tries = (ship: 'space:L1' | 'surface:L1', more: string[]) => {
      const stage = scene({
        gold: {
          missions: ['Rescue Prisoners'],
          play: [['Runabout', ship], ...[...people, ...more].map((name) => [name, 'surface:L1'] as const)],
        },
      });
      stage.does('gold', offered(stage, 'gold', 'attempt:L1')[0] ?? '');
      return stage.g.locations['L1']?.solved;
    };
    expect(people.every((name) => name !== 'Geordi La Forge')).toBe(true);
    expect([tries('space:L1', []), tries('surface:L1', []), tries('space:L1', crewFor('Transporter Skill'))]).toEqual([
      null,
      0,
      0,
    ]);
  });

  it('C-SEED-03: a proposal seeds cards under the player’s own mission if the mission allows them', () => {
    const stage = seeding('Search for Weapons', ["Bat'leth", 'Microvirus', 'Starfleet Type II Phaser']);
    stage.does('gold', 'plan:proposal');
    expect(stage.g.locations['L1']?.seeds.map(({ card }) => card).sort()).toEqual([
      'batleth',
      'starfleet-type-ii-phaser',
    ]);
  });
});

describe('C-SEED-06: downloads when a mission is placed', () => {
  it.each([
    ['Disrupt Alliance', 'Emblem of the Empire', 'Divert Power'],
    ['Search for Rebels', 'Emblem of the Alliance', 'Divert Power'],
    ['Historical Research', 'The Guardian of Forever', 'Emblem of the Empire'],
    ['Research Historic Accident', 'Transporter Mixup', 'Divert Power'],
    ['Visit Parallel Universe', 'Crossover: An Invitation', 'Divert Power'],
    ['Launch Military Strike', 'Emblem of the Empire', 'Divert Power'],
    ['Evade Patrolling Squadron', 'Navigate Plasma Storms', 'Divert Power'],
    ['Renegotiate Pact', 'Technology Sharing Treaty', 'Treaty: Federation/Klingon'],
    ['Save Stranded Crew', 'All-Consuming Evil', 'Divert Power'],
    ['Supervise Dilithium Mine', 'Process Ore: Mining', 'Divert Power'],
    ['Investigate Omicron Particles', 'Holographic Settlement', 'Divert Power'],
    ['Hostage Crisis', 'Planet of Galactic Peace', 'Divert Power'],
  ])('%s downloads %s for its player', (mission, wanted, other) => {
    const draw = [...DRAW, other, wanted];
    const stage = seeding(mission, [], 'mission', draw);
    for (let round = 0; round < 4 && offered(stage, 'gold', 'get:').length === 0; round++) {
      const name = stage.match.pending(0) === null ? 'blue' : 'gold';
      stage.does(name, offered(stage, name).find((key) => key === 'pass' || key.startsWith('lay')) ?? '');
    }
    expect(offered(stage, 'gold')).toEqual([`get:${id(wanted)}:core:0`, 'none']);
    stage.does('gold', `get:${id(wanted)}:core:0`);
    expect(piece(stage, wanted)).toMatchObject({ at: 'core:0', seat: 0 });
    expect(stage.g.players[0]?.deck).not.toContain(id(wanted));
  });

  it('C-SEED-26: Investigate Anachronism downloads Hotel Royale only if the player may play Alternate Universe cards', () => {
    const list = ruleOf('investigate-anachronism')?.seeded ?? [];
    const from = { seat: 0, kind: 'mission', card: 'investigate-anachronism', location: 'L1' } as const;
    const download = (play: string) =>
      scene({
        gold: { missions: ['Investigate Anachronism', 'Study Pulsar'], play, deck: ['Hotel Royale', 'Spock'] },
        call: calling(EFFECTS, { seat: 0, from, list }),
      });
    expect(offered(download('table: Alternate Universe Door'), 'gold', 'get:')).toEqual(['get:hotel-royale:core:0']);
    expect(offered(download(''), 'gold', 'get:')).toEqual([]);
  });

  it('C-SEED-24: one Mercenary Ship may be seeded at Raid Ancient Burial Site in the facility phase', () => {
    const stage = seeding('Raid Ancient Burial Site', ['Mercenary Ship', 'Mercenary Ship'], 'facility');
    expect(offered(stage, 'gold', 'seed:mercenary-ship')).toEqual(['seed:mercenary-ship:space:L1']);
    stage.does('gold', 'seed:mercenary-ship:space:L1');
    expect(offered(stage, 'gold', 'seed:mercenary-ship')).toEqual([]);
    expect(offered(seeding('First Contact', ['Mercenary Ship'], 'facility'), 'gold', 'seed:mercenary')).toEqual([]);
  });

  it.each([
    ['Monitor Traffic', 'Border Checkpoint', 'at:L1'],
    ['Assist Survivors', 'Rishon', 'surface:L1'],
    ['Assist Temporal Disruption', 'Devidian Door', 'core:0'],
    ['Tactical Observation', 'U.S.S. Valiant', 'space:L1'],
  ])('C-SEED-24: at %s, one %s may be seeded in the facility phase', (mission, card, at) => {
    const stage = seeding(mission, [card, card], 'facility');
    expect(offered(stage, 'gold', `seed:${id(card)}`)).toContain(`seed:${id(card)}:${at}`);
    stage.does('gold', `seed:${id(card)}:${at}`);
    expect(offered(stage, 'gold', `seed:${id(card)}:${at}`)).toEqual([]);
    expect(offered(seeding('First Contact', [card], 'facility'), 'gold')).not.toContain(`seed:${id(card)}:${at}`);
  });

  it('C-FAC-01: no facility may be seeded at Tactical Observation', () => {
    const stage = seeding('Tactical Observation', ['Federation Outpost'], 'facility');
    expect(offered(stage, 'gold', 'seed:federation-outpost:space:L1')).toEqual([]);
    const open = seeding('First Contact', ['Federation Outpost'], 'facility');
    expect(offered(open, 'gold', 'seed:federation-outpost').length).toBeGreaterThan(0);
  });

  it('a player may decline the download that a placed mission offers', () => {
    const stage = seeding('Disrupt Alliance', [], 'mission', [...DRAW, 'Emblem of the Empire']);
    expect(offered(stage, 'gold')).toContain('none');
    stage.does('gold', 'none');
    expect(piece(stage, 'Emblem of the Empire')).toBeUndefined();
  });
});

describe('Botanical Research', () => {
  it('C-SEED-24: Atmospheric Ionization is seeded only at Botanical Research', () => {
    const stage = seeding('Botanical Research', ['Atmospheric Ionization'], 'facility');
    expect(offered(stage, 'gold', 'seed')).toEqual(['seed:atmospheric-ionization:at:L1']);
    stage.does('gold', 'seed:atmospheric-ionization:at:L1');
    expect(piece(stage, 'Atmospheric Ionization')?.at).toBe('at:L1');
    const none = seeding('First Contact', ['Atmospheric Ionization'], 'facility');
    expect(offered(none, 'gold', 'seed')).toEqual([]);
  });
});
