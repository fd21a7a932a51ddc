import { describe, expect, test } from 'vitest';
import { formList, formOf, readFilled, readForm, writeFilled } from '../../../src/discord/compose/forms.ts';
import { namesOf } from '../../../src/discord/ids.ts';
import { objection } from '../../../src/kernel/decision.ts';
import { decision, options } from './support/samples.ts';

const filled = (fields: Record<string, string | string[]>) =>
  new Map(Object.entries(fields).map(([id, value]) => [id, Array.isArray(value) ? value : [value]]));

describe('form', () => {
  test('a form accepts a number', () => {
    const asked = decision(
      'amount',
      Array.from({ length: 60 }, (_, at) => ({ key: `${at}`, verb: 'spend', label: `${at}` })),
    );
    expect(readForm(asked, filled({ f0: ' 42 ' }))).toEqual({ keys: ['42'] });
    expect(readForm(asked, filled({ f0: 'many' }))).toEqual({ wrong: 'Write a number.' });
  });

  test('a form for points has one field per option as long as they fit', () => {
    const asked = decision('allocate', options('peg', 3, { max: 5 }), { min: 4, max: 4 });
    expect(formOf('abc123', asked).components).toHaveLength(3);
    const answer = readForm(asked, filled({ f0: '3', f1: '', f2: '1' }));
    expect(answer).toEqual({ keys: ['peg:x0', 'peg:x0', 'peg:x0', 'peg:x2'] });
    expect('keys' in answer && objection(asked, answer.keys)).toBeNull();
    expect(readForm(asked, filled({ f0: '999999', f1: '1', f2: '1' }))).toEqual({
      wrong: 'Spread at most 4; you spread 1000001.',
    });
  });

  test('a form fills in the first options if all points must be used', () => {
    const values = (asked: Parameters<typeof formOf>[1]) =>
      formOf('abc123', asked).components.map((field) =>
        'component' in field && 'value' in field.component ? field.component.value : null,
      );
    expect(values(decision('allocate', options('peg', 3, { max: 3 }), { min: 4, max: 4 }))).toEqual(['3', '1', '0']);
    expect(values(decision('allocate', options('peg', 3, { max: 3 }), { min: 0, max: 4 }))).toEqual(['0', '0', '0']);
  });

  test('in a form for spreading points over many options, each option is named by its line number', () => {
    const asked = decision('allocate', options('peg', 8, { max: 5 }), { min: 3, max: 3 });
    expect(formOf('abc123', asked).components).toHaveLength(1);
    expect(readForm(asked, filled({ f0: '1 = 0\n2 = 2\n8 = 1' }))).toEqual({ keys: ['peg:x1', 'peg:x1', 'peg:x7'] });
    expect(readForm(asked, filled({ f0: '9 = 2' }))).toEqual({ wrong: 'The list has no line 9.' });
  });

  test('in a form, an order can be given by the numbers in the list', () => {
    const asked = decision('order', options('rule', 5));
    expect(readForm(asked, filled({ f0: '3 1 2 5 4' }))).toEqual({
      keys: ['rule:x2', 'rule:x0', 'rule:x1', 'rule:x4', 'rule:x3'],
    });
  });

  test('a form for picking several of many options accepts only values from its menus', () => {
    const asked = decision('subset', options('card', 60), { min: 1, max: 30 });
    expect(formOf('abc123', asked).components).toHaveLength(3);
    const names = namesOf(asked.options.map(({ key }) => key));
    const value = (at: number) => names.get(`card:x${at}`) ?? '';
    expect(readForm(asked, filled({ f0: [value(2)], f1: [], f2: [value(59)] }))).toEqual({
      keys: ['card:x2', 'card:x59'],
    });
    expect(readForm(asked, filled({ f0: ['AAAAAAAA'] }))).toEqual({
      wrong: 'The form names something you can’t choose now.',
    });
  });

  describe('rows', () => {
    const cards = ['Archer', 'Chalnoth', 'Q’s Tent', ...Array.from({ length: 9 }, (_, at) => `Nanites ${at}`)];
    const ends = [
      'First Contact',
      'Survey Mission',
      'Test Mission',
      ...Array.from({ length: 9 }, (_, at) => `Gap ${at}`),
    ];
    const asked = decision(
      'subset',
      cards.flatMap((card) =>
        ends.map((end) => ({ key: `${card}/${end}`, verb: 'under', label: `${card} under ${end}`, group: card })),
      ),
      { min: 0, max: 12 },
    );

    test('a form for many options has a line to complete for each card, and lists the possible endings once', () => {
      const [field] = formOf('abc123', asked).components;
      expect(field).toMatchObject({ component: { value: cards.map((card) => `${card} under `).join('\n') } });
      expect(formList(asked)).toEqual([
        'In “Choose”, complete each line you want, like “Archer under First Contact”. Lines you leave as they are don’t count.',
        `Possible endings: ${ends.join('; ')}.`,
      ]);
    });

    test('a form for many options accepts words as shown and their beginnings', () => {
      const text =
        'Archer under first contact\r\n\nChalnoth under \nQ’s Tent under survey\nNanites 3 under test misson';
      expect(readForm(asked, filled({ f0: text }))).toEqual({
        keys: ['Archer/First Contact', 'Q’s Tent/Survey Mission', 'Nanites 3/Test Mission'],
      });
      expect(readForm(asked, filled({ f0: 'Archer under ' }))).toEqual({ keys: [] });
    });

    test('a form for many options reports every line that it can’t understand and then does nothing', () => {
      expect(readForm(asked, filled({ f0: 'Archer under Zzyx\nChalnoth under Test\nChalnoth under mission' }))).toEqual(
        {
          wrong:
            '“Archer under Zzyx” matches nothing you can choose. “Chalnoth under mission” matches several: Chalnoth under Survey Mission; Chalnoth under Test Mission. Choose one.',
        },
      );
    });
  });
});

describe('reopening', () => {
  test('a reopened form has the earlier entries in its fields and menus', () => {
    const points = decision('allocate', options('peg', 3, { max: 5 }), { min: 4, max: 4 });
    const was = filled({ f0: '3', f1: '', f2: 'x' });
    const again = JSON.stringify(formOf('abc123', points, readFilled(writeFilled(was))));
    expect(again.match(/"value":"[^"]*"/g)).toEqual(['"value":"3"', '"value":""', '"value":"x"']);
    const several = decision('subset', options('card', 60), { min: 1, max: 30 });
    const name = namesOf(several.options.map(({ key }) => key)).get('card:x2') ?? '';
    const chosen = formOf('abc123', several, filled({ f0: [name] }));
    expect(JSON.stringify(chosen).match(/"default":true/g)).toHaveLength(1);
    expect(JSON.stringify(chosen)).toContain(`"value":"${name}","label":"2 is what I card"`);
  });
});
