import { describe, expect, it } from 'vitest';
import { WITH_EFFECTS } from '../../../src/games/first-edition/content/effects/all.ts';
import { proof } from '../../../src/games/first-edition/proof/index.ts';
import { watchCards } from '../../../src/games/first-edition/proof/tried.ts';
import { id, type Scene, scene } from '../../rules/first-edition/scene.ts';

/** The cards that were played by some answers, each with the seat and the keys. */
function played(given: Scene, ...answers: readonly (readonly [seat: string, key: string])[]): string[] {
  const stage = scene(given);
  const watch = watchCards();
  const [first] = stage.seats;
  watch(stage.match.state, stage.decision(given.turn ?? first ?? ''), []);
  return answers.flatMap(([seat, key]) => {
    const decision = stage.decision(seat);
    stage.does(seat, key);
    return [...watch(stage.match.state, decision, [key])];
  });
}

const SHIP = [
  ['U.S.S. Oberth', 'space:L1'],
  ['Giusti', 'aboard:1'],
] as const;

describe('what was played', () => {
  it('is every card that does something, and no other', () => {
    expect(new Set(proof.tried?.all)).toEqual(WITH_EFFECTS);
  });

  it('C-PLAY-07: is what comes into play, and what has its results at once', () => {
    const hand = ['Transwarp Conduit', 'Spock'];
    const outpost = [...SHIP, ['Federation Outpost', 'space:L1']] as const;
    expect(played({ gold: { play: SHIP, hand } }, ['gold', 'play:transwarp-conduit:on:1'])).toEqual([
      'transwarp-conduit',
    ]);
    expect(played({ gold: { play: outpost, hand }, at: 'turn' }, ['gold', 'report:spock:aboard:3'])).toEqual(['spock']);
  });

  it('C-MISSION-10: is what is met in an attempt, and not what lies behind it', () => {
    const blue = { seeds: { L1: ['Null Space', 'Cosmic String Fragment'] } };
    const met = played({ gold: { play: SHIP }, blue }, ['gold', 'attempt:L1:1']);
    expect(met).toEqual([id('Null Space')]);
  });

  it('is nothing that was there before, or lies hidden', () => {
    const hidden = [...SHIP, ['Sniper', 'core:0', { hidden: true }]] as const;
    expect(played({ gold: { play: hidden } }, ['gold', 'move:1:L2'])).toEqual([]);
  });
});
