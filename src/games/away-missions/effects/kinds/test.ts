import { PASS } from '../../../../kernel/decision.ts';
import { must } from '../../../../kernel/must.ts';
import { before, chosen } from '../../../kit/effects.ts';
import { no } from '../../../kit/offers.ts';
import { TEST } from '../../chapters/calls.ts';
import { opponents } from '../../chapters/characters/sides.ts';
import { nameOf } from '../../content/cards.ts';
import { characterCard } from '../../content/characters.ts';
import type { AwayMissions, CharacterId, Specialization } from '../../state.ts';
import { amountNow } from '../counts.ts';
import { testForecast } from '../forecast.ts';
import { characterOffer, present, type Run, type Running } from '../frame.ts';
import { members } from '../groups.ts';
import type { Kind, List } from '../kind.ts';
import { who as whoIs } from '../scope.ts';
import { isIncapacitated } from '../sorts.ts';
import { amountText } from '../text/counts.ts';
import { does, groupText, type ReferenceNames, testName, withArticle } from '../text/words.ts';
import type { EffectOf, Group } from '../union.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * A Skill test. If it succeeds, the effects in `pass` happen, then the rest of the list. If it fails, the effects
     * in `fail` happen, and the rest of the list follows only if `pass` is given.
     */
    test: {
      specialization: Specialization | null;
      who?: CharacterRef;
      needs?: number;
      dice?: Amount;
      /** The character that opposes the test (M-OPP-01). */
      against?: CharacterRef;
      /** The characters that opponents may choose to oppose the test (M-PLAY-25). */
      challenge?: Group;
      pass?: Effects;
      fail?: Effects;
    };
  }
}

/** A Skill test that a card requires (M-SKILL-01, M-SKILL-05). */
export const test: Kind<'test', 'challenge' | 'declined' | 'unchallenged' | 'tested' | 'failed'> = {
  run({ g }, run, { who, challenge }) {
    const tester = present(g, run, who);
    // An Incapacitated character can't take Skill tests (M-STUN-07).
    if (tester === null || isIncapacitated(tester)) return 'failed';
    delete run.declined;
    return challenge === undefined ? 'unchallenged' : 'challenge';
  },
  steps: {
    /**
     * Asks opponents in table order whether to oppose the test with a character that the card allows (M-PLAY-25,
     * M-OPEN-11, M-OPEN-65, M-OPEN-84).
     */
    challenge: chosen({
      ask({ g }, run, { specialization, challenge, ...test }) {
        const next = nextChallenger(g, run, challenge);
        if (next === null) return { go: 'unchallenged' };
        const { seat, able } = next;
        return {
          seat,
          kind: 'pick',
          prompt: `${nameOf(run.card)}: challenge the ${testName(specialization)}?`,
          offers: able.map((character) => {
            const scope = { ...run, bound: { ...run.bound, one: character.id } };
            const opposed = { ...test, specialization, against: 'one' } as const;
            return characterOffer(character, 'challenge', testForecast(g, scope, opposed));
          }),
          pass: { key: PASS, verb: PASS, label: 'Don’t challenge' },
          min: 1,
          max: 1,
          window: 'challenge',
          rule: 'M-PLAY-25',
        };
      },
      take(ctx, run, challenger, effect) {
        ctx.log(`${characterCard(challenger).name} challenges the test.`, 'M-PLAY-25');
        roll(ctx, run, effect, challenger);
        return 'tested';
      },
      passed: 'declined',
    }),
    declined({ g }, run, { challenge }) {
      const seat = nextChallenger(g, run, challenge)?.seat ?? run.seat;
      run.declined = opponents(g, run.seat).indexOf(seat) + 1;
      return 'challenge';
    },
    unchallenged(ctx, run, effect) {
      const { challenge, against } = effect;
      const opponent = challenge !== undefined || against === undefined ? null : present(ctx.g, run, against);
      roll(ctx, run, effect, opponent?.id ?? null);
      return 'tested';
    },
    tested(ctx, run, { needs = 1, pass }) {
      const successes = must(run.result, 'the result of the test');
      // One success is enough unless the card says otherwise (M-SKILL-03).
      if (successes < needs) return 'failed';
      run.extra = successes - needs;
      ctx.log(`The test succeeds${needs > 1 ? `: ${successes} of ${needs} successes` : ''}.`, 'M-SKILL-03');
      if (pass !== undefined) before(run, pass);
    },
    /**
     * Ends the list of effects after a failed test, unless `pass` lists the effects that depend on the test
     * (M-SKILL-08).
     */
    failed(ctx, run, { pass, fail = [] }) {
      ctx.log('The test fails.', 'M-SKILL-08');
      if (pass === undefined) run.list = fail;
      else before(run, fail);
    },
  },
  text: (effect, voice, list) =>
    lines(effect, voice, list)
      .map(({ text }) => text)
      .join('. '),
  icon: 'skill',
  lines,
  ahead(g, scope, { who = 'self' }) {
    const tester = whoIs(g, scope, who);
    if (tester === null || !isIncapacitated(tester)) return scope;
    return no('M-STUN-07', () => `${characterCard(tester.id).name} is Incapacitated.`);
  },
};

/**
 * Returns the next opponent who could challenge the test, together with the characters that could, or null if there is
 * none.
 */
function nextChallenger(g: AwayMissions, run: Run, challenge: Group | undefined) {
  const named = challenge === undefined ? [] : members(g, run, challenge).filter((one) => !isIncapacitated(one));
  for (const seat of opponents(g, run.seat).slice(run.declined)) {
    const able = named.filter((one) => one.seat === seat);
    if (able.length > 0) return { seat, able };
  }
  return null;
}

/** Calls the procedure that rolls a Skill test. */
function roll(ctx: Running, run: Run, effect: EffectOf<'test'>, against: CharacterId | null): void {
  const { who, specialization, dice = 0 } = effect;
  const tester = present(ctx.g, run, who);
  if (tester === null) throw new Error(`nobody takes the test of ${run.card}`);
  const { card } = run;
  const bonus = amountNow(ctx.g, run, dice);
  ctx.call(TEST, { character: tester.id, specialization, against, bonus, card, label: nameOf(card) });
}

function lines(effect: EffectOf<'test'>, voice: ReferenceNames, list: List) {
  const { specialization, who, against, dice, needs = 1, challenge, pass, fail } = effect;
  let text = `${does(who, 'take', voice)} ${withArticle(testName(specialization))}`;
  if (dice !== undefined) text += ` with +${amountText(dice, 'Skill die', 'Skill dice', voice)}`;
  else if (needs > 1) text += ` that needs ${needs} successes`;
  if (against !== undefined) text += `${needs > 1 || dice !== undefined ? ',' : ''} opposed by ${voice[against]}`;
  if (dice !== undefined && needs > 1) text += `; it needs ${needs} successes`;
  if (challenge !== undefined) text += `; ${groupText(challenge, 1, voice)} may challenge it`;
  return [
    { text },
    ...(pass === undefined ? [] : [{ icon: 'check', text: `Pass: ${list(pass, voice)}` }]),
    ...(fail === undefined ? [] : [{ icon: 'cross', text: `Fail: ${list(fail, voice)}` }]),
  ];
}
