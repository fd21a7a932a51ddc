import { describe, expect, test } from 'vitest';
import { frontiers as pictures } from '../../../renderers/frontiers/index.ts';
import { addFoe } from '../../../src/games/frontiers/chapters/combat/foes.ts';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { fullest, moving, viewOf } from '../renderers/frontiers-positions.ts';
import type { Drive } from './support/drive.ts';
import { arena, fight } from './support/fight.ts';
import { at, deal, moor, position, put, site } from './support/position.ts';
import { turnWith } from './support/refusing.ts';

function spaceAt(g: Frontiers, label: string) {
  const found = viewOf(g).spaces.find(({ id }) => id === label);
  if (found === undefined) throw new Error(`no space ${label}`);
  return found;
}

describe('the map in a view', () => {
  test('F-LOC-10 F-LOC-16: the map shows the figures on face-up tokens, but only the pile of each face-down one', () => {
    const g = position();
    put(g, 'B0', 'dominionStarbase', 'pulse-battery', false);
    expect(spaceAt(g, 'B6').tokens).toEqual([
      {
        pile: 'warbird',
        pileName: 'Romulan Warbird',
        enemy: expect.objectContaining({ name: 'Patrol Warbird', attack: { value: 3, type: 'normal' }, defense: 3 }),
      },
    ]);
    expect(spaceAt(g, 'B0').tokens).toEqual([{ pile: 'dominionStarbase', pileName: 'Dominion Starbase', enemy: null }]);
  });

  test('F-CUBE-02: the map shows a Cube’s defenders with the Cube’s bonus', () => {
    const g = position();
    const defenders = [{ token: 'patrol-warbird', pile: 'warbird' as const, up: true }];
    g.cubes = { gold: { at: at('C0'), level: 4, defenders, marks: [1, 0], destroyed: false } };
    const [cube] = viewOf(g).cubes;
    expect(cube).toMatchObject({ at: 'C0', level: 4, marks: [1, 0], destroyed: false });
    expect(cube?.defenders[0]?.enemy?.defense).toBe(4);
  });

  test('F-EXPLORE-07: the map labels places for the next tile for every reader, and shows the cost only to a reader with enough points', () => {
    const g = moving(position(), 2);
    moor(g, 0, 'B2');
    expect(viewOf(g, 'spectator').places.map(({ id, cost }) => [id, cost])).toEqual([
      ['D', null],
      ['E', null],
      ['F', null],
    ]);
    expect(
      viewOf(g, 0)
        .places.filter(({ cost }) => cost !== null)
        .map(({ id, cost }) => [id, cost]),
    ).toEqual([['E', 2]]);
    g.players[0] = { ...moor(g, 0, 'B2'), points: { ...moor(g, 0, 'B2').points, move: 1 } };
    expect(viewOf(g, 0).places.every(({ cost }) => cost === null)).toBe(true);
  });

  test('F-MOVE-29: if an effect lets the ship reach spaces two steps away, the map shows places for tiles at that distance', () => {
    const g = moving(position(), 2);
    const { lasting } = moor(g, 0, 'B3');
    const open = () => viewOf(g, 0).places.flatMap(({ id, cost }) => (cost === null ? [] : [id]));
    expect(open()).toEqual([]);
    lasting.push({ modifier: { kind: 'reach' }, until: 'turn' });
    expect(open()).toEqual(['E']);
  });

  test('F-EXPLORE-08: if the top tile is a Core tile, the map shows fewer places', () => {
    const g = position();
    g.stack = ['cubeGreen', 'core1'];
    expect(viewOf(g).places.map(({ id }) => id)).toEqual(['E']);
    expect(viewOf(g).stack).toEqual({ frontier: 0, core: 2, next: 'core' });
  });

  test('F-MOVE-04 F-MOVE-14: the map shows each reachable space with its lowest cost, along with any warning', () => {
    const g = moving(position(), 4);
    expect(viewOf(g, 1).reach).toEqual([]);
    const all = viewOf(g, 0).reach;
    const now = all.filter(({ more }) => more !== true);
    const reach = new Map(now.map(({ space, cost, warn }) => [space, [cost, warn]]));
    // With all cards of the hand the ship could get farther.
    expect(all.filter(({ more }) => more === true).map(({ space }) => space)).toContain('A2');
    expect(Math.max(...all.map(({ cost }) => cost))).toBeLessThanOrEqual(viewOf(g, 0).own?.most.move ?? 0);
    expect(reach.get('B4')).toEqual([2, null]);
    expect(reach.get('B0')).toEqual([3, null]);
    expect(reach.get('A2')).toBeUndefined();
    // C5 and C0 are both beside the Warbird at C6.
    expect(reach.get('C5')).toEqual([2, null]);
    expect(reach.has('C6')).toBe(false);
    g.players[1] = moor(g, 1, 'B4');
    expect(viewOf(g, 0).reach.find(({ space }) => space === 'B4')?.warn).toBe('no stop');
  });

  test('the map shows ships, Faction Tokens and the path taken this turn', () => {
    const g = moving(position());
    site(g, 'B2').marks = [1];
    expect(spaceAt(g, 'B3').ships).toEqual([0]);
    expect(spaceAt(g, 'B2').marks).toEqual([1]);
    expect(viewOf(g).trace).toEqual({ seat: 0, path: ['A6', 'A1', 'B3'] });
  });
});

