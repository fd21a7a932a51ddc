import { describe, expect, it } from 'vitest';
import { SHIP_BATTLE } from '../../../src/games/first-edition/chapters/calls.ts';
import { mayAttempt } from '../../../src/games/first-edition/chapters/missions/team.ts';
import { pointsOf } from '../../../src/games/first-edition/chapters/points/score.ts';
import { missionFor } from '../../../src/games/first-edition/chapters/spaceline/line.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import type { AnyPiece, FirstEdition } from '../../../src/games/first-edition/state.ts';
import type { Json } from '../../../src/kernel/types.ts';
import type { Stage } from '../../../src/simulation/stage.ts';
import { inPlay, type Row } from './position-text.ts';
import { at, calling, offered, type Side, scene } from './scene.ts';

/** A Borg ship of Gold with its crew, as pieces 1 and 2. */
const SCOUT = inPlay('L2: Borg Scout Vessel [Eighteen of Nineteen]');

describe('counterparts', () => {
  const cube = (...hand: string[]) => {
    const play = inPlay('L1: Borg Cube; table: Alternate Universe Door; aboard:1: Locutus of Borg');
    return scene({ gold: { play, hand } });
  };

  it('C-BORG-08: a collective has one counterpart, so a second one can’t report', () => {
    expect(cube('Bareil of Borg').refuses('gold', 'report:bareil-of-borg:aboard:1')).toMatchObject({
      rule: 'C-BORG-08',
    });
  });

  it('C-BORG-08: the opponent’s collective may have its own counterpart', () => {
    const play = inPlay('L1: Borg Cube; table: Alternate Universe Door');
    const blue: Row[] = [['Locutus of Borg', 'surface:L2']];
    const stage = scene({ gold: { play, hand: ['Bareil of Borg'] }, blue: { play: blue } });
    expect(offered(stage, 'gold', 'report:bareil-of-borg')).toEqual(['report:bareil-of-borg:aboard:1']);
  });

  it('C-BORG-08: a counterpart found under a mission is discarded if its player already has one', () => {
    const seeds = [{ card: 'bareil-of-borg', owner: 0, seen: [] }];
    const found = (...more: Row[]) => {
      const play: Row[] = [['Spock', 'surface:L2'], ['Deanna Troi', 'surface:L2'], ...more];
      const stage = scene({
        gold: { play, deck: ['Calloway', 'Bareil of Borg', 'Cryosatellite'] },
        patch: {
          'locations.L2.seeds': [{ card: 'cryosatellite', owner: 0, seen: [] }, ...seeds],
          'players.0.deck': ['calloway'],
        },
      });
      stage.does('gold', 'attempt:L2:team-1');
      stage.does('gold', 'gain:0');
      return stage.g.players[0]?.discard.includes('bareil-of-borg');
    };
    expect(found()).toBe(false);
    expect(found(['Locutus of Borg', 'surface:L4'])).toBe(true);
  });
});

describe('Borg and missions', () => {
  it('C-BORG-04: Borg can’t attempt a mission, not even one that is open to all', () => {
    const ship = inPlay('L1: Borg Scout Vessel [Eighteen of Nineteen]');
    const space = scene({ gold: { missions: ['Amnesty Talks'], play: ship } });
    expect(offered(space, 'gold', 'attempt')).toEqual([]);
    expect(space.refuses('gold', 'attempt:L1:1')).toMatchObject({ rule: 'C-BORG-04' });
    const planet = scene({ gold: { missions: ['Feldomite Rush'], play: [['Four of Eleven', 'surface:L1']] } });
    expect(planet.refuses('gold', 'attempt:L1:team-1')).toMatchObject({ rule: 'C-BORG-04' });
    const may = (title: string) => {
      const { g } = scene({ gold: { missions: ['Feldomite Rush'], play: [[title, 'surface:L1']] } });
      return mayAttempt(g, 0, 'L1', missionFor(g, 'L1', 0), pieceOf(g, 1));
    };
    expect([may('Four of Eleven'), may('Spock')]).toEqual([false, true]);
  });
});

