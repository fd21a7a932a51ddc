import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { faultsOfDecision } from '../../../src/discord/check.ts';
import { wholeAnswers } from '../../../src/discord/compose/answer-menu.ts';
import { decisionNames, verbName } from '../../../src/discord/compose/levels.ts';
import { type MenuLevel, optionRows, unsaid } from '../../../src/discord/compose/options.ts';
import type { Row } from '../../../src/discord/compose/rows.ts';
import { namesOf, readId } from '../../../src/discord/ids.ts';
import type { Decision } from '../../../src/kernel/types.ts';
import { decision, options, skirmish } from './support/samples.ts';

/** The labels of everything that a person can choose in these rows. */
function offeredBy(rows: Row[]): string[] {
  return rows.flatMap((row) =>
    row.components.flatMap((component) => {
      if (component.type === ComponentType.StringSelect) return component.options.map(({ label }) => label);
      return 'label' in component ? [component.label ?? ''] : [];
    }),
  );
}

function kinds(rows: Row[]): string[] {
  return rows.map(({ components: [first] }) => (first?.type === ComponentType.StringSelect ? 'menu' : 'buttons'));
}

function rowsOf(asked: Decision, level?: MenuLevel): Row[] {
  return optionRows('abc123', asked, skirmish, level);
}

describe('pick', () => {
  test('if a question for one pick has few options, each gets a button with its cost, most common first', () => {
    const rows = rowsOf(decision('pick', [...options('move', 2), ...options('attack', 2)]));
    expect(offeredBy(rows)).toEqual([
      '0 is what I attack · costs 0',
      '1 is what I attack · costs 1',
      '0 is what I move · costs 0',
      '1 is what I move · costs 1',
    ]);
  });

  test('a button is highlighted only if it is the sole choice', () => {
    const styles = (...asked: Parameters<typeof decision>) =>
      rowsOf(decision(...asked)).flatMap(({ components }) =>
        components.map((part) => ('style' in part ? part.style : 0)),
      );
    expect(styles('pick', options('move', 2))).toEqual([ButtonStyle.Secondary, ButtonStyle.Secondary]);
    expect(styles('pick', options('move', 1))).toEqual([ButtonStyle.Primary]);
    expect(styles('pick', options('move', 1), { instead: options('pass', 1) })).not.toContain(ButtonStyle.Primary);
    expect(styles('subset', options('card', 1), { min: 0 })).not.toContain(ButtonStyle.Primary);
  });

  test('many options get a menu per verb, and buttons for verbs with one option', () => {
    const rows = rowsOf(decision('pick', [...options('move', 20), ...options('attack', 3), ...options('draw', 1)]));
    expect(kinds(rows)).toEqual(['menu', 'menu', 'buttons']);
    expect(offeredBy(rows)).toHaveLength(24);
  });

  test('a verb with two options gets two buttons if the row has room', () => {
    const few = [...options('move', 9), ...options('attack', 2), ...options('draw', 1)];
    const rows = rowsOf(decision('pick', few));
    expect(kinds(rows)).toEqual(['buttons', 'menu']);
    expect(offeredBy(rows).slice(0, 3)).toEqual([
      '0 is what I attack · costs 0',
      '1 is what I attack · costs 1',
      '0 is what I draw · costs 0',
    ]);
    const long = { hint: 'costs more than a phone can show on a button' };
    expect(kinds(rowsOf(decision('pick', [...options('move', 9), ...options('attack', 2, long)])))).toEqual([
      'menu',
      'menu',
    ]);
  });

  test('a verb with more than 25 options has pages, and each option is on one of them', () => {
    const asked = decision('pick', [...options('move', 170), ...options('attack', 3)]);
    expect(kinds(rowsOf(asked))).toEqual(['menu', 'buttons']);
    expect(offeredBy(rowsOf(asked))).toContain('Move (170)');
    const labels = [0, 1, 2].flatMap((page) => offeredBy(rowsOf(asked, { verb: 'move', page })));
    for (const { label } of asked.options.slice(0, 170)) expect(labels).toContain(label);
    expect(labels).toContain('More (2 of 3)');
    expect(labels).toContain('Back');
  });

  test('a verb with many options is divided into groups', () => {
    const asked = decision('pick', [
      ...options('move', 20, { group: 'Bridge' }),
      ...options('move', 20, { group: 'Quarters' }).map((option) => ({ ...option, key: `${option.key}q` })),
    ]);
    const menus = rowsOf(asked, { verb: 'move', page: 0 }).flatMap(({ components: [first] }) =>
      first?.type === ComponentType.StringSelect ? [first.placeholder] : [],
    );
    expect(menus).toEqual(['Bridge', 'Quarters']);
  });

  test('a verb with many groups gets a button per group, and a button to go back', () => {
    const groups = ['Riker: Bridge', 'Riker: Quarters', 'Worf: Bridge', 'Worf: Quarters'];
    const list = groups.flatMap((group, at) =>
      options('place', 16, { group }).map((option) => ({ ...option, key: `${option.key}:${at}` })),
    );
    const asked = decision('pick', list);
    expect(offeredBy(rowsOf(asked))).toEqual(groups.map((group) => `${group} (16)`));
    const open = offeredBy(rowsOf(asked, { verb: 'place', group: 'Worf: Bridge', page: 0 }));
    expect(open).toHaveLength(17);
    expect(open.at(-1)).toBe('Back');
  });

  test('verbs are listed in a menu if there are more of them than buttons', () => {
    const asked = decision('pick', Array.from({ length: 30 }, (_, at) => options(`verb${at}`, 2)).flat());
    expect(kinds(rowsOf(asked))).toEqual(['menu', 'menu']);
    expect(offeredBy(rowsOf(asked))).toHaveLength(30);
  });
});

