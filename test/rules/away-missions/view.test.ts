import { describe, expect, it } from 'vitest';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { play, run, standing } from '../../support/away-case.ts';

const HANDS = { 'federation.hand': ['scanner', 'get-main-computer-online'], 'borg.hand': ['adapt'] };

describe('the game as one viewer sees it', () => {
  it('M-DECK-02 M-DECK-03 M-OPEN-59: a viewer sees their own hand, the number of cards in other hands, and public discards', () => {
    const { state } = play({ decks: HANDS }).match;
    const mine = awayMissions.view(state, 0);
    expect(mine.hand.map(({ id }) => id)).toEqual(['scanner', 'get-main-computer-online']);
    expect(mine.players.map(({ hand }) => hand)).toEqual([
      { mission: 1, support: 1 },
      { mission: 0, support: 1 },
    ]);
    expect(awayMissions.view(state, 'spectator').hand).toEqual([]);
    expect(JSON.stringify(awayMissions.view(state, 1))).not.toContain('get-main-computer-online');
    expect(JSON.stringify(mine)).not.toContain('"adapt",');
  });

  it('M-PREP-07: boards, spaces and characters are the same for every viewer', () => {
    const { state } = play({ decks: HANDS }).match;
    const { hand: _mine, reader: _me, ...mine } = awayMissions.view(state, 0);
    const { hand: _theirs, reader: _they, ...theirs } = awayMissions.view(state, 1);
    expect(mine).toEqual(theirs);
    expect([mine.columns, mine.rows, mine.boards.length]).toEqual([8, 10, 5]);
    expect(mine.characters.find(({ id }) => id === 'riker')).toMatchObject({
      name: 'Riker',
      letters: 'Ri',
      space: 'A8',
      health: { left: 5, full: 5 },
      specializations: ['Command', 'Diplomacy', 'Security'],
      weapons: [{ name: 'Type 2 Phaser', dice: 1, damage: 0, rules: ['Stun'], from: null }],
    });
    expect(mine.characters.find(({ id }) => id === 'five')).toMatchObject({ where: 'reserve', arrives: 3 });
  });

  it('M-ASSIM-02 M-ASSIM-04 M-COMP-03: the view shows the drone overlay on an Assimilated character', () => {
    const patch = {
      'characters.shelby.seat': 1,
      'characters.shelby.drone': true,
      'characters.shelby.pegs': { attack: 1, defense: 2, skill: 3, move: 1 },
    };
    const { characters } = awayMissions.view(play({ patch }).match.state, 'spectator');
    expect(characters.find(({ id }) => id === 'shelby')).toMatchObject({
      name: 'Shelby',
      role: 'Borg Drone',
      seat: 1,
      owner: 0,
      keywords: ['Human', 'Specialist', 'Borg'],
      specializations: ['Command', 'Engineering', 'Security'],
      full: { attack: 1, defense: 2, skill: 3, move: 1 },
      weapons: [{ name: 'Assimilation Tubules', dice: 0, damage: 1, rules: ['Assimilate', 'Melee'] }],
    });
  });

  it('the headline and the facts next to it say briefly what is happening, in which Action and Round', () => {
    const stage = play();
    const head = () => {
      const { headline, facts } = awayMissions.view(stage.match.state, 'spectator');
      expect(headline.length).toBeLessThanOrEqual(26);
      return [headline, ...facts].join(' / ');
    };
    expect(head()).toBe('Federation to activate / Round 1 of 3');
    stage.does('federation', 'activate:riker');
    expect(head()).toBe('Riker to act / Action 1 of 2 / Round 1 of 3');
    stage.does('federation', 'pass');
    expect(head()).toBe('Riker to act / Action 2 of 2 / Round 1 of 3');
    const hurt = run('damage', { target: 'shelby', amount: 2, by: null, weapon: null });
    expect(awayMissions.view(hurt.match.state, 1).headline).toBe('Shelby takes Damage');
  });

  it('M-ATK-09 M-ATK-13: the view shows the effect of each die', () => {
    const patch = { ...standing({ worf: 'C5', one: 'D5' }) };
    const stage = play({ patch, dice: [6, 5, 4, 3, 6, 1] }).does('federation', 'activate:worf');
    stage.does('federation', 'attack:one:batleth');
    const { roll } = awayMissions.view(stage.match.state, 'spectator');
    expect(roll?.acting.dice.map(({ fate }) => fate)).toEqual(['cancelled', 'hit', 'hit', 'cancelled']);
    // No die beats a 6, and a die without an opposing die needs a 4 (M-ATK-12).
    expect(roll?.acting.dice.map(({ needs }) => needs)).toEqual([undefined, undefined, undefined, 4]);
    expect(roll?.against?.dice).toEqual([
      { value: 6, fate: 'cancelled' },
      { value: 1, fate: 'ignored', needs: 5 },
    ]);
    expect(roll).toMatchObject({ result: 3, extra: 1, done: true });
  });

  it('M-PLAY-09: during an Activation, the player sees whether each card can be played and, if not, why', () => {
    const decks = { 'federation.hand': ['scanner', 'get-main-computer-online'] };
    const stage = play({ decks }).does('federation', 'activate:riker');
    const now = () => awayMissions.view(stage.match.state, 0).hand.map((card) => card.now);
    expect(now()[0]).toEqual({ playable: true, why: null });
    expect(now()[1]).toMatchObject({ playable: false });
    expect(now()[1]?.why).not.toBeNull();
    stage.does('federation', 'cover');
    expect(now()[0]).toMatchObject({ playable: false });
  });

  it('M-END-04: the view shows the score once the game is over', () => {
    const over = awayMissions.view(play({ at: 'debrief', patch: { round: 3 } }).match.state, 0);
    expect(over.score).toMatchObject({ rows: [{ name: 'Federation' }, { name: 'Borg' }] });
    expect(awayMissions.view(play().match.state, 0).score).toBeNull();
  });
});
