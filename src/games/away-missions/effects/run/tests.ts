import { PASS } from '../../../../kernel/decision.ts';
import { before, chosen } from '../../../kit/effects.ts';
import { other } from '../../chapters/characters/names.ts';
import { test } from '../../chapters/tests/test.ts';
import { nameOf } from '../../content/cards.ts';
import { characterCard } from '../../content/characters.ts';
import type { CharacterId } from '../../state.ts';
import { amountNow } from '../counts.ts';
import { members } from '../groups.ts';
import { isIncapacitated } from '../sorts.ts';
import { specializationName } from '../text/words.ts';
import type { Effect } from '../union.ts';
import { type Carries, characterOffer, present, type Run, type Running } from './frame.ts';

/** Skill tests of cards (M-SKILL-01, M-SKILL-05). */
export const tests: Carries<'test'> = {
  test: {
    run(ctx, run, effect) {
      const tester = present(ctx.g, run, effect.who);
      // M-STUN-07: who is Incapacitated takes no Skill tests.
      if (tester === null || isIncapacitated(tester)) return 'failed';
      if (effect.challenge !== undefined) return 'challenge';
      roll(ctx, run, effect, effect.against === undefined ? null : (present(ctx.g, run, effect.against)?.id ?? null));
      return 'tested';
    },
    steps: {
      /** M-PLAY-25, M-OPEN-11: the opponent may oppose the test with a character that the card names. */
      challenge: chosen({
        ask({ g }, run, { specialization, challenge }) {
          const able = challenge === undefined ? [] : members(g, run, challenge).filter((one) => !isIncapacitated(one));
          if (able.length === 0) return { go: 'unchallenged' };
          const kind = specialization === null ? 'Skill' : specializationName(specialization);
          return {
            seat: other(run.seat),
            kind: 'pick',
            prompt: `${nameOf(run.card)}: challenge the ${kind} test?`,
            offers: able.map((character) => characterOffer(character, 'challenge')),
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
        passed: 'unchallenged',
      }),
      unchallenged(ctx, run, effect) {
        roll(ctx, run, effect, null);
        return 'tested';
      },
      tested(ctx, run, effect) {
        const needs = effect.needs ?? 1;
        const successes = run.result ?? 0;
        // M-SKILL-03: one success passes unless the text says otherwise.
        if (successes < needs) return 'failed';
        run.extra = successes - needs;
        ctx.log(`The test is passed${needs > 1 ? `: ${successes} of ${needs} successes` : ''}.`, 'M-SKILL-03');
        if (effect.pass !== undefined) before(run, effect.pass);
      },
      /** M-SKILL-08: what comes next needs the test, unless the card tells apart what does. */
      failed(ctx, run, effect) {
        ctx.log('The test is failed.', 'M-SKILL-08');
        if (effect.pass === undefined) run.list = effect.fail ?? [];
        else before(run, effect.fail ?? []);
      },
    },
  },
};

type Test = Extract<Effect, { do: 'test' }>;

/** Hands the test of the frame to the procedure that rolls it. */
function roll(ctx: Running, run: Run, { who, specialization, dice }: Test, against: CharacterId | null): void {
  const tester = present(ctx.g, run, who);
  if (tester === null) throw new Error(`nobody takes the test of ${run.card}`);
  ctx.call(test, {
    character: tester.id,
    specialization,
    against,
    bonus: dice === undefined ? 0 : amountNow(ctx.g, run, dice),
    card: run.card,
    label: nameOf(run.card),
  });
}
