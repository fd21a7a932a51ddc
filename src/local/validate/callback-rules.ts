import {
  type APICommandAutocompleteInteractionResponseCallbackData,
  type APIModalInteractionResponseCallbackData,
  ApplicationCommandOptionType,
  ComponentType,
} from 'discord-api-types/v10';
import { componentIssues, walkComponents } from './component-rules.ts';
import type { Issue } from './form.ts';

/** Maximum number of rows or labels in a form. */
const MOST_FIELDS = 5;

/** Rules that Discord documents for forms but leaves out of its API description. */
export function modalIssues({ components }: APIModalInteractionResponseCallbackData): Issue[] {
  const issues = componentIssues(components, { v2: true, files: new Set() });
  if (components.length > MOST_FIELDS) {
    const message = `Must be between 1 and ${MOST_FIELDS} in length.`;
    issues.push({ path: ['components'], code: 'BASE_TYPE_BAD_LENGTH', message });
  }
  for (const [component, path] of walkComponents(components, ['components'])) {
    if (component.type === ComponentType.ActionRow && (component.components?.length ?? 0) > 1) {
      const message = 'The specified component exceeds the maximum width';
      issues.push({ path: [...path, 'components'], code: 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', message });
    }
    const { min_length = 0, max_length = 4000 } = component;
    if (component.type === ComponentType.TextInput && min_length > max_length) {
      issues.push({
        path: [...path, 'min_length'],
        code: 'NUMBER_TYPE_MAX',
        message: 'min_length must not exceed max_length',
      });
    }
  }
  return issues;
}

/** Checks that completions fit the option's type: text for a text option, numbers for a number option. */
export function choiceIssues(
  data: APICommandAutocompleteInteractionResponseCallbackData | undefined,
  focused: ApplicationCommandOptionType,
): Issue[] {
  const kind = focused === ApplicationCommandOptionType.String ? 'string' : 'number';
  return (data?.choices ?? []).flatMap((choice, index): Issue[] => {
    const path = ['choices', index, 'value'];
    if (!choice) return [{ path, code: 'BASE_TYPE_REQUIRED', message: 'This field is required' }];
    if (typeof choice.value === kind) return [];
    return [{ path, code: 'MODEL_TYPE_CONVERT', message: `Only ${kind} values may be converted here.` }];
  });
}
