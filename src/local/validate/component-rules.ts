import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { referencedFile } from '../world/rendering.ts';
import { withOwnFields } from './component-fields.ts';
import type { Issue } from './form.ts';
import type { FormCode } from './form-codes.ts';

type Path = readonly (string | number)[];

/**
 * A component of any kind, with loose types. The schema has checked each component by itself. The rules here compare
 * components with each other.
 */
export interface AnyComponent {
  readonly type: ComponentType;
  readonly id?: number;
  readonly custom_id?: string;
  readonly style?: number;
  readonly label?: string | null;
  readonly emoji?: object | null;
  readonly url?: string | null;
  readonly sku_id?: string | null;
  readonly content?: string;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly value?: string;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly min_values?: number;
  readonly max_values?: number;
  readonly options?: readonly { readonly label: string; readonly value: string; readonly default?: boolean }[];
  /** The people, roles or channels that a menu of them shows as chosen. */
  readonly default_values?: readonly { readonly id: string; readonly type: string }[];
  readonly components?: readonly AnyComponent[];
  readonly accessory?: AnyComponent;
  readonly component?: AnyComponent;
  readonly media?: { readonly url: string };
  readonly file?: { readonly url: string };
  readonly items?: readonly { readonly media: { readonly url: string } }[];
}

/** Components that only messages with the flag for components v2 can have. */
const V2_ONLY: ReadonlySet<ComponentType> = new Set([
  ComponentType.Section,
  ComponentType.TextDisplay,
  ComponentType.Thumbnail,
  ComponentType.MediaGallery,
  ComponentType.File,
  ComponentType.Separator,
  ComponentType.Container,
]);

/** Yields every component in a tree with its path, in reading order. */
export function* walkComponents(components: readonly object[], path: Path): Generator<[AnyComponent, Path]> {
  for (const [index, component] of components.entries()) {
    yield* walkOne(component as AnyComponent, [...path, index]); // the schema has checked the shape
  }
}

function* walkOne(given: AnyComponent, path: Path): Generator<[AnyComponent, Path]> {
  const component = withOwnFields(given);
  yield [component, path];
  if (component.components) yield* walkComponents(component.components, [...path, 'components']);
  if (component.accessory) yield* walkOne(component.accessory, [...path, 'accessory']);
  if (component.component) yield* walkOne(component.component, [...path, 'component']);
}

/** The message or form in which components are used. */
export interface ComponentContext {
  /** True if components v2 are allowed. */
  readonly v2: boolean;
  /** The names of the files that `attachment://` may refer to. */
  readonly files: ReadonlySet<string>;
}

/** Rules that Discord documents for components but leaves out of its API description. */
export function componentIssues(components: readonly object[], { v2, files }: ComponentContext): Issue[] {
  const issues: Issue[] = [];
  const customIds = new Set<string>();
  const numbers = new Set<number>();
  let count = 0;
  let text = 0;
  for (const [component, path] of walkComponents(components, ['components'])) {
    const add = (code: FormCode, message: string, ...at: Path) =>
      issues.push({ path: [...path, ...at], code, message });
    count++;
    text += [...(component.type === ComponentType.TextDisplay ? (component.content ?? '') : '')].length;
    if (!v2 && V2_ONLY.has(component.type)) {
      add('UNION_TYPE_CHOICES', 'Value of field "type" must be one of (1,).', 'type');
    }
    if (component.custom_id !== undefined) {
      if (customIds.has(component.custom_id)) {
        add('COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated', 'custom_id');
      }
      customIds.add(component.custom_id);
    }
    if (component.id) {
      if (numbers.has(component.id)) add('COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated', 'id');
      numbers.add(component.id);
    }
    issues.push(...issuesOf(component, path), ...mediaIssues(component, path, files));
  }
  const add = (code: FormCode, message: string) => issues.push({ path: ['components'], code, message });
  if (v2 && count > 40) add('COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED', 'The message has more than 40 components');
  if (text > 4000) {
    add('COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', 'Components displayable text size exceeds maximum size of 4000');
  }
  return issues;
}

