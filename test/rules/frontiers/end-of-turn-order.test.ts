import { describe, expect, it } from 'vitest';
import { playerOf } from '../../../src/games/frontiers/chapters/captains/find.ts';
import { freshTurn } from '../../../src/games/frontiers/chapters/turn/turn-state.ts';
import { thank } from '../../../src/games/frontiers/chapters/turn-end/finish.ts';
import { DAMAGE, type Frontiers } from '../../../src/games/frontiers/state.ts';
import { at, deal, moor, position } from './support/position.ts';
import { run } from './support/procedures.ts';
import { once } from './support/run-once.ts';

/** A turn of seat 0 at its end, in which a card was played. */
function ending(label = 'A6'): Frontiers {
  const g = position();
  const player = moor(g, 0, label);
  player.spent = 1;
  g.turn = { ...freshTurn(0), begun: true, step: 'after', path: [at(label)] };
  return g;
}

describe('the end of a turn', () => {
  it('F-EOT-01: dice first return to the Core, and used dice are rolled', () => {
    const g = ending();
    g.core = ['gold'];
    playerOf(g, 0).dice = [
      { colour: 'blue', used: false },
      { colour: 'red', used: true },
    ];
    run(g, 'end-of-turn', {}, [5]);
    expect(g.core).toEqual(['gold', 'blue', 'purple']);
  });

  it('F-EOT-04 F-DATA-02: Data Tokens are lost, whether they were used or not', () => {
    const g = ending();
    playerOf(g, 0).data = { red: 1, blue: 0, gold: 0, white: 2, purple: 0, black: 1 };
    run(g, 'end-of-turn');
    expect(Object.values(playerOf(g, 0).data)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('F-EOT-05 F-CARD-09 F-DISCARD-04: played cards are discarded unless an effect moves them, and the hand is kept', () => {
    const g = ending();
    const player = deal(g, 0, 'insight');
    player.deck = [];
    player.inPlay = [
      { card: 'warp-drive', as: 'basic', to: 'discard' },
      { card: 'open-fire', as: 'strong', to: 'bottom' },
      { card: 'overload', as: 'basic', to: null },
      { card: 'attack-run', as: 'basic', to: 'hand' },
    ];
    run(g, 'end-of-turn');
    expect(player).toMatchObject({ discard: ['warp-drive'], removed: ['overload'], inPlay: [] });
    // The cards are drawn again immediately, even from under an empty deck.
    expect(player.hand).toEqual(['insight', 'attack-run', 'open-fire']);
  });

  it('F-CARD-09: for each played card that may go elsewhere, the player is asked only once where it goes', () => {
    const g = ending();
    const player = deal(g, 0);
    player.inPlay = [
      { card: 'warp-drive', as: 'basic', to: 'discard' },
      { card: 'open-fire', as: 'basic', to: 'discard', may: 'top' },
      { card: 'insight', as: 'basic', to: 'discard', may: 'bottom' },
    ];
    player.deck = ['damage-control'];
    const drive = run(g, 'end-of-turn');
    expect(drive.asked.prompt).toContain('Open Fire');
    drive.does('return');
    expect(drive.asked.prompt).toContain('Insight');
    const stays = () => drive.asked.options.at(-1)?.label;
    expect(stays()).toBe('To the discard pile');
    drive.change(() => Object.assign(player.inPlay[2] ?? {}, { to: 'hand' }));
    expect(stays()).toBe('To your hand');
    drive.change(() => Object.assign(player.inPlay[2] ?? {}, { to: 'discard' }));
    drive.does('pass');
    expect(player.discard).toEqual(['warp-drive', 'insight']);
    expect([...player.hand, ...player.deck]).toEqual(['open-fire', 'damage-control']);
  });

  it('F-SKILL-04 F-CREW-12: once-per-turn Skills can be used again, but once-per-Round Skills can’t, and Spent Crew stay Spent', () => {
    const g = ending();
    playerOf(g, 0).skills = [
      { skill: 'enterprise-d-fair-offer', used: 'turn' },
      { skill: 'enterprise-d-motivation', used: 'round' },
    ];
    playerOf(g, 0).crew = [{ crew: 'helm-officers', ready: false, wounds: 0 }];
    run(g, 'end-of-turn');
    expect(playerOf(g, 0).skills.map(({ used }) => used)).toEqual(['no', 'round']);
    expect(playerOf(g, 0).crew[0]?.ready).toBe(false);
  });

  it('F-CARD-13: at the end of the turn, points and effects that last for the turn are lost, but effects that last for the Round stay', () => {
    const g = ending();
    playerOf(g, 0).lasting = [
      { modifier: { kind: 'stealth' }, until: 'turn' },
      { modifier: { kind: 'reach' }, until: 'round' },
    ];
    playerOf(g, 0).points.repair = 2;
    run(g, 'end-of-turn');
    expect(playerOf(g, 0).lasting.map(({ modifier }) => modifier.kind)).toEqual(['reach']);
    expect(playerOf(g, 0).points.repair).toBe(0);
    expect(playerOf(g, 0).spent).toBe(0);
  });

  it('F-CARD-13: spent crystals are returned at the end of the turn if an effect says so', () => {
    const g = ending();
    const player = playerOf(g, 0);
    player.spentCrystals = ['red', 'red', 'gold'];
    player.lasting = [{ modifier: { kind: 'refund' }, until: 'turn' }];
    run(g, 'end-of-turn');
    expect(player.crystals).toEqual({ red: 2, blue: 0, gold: 1 });
  });

  it('F-CARD-13: rewards promised for an Interaction are given at the end of the turn, but only to a player who had an Interaction', () => {
    for (const courted of [true, false]) {
      const g = ending();
      if (g.turn !== null) g.turn.courted = courted;
      playerOf(g, 0).lasting = [{ modifier: { kind: 'courtesy', experience: 1, reputation: 1 }, until: 'turn' }];
      run(g, 'end-of-turn');
      const gained = courted ? 1 : 0;
      expect(playerOf(g, 0)).toMatchObject({ experience: gained, reputation: gained });
    }
    // The Interaction wasn’t that of the seat that took part in the turn.
    const g = ending();
    if (g.turn !== null) g.turn.courted = true;
    playerOf(g, 1).lasting = [{ modifier: { kind: 'courtesy', experience: 1, reputation: 1 }, until: 'turn' }];
    once(g, (ctx) => thank(ctx, 1));
    expect(playerOf(g, 1)).toMatchObject({ experience: 0, reputation: 0 });
  });

  it('F-EOT-02: withdrawal comes before location benefits, so a Damage Card from it can be removed at a Drydock', () => {
    const g = ending('B0');
    if (g.turn !== null) g.turn.path = [at('B0'), at('B1')];
    playerOf(g, 0).at = at('B1');
    const drive = run(g, 'end-of-turn');
    expect(playerOf(g, 0).at).toBe(at('B0'));
    expect(drive.keys()).toEqual(['drydock:hand', 'pass']);
    drive.does('drydock:hand');
    expect(playerOf(g, 0).hand).not.toContain(DAMAGE);
  });

  it('F-PVP-15 F-COOP-17: a seat that takes part in another player’s turn has an end of turn of its own, and may discard', () => {
    const g = ending();
    const player = deal(g, 1, 'warp-drive', 'insight');
    player.spent = 1;
    player.inPlay = [{ card: 'open-fire', as: 'basic', to: 'discard' }];
    const drive = run(g, 'end-of-turn', { seat: 1 });
    expect(drive.asked).toMatchObject({ seat: 1, kind: 'subset', min: 0, max: 2 });
    drive.does(['discard:insight']);
    expect(player.discard).toEqual(['open-fire', 'insight']);
    expect(player.hand).toHaveLength(5);
    expect(g.turn?.seat).toBe(0);
  });
});
