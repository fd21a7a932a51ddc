import { describe, expect, it } from 'vitest';
import type { ContestCall } from '../../../src/games/away-missions/chapters/calls.ts';
import { takeFromHand } from '../../../src/games/away-missions/chapters/characters/hand.ts';
import { contest } from '../../../src/games/away-missions/chapters/interrupts/contest.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import type { AwayMissions, CardId } from '../../../src/games/away-missions/state.ts';
import { procedure, procedures } from '../../../src/kernel/game.ts';
import type { Seat } from '../../../src/kernel/types.ts';
import { Drive, onlyDice } from '../../support/drive.ts';

/** Replaces the Interrupt: the card leaves the hand and prevents a point. */
const played = procedure<AwayMissions, { seat: Seat; card: CardId; result?: number }>('interrupt')({
  begin(ctx, local) {
    takeFromHand(ctx.g, local.seat, local.card);
    local.result = 1;
    return null;
  },
});

/** The Borg score while Romulans and Federation hold these Support cards. */
function scored(romulan: CardId[], federation: CardId[], dice: number[]): Drive<AwayMissions> {
  const g = awayMissions.setup({ factions: ['romulan', 'borg', 'federation'] });
  for (const [seat, cards] of [
    [0, romulan],
    [2, federation],
  ] as const)
    g.players[seat]?.hand.support.push(...cards);
  const call: ContestCall = {
    seats: [2, 0],
    window: 'scores',
    prompt: 'x',
    situation: { self: null, foe: 'one', amount: 5 },
  };
  return new Drive({
    game: 'away-missions',
    g,
    procedures: procedures(contest, played),
    payload: (ctx) => ctx.call(contest, call),
    orders: [0, 1, 2].map(() => ({ ask: ['scores'], prefer: {} })),
    chance: onlyDice(dice),
  });
}

describe('several players who may interrupt', () => {
  it('M-OPEN-64: players interrupt one at a time, highest roll first, as often as they can, and the points that they prevent add up', () => {
    const drive = scored(['stolen-glory', 'counterintelligence'], ['scrambled-signal', 'make-it-so'], [2, 5]);
    const seats: Seat[] = [];
    for (const key of ['interrupt:counterintelligence', 'interrupt:scrambled-signal', 'pass', 'pass']) {
      seats.push(drive.asked.seat);
      drive.answer(key);
    }
    expect(seats).toEqual([0, 2, 0, 2]);
    expect(drive.result).toBe(2);
  });

  it('M-TIME-06: a player who has passed isn’t asked again while others continue', () => {
    const drive = scored(['stolen-glory', 'counterintelligence'], ['scrambled-signal'], [6, 1]);
    const seats: Seat[] = [];
    for (const key of ['pass', 'interrupt:counterintelligence', 'pass']) {
      seats.push(drive.asked.seat);
      drive.answer(key);
    }
    expect(seats).toEqual([2, 0, 0]);
    expect(drive.result).toBe(1);
  });

  it('M-TIME-05: nobody rolls if, going by public information, only one player could interrupt', () => {
    expect(scored([], ['scrambled-signal'], []).asked.seat).toBe(2);
    expect(scored([], [], []).over).toBe(true);
  });
});
