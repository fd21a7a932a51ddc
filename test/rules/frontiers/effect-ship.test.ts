import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { lastings } from '../../../src/games/frontiers/chapters/captains/lasting.ts';
import { turnOf as turnUnderWay } from '../../../src/games/frontiers/chapters/turn/turn-state.ts';
import { clearPlayArea } from '../../../src/games/frontiers/chapters/turn-end/finish.ts';
import { when } from '../../../src/games/frontiers/effects/build.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { procedure } from '../../../src/kernel/game.ts';
import { Drive } from './support/drive.ts';
import { brawl, carry, turnOf } from './support/effects.ts';
import { inTurn, playable, playing } from './support/plays.ts';
import { at, moor } from './support/position.ts';

describe('effects that move a ship', () => {
  it('F-MOVE-33 F-MOVE-34: a ship that an effect moves can cross anything, but must land on a safe space within the distance', () => {
    const { g, player } = turnOf(2, 'quantum-slipstream');
    player.data.gold = 1;
    const drive = playing(g, 'play:quantum-slipstream:basic:token-gold');
    const keys = drive.keys('jump:');
    // A Warbird is at B6, with B5 behind it and B0 one step farther.
    expect(keys).not.toContain('jump:B6');
    const near = new Set(carry(g, [{ do: 'jump', spaces: 2 }]).keys('jump:'));
    expect(keys.length).toBeGreaterThan(near.size);
    expect(keys).toEqual(expect.arrayContaining([...near]));
    const [far = ''] = keys.filter((key) => !near.has(key));
    drive.does(far);
    expect(player.at).toBe(at(far.slice(5)));
    expect(turnUnderWay(g).path).toEqual([player.at]);
    expect(turnUnderWay(g).provoked).toEqual([]);
    expect(player.points.move).toBe(0);
  });

  it('F-SAFE-03: a ship moved by an effect can’t land on another ship', () => {
    const { g } = turnOf(2);
    moor(g, 0, 'A6');
    moor(g, 1, 'A1');
    expect(carry(g, [{ do: 'jump', spaces: 1 }]).keys('jump:')).not.toContain('jump:A1');
    moor(g, 1, 'B4');
    expect(carry(g, [{ do: 'jump', spaces: 1 }]).keys('jump:')).toContain('jump:A1');
  });

  it('F-MOVE-33: Phase Cloak costs 1 Move per space, and isn’t offered without Move', () => {
    const { g, player } = turnOf(2, 'phase-cloak');
    player.data.gold = 1;
    const offered = () => playable(g, 0, 'move').includes('play:phase-cloak:basic:token-gold');
    expect(offered()).toBe(false);
    player.points.move = 2;
    expect(offered()).toBe(true);
    const drive = playing(g, 'play:phase-cloak:basic:token-gold');
    const twoAway = drive.asked.options.filter(({ hint }) => hint === 'Costs 2 Move').map(({ key }) => key);
    expect(drive.asked.options.some(({ hint }) => hint === 'Costs 3 Move')).toBe(false);
    drive.does(twoAway[0] ?? '');
    expect(player.points.move).toBe(0);
  });

  it('F-CARD-10: Impulse Leap moves one space, or two for 2 Move', () => {
    const { g, player } = turnOf(2);
    player.skills = [{ skill: 'defiant-impulse-leap', used: 'no' }];
    player.points.move = 1;
    expect(playing(g, 'skill:defiant-impulse-leap').keys('choose:')).toEqual([]);
    player.skills = [{ skill: 'defiant-impulse-leap', used: 'no' }];
    player.points.move = 2;
    const drive = playing(g, 'skill:defiant-impulse-leap');
    expect(drive.keys('choose:')).toHaveLength(2);
    drive.does('choose:1', 'pass');
    expect(player.points.move).toBe(0);
  });

  it('F-TURN-08: effects on movement don’t work in a fight or after the turn’s Action', () => {
    const { g, player } = turnOf(2, 'quantum-slipstream', 'transwarp-corridor', 'warp-drive');
    Object.assign(player.data, { gold: 1, blue: 1 });
    player.lasting.push({
      modifier: { kind: 'convert', from: 'move', to: 'attack', per: 1 },
      until: 'turn',
    });
    const offered = (moment: 'move' | 'attack' | 'rest') =>
      playable(g, 0, moment).filter((key) => /^play:(quantum|transwarp|warp)[^:]*:basic/.test(key));
    expect(offered('move')).toHaveLength(3);
    brawl(g, ['patrol-warbird']);
    expect(offered('attack')).toEqual(['play:warp-drive:basic']);
    g.combat = null;
    expect(offered('rest')).toEqual([]);
  });
});

