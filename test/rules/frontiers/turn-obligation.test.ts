import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { owesCard } from '../../../src/games/frontiers/chapters/turn/turn-bars.ts';
import { freshTurn, isEmptyHanded } from '../../../src/games/frontiers/chapters/turn/turn-state.ts';
import { DAMAGE } from '../../../src/games/frontiers/state.ts';
import { deal, moor, position } from './support/position.ts';
import { turnOver } from './support/procedures.ts';

describe('the card owed each turn', () => {
  it('F-TURN-05 F-EOT-15 F-TURN-20 F-TURN-21 F-OPEN-45: at the end of the turn, a player who has played no card discards one', () => {
    const g = position();
    deal(g, 0, 'warp-drive', 'insight', DAMAGE);
    const drive = turnOver(g).does('turn:end');
    expect(drive.asked).toMatchObject({ kind: 'subset', min: 1, max: 2 });
    expect(drive.keys()).toEqual(['discard:warp-drive', 'discard:insight']);
    expect(drive.state.pending.map(({ seat }) => seat)).toEqual([0]);
    drive.does(['discard:insight']);
    expect(playerOf(drive.g, 0).discard).toEqual(['insight']);
    expect(playerOf(drive.g, 0).hand).not.toContain('insight');
  });

  it('F-EOT-15: a player who owes a card isn’t asked which one to discard if only one is in hand, and owes none after playing a card', () => {
    const g = position();
    deal(g, 0, 'warp-drive');
    const drive = turnOver(g).does('turn:end');
    expect(drive.over).toBe(true);
    expect(playerOf(drive.g, 0).discard).toEqual(['warp-drive']);
    const other = position();
    deal(other, 0, 'warp-drive', 'insight');
    const played = turnOver(other).does('side:warp-drive:move', 'turn:end');
    expect(played.over).toBe(true);
    expect(playerOf(other, 0).discard).toEqual(['warp-drive']);
  });

  it('F-TURN-20 F-TURN-05 F-EOT-03: the option to end a turn shows its cost', () => {
    const hint = (space: string, hand: string[], spent = 0) => {
      const g = position();
      moor(g, 0, space).points.move = 1;
      deal(g, 0, ...hand);
      const { asked } = turnOver(g).change(() => Object.assign(playerOf(g, 0), { spent }));
      return asked.options.find(({ key }) => key === 'turn:end')?.hint;
    };
    const withdraws = 'Your ship withdraws and takes 1 Damage Card per space.';
    expect(hint('A6', ['insight'])).toBe('You must discard a card.');
    expect(hint('A6', ['insight'], 1)).toBeUndefined();
    // The hand has only Damage Cards, and Emergency Repairs are no longer possible.
    expect(hint('A6', [DAMAGE])).toBeUndefined();
    expect(hint('A5', ['insight'])).toBe(`${withdraws} You must discard a card.`);
    expect(hint('A5', ['insight'], 1)).toBe(withdraws);
  });

  it('F-EOT-14: a player can ask to discard cards before the draw', () => {
    const ended = (key: string) => {
      const g = position();
      deal(g, 0, 'warp-drive', 'insight', 'open-fire');
      return turnOver(g).does('side:warp-drive:move', key);
    };
    expect(ended('turn:end').over).toBe(true);
    const drive = ended('turn:end-discard');
    expect(drive.asked).toMatchObject({ kind: 'subset', min: 0 });
    expect(drive.keys()).toEqual(['discard:insight', 'discard:open-fire']);
  });

  it('F-TURN-05 F-COOP-17: a card is also owed in a turn that ends within another player’s turn', () => {
    const g = position();
    g.turn = freshTurn(0);
    expect(owesCard(g, 1)).toBe(true);
    playerOf(g, 1).spent = 1;
    expect(owesCard(g, 1)).toBe(false);
  });

  it('F-TURN-06 F-EOR-04: a player without cards in hand counts as empty-handed only if the deck still has cards', () => {
    expect(isEmptyHanded({ hand: [], deck: ['insight'] })).toBe(true);
    expect(isEmptyHanded({ hand: [], deck: [] })).toBe(false);
  });

  it('F-TURN-05 F-OPEN-40: Damage Cards that can be played sideways let a ship act, but the turn can’t end without repairs', () => {
    const g = position();
    moor(g, 0, 'B2').lasting = [{ modifier: { kind: 'sideways', more: 0, what: 'damage' }, until: 'turn' }];
    deal(g, 0, DAMAGE);
    const drive = turnOver(g);
    expect([drive.offers('interact:B2'), drive.offers('turn:end')]).toEqual([true, false]);
  });

  it('F-TURN-06: a player with an empty hand owes no card while the deck has cards', () => {
    const g = position();
    deal(g, 0);
    const drive = turnOver(g).does('turn:end');
    expect(drive.over).toBe(true);
    expect(playerOf(drive.g, 0).hand).toHaveLength(5);
  });

  it('F-TURN-06: a player whose hand was empty at the start of the turn owes no card, even after getting cards later', () => {
    for (const empty of [true, false]) {
      const g = position();
      const player = deal(g, 0, ...(empty ? [] : ['warp-drive', 'insight']));
      const drive = turnOver(g)
        .does('die:red')
        .change(() => {
          player.hand = ['warp-drive', 'insight'];
        })
        .does('turn:end');
      expect(drive.over).toBe(empty);
    }
  });

  it('F-OPEN-40: a ship with only Damage Cards in hand can’t move, act or end its turn', () => {
    const g = position();
    deal(g, 0, DAMAGE, DAMAGE).points.repair = 1;
    moor(g, 0, 'B2');
    const drive = turnOver(g);
    expect(drive.keys('turn:')).toEqual([]);
    expect(drive.keys('interact:')).toEqual([]);
    expect(drive.keys()).toEqual(expect.arrayContaining(['emergency', 'repair:1', 'subjugate']));
    // A drawn card lets the turn continue.
    drive.does('subjugate');
    expect(drive.offers('interact:B2')).toBe(true);
    expect(drive.offers('turn:end')).toBe(true);
  });

  it('F-OPEN-40: a player with an empty deck and only Damage Cards in hand may announce the End of the Round instead', () => {
    const g = position();
    deal(g, 0, DAMAGE).deck = [];
    const drive = turnOver(g);
    expect(drive.offers('round:end')).toBe(true);
    expect(drive.offers('emergency')).toBe(true);
  });
});

