import { ComponentType } from 'discord-api-types/v10';

/** Fields that contain components or media, each with the component types that have the field. */
const OWNERS: Readonly<Record<string, readonly ComponentType[]>> = {
  components: [ComponentType.ActionRow, ComponentType.Section, ComponentType.Container],
  accessory: [ComponentType.Section],
  component: [ComponentType.Label],
  media: [ComponentType.Thumbnail],
  file: [ComponentType.File],
  items: [ComponentType.MediaGallery],
};

/**
 * Returns a component without the {@link OWNERS} fields that its type doesn’t have. Discord ignores fields that a type
 * doesn't have, so no schema has checked their content.
 */
export function withOwnFields<T extends object>(component: T): T {
  const type = 'type' in component ? component.type : undefined;
  const isOwn = (field: string): boolean => {
    const owners = Object.hasOwn(OWNERS, field) ? OWNERS[field] : undefined;
    return owners === undefined || owners.some((owner) => owner === type);
  };
  const entries = Object.entries(component);
  // The copy still has the type T, since only ignored fields are missing.
  return entries.every(([field]) => isOwn(field))
    ? component
    : (Object.fromEntries(entries.filter(([field]) => isOwn(field))) as T);
}
