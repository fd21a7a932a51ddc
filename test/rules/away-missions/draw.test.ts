import { describe, expect, it } from 'vitest';
import { nameOf } from '../../../src/games/away-missions/content/cards.ts';
import { STARTER_DECKS } from '../../../src/games/away-missions/content/decks.ts';
import { cardView } from '../../../src/games/away-missions/effects/text.ts';
import { play } from '../../support/away-case.ts';

const FEDERATION = STARTER_DECKS.federation;

describe('M-SEQ-04: Draw Phase', () => {
  it('M-DRAW-02 M-DRAW-03 M-DECK-01 M-DECK-02: both players draw five Support and five Mission cards that the opponent can’t see', () => {
    const stage = play({ at: 'draw' });
    for (const player of stage.g.players) {
      expect([player.hand.support.length, player.hand.mission.length]).toEqual([5, 5]);
    }
    expect(stage.g.players[0]?.hand.support).toEqual(FEDERATION.support.slice(0, 5));
    stage.does('federation', `return:${FEDERATION.support[0]}`).does('borg');
    const drawn = stage.match.events.findLast(({ event }) => event.seats?.[0]?.startsWith('Federation draws'))?.event;
    expect(drawn?.text).toBe('Federation draws 1 Support card.');
    expect(drawn?.seats?.[0]).toBe(
      `Federation draws 1 Support card: ${nameOf(stage.g.players[0]?.hand.support[4] ?? '')}.`,
    );
    expect(drawn?.seats?.[1]).toBeUndefined();
  });

  it('M-DRAW-04 M-PLAY-19: the question says what each Mission needs', () => {
    const { options } = play({ at: 'draw' }).decision('federation');
    const told = options.flatMap(({ subject, hint }) => {
      const { requirement } = cardView(`${subject?.id}`);
      return requirement === null ? [] : [[hint, ` points. Needs: ${requirement}.`]];
    });
    expect(told.length).toBeGreaterThan(0);
    for (const [hint, needs] of told) expect(hint).toContain(needs);
  });

  it('M-DRAW-04: a player may shuffle back any number of cards in hand, and the question lists them by kind', () => {
    const asked = play({ at: 'draw' }).decision('federation');
    const listed = (group: string) => asked.options.flatMap((one) => (one.group === group ? [one.subject?.id] : []));
    expect(listed('Support cards')).toEqual(FEDERATION.support.slice(0, 5));
    expect(listed('Mission cards')).toEqual(FEDERATION.mission.slice(0, 5));
    expect(asked).toMatchObject({ kind: 'subset', min: 0, max: 10 });
    expect(asked.options).toHaveLength(10);
  });

  it('M-DRAW-04 M-OPEN-57 M-OPEN-35: Reverse Polarity shuffles cards back once and fills the hand to five of each kind', () => {
    const stage = play({ at: 'draw' });
    const [support = ''] = FEDERATION.support;
    const [mission = ''] = FEDERATION.mission;
    stage.does('federation', `return:${support}`, `return:${mission}`);
    expect(stage.g.players[0]?.hand.support).toContain(support);
    stage.does('borg');
    const player = stage.g.players[0];
    expect([player?.hand.support.length, player?.hand.mission.length]).toEqual([5, 5]);
    expect([player?.decks.support.length, player?.decks.mission.length]).toEqual([
      FEDERATION.support.length - 5,
      FEDERATION.mission.length - 5,
    ]);
    expect(player?.decks.mission).not.toEqual([...FEDERATION.mission.slice(6), mission]);
    expect(player?.decks.support).not.toEqual([...FEDERATION.support.slice(6), support]);
    expect(stage.log).toContain('Federation reverses polarity and shuffles 2 cards back.');
    expect(stage.log).not.toContain('Borg reverses polarity');
    expect(stage.g.phase).toBe('action');
  });

  it('M-DRAW-01 M-DRAW-05 M-OPEN-42 M-OPEN-59: from Round 2 on, players discard before they draw, and may keep more than five cards', () => {
    const kept = FEDERATION.support.slice(0, 7);
    const missions = FEDERATION.mission.slice(0, 4);
    const stage = play({ at: 'draw', patch: { round: 2 }, decks: { 'federation.hand': [...kept, ...missions] } });
    // The Borg have an empty hand, so they aren't asked.
    expect(stage.match.state.pending.map(({ seat }) => seat)).toEqual([0]);
    stage.does('federation', `discard:${missions[0]}`);
    const player = stage.g.players[0];
    expect(player?.discards.mission).toEqual([missions[0]]);
    expect(player?.hand.support).toEqual(kept);
    expect(player?.hand.mission.length).toBe(5);
    expect(stage.log).toContain('Federation draws 2 Mission cards.');
  });

  it('M-DRAW-01 M-OPEN-35: both players choose at the same time, and nothing is shown until both have chosen', () => {
    const [mine = ''] = FEDERATION.support;
    const [theirs = ''] = STARTER_DECKS.borg.support;
    const decks = { 'federation.hand': [mine], 'borg.hand': [theirs] };
    const stage = play({ at: 'draw', patch: { round: 3 }, decks });
    stage.does('borg', `discard:${theirs}`);
    expect(stage.g.players[1]?.discards.support).toEqual([]);
    expect(stage.log).not.toContain('discards');
    stage.does('federation', `discard:${mine}`);
    expect(stage.g.players[1]?.discards.support).toEqual([theirs]);
    expect(stage.g.players[0]?.discards.support).toEqual([mine]);
  });

  it('M-DECK-04 M-DECK-05: an empty deck gives no cards, and discarded cards aren’t shuffled back', () => {
    const all = FEDERATION.support;
    const stage = play({
      at: 'draw',
      patch: {
        round: 2,
        'players.0.decks.support': all.slice(0, 2),
        'players.0.discards.support': all.slice(2),
      },
    });
    const player = stage.g.players[0];
    expect(player?.hand.support).toEqual(all.slice(0, 2));
    expect(player?.discards.support.length).toBe(all.length - 2);
  });

  it('M-DRAW-06: Activated tokens are removed in Rounds 2 and 3, but not in Round 1', () => {
    const activated = { 'characters.riker.activated': true };
    const later = play({ at: 'draw', patch: { ...activated, round: 2 } });
    expect(later.g.characters['riker']?.activated).toBe(false);
    const first = play({ at: 'draw', patch: activated });
    expect(first.g.characters['riker']?.activated).toBe(true);
  });
});