describe('temporary rule changes', () => {
  it('F-CARD-13 F-MOVE-29: a temporary rule change applies as soon as its card is played, and the log describes it', () => {
    const { g, player } = turnOf(2, 'transwarp-corridor');
    player.data.blue = 1;
    const drive = playing(g, 'play:transwarp-corridor:basic:token-blue');
    expect(lastings(g, 0, 'reach')).toHaveLength(1);
    expect(lastings(g, 0, 'stealth')).toHaveLength(1);
    expect(player.lasting.map(({ until }) => until)).toEqual(['turn', 'turn']);
    expect(drive.log).toContain('Transwarp Corridor: moving provokes nobody.');
  });

  it('F-OPEN-86: conditions are checked when their effect is carried out', () => {
    const { g, player } = turnOf(2, 'metaphasic-radiation', 'metaphasic-radiation');
    player.data.gold = 2;
    playing(g, 'play:metaphasic-radiation:basic:token-gold');
    expect(player.points.mend).toBe(3);
    const nebula = ['B1', 'B2', 'B3', 'B4', 'B5', 'C1', 'C2', 'C3', 'C4', 'C5'].find((label) => {
      moor(g, 0, label);
      const before = player.points.mend;
      carry(g, [when({ if: 'on', terrain: 'nebula' }, [{ do: 'mend', amount: 1 }])]);
      return player.points.mend > before;
    });
    expect(nebula).toBeDefined();
    playing(g, 'play:metaphasic-radiation:basic:token-gold');
    expect(player.points.mend).toBe(3 + 1 + 5);
  });

  it('F-COMBAT-21: Shore Leave repairs and heals nothing in a fight', () => {
    const { g, player } = turnOf(2, 'shore-leave', 'shore-leave');
    playing(g, 'play:shore-leave:basic', { moment: 'rest' });
    expect(player.points.mend).toBe(1);
    brawl(g, ['patrol-warbird']);
    expect(playable(g, 0, 'attack')).not.toContain('play:shore-leave:basic');
  });
});

describe('effects that give another turn', () => {
  it('F-CARD-09: Temporal Loop returns all other cards played in the turn, whether before or after it', () => {
    const { g, player } = turnOf(2, 'warp-drive', 'transwarp-corridor', 'open-fire', 'steady-course');
    Object.assign(player.data, { blue: 1, black: 1 });
    playing(g, 'play:warp-drive:basic');
    playing(g, 'play:steady-course:basic');
    playing(g, 'play:transwarp-corridor:strong:token-black+token-blue');
    playing(g, 'side:open-fire:move');
    expect(turnUnderWay(g).again).toBe('card');
    const clear = procedure<Frontiers, object>('clear')({
      begin(ctx) {
        clearPlayArea(ctx, 0);
        return null;
      },
    });
    new Drive(g, { clear }, { proc: 'clear', local: {} });
    expect(player.hand).toEqual(['warp-drive', 'steady-course', 'open-fire']);
    expect(player.discard).toEqual(['transwarp-corridor']);
  });

  it('F-OPEN-09: an effect that gives another turn isn’t offered in another player’s turn, or if another turn follows anyway', () => {
    const { g, player } = turnOf(2, 'transwarp-corridor');
    Object.assign(player.data, { blue: 1, black: 1 });
    const offered = () => playable(g, 0, 'rest').some((key) => key.startsWith('play:transwarp-corridor:strong'));
    expect(offered()).toBe(true);
    turnUnderWay(g).again = 'tactic';
    expect(offered()).toBe(false);
    inTurn(g, 1);
    expect(offered()).toBe(false);
    expect(playerOf(g, 0).hand).toEqual(['transwarp-corridor']);
  });
});