describe('costs', () => {
  const long = { hint: 'costs more than a phone can show on a button' };

  test('a cost that doesn’t fit on a button appears next to the question, once for all options that share it', () => {
    const asked = decision('pick', [...options('move', 2, long), ...options('draw', 1)]);
    const rows = rowsOf(asked);
    expect(offeredBy(rows)).toEqual(['0 is what I move', '1 is what I move', '0 is what I draw · costs 0']);
    expect(unsaid(asked, skirmish, rows)).toEqual([`• **0 is what I move**, **1 is what I move**: ${long.hint}`]);
  });

  test('costs are shown in the menu that contains the option', () => {
    const asked = decision('pick', [...options('move', 6, long), ...options('draw', 1, long)]);
    expect(unsaid(asked, skirmish, rowsOf(asked))).toEqual([`• **0 is what I draw**: ${long.hint}`]);
  });
});

describe('others', () => {
  test('if there are few options, each gets a button, for every kind of question', () => {
    expect(kinds(rowsOf(decision('subset', options('area', 4), { min: 1, max: 1 })))).toEqual(['buttons']);
    expect(kinds(rowsOf(decision('allocate', options('peg', 4, { max: 2 }), { min: 1, max: 1 })))).toEqual(['buttons']);
  });

  test('a “None of these” button is included if choosing none is allowed', () => {
    const rows = rowsOf(decision('subset', options('area', 2), { min: 0, max: 4 }));
    expect(kinds(rows)).toEqual(['menu', 'buttons']);
    const one = rowsOf(decision('subset', options('area', 1), { min: 0, max: 4 }));
    expect(offeredBy(one)).toEqual(['0 is what I area · costs 0', 'None of these']);
  });

  test('a question without options says only once that there is nothing to choose', () => {
    const nothing = { min: 0, max: 0, instead: [{ key: 'pass', verb: 'pass', label: 'Discard nothing' }] };
    expect(offeredBy(rowsOf(decision('subset', [], nothing)))).toEqual(['Discard nothing']);
    expect(offeredBy(rowsOf(decision('subset', [], { min: 0, max: 0 })))).toEqual(['None of these']);
  });

  test('a question for several options has a menu that limits the number of picks, and a button to take none', () => {
    const [menu, none] = rowsOf(decision('subset', options('card', 6), { min: 0, max: 2 }));
    expect(menu?.components[0]).toMatchObject({ min_values: 0, max_values: 2 });
    expect(none?.components[0]).toMatchObject({ label: 'None of these' });
  });

  test('up to 25 ways of spreading points are offered in a menu, and more in a form', () => {
    const few = decision('allocate', options('peg', 3, { max: 2 }), { min: 3, max: 3 });
    expect(offeredBy(rowsOf(few))).toContain('2 0 is what I peg, 1 1 is what I peg');
    expect(offeredBy(rowsOf(few))).toHaveLength(7);
    const many = decision('allocate', options('peg', 6, { max: 6 }), { min: 6, max: 6 });
    expect(offeredBy(rowsOf(many))).toEqual(['Spread the points']);
  });

  test('all possible orders of four options are offered, and five options get a form', () => {
    expect(offeredBy(rowsOf(decision('order', options('rule', 4))))).toHaveLength(24);
    expect(offeredBy(rowsOf(decision('order', options('rule', 5))))).toEqual(['Put in order']);
  });

  test('an option that can be chosen instead of all others gets a button', () => {
    const asked = decision('amount', options('spend', 9), { instead: [{ key: 'pass', verb: 'pass', label: 'Pass' }] });
    expect(offeredBy(rowsOf(asked)).at(-1)).toBe('Pass');
  });
});

