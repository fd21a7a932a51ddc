import {
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import * as z from 'zod';
import type { Decision } from '../../kernel/types.ts';
import { readJson } from '../../store/codec.ts';
import type { TableId } from '../../tables/types.ts';
import { namesOf, writeId } from '../ids.ts';
import { chunks, cut, LIMITS } from '../limits.ts';
import { readStems, type Stem, stemLines, stemsOf } from './common-prefix.ts';
import { menuOptions } from './rows.ts';

export type Form = APIModalInteractionResponseCallbackData;

/** The entries that a person made in a form, by field. */
export type Filled = ReadonlyMap<string, readonly string[]>;

/** The keys of the options that a form's entries choose, or a sentence that says what is wrong with the entries. */
export type FormAnswer = { keys: string[] } | { wrong: string };

/** At most this many numbers are read from one field. No decision has a longer list. */
const MOST_NUMBERS = 500;
const MOST_MENU_OPTIONS = LIMITS.formFields * LIMITS.menuOptions;

/**
 * The form for answers that no menu can hold; `filled` contains earlier entries. The form's id contains the table and the
 * decision's id.
 */
export function formOf(table: TableId, decision: Decision, filled: Filled | null = null): Form {
  const components = fields(decision);
  return {
    custom_id: writeId({ act: 'given', table, decision: decision.id }),
    title: cut(decision.prompt, LIMITS.formTitle),
    components: filled === null ? components : components.map((field) => refilled(field, filled)),
  };
}

/** A form field with its earlier entry, cut to the field's maximum length. */
function refilled(field: APILabelComponent, filled: Filled): APILabelComponent {
  const { component } = field;
  if (component.type === ComponentType.TextInput) {
    const [value] = filled.get(component.custom_id) ?? [];
    if (value === undefined) return field;
    return { ...field, component: { ...component, value: value.slice(0, component.max_length) } };
  }
  if (component.type !== ComponentType.StringSelect) return field;
  const chosen = filled.get(component.custom_id) ?? [];
  const options = component.options.map((option) =>
    chosen.includes(option.value) ? { ...option, default: true } : option,
  );
  return { ...field, component: { ...component, options } };
}

/** Serializes the entries of a form. */
export function writeFilled(filled: Filled): string {
  return JSON.stringify([...filled]);
}

const filledSchema = z.array(z.tuple([z.string(), z.array(z.string())]));

/** Parses the result of `writeFilled`; null if it is damaged or missing. */
export function readFilled(text: string | null): Filled | null {
  const fields = readJson<z.infer<typeof filledSchema>>(text, filledSchema);
  return fields === null ? null : new Map(fields);
}

/** The numbered list of options that a form refers to; empty if the form doesn't need one. */
export function formList(decision: Decision): string[] {
  if (!countsLines(decision)) return [];
  const stems = worded(decision);
  if (stems !== null) return stemLines(stems);
  return decision.options.map(({ label }, at) => `${at + 1}. ${label}`);
}

/** True if a form asks for line numbers, because its fields couldn't hold every option. */
function countsLines({ kind, options }: Decision): boolean {
  if (kind === 'subset') return options.length > MOST_MENU_OPTIONS;
  return kind === 'order' || (kind === 'allocate' && options.length > LIMITS.formFields);
}

/**
 * If the options of a large selection begin alike, returns their groups, so that the player enters them as text;
 * otherwise returns null.
 */
function worded(decision: Decision): Stem[] | null {
  return decision.kind === 'subset' && countsLines(decision) ? stemsOf(decision) : null;
}

function fields(decision: Decision): APILabelComponent[] {
  const { kind, options, min, max } = decision;
  switch (kind) {
    case 'pick':
    case 'amount':
      return [short('f0', 'Number', `From ${options[0]?.key ?? ''} to ${options.at(-1)?.key ?? ''}`)];
    case 'order':
      return [long('f0', 'Numbers from the list, first to last', options.map((_, at) => at + 1).join(' '))];
    case 'allocate':
      if (countsLines(decision)) {
        return [long('f0', 'Number in the list = how many', options.map((_, at) => `${at + 1} = 0`).join('\n'))];
      }
      return options.map(({ label, hint, max: most }, at) =>
        short(`f${at}`, label, hint ?? `0 to ${most ?? 1}`, `${proposed(decision)[at] ?? 0}`),
      );
    case 'subset': {
      const stems = worded(decision);
      if (stems !== null) return [long('f0', 'One per line', stems.map(({ stem }) => stem).join('\n'))];
      if (countsLines(decision)) return [long('f0', `Numbers from the list, ${min} to ${max} of them`, '')];
      const names = namesOf(options.map(({ key }) => key));
      return chunks(options, LIMITS.menuOptions).map((part, at) => ({
        type: ComponentType.Label,
        label: cut(`${part[0]?.label ?? ''} to ${part.at(-1)?.label ?? ''}`, LIMITS.fieldLabel),
        component: {
          type: ComponentType.StringSelect,
          custom_id: `f${at}`,
          required: false,
          min_values: 0,
          max_values: Math.min(max, part.length),
          options: menuOptions(part.map(({ key, label, hint }) => ({ value: names.get(key) ?? '', label, hint }))),
        },
      }));
    }
  }
}

/**
 * Suggests how to spread the points. If all of them must be spread, the first options, which are the cheapest, get as
 * many as they can take. Otherwise, every option starts with zero.
 */
function proposed({ options, min, max }: Decision): number[] {
  let left = min === max ? min : 0;
  return options.map(({ max: most = 1 }) => {
    const count = Math.min(left, most);
    left -= count;
    return count;
  });
}

function short(id: string, label: string, hint: string, value?: string): APILabelComponent {
  return {
    type: ComponentType.Label,
    label: cut(label, LIMITS.fieldLabel),
    description: cut(hint, LIMITS.fieldHint),
    component: {
      type: ComponentType.TextInput,
      custom_id: id,
      style: TextInputStyle.Short,
      max_length: 10,
      required: value === undefined,
      ...(value === undefined ? {} : { value }),
    },
  };
}

function long(id: string, label: string, value: string): APILabelComponent {
  return {
    type: ComponentType.Label,
    label: cut(label, LIMITS.fieldLabel),
    component: {
      type: ComponentType.TextInput,
      custom_id: id,
      style: TextInputStyle.Paragraph,
      max_length: 4_000,
      value,
    },
  };
}

/** Parses the entries of a form. Only the kernel checks whether the keys answer the decision. */
export function readForm(decision: Decision, filled: Filled): FormAnswer {
  const { kind, options } = decision;
  const text = filled.get('f0')?.[0] ?? '';
  switch (kind) {
    case 'pick':
    case 'amount': {
      const [number] = numbersIn(text);
      return number === undefined ? { wrong: 'Write a number.' } : { keys: [`${number}`] };
    }
    case 'order':
      return fromLines(decision, numbersIn(text));
    case 'allocate': {
      if (!countsLines(decision)) {
        return spread(
          decision,
          options.map((_, at) => numbersIn(filled.get(`f${at}`)?.[0] ?? '')[0] ?? 0),
        );
      }
      const counts = options.map(() => 0);
      for (const line of text.split('\n')) {
        const [at, count] = numbersIn(line);
        if (at === undefined || count === undefined) continue;
        if (at < 1 || at > options.length) return { wrong: `The list has no line ${at}.` };
        counts[at - 1] = count;
      }
      return spread(decision, counts);
    }
    case 'subset': {
      const stems = worded(decision);
      if (stems !== null) return readStems(decision, stems, text);
      if (countsLines(decision)) return fromLines(decision, numbersIn(text));
      const names = namesOf(options.map(({ key }) => key));
      const chosen = new Set([...filled.values()].flat());
      const keys = options.map(({ key }) => key).filter((key) => chosen.has(names.get(key) ?? ''));
      return keys.length === chosen.size ? { keys } : { wrong: 'The form names something you can’t choose now.' };
    }
  }
}

function numbersIn(text: string): number[] {
  return (text.match(/\d{1,6}/g) ?? []).slice(0, MOST_NUMBERS).map(Number);
}

function fromLines({ options }: Decision, numbers: readonly number[]): FormAnswer {
  const keys: string[] = [];
  for (const number of numbers) {
    const option = options[number - 1];
    if (option === undefined) return { wrong: `There is no line ${number} in the list.` };
    keys.push(option.key);
  }
  return { keys };
}

function spread({ options, max }: Decision, counts: readonly number[]): FormAnswer {
  const sum = counts.reduce((total, count) => total + count, 0);
  if (sum > max) return { wrong: `Spread at most ${max}; you spread ${sum}.` };
  return { keys: options.flatMap(({ key }, at) => new Array<string>(counts[at] ?? 0).fill(key)) };
}