describe('captains, cards and fights in a view', () => {
  test('F-OPEN-05 F-SETUP-29: a captain’s view shows Reputation with its modifier, and the Level’s figures', () => {
    const g = position();
    const player = moor(g, 0, 'A6');
    Object.assign(player, { reputation: 4, experience: 16, level: 4 });
    expect(viewOf(g).captains[0]).toMatchObject({
      name: 'Enterprise-D',
      modifier: 2,
      level: 4,
      nextLevel: 24,
      defense: 3,
      handLimit: 5,
      commandTokens: 2,
    });
    Object.assign(player, { reputation: -7 });
    expect(viewOf(g).captains[0]?.modifier).toBeNull();
  });

  /** What the view shows about each card in seat 0’s hand while a question waits. */
  const nowOf = ({ state }: Drive) =>
    Object.fromEntries(frontiers.view(state, 0).own?.hand.map(({ id, now }) => [id, now]) ?? []);

  test('a hand shows how each card can be played now, and the reason if its effects can’t be used', () => {
    const drive = turnWith((g) => {
      g.core = ['red'];
      deal(g, 0, 'warp-drive', 'open-fire', 'transwarp-corridor', 'picards-counsel', 'damage').wounds = 1;
    });
    expect(nowOf(drive)).toEqual({
      'warp-drive': { ways: ['basic', 'move'], why: null },
      'open-fire': { ways: ['move'], why: 'Only in a fight' },
      'transwarp-corridor': { ways: ['move'], why: 'Needs data' },
      'picards-counsel': { ways: ['move'], why: 'Captain Wounded' },
      damage: { ways: [], why: 'Only damage' },
    });
  });

  test('in a fight, the hand doesn’t mention missing data for a card that works only in a later phase', () => {
    const g = arena({ B: 'frontier1' }, 'B5');
    put(g, 'B6', 'warbird', 'patrol-warbird');
    deal(g, 0, 'warp-drive', 'disruptor-barrage', 'plasma-backlash');
    expect(nowOf(fight(g, 'challenge:B6'))).toEqual({
      'disruptor-barrage': { ways: ['basic', 'strong'], why: null },
      'plasma-backlash': { ways: [], why: 'Only for Shields' },
      'warp-drive': { ways: [], why: 'Not in a fight' },
    });
  });

  test('F-CARD-06: if an effect increases the points from sideways cards, the hand shows it', () => {
    const drive = turnWith((g) => {
      const player = deal(g, 0, 'open-fire', 'overload');
      player.lasting.push({ modifier: { kind: 'sideways', more: 2, what: 'advanced' }, until: 'turn' });
    });
    expect(nowOf(drive)).toMatchObject({ 'open-fire': { ways: ['move'] }, overload: { worth: 3 } });
    expect(nowOf(drive)['open-fire']?.worth).toBeUndefined();
    expect(pictures.hand.text(frontiers.view(drive.state, 0), {}).join(' ')).toContain('sideways for 3 move.');
  });

  test('F-INTERACT-07: in an Interaction, the hand says that a Move card works only while moving', () => {
    const drive = turnWith((g) => {
      deal(g, 0, 'warp-drive', 'open-fire', 'hailing-frequencies');
      moor(g, 0, 'B2');
    });
    expect(nowOf(drive.does('interact:B2'))).toMatchObject({
      'warp-drive': { why: 'Only to move' },
      'open-fire': { why: 'Only in a fight' },
      'hailing-frequencies': { why: null },
    });
  });

  test('F-LRA-04 F-SHIELD-09: a fight’s view shows the attack’s value against each enemy, and how much of each enemy’s attack is left', () => {
    const g = moving(position());
    g.combat = {
      ...{ kind: 'ships' as const, seat: 0, at: null, phase: 'attack' as const, foes: [], team: null },
      ...{ sustained: 1, catastrophic: false, die: null },
    };
    const armored = { token: 'armored-warbird', pile: 'warbird' as const, up: true };
    const swift = { token: 'swift-warbird', pile: 'warbird' as const, up: true };
    addFoe(g.combat, armored, 'B6', { site: at('B6') }, 'target').changes.push({ defense: -1 });
    addFoe(g.combat, swift, 'C6', { site: at('C6') }, 'joined').shields = { normal: 4 };
    Object.assign(moor(g, 0, 'B3').points, { close: { normal: 3 }, long: { photonPulse: 2 } });
    const { fight } = viewOf(g);
    expect(fight?.strength).toEqual({
      total: 5,
      parts: [
        { type: 'normal', points: 3 },
        { type: 'photonPulse', points: 2 },
      ],
    });
    // The Armored Warbird halves Phasers, so the points are 2 + 1. The whole group halves them too.
    expect(fight?.foes.map(({ hit, defense, changed }) => [hit, defense, changed])).toEqual([
      [3, 2, ['Defense 2, not 3']],
      [5, 4, []],
    ]);
    expect(fight?.all).toEqual({ hit: 3, needed: 6 });
    expect(fight?.foes[1]).toMatchObject({ joined: true, deflects: 2, undeflected: 1 });
    expect([fight?.sustained, fight?.limit]).toEqual([1, 5]);
  });

  test('F-PVP-30: the view shows that a Photon Torpedo Attack of 4 against normal Shields of 7 leaves 3', () => {
    const g = position({ pvp: true });
    const side = { stopped: false, sustained: 0 };
    g.pvp = {
      ...{ aggressor: { seat: 0, ...side }, defender: { seat: 1, ...side }, attendance: 'full', phase: 'long' },
      ...{ attacker: 0, starbase: null, noDisruptors: [] },
    };
    moor(g, 0, 'A6').points.long = { photonTorpedo: 4 };
    moor(g, 1, 'A1').points.shields = { normal: 7 };
    expect(viewOf(g).pvp).toMatchObject({ remaining: 3, damage: 1, phaseName: 'Long Range Attack' });
  });

  test('the headline and the facts show the Round and which players the game waits for', () => {
    const g = moving(position(), 5);
    expect(viewOf(g)).toMatchObject({ headline: 'Enterprise-D to move', facts: ['Move 5', 'Round 1 of 6'] });
    expect(viewOf(fullest()).headline.length).toBeLessThanOrEqual(26);
  });
});
