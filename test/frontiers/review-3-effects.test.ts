import { describe, expect, it } from 'vitest';
import { interactions } from '../../src/games/frontiers/rules/interactions.ts';
import { DAMAGE } from '../../src/games/frontiers/state.ts';
import { turnOf } from './support/effects.ts';
import { captain } from './support/fight.ts';
import { playable, playing } from './support/plays.ts';
import { deal, moor, position } from './support/position.ts';
import { turnOver } from './support/procedures.ts';
import { fetch, riches } from './support/riches.ts';
import { propose, siege } from './support/siege.ts';

describe('effects that meet', () => {
  it('F-DISCARD-04: what a removed card says of itself doesn’t send the card that copies it anywhere', () => {
    const { g, player } = turnOf(2, 'overcharge', 'steady-course');
    expect(playing(g, 'play:overcharge:basic', { answers: ['remove:steady-course'] }).over).toBe(true);
    expect(player.points.move).toBe(6);
    expect(player.inPlay.map(({ to }) => to)).toEqual(['discard']);
  });

  it('F-PVP-50: what stops an attack is offered to the blocker, and not wasted by whoever fires', () => {
    const offered = (scene: 'pvp-long' | 'pvp-attack' | 'pvp-shields', moment: 'long' | 'attack' | 'shields') => {
      const g = riches(scene);
      fetch(g, 0, 'subspace-snare');
      return playable(g, 0, moment).includes('play:subspace-snare:basic:token-red');
    };
    expect(offered('pvp-long', 'long')).toBe(false);
    expect(offered('pvp-attack', 'attack')).toBe(false);
    expect(offered('pvp-shields', 'shields')).toBe(true);
  });

  it('F-AWAY-12: Crew of the offer are in no Away Team either', () => {
    const g = riches('parley');
    fetch(g, 0, 'call-for-aid');
    captain(g).data.gold = 1;
    expect(playable(g, 0, 'parley')).not.toContain('play:call-for-aid:basic:token-gold');
    if (g.combat !== null) g.combat.team = null;
    expect(playable(g, 0, 'long')).toContain('play:call-for-aid:basic:token-gold');
  });
});

describe('an Interaction for a card', () => {
  /** Seat 0 with a Reputation of -2 for Interactions, on the Outpost B2, deals for a card. */
  const dealing = () => {
    const g = position();
    moor(g, 0, 'B2');
    Object.assign(deal(g, 0, 'science-symposium', 'hailing-frequencies', 'warp-drive', DAMAGE), { reputation: -4 });
    const drive = turnOver(g).does('deal:open');
    expect(drive.asked.prompt).toContain('You have −2 Diplomacy');
    return drive;
  };

  it('F-INTERACT-12: what a bad Reputation took away and nothing made up for is owed to the next Interaction', () => {
    const drive = dealing().does('side:warp-drive:diplomacy', 'deal:done');
    expect(interactions(drive.g, 0)[0]?.hint).toContain('begin with -1 Diplomacy');
    drive.does('interact:B2', 'play:hailing-frequencies:basic');
    expect(captain(drive.g).points.diplomacy).toBe(1);
  });

  it('F-INTERACT-02 F-EMERG-01: is none when no Diplomacy was used', () => {
    const drive = dealing().does('deal:done');
    expect(captain(drive.g).points.diplomacy).toBe(0);
    expect(drive.g.turn?.courted).toBe(false);
    expect(drive.offers('emergency')).toBe(true);
  });
});

describe('before a joint assault', () => {
  it('F-COOP-12 F-LOC-09: who is invited from an Outpost may subjugate it first, and again before its own next turn', () => {
    const g = siege(3);
    moor(g, 1, 'D1');
    const { drive } = propose(g);
    drive.does(['invite:1'], 'share:2-1', 'join');
    expect(drive.asked.seat).toBe(1);
    const { hand } = g.players[1] ?? { hand: [] };
    const held = hand.length;
    drive.does('subjugate');
    expect(drive.over).toBe(true);
    expect(drive.g.players[1]).toMatchObject({ reputation: -1, subjugated: false });
    expect(drive.g.players[1]?.hand).toHaveLength(held + 2);
  });

  it('F-COOP-12: who is elsewhere is asked nothing', () => {
    const { drive, fights } = propose(siege(3));
    drive.does(['invite:2'], 'share:2-1', 'join');
    expect(fights.map(([seat]) => seat)).toEqual([0, 2]);
  });
});
