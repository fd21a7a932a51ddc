import { describe, expect, it } from 'vitest';
import { pointsOf } from '../../../src/games/first-edition/chapters/points/score.ts';
import { attributeOf } from '../../../src/games/first-edition/chapters/skills/attributes.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import { banned } from '../../../src/games/first-edition/rules/ask.ts';
import type { AnyPiece, FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { crewFor, finish } from './meet.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, happened, id, offered, scene } from './scene.ts';
import { read } from './tried.ts';

const came = ({ g }: Stage<FirstEdition>, title: string): string | undefined =>
  Object.values(g.pieces).find(({ card }) => card === id(title))?.at;

describe('C-PLAY-16: ships that report with crew', () => {
  const DRONES = ['One of Eleven', 'Nine of Fifteen'];

  it.each(['Investigate Incursion', 'Salvage Borg Ship'])(
    'Borg ships can report at %s, but only from the far side',
    (mission) => {
      const hand = ['Borg Scout Vessel', ...DRONES, 'Medical Kit', 'U.S.S. Galaxy', 'Calloway'];
      const stage = read(mission, 'far', { hand });
      expect(offered(stage, 'gold', 'report')).toEqual(['report:borg-scout-vessel:space:L1']);
      stage.does('gold', 'report:borg-scout-vessel:space:L1');
      expect(stage.g.turn?.played).toBe(1);
      // Gold must choose crew until the ship is staffed, and no incompatible card can come.
      expect(offered(stage, 'gold')).toEqual(['crew:one-of-eleven', 'crew:nine-of-fifteen', 'crew:medical-kit']);
      stage.does('gold', 'crew:medical-kit');
      expect(offered(stage, 'gold')).not.toContain('none');
      stage.does('gold', 'crew:nine-of-fifteen');
      expect(offered(stage, 'gold')).toEqual(['crew:one-of-eleven', 'none']);
      stage.does('gold', 'none');
      const ship = Object.values(stage.g.pieces).find(({ card }) => card === 'borg-scout-vessel')?.id;
      expect([came(stage, 'Nine of Fifteen'), came(stage, 'Medical Kit')]).toEqual([
        `aboard:${ship}`,
        `aboard:${ship}`,
      ]);
      expect(came(stage, 'One of Eleven')).toBeUndefined();
      expect(stage.g.turn?.played).toBe(1);
      expect(offered(read(mission, 'own', { hand }), 'gold', 'report')).toEqual([]);
    },
  );

  it('a ship can report with crew only as the normal card play, even where ships report for free', () => {
    const hand = ['Borg Scout Vessel', ...DRONES, 'Calloway'];
    const lasting = [{ what: 'red-alert', seat: 0, until: 'turn' }];
    // Even free ships can’t report once the card play is used.
    for (const patch of [{}, { lasting }]) {
      const late = read('Salvage Borg Ship', 'far', { hand: [...hand, 'Subspace Warp Rift'] }, {}, patch);
      expect(offered(late, 'gold', 'report')).toHaveLength(1);
      late.does('gold', 'play:subspace-warp-rift:at:L1');
      expect(offered(late, 'gold', 'report')).toEqual([]);
    }
    const stage = read('Salvage Borg Ship', 'far', { hand }, {}, { lasting });
    stage.does('gold', 'report:borg-scout-vessel:space:L1');
    expect(stage.g.turn?.played).toBe(1);
  });

  it('players can respond to each card of a report with crew, but no other action comes in between', () => {
    const stage = read(
      'Salvage Borg Ship',
      'far',
      { hand: ['Borg Scout Vessel', ...DRONES] },
      { hand: ['Energy Vortex'] },
    );
    stage.orders('blue', { also: ['play', 'gap'] });
    for (const key of ['report:borg-scout-vessel:space:L1', 'crew:one-of-eleven', 'crew:nine-of-fifteen']) {
      stage.does('gold', key);
      expect([stage.match.pending(1)?.window, offered(stage, 'blue')], key).toEqual([
        'play',
        ['answer:energy-vortex', 'pass'],
      ]);
      stage.does('blue', 'pass');
    }
    expect(stage.match.pending(1)?.window).toBe('gap');
  });

  it('a ship can’t report with crew unless its player has the required staff in hand', () => {
    const keys = (hand: string[]) => offered(read('Salvage Borg Ship', 'far', { hand }), 'gold', 'report');
    expect(keys(['Borg Scout Vessel'])).toEqual([]);
    expect(keys(['Borg Scout Vessel', 'Calloway', 'One of Eleven'])).toEqual([]);
    expect(keys(['Borg Cube', ...DRONES])).toEqual([]);
    expect(keys(['Borg Scout Vessel', ...DRONES])).toHaveLength(1);
  });

  it('Assist Damaged Vessel lets a total of two Maquis ships report from the far side', () => {
    const hand = ['Liberty', 'Maquis Raider', 'Amaros', 'Amaros', 'Calloway'];
    const come = (patch = {}) => offered(read('Assist Damaged Vessel', 'far', { hand }, {}, patch), 'gold', 'report');
    expect(come()).toEqual(['report:liberty:space:L1', 'report:maquis-raider:space:L1']);
    expect(offered(read('Assist Damaged Vessel', 'own', { hand }), 'gold', 'report')).toEqual([]);
    const stage = read('Assist Damaged Vessel', 'far', { hand }).does('gold', 'report:liberty:space:L1');
    for (let round = 0; round < 5 && offered(stage, 'gold', 'crew:').length > 0; round++)
      stage.does('gold', offered(stage, 'gold').includes('none') ? 'none' : (offered(stage, 'gold', 'crew:')[0] ?? ''));
    expect(stage.g.players[0]?.used).toEqual(['assist-damaged-vessel:0']);
    const used = (...numbers: number[]) => ({ 'players.0.used': numbers.map((one) => `assist-damaged-vessel:${one}`) });
    expect(come(used(0))).toHaveLength(2);
    expect(come(used(0, 1))).toEqual([]);
  });

  it('Intercept Sleeper Ship lets the T’Ong report with up to three personnel', () => {
    const hand = ["I.K.C. T'Ong", "K'Temoc", 'Korris', 'Konmel', 'Divok', 'Medical Kit', 'U.S.S. Galaxy'];
    const stage = read('Intercept Sleeper Ship', 'own', { hand });
    // The ends of the spaceline are the ship's own places.
    expect(offered(stage, 'gold', 'report')).toEqual(['report:ikc-tong:space:L1', 'report:ikc-tong:space:L3']);
    stage.does('gold', 'report:ikc-tong:space:L1');
    expect(offered(stage, 'gold')).toEqual(['crew:ktemoc', 'crew:korris', 'crew:konmel', 'crew:divok', 'none']);
    stage.does('gold', 'crew:ktemoc').does('gold', 'crew:korris').does('gold', 'crew:konmel');
    expect(offered(stage, 'gold', 'crew:')).toEqual([]);
    const ends = ['report:ikc-tong:space:L1', 'report:ikc-tong:space:L2'];
    expect(offered(read('Intercept Sleeper Ship', 'far', { hand }), 'gold', 'report')).toEqual(ends);
    expect(
      offered(
        read('Intercept Sleeper Ship', 'own', { hand }).does('gold', 'report:ikc-tong:space:L1').does('gold', 'none'),
        'gold',
        'crew:',
      ),
    ).toEqual([]);
  });
});

describe('Explore Interstellar Matter', () => {
  const hand = ['Subspace Warp Rift', 'Tetryon Field', 'Calamarain'];

  it('C-PLAY-03: for its player, Explore Interstellar Matter makes Subspace Warp Rift and Tetryon Field free to play there', () => {
    for (const [end, played] of [
      ['own', 0],
      ['far', 1],
    ] as const)
      for (const card of ['subspace-warp-rift', 'tetryon-field']) {
        const stage = read('Explore Interstellar Matter', end, { hand }).does('gold', `play:${card}:at:L1`);
        expect(stage.g.turn?.played, `${card} ${end}`).toBe(played);
        const elsewhere = read('Explore Interstellar Matter', end, { hand }).does('gold', `play:${card}:at:L2`);
        expect(elsewhere.g.turn?.played).toBe(1);
      }
  });

  it('the opponent places Calamarain only at Explore Interstellar Matter, but anywhere if the opponent placed that mission', () => {
    const own = read('Explore Interstellar Matter', 'own', { hand }).does('gold', 'play:calamarain:core:0');
    expect(offered(own, 'blue')).toEqual(['at:L1']);
    own.does('blue', 'at:L1');
    expect(came(own, 'Calamarain')).toBe('at:L1');
    const far = read('Explore Interstellar Matter', 'far', { hand }).does('gold', 'play:calamarain:core:0');
    expect(offered(far, 'blue')).toEqual(['at:L1', 'at:L2']);
  });

  it('Calamarain moves with RANGE 6 each turn, and damages an undamaged ship or kills Mortal Q', () => {
    const stage = (more: Partial<AnyPiece> = {}) =>
      read(
        'Explore Interstellar Matter',
        'own',
        { play: [['Calamarain', 'at:L1']] },
        { play: [['U.S.S. Galaxy', 'space:L1', more], ...inPlay('aboard:2: Mortal Q; L2: U.S.S. Oberth')] },
      );
    expect(offered(stage(), 'gold', 'use:calamarain')).toEqual([
      'use:calamarain:1:to:L2',
      'use:calamarain:1:harm:2',
      'use:calamarain:1:kill:3',
    ]);
    const gone = stage().does('gold', 'use:calamarain:1:to:L2');
    expect([at(gone, 1), gone.g.pieces[1]?.spent]).toEqual(['at:L2', 3]);
    const hurt = stage().does('gold', 'use:calamarain:1:harm:2');
    expect([hurt.g.pieces[2]?.damaged, hurt.g.pieces[1]]).toEqual([true, undefined]);
    const dead = stage().does('gold', 'use:calamarain:1:kill:3');
    expect([dead.g.pieces[3], dead.g.pieces[1]]).toEqual([undefined, undefined]);
    expect(offered(stage({ damaged: true }), 'gold', 'use:calamarain:1:harm')).toEqual([]);
  });
});

describe('Sword of Kahless', () => {
  const klingons = (battle: object = {}) =>
    scene({ gold: { play: 'surface:L2: Sword of Kahless; L2: Kahless, Korris, Konmel, Data' }, patch: battle as never })
      .g;
  const strength = (g: FirstEdition, piece: number) => attributeOf(g, pieceOf(g, piece), 'STRENGTH');
  const integrity = (g: FirstEdition, piece: number) => attributeOf(g, pieceOf(g, piece), 'INTEGRITY');

  it('C-SKILL-14: the Sword of Kahless improves Klingons with Honor, and improves Kahless most', () => {
    const bare = scene({ gold: { play: 'L2: Korris, Kahless' } }).g;
    const g = klingons();
    expect([strength(g, 3) - strength(bare, 1), integrity(g, 3) - integrity(bare, 1)]).toEqual([3, 3]);
    expect(strength(g, 2) - strength(bare, 2)).toBe(10);
    expect([strength(g, 4), strength(g, 5)]).toEqual([8, 12]);
  });

  it('C-PERSBAT-06: the Sword of Kahless keeps Kahless alive in personnel battles', () => {
    const dies = (g: FirstEdition, piece: number) => banned(g, 'die', { piece }) === null;
    const g = klingons();
    expect([dies(g, 2), dies(g, 3)]).toEqual([true, true]);
    const fought = { ...g, battle: { kind: 'personnel' } as FirstEdition['battle'] };
    expect([dies(fought, 2), dies(fought, 3)]).toEqual([false, true]);
  });

  it('C-UNIQ-04: a second Sword of Kahless is discarded when it is gained', () => {
    const people = crewFor('Honor').map(
      (name) => [name, 'surface:L1', { as: { affiliation: 'Klingon', by: 1 } }] as const,
    );
    const stage = scene({
      gold: {
        missions: ["Bat'leth Tournament", 'Study Pulsar'],
        play: [['Runabout', 'space:L2'], ...people, ["Bat'leth", 'surface:L1']],
        seeds: { L1: ['Sword of Kahless'] },
      },
      blue: { seeds: { L1: ['Sword of Kahless'] } },
    });
    stage.does('gold', offered(stage, 'gold', 'attempt:L1')[0] ?? '');
    // The first one encountered counts, whichever is taken first (C-TYPES-10).
    finish(stage, ['gain:1']);
    expect(Object.values(stage.g.pieces).filter(({ card }) => card === 'sword-of-kahless')).toHaveLength(1);
    expect(stage.g.players[1]?.discard).toEqual(['sword-of-kahless']);
  });
});

describe('Study Protonebula', () => {
  const ship = [['Runabout', 'space:L1']] as const;

  it('C-TURN-17: Study Protonebula downloads One to its player’s ship once per game', () => {
    const stage = read('Study Protonebula', 'own', { play: ship, deck: ['Calloway', 'One', 'One of Eleven'] });
    const [key = ''] = offered(stage, 'gold', 'use:study-protonebula');
    stage.does('gold', key);
    expect(offered(stage, 'gold', 'get:')).toEqual(['get:one:aboard:1']);
    stage.does('gold', 'get:one:aboard:1');
    expect(came(stage, 'One')).toBe('aboard:1');
    expect(offered(stage, 'gold', 'use:study-protonebula')).toEqual([]);
    expect(offered(read('Study Protonebula', 'own', { deck: ['One'] }), 'gold', 'use:study-protonebula')).toEqual([]);
  });
});

describe('Eliminate Virus', () => {
  it.each(['Eliminate Virus', 'Eliminate Virus (Homefront IV)'])(
    'C-POINTS-02: the points for %s don’t count while Harvester Virus is in play',
    (mission) => {
      const points = (play: readonly Row[]) =>
        pointsOf(
          read(
            mission,
            'own',
            { play },
            {},
            { 'players.0.scored': [{ kind: 'mission', points: 30, card: id(mission) }] },
          ).g,
          0,
        );
      expect(points([])).toBe(30);
      expect(points([['Harvester Virus', 'at:L2']])).toBe(0);
    },
  );

  it('C-POINTS-06: a player wins when the points for Eliminate Virus count again', () => {
    const stage = scene({
      gold: {
        missions: ['Eliminate Virus', 'First Contact'],
        play: [
          ...inPlay('L2: Harvester Virus, U.S.S. Galaxy'),
          ...crewFor('MEDICAL x2 + Exobiology + Computer Skill').map((name) => [name, 'aboard:2'] as const),
        ],
      },
      patch: { 'players.0.scored': [{ kind: 'mission', points: 30, card: 'eliminate-virus' }] },
      goal: 30,
    });
    expect(stage.match.state.over).toBeNull();
    stage.does('gold', offered(stage, 'gold', 'beam:all:aboard:2')[0] ?? '');
    expect(happened(stage)).toContain('Harvester Virus ends.');
    expect(stage.match.state.over?.winners).toEqual([0]);
  });
});

describe('Plague Planet', () => {
  const met = (card: string, end: 'own' | 'far', solved: number | null) => {
    const stage = read(
      'Plague Planet',
      end,
      { play: 'L2: U.S.S. Galaxy [Mot the Barber]' },
      { seeds: { L2: [card] } },
      { 'locations.L1.solved': solved },
    );
    stage.does('gold', 'attempt:L2:1');
    finish(stage, []);
    return stage;
  };

  it('C-DILEMMA-06: a player who placed and solved Plague Planet overcomes each Plague Ship', () => {
    const past = met('Tarellian Plague Ship', 'own', 0);
    expect([past.g.pieces[2]?.card, pointsOf(past.g, 0)]).toEqual(['mot-the-barber', 5]);
    for (const [end, solved] of [
      ['own', null],
      ['own', 1],
      ['far', 0],
    ] as const)
      expect(met('Tarellian Plague Ship', end, solved).g.pieces[2], `${end} ${solved}`).toBeUndefined();
    // Another dilemma is encountered as usual.
    expect(met('Null Space', 'own', 0).g.pieces[1]?.damaged).toBe(true);
  });

  it('C-DILEMMA-22: Plague Planet overcomes only the Plague Ship half of a combo', () => {
    const met2 = (solved: number | null) => {
      const crew = ['Mot the Barber', 'Giusti'].map((name) => [name, 'aboard:1'] as const);
      const play = [['U.S.S. Galaxy', 'space:L2'] as const, ...crew];
      const seeds = { L2: ['Male’s Love Interest & Plague Ship'] };
      const stage = read('Plague Planet', 'own', { play }, { seeds }, { 'locations.L1.solved': solved });
      stage.does('gold', 'attempt:L2:1');
      finish(stage, ['die']);
      return stage;
    };
    // The first half still takes the man away.
    expect([at(met2(0), 2), at(met2(0), 3), pointsOf(met2(0).g, 0)]).toEqual(['surface:L1', 'aboard:1', 5]);
    expect(met2(null).g.pieces[3]).toBeUndefined();
  });
});
