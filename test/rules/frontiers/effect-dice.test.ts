import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { payments, returnDice } from '../../../src/games/frontiers/chapters/data/data.ts';
import { startTurn } from '../../../src/games/frontiers/chapters/turn/turn-start.ts';
import { DIE_FACES } from '../../../src/games/frontiers/content/dice.ts';
import type { Frontiers } from '../../../src/games/frontiers/state.ts';
import { procedure } from '../../../src/kernel/game.ts';
import { Drive } from './support/drive.ts';
import { carry, lasts, turnOf } from './support/effects.ts';
import { playable, playing } from './support/plays.ts';

const face = (colour: (typeof DIE_FACES)[number]) => DIE_FACES.indexOf(colour) + 1;

describe('Core dice', () => {
  it('F-REVERT-03: Source Sweep re-rolls a basic die and gives a crystal of its color', () => {
    const { g, player } = turnOf(2, 'source-sweep');
    g.core = ['white', 'gold', 'black'];
    playing(g, 'play:source-sweep:basic', { answers: ['die:gold'], dice: [face('purple')] });
    expect(player.crystals.gold).toBe(1);
    expect(g.core).toEqual(['white', 'purple', 'black']);
    expect(player.dice).toEqual([]);
    player.hand = ['source-sweep'];
    expect(playable(g, 0, 'move')).not.toContain('play:source-sweep:basic');
  });

  it('F-DATA-12 F-CARD-14: Source Sweep’s strong effect re-rolls all dice, allows 3 more, and makes purple and black dice any basic color', () => {
    const { g, player } = turnOf(2, 'source-sweep');
    g.core = ['red', 'red', 'red', 'red', 'red'];
    player.crystals.blue = 1;
    player.data.black = 1;
    const dice = [face('purple'), face('black'), face('black'), face('gold'), face('gold')];
    playing(g, 'play:source-sweep:strong:crystal-blue', { dice });
    expect(g.core).toEqual(['purple', 'black', 'black', 'gold', 'gold']);
    // The effect applies to dice, not to the token, which pays only for black.
    expect(payments(g, 0, ['red']).map(({ key }) => key)).toEqual(['die-purple', 'die-black']);
    expect(payments(g, 0, ['black']).map(({ key }) => key)).toEqual(['token-black']);
    for (const key of ['die:gold', 'die:gold', 'die:black', 'die:black']) playing(g, key);
    expect(playable(g, 0, 'move').filter((key) => key.startsWith('die'))).toEqual([]);
  });

  it('F-VARIANT-15: with friendly data, a re-roll leaves white dice alone while the Core has other dice', () => {
    const { g } = turnOf(2);
    g.options.friendlyData = true;
    g.core = ['white', 'red'];
    carry(g, [{ do: 'reroll', what: 'all' }], { dice: [face('blue')] });
    expect(g.core).toEqual(['white', 'blue']);
  });

  it('F-DATA-12: with No Computer Needed, kept dice don’t count as the turn’s dice, but the player can’t take a die later', () => {
    const sideways = (used: boolean, kept: boolean) => {
      const { g, player } = turnOf(2, 'warp-drive');
      g.core = ['red'];
      player.skills = [{ skill: 'neghvar-no-computer-needed', used: 'no' }];
      if (used) player.dice.push({ colour: 'gold', used: true, ...(kept ? { kept } : {}) });
      playing(g, 'skill:neghvar-no-computer-needed');
      const left = playable(g, 0, 'move').includes('die:red');
      playing(g, 'side:warp-drive:move');
      return [player.points.move, left];
    };
    expect(sideways(false, false)).toEqual([3, false]);
    expect(sideways(true, true)).toEqual([3, false]);
    expect(sideways(true, false)).toEqual([2, false]);
  });
});

describe('kept dice', () => {
  it('F-OPEN-83: the die used for Data Virus can immediately give 3 tokens, and stays out of the Core', () => {
    const { g, player } = turnOf(2, 'data-virus');
    g.core = ['blue', 'gold', 'white'];
    const drive = playing(g, 'play:data-virus:basic:die-blue');
    expect(drive.keys()).toEqual(['claim:gold-now', 'claim:gold-later']);
    drive.does('claim:gold-now');
    expect(player.data.gold).toBe(3);
    const back = procedure<Frontiers, object>('back')({
      begin(ctx) {
        returnDice(ctx, 0);
        return null;
      },
    });
    new Drive(g, { back }, { proc: 'back', local: {} }, [face('red')]);
    expect(g.core).toEqual(['white', 'red']);
    expect(player.dice).toEqual([{ colour: 'gold', used: true, kept: true }]);
  });

  it('F-OPEN-83: a die kept for later gives 1 token in each later turn', () => {
    const { g, player } = turnOf(2);
    g.core = ['gold'];
    carry(g, [{ do: 'claim' }], { answers: ['claim:gold-later'] });
    expect(player.data.gold).toBe(0);
    const start = procedure<Frontiers, object>('start')({
      begin(ctx) {
        startTurn(ctx, 0);
        return null;
      },
    });
    new Drive(g, { start }, { proc: 'start', local: {} });
    expect(player.data.gold).toBe(1);
  });

  it('F-OPEN-83 F-DMG-06: Cascade Virus gives 1 Damage Card, once per turn, to each other player who uses the claimed color', () => {
    const { g, player } = turnOf(2, 'open-fire', 'attack-run', 'warning-shot');
    player.crystals = { red: 2, blue: 1, gold: 0 };
    player.data = { ...player.data, red: 1, white: 1 };
    lasts(g, { kind: 'claimed', colour: 'red', tokens: false, curse: true }, 'round', 1);
    // Saving the color can matter, so the white token is offered in addition to the red one.
    const ways = playable(g, 0, 'attack').filter((key) => key.startsWith('play:open-fire:strong'));
    expect(ways.map((key) => key.split(':')[3])).toEqual(['token-red', 'token-white', 'crystal-red']);
    const damage = (seat: number) => playerOf(g, seat).hand.filter((card) => card === 'damage').length;
    playing(g, 'play:open-fire:strong:token-white', { moment: 'attack' });
    expect(damage(0)).toBe(0);
    playing(g, 'play:attack-run:strong:token-red', { moment: 'attack' });
    playing(g, 'play:warning-shot:strong:crystal-red', { moment: 'deal' });
    expect(damage(0)).toBe(1);
    g.turn = { ...g.turn, seat: 1 } as typeof g.turn;
    Object.assign(playerOf(g, 1), { hand: ['open-fire'], crystals: { red: 1, blue: 0, gold: 0 } });
    playing(g, 'play:open-fire:strong:crystal-red', { seat: 1, moment: 'attack' });
    expect(damage(1)).toBe(0);
  });
});
