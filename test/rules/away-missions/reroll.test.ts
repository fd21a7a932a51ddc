import { describe, expect, it } from 'vitest';
import { play, run, standing } from '../../support/away-case.ts';

const BESIDE = standing({ worf: 'C5', one: 'D5' });
const HANDS = {
  'federation.hand': ['hypospray', 'scanner', 'counter-attack'],
  'borg.hand': ['adapt', 'servo-limbs'],
};
/** A rule that re-rolls all failing dice, down to the last card. */
const RULE = { below: 6, above: 0 };

describe('Discard to Re-roll', () => {
  it('M-OPP-01 M-OPP-02 M-RR-01 M-RR-02 M-RR-03 M-RR-04 scenario 15: the opposed test from the book’s example gives the book’s result', () => {
    const test = { character: 'riker', specialization: 'command', against: 'one', bonus: 0, label: 'a test' };
    // No re-roll could improve Riker's result, so his player passes without being asked.
    const stage = run('test', test, { decks: HANDS, dice: [5, 4, 3, 6, 2, 1, 4, 3, 5] }, ['reroll']);
    stage.does('borg', 'reroll:adapt').does('borg', 'die:2', 'die:1');
    expect(stage.g.roll).toMatchObject({ acting: { dice: [5, 4, 3] }, against: { dice: [6, 4, 3] } });
    stage.does('federation', 'reroll:scanner').does('federation', 'die:3');
    expect(stage.g.roll?.acting.dice).toEqual([5, 5, 4]);
    // The Borg pass. Riker’s player still holds cards, but no die beats a 6, so the test ends.
    stage.does('borg', 'pass').settled();
    expect(stage.g.roll).toMatchObject({ result: 2, done: true });
    expect(stage.g.roll?.acting.rerolls).toEqual([{ card: 'scanner', from: [3], to: [5] }]);
    expect(stage.g.players.map(({ discards }) => discards.support)).toEqual([['scanner'], ['adapt']]);
  });

  it('M-RR-01: a request that names a die is refused until the player has named a card to discard', () => {
    const stage = play({ patch: BESIDE, decks: HANDS, dice: [1, 1, 1, 6, 5, 4] });
    stage.does('federation', 'activate:worf').does('federation', 'attack:one:batleth');
    expect(stage.refuses('federation', 'reroll the 1')).toEqual({
      text: 'To re-roll, name a card to discard, then choose the dice.',
      rule: 'M-RR-01',
    });
  });

  it('M-RR-02 scenario 16: the active player goes first, and two passes in a row end the re-rolls', () => {
    const stage = play({ patch: BESIDE, decks: HANDS, dice: [1, 1, 1, 6, 5, 4] });
    stage.orders('borg', { ask: ['reroll'] });
    stage.does('federation', 'activate:worf').does('federation', 'attack:one:batleth');
    expect(stage.decision('federation').rule).toBe('M-RR-01');
    stage.does('federation', 'pass').does('borg', 'pass').settled();
    expect(stage.g.roll?.done).toBe(true);
  });

  it('M-RR-03 M-RR-04: each re-roll costs one card, and even a worse result counts', () => {
    const stage = play({ patch: BESIDE, decks: HANDS, dice: [6, 5, 4, 3, 4, 4, 1, 1, 2] });
    stage.does('federation', 'activate:worf').does('federation', 'attack:one:batleth');
    stage.does('federation', 'reroll:counter-attack').does('federation', 'die:4', 'die:3');
    expect(stage.g.roll?.acting.dice).toEqual([6, 5, 1, 1]);
    stage.does('federation', 'reroll:hypospray').does('federation', 'die:1');
    expect(stage.g.roll?.acting.dice).toEqual([6, 5, 2, 1]);
    expect(stage.g.players[0]?.hand).toEqual({ support: ['scanner'], mission: [] });
  });

  it('M-RR-01: two copies of a card are offered as one option, and one copy is discarded', () => {
    const decks = { 'federation.hand': ['hypospray', 'scanner', 'hypospray'] };
    const stage = play({ patch: BESIDE, decks, dice: [6, 5, 4, 3, 4, 4, 1] });
    stage.does('federation', 'activate:worf').does('federation', 'attack:one:batleth');
    const keys = stage.decision('federation').options.map(({ key }) => key);
    expect(keys.toSorted()).toEqual(['pass', 'reroll:hypospray', 'reroll:scanner'].toSorted());
    stage.does('federation', 'reroll:hypospray');
    expect(stage.g.players[0]?.hand.support).toEqual(['scanner', 'hypospray']);
  });

  it('M-RR-01: a player is asked only if they have cards in hand and the result can still improve', () => {
    const empty = play({ patch: BESIDE, dice: [1, 1, 1, 1, 6, 6] }).does('federation', 'activate:worf');
    expect(empty.does('federation', 'attack:one:batleth').settled().g.roll?.done).toBe(true);
    const best = play({ patch: BESIDE, decks: HANDS, dice: [6, 6, 6, 6, 1, 1] }).does('federation', 'activate:worf');
    expect(best.does('federation', 'attack:one:batleth').settled().g.roll?.done).toBe(true);
    const hopeless = play({ patch: BESIDE, decks: HANDS, dice: [6, 6, 5, 5, 6, 6] }).does(
      'federation',
      'activate:worf',
    );
    expect(hopeless.does('federation', 'attack:one:batleth').settled().g.roll?.done).toBe(true);
  });

  it('M-OPEN-66 M-RR-01: a player’s standing orders can make the game ask even if no re-roll can improve the result', () => {
    const scene = { patch: BESIDE, decks: HANDS, dice: [6, 6, 5, 5, 6, 6, 1] };
    const stage = play(scene);
    stage.orders('federation', { ask: ['thin'] }).orders('borg', { ask: ['thin'], prefer: { reroll: RULE } });
    stage.does('federation', 'activate:worf').does('federation', 'attack:one:batleth');
    expect(stage.decision('federation')).toMatchObject({ rule: 'M-OPEN-66', window: 'thin' });
    expect(stage.decision('federation').prompt).toContain('No re-roll can improve it.');
    // The Borg have two 6s, so the rule for re-rolls spends no card, but a person may.
    stage.does('federation', 'pass');
    expect(stage.decision('borg')).toMatchObject({ rule: 'M-OPEN-66', window: 'thin' });
    stage.does('borg', 'reroll:adapt').does('borg', 'die:6');
    expect(stage.g.roll?.against?.dice).toEqual([6, 1]);
    expect(stage.g.players[1]?.hand.support).toEqual(['servo-limbs']);
  });

  it('M-RR-01: a roll for the first Activation can’t be re-rolled', () => {
    const stage = play({ at: 'action', decks: HANDS, dice: [1, 6] }).settled();
    expect(stage.match.pending(1)?.rule).toBe('M-ACT-02');
  });

  it('M-RR-02: the other player is asked only if their orders say so, and a rule in their orders can re-roll without asking', () => {
    const scene = { patch: BESIDE, decks: HANDS, dice: [6, 1, 1, 1, 2, 2, 6, 2] };
    const stage = play(scene);
    stage.orders('borg', { prefer: { reroll: { below: 4, above: 1 } } });
    stage.does('federation', 'activate:worf').does('federation', 'attack:one:batleth').does('federation', 'pass');
    // Both 2s fail against the 6 and are re-rolled. Then one card is left, and the rule keeps it.
    expect(stage.settled().g.roll?.against?.dice).toEqual([6, 2]);
    expect(stage.g.players[1]?.hand.support).toEqual(['servo-limbs']);
  });
});
