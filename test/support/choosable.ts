import { type APIMessage, type APIMessageComponent, ComponentType } from 'discord-api-types/v10';
import { textsOf, walk } from '../../src/queue/blocks.ts';

export interface Choosable {
  /** The component's id. */
  id: string;
  /** The text on it. The button of a line also has the line's first text: `Blue: Join`. */
  label: string;
  /** The value that is chosen, if it is in a menu. */
  value: string | null;
}

/** The components of a message at all levels. */
function partsOf({ components }: Pick<APIMessage, 'components'>): APIMessageComponent[] {
  // Discord sent them.
  return walk(components) as APIMessageComponent[];
}

/** Everything in a message that can be pressed or chosen. */
export function choosable(message: Pick<APIMessage, 'components'>): Choosable[] {
  const all = partsOf(message);
  const lines = all.flatMap((part) => (part.type === ComponentType.Section ? [part] : []));
  return all.flatMap((part): Choosable[] => {
    if (part.type === ComponentType.Button && 'custom_id' in part && part.disabled !== true) {
      const line = lines.find(({ accessory }) => accessory === part);
      const [about = ''] = textsOf(line?.components ?? []).flatMap((text) => text.split('\n'));
      const words = about.replaceAll('*', '').replace(/^\d+\. /, '');
      return [{ id: part.custom_id, label: [words, part.label ?? ''].filter(Boolean).join(': '), value: null }];
    }
    if (part.type !== ComponentType.StringSelect) return [];
    return part.options.map(({ label, value }) => ({ id: part.custom_id, label, value }));
  });
}

/** Returns the first values of a menu, as few as the menu takes. */
export function firstValues(message: APIMessage, menu: string): string[] {
  const menus = partsOf(message).flatMap((part) => (part.type === ComponentType.StringSelect ? [part] : []));
  const found = menus.find(({ custom_id }) => custom_id === menu);
  return (found?.options ?? []).slice(0, found?.min_values ?? 1).map(({ value }) => value);
}