describe('Borg and Away Teams', () => {
  const KEY = 'beam:all:aboard:1:surface:L2';

  it('C-BORG-06: Borg can’t beam down to a planet, but can beam back up', () => {
    expect(scene({ gold: { play: SCOUT } }).refuses('gold', KEY)).toMatchObject({ rule: 'C-BORG-06' });
    const below: Row[] = [...SCOUT, ['Four of Eleven', 'surface:L2']];
    const stage = scene({ gold: { play: below } }).does('gold', 'beam:all:surface:L2:aboard:1');
    expect(at(stage, 3)).toBe('aboard:1');
  });

  it('C-BORG-06: Borg can’t beam to an opponent’s ship, but can beam between their own ships', () => {
    const blue: Row[] = [['Runabout', 'space:L2', { damaged: true }]];
    const open: Partial<AnyPiece> = { damaged: true };
    const stage = scene({ gold: { play: [...SCOUT, ['Borg Scout Vessel', 'space:L2', open]] }, blue: { play: blue } });
    expect(offered(stage, 'gold', 'beam')).toEqual(['beam:all:aboard:1:aboard:3']);
  });

  it('C-BORG-06 C-BATTLE-09: Borg can beam down for a counter-attack at the location where they were attacked', () => {
    const struck = (location: string) =>
      offered(
        scene({ gold: { play: SCOUT }, patch: { attacked: [{ by: 1, location }] as unknown as Json } }),
        'gold',
        KEY,
      );
    expect([struck('L2'), struck('L4')]).toEqual([[KEY], []]);
  });

  it('C-BORG-06 C-BORG-13: Borg can beam down if a current objective allows it', () => {
    const under = (card: string, more: Partial<AnyPiece> = {}) =>
      offered(scene({ gold: { play: [...SCOUT, [card, 'core:0', more]] } }), 'gold', KEY);
    expect(under('Assimilate Planet')).toEqual([KEY]);
    expect(under('Assimilate Planet', { hidden: true })).toEqual([]);
    expect(under('Engage Cloak')).toEqual([]);
  });
});

describe('the point box of a Borg ship', () => {
  const SHIP: Row = ['Borg Scout Vessel', 'space:L2', { damaged: true }];
  const CREW: Row = ['Eighteen of Nineteen', 'aboard:1'];
  const GALAXY = inPlay('L2: U.S.S. Galaxy; aboard:3: Calloway');
  /** Returns whether Gold’s ship is gone, and both scores. */
  const result = (stage: Stage<FirstEdition>) => [
    stage.g.pieces[1] === undefined,
    ...[0, 1].map((seat) => pointsOf(stage.g, seat)),
  ];

  /** Blue fires at Gold’s ship. */
  function fought(gold: Row, blue: Side = {}): Stage<FirstEdition> {
    const call = calling(SHIP_BATTLE, { seat: 1, location: 'L2', target: 1, able: [3], firing: [3] });
    const stage = scene({ gold: { play: [gold, CREW] }, blue: { play: GALAXY, ...blue }, call, turn: 'blue' });
    for (let round = 0; round < 9 && stage.g.battle !== null; round++) {
      const waiting = stage.seats.find((_, seat) => stage.match.pending(seat) !== null) ?? 'nobody';
      stage.does(waiting, offered(stage, waiting)[0] ?? 'nothing');
    }
    return stage;
  }

  it('C-BORG-07: an opponent who destroys a Borg ship in battle scores its point box', () => {
    expect(result(fought(SHIP))).toEqual([true, 0, 5]);
    expect(result(fought(['Borg Scout Vessel', 'space:L2']))).toEqual([false, 0, 0]);
  });

  it('C-BORG-07 C-BORG-01: a Borg player doesn’t score a Borg ship’s point box, even if their Borg are only in the deck', () => {
    expect(result(fought(SHIP, { deck: ['Four of Eleven'] }))).toEqual([true, 0, 0]);
  });

  it('C-BORG-07: a Borg ship that is destroyed outside a battle gives no points', () => {
    const play: Row[] = [['Tox Uthat', 'core:1']];
    const stage = scene({ gold: { play: [SHIP, CREW] }, blue: { play, hand: ['Supernova'] }, turn: 'blue' });
    expect(result(stage.does('blue', 'play:supernova:at:L2'))).toEqual([true, 0, 0]);
  });
});
