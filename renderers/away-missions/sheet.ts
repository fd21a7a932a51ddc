import type { AwayMissionsView, CardView, PlayerView } from '../../src/games/away-missions/view.ts';
import { type Block, flow, type Page } from '../kit/flow.ts';
import type { IconName } from '../kit/icons.ts';
import { type ListItem, listBlock, listBlocks } from '../kit/list-block.ts';
import { drawPage } from '../kit/paged.ts';
import { page } from '../kit/theme.ts';
import { count, list } from '../kit/wording.ts';
import { altText, type Scene } from '../scene.ts';
import { kindIcon, weaponFacts } from './looks.ts';
import { personBlock } from './person-block.ts';
import { personLine, playerLine } from './words.ts';

/** The seat whose sheet is shown, and the page, counted from 1. */
export interface SheetParams {
  readonly seat: number;
  readonly page?: number;
}

const gap = 24;
const width = (page.width - 2 * page.margin - gap) / 2;
const top = 140;
/** Maximum number of entries in a panel. Longer lists continue in another panel. */
const longest = 10;

const playerOf = (view: AwayMissionsView, seat: number): PlayerView | undefined =>
  view.players.find((player) => player.seat === seat);

const cardEntry = (card: CardView, value?: string): ListItem => ({
  icon: kindIcon(card),
  words: card.name,
  ...(value === undefined ? {} : { value }),
});

/** Returns an entry for a kind of token, or none if there are no tokens. */
const counted = (icon: IconName, words: string, value: number): ListItem[] =>
  value === 0 ? [] : [{ icon, words, value: `${value}` }];

/** Returns the panels with all public facts about a side except its characters. */
function panels(player: PlayerView): Block[] {
  const { decks, hand, discards } = player;
  const piles: ListItem[] = [
    { icon: 'flag', words: 'Mission deck', value: `${decks.mission}` },
    { icon: 'event', words: 'Support deck', value: `${decks.support}` },
    { icon: 'card', words: 'Hand: missions, support', value: `${hand.mission}, ${hand.support}` },
    { icon: 'discard', words: 'Discards', value: `${discards.mission.length}, ${discards.support.length}` },
  ];
  const scored = player.scored.map(({ card, points, bonus }) => cardEntry(card, `${points + bonus}`));
  const tokens: ListItem[] = [
    { icon: 'star', words: 'Points', value: `${player.points}` },
    ...(player.bonusPoints
      ? [{ icon: 'plus', words: 'Bonus Points tokens', value: `${player.bonusPoints}` } as const]
      : []),
    ...(player.bonusActions
      ? [{ icon: 'bonus', words: 'Bonus Actions', value: `${player.bonusActions}` } as const]
      : []),
    ...counted('adapt', 'Adapt tokens', player.adapt),
    ...counted('intel', 'Intel tokens', player.intel),
    ...counted('trap', 'Face-down Traps', player.faceDown.traps),
    ...counted('trap', 'Sprung Traps', player.sprung),
    ...counted('flag', 'Face-down Missions', player.faceDown.missions),
  ];
  const core: ListItem[] = player.core
    ? [
        cardEntry(player.core),
        ...player.core.lines.map((effect) => ({ icon: 'point', words: effect.text, rows: 6 }) as const),
      ]
    : [{ icon: 'core', words: 'not chosen yet' }];
  const table = player.table.map(({ card, progress, of }) => cardEntry(card, `${progress} of ${of}`));
  const traps = player.traps.map(({ card, space }) => cardEntry(card, space));
  const permanents = player.permanents.map((card) => cardEntry(card));
  return [
    listBlock('Points', tokens, width),
    listBlock('Cards', piles, width),
    listBlock('Core mission', core, width),
    ...listBlocks('Scored', scored, width, longest),
    ...listBlocks('Missions on the table', table, width, longest),
    ...listBlocks('In force', permanents, width, longest),
    ...listBlocks('Traps', traps, width, longest),
  ];
}

/** Returns the team’s name, with a number if two teams have the same affiliation. */
function titleOf({ name, team }: PlayerView): string {
  const [number] = / \d+$/.exec(name) ?? [''];
  return `${team}${number}`;
}

function pagesOf(view: AwayMissionsView, seat: number): Page[] {
  const player = playerOf(view, seat);
  const people = view.characters.filter((person) => person.seat === seat).map((person) => personBlock(person, width));
  const blocks = [...people, ...(player ? panels(player) : [])];
  return flow(blocks, { columns: 2, width, gap, left: page.margin, top, bottom: page.maxHeight - page.margin });
}

/** Draws a side's sheet: characters with pegs and weapons, then points, piles, Core Mission and cards in play. */
export const sheet: Scene<AwayMissionsView, SheetParams> = {
  draw(view, { seat, page: wanted = 1 }) {
    const player = playerOf(view, seat);
    const title = player === undefined ? `Seat ${seat + 1}` : titleOf(player);
    return drawPage(pagesOf(view, seat), wanted, { seat, title, facts: [count(player?.points ?? 0, 'point')] });
  },
  pages: (view, { seat }) => pagesOf(view, seat).length,
  alt: (view, { seat }) => altText(words(view, seat)),
  text: (view, { seat }) => words(view, seat),
};

function words(view: AwayMissionsView, seat: number): string[] {
  const player = playerOf(view, seat);
  if (!player) return ['Nobody has that seat.'];
  const named = (cards: readonly CardView[]): string => list(cards.map((card) => card.name)) || 'none';
  const { decks, discards } = player;
  return [
    playerLine(player),
    ...view.characters
      .filter((person) => person.seat === seat)
      .flatMap((person) => [
        personLine(person),
        `Weapons: ${list(person.weapons.map((weapon) => `${weapon.name} (${weaponFacts(weapon)})`)) || 'none'}.`,
        ...person.abilities.map((ability) => `${ability.name}: ${ability.text}`),
        ...(person.specializations.length ? [`Specializations: ${list(person.specializations)}.`] : []),
      ]),
    `Decks: ${count(decks.mission, 'mission')}, ${count(decks.support, 'support card')}.`,
    `Discarded missions: ${named(discards.mission)}. Discarded support cards: ${named(discards.support)}.`,
    player.core
      ? `Core mission: ${player.core.name}. ${player.core.lines.map((l) => l.text).join(' ')}`
      : 'No core mission yet.',
    ...player.scored.map(
      ({ card, points, bonus }) => `Scored ${card.name}: ${points}${bonus ? ` and ${bonus} bonus` : ''}.`,
    ),
    ...(player.permanents.length ? [`In force: ${named(player.permanents)}.`] : []),
    ...player.table.map(
      ({ card, progress, of, faceDown }) =>
        `On the table${faceDown ? ', face down' : ''}: ${card.name}, ${progress} of ${of}.`,
    ),
    ...player.traps.map(({ card, space }) => `Trap: ${card.name} in ${space}.`),
  ];
}
