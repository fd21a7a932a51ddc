import { type APIModalInteractionResponseCallbackData, ComponentType } from 'discord-api-types/v10';
import { type AnyComponent, walkComponents } from '../validate/component-rules.ts';
import { RefusedError } from './refusal.ts';

/** The entry of a field: text, or the values chosen in a menu. */
export type FieldValue = string | readonly string[];

/**
 * Returns the data that the bot receives for a filled form.
 * @throws RefusedError if a field is missing, too short or too long
 */
export function formData(
  form: APIModalInteractionResponseCallbackData,
  fields: Readonly<Record<string, FieldValue>>,
): object {
  const known = new Set([...walkComponents(form.components, [])].map(([{ custom_id }]) => custom_id));
  for (const name of Object.keys(fields)) if (!known.has(name)) throw new RefusedError(`the form has no field ${name}`);
  const counter = { last: 0 };
  const components = (form.components as readonly AnyComponent[]).map((part) => partData(part, fields, counter));
  return { custom_id: form.custom_id, components };
}

/** Returns a form component as it is sent. Text components between the fields are sent without their content. */
function partData(
  { type, component, components = [] }: AnyComponent,
  fields: Readonly<Record<string, FieldValue>>,
  counter: { last: number },
): object {
  const id = ++counter.last;
  if (type === ComponentType.TextDisplay) return { type, id };
  const filled = (field: AnyComponent) => fieldData(field, fields[field.custom_id ?? ''], ++counter.last);
  if (component) return { type, id, component: filled(component) };
  return { type, id, components: components.map(filled) };
}

function fieldData(field: AnyComponent, given: FieldValue | undefined, id: number): object {
  const { type, custom_id } = field;
  if (type === ComponentType.TextInput) return { type, id, custom_id, value: checkedText(field, given) };
  return { type, id, custom_id, values: checkedValues(field, given) };
}

function checkedText(field: AnyComponent, given: FieldValue | undefined): string {
  const { custom_id, required = true, min_length = 0, max_length = 4000, value = '' } = field;
  const text = given ?? value;
  if (typeof text !== 'string') throw new RefusedError(`${custom_id} takes text`);
  const size = [...text].length;
  if (required && size === 0) throw new RefusedError(`${custom_id} must be filled in`);
  if (size > 0 && size < min_length) throw new RefusedError(`${custom_id} takes at least ${min_length} characters`);
  if (size > max_length) throw new RefusedError(`${custom_id} takes at most ${max_length} characters`);
  return text;
}

function checkedValues(field: AnyComponent, given: FieldValue | undefined): readonly string[] {
  const { custom_id, required = true, options = [], max_values = 1 } = field;
  const preset = options.filter((option) => option.default).map((option) => option.value);
  const values = typeof given === 'string' ? [given] : (given ?? preset);
  for (const value of values) {
    if (!options.some((option) => option.value === value))
      throw new RefusedError(`${custom_id} has no option ${value}`);
  }
  if (values.length > max_values) throw new RefusedError(`${custom_id} takes at most ${max_values} values`);
  const least = field.min_values ?? (required ? 1 : 0);
  if (values.length < least && (required || values.length > 0)) {
    throw new RefusedError(`${custom_id} takes at least ${least} values`);
  }
  return values;
}
