import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { freshTurn } from '../../../src/games/frontiers/chapters/turn/turn-state.ts';
import type { Frontiers, Reward } from '../../../src/games/frontiers/state.ts';
import { at, deal, position } from './support/position.ts';
import { run } from './support/procedures.ts';

/** Die faces: 1 red, 2 blue, 3 gold, 4 white, 5 purple, 6 black. */
const WHITE = 4;
const BLACK = 6;

function with_(...rewards: Reward[]): Frontiers {
  const g = position();
  deal(g, 0, 'warp-drive').rewards = rewards;
  playerOf(g, 0).spent = 1;
  g.turn = { ...freshTurn(0), begun: true, step: 'after', path: [at('A6')] };
  return g;
}

describe('rewards', () => {
  it('F-EOT-08 F-GAIN-07 F-OPEN-86: rewards are taken in the player’s preferred order', () => {
    const g = with_({ kind: 'undiscovered' }, { kind: 'crystals' }, { kind: 'undiscovered' });
    const drive = run(g, 'end-of-turn');
    expect(drive.keys()).toEqual(['reward:undiscovered', 'reward:crystals']);
    drive.does('reward:crystals');
    expect(playerOf(g, 0).crystals).toEqual({ red: 1, blue: 1, gold: 1 });
    // Rewards of one kind that are left need no question about their order.
    expect(drive.keys('take:')).toHaveLength(3);
  });

  it('F-EOT-11 F-EOT-16 F-GAIN-04 F-GAIN-05: a card taken as a reward goes from its offer onto the deck before the draw', () => {
    const g = with_({ kind: 'advanced' });
    g.crew.actions = ['overload'];
    const [top = '', wanted = '', low = ''] = g.advanced.offer;
    const [next = ''] = g.advanced.deck;
    const drive = run(g, 'end-of-turn');
    expect(drive.keys()).toEqual([top, wanted, low].map((card) => `take:${card}`));
    drive.does(`take:${wanted}`);
    expect(g.advanced.offer).toEqual([next, top, low]);
    expect(playerOf(g, 0).hand).toContain(wanted);
  });

  it('F-VARIANT-21: a reward card is lost if its offer is empty', () => {
    const g = with_({ kind: 'advanced' });
    g.advanced = { deck: [], offer: [] };
    expect(run(g, 'end-of-turn').over).toBe(true);
    expect(playerOf(g, 0).rewards).toEqual([]);
  });

  it('F-EOT-09: reward crystals beyond the third of a color are lost and don’t become Data Tokens', () => {
    const g = with_({ kind: 'crystals' });
    playerOf(g, 0).crystals = { red: 3, blue: 2, gold: 0 };
    const drive = run(g, 'end-of-turn');
    expect(playerOf(g, 0).crystals).toEqual({ red: 3, blue: 3, gold: 1 });
    expect(drive.rules).toContain('F-EOT-09');
    expect(drive.rules).not.toContain('F-GAIN-01');
  });

  it('F-EOT-10: the die for a random crystal gives its basic color, any color if white or purple, or 1 Experience if black', () => {
    const g = with_({ kind: 'random', count: 3 });
    const drive = run(g, 'end-of-turn', {}, [2, WHITE, BLACK]);
    expect(playerOf(g, 0).crystals.blue).toBe(1);
    expect(drive.keys()).toEqual(['crystal:red', 'crystal:blue', 'crystal:gold']);
    drive.does('crystal:gold');
    expect(playerOf(g, 0)).toMatchObject({ experience: 1, crystals: { red: 0, blue: 1, gold: 1 } });
  });

  it('F-EOT-10: the player chooses a crystal for a white die, but isn’t asked about a black one, which gives 1 Experience', () => {
    const black = with_({ kind: 'random', count: 1 });
    expect(run(black, 'end-of-turn', {}, [BLACK]).over).toBe(true);
    expect(playerOf(black, 0)).toMatchObject({ experience: 1, crystals: { red: 0, blue: 0, gold: 0 } });
    const white = with_({ kind: 'random', count: 1 });
    run(white, 'end-of-turn', {}, [WHITE]).does('crystal:red');
    expect(playerOf(white, 0)).toMatchObject({ experience: 0, crystals: { red: 1, blue: 0, gold: 0 } });
  });

  it('F-EOT-09 F-EOT-10: if only one color has room, the player gets that crystal and isn’t asked, and if none has room, the crystal is lost', () => {
    const crystals = (red: number) => {
      const g = with_({ kind: 'random', count: 1 });
      playerOf(g, 0).crystals = { red, blue: 3, gold: 3 };
      const drive = run(g, 'end-of-turn', {}, [WHITE]);
      return [drive.over, playerOf(g, 0).crystals.red, drive.rules.includes('F-EOT-09')];
    };
    expect(crystals(1)).toEqual([true, 2, false]);
    expect(crystals(3)).toEqual([true, 3, true]);
  });

  it('F-EOT-11: the player chooses between two reward cards, but isn’t asked if there is only one', () => {
    const offered = (count: number) => {
      const g = with_({ kind: 'advanced' });
      g.advanced = { deck: [], offer: g.advanced.offer.slice(0, count) };
      const [card = ''] = g.advanced.offer;
      const drive = run(g, 'end-of-turn');
      const player = playerOf(g, 0);
      return [drive.over, drive.over && [...player.hand, ...player.deck].includes(card)];
    };
    expect([offered(2), offered(1)]).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('F-EOT-11: an Undiscovered Card comes from its own offer, even after an Advanced Action has come from the other offer', () => {
    const g = with_({ kind: 'advanced' }, { kind: 'undiscovered' });
    const drive = run(g, 'end-of-turn').does('reward:advanced');
    const offers = () => drive.keys('take:').map((key) => key.slice('take:'.length));
    expect(offers()).toEqual(g.advanced.offer);
    drive.does(drive.keys()[0] ?? '');
    expect(offers()).toEqual(g.undiscovered.offer);
  });

  it('F-EOT-12: a Crew reward is lost if there is neither an unused Command Token nor anyone to discharge', () => {
    const g = with_({ kind: 'crew' });
    const player = playerOf(g, 0);
    player.crew = [{ crew: 'field-medics', ready: true, wounds: 0, bonded: true }];
    g.crew.offer = ['helm-officers'];
    // The Level gives a free Command Token.
    expect(run(g, 'end-of-turn').keys('take:')).toEqual(['take:helm-officers']);
  });

  it('F-EOT-13: a reward that waits for the Level Up doesn’t delay other rewards', () => {
    const g = with_({ kind: 'crew' }, { kind: 'crystals' });
    const player = playerOf(g, 0);
    Object.assign(player, { experience: 11, level: 2, crew: [{ crew: 'field-medics', ready: true, wounds: 0 }] });
    g.crew.offer = ['helm-officers'];
    const drive = run(g, 'end-of-turn').does('reward:crew', 'postpone');
    expect(player.crystals).toEqual({ red: 1, blue: 1, gold: 1 });
    expect(drive.keys()).toContain('take:helm-officers');
  });

  it('T17 F-EOT-10: only colors with room are offered, and Experience from a black die counts toward the Level', () => {
    const g = with_({ kind: 'random', count: 2 });
    const player = playerOf(g, 0);
    Object.assign(player, { experience: 7, level: 2, crystals: { red: 0, blue: 1, gold: 3 } });
    const drive = run(g, 'end-of-turn', {}, [WHITE, BLACK]);
    expect(drive.keys()).toEqual(['crystal:red', 'crystal:blue']);
    drive.does('crystal:red');
    expect(player).toMatchObject({ experience: 8, level: 3 });
  });

  it('F-EOT-12 F-LOC-42: with a Crew reward, any Crew Member in the offer may join for free or replace another, or the player may decline', () => {
    const g = with_({ kind: 'crew' });
    const player = playerOf(g, 0);
    g.crew.offer = ['tactical-veterans', 'helm-officers'];
    player.crew = [{ crew: 'field-medics', ready: true, wounds: 0 }];
    const drive = run(g, 'end-of-turn');
    expect(drive.keys()).toEqual(['take:tactical-veterans', 'take:helm-officers', 'pass']);
    drive.does('take:tactical-veterans');
    expect(player.crew.map(({ crew }) => crew)).toEqual(['tactical-veterans']);
    const other = with_({ kind: 'crew' });
    expect(run(other, 'end-of-turn').does('pass').over).toBe(true);
    expect(playerOf(other, 0)).toMatchObject({ crew: [], rewards: [] });
  });

  it('T18 F-EOT-13: a Crew reward may wait for the Command Token from this turn’s Level Up, so nobody is discharged', () => {
    const g = with_({ kind: 'crew' });
    const player = playerOf(g, 0);
    Object.assign(player, { experience: 11, level: 2, crew: [{ crew: 'field-medics', ready: true, wounds: 0 }] });
    g.crew.offer = ['helm-officers'];
    const drive = run(g, 'end-of-turn');
    expect(drive.keys()).toEqual(['take:helm-officers', 'postpone', 'pass']);
    drive.does('postpone', 'take:helm-officers');
    expect(player.level).toBe(3);
    expect(player.crew.map(({ crew }) => crew)).toEqual(['field-medics', 'helm-officers']);
  });

  it('F-EOT-13: a Crew reward can’t wait if no Level Up brings a Command Token, or if one is unused', () => {
    const g = with_({ kind: 'crew' });
    Object.assign(playerOf(g, 0), {
      experience: 7,
      level: 2,
      crew: [{ crew: 'field-medics', ready: true, wounds: 0 }],
    });
    expect(run(g, 'end-of-turn').offers('postpone')).toBe(false);
    const free = with_({ kind: 'crew' });
    Object.assign(playerOf(free, 0), { experience: 8, level: 2 });
    expect(run(free, 'end-of-turn').offers('postpone')).toBe(false);
  });
});
