import { before, chosen } from '../../../kit/effects.ts';
import { no } from '../../../kit/offers.ts';
import { listed } from '../../../kit/words.ts';
import { testForecast } from '../forecast.ts';
import { asks, characterOffer } from '../frame.ts';
import { members } from '../groups.ts';
import type { Kind } from '../kind.ts';
import { bareGroupText, groupText } from '../text/words.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * The player chooses a character. If no character fits, the remaining effects happen only if the choice is
     * optional.
     */
    pick: { as: CharacterRef; group: Group; optional?: true };
    each: { as: CharacterRef; group: Group; effects: Effects };
    /**
     * Binds a character to a reference name. The effect `each` inserts a `bind` effect for every character, followed by
     * the effects on that character.
     */
    bind: { as: CharacterRef; who: string };
  }
}

export const pick: Kind<'pick', 'only'> = {
  run: chosen({
    ask({ g }, run, { as, group, optional }) {
      const candidates = members(g, run, group);
      if (candidates.length === 0) return { go: optional ? 'begin' : 'stop' };
      if (candidates.length === 1 && !optional) return { go: 'only' };
      const [next] = run.list;
      const offers = candidates.map((character) => {
        const scope = { ...run, bound: { ...run.bound, [as]: character.id } };
        return characterOffer(character, 'pick', next?.do === 'test' ? testForecast(g, scope, next) : null);
      });
      return asks(run, `choose ${groupText(group)}.`, offers, { none: optional && 'Nobody' });
    },
    take(_ctx, run, character, { as }) {
      run.bound[as] = character;
    },
  }),
  steps: {
    /** If there is only one candidate, the player isn't asked. */
    only({ g }, run, { as, group }) {
      const [character] = members(g, run, group);
      if (character !== undefined) run.bound[as] = character.id;
    },
  },
  text: ({ optional, group }, voice) => `${optional ? 'you may ' : ''}choose ${groupText(group, 1, voice)}`,
  icon: 'person',
  ahead(g, scope, { as, group, optional }) {
    if (optional) return scope;
    const [first, second] = members(g, scope, group);
    if (first === undefined) return no('M-PLAY-19', () => `There is no ${bareGroupText(group)}.`);
    // With several candidates, nobody knows yet who will be chosen, so the following effects can't be checked.
    return second === undefined ? { ...scope, bound: { ...scope.bound, [as]: first.id } } : null;
  },
};

export const each: Kind<'each'> = {
  run({ g }, run, { as, group, effects }) {
    before(
      run,
      members(g, run, group).flatMap(({ id }) => [{ do: 'bind', as, who: id } as const, ...effects]),
    );
  },
  text({ as, group, effects: [first, ...rest] }, voice, list) {
    const near = group.of === undefined ? {} : { [group.of]: 'it' };
    const whole =
      first === undefined ? [] : [list([first], { ...voice, ...near, [as]: `each ${bareGroupText(group, voice)}` })];
    const more = rest.map((effect) => list([effect], { ...voice, [as]: 'it' }));
    // Joins the effects on each character into one sentence.
    return more.every((text) => text.startsWith('it '))
      ? listed([...whole, ...more.map((text) => text.slice('it '.length))])
      : [...whole, ...more].join(', ');
  },
  icon: 'team',
  ahead: () => null,
};

export const bind: Kind<'bind'> = {
  run(_ctx, run, { as, who }) {
    run.bound[as] = who;
  },
  text: () => '',
  icon: 'person',
};
