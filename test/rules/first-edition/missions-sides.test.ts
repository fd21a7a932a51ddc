import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import type { AnyPiece, FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { Stage } from '../../../src/simulation/stage.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, happened, id, offered, type Side, scene } from './scene.ts';

const DRAW = ['Spock', 'Data', 'Worf', 'Calloway', 'Giusti', 'Sunad', 'Vekor', 'Divok', 'Kurn'];

/** A game from its start, after the questions before missions are placed. */
function begin(missions: readonly string[], seeds: readonly string[] = [], seed = 'seed'): Stage<FirstEdition> {
  const decks = [missions, ['Survey Mission']].map((some, seat) => ({
    name: `Deck ${seat}`,
    missions: some.map(id),
    seeds: seat === 0 ? seeds.map(id) : [],
    draw: DRAW.map(id),
  }));
  return new Stage(firstEdition, { options: { decks, first: 0 } as Json, seed });
}

/** Gold’s mission at L1 with either side up, and Study Pulsar at L2. */
function at1(mission: string, side: 'front' | 'back', play: readonly Row[] = [], more: Side = {}) {
  const front = id(mission);
  const up = side === 'front' ? { card: front } : { card: `${front}-back`, front };
  return scene({
    gold: { missions: [mission, 'Study Pulsar'], play, ...more },
    patch: { 'locations.L1.missions': [{ ...up, owner: 0 }] },
  });
}

const up = ({ g }: Stage<FirstEdition>, location = 'L1') => g.locations[location]?.missions[0]?.card;
const facilities = ({ g }: Stage<FirstEdition>) =>
  Object.values(g.pieces).filter(({ card }) => card.endsWith('-outpost'));

const OUTPOSTS = [
  ['Explore Black Cluster II', 'klingon-outpost', 'Klingon'],
  ['Explore Typhon Expanse II', 'romulan-outpost', 'Romulan'],
  ['Investigate Anomaly II', 'federation-outpost', 'Federation'],
  ['Investigate Sighting II', 'romulan-outpost', 'Romulan'],
  ['Prevent Military Escalation II', 'cardassian-outpost', 'Cardassian'],
  ['Secret Salvage II', 'klingon-outpost', 'Klingon'],
  ['Test Mission II', 'federation-outpost', 'Federation'],
] as const;
const WORMHOLES = ['Covert Installation II', 'Excavation II', 'Relief Mission II'] as const;

describe('C-SEED-31: two-sided missions when they are placed', () => {
  it('a two-sided mission can be placed with either side up', () => {
    const front = begin(['Test Mission II']);
    expect(offered(front, 'gold')).toEqual(['lay:right', 'lay:right:back']);
    expect(up(front.does('gold', 'lay:right'))).toBe('test-mission-ii');
    const back = begin(['Test Mission II']).does('gold', 'lay:right:back');
    expect(back.g.locations['L1']?.missions[0]).toEqual({
      card: 'test-mission-ii-back',
      front: 'test-mission-ii',
      owner: 0,
    });
  });

  it('the opponent is told about two-sided missions, and may cut the pile if one is on top', () => {
    const seen = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const stage = begin(['Test Mission II', 'Study Pulsar'], [], seed);
      expect(happened(stage)).toContain('Gold has two-sided missions.');
      const asked = stage.match.pending(1) !== null && offered(stage, 'blue').includes('cut');
      seen.add(String(asked));
      if (!asked) continue;
      const top = stage.g.players[0]?.missions[0];
      expect(top).toBe('test-mission-ii');
      stage.does('blue', 'cut');
      expect(stage.g.locations['L1']?.missions[0]?.card).toBe('study-pulsar');
    }
    expect(seen).toEqual(new Set(['true', 'false']));
    expect(happened(begin(['Study Pulsar']))).not.toContain('two sides');
  });

  it('the top mission is placed first if the opponent doesn’t cut', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const stage = begin(['Test Mission II', 'Study Pulsar'], [], seed);
      if (stage.match.pending(1) === null || !offered(stage, 'blue').includes('cut')) continue;
      stage.does('blue', 'leave');
      expect(stage.decision('gold').prompt).toContain('Test Mission II');
      return;
    }
    throw new Error('it was never on top');
  });
});

