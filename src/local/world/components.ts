import { type APIAttachment, type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10';
import { withOwnFields } from '../validate/component-fields.ts';
import type { World } from '../world.ts';
import { findReferenced } from './rendering.ts';

/** Default values that Discord adds to components. */
const DEFAULTS: Partial<Record<ComponentType, object>> = {
  [ComponentType.StringSelect]: { min_values: 1, max_values: 1 },
  [ComponentType.UserSelect]: { min_values: 1, max_values: 1 },
  [ComponentType.RoleSelect]: { min_values: 1, max_values: 1 },
  [ComponentType.MentionableSelect]: { min_values: 1, max_values: 1 },
  [ComponentType.ChannelSelect]: { min_values: 1, max_values: 1 },
  [ComponentType.Container]: { accent_color: null, spoiler: false },
  [ComponentType.File]: { name: null, size: null, spoiler: false },
  [ComponentType.Thumbnail]: { description: null, spoiler: false },
  [ComponentType.Separator]: { spacing: 1, divider: true },
};

/** The context in which a message's components are rendered. */
interface Rendering {
  readonly world: World;
  readonly files: readonly APIAttachment[];
  /** The last number that was assigned to a component. */
  last: number;
}

/**
 * Renders components as Discord returns them: numbered in reading order unless the bot numbered them, with defaults and media
 * filled in.
 */
export function renderComponents(
  world: World,
  components: readonly APIMessageTopLevelComponent[],
  files: readonly APIAttachment[],
): APIMessageTopLevelComponent[] {
  const rendering: Rendering = { world, files, last: 0 };
  return components.map((component) => render(component, rendering));
}

function render<T extends object>(component: T, rendering: Rendering): T {
  // a component of an unknown type has no defaults
  const type = 'type' in component ? DEFAULTS[component.type as ComponentType] : undefined;
  const given = Object.entries(withOwnFields(component)).filter(([, value]) => value !== null);
  const rendered: Record<string, unknown> = { ...type, ...Object.fromEntries(given) };
  rendered['id'] ||= ++rendering.last;
  for (const slot of ['components', 'accessory', 'component']) {
    const inner = rendered[slot];
    if (Array.isArray(inner)) rendered[slot] = inner.map((child) => render(child, rendering));
    else if (isObject(inner)) rendered[slot] = render(inner, rendering);
  }
  if (isObject(rendered['media'])) rendered['media'] = unfurl(rendered['media'], rendering);
  if (isObject(rendered['file'])) Object.assign(rendered, fileDetails(rendered['file'], rendering));
  if (Array.isArray(rendered['items'])) {
    rendered['items'] = rendered['items'].map((item) => galleryItem(item, rendering));
  }
  return rendered as T; // this is the same component, filled in
}

function galleryItem(item: object, rendering: Rendering): object {
  const media = 'media' in item && isObject(item.media) ? unfurl(item.media, rendering) : {};
  return { description: null, spoiler: false, ...item, media };
}

function fileDetails(media: object, rendering: Rendering): object {
  const found = findReferenced(urlOf(media), rendering.files);
  return { file: unfurl(media, rendering), name: found?.filename ?? null, size: found?.size ?? null };
}

/** A picture or file in a component, which comes from the message itself or from elsewhere. */
function unfurl(media: object, { world, files }: Rendering): object {
  const url = urlOf(media);
  const file = findReferenced(url, files);
  if (!file) return { id: world.nextId(), proxy_url: url, width: null, height: null, content_type: null, ...media };
  const { width = null, height = null, content_type = null } = file;
  return {
    id: world.nextId(),
    url: file.url,
    proxy_url: file.proxy_url,
    width,
    height,
    content_type,
    attachment_id: file.id,
  };
}

function urlOf(media: object): string {
  return 'url' in media && typeof media.url === 'string' ? media.url : '';
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
