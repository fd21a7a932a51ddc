import { describe, expect, it } from 'vitest';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { fallback } from '../../../src/games/frontiers/orders.ts';
import { DAMAGE } from '../../../src/games/frontiers/state.ts';
import { Drive } from './support/drive.ts';
import { at, deal, position } from './support/position.ts';
import { turnOver } from './support/procedures.ts';
import { war } from './support/pvp.ts';

describe('after combat between players', () => {
  /** Seat 0 attacks seat 1 after taking the only red die. */
  const attacked = (...hand: string[]) => {
    const g = war();
    g.core = ['red', 'blue', 'gold'];
    deal(g, 1, ...hand);
    const drive = new Drive(
      g,
      frontiers.procedures,
      { proc: 'pvp', local: { seat: 0, target: 1, starbase: null } },
      [],
      ['attacked'],
    );
    return drive.does('die:red');
  };
  const passes = (drive: Drive, end: string) => {
    while (!drive.over && !drive.asked.prompt.startsWith(end)) drive.does('pass');
    return drive;
  };

  it('F-PVP-15 F-PVP-33: damage that the defender takes after the fight doesn’t count toward Catastrophic Damage', () => {
    const drive = attacked('overload', 'warp-drive', 'warp-drive').does('full');
    drive.change(({ pvp }) => Object.assign(pvp?.defender ?? {}, { sustained: 4 }));
    passes(drive, 'The fight is over').does('play:overload:basic', 'colour:red');
    expect(drive.g.players[1]?.hand).toEqual(['warp-drive', 'warp-drive', DAMAGE]);
  });

  it('F-PVP-18 F-PVP-19 F-DATA-12: a die that a partial defender got from an effect is returned, so they can still take one in their own turn', () => {
    const drive = passes(attacked('insight', 'warp-drive').does('pass', 'play:insight:basic', 'die:blue'), 'over');
    expect(drive.g.players[1]?.dice).toEqual([]);
    expect(drive.g.core.sort()).toEqual(['blue', 'gold']);
  });

  it('F-PVP-19: crystals that a partial defender has spent are returned only if an effect says so', () => {
    const spends = (...hand: string[]) => {
      const drive = attacked(...hand);
      drive.change(({ players }) => Object.assign(players[1]?.crystals ?? {}, { red: 1, blue: 1 }));
      return drive.does('pass');
    };
    const kept = spends('data-backup', 'attack-run').does('play:data-backup:strong:crystal-blue');
    expect(passes(kept.does('play:attack-run:strong:crystal-red'), 'over').g.players[1]?.crystals).toEqual({
      red: 1,
      blue: 1,
      gold: 0,
    });
    const spent = passes(spends('attack-run').does('play:attack-run:strong:crystal-red'), 'over');
    expect(spent.g.players[1]).toMatchObject({ crystals: { red: 0 }, spentCrystals: [] });
  });
});

describe('absent players', () => {
  it('F-OPEN-84 F-TURN-10: an absent captain’s seat fights the ships that it provoked, but plays no card', () => {
    const g = position();
    deal(g, 0, 'insight', 'warp-drive');
    const drive = turnOver(g);
    drive.change(({ turn }) => Object.assign(turn ?? {}, { begun: true, moved: true, provoked: [at('B6')] }));
    expect(fallback(drive.state, drive.asked)).toEqual({ keys: ['fight:provoked'], safe: false });
  });
});
