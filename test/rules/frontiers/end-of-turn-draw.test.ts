import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { freshTurn } from '../../../src/games/frontiers/chapters/turn/turn-state.ts';
import { DAMAGE, type Frontiers } from '../../../src/games/frontiers/state.ts';
import { at, deal, lay, moor, position, site } from './support/position.ts';
import { run } from './support/procedures.ts';

function ending(g: Frontiers, label: string, ...hand: string[]): Frontiers {
  deal(g, 0, ...hand);
  moor(g, 0, label).spent = 1;
  g.turn = { ...freshTurn(0), begun: true, step: 'after', path: [at(label)] };
  return g;
}

/** The number of cards in hand after the turn. */
function drawn(g: Frontiers, label: string, ...hand: string[]): number {
  run(ending(g, label, ...hand), 'end-of-turn');
  return playerOf(g, 0).hand.length;
}

/** A game with this many Romulan Starbases of seat 0, the first at D5 beside the destroyed Gold Cube with these tokens. */
function empire(owned: number, marks: number[]): Frontiers {
  const g = position();
  lay(g, 'cubeGold', 'D');
  lay(g, 'frontier3', 'E');
  lay(g, 'frontier9', 'F');
  for (const label of ['D5', 'E1', 'F2'].slice(0, owned)) site(g, label).marks = [0];
  g.cubes.gold = { at: at('D0'), level: 4, defenders: [], marks, destroyed: true };
  return g;
}

describe('the draw', () => {
  it('F-EOT-16 F-EOT-20: the draw fills the hand up to the Hand Limit, and a larger hand is kept', () => {
    expect(drawn(position(), 'A6', 'warp-drive')).toBe(5);
    expect(drawn(position(), 'A6', ...Array<string>(5).fill('warp-drive'))).toBe(5);
    expect(drawn(position(), 'A6', ...Array<string>(7).fill(DAMAGE))).toBe(7);
  });

  it('F-EOT-21: the draw ends when the deck is empty, and discarded cards stay where they are', () => {
    const g = ending(position(), 'A6', 'warp-drive');
    const player = playerOf(g, 0);
    player.deck = ['insight'];
    player.discard = ['overload'];
    run(g, 'end-of-turn');
    expect(player).toMatchObject({ hand: ['warp-drive', 'insight'], deck: [], discard: ['overload'] });
  });

  it('T20 F-EOT-17 F-EOT-18 F-EOT-19: the draw uses the higher of the Starbase and Cube bonuses', () => {
    // Seat 0 ties 2 to 2 with a rival who came first, so the Cube gives 1.
    expect(drawn(empire(3, [1, 0, 1, 0]), 'D5', 'warp-drive')).toBe(8);
    expect(drawn(empire(1, [0, 1, 0]), 'D5', 'warp-drive')).toBe(7);
    expect(drawn(empire(1, [1, 0, 1, 0]), 'D5', 'warp-drive')).toBe(6);
    expect(drawn(empire(3, []), 'A6', 'warp-drive')).toBe(5);
    expect(drawn(empire(3, [1, 0, 1, 0]), 'D5', ...Array<string>(9).fill('warp-drive'))).toBe(9);
  });

  it('F-TACTIC-08 F-OPEN-09: Planning raises the Hand Limit by one if the player has two cards in hand, but not with only one', () => {
    const planning = (...hand: string[]): number => {
      const g = position();
      playerOf(g, 0).tactic = { tactic: 'planning', used: false };
      return drawn(g, 'A6', ...hand);
    };
    expect(planning('warp-drive', 'insight')).toBe(6);
    expect(planning('warp-drive')).toBe(5);
  });

  it('F-CARD-13: an effect raises the Hand Limit only for the next draw', () => {
    const g = ending(position(), 'A6', 'warp-drive');
    playerOf(g, 0).lasting = [{ modifier: { kind: 'handLimit', more: 2 }, until: 'turn' }];
    run(g, 'end-of-turn');
    expect(playerOf(g, 0).hand).toHaveLength(7);
    expect(playerOf(g, 0).lasting).toEqual([]);
  });
});

describe('discards before the draw', () => {
  it('F-EOT-14 F-HEAL-02 F-DISCARD-01 F-DISCARD-02: before the draw, a player may discard any number of cards except Damage Cards', () => {
    const g = ending(position(), 'A6', 'warp-drive', 'warp-drive', DAMAGE, 'insight');
    const drive = run(g, 'end-of-turn', { discard: true });
    expect(drive.keys()).toEqual(['discard:warp-drive', 'discard:warp-drive:2', 'discard:insight']);
    drive.does(['discard:warp-drive', 'discard:warp-drive:2']);
    const player = playerOf(g, 0);
    expect(player.discard).toEqual(['warp-drive', 'warp-drive']);
    expect(player.hand.slice(0, 2)).toEqual([DAMAGE, 'insight']);
    expect(player.hand).toHaveLength(5);
  });

  it('F-EOT-15: a player who owes a card but holds only Damage Cards discards nothing, and the log says so', () => {
    const g = ending(position(), 'A6', DAMAGE, DAMAGE);
    playerOf(g, 0).spent = 0;
    const drive = run(g, 'end-of-turn');
    expect(drive.rules).toContain('F-EOT-15');
    expect(playerOf(g, 0).discard).toEqual([]);
  });

  it('F-EOT-14: only the owner sees which cards were discarded', () => {
    const g = ending(position(), 'A6', 'warp-drive', 'insight');
    const drive = run(g, 'end-of-turn', { discard: true }).does(['discard:insight']);
    expect(drive.saidBy('F-EOT-14').join()).not.toContain('Insight');
  });

  it('F-EOT-14: a player whose standing orders skip the discard isn’t asked', () => {
    expect(run(ending(position(), 'A6', 'warp-drive', 'insight'), 'end-of-turn', { discard: false }).over).toBe(true);
  });
});
