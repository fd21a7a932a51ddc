import type { CaptainView, FrontiersView } from '../../src/games/frontiers/view.ts';
import { must } from '../../src/kernel/must.ts';
import type { Block, Page } from '../kit/flow.ts';
import { entryWords, type ListItem, listBlock, listBlocks } from '../kit/list-block.ts';
import { drawPage } from '../kit/paged.ts';
import { page } from '../kit/theme.ts';
import { list } from '../kit/wording.ts';
import { altText, type Scene } from '../scene.ts';
import { cardsTop, stackUnder } from './card-pages.ts';
import { crewBlock, skillBlock } from './people-face.ts';
import { rackBlock } from './rack.ts';
import { crewWords, heap, memberWords, pointsWords, signed, skillWords } from './words.ts';

/** The seat, and the page of its sheet, counted from 1. */
export interface SheetParams {
  readonly seat: number;
  readonly page?: number;
}

const gap = 24;
const wide = page.width - 2 * page.margin;
const width = (wide - gap) / 2;

const captainAt = (view: FrontiersView, seat: number): CaptainView | undefined =>
  view.captains.find((captain) => captain.seat === seat);

/**
 * Formats the Reputation modifier: `+1 to Diplomacy`. At the end of the Reputation Track, Interactions aren't possible.
 */
function modifierWords({ modifier }: CaptainView): string {
  return modifier === null ? 'no Interactions' : `${signed(modifier)} to Diplomacy`;
}

function standing(captain: CaptainView): ListItem[] {
  const { experience, nextLevel, level, reputation, defense, handLimit, commandTokens, crew, wounds } = captain;
  return [
    {
      icon: 'star',
      words: nextLevel === null ? 'Experience' : `Experience, Level ${level + 1} at ${nextLevel}`,
      value: `${experience}`,
    },
    { icon: 'skill', words: 'Level', value: `${level}` },
    { icon: 'flag', words: `Reputation, ${modifierWords(captain)}`, value: signed(reputation) },
    { icon: 'defense', words: 'Defense', value: `${defense}` },
    { icon: 'card', words: 'Hand Limit here', value: `${handLimit}` },
    { icon: 'person', words: 'Crew, Command Tokens', value: `${crew.length}/${commandTokens}` },
    ...(wounds > 0 ? [{ icon: 'damage', words: 'Captain’s Wounds', value: `${wounds}` } as const] : []),
  ];
}

function piles(captain: CaptainView): ListItem[] {
  const { ally, hand, deck, discard, removed, skillPile, kept, tactic, at, aside, rewards } = captain;
  return [
    ...(ally === null ? [] : [{ icon: 'team', words: `In a team with ${ally}` } as const]),
    { icon: 'ship', words: at === null ? 'Not on the map yet' : aside ? `Waits at ${at}` : `At ${at}` },
    ...(tactic === null
      ? []
      : [{ icon: 'clock', words: `${tactic.card.number} ${tactic.card.name}${tactic.used ? ', used' : ''}` } as const]),
    { icon: 'card', words: 'Hand', value: `${hand}` },
    { icon: 'deck', words: 'Ship Deck', value: `${deck}` },
    { icon: 'discard', words: 'Discards', value: `${discard}` },
    ...(removed > 0 ? [{ icon: 'out', words: 'Out of the game', value: `${removed}` } as const] : []),
    ...(kept > 0 ? [{ icon: 'draw', words: 'Kept from the draft', value: `${kept}` } as const] : []),
    { icon: 'skill', words: 'Skills face down', value: `${skillPile}` },
    ...rewards.map((words): ListItem => ({ icon: 'bonus', words: `Due: ${words}` })),
  ];
}

/** Returns the parts of the sheet that only the captain's own player sees. */
function own(view: FrontiersView, { seat }: CaptainView): Block[] {
  if (view.own === null || view.reader !== seat) return [];
  const { discard, kept, chosen } = view.own;
  const named = (cards: readonly { name: string }[]): ListItem[] =>
    [...tally(cards.map(({ name }) => name))].map(([words, many]) =>
      many > 1 ? { words, value: `x${many}` } : { words },
    );
  const choice =
    chosen === null
      ? []
      : [
          {
            icon: 'ship' as const,
            words: `${must(captainAt(view, chosen), `captain ${chosen}`).name} must hold the Wormhole`,
          },
        ];
  return [
    ...listBlocks('Your discards', named(discard), width, 12),
    ...listBlocks('Kept from the draft', named(kept), width),
    ...(choice.length > 0 ? [listBlock('Your team’s secret', choice, width)] : []),
  ];
}

function tally(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function pagesOf(view: FrontiersView, seat: number): Page[] {
  const captain = captainAt(view, seat);
  if (captain === undefined) return [{ bottom: cardsTop, placed: [] }];
  const blocks = [
    listBlock('Standing', standing(captain), width),
    listBlock('Ship and cards', piles(captain), width),
    ...captain.crew.map((member) => crewBlock(member.card, width, member)),
    ...captain.skills.map((skill) => skillBlock(skill, width)),
    ...own(view, captain),
  ];
  return stackUnder(rackBlock(view, captain, wide), blocks);
}

/** Shows a captain's sheet: data and points, figures, cards, Crew, Skills, and the reader's own discards. */
export const sheet: Scene<FrontiersView, SheetParams> = {
  draw(view, { seat, page: wanted = 1 }) {
    const captain = captainAt(view, seat);
    const facts = captain === undefined ? [] : [captain.captain];
    return drawPage(pagesOf(view, seat), wanted, { seat, title: captain?.name ?? 'No such captain', facts });
  },
  pages: (view, { seat }) => pagesOf(view, seat).length,
  alt: (view, { seat }) => altText(words(view, seat)),
  text: (view, { seat }) => words(view, seat),
};

function words(view: FrontiersView, seat: number): string[] {
  const captain = captainAt(view, seat);
  if (captain === undefined) return ['There is no such captain.'];
  const gathered = pointsWords(captain);
  const entries = [...standing(captain), ...piles(captain)];
  const mine = view.own !== null && view.reader === seat ? view.own : null;
  return [
    `${captain.shipName}, ${captain.captain}.`,
    ...entries.map((entry) => `${entryWords(entry)}.`),
    `Crystals: ${heap(captain.crystals)}. Data: ${heap(captain.data)}.`,
    ...(gathered === '' ? [] : [`Gained this turn: ${gathered}.`]),
    ...(captain.played.length > 0
      ? [`Played: ${list(captain.played.map(({ card, as }) => `${card.name} (${as})`))}.`]
      : []),
    ...captain.crew.flatMap((member) => [`${memberWords(member)}.`, ...crewWords(member.card).slice(2)]),
    ...captain.skills.map(skillWords),
    ...(mine === null ? [] : [`Your discards: ${list(mine.discard.map(({ name }) => name)) || 'none'}.`]),
    ...(mine === null || mine.kept.length === 0
      ? []
      : [`Kept from the draft: ${list(mine.kept.map(({ name }) => name))}.`]),
  ];
}
