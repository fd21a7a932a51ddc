import type { FrontiersView, SpaceView } from '../../src/games/frontiers/view.ts';
import type { Block } from '../kit/flow.ts';
import { iconNamed } from '../kit/icons.ts';
import { type ListItem, listBlock } from '../kit/list-block.ts';
import { enemyBlock } from './enemy-block.ts';
import { nameOf } from './words.ts';

/**
 * Returns blocks for a part of the map: face-up enemies with figures and abilities, face-down enemies as a list, and
 * the goods for sale.
 */
export function roster(view: FrontiersView, width: number): Block[] {
  const { spaces, cubes } = view;
  const met = spaces.flatMap((space) => {
    const cube = cubes.find(({ at }) => at === space.id);
    return [...space.tokens, ...(cube?.defenders ?? [])].map((token) => ({ space, token }));
  });
  const open = met.flatMap(({ space, token }) =>
    token.enemy === null ? [] : [enemyBlock({ enemy: token.enemy, pile: token.pile, place: space.id }, width)],
  );
  const hidden = new Map<string, number>();
  for (const { space, token } of met) {
    if (token.enemy === null)
      hidden.set(`${space.id}: ${token.pileName}`, (hidden.get(`${space.id}: ${token.pileName}`) ?? 0) + 1);
  }
  const classH = spaces.flatMap(({ id, classH: token }) =>
    token === null ? [] : [{ icon: 'search' as const, words: `${id}: ${token.name}. ${token.lines.join('. ')}` }],
  );
  const faceDown = [...hidden].map(([words, many]) => ({
    icon: 'out' as const,
    words: many > 1 ? `${words} x${many}` : words,
  }));
  return [
    ...(faceDown.length > 0 ? [listBlock('Face down', faceDown, width)] : []),
    ...(classH.length > 0 ? [listBlock('Class-H Planets', classH, width)] : []),
    ...open,
    ...sales(view).map(({ heading, items }) => listBlock(heading, items, width)),
  ];
}

/** Locations with the same goods for sale. */
interface Sales {
  readonly heading: string;
  readonly items: ListItem[];
}

/** Returns the goods for sale on a part of the map. */
export function sales(view: FrontiersView): Sales[] {
  const found = new Map<string, { at: string[]; space: SpaceView }>();
  for (const space of view.spaces) {
    if (space.sells.length === 0) continue;
    const key = JSON.stringify([space.site?.name, termsOf(view, space), space.sells]);
    const known = found.get(key);
    if (known === undefined) found.set(key, { at: [space.id], space });
    else known.at.push(space.id);
  }
  return [...found.values()].map(({ at, space }) => ({
    heading: `${at.join(', ')}: ${space.site?.name ?? ''}`,
    items: [
      ...termsOf(view, space).map((words) => ({ icon: 'lock' as const, words, quiet: true })),
      ...space.sells.map(({ icon, words, price }) => ({ icon: iconNamed(icon), words, value: `${price}` })),
    ],
  }));
}

/** Returns a note if the location sells nothing yet, or sells only to its owner. */
function termsOf(view: FrontiersView, { tokens, owner }: SpaceView): string[] {
  if (tokens.length > 0) return ['Sells once it is conquered'];
  return owner === null || owner === view.reader ? [] : [`Only for ${nameOf(view, owner)}`];
}
