import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { idsAround, spaces } from '../../../src/games/frontiers/chapters/map/ground.ts';
import { spaceLabel } from '../../../src/games/frontiers/chapters/map/labels.ts';
import { isSafe } from '../../../src/games/frontiers/chapters/movement/safe.ts';
import type { LocationKind } from '../../../src/games/frontiers/content/terrain.ts';
import { CORE_TILE_IDS, FRONTIER_TILE_IDS, TILES } from '../../../src/games/frontiers/content/tiles/all.ts';
import type { Frontiers, Player } from '../../../src/games/frontiers/state.ts';
import { procedure } from '../../../src/kernel/game.ts';
import { at, deal, lay, moor, position, put, site } from './support/position.ts';
import { fight, turnOver } from './support/procedures.ts';

describe('a turn’s Action', () => {
  it('F-TURN-04 F-TURN-07 F-TURN-17: movement and Action are both optional', () => {
    const g = position();
    moor(g, 0, 'B2');
    deal(g, 0, 'warp-drive');
    const drive = turnOver(g);
    expect(drive.keys()).toEqual(expect.arrayContaining(['interact:B2', 'turn:end']));
    drive.does('side:warp-drive:move', 'turn:end');
    expect(drive.over).toBe(true);
  });

  it('F-TURN-08: after the Action, the ship can’t move or explore, and Move points are lost', () => {
    const g = position();
    moor(g, 0, 'B2').points.move = 6;
    const drive = turnOver(g);
    expect(drive.offers('move:B3')).toBe(true);
    drive.does('interact:B2', 'deal:done');
    expect(drive.keys('move:')).toEqual([]);
    expect(drive.keys('explore:')).toEqual([]);
    expect(playerOf(g, 0).points.move).toBe(0);
  });

  it('F-TURN-09 F-OPEN-79: a turn allows only one Action, and an Interaction is limited to one location', () => {
    const g = position();
    moor(g, 0, 'B2');
    const drive = turnOver(g).does('interact:B2', 'deal:done');
    expect(drive.keys('interact:')).toEqual([]);
    expect(drive.keys('challenge:')).toEqual([]);
  });

  it('F-TURN-18 F-TURN-19: only Special, Repair and Heal effects can be played after the Action', () => {
    const g = position();
    moor(g, 0, 'B2');
    deal(g, 0, 'damage-control', 'impulse-engines');
    const drive = turnOver(g).does('interact:B2', 'deal:done');
    expect(drive.keys('play:damage-control')).not.toEqual([]);
    expect(drive.keys('play:impulse-engines')).toEqual([]);
    expect(drive.keys('side:')).toEqual([]);
  });

  it('F-TURN-11 F-TURN-12 F-TURN-13 F-TURN-14 F-TURN-15: any token or location beside the ship can be the target of its Action', () => {
    const g = position();
    lay(g, 'frontier5', 'D');
    moor(g, 0, 'D2');
    expect(turnOver(g).keys()).toEqual(expect.arrayContaining(['interact:D1', 'decimate:D1']));
    lay(g, 'frontier6', 'E');
    moor(g, 0, 'E4');
    expect(turnOver(g).keys()).toEqual(expect.arrayContaining(['beam:E5', 'challenge:C6']));
    lay(g, 'frontier3', 'F');
    put(g, 'F1', 'romulanStarbase', 'border-watch', false);
    moor(g, 0, 'F2');
    expect(turnOver(g).offers('assault:F1')).toBe(true);
  });

  it('F-TURN-12: a Class-M Planet beside the ship can be decimated as the Action, but one farther away can’t', () => {
    const called: object[] = [];
    const g = position();
    lay(g, 'frontier5', 'D');
    moor(g, 0, 'D2');
    const drive = turnOver(g, fight(called));
    expect(drive.keys('decimate:')).toEqual(['decimate:D1']);
    drive.does('decimate:D1');
    expect(called).toEqual([{ seat: 0, kind: 'decimate', at: at('D1'), joined: [], provoked: false }]);
    expect(drive.keys('decimate:')).toEqual([]);
    const far = position();
    lay(far, 'frontier5', 'D');
    moor(far, 0, 'D3');
    expect(turnOver(far).keys('decimate:')).toEqual([]);
  });

  it('F-TURN-13: Planets of Class L and K are explored by an Away Team, even without a Distress Signal, and Class-H Planets are visited', () => {
    const explored = (kind: LocationKind) => {
      const g = position();
      const tile = [...FRONTIER_TILE_IDS, ...CORE_TILE_IDS].find((id) =>
        TILES[id].spaces.some(({ site }) => site?.kind === kind),
      );
      lay(g, tile ?? 'start', 'D');
      const planet = [...spaces(g).values()].find(({ site }) => site?.kind === kind)?.id ?? '';
      playerOf(g, 0).at = idsAround(planet).find((id) => isSafe(g, 0, id)) ?? null;
      const begun: [string, object][] = [];
      const stand = (name: string) =>
        procedure<Frontiers, object>(name)({
          begin(_ctx, local) {
            begun.push([name, { ...local }]);
            return null;
          },
        });
      const drive = turnOver(g, { away: stand('away'), classh: stand('classh') });
      const keys = drive.keys().filter((key) => key.endsWith(`:${spaceLabel(planet)}`) && !key.startsWith('move:'));
      drive.does(...keys);
      expect(begun.map(([, local]) => local)).toEqual([{ seat: 0, at: planet }]);
      return [keys.map((key) => key.split(':')[0]), begun.map(([name]) => name)];
    };
    for (const kind of ['classL', 'classLDistress', 'classK', 'classKDistress'] as const)
      expect(explored(kind)).toEqual([['beam'], ['away']]);
    expect(explored('classH')).toEqual([['visit'], ['classh']]);
  });

  it('F-TURN-16: another player’s ship can be attacked as the Action only with Player versus Player rules', () => {
    const g = position({ pvp: true });
    moor(g, 0, 'B4');
    moor(g, 1, 'B3');
    expect(turnOver(g).offers('engage:1')).toBe(true);
    expect(turnOver(position()).keys('engage:')).toEqual([]);
  });

  it('F-TURN-10: a player who has provoked ships can only fight them', () => {
    const g = position();
    const player = moor(g, 0, 'B0');
    player.points.move = 8;
    const called: object[] = [];
    const drive = turnOver(g, fight(called)).does('move:B5');
    expect(drive.keys('move:')).toEqual([]);
    expect(drive.offers('turn:end')).toBe(false);
    expect(drive.asked.options.find(({ key }) => key === 'fight:provoked')?.subject).toEqual({
      kind: 'space',
      id: at('B6'),
    });
    drive.does('fight:provoked');
    expect(called).toEqual([{ seat: 0, kind: 'ships', at: null, joined: [at('B6')], provoked: true }]);
    expect(drive.offers('turn:end')).toBe(true);
    expect(drive.keys('interact:')).toEqual([]);
  });

  it('F-TURN-10 F-MOVE-02: after a ship has provoked others, Move cards don’t work, and the fight starts immediately if nothing else can be played', () => {
    const provoking = (hand: string[], skills: Player['skills'] = []) => {
      const g = position();
      g.core = [];
      deal(g, 0, ...hand).skills = skills;
      moor(g, 0, 'B0').points.move = 8;
      const called: object[] = [];
      const drive = turnOver(g, fight(called)).does('move:B5');
      return [called.length, drive.keys()];
    };
    expect(provoking(['impulse-engines'])).toEqual([0, ['fight:provoked']]);
    expect(provoking([])[0]).toBe(1);
    // A Skill may still be used before the fight.
    expect(provoking([], [{ skill: 'enterprise-d-motivation', used: 'no' }])).toEqual([
      0,
      ['skill:enterprise-d-motivation', 'fight:provoked'],
    ]);
  });

  it('F-COOP-07 F-COOP-17: a declined joint assault doesn’t use the Action, and after an agreed one the invited players’ turns end after the initiator’s', () => {
    const g = position({ jointAssaults: true });
    lay(g, 'cubeBlue', 'D');
    g.cubes.blue = { at: at('D0'), level: 4, defenders: [], marks: [], destroyed: false };
    for (const token of ['border-watch', 'frontier-bulwark']) {
      put(g, 'D0', 'romulanStarbase', token);
      g.cubes.blue.defenders.push(...site(g, 'D0').tokens.splice(0));
    }
    moor(g, 0, 'D4');
    moor(g, 1, 'D6');
    deal(g, 0, 'warp-drive');
    let agrees = false;
    const stand = fight([], (ctx) => {
      if (agrees) ctx.g.turn?.joined.push(1);
    });
    const drive = turnOver(g, stand).does('joint:D0');
    expect(drive.offers('joint:D0')).toBe(true);
    agrees = true;
    drive.does('joint:D0');
    expect(drive.offers('joint:D0')).toBe(false);
    drive.does('turn:end');
    expect(drive.asked.seat).toBe(1);
    drive.does('turn:end');
  });

  it('F-OPEN-09: Double Shift gives another turn, but only once per Round', () => {
    const g = position();
    deal(g, 0, 'warp-drive', 'insight');
    playerOf(g, 0).tactic = { tactic: 'double-shift', used: false };
    const drive = turnOver(g).does('tactic:double-shift');
    expect(drive.offers('tactic:double-shift')).toBe(false);
    drive.does('side:warp-drive:move', 'turn:end');
    expect(drive.g.turn?.again).toBe('tactic');
    expect(turnOver(drive.g).offers('tactic:double-shift')).toBe(false);
  });

  it('F-OPEN-09 F-EOR-05 F-SCEN-07: no additional turn can be gained once every player has just one turn left', () => {
    const g = position();
    deal(g, 0, 'transwarp-corridor', 'insight');
    Object.assign(playerOf(g, 0).data, { black: 1, red: 1, blue: 1, gold: 1 });
    playerOf(g, 0).tactic = { tactic: 'double-shift', used: false };
    const gains = () =>
      turnOver(g)
        .keys()
        .filter((key) => /double-shift|transwarp-corridor:strong/.test(key));
    expect(gains().map((key) => key.split(':')[1])).toEqual(
      expect.arrayContaining(['double-shift', 'transwarp-corridor']),
    );
    g.announced = 1;
    expect(gains()).toEqual([]);
    g.announced = null;
    g.finale = { why: 'A Borg Cube was found.', left: [0, 1] };
    expect(gains()).toEqual([]);
  });
});
