import { describe, expect, it } from 'vitest';
import { gone, play, run, standing } from '../../support/away-case.ts';

const FULL = { attack: 2, defense: 2, skill: 2, move: 2 };

/** Shelby, all ratings 2, takes Damage that no weapon causes. */
function shelby(amount: number, pegs: Partial<typeof FULL> = {}, more = {}) {
  const patch = Object.fromEntries(
    Object.entries(pegs).map(([rating, left]) => [`characters.shelby.pegs.${rating}`, left]),
  );
  return run('damage', { target: 'shelby', amount, by: null, weapon: null }, { patch: { ...patch, ...more } });
}

describe('taking Damage', () => {
  it('M-DMG-01 M-CHAR-04 scenario 11: the owner removes pegs from any ratings, but no rating goes below 1', () => {
    const stage = shelby(3);
    const decision = stage.decision('federation');
    expect(decision).toMatchObject({ kind: 'allocate', min: 3, max: 3, rule: 'M-DMG-01' });
    expect(decision.options.map(({ key, max }) => [key, max])).toEqual([
      ['attack', 1],
      ['defense', 1],
      ['skill', 1],
      ['move', 1],
    ]);
    stage.allocates('federation', { move: 1, defense: 1, skill: 1 });
    expect(stage.g.characters['shelby']?.pegs).toEqual({ attack: 2, defense: 1, skill: 1, move: 1 });
    expect(stage.log).toContain('Shelby takes 3 Damage: now Defense 1, Skill 1, Move 1.');
  });

  it('M-CHAR-04 M-DMG-01: a rating at its minimum isn’t offered for removing a peg', () => {
    const stage = shelby(2, { defense: 1 });
    expect(stage.decision('federation').options.map(({ key }) => key)).toEqual(['attack', 'skill', 'move']);
  });

  it('M-DMG-04: a character that is out of the game takes no Damage', () => {
    const stage = shelby(1, {}, gone('shelby'));
    expect(stage.match.pending(0)).toBeNull();
    expect(stage.g.characters['shelby']?.pegs).toEqual(FULL);
  });

  it('M-DMG-01 M-DMG-03: nobody is asked if there is only one way to take the Damage', () => {
    const last = shelby(1, { defense: 1, skill: 1, move: 1 });
    expect(last.g.characters['shelby']?.pegs).toEqual({ attack: 1, defense: 1, skill: 1, move: 1 });
    expect(last.log).not.toContain('prevented');
    expect(shelby(4).g.characters['shelby']).toMatchObject({ where: 'area', pegs: { attack: 1, move: 1 } });
  });

  it('M-DMG-02 M-DMG-03 M-DMG-04 M-OPEN-53 M-OPEN-62 M-PLAY-17: a character that takes too much Damage is Neutralized, and its Equipment and Traits are discarded', () => {
    const decks = play().g.players[0]?.decks.support.filter(
      (card) => card !== 'scanner' && card !== 'modulated-phasers',
    );
    const more = {
      'characters.shelby.equipment': ['scanner'],
      'characters.shelby.traits': ['modulated-phasers'],
      'players.0.decks.support': decks as string[],
    };
    const stage = shelby(5, {}, more);
    expect(stage.g.characters['shelby']).toMatchObject({ where: 'out', space: null, equipment: [], traits: [] });
    expect(stage.g.players[0]?.discards.support).toEqual(['scanner', 'modulated-phasers']);
  });

  it('M-DMG-04 M-ASSIM-04: a character that is Neutralized or Assimilated loses all tokens', () => {
    const tokens = { 'characters.shelby.cover': true, 'characters.shelby.activated': true };
    const out = shelby(5, {}, { ...tokens, 'characters.shelby.stun': 1 });
    expect(out.g.characters['shelby']).toMatchObject({ where: 'out', cover: false, activated: false, stun: 0 });
    const local = { target: 'shelby', amount: 5, by: 'one', weapon: 'assimilation-tubules' };
    const drone = run('damage', local, { patch: tokens });
    expect(drone.g.characters['shelby']).toMatchObject({ seat: 1, drone: true, cover: false, activated: false });
  });

  it('M-DMG-05: a rating is lowered as soon as a peg is removed', () => {
    const patch = { 'characters.riker.space': 'A5', 'characters.riker.pegs.move': 1 };
    const stage = play({ patch }).does('federation', 'activate:riker');
    expect(stage.offers('federation', 'move:D5')).toBe(false);
  });

  it('M-TIME-02: Interrupts are offered in the question about the pegs', () => {
    const decks = { 'federation.hand': ['emergency-force-field'] };
    const stage = run('damage', { target: 'shelby', amount: 3, by: 'one', weapon: null }, { decks });
    expect(stage.decision('federation').instead?.map(({ key }) => key)).toEqual(['interrupt:emergency-force-field']);
    stage.does('federation', 'interrupt:emergency-force-field');
    expect(stage.decision('federation').min).toBe(1);
    stage.allocates('federation', { move: 1 });
    expect(stage.g.characters['shelby']?.pegs.move).toBe(1);
    expect(stage.g.players[0]?.discards.support).toEqual(['emergency-force-field']);
  });

  it('M-TIME-02 M-TIME-03: if there is no choice of pegs, a window opens, and an Interrupt can save the character', () => {
    const scene = {
      decks: { 'federation.hand': ['emergency-force-field'] },
      patch: {
        ...standing({ riker: 'C5', two: 'D5' }),
        'characters.riker.pegs': { attack: 1, defense: 1, skill: 1, move: 2 },
      },
      turn: 'borg',
      dice: [6, 1],
    };
    const asked = play(scene);
    asked.does('borg', 'activate:two').does('borg', 'attack:riker:assimilation-tubules');
    asked.does('federation', 'interrupt:emergency-force-field').settled();
    expect(asked.g.characters['riker']).toMatchObject({ where: 'area', seat: 0, pegs: { move: 2 } });
    const silent = play(scene)
      .orders('federation', { ask: [] })
      .does('borg', 'activate:two')
      .does('borg', 'attack:riker:assimilation-tubules');
    expect(silent.g.characters['riker']).toMatchObject({ seat: 1, drone: true });
  });
});