describe('C-MISSION-25: missions with an outpost', () => {
  it.each(OUTPOSTS)('%s comes with a %s for its player', (mission, card) => {
    const stage = begin([mission]).does('gold', 'lay:right');
    expect(facilities(stage)).toMatchObject([{ card, owner: 0, seat: 0, at: 'space:L1', printed: true }]);
    const back = begin([mission]).does('gold', 'lay:right:back');
    expect(facilities(back)).toEqual([]);
  });

  it.each([
    ['Test Mission II', 'Federation Outpost'],
    ['Secret Salvage II', 'Klingon Outpost'],
    ['Explore Black Cluster II', 'Klingon Outpost'],
  ])(
    'the player can seed another outpost at another location, but not at the mission with the printed one',
    (mission, outpost) => {
      const stage = begin([mission, 'Cloaked Mission', 'Survey Mission', 'Explore Dyson Sphere'], [outpost]);
      for (let round = 0; round < 20 && stage.g.seeding?.phase !== 'facility'; round++) {
        const name = stage.match.pending(0) === null ? 'blue' : 'gold';
        const keys = offered(stage, name);
        const pick = ['leave', 'lay:right', 'pass'].find((key) => keys.includes(key)) ?? keys.at(-1) ?? '';
        stage.does(name, pick);
      }
      const home = Object.values(stage.g.locations).find(({ missions }) => missions[0]?.card === id(mission))?.id;
      const keys = offered(stage, 'gold', `seed:${id(outpost)}`);
      expect(keys.length).toBeGreaterThan(0);
      expect(facilities(stage).map((piece) => piece.at)).toEqual([`space:${home}`]);
      expect(keys).not.toContain(`seed:${id(outpost)}:space:${home}`);
    },
  );

  it.each(OUTPOSTS)('%s turns over when its outpost is destroyed, and no card is discarded', (mission, card) => {
    const built: Partial<AnyPiece> = { printed: true };
    const stage = scene({
      gold: {
        missions: [mission, 'Study Pulsar'],
        play: [[cardOf(card).title, 'space:L1', built], ...inPlay('aboard:1: Data; table: Tox Uthat')],
        hand: ['Supernova'],
      },
    }).does('gold', 'play:supernova:at:L1');
    expect(stage.g.pieces[1]).toBeUndefined();
    expect(stage.g.players[0]?.discard).not.toContain(card);
    expect(stage.g.players[0]?.discard).toContain('data');
    expect(up(stage)).toBe(`${id(mission)}-back`);
  });

  it.each(OUTPOSTS)(
    'the player of %s builds its %s with an ENGINEER, and uses up the card play and the draw',
    (mission, card, side) => {
      const as: Partial<AnyPiece> = { as: { affiliation: side, by: 1 } };
      const play = [['Runabout', 'space:L1', as] as const, ['Geordi La Forge', 'aboard:1', as] as const];
      const stage = at1(mission, 'back', play, { hand: ['Calloway'], deck: ['Spock', 'Data'] });
      const [key = ''] = offered(stage, 'gold', `use:${id(mission)}-back`);
      stage.does('gold', key);
      expect(up(stage)).toBe(id(mission));
      expect(facilities(stage)).toMatchObject([{ card, at: 'space:L1', printed: true, seat: 0 }]);
      expect(stage.g.turn?.played).toBe(1);
      stage.does('gold', 'end:turn');
      expect(stage.g.players[0]?.deck).toHaveLength(2);
    },
  );

  it('only the mission’s player can build its printed outpost, which takes the card play, a matching ENGINEER and a location without a facility', () => {
    const ship = ['Runabout', 'space:L1'] as const;
    const geordi = ['Geordi La Forge', 'aboard:1'] as const;
    const turns = (stage: Stage<FirstEdition>) => offered(stage, 'gold', 'use:test-mission-ii-back');
    expect(turns(at1('Test Mission II', 'back', [ship, geordi]))).toHaveLength(1);
    expect(turns(at1('Test Mission II', 'back', [ship, ['Data', 'aboard:1']]))).toHaveLength(1);
    expect(turns(at1('Test Mission II', 'back', [ship, ['Giusti', 'aboard:1']]))).toEqual([]);
    expect(
      turns(
        at1('Test Mission II', 'back', [
          ship,
          ['Geordi La Forge', 'aboard:1', { as: { affiliation: 'Klingon', by: 1 } }],
        ]),
      ),
    ).toEqual([]);
    const beside = at1('Test Mission II', 'back', [ship, geordi, ['Neutral Outpost', 'space:L1']]);
    expect(turns(beside)).toEqual([]);
    const played = at1('Test Mission II', 'back', [ship, geordi, ['Federation Outpost', 'space:L2']], {
      hand: ['Calloway'],
    });
    played.does('gold', 'report:calloway:aboard:3');
    expect(turns(played)).toEqual([]);
    const far = scene({
      gold: { missions: [], play: [ship, geordi] },
      blue: { missions: ['Test Mission II', 'Study Pulsar'] },
      patch: { 'locations.L1.missions': [{ card: 'test-mission-ii-back', front: 'test-mission-ii', owner: 1 }] },
    });
    expect(turns(far)).toEqual([]);
  });
});

