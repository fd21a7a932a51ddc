import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import {
  type Bidding,
  HIGHEST_OFFER,
  nextBidder,
  offersOf,
} from '../../../src/games/frontiers/chapters/setup/ship-choice.ts';
import { levelAt } from '../../../src/games/frontiers/content/tracks.ts';
import type { Drive } from './support/drive.ts';
import { newGame } from './support/rounds.ts';

/** An auction of three players, with the selection order that was drawn. */
function auction(): { drive: Drive; order: number[]; seat: (place: number) => number } {
  const drive = newGame({ scenario: 'full-conquest', players: 3, auction: true });
  const order = drive.state.stack.at(-1)?.local['order'] as number[];
  return { drive, order, seat: (place) => order[place] ?? -1 };
}

describe('the ship auction', () => {
  it('F-VARIANT-30: the selection order of the auction is drawn at random', () => {
    const { drive, order } = auction();
    expect([...order].sort()).toEqual([0, 1, 2]);
    expect(drive.rules).toContain('F-VARIANT-30');
    expect(drive.asked.seat).toBe(order[0]);
  });

  it('F-VARIANT-01: if nobody bids, the picked ship is free, and the next player picks', () => {
    const { drive, seat } = auction();
    drive.does('ship:defiant');
    expect(drive.asked.seat).toBe(seat(1));
    expect(drive.keys().slice(0, 2)).toEqual(['1', '2']);
    drive.does('pass');
    expect(drive.asked.seat).toBe(seat(2));
    drive.does('pass');
    expect(playerOf(drive.g, seat(0))).toMatchObject({ ship: 'defiant', experience: 0 });
    expect(drive.asked.seat).toBe(seat(1));
    expect(drive.asked.prompt).toBe('Which ship do you choose?');
  });

  it('T24 F-VARIANT-02 F-VARIANT-03 F-VARIANT-04 F-VARIANT-05: a player earlier in the order may match a bid, but a later one must bid more', () => {
    const { drive, seat } = auction();
    drive.does('ship:defiant', '1');
    // The last player must offer more than 1, and the first may match the bid.
    expect([drive.asked.seat, drive.keys()[0]]).toEqual([seat(2), '2']);
    drive.does('2');
    expect([drive.asked.seat, drive.keys()[0]]).toEqual([seat(0), '2']);
    drive.does('2');
    // At equal bids the earlier player leads, so both others must offer more.
    expect([drive.asked.seat, drive.keys()[0]]).toEqual([seat(1), '3']);
    drive.does('pass');
    expect([drive.asked.seat, drive.keys()[0]]).toEqual([seat(2), '3']);
    drive.does('pass');
    expect(playerOf(drive.g, seat(0))).toMatchObject({ ship: 'defiant', experience: -2, level: 1 });
    expect(playerOf(drive.g, seat(2)).experience).toBe(0);
    expect(levelAt(-2)).toBe(1);
    expect(drive.asked.seat).toBe(seat(1));
  });

  it('F-VARIANT-04: an outbid player picks again, and the Round Order column follows the selection order', () => {
    const { drive, order, seat } = auction();
    drive.does('ship:defiant', 'pass', '1', 'pass');
    expect(playerOf(drive.g, seat(2))).toMatchObject({ ship: 'defiant', experience: -1 });
    expect([drive.asked.seat, drive.offers('ship:defiant')]).toEqual([seat(0), false]);
    drive.does('ship:neghvar');
    // Only players without a ship may bid.
    expect(drive.asked.seat).toBe(seat(1));
    drive.does('pass');
    expect(drive.asked.seat).toBe(seat(1));
    drive.does('ship:enterprise-d');
    expect(drive.g.order.map(({ who }) => who)).toEqual(order);
    expect(drive.g.players.every(({ ship }) => ship !== null)).toBe(true);
  });

  it('F-VARIANT-05: no bid can be higher than the last row of the track allows', () => {
    expect(HIGHEST_OFFER).toBe(21);
    const bidding: Bidding = { ship: 'defiant', leader: 1, offer: 21, seats: [0, 1, 2], out: [], asked: 1 };
    expect(offersOf(bidding, 2)).toEqual([]);
    expect(offersOf(bidding, 0)).toEqual([21]);
    expect(nextBidder(bidding)).toBe(0);
    expect(nextBidder({ ...bidding, leader: 0, asked: 0 })).toBeNull();
  });
});
