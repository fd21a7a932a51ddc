import { describe, expect, it } from 'vitest';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import type { AwayMissions, DeckKind } from '../../../src/games/away-missions/state.ts';
import { stream } from '../../../src/kernel/random.ts';
import { redealFor } from '../../../src/kernel/redeal.ts';
import type { State } from '../../../src/kernel/types.ts';
import { auditLeaks } from '../../../src/simulation/leaks.ts';
import { play } from '../../support/away-case.ts';

const KINDS: DeckKind[] = ['mission', 'support'];

/** Returns a position in which both players hold cards and the Federation is asked. */
function position(): State<AwayMissions> {
  return play({ at: 'draw' }).does('federation').does('borg').match.state;
}

function dealt(state: State<AwayMissions>, seat: number, seed: string): State<AwayMissions> {
  const random = stream(seed);
  return redealFor(awayMissions, state, seat, (bound) => random.next(bound));
}

describe('redealing cards that a seat can’t know', () => {
  it('a redeal changes the opponent’s cards of each kind and the order of decks, but nothing that the seat sees', () => {
    const state = position();
    for (const seat of [0, 1]) {
      const twin = dealt(state, seat, `seat ${seat}`);
      expect(awayMissions.view(twin, seat)).toEqual(awayMissions.view(state, seat));
      expect(() => awayMissions.check(twin)).not.toThrow();
      for (const kind of KINDS) {
        const [mine, theirs] = [twin.g.players[seat], twin.g.players[1 - seat]];
        const before = state.g.players[1 - seat];
        expect(mine?.hand[kind]).toEqual(state.g.players[seat]?.hand[kind]);
        expect(theirs?.hand[kind].length).toBe(before?.hand[kind].length);
        expect([...(theirs?.hand[kind] ?? []), ...(theirs?.decks[kind] ?? [])].sort()).toEqual(
          [...(before?.hand[kind] ?? []), ...(before?.decks[kind] ?? [])].sort(),
        );
      }
    }
  });

  it('over many redeals, every card is in the opponent’s hand at least once', () => {
    const state = position();
    const seen = new Set<string>();
    for (let turn = 0; turn < 60; turn++) {
      for (const card of dealt(state, 0, `turn ${turn}`).g.players[1]?.hand.mission ?? []) seen.add(card);
    }
    expect(seen.size).toBe(20);
  });

  it('a redeal never changes who is asked, which question they get or what follows', () => {
    const report = auditLeaks(awayMissions, { seed: 'redeal', games: 2 });
    expect(report.leaks).toEqual([]);
    expect(report.states).toBeGreaterThan(20);
  });
});
