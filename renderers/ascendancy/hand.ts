import type { AscendancyView, PlayerView, PriceView, Resource } from '../../src/games/ascendancy/view.ts';
import type { Page } from '../kit/flow.ts';
import { entryWords, type ListItem, listBlock } from '../kit/list-block.ts';
import { drawPage } from '../kit/paged.ts';
import { count } from '../kit/wording.ts';
import { altText, type Scene } from '../scene.ts';
import { consoleBlock } from './console-block.ts';
import { half, pagesOf, wide } from './pages.ts';
import { resources } from './palette.ts';
import { projectBlocks, projectWords } from './projects.ts';
import { tradeOf } from './sheet.ts';
import { heap, nameOf } from './words.ts';

/** The page, counted from 1. */
export interface HandParams {
  readonly page?: number;
}

function ownOf({ players, reader }: AscendancyView): PlayerView | undefined {
  return players.find(({ seat }) => seat === reader);
}

/** Returns a price such as `3` or `1 to 2`. */
function amount({ from, to }: PriceView): string {
  return from === to ? `${from}` : `${from} to ${to}`;
}

function signOf(resource: Resource): Pick<ListItem, 'icon' | 'ink'> {
  const { icon, ink } = resources[resource];
  return { icon, ink };
}

function prices({ prices }: PlayerView): ListItem[] {
  return (prices ?? []).map((price): ListItem => {
    const sign = price.in === 'ascendancy' ? ({ icon: 'star' } as const) : signOf(price.in);
    return { ...sign, words: price.name, value: amount(price) };
  });
}

/** Lists the player’s supply: Ships, Systems, Starbases. */
function supply({ systems, ships, controls, commissioned, ambassadors, civ }: PlayerView): ListItem[] {
  return [
    { icon: 'flag', words: 'Systems controlled', value: `${systems}` },
    { icon: 'ship', words: 'Ships in supply', value: `${ships}` },
    { icon: 'point', words: 'Control Nodes in supply', value: `${controls}` },
    { icon: 'starbase', words: 'Starbases commissioned', value: `${commissioned}` },
    ...(civ === 'vulcan' ? [{ icon: 'person', words: 'Ambassadors in supply', value: `${ambassadors}` } as const] : []),
  ];
}

function trade(view: AscendancyView, player: PlayerView): ListItem[] {
  const found = tradeOf(view, player);
  return found.length > 0 ? found : [{ words: 'None yet. Make First Contact first.', quiet: true }];
}

function pages(view: AscendancyView): Page[] {
  const player = ownOf(view);
  if (player === undefined) return pagesOf([], []);
  return pagesOf(
    [consoleBlock(player, wide)],
    [
      listBlock('Prices', prices(player), half),
      listBlock('Trade Agreements, Production', trade(view, player), half),
      ...projectBlocks(player),
      listBlock('Supply', supply(player), half),
    ],
  );
}

/**
 * The reader’s own console with levels and Commands, prices, Trade Agreements with their value, and Projects with their
 * Research.
 */
export const hand: Scene<AscendancyView, HandParams> = {
  draw: (view, { page = 1 }) => {
    const player = ownOf(view);
    const title = player === undefined ? 'You are watching' : `${player.name}: your hand`;
    return drawPage(pages(view), page, { seat: player?.seat, title, facts: view.facts.slice(-1) });
  },
  pages: (view) => pages(view).length,
  alt: (view) => altText(words(view)),
  text: words,
};

function words(view: AscendancyView): string[] {
  const player = ownOf(view);
  if (player === undefined) return ['You have no hand, since you are watching.'];
  const { commands, weapons, shields, ascendancy, reserves, projects } = player;
  const ready = `${commands.ready} of ${count(commands.ready + commands.exhausted, 'Command')} ready`;
  return [
    `${nameOf(view, player.seat)}: ${ascendancy} Ascendancy; ${heap(reserves) || 'no Resources'}.`,
    `${ready}; Weapons hit on ${weapons}+, Shields ${shields}.`,
    `Prices: ${(player.prices ?? []).map((price) => `${price.name} ${amount(price)} ${priceName(price)}`).join(', ')}.`,
    ...trade(view, player).map((entry) => `${entryWords(entry)}.`),
    `${count(projects.length, 'Project')}.`,
    ...projectWords(player),
    ...supply(player).map((entry) => `${entryWords(entry)}.`),
  ];
}

function priceName(price: PriceView): string {
  return price.in === 'ascendancy' ? 'Ascendancy' : resources[price.in].name;
}
