import { describe, expect, it } from 'vitest';
import { allCards } from '../../../src/games/first-edition/content/pool.ts';
import { WITH_EFFECTS } from '../../../src/games/first-edition/content/with-effects.ts';
import { watchCards } from '../../../src/games/first-edition/proof/card-coverage.ts';
import { proof } from '../../../src/games/first-edition/proof/index.ts';
import { id, type Scene, scene } from '../../rules/first-edition/scene.ts';

/** The cards that a list of answers used. Each answer is a seat and a key. */
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

describe('the list of cards that tests have used', () => {
  it('the list covers exactly the cards that have an effect', () => {
    const all = allCards().filter((card) => WITH_EFFECTS.has(card.id));
    expect(new Set(proof.tried?.all)).toEqual(new Set(all.map((card) => card.id)));
  });

  it('C-PLAY-07: cards that enter play and cards with an immediate effect count as used', () => {
    const hand = ['Transwarp Conduit', 'Spock'];
    const outpost = [...SHIP, ['Federation Outpost', 'space:L1']] as const;
    expect(played({ gold: { play: SHIP, hand } }, ['gold', 'play:transwarp-conduit:on:1'])).toEqual([
      'transwarp-conduit',
    ]);
    expect(played({ gold: { play: outpost, hand }, at: 'turn' }, ['gold', 'report:spock:aboard:3'])).toEqual(['spock']);
  });

  it('C-MISSION-09 C-MISSION-10: an attempted mission and an encountered dilemma count as used, but the seeds behind the dilemma don’t', () => {
    const blue = { seeds: { L1: ['Null Space', 'Cosmic String Fragment'] } };
    const met = played({ gold: { play: SHIP }, blue }, ['gold', 'attempt:L1:1']);
    expect(met).toEqual([id('Null Space'), id('Study Pulsar')]);
  });

  it('C-MISSION-08: a placed mission counts as used only if nobody can attempt it', () => {
    const laid = scene({ gold: { missions: ['Space', 'First Contact'] } });
    const [watch, decision] = [watchCards(), laid.decision('gold')];
    expect(watch(laid.match.state, decision, [])).toEqual(['space']);
  });

  it('C-SEED-18: a mis-seeded dilemma doesn’t count as used', () => {
    const blue = { seeds: { L1: ['Archer', 'Null Space'] } };
    const met = played({ gold: { play: SHIP }, blue }, ['gold', 'attempt:L1:1']);
    expect(met).toEqual([id('Null Space'), id('Study Pulsar')]);
    const twice = { seeds: { L1: ['Null Space'] } };
    const gone = { 'locations.L1.gone': [{ card: id('Null Space'), owner: 1 }] };
    expect(played({ gold: { play: SHIP }, blue: twice, patch: gone }, ['gold', 'attempt:L1:1'])).toEqual([
      id('Study Pulsar'),
    ]);
  });

  it('C-MISSION-13: an artifact counts as used when it is acquired, but not when it is only found', () => {
    const play = [...SHIP, ['Calloway', 'surface:L2']] as const;
    const found = played({ gold: { play }, blue: { seeds: { L2: ['Tox Uthat'] } } }, ['gold', 'attempt:L2:team-3']);
    expect(found).toEqual([id('First Contact')]);
    const stage = scene({ gold: { play }, blue: { seeds: { L2: ['Tox Uthat', 'Archer'] }, hand: ['Amanda Rogers'] } });
    const [watch, decision] = [watchCards(), stage.orders('blue', { also: ['dilemma'] }).decision('gold')];
    watch(stage.match.state, decision, []);
    stage.does('gold', 'attempt:L2:team-3');
    expect(stage.match.pending(0)).toBeNull();
    expect(watch(stage.match.state, decision, ['attempt:L2:team-3'])).toEqual([id('Archer'), id('First Contact')]);
    const able = [
      ['Spock', 'surface:L2'],
      ['Deanna Troi', 'surface:L2'],
    ] as const;
    const gained = { gold: { play: able }, blue: { seeds: { L2: ['Tox Uthat'] } }, goal: 200 };
    expect(played(gained, ['gold', 'attempt:L2:team-1'])).toContain(id('Tox Uthat'));
  });

  it('C-RESPONSE-01 C-RESPONSE-07: an announced card counts once, when it takes effect, and doesn’t count if a response stops it', () => {
    const given = { gold: { play: SHIP, hand: ['Transwarp Conduit'] }, blue: { hand: ['Amanda Rogers'] } };
    const answers = (last: string) => {
      const stage = scene(given).orders('blue', { also: ['play'] });
      const watch = watchCards();
      watch(stage.match.state, stage.decision('gold'), []);
      return (
        [
          ['gold', 'play:transwarp-conduit:on:1'],
          ['blue', last],
        ] as const
      ).map(([seat, key]) => {
        const decision = stage.decision(seat);
        stage.does(seat, key);
        return watch(stage.match.state, decision, [key]);
      });
    };
    expect(answers('pass')).toEqual([[], ['transwarp-conduit']]);
    expect(answers('answer:amanda-rogers')).toEqual([[], ['amanda-rogers']]);
  });

  it('a card doesn’t count as used if it was already in play or is hidden', () => {
    const hidden = [...SHIP, ['Sniper', 'core:0', { hidden: true }]] as const;
    expect(played({ gold: { play: hidden } }, ['gold', 'move:1:L2'])).toEqual([]);
  });
});
