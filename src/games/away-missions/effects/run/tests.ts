import { PASS } from '../../../../kernel/decision.ts';
import type { Steps } from '../../../../kernel/game.ts';
import { nameOf } from '../../content/cards.ts';
import { characterCard } from '../../content/characters.ts';
import { other } from '../../rules/names.ts';
import type { AwayMissions, CharacterId } from '../../state.ts';
import { amountNow } from '../counts.ts';
import { members } from '../groups.ts';
import { isIncapacitated } from '../sorts.ts';
import { specializationName } from '../text/words.ts';
import { before, characterOption, doing, named, present, type Run, type Running } from './frame.ts';

/** Skill tests of cards (M-SKILL-01, M-SKILL-05). */
export const tests: Steps<AwayMissions, Run> = {
  test(ctx, run) {
    const effect = doing(run, 'test');
    const tester = present(ctx.g, run, effect.who);
    // M-STUN-07: who is Incapacitated takes no Skill tests.
    if (tester === null || isIncapacitated(tester)) return 'failed';
    if (effect.challenge !== undefined) return 'challenge';
    roll(ctx, run, effect.against === undefined ? null : (present(ctx.g, run, effect.against)?.id ?? null));
    return 'tested';
  },
  /** M-PLAY-25, M-OPEN-11: the opponent may oppose the test with a character that the card names. */
  challenge: {
    ask({ g }, run) {
      const { specialization, challenge } = doing(run, 'test');
      const able = challenge === undefined ? [] : members(g, run, challenge).filter((one) => !isIncapacitated(one));
      if (able.length === 0) return { go: 'unchallenged' };
      const kind = specialization === null ? 'Skill' : specializationName(specialization);
      return {
        seat: other(run.seat),
        kind: 'pick',
        prompt: `${nameOf(run.card)}: challenge the ${kind} test?`,
        options: [
          ...able.map((character) => characterOption(character, 'challenge')),
          { key: PASS, verb: PASS, label: 'Don’t challenge' },
        ],
        min: 1,
        max: 1,
        window: 'challenge',
        rule: 'M-PLAY-25',
      };
    },
    answer(ctx, run, { key }) {
      if (key === PASS) return 'unchallenged';
      const challenger = named(key);
      ctx.log(`${characterCard(challenger).name} challenges the test.`, 'M-PLAY-25');
      roll(ctx, run, challenger);
      return 'tested';
    },
  },
  unchallenged(ctx, run) {
    roll(ctx, run, null);
    return 'tested';
  },
  tested(ctx, run) {
    const effect = doing(run, 'test');
    const needs = effect.needs ?? 1;
    const successes = run.result ?? 0;
    // M-SKILL-03: one success passes unless the text says otherwise.
    if (successes < needs) return 'failed';
    run.extra = successes - needs;
    ctx.log(`The test is passed${needs > 1 ? `: ${successes} of ${needs} successes` : ''}.`, 'M-SKILL-03');
    if (effect.pass !== undefined) before(run, effect.pass);
    return 'begin';
  },
  /** M-SKILL-08: what comes next needs the test, unless the card tells apart what does. */
  failed(ctx, run) {
    const effect = doing(run, 'test');
    ctx.log('The test is failed.', 'M-SKILL-08');
    if (effect.pass === undefined) run.list = effect.fail ?? [];
    else before(run, effect.fail ?? []);
    return 'begin';
  },
};

/** Hands the test of the frame to the procedure that rolls it. */
function roll(ctx: Running, run: Run, against: CharacterId | null): void {
  const { who, specialization, dice } = doing(run, 'test');
  const tester = present(ctx.g, run, who);
  ctx.call('test', {
    character: tester?.id ?? null,
    specialization,
    against,
    bonus: dice === undefined ? 0 : amountNow(ctx.g, run, dice),
    card: run.card,
    label: nameOf(run.card),
  });
}
