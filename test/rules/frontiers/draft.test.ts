import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { mustShuffleIn } from '../../../src/games/frontiers/chapters/rounds/between-rounds.ts';
import { ADVANCED } from '../../../src/games/frontiers/content/cards/all.ts';
import { copies } from '../../../src/games/frontiers/content/print.ts';
import type { Drive } from './support/drive.ts';
import { at, position } from './support/position.ts';
import { endRound, newGame, until } from './support/rounds.ts';

function drafting(players: number): Drive {
  return until(newGame({ scenario: 'full-conquest', players, drafting: true }), 'Which card do you keep');
}

/** Lets each player keep the first offered card. */
function keepFirst(drive: Drive): void {
  const keys = drive.state.pending.map(({ options }) => options[0]?.key ?? '');
  drive.does(...keys);
}

describe('drafting', () => {
  it('F-VARIANT-27: drafting deals four Advanced Actions to each player, before the map, dice and offers are set up', () => {
    const { g, state } = drafting(3);
    expect([g.map.length, g.core.length, g.advanced.offer.length]).toEqual([0, 0, 0]);
    expect(g.players.map(({ hand }) => hand.length)).toEqual([4, 4, 4]);
    expect(state.pending.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    const advanced = ADVANCED.map(({ id }) => id);
    expect(g.players.flatMap(({ hand }) => hand).every((card) => advanced.includes(card))).toBe(true);
  });

  it('F-VARIANT-27: each player passes the remaining cards to the next seat', () => {
    const drive = drafting(3);
    const hands = drive.g.players.map(({ hand }) => [...hand]);
    keepFirst(drive);
    const passed = hands.map((hand) => hand.slice(1));
    expect(drive.g.players.map(({ hand }) => hand)).toEqual([passed[2], passed[0], passed[1]]);
    expect(drive.g.players.map(({ kept }) => kept)).toEqual(hands.map((hand) => hand.slice(0, 1)));
  });

  it('F-VARIANT-28: each player keeps three cards in secret, and the others are shuffled back into the deck', () => {
    const drive = drafting(2);
    for (let turn = 0; turn < 3; turn++) keepFirst(drive);
    const kept = drive.g.players.flatMap((player) => player.kept);
    until(drive, 'Which Tactic');
    expect(drive.g.players.map((player) => player.kept.length)).toEqual([3, 3]);
    const { deck, offer } = drive.g.advanced;
    const all = [...deck, ...offer, ...drive.g.crew.actions, ...kept];
    expect(all.sort()).toEqual(ADVANCED.flatMap(copies).sort());
    const told = drive.log.filter((text) => text.includes('keeps'));
    expect(told).toHaveLength(6);
    expect(told.every((text) => text.endsWith('keeps a card.'))).toBe(true);
  });

  it('F-VARIANT-29 F-ROUND-15: after each odd Round, one kept card joins the deck', () => {
    const drive = drafting(2);
    until(drive, 'What happens');
    const [player] = drive.g.players;
    const kept = [...(player?.kept ?? [])];
    const counts: number[] = [];
    for (let round = 1; round <= 3; round++) {
      endRound(drive);
      if (drive.asked.prompt.startsWith('Which of your drafted')) {
        expect(drive.g.round % 2).toBe(1);
        expect(drive.keys()).toEqual(kept.slice(counts.length === 0 ? 0 : 1).map((card) => `learn:${card}`));
        keepFirst(drive);
      }
      until(drive, 'What happens');
      counts.push(player?.kept.length ?? 0);
    }
    expect(counts).toEqual([2, 2, 1]);
    const own = [...(player?.deck ?? []), ...(player?.hand ?? []), ...(player?.discard ?? [])];
    expect(own).toEqual(expect.arrayContaining(kept.slice(0, 2)));
    expect(own).toHaveLength(18);
  });

  it('F-VARIANT-29: kept cards join decks after an odd Round as long as any player has one left, and never after an even Round', () => {
    const must = (round: number, ...kept: number[]) => {
      const g = Object.assign(position({ players: 2 }), { round });
      for (const [seat, count] of kept.entries()) playerOf(g, seat).kept = ADVANCED.slice(0, count).map(({ id }) => id);
      return mustShuffleIn(g);
    };
    expect([must(1, 0, 1), must(1, 1, 0), must(3, 2, 2)]).toEqual([true, true, true]);
    expect([must(1, 0, 0), must(2, 1, 1)]).toEqual([false, false]);
  });

  it('F-VARIANT-29 F-SCEN-86: an eliminated player isn’t asked to add a kept card', () => {
    const drive = until(newGame({ scenario: 'one-to-return', players: 2, drafting: true }), 'What happens');
    const [lost, saved] = drive.g.players;
    Object.assign(lost ?? {}, { at: at('A0') });
    Object.assign(saved ?? {}, { at: at('A1') });
    endRound(drive);
    expect(drive.state.pending.map(({ seat }) => seat)).toEqual([1]);
    keepFirst(drive);
    expect([lost?.kept.length, saved?.kept.length]).toEqual([3, 2]);
  });
});