describe('C-MISSION-25: missions with a wormhole', () => {
  const CREW = inPlay('L1: Runabout [Data]');

  it.each(WORMHOLES)(
    '%s lets a staffed ship fly to another wormhole, and one of its player’s missions turns over',
    (mission) => {
      const other = mission === 'Excavation II' ? 'Relief Mission II' : 'Excavation II';
      const missions = [mission, other, 'Study Pulsar'];
      const stage = () => scene({ gold: { missions, play: CREW } });
      const [here, there] = [id(mission), id(other)];
      // The player may turn over either of their two missions.
      expect(offered(stage(), 'gold', 'use:').filter((key) => key.includes('wormhole'))).toEqual([
        `use:${here}:0:wormhole:L1:1:L2`,
        `use:${there}:0:wormhole:L2:1:L2`,
      ]);
      const one = stage().does('gold', `use:${here}:0:wormhole:L1:1:L2`);
      expect([at(one, 1), up(one, 'L1'), up(one, 'L2')]).toEqual(['space:L2', `${here}-back`, there]);
      const two = stage().does('gold', `use:${there}:0:wormhole:L2:1:L2`);
      expect([at(two, 1), up(two, 'L1'), up(two, 'L2')]).toEqual(['space:L2', here, `${there}-back`]);
    },
  );

  it('a flight to an opponent’s wormhole needs a crew and turns over only the player’s own mission', () => {
    const sides = (play: readonly Row[]) =>
      scene({
        gold: { missions: ['Excavation II', 'Study Pulsar'], play },
        blue: { missions: ['Relief Mission II', 'Survey Mission'] },
      });
    const keys = offered(sides(CREW), 'gold', 'use:');
    expect(keys).toEqual(['use:excavation-ii:0:wormhole:L1:1:L3']);
    const flown = sides(CREW).does('gold', keys[0] ?? '');
    expect([at(flown, 1), up(flown, 'L1'), up(flown, 'L3')]).toEqual([
      'space:L3',
      'excavation-ii-back',
      'relief-mission-ii',
    ]);
    // On the flight back, the player’s own mission turns over again.
    expect(offered(sides(inPlay('L3: Runabout [Data]')), 'gold', 'use:')).toEqual([
      'use:excavation-ii:0:wormhole:L1:1:L1',
    ]);
    expect(offered(sides([['Runabout', 'space:L1']]), 'gold', 'use:')).toEqual([]);
    expect(offered(sides(inPlay('L2: Runabout [Data]')), 'gold', 'use:')).toEqual([]);
  });

  it('a Wormhole can connect a mission’s wormhole with any other location, in either direction', () => {
    const from = (
      place: 'space:L1' | 'space:L2' | 'space:L3',
      missions = ['Excavation II', 'Study Pulsar', 'First Contact'],
    ) =>
      scene({
        gold: {
          missions,
          hand: ['Wormhole'],
          play: `${place}: Runabout [Data]`,
        },
      });
    const out = from('space:L1').does('gold', 'play:wormhole:on:1:mission').does('gold', 'to:L2:L1');
    expect([at(out, 1), up(out)]).toEqual(['space:L2', 'excavation-ii-back']);
    expect(out.g.players[0]?.discard).toEqual(['wormhole']);
    expect(out.g.pieces[1]?.stopped).toBeUndefined();
    const back = from('space:L2').does('gold', 'play:wormhole:on:1:mission').does('gold', 'to:L1:L1');
    expect([at(back, 1), up(back)]).toEqual(['space:L1', 'excavation-ii-back']);
    // It isn’t played between two missions with wormholes, or without one of the player’s.
    const two = from('space:L1', ['Excavation II', 'Relief Mission II', 'First Contact']);
    expect(offered(two.does('gold', 'play:wormhole:on:1:mission'), 'gold')).not.toContain('to:L2:L1');
    expect(offered(from('space:L1', ['Study Pulsar', 'First Contact']), 'gold', 'play:wormhole')).toEqual([]);
  });

  it('a mission’s wormhole does nothing if the Wormhole is nullified', () => {
    const stage = scene({
      gold: { missions: ['Excavation II', 'Study Pulsar'], hand: ['Wormhole'], play: CREW },
      blue: { hand: ['Amanda Rogers'] },
    });
    stage.orders('blue', { ask: ['play'] });
    stage.does('gold', 'play:wormhole:on:1:mission');
    stage.does('blue', offered(stage, 'blue', 'answer:amanda-rogers')[0] ?? '');
    expect([at(stage, 1), up(stage)]).toEqual(['space:L1', 'excavation-ii']);
  });

  it.each(WORMHOLES)('a Long-Range Scan turns %s back over for a player with a staffed ship there', (mission) => {
    const key = 'play:long-range-scan:at:L1:wormhole';
    const stage = at1(mission, 'back', CREW, { hand: ['Long-Range Scan'] });
    expect(offered(stage, 'gold', 'use:')).toEqual([]);
    expect(up(stage.does('gold', key))).toBe(id(mission));
    const empty = at1(mission, 'back', [['Runabout', 'space:L1']], { hand: ['Long-Range Scan'] });
    expect(offered(empty, 'gold')).not.toContain(key);
    expect(offered(at1(mission, 'front', CREW, { hand: ['Long-Range Scan'] }), 'gold')).not.toContain(key);
  });
});
