import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { turnOf } from '../../../src/games/frontiers/chapters/turn/turn-state.ts';
import { wishes } from '../../../src/games/frontiers/viewing/wishes.ts';
import { at, deal, lay, moor, site } from './support/position.ts';
import { turnOver } from './support/procedures.ts';
import { refusal, table, turnWith } from './support/refusing.ts';
import { siege } from './support/siege.ts';

describe('refusals at the start and end of a turn', () => {
  it('F-ROUND-18 F-TURN-01 F-TACTIC-02: a player’s requests are refused when it isn’t their turn', () => {
    const drive = turnWith((g) => {
      playerOf(g, 1).skills = [{ skill: 'defiant-motivation', used: 'no' }];
    });
    expect(refusal(drive, 'move b3', 1)).toEqual({
      text: 'U.S.S. Enterprise-D must choose now.',
      rule: 'F-ROUND-18',
    });
    expect(refusal(drive, 'use motivation', 1).rule).toBe('F-TURN-01');
    drive.g.phase = 'tactics';
    expect(refusal(drive, 'take planning', 1).rule).toBe('F-TACTIC-02');
  });

  it('T-TURN-03: requests after the end of the game are refused, and the refusal gives the result', () => {
    const drive = turnWith();
    drive.state.over = { winners: [0], why: 'All Cubes are destroyed.' };
    expect(refusal(drive, 'move').text).toBe('The game is over. All Cubes are destroyed.');
  });

  it('F-TURN-05 F-EMERG-04: with only Damage Cards in hand, a player can’t end the turn while a card is owed, and can’t move or fight', () => {
    const drive = turnWith((g) => deal(g, 0, 'damage', 'damage'));
    expect(refusal(drive, 'end my turn').rule).toBe('F-TURN-05');
    expect(refusal(drive, 'move b3').rule).toBe('F-EMERG-04');
    expect(refusal(drive, 'challenge b6').rule).toBe('F-EMERG-04');
  });

  it('F-MOVE-06 F-MOVE-07: a turn can’t end while the ship is over a Planet', () => {
    const drive = turnWith((g) => {
      lay(g, 'frontier5', 'D');
      moor(g, 0, 'D1').points.move = 9;
    });
    expect(refusal(drive, 'end turn').rule).toBe('F-MOVE-06');
    expect(refusal(turnWith(), 'fall back').rule).toBe('F-MOVE-07');
  });

  it('F-EOR-01 F-EOR-03 F-EOR-04: announcing the End of the Round and forfeiting are refused with a reason', () => {
    const drive = turnWith();
    const [deck, hand] = [playerOf(drive.g, 0).deck.length, playerOf(drive.g, 0).hand.length];
    expect(table(drive, 'announce the end of the round', 'forfeit')).toEqual({
      'announce the end of the round': `F-EOR-01: Your Ship Deck must be empty first. It has ${deck} cards.`,
      forfeit: `F-EOR-04: You can forfeit only if you have no cards. You have ${hand} in hand and ${deck} in your deck. You may end your turn instead.`,
    });
    drive.change((g) => Object.assign(playerOf(g, 0), { deck: [] }));
    expect(refusal(drive, 'end of round').text).toBe('You can do that now: Announce the End of the Round.');
    drive.change((g) => Object.assign(turnOf(g), { begun: true }));
    expect(refusal(drive, 'end of round').text).toContain('at the start of a turn');
    drive.change((g) => Object.assign(g, { announced: 1 }));
    expect(refusal(drive, 'round:end').text).toBe('U.S.S. Defiant has already announced the End of the Round.');
    // A Skill that works before the turn keeps the question open.
    const skills = [{ skill: 'bird-of-prey-motivation', used: 'no' as const }];
    const bare = turnWith((g) => Object.assign(playerOf(g, 0), { deck: [], hand: [], skills }));
    expect(refusal(bare, 'move b3').rule).toBe('F-EOR-03');
    const late = turnWith((g) => {
      Object.assign(playerOf(g, 0), { deck: [], hand: [], skills });
      g.announced = 1;
    });
    expect(refusal(late, 'take a die').rule).toBe('F-EOR-04');
  });

  it('F-EMERG-01: the refusal of Emergency Repairs says what prevents them', () => {
    const text = (change: (turn: ReturnType<typeof turnOf>) => void) => {
      const drive = turnWith((g) => deal(g, 0, 'warp-drive', 'damage'));
      drive.change((g) => {
        turnOf(g).begun = true;
        change(turnOf(g));
      });
      return refusal(drive, 'emergency repairs').text;
    };
    expect(text(() => {})).toBe('You can do that now: Emergency Repairs.');
    expect(text((turn) => turn.path.push(at('B3')))).toContain('has already moved');
    expect(text((turn) => Object.assign(turn, { explored: true }))).toContain('explored');
    expect(text((turn) => Object.assign(turn, { courted: true }))).toContain('Interactions');
    const drive = turnWith();
    expect(refusal(drive, 'emergency').text).toBe('You have no Damage Cards in hand.');
  });

  it('F-LOC-09 F-OPEN-09: requests to subjugate an Outpost or use a Tactic are refused with a reason', () => {
    const drive = turnWith();
    expect(refusal(drive, 'subjugate').rule).toBe('F-LOC-09');
    expect(refusal(drive, 'double shift').rule).toBe('F-OPEN-09');
    drive.change((g) => {
      moor(g, 0, 'B2').subjugated = true;
    });
    expect(refusal(drive, 'subjugate the outpost').text).toContain('since your last turn');
  });

  it('every request that completion suggests is understood', () => {
    const drive = turnWith();
    const unclear = wishes().filter((wish) => refusal(drive, wish).text.includes('can’t be done now'));
    expect(unclear).toEqual([]);
  });

  it('a refusal mentions the current question first, and for unknown text it gives examples of what is possible', () => {
    const drive = turnWith((g) => deal(g, 0, 'warp-drive', 'insight', 'damage')).does('emergency');
    expect(refusal(drive, 'move b3')).toEqual({
      text: 'You made Emergency Repairs instead of moving and taking an Action this turn. This question comes first: Emergency Repairs: which card do you discard along with Damage Cards?',
      rule: 'F-EMERG-01',
    });
    expect(refusal(turnWith(), 'sing a song').text).toBe(
      '“sing a song” can’t be done now. You can, for example: Open Fire sideways: Move 1; Take a red die; End your turn.',
    );
  });
});