function issuesOf(component: AnyComponent, path: Path): Issue[] {
  switch (component.type) {
    case ComponentType.ActionRow:
      return rowIssues(component, path);
    case ComponentType.Button:
      return buttonIssues(component, path);
    case ComponentType.StringSelect:
      return selectIssues(component, path);
    case ComponentType.UserSelect:
    case ComponentType.RoleSelect:
    case ComponentType.MentionableSelect:
    case ComponentType.ChannelSelect:
      return filledMenuIssues(component, path);
    default:
      return [];
  }
}

function rowIssues({ components = [] }: AnyComponent, path: Path): Issue[] {
  const wide = components.some(({ type }) => type !== ComponentType.Button);
  if (!wide || components.length < 2) return [];
  const message = 'The specified component exceeds the maximum width';
  return [{ path: [...path, 'components'], code: 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', message }];
}

function buttonIssues({ style, url, custom_id, label, emoji, sku_id }: AnyComponent, path: Path): Issue[] {
  const issues: Issue[] = [];
  const add = (code: FormCode, message: string, ...at: Path) => issues.push({ path: [...path, ...at], code, message });
  if (style === ButtonStyle.Link) {
    if (!url) add('BASE_TYPE_REQUIRED', 'A url is required', 'url');
  } else if (style === ButtonStyle.Premium) {
    if (!sku_id) add('BASE_TYPE_REQUIRED', 'A sku id is required', 'sku_id');
  } else if (!custom_id) add('BASE_TYPE_REQUIRED', 'A custom id is required', 'custom_id');
  if (url && custom_id) {
    add('BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE', 'A custom id and url cannot both be specified');
  }
  if (style !== ButtonStyle.Premium && !label && !emoji) {
    add('BUTTON_COMPONENT_INVALID', 'A button must have a label or emoji');
  }
  return issues;
}

function selectIssues({ options = [], min_values = 1, max_values = 1 }: AnyComponent, path: Path): Issue[] {
  const issues: Issue[] = [];
  const add = (code: FormCode, message: string, ...at: Path) => issues.push({ path: [...path, ...at], code, message });
  if (options.length === 0) add('BASE_TYPE_REQUIRED', 'This field is required', 'options');
  const values = new Set<string>();
  for (const [index, { value }] of options.entries()) {
    if (values.has(value)) {
      const message = 'The specified option value is already used';
      add('SELECT_COMPONENT_OPTION_VALUE_DUPLICATED', message, 'options', index, 'value');
    }
    values.add(value);
  }
  if (max_values > options.length) {
    add('SELECT_COMPONENT_MAX_VALUES_INVALID', 'max_values must not exceed the number of options', 'max_values');
  }
  if (min_values > max_values) add('NUMBER_TYPE_MAX', 'min_values must not exceed max_values', 'min_values');
  if (options.filter((option) => option.default).length > max_values) {
    add('SELECT_COMPONENT_MAX_VALUES_INVALID', 'Too many options are chosen by default', 'options');
  }
  return issues;
}

/** The rules for menus that Discord fills: with people, roles or channels. */
function filledMenuIssues({ min_values = 1, max_values = 1, default_values = [] }: AnyComponent, path: Path): Issue[] {
  const issues: Issue[] = [];
  const add = (code: FormCode, message: string, at: string) => issues.push({ path: [...path, at], code, message });
  if (min_values > max_values) add('NUMBER_TYPE_MAX', 'min_values must not exceed max_values', 'min_values');
  const count = default_values.length;
  if (count > 0 && (count < min_values || count > max_values)) {
    const message = 'The number of default values must be from min_values to max_values';
    add('SELECT_COMPONENT_MAX_VALUES_INVALID', message, 'default_values');
  }
  return issues;
}

function mediaIssues({ media, file, items = [] }: AnyComponent, path: Path, files: ReadonlySet<string>): Issue[] {
  const places: [string | undefined, Path][] = [
    [media?.url, ['media']],
    [file?.url, ['file']],
    ...items.map((item, index): [string, Path] => [item.media.url, ['items', index, 'media']]),
  ];
  return places.flatMap(([url, at]): Issue[] => {
    const name = url === undefined ? null : referencedFile(url);
    if (name === null || files.has(name)) return [];
    const message = `The referenced attachment ${name} was not found`;
    return [{ path: [...path, ...at, 'url'], code: 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND', message }];
  });
}