test('the ids of a question’s components contain only the names of its options and verbs', () => {
  const asked = decision('pick', [...options('move', 30), ...options('attack', 3)]);
  const names = new Set(namesOf(decisionNames(asked)).values());
  expect(names.has(namesOf(decisionNames(asked)).get(verbName('move')) ?? '')).toBe(true);
  for (const row of rowsOf(asked)) {
    for (const component of row.components) {
      const id = readId('custom_id' in component ? component.custom_id : '');
      expect(id).toMatchObject({ table: 'abc123', decision: 'd7' });
      if (id !== null && 'name' in id) expect(names).toContain(id.name);
    }
  }
});

test.each([
  decision('pick', []),
  decision('pick', [...options('move', 170), ...options('pass', 1)]),
  decision('pick', options('move', 170), { instead: options('card', 7) }),
  decision('subset', options('move', 20), { instead: options('card', 5) }),
  decision('pick', options('move', 1)),
  decision('pick', Array.from({ length: 90 }, (_, at) => options(`verb${at}`, 30)).flat()),
  decision('pick', options('move', 600, { hint: 'x'.repeat(100) })),
  decision('subset', options('card', 25), { min: 0, max: 25 }),
  decision('subset', options('card', 120), { min: 3, max: 100 }),
  decision('subset', options('card', 300), { min: 3, max: 100 }),
  decision(
    'amount',
    Array.from({ length: 60 }, (_, at) => ({ key: `${at}`, verb: 'spend', label: `${at}` })),
  ),
  decision('order', options('rule', 9)),
  decision('allocate', options('peg', 4, { max: 9 }), { min: 9, max: 9 }),
  decision('allocate', options('peg', 40, { max: 9 }), {
    min: 9,
    max: 9,
    prompt: 'Spread what is left over all of those who stand near enough to be harmed by it'.repeat(3),
  }),
])('Discord accepts every message and form of decision %#', (asked) => {
  expect(faultsOfDecision(asked, skirmish)).toEqual([]);
});

test('labels that look alike on a phone and hints that are too long are reported', () => {
  const same = options('move', 2).map((option) => ({
    ...option,
    label: `${'The same beginning for both of them'} ${option.key}`,
  }));
  expect(faultsOfDecision(decision('pick', same), skirmish).join()).toContain('labels within 30 characters');
  expect(faultsOfDecision(decision('pick', options('move', 1, { hint: 'x'.repeat(101) })), skirmish).join()).toContain(
    'hint of',
  );
});

test('the first suggestion for spreading points gives them all to the first option', () => {
  const mix = decision(
    'allocate',
    ['production', 'research', 'culture'].map((key) => ({ key, verb: 'commit', label: key, max: 2 })),
    { min: 2, max: 2 },
  );
  expect(wholeAnswers(mix)?.[0]).toEqual(['production', 'production']);
  expect(wholeAnswers(mix)?.at(-1)).toEqual(['culture', 'culture']);
  expect(wholeAnswers(mix)).toHaveLength(6);
});
