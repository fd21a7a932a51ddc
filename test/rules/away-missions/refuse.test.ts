import { describe, expect, it } from 'vitest';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { readWish } from '../../../src/games/away-missions/intents/wish.ts';
import { SAYS } from '../../../src/games/away-missions/viewing/verb-synonyms.ts';
import { randomAnswer } from '../../../src/kernel/decision.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { stream } from '../../../src/kernel/random.ts';
import { play, standing } from '../../support/away-case.ts';

describe('reasons for refusals', () => {
  it('M-ACT-02: a seat that isn’t asked is told whose turn it is', () => {
    expect(play().refuses('borg', 'move:B5')).toMatchObject({ rule: 'M-ACT-02' });
    expect(play().refuses('borg', 'anything').text).toContain('Federation');
  });

  it('M-ACTV-01: a character must be activated before it acts, and must finish before the next one is activated', () => {
    const stage = play();
    expect(stage.refuses('federation', 'shoot Locutus').rule).toBe('M-ACTV-01');
    expect(stage.refuses('federation', 'bonus:riker').rule).toBe('M-BONUS-05');
    expect(stage.refuses('federation', 'activate locutus').rule).toBe('M-TEAM-03');
    stage.does('federation', 'activate:riker');
    expect(stage.refuses('federation', 'activate Worf').rule).toBe('M-ACTV-01');
  });

  it('M-ESC-01 M-DMG-04 M-ACT-05: a character can’t be activated if it hasn’t arrived, is out of the game, or has acted', () => {
    const patch = { 'characters.one.activated': true, 'characters.two.where': 'out', 'characters.two.space': null };
    const stage = play({ patch, turn: 'borg' });
    expect(stage.refuses('borg', 'activate:five').rule).toBe('M-ESC-01');
    expect(stage.refuses('borg', 'activate:two').rule).toBe('M-DMG-04');
    expect(stage.refuses('borg', 'activate One of Five').rule).toBe('M-ACT-05');
  });

  it('M-MOVE-01 M-MOVE-02 M-MOVE-04: a refused move is explained, whether it was sent as a key or in words', () => {
    const patch = standing({ riker: 'A5', worf: 'C5', data: 'C5', one: 'B6' });
    const stage = play({ patch }).does('federation', 'activate:riker');
    expect(stage.refuses('federation', 'go to B6').rule).toBe('M-MOVE-02');
    expect(stage.refuses('federation', 'move:C5').rule).toBe('M-MOVE-04');
    expect(stage.refuses('federation', 'move to g5')).toEqual({
      text: 'G5 is 5 spaces away, but Riker can move at most 4.',
      rule: 'M-MOVE-01',
    });
    expect(stage.refuses('federation', 'move to Z9').rule).toBe('M-PREP-07');
    expect(stage.refuses('federation', 'move').text).toContain('B7');
    // All spaces are connected, so only characters can shut someone in.
    const walled = play({ patch: standing({ riker: 'A5', one: 'A6', two: 'B5', locutus: 'T1' }) }).does(
      'federation',
      'activate:riker',
    );
    expect(walled.refuses('federation', 'move to E5').text).toBe('Hostile characters block every way to E5.');
  });

  it('M-MELEE-01 M-LOS-01 M-ATK-04: a refused attack is explained, whether it was sent as a key or in words', () => {
    const stage = play({ patch: standing({ worf: 'A5', one: 'E5' }) }).does('federation', 'activate:worf');
    expect(stage.refuses('federation', 'hit One of Five with the Bat’leth').rule).toBe('M-MELEE-01');
    expect(stage.refuses('federation', 'shoot Locutus').rule).toBe('M-LOS-01');
    expect(stage.refuses('federation', 'attack:riker').rule).toBe('M-ATK-04');
    expect(stage.refuses('federation', 'attack').text).toContain('Name a target');
    expect(stage.refuses('federation', 'shoot One of Five with the phaser').text).toMatch(/^You can do that now/);
  });

  it('M-PLAY-01 M-PLAY-02 M-PLAY-14 M-END-01: the refusal of a card explains why it can’t be played now', () => {
    const decks = { 'federation.hand': ['evasive-action', 'scanner', 'hold-the-ship'] };
    const stage = play({ decks }).does('federation', 'activate:riker').does('federation', 'cover');
    expect(stage.refuses('federation', 'play Evasive Action').rule).toBe('M-PLAY-02');
    expect(stage.refuses('federation', 'equip the scanner').rule).toBe('M-PLAY-14');
    expect(stage.refuses('federation', 'score hold the ship').rule).toBe('M-END-01');
    expect(stage.refuses('federation', 'play hypospray').rule).toBe('M-PLAY-01');
  });

  it('the answer to an unclear request gives examples, and the answer to a possible one says that it is possible', () => {
    const stage = play().does('federation', 'activate:riker');
    expect(stage.refuses('federation', 'sing a song').text).toContain('You can, for example: Move to');
    const { state } = stage.match;
    for (const wish of ['take cover', 'why can’t I hide?'])
      expect(awayMissions.refuse(state, 0, wish).text).toBe('You can do that now: Take cover.');
  });

  it('the answer to an impossible request says that it is impossible and names the closest option', () => {
    const stage = play({ patch: standing({ worf: 'A5', one: 'E5' }) }).does('federation', 'activate:worf');
    for (const wish of ['shoot One of Five twice', 'hide behind the console', 'take cover with Riker', 'pass to Data'])
      expect(stage.refuses('federation', wish).text, wish).toMatch(/^You can’t do exactly that now\. The closest is: /);
  });

  it('a seat with another open question is told to answer that question first', () => {
    const patch = standing({ worf: 'C5', one: 'D5' });
    const stage = play({ patch, decks: { 'federation.hand': ['scanner'] }, dice: [6, 1, 1, 1, 2, 2] });
    stage.does('federation', 'activate:worf').does('federation', 'attack:one:batleth');
    expect(stage.refuses('federation', 'move:C6')).toMatchObject({ rule: 'M-RR-01' });
  });

  it('M-SEQ-03: the refusal of an action during preparation says that characters act in the Action Phase', () => {
    const { state } = new InMemoryTable(awayMissions, { secret: 'early' }).start();
    const seat = state.pending[0]?.seat ?? 0;
    expect(state.g.phase).toBe('preparation');
    for (const wish of ['attack Locutus', 'activate Riker', 'take cover'])
      expect(awayMissions.refuse(state, seat, wish)).toMatchObject({ rule: 'M-SEQ-03' });
  });

  it('every word for a verb is understood as that verb', () => {
    const { g } = play();
    for (const [verb, said] of Object.entries(SAYS)) {
      for (const word of [verb, ...said]) expect(readWish(g, `please ${word} it`).verbs, word).not.toEqual([]);
    }
    expect(readWish(g, 'hide').verbs).toEqual(['cover']);
    expect(readWish(g, 'use the phaser').verbs).toEqual(['play', 'activate']);
    expect(readWish(g, 'through One of Five shoot').verbs).toEqual(['via', 'attack']);
  });
});

describe('refusals for each verb', () => {
  it('every refused verb gets a reason that cites a rule, at every question and for every seat', () => {
    const wrong = new Set<string>();
    let asked = 0;
    for (const secret of ['verbs one', 'verbs two']) {
      const match = new InMemoryTable(awayMissions, { secret, undo: false, quiet: true });
      const random = stream(secret);
      match.start();
      for (; asked < 400 && match.state.over === null; asked++) {
        const [decision] = match.state.pending;
        if (decision === undefined) throw new Error('nobody is asked');
        for (const seat of asked % 3 === 0 ? [0, 1] : [])
          for (const verb of Object.keys(SAYS)) {
            const { text, rule } = awayMissions.refuse(match.state, seat, verb);
            const isReason = rule !== undefined && !text.includes('can’t be done now');
            if (!isReason && !text.startsWith('You can do that now')) wrong.add(`${decision.prompt} ${verb}: ${text}`);
          }
        match.answer(
          decision,
          randomAnswer(decision, (bound) => random.next(bound)),
        );
      }
    }
    expect(asked).toBeGreaterThan(200);
    expect([...wrong]).toEqual([]);
  });
});