describe('forfeiting a turn, or announcing the End of the Round instead', () => {
  it('F-EOR-01 F-EOR-02 F-EOR-06: a player with an empty deck may announce the End of the Round, and no end-of-turn steps follow', () => {
    const g = position();
    moor(g, 0, 'C4');
    const player = deal(g, 0, 'warp-drive', DAMAGE);
    player.deck = [];
    const drive = turnOver(g);
    expect(drive.offers('play:warp-drive:basic')).toBe(true);
    drive.does('round:end');
    expect(drive.over).toBe(true);
    expect(drive.g.announced).toBe(0);
    // C4 is a Research Station, but it gives no crystal.
    expect(player.crystals.red).toBe(0);
    expect(player.hand).toEqual(['warp-drive', DAMAGE]);
  });

  it('F-EOR-01: the End of the Round can’t be announced with a card left in the deck, or a second time', () => {
    const g = position();
    expect(turnOver(g).offers('round:end')).toBe(false);
    const other = position();
    playerOf(other, 0).deck = [];
    other.announced = 1;
    expect(turnOver(other).offers('round:end')).toBe(false);
  });

  it('F-EOR-03: the End of the Round is announced automatically for a player without any cards', () => {
    const g = position();
    deal(g, 0).deck = [];
    const drive = turnOver(g);
    expect(drive.over).toBe(true);
    expect(drive.g.announced).toBe(0);
    // A Skill that works before the turn leaves a choice.
    const other = position();
    Object.assign(deal(other, 0), { deck: [], skills: [{ skill: 'bird-of-prey-motivation', used: 'no' }] });
    expect(turnOver(other).keys()).toEqual(['skill:bird-of-prey-motivation', 'round:end']);
  });

  it('F-EOR-04: after the announcement, the turn of a player without any cards is forfeited', () => {
    const g = position();
    deal(g, 0).deck = [];
    g.announced = 1;
    const drive = turnOver(g);
    expect(drive.over).toBe(true);
    expect(drive.rules).toContain('F-EOR-04');
    expect(drive.rules).not.toContain('F-TURN-20');
    // A Skill that works before the turn leaves a choice here too.
    const other = position();
    Object.assign(deal(other, 0), { deck: [], skills: [{ skill: 'bird-of-prey-motivation', used: 'no' }] });
    other.announced = 1;
    const chosen = turnOver(other).does('forfeit');
    expect([chosen.over, chosen.rules.at(-1)]).toEqual([true, 'F-EOR-04']);
  });
});
