import { type APIMessage, ComponentType } from 'discord-api-types/v10';

export interface Choosable {
  /** The component's id. */
  id: string;
  label: string;
  /** The value that is chosen, if it is in a menu. */
  value: string | null;
}

/** Everything in a message that can be pressed or chosen. */
export function choosable(message: APIMessage): Choosable[] {
  return (message.components ?? []).flatMap((row) =>
    row.type !== ComponentType.ActionRow
      ? []
      : row.components.flatMap((component): Choosable[] => {
          if (component.type === ComponentType.Button && 'custom_id' in component && component.disabled !== true) {
            return [{ id: component.custom_id, label: component.label ?? '', value: null }];
          }
          if (component.type !== ComponentType.StringSelect) return [];
          return component.options.map(({ label, value }) => ({ id: component.custom_id, label, value }));
        }),
  );
}

/** Returns the first values of a menu, as few as the menu takes. */
export function firstValues(message: APIMessage, menu: string): string[] {
  const menus = (message.components ?? []).flatMap((row) =>
    row.type === ComponentType.ActionRow
      ? row.components.flatMap((part) => (part.type === ComponentType.StringSelect ? [part] : []))
      : [],
  );
  const found = menus.find(({ custom_id }) => custom_id === menu);
  return (found?.options ?? []).slice(0, found?.min_values ?? 1).map(({ value }) => value);
}
