import { PASS } from '../../../../kernel/decision.ts';
import type { Steps } from '../../../../kernel/game.ts';
import { kebab } from '../../content/print.ts';
import type { AwayMissions } from '../../state.ts';
import { holds } from '../counts.ts';
import { members } from '../groups.ts';
import { lacking } from '../obstacles.ts';
import { short } from '../options.ts';
import { sequenceText } from '../text/effects.ts';
import { groupText } from '../text/words.ts';
import type { Way } from '../union.ts';
import { asks, before, characterOption, doing, named, type Run } from './frame.ts';

/** What decides which effects come next. */
export const flow: Steps<AwayMissions, Run> = {
  /** One of several effects; those that can't do anything now are left out. */
  choose: {
    ask({ g }, run) {
      const ways = doing(run, 'choose').ways.filter(({ effects }) => lacking(g, run, effects) === null);
      if (ways.length === 0) return { go: 'begin' };
      const options = ways.map((way) => ({
        key: wayKey(way),
        verb: 'choose',
        label: way.label,
        hint: short(sequenceText(way.effects)),
      }));
      return asks(run, 'choose one.', options);
    },
    answer(_ctx, run, { key }) {
      before(run, doing(run, 'choose').ways.find((way) => wayKey(way) === key)?.effects ?? []);
      return 'begin';
    },
  },
  /** Names a character. Without one the rest can't be done, unless the choice is optional. */
  pick: {
    ask({ g }, run) {
      const { group, optional } = doing(run, 'pick');
      const candidates = members(g, run, group);
      if (candidates.length === 0) return { go: optional ? 'begin' : 'fail' };
      if (candidates.length === 1 && !optional) return { go: 'only' };
      const options = candidates.map((character) => characterOption(character));
      if (optional) options.push({ key: PASS, verb: PASS, label: 'Nobody' });
      return asks(run, `choose ${groupText(group)}.`, options);
    },
    answer(_ctx, run, { key }) {
      if (key !== PASS) run.bound[doing(run, 'pick').as] = named(key);
      return 'begin';
    },
  },
  /** There is only one to choose. */
  only({ g }, run) {
    const { as, group } = doing(run, 'pick');
    const [character] = members(g, run, group);
    if (character !== undefined) run.bound[as] = character.id;
    return 'begin';
  },
  /** The rest can't be done. */
  fail(_ctx, run) {
    run.list = [];
    return 'begin';
  },
  each({ g }, run) {
    const { as, group, effects } = doing(run, 'each');
    before(
      run,
      members(g, run, group).flatMap(({ id }) => [{ do: 'bind', as, who: id } as const, ...effects]),
    );
    return 'begin';
  },
  bind(_ctx, run) {
    const { as, who } = doing(run, 'bind');
    run.bound[as] = who;
    return 'begin';
  },
  when({ g }, run) {
    const { condition, then, otherwise = [] } = doing(run, 'when');
    before(run, holds(g, run, condition) ? then : otherwise);
    return 'begin';
  },
};

function wayKey({ label }: Way): string {
  return `choose:${kebab(label)}`;
}
