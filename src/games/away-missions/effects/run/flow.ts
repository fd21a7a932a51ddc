import { before, chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { kebab } from '../../../kit/words.ts';
import { holds } from '../counts.ts';
import { members } from '../groups.ts';
import { lacking } from '../obstacles.ts';
import { short } from '../options.ts';
import { sequenceText } from '../text/effects.ts';
import { groupText } from '../text/words.ts';
import { asks, type Carries, characterOffer } from './frame.ts';

/** What decides which effects come next. */
export const flow: Carries<'choose' | 'pick' | 'each' | 'bind' | 'when'> = {
  /** One of several effects; those that can't do anything now are left out. */
  choose: chosen({
    ask({ g }, run, { ways: all }) {
      const ways = all.filter(({ effects }) => lacking(g, run, effects) === null);
      if (ways.length === 0) return { go: 'begin' };
      const offers = ways.map(({ label, effects }) => {
        const hint = short(sequenceText(effects));
        return open({ key: `choose:${kebab(label)}`, verb: 'choose', label, hint }, effects);
      });
      return asks(run, 'choose one.', offers);
    },
    take(_ctx, run, effects) {
      before(run, effects);
    },
  }),
  /** Names a character. Without one the rest can't be done, unless the choice is optional. */
  pick: {
    run: chosen({
      ask({ g }, run, { group, optional }) {
        const candidates = members(g, run, group);
        if (candidates.length === 0) return { go: optional ? 'begin' : 'stop' };
        if (candidates.length === 1 && !optional) return { go: 'only' };
        const offers = candidates.map((character) => characterOffer(character));
        return asks(run, `choose ${groupText(group)}.`, offers, optional ? 'Nobody' : undefined);
      },
      take(_ctx, run, character, { as }) {
        run.bound[as] = character;
      },
    }),
    steps: {
      /** There is only one to choose. */
      only({ g }, run, { as, group }) {
        const [character] = members(g, run, group);
        if (character !== undefined) run.bound[as] = character.id;
      },
    },
  },
  each({ g }, run, { as, group, effects }) {
    before(
      run,
      members(g, run, group).flatMap(({ id }) => [{ do: 'bind', as, who: id } as const, ...effects]),
    );
  },
  bind(_ctx, run, { as, who }) {
    run.bound[as] = who;
  },
  when({ g }, run, { condition, then, otherwise = [] }) {
    before(run, holds(g, run, condition) ? then : otherwise);
  },
};
