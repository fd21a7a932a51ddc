import { describe, expect, it } from 'vitest';
import { STARTER_DECKS } from '../../../src/games/away-missions/content/decks.ts';
import { gone, keys, play, run, scoredBy, standing } from '../../support/away-case.ts';

describe('choices among cards in hand', () => {
  it('M-DRAW-01 M-BUILD-04: one or both of two identical cards can be discarded', () => {
    const decks = { 'federation.hand': ['hypospray', 'hypospray', 'scanner'] };
    const stage = play({ at: 'draw', patch: { round: 2 }, decks });
    expect(keys(stage)).toEqual(['discard:hypospray', 'discard:hypospray:2', 'discard:scanner']);
    stage.does('federation', 'discard:hypospray', 'discard:hypospray:2');
    expect(stage.g.players[0]?.discards.support).toEqual(['hypospray', 'hypospray']);
  });

  it('M-DRAW-01: nobody is asked to discard in Round 1, whatever is in hand', () => {
    const stage = play({ at: 'draw', decks: { 'federation.hand': ['scanner'] } });
    expect(stage.decision('federation').rule).toBe('M-DRAW-04');
  });

  it('M-DRAW-01 M-DRAW-05: a player who keeps a full hand discards nothing and draws nothing', () => {
    const { support, mission } = STARTER_DECKS.federation;
    const decks = { 'federation.hand': [...support.slice(0, 5), ...mission.slice(0, 5)] };
    const stage = play({ at: 'draw', patch: { round: 2 }, decks }).does('federation');
    expect(stage.log).not.toMatch(/Federation (discards|draws)/);
  });

  it('M-RR-01: a player who may discard a card to re-roll sees identical cards as a single option', () => {
    const decks = { 'federation.hand': ['hypospray', 'hypospray', 'hold-the-ship'] };
    const scene = { patch: standing({ worf: 'C5', one: 'D5' }), decks, dice: [6, 1, 1, 1, 2, 2] };
    const stage = play(scene).does('federation', 'activate:worf').does('federation', 'attack:one:batleth');
    expect(keys(stage)).toEqual(['pass', 'reroll:hypospray', 'reroll:hold-the-ship']);
  });
});

describe('players who are asked a question', () => {
  const test = { character: 'riker', specialization: null, against: null, bonus: 0, label: 'a test' };

  it('M-RR-01: a single failing die may be re-rolled, and until that is decided, there is no result', () => {
    const scene = { patch: { 'characters.riker.pegs.skill': 1 }, decks: { 'federation.hand': ['scanner'] } };
    const stage = run('test', test, { ...scene, dice: [2, 5] }, ['reroll']);
    expect(stage.g.roll).toMatchObject({ done: false, result: null });
    stage.does('federation', 'reroll:scanner').does('federation', 'die:2').settled();
    expect(stage.g.roll).toMatchObject({ done: true, result: 1 });
  });

  it('M-RR-01: a player without dice in a test isn’t asked to re-roll', () => {
    const stage = run('test', test, { decks: { 'borg.hand': ['adapt'] }, dice: [5, 5] }, ['reroll']);
    expect(stage.settled().g.roll?.done).toBe(true);
  });

  it('M-RR-01 M-ATK-13: the defender is asked to re-roll only if a better roll could stop a hit', () => {
    const scene = { patch: standing({ worf: 'C5', one: 'D5' }), decks: { 'borg.hand': ['adapt'] } };
    const attacked = (dice: number[]) =>
      play({ ...scene, dice })
        .orders('borg', { ask: ['reroll'] })
        .does('federation', 'activate:worf')
        .does('federation', 'attack:one:batleth');
    // The hit has no opposing die, so nothing can stop it.
    expect(attacked([6, 5, 4, 1, 6, 5]).match.pending(1)?.rule).toBe('M-DMG-01');
    const better = attacked([6, 5, 4, 4, 5, 5]);
    expect(better.match.pending(1)?.rule).toBe('M-RR-01');
    expect(better.g.roll).toMatchObject({ done: false, result: null });
  });

  it('M-RR-02 M-RR-03: after the second seat re-rolls, the first seat is asked next', () => {
    const patch = standing({ worf: 'C5', one: 'D5' });
    const decks = { 'federation.hand': ['scanner'], 'borg.hand': ['adapt', 'pursue'] };
    const stage = play({ patch, decks, dice: [5, 5, 1, 1, 1, 1, 2] }).orders('borg', { ask: ['reroll'] });
    stage.does('federation', 'activate:worf').does('federation', 'attack:one:batleth').does('federation', 'pass');
    stage.does('borg', 'reroll:adapt').does('borg', 'die:1');
    expect(stage.match.pending(0)?.rule).toBe('M-RR-01');
    expect(stage.match.pending(1)).toBeNull();
  });

  it('M-OPEN-48: a Bonus Action without a character is offered only to a team without characters', () => {
    const stage = play({ patch: { 'players.0.bonusActions': 1 } });
    expect(stage.offers('federation', 'bonus:riker')).toBe(true);
    expect(stage.offers('federation', 'bonus:nobody')).toBe(false);
  });

  it('M-HIVE-01: another drone can act through the Hivemind, but never the activated one', () => {
    const stage = play({ turn: 'borg' }).does('borg', 'activate:one');
    expect(stage.offers('borg', 'via:two:cover')).toBe(true);
    expect(stage.offers('borg', 'via:one:cover')).toBe(false);
  });

  it('M-TIME-05: nobody rolls for the scoring order if only one player has Mission cards in hand', () => {
    const debriefed = (decks: { [deck: string]: string[] }): string =>
      play({ at: 'debrief', patch: { ...scoredBy(0, [5]), ...gone('two') }, decks }).log;
    expect(debriefed({ 'borg.hand': ['occupy-the-ship'] })).not.toContain('scores first');
    expect(debriefed({ 'borg.hand': ['occupy-the-ship'], 'federation.hand': ['hold-the-ship'] })).toContain(
      'scores first',
    );
  });
});
