import type { AgreementView, AscendancyView, PlayerView } from '../../src/games/ascendancy/view.ts';
import type { Block, Page } from '../kit/flow.ts';
import { entryWords, type ListItem, listBlock } from '../kit/list-block.ts';
import { drawPage } from '../kit/paged.ts';
import { count, list } from '../kit/wording.ts';
import { altText, type Scene } from '../scene.ts';
import { advancementOf, faceBlock } from './card-face.ts';
import { consoleBlock } from './console-block.ts';
import { half, pagesOf, wide } from './pages.ts';
import { heap, nameOf } from './words.ts';

/** The seat whose console is shown, and the page, counted from 1. */
export interface SheetParams {
  readonly seat: number;
  readonly page?: number;
  /** If set, only this page is drawn. If the number is too high, the last page is shown. */
  readonly only?: number;
}

const playerAt = (view: AscendancyView, seat: number): PlayerView | undefined =>
  view.players.find((player) => player.seat === seat);

const used = 'Exhausted';

function standing(view: AscendancyView, player: PlayerView): ListItem[] {
  const { systems, ships, controls, commissioned, contact, claimed, ambassadors, civ, out, committed } = player;
  return [
    ...(out ? [{ icon: 'out', words: 'Out of the game' } as const] : []),
    { icon: 'flag', words: 'Systems controlled', value: `${systems}` },
    { icon: 'ship', words: 'Ships in supply', value: `${ships}` },
    { icon: 'point', words: 'Control Nodes in supply', value: `${controls}` },
    { icon: 'starbase', words: 'Starbases commissioned', value: `${commissioned}` },
    ...(civ === 'vulcan' ? [{ icon: 'person', words: 'Ambassadors in supply', value: `${ambassadors}` } as const] : []),
    ...(committed > 0 ? [{ icon: 'clock', words: 'Committed in Initiative', value: `${committed}` } as const] : []),
    ...(claimed.length > 0
      ? [
          {
            icon: 'science',
            words: `Claimed Ships of ${list([...new Set(claimed)].map((seat) => nameOf(view, seat)))}`,
            value: `${claimed.length}`,
          } as const,
        ]
      : []),
    {
      icon: 'diplomacy',
      words:
        contact.length === 0
          ? 'No First Contact yet'
          : `First Contact: ${list(contact.map((seat) => nameOf(view, seat)))}`,
    },
  ];
}

function cardsOf({ deck, projects, held, agendas }: PlayerView): ListItem[] {
  return [
    { icon: 'deck', words: 'Advancement deck', value: `${deck}` },
    ...projects.map(
      ({ research }, i): ListItem => ({
        icon: 'science',
        words: `Project ${i + 1}, Research on it`,
        value: `${research}`,
      }),
    ),
    ...held.map(({ name }): ListItem => ({ icon: 'card', words: `Kept: ${name}` })),
    ...agendas.map(
      (agenda): ListItem => ({
        icon: 'star',
        words: agenda?.open === true ? `Agenda: ${agenda.name}` : 'A hidden Agenda',
      }),
    ),
  ];
}

/** Returns what an Agreement pays now or would pay, such as `2`, or `varies` if that depends on Ships. */
function worthOf({ holder, profit, exhausted, worth }: AgreementView): string {
  return holder !== null && !exhausted ? `${profit}` : worth === null ? 'varies' : `${worth}`;
}

/** Lists the Trade Agreements that a player has received, then the player’s own, all with their value. */
export function tradeOf(view: AscendancyView, player: PlayerView): ListItem[] {
  const given = player.agreements.map((one): ListItem => {
    const { holder, exhausted } = one;
    const where = holder === null ? 'In hand' : `Given to the ${nameOf(view, holder)}${exhausted ? ', Exhausted' : ''}`;
    return { icon: 'discard', words: where, value: worthOf(one), quiet: holder === null };
  });
  const received = view.players.flatMap(({ name: giver, agreements }) =>
    agreements.flatMap((one): ListItem[] =>
      one.holder === player.seat
        ? [{ icon: 'draw', words: `From the ${giver}${one.exhausted ? ', Exhausted' : ''}`, value: worthOf(one) }]
        : [],
    ),
  );
  return [...received, ...given];
}