describe('refused fights between players and refused joint assaults', () => {
  const war = (change: Parameters<typeof turnWith>[0], options: object = {}) =>
    refusal(
      turnWith(
        (g) => {
          moor(g, 1, 'A1');
          change?.(g);
        },
        { pvp: true, ...options },
      ),
      'engage the defiant',
    ).rule;

  it('F-PVP-01 F-PVP-02 F-PVP-03 F-PVP-04 F-PVP-05 F-VARIANT-13: each obstacle to attacking a player’s ship has its own refusal', () => {
    expect(war(() => {}, { pvp: false })).toBe('F-PVP-01');
    expect(war((g) => moor(g, 1, 'A2'))).toBe('F-PVP-01');
    expect(war((g) => moor(g, 1, 'A0'))).toBe('F-PVP-02');
    expect(war((g) => Object.assign(g, { announced: 1 }))).toBe('F-PVP-03');
    expect(war((g) => Object.assign(g, { finale: { why: 'It ends.', left: [] } }))).toBe('F-PVP-04');
    expect(war((g) => Object.assign(g, { order: [{ who: 1, down: true }] }))).toBe('F-PVP-05');
    const owner = { starbasePeace: true };
    expect(
      war((g) => {
        lay(g, 'frontier3', 'D');
        site(g, 'D1').marks = [1];
        moor(g, 1, 'D1');
        moor(g, 0, 'D0');
      }, owner),
    ).toBe('F-VARIANT-13');
    expect(war(() => {})).toBeUndefined();
  });

  it('F-COOP-01 F-COOP-02 F-COOP-03 F-COOP-04 F-COOP-06: each obstacle to a joint assault has its own refusal', () => {
    const rule = (change: (g: ReturnType<typeof siege>) => void, defenders = 3) => {
      const g = siege(defenders);
      change(g);
      return refusal(turnOver(g), 'propose a joint assault').rule;
    };
    expect(rule((g) => Object.assign(g.options, { jointAssaults: false }))).toBe('F-COOP-01');
    expect(rule((g) => Object.assign(g, { announced: 1 }))).toBe('F-COOP-02');
    expect(rule((g) => moor(g, 0, 'A6'))).toBe('F-COOP-03');
    expect(rule((g) => Object.assign(g, { order: [1, 2].map((who) => ({ who, down: true })) }))).toBe('F-COOP-04');
    expect(rule(() => {}, 1)).toBe('F-COOP-06');
    expect(rule(() => {})).toBeUndefined();
  });
});