function fleetsOf(view: AscendancyView, { fleets }: PlayerView): ListItem[] {
  return fleets.map(({ card, sides, unit, up }): ListItem => {
    const side = sides.find((one) => one.side === up);
    const found = view.units.find(({ id }) => id === unit);
    if (side === undefined || found === undefined)
      return { icon: 'ship', words: `Fleet ${card + 1}: ${sides.map(({ name }) => name).join(' or ')}`, quiet: true };
    return { icon: 'ship', words: `Fleet ${card + 1}: ${side.name}`, value: `${found.ships} of ${side.most}` };
  });
}

function blocksOf(view: AscendancyView, player: PlayerView): Block[] {
  const dim = (exhausted: boolean): string | null => (exhausted ? used : null);
  return [
    listBlock('Standing', standing(view, player), half),
    listBlock('Cards', cardsOf(player), half),
    listBlock('Trade Agreements, Production', tradeOf(view, player), half),
    listBlock('Fleets', fleetsOf(view, player), half),
    ...player.advancements.map((card) => faceBlock({ ...advancementOf(card), dim: dim(card.exhausted) }, half)),
    ...player.allies.map((card) => faceBlock({ ...card, kind: 'Ally', dim: dim(card.exhausted) }, half)),
    ...player.held.map((card) => faceBlock({ ...card, kind: 'Kept Exploration Card' }, half)),
    ...player.tech.map((card) => faceBlock({ ...card, kind: 'Borg Tech', dim: dim(card.exhausted) }, half)),
  ];
}

function pages(view: AscendancyView, seat: number): Page[] {
  const player = playerAt(view, seat);
  return player === undefined ? pagesOf([], []) : pagesOf([consoleBlock(player, wide)], blocksOf(view, player));
}

/**
 * A player’s public information: the console with its tracks and Commands, supply, trade, Fleets, and all completed
 * cards.
 */
export const sheet: Scene<AscendancyView, SheetParams> = {
  draw(view, { seat, page = 1, only }) {
    const player = playerAt(view, seat);
    return drawPage(pages(view, seat), only ?? page, {
      seat,
      title: player?.name ?? 'Nobody is playing that seat',
      facts: view.facts.slice(-1),
    });
  },
  pages: (view, { seat, only }) => (only === undefined ? pages(view, seat).length : 1),
  alt: (view, { seat }) => altText(words(view, seat)),
  text: (view, { seat }) => words(view, seat),
};

function words(view: AscendancyView, seat: number): string[] {
  const player = playerAt(view, seat);
  if (player === undefined) return ['Nobody is playing that seat.'];
  const { commands, weapons, shields, ascendancy, reserves, card } = player;
  const cards = [...player.allies, ...player.tech];
  const lines = [...standing(view, player), ...cardsOf(player), ...tradeOf(view, player), ...fleetsOf(view, player)];
  return [
    `${player.name}: ${ascendancy} Ascendancy; ${heap(reserves) || 'no Resources'}.`,
    `Weapons hit on ${weapons}+, Shields ${shields}, ${commands.ready} of ${count(commands.ready + commands.exhausted, 'Command')} ready${card === null ? '' : `, Turn Order Card ${card}`}.`,
    ...lines.map((entry) => `${entryWords(entry)}.`),
    ...player.advancements.map(({ name, type, tokens, line, exhausted }) => {
      const pictured = tokens.length === 0 ? '' : `, ${tokens.join(' and ')} token`;
      return `${name} (${type}${pictured}${exhausted ? ', Exhausted' : ''}): ${line}`;
    }),
    ...cards.map(({ name, line, exhausted }) => `${name}${exhausted ? ' (Exhausted)' : ''}: ${line}`),
    ...player.held.map(({ name, line }) => `${name}: ${line}`),
  ];
}
